# Plusieurs personnes sur un appareil, et le grand écran.

web-here-title = Sur cet appareil
web-here-open = Dans ce jeu, tout le monde voit la même chose : pose l’appareil au milieu.
web-here-secrets = Dans ce jeu, on a ses secrets : un rideau tombe avant que l’appareil change de mains.
web-here-race = Tout le monde a son ail et sa touche. Les mains sur la table !
web-here-name = Nom de la personne { $number }
web-here-more = Ajouter une personne
web-here-fewer = Retirer une personne
web-here-bots = Robots en plus
web-here-level = Leur niveau
web-curtain = Passe l’appareil à { $name }
web-curtain-text = Les autres regardent ailleurs.
web-curtain-up = Je suis { $name }
web-poster = Scanner l’image, ou taper le code à la grille
web-idle = Personne n’a joué depuis un moment. La partie reprend quand tout le monde est là.
web-idle-here = Je suis là
