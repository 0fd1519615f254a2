# What the browser client says itself.

## The gate

web-tagline = Quatre jeux de cimetière. Joue entre amis, ou avec les robots qui hantent les lieux.
web-games = Les jeux
web-language = Langue
web-theme = Couleurs : { $theme ->
    [dark] nuit
    [light] plein jour
   *[auto] comme ton appareil
  }
web-sound = Son
web-players = { $most ->
    [one] 1 personne
   *[other] { $least } à { $most } personnes
  }
web-play-now = Jouer
web-play-now-game = { web-play-now } : { $game }
web-with-friends = Entre amis
web-with-friends-game = { web-with-friends } : { $game }
web-on-this-device = Sur cet appareil
web-on-this-device-game = { web-on-this-device } : { $game }
web-day = La maison du jour
web-day-again = Ta maison du jour
web-practice = S’entraîner
web-practice-game = S’entraîner : { $game }
web-learn = Apprendre à jouer
web-learn-game = Apprendre à jouer : { $game }
web-rules = Règles
web-pieces = Le matériel
web-rules-of = Règles de { $game }
web-rule = Règle { $rule }
web-your-name = Ton nom
web-name-hint = Les autres le voient à la table. Sans inscription.
web-save = Valider
web-join = Rejoindre une table
web-code = Code de la table
web-your-tables = Tes tables
web-open-tables = Tables ouvertes
web-which-tables = Quelles tables
web-any-game = Tous les jeux
web-any-language = Toutes les langues
web-any-pace = Tous les rythmes
web-only-free = Seulement avec des places libres
web-no-such-tables = Il n’y a pas de table de ce genre pour l’instant.
web-previous-page = Page précédente
web-next-page = Page suivante
web-kept-until = gardée jusqu’au { $time }
web-recent = Parties finies
web-lost-title = Personne ne repose ici
web-lost-text = Cette page n’existe pas. Le lien est peut-être périmé, ou il manque une lettre.
web-home = Retour à la grille

## Before the deal

web-who-plays = Qui joue
web-seats = Places
web-free-seat = place libre
web-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
web-sit = S’asseoir
web-bot = robot
web-you = toi
web-away = pas là
web-no-bot = pas de robot
web-bot-for = Robot pour la place { $number }
web-kick = Retirer
web-fewer-seats = Retirer une place
web-more-seats = Ajouter une place
web-start = Distribuer
web-host-starts = On attend que { $name } lance la partie.
web-somebody = Quelqu’un
web-invite = Inviter
web-qr = Code QR pour { $link }
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = Copie-le d’ici :
web-tv = Pour le grand écran :
web-listed = Afficher cette table à la grille, pour tout le monde
web-door = Qui entre
web-door-open = toute personne qui a le lien ou le code
web-door-nod = qui j’accepte
web-door-password = toute personne qui connaît le mot de passe
web-password = Mot de passe
web-password-new = Nouveau mot de passe
web-come-in = Entrer
web-knock = Demander une place
web-knocking = Tu as demandé une place. C’est l’hôte qui décide.
web-knocks = { $name } voudrait une place.
web-admit = Laisser entrer
web-turn-away = Refuser
web-pace = Rythme
web-pace-live = en direct : avec horloge
web-pace-relaxed = tranquille : sans horloge
web-pace-by-mail = par correspondance : un jour par coup
web-spectators = Spectateurs
web-spectators-on = peuvent regarder
web-spectators-later = { $minutes ->
    [one] voient tout une minute plus tard
   *[other] voient tout { $minutes } minutes plus tard
  }
