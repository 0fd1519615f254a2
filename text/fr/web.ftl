# What the browser client says itself.

## The gate

web-tagline = Quatre jeux de cimetière. Jouez entre amis, ou avec les robots qui habitent ici.
web-games = Les jeux
web-language = Langue
web-theme = Couleurs : { $theme ->
    [dark] nuit
    [light] plein jour
   *[auto] comme votre appareil
  }
web-sound = Son
web-players = { $most ->
    [one] 1 joueur
   *[other] { $least } à { $most } joueurs
  }
web-play-now = Jouer
web-play-now-game = { web-play-now } : { $game }
web-with-friends = Entre amis
web-with-friends-game = { web-with-friends } : { $game }
web-on-this-device = Sur cet appareil
web-on-this-device-game = { web-on-this-device } : { $game }
web-day = La maison du jour
web-day-again = Votre maison du jour
web-rules = Règles
web-pieces = Le matériel
web-rules-of = Règles de { $game }
web-rule = Règle { $rule }
web-your-name = Votre nom
web-name-hint = Les autres le voient à la table. Aucune inscription.
web-save = Garder
web-join = Rejoindre une table
web-code = Code de la table
web-code-hint = quatre lettres
web-your-tables = Vos tables
web-open-tables = Tables ouvertes à tous
web-recent = Tables terminées
web-lost-title = Personne ne repose ici
web-lost-text = Cette page n'existe pas. Le lien est peut-être ancien, ou il manque une lettre.
web-home = Retour à la grille

## Before the deal

web-who-plays = Qui joue
web-seats = Places
web-free-seat = place libre
web-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
web-sit = S'asseoir
web-bot = robot
web-you = vous
web-away = absent
web-no-bot = pas de robot
web-bot-for = Robot pour la place { $number }
web-kick = Renvoyer
web-fewer-seats = Une place de moins
web-more-seats = Une place de plus
web-start = Distribuer
web-host-starts = { $name } lance la partie.
web-somebody = Quelqu’un
web-invite = Inviter
web-qr = Code QR de { $link }
web-copy-link = Copier le lien
web-copied = Copié
web-tv = Pour le grand écran :
web-listed = Montrer la table à tous à la grille
web-pace = Rythme
web-pace-live = en direct : l'horloge tourne
web-pace-relaxed = tranquille : sans horloge
web-pace-by-mail = par correspondance : un jour par coup
web-options = Options
web-option-usual = (habituel)
web-shuffle = Un mélange honnête
web-shuffle-promise = Un secret décide du mélange. Voici son sceau : à la fin, le secret est ouvert et chacun peut vérifier que rien n'a été changé.
web-salt = Mêlez-y un mot à vous
web-salt-add = Mêler

## At the table

web-finding = On cherche la table …
web-no-table = Cette table n'existe pas
web-gone = Vous n'êtes plus à cette table
web-your-move = À vous de jouer
web-is-asked = doit jouer
web-waiting-for = On attend { $names }
web-window-open = Temps des réactions
web-paused = La table est en pause
web-paused-away = Quelqu’un s’est absenté : la table attend un moment
web-paused-company = La table attend que deux personnes puissent jouer
web-frozen = Quelque chose a mal tourné dans le programme. La table est figée, son journal est conservé.
web-show-choices = { $count ->
    [one] Montrer le seul choix en liste
   *[other] Montrer les { $count } choix en liste
  }
web-sure = Êtes-vous sûr ? On ne peut pas revenir en arrière.
web-filter = Chercher un choix
web-log = Ce qui s'est passé
web-log-empty = Ce qui se passe à partir de maintenant est raconté ici.
web-chat = Discussion
web-say = Dites quelque chose
web-send = Envoyer
web-take-back = Reprendre
web-leave = Partir
web-leave-text = Votre place reste la vôtre. Vous retrouverez la table à la grille.
web-leave-keep = Partir et garder la place
web-stand = Céder la place
web-table-tools = Table
web-host-rights = Vos droits d'hôte
web-pause = Pause
web-unpause = Reprendre
web-bot-in = Faire jouer un robot
web-bot-out = Retirer le robot
web-other-device = Un autre appareil
web-move-seat = Déplacer ma place vers un autre appareil
web-take-seat = Prendre la place ici
web-take-seat-text = Ce lien amène une place sur cet appareil. Il ne sert qu'une fois.
web-old-link = Ce lien n'ouvre plus rien
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-seconds-left = { $seconds } s

## When it is over

web-you-win = Vous gagnez !
web-you-share = Vous partagez la victoire !
web-you-lose = Pas cette fois
web-winners = { $count ->
    [0] Personne ne gagne
    [one] { $seats } gagne
   *[other] { $seats } gagnent
  }
web-scores = Points
web-again = Encore une fois, les mêmes
web-to-rematch = À la table suivante
web-look-back = Revoir
web-download = Télécharger la table

## Bad days

web-line-lost = La ligne est coupée. Rien n'est perdu : réessayez dans un instant.
web-line-lost-banner = La ligne est coupée. On vous reconnecte …
web-outdated = La maison a une nouvelle version.
web-reload = Recharger
web-close = Fermer

# Ce que valent les robots, par niveau.
web-level-visitor = Visiteur
web-level-mourner = Endeuillé
web-level-mourner-weak = Endeuillé distrait
web-level-mourner-sharp = Endeuillé attentif
web-level-mourner-ideal = Endeuillé qui n’oublie rien
web-level-sleepy = Endormi
web-level-steady = Posé
web-level-quick = Vif
web-level-undead = Mort-vivant
