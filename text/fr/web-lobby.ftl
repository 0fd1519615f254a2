# La grille et le temps d’avant la donne dans le navigateur : qui vient, comment on joue.

## The gate

web-minutes = { $least } à { $most } min
web-difficulty-easy = facile
web-difficulty-medium = moyen
web-difficulty-hard = exigeant
web-bots-level = Robots : { $level }
web-bots-play-game = Robots : { $game }
web-more-tables = { $count ->
    [one] Une table de plus
   *[other] { $count } tables de plus
  }
web-join-name = Ton nom

## Who comes

web-full = Toutes les places sont prises. Tu regardes.
web-sit-here = S’asseoir ici
web-sit-at = S’asseoir à la place { $number }
web-arriving = Déjà là, mais sans place : { $names }
web-fill-bots = Mettre des robots aux places libres
web-fill-level = Niveau des robots

## How it is played

web-how = Comment on joue
web-house-rules = { $count ->
    [0] Règles maison
    [one] Règles maison (1 changée)
   *[other] Règles maison ({ $count } changées)
  }
web-own-rules = Des règles maison, indiquées plus bas.
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

web-ready-title = La course peut commencer ?
web-ready-text = Quand tout le monde est prêt, un compte à rebours de trois secondes commence. Ensuite, les dés peuvent rouler à tout moment.
web-ready = C’est bon pour moi
web-ready-anyway = Commencer sans attendre