web-spectators-off = ne sont pas admis
web-programs = Programmes
web-programs-on = peuvent s’asseoir
web-programs-off = ne sont pas admis
web-program = programme
web-bot-tokens = Un robot à toi
web-bot-tokens-text = Un programme que tu écris peut jouer aux tables qui admettent les programmes. Le jeton est sa clé : il n’est affiché qu’une fois.
web-bot-token-name = Son nom
web-bot-token-make = Créer un jeton
web-bot-token = Jeton de { $name }
web-bot-token-first = Viens d’abord à une table, puis crée le jeton : d’ici là, cette maison ne te connaît pas.
web-copy-token = Copier le jeton
web-presets = Façons de jouer
web-preset-game = { $preset } : { $game }
web-option-usual = (standard)
web-shuffle = Un mélange équitable
web-shuffle-promise = Un secret décide du mélange, et voici son sceau. Après la partie, le secret est ouvert, et tout le monde peut vérifier qu’il correspond au sceau.
web-salt = Ajouter un mot de ton cru
web-salt-add = Ajouter

## At the table

web-finding = Recherche de la table…
web-no-table = Cette table n’existe pas
web-gone = Tu n’es plus à cette table
web-your-move = À toi de jouer
web-is-asked = doit jouer
web-waiting-for = On attend { $names }
web-window-open = Des réactions ?
web-paused = La table est en pause
web-paused-away = Quelqu’un s’est absenté : la table attend un moment
web-paused-company = La table attend une deuxième personne
web-paused-nobody = Il n’y a personne : les robots attendent
web-frozen = Le programme a rencontré un problème. La partie s’arrête ; tout est enregistré jusqu’ici.
web-show-choices = { $count ->
    [one] Lister le seul choix
   *[other] Lister les { $count } choix
  }
web-sure = C’est sûr ? Tu ne pourras pas revenir en arrière.
web-filter = Chercher un choix
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-say = Écrire un message
web-send = Envoyer
web-hearing = Masquer quelqu’un
web-hearing-text = Si tu masques quelqu’un, tu ne vois plus ce que cette personne dit, et personne ne l’apprend.
web-hearing-host = Si tu masques quelqu’un, tu ne vois plus ce que cette personne dit, et personne ne l’apprend. En tant qu’hôte, tu peux aussi retirer la parole à quelqu’un à cette table.
web-hearing-nobody = Il n’y a encore personne d’autre.
web-mute = Masquer pour moi
web-mute-all = Retirer la parole
web-take-back = Reprendre
web-practice-text = Une partie d’entraînement : elle ne compte pas, et tu peux reprendre les coups qui n’ont rien révélé.
web-leave = Quitter
web-leave-text = Ta place reste à toi. Tu retrouveras la table à la grille.
web-leave-keep = Quitter et garder ma place
web-stand = Rendre ma place
web-table-tools = Table
web-close-table = Fermer la table
web-close-sure = La partie s’arrête ici pour tout le monde, sans gagnant.
web-give-up = Abandonner
web-give-up-new = Abandonner et redistribuer
web-kept-for = Si tout le monde part, la table est gardée { $time }.
web-host-rights = En tant qu’hôte
web-pause = Pause
web-unpause = Continuer
web-bot-in = Faire jouer un robot
web-bot-out = Retirer le robot
web-other-device = Autre appareil
web-move-seat = Emporter ma place sur un autre appareil
web-take-seat = Prendre la place ici
web-take-seat-text = Ce lien amène une place sur cet appareil. Il sert une seule fois.
web-old-link = Ce lien ne fonctionne plus
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-seconds-left = { $seconds } s

## When it is over

web-you-win = Tu gagnes !
web-you-share = Tu partages la victoire !
web-you-lose = Pas cette fois
web-broken-off = Partie interrompue
web-winners = { $count ->
    [0] Personne ne gagne
    [one] { $seats } gagne
   *[other] Victoire partagée : { $seats }
  }
web-scores = Points
web-again = Rejouer avec les mêmes personnes
web-again-alone = Rejouer
web-to-rematch = À la table suivante
web-look-back = Revoir la partie
web-download = Télécharger la partie

## Bad days

web-line-lost = Tu es hors ligne. Rien n’est perdu : réessaie dans un instant.
web-line-lost-banner = Tu es hors ligne. Rien n’est perdu ; reconnexion…
web-outdated = La maison a une nouvelle version.
web-reload = Recharger
web-close = Fermer
