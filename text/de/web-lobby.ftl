# Das Tor und die Zeit vor dem Austeilen im Browser: wer kommt, wie gespielt wird.

## The gate

web-minutes = { $least } bis { $most } min
web-difficulty-easy = leicht
web-difficulty-medium = mittel
web-difficulty-hard = anspruchsvoll
web-bots-level = Bots: { $level }
web-bots-play-game = Bots: { $game }
web-more-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
  }
web-join-name = Dein Name

## Who comes

web-full = Alle Plätze sind besetzt. Du schaust zu.
web-sit-here = Hier hinsetzen
web-sit-at = Auf Platz { $number } setzen
web-arriving = Schon hier, noch ohne Platz: { $names }
web-fill-bots = Freie Plätze mit Bots besetzen
web-fill-level = Wie gut Bots spielen

## How it is played

web-how = So spielen wir
web-house-rules = { $count ->
    [0] Hausregeln
    [one] Hausregeln (1 geändert)
   *[other] Hausregeln ({ $count } geändert)
  }
web-own-rules = Eigene Hausregeln, wie unten aufgeführt.
web-topic-setup = Aufbau
web-topic-play = Spielverlauf
web-topic-race = Das Rennen
web-topic-end = Spielende
web-topic-time = Zeit
web-topic-referee = Der Schiedsrichter im Einzelnen
web-at-the-door = Einlass, Tempo und Publikum
web-value-seconds = { $number } s
web-value-millis = { $number } ms

## Before the first race

web-ready-title = Bereit zum Rennen?
web-ready-text = Sobald alle bereit sind, werden drei Sekunden heruntergezählt. Dann können die Würfel jederzeit rollen.
web-ready = Ich bin bereit
web-ready-anyway = Ohne die anderen anfangen
