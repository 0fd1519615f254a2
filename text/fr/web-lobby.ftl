# La grille et le temps d’avant la donne dans le navigateur : qui vient, comment on joue.

## The gate

web-minutes = { $least } à { $most } min
web-difficulty-easy = facile
web-difficulty-medium = moyen
web-difficulty-hard = exigeant
web-bots-level = Robots : { $level }
web-bots-play-game = Robots : { $game }
web-more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
  }
web-join-name = Ton nom

## Who comes

web-full = Toutes les places sont prises. Tu regardes.
web-sit-here = Ici
web-sit-at = S’asseoir à la place { $number }
web-arriving = Déjà là, encore sans place : { $names }
web-fill-bots = Remplir les places libres de robots
web-fill-level = Niveau des robots

## How it is played

web-how = Comment on joue
web-house-rules = { $count ->
    [0] Règles maison
    [one] Règles maison (1 changée)
   *[other] Règles maison ({ $count } changées)
  }
web-own-rules = Des règles maison, comme indiqué plus bas.
web-topic-setup = Mise en place
web-topic-play = Déroulement
web-topic-race = La course
web-topic-end = Fin de partie
web-topic-time = Temps
web-topic-referee = L’arbitre en détail
web-at-the-door = Entrée, rythme et public
web-value-seconds = { $number } s
web-value-millis = { $number } ms

## Before the first race

web-ready-title = Paré pour la course ?
web-ready-text = Dès que tout le monde est prêt, on compte trois secondes à rebours. Ensuite, les dés peuvent rouler à tout moment.
web-ready = Je suis là
web-ready-anyway = Commencer sans attendre
