# De poort en de tijd voor het delen in de browser: wie komt, hoe er gespeeld wordt.

## The gate

web-minutes = { $least } tot { $most } min
web-difficulty-easy = makkelijk
web-difficulty-medium = gemiddeld
web-difficulty-hard = uitdagend
web-bots-level = Bots: { $level }
web-bots-play-game = Bots: { $game }
web-more-tables = { $count ->
    [one] Nog één tafel
   *[other] Nog { $count } tafels
  }
web-join-name = Je naam

## Who comes

web-full = Alle plaatsen zijn bezet. Je kijkt mee.
web-sit-here = Ga hier zitten
web-sit-at = Ga zitten op plaats { $number }
web-arriving = Al hier, maar nog zonder plaats: { $names }
web-fill-bots = Vul de vrije plaatsen met bots
web-fill-level = Hoe goed de bots spelen

## How it is played

web-how = Zo spelen we
web-house-rules = { $count ->
    [0] Huisregels
    [one] Huisregels (1 gewijzigd)
   *[other] Huisregels ({ $count } gewijzigd)
  }
web-own-rules = Eigen huisregels, zoals hieronder vermeld.
web-topic-setup = Opstelling
web-topic-play = Spelverloop
web-topic-race = De race
web-topic-end = Het einde
web-topic-time = Tijd
web-topic-referee = De scheidsrechter in detail
web-at-the-door = Toegang, tempo en toeschouwers
web-value-seconds = { $number } s
web-value-millis = { $number } ms

## Before the first race

web-ready-title = Klaar voor de race?
web-ready-text = Zodra iedereen klaar is, tellen we drie seconden af. Daarna kunnen de dobbelstenen elk moment rollen.
web-ready = Ik ben klaar
web-ready-anyway = Begin zonder de anderen
