# What the browser client says itself.

## The gate

web-tagline = Vier Friedhofsspiele. Spiel mit Freunden oder mit den Bots, die hier wohnen.
web-games = Die Spiele
web-language = Sprache
web-theme = Farben: { $theme ->
    [dark] Nacht
    [light] Tageslicht
   *[auto] wie dein Gerät
  }
web-sound = Ton
web-players = { $most ->
    [one] 1 Person
   *[other] { $least } bis { $most } Personen
  }
web-play-now = Jetzt spielen
web-play-now-game = { web-play-now }: { $game }
web-with-friends = Mit Freunden
web-with-friends-game = { web-with-friends }: { $game }
web-on-this-device = An diesem Gerät
web-on-this-device-game = { web-on-this-device }: { $game }
web-day = Haus des Tages
web-day-again = Dein Haus des Tages
web-rules = Regeln
web-pieces = Das Material
web-rules-of = Regeln von { $game }
web-rule = Regel { $rule }
web-your-name = Dein Name
web-name-hint = Die anderen sehen ihn am Tisch. Ohne Anmeldung.
web-save = Merken
web-join = An einen Tisch
web-code = Code des Tisches
web-code-hint = vier Buchstaben
web-your-tables = Tische, an denen du sitzt
web-open-tables = Tische für alle
web-recent = Beendete Tische
web-lost-title = Hier liegt niemand
web-lost-text = Diese Seite gibt es nicht. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
web-home = Zurück zum Tor

## Before the deal

web-who-plays = Wer spielt
web-seats = Plätze
web-free-seat = freier Platz
web-free-seats = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
  }
web-sit = Hinsetzen
web-bot = Bot
web-you = du
web-away = nicht da
web-no-bot = kein Bot
web-bot-for = Bot für Platz { $number }
web-kick = Wegschicken
web-fewer-seats = Ein Platz weniger
web-more-seats = Ein Platz mehr
web-start = Austeilen
web-host-starts = { $name } beginnt das Spiel.
web-somebody = Jemand
web-invite = Einladen
web-qr = QR-Code von { $link }
web-copy-link = Link kopieren
web-copied = Kopiert
web-tv = Für den großen Bildschirm:
web-listed = Den Tisch allen am Tor zeigen
web-pace = Tempo
web-pace-live = live: die Uhr läuft
web-pace-relaxed = gemütlich: ohne Uhr
web-pace-by-mail = per Post: ein Tag für jeden Zug
web-options = Optionen
web-option-usual = (üblich)
web-shuffle = Ehrlich gemischt
web-shuffle-promise = Ein Geheimnis entscheidet, wie gemischt wird. Das hier ist sein Siegel: Nach dem Spiel wird das Geheimnis geöffnet, und jeder kann prüfen, dass nichts verändert wurde.
web-salt = Misch ein eigenes Wort hinein
web-salt-add = Beimischen

## At the table

web-finding = Der Tisch wird gesucht …
web-no-table = Diesen Tisch gibt es nicht
web-gone = Du sitzt nicht mehr an diesem Tisch
web-your-move = Du bist dran
web-is-asked = ist dran
web-waiting-for = Warten auf { $names }
web-window-open = Zeit für Reaktionen
web-paused = Der Tisch macht Pause
web-paused-away = Jemand ist weg: Der Tisch wartet einen Augenblick
web-paused-company = Der Tisch wartet, bis zwei spielen können
web-frozen = Im Programm ist etwas schiefgegangen. Der Tisch steht still, sein Protokoll ist aufgehoben.
web-show-choices = { $count ->
    [one] Die eine Möglichkeit als Liste zeigen
   *[other] Alle { $count } Möglichkeiten als Liste zeigen
  }
web-sure = Bist du sicher? Das lässt sich nicht zurücknehmen.
web-filter = Möglichkeit suchen
web-log = Was geschah
web-log-empty = Was von jetzt an geschieht, steht hier.
web-chat = Unterhaltung
web-say = Sag etwas
web-send = Senden
web-take-back = Zurücknehmen
web-leave = Gehen
web-leave-text = Dein Platz bleibt deiner. Am Tor findest du den Tisch wieder.
web-leave-keep = Gehen und den Platz behalten
web-stand = Platz aufgeben
web-table-tools = Tisch
web-host-rights = Deine Rechte als Gastgeber
web-pause = Pause
web-unpause = Weiter
web-bot-in = Bot spielen lassen
web-bot-out = Bot wegschicken
web-other-device = Ein anderes Gerät
web-move-seat = Meinen Platz auf ein anderes Gerät bringen
web-take-seat = Den Platz hierher holen
web-take-seat-text = Dieser Link bringt einen Platz auf dieses Gerät. Er gilt einmal.
web-old-link = Dieser Link öffnet nichts mehr
web-hours-left = { $hours } Std.
web-minutes-left = { $minutes } Min.
web-seconds-left = { $seconds } s

## When it is over

web-you-win = Du gewinnst!
web-you-share = Du gewinnst mit!
web-you-lose = Diesmal nicht
web-winners = { $count ->
    [0] Niemand gewinnt
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
  }
web-scores = Punkte
web-again = Noch einmal mit denselben
web-to-rematch = Zum nächsten Tisch
web-look-back = Rückblick
web-download = Tisch herunterladen

## Bad days

web-line-lost = Die Verbindung ist weg. Nichts ist verloren: Versuch es gleich noch einmal.
web-line-lost-banner = Die Verbindung ist weg. Wir holen dich zurück …
web-outdated = Das Haus hat eine neue Fassung.
web-reload = Neu laden
web-close = Schließen

# Wie gut Computerspieler spielen, nach Stufe.
web-level-visitor = Besucher
web-level-mourner = Trauergast
web-level-mourner-weak = Zerstreuter Trauergast
web-level-mourner-sharp = Wacher Trauergast
web-level-mourner-ideal = Trauergast, der nichts vergisst
web-level-sleepy = Schläfrig
web-level-steady = Aufmerksam
web-level-quick = Flink
web-level-undead = Untot
