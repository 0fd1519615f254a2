# Plusieurs personnes sur un appareil, et le grand écran.

web-here-title = Sur cet appareil
web-here-open = Dans ce jeu, tout le monde voit la même chose : posez l'appareil au milieu.
web-here-secrets = Dans ce jeu, chacun a ses secrets : un rideau tombe avant que l'appareil change de mains.
web-here-race = Chacun reçoit son ail et sa touche : les mains sur la table.
web-here-name = Nom de la personne { $number }
web-here-more = Une personne de plus
web-here-fewer = Une personne de moins
web-here-bots = Robots en plus
web-here-level = Leur façon de jouer
web-curtain = Passez l'appareil à { $name }
web-curtain-text = Tous les autres regardent ailleurs.
web-curtain-up = Je suis { $name }
web-poster = Scannez l'image ou tapez le code à la grille
web-idle = Personne n'a bougé depuis un moment. La partie reprend quand tout le monde est là.
web-idle-here = Je suis là
