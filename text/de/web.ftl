# Was der Browser-Client selbst sagt.

## Das Tor

web-tagline = Vier Friedhofsspiele. Spiel mit Freunden oder mit den Bots, die hier spuken.
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
web-on-this-device = Auf diesem Gerät
web-on-this-device-game = { web-on-this-device }: { $game }
web-day = Haus des Tages
web-day-again = Dein Haus des Tages
web-practice = Üben
web-practice-game = Üben: { $game }
web-learn = Spielen lernen
web-learn-game = { $game }: spielen lernen
web-rules = Regeln
web-pieces = Das Spielmaterial
web-rules-of = Regeln von { $game }
web-rule = Regel { $rule }
web-your-name = Dein Name
web-name-hint = Die anderen sehen ihn am Tisch. Ohne Anmeldung.
web-save = Speichern
web-join = An einen Tisch setzen
web-code = Tisch-Code
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-which-tables = Welche Tische
web-any-game = Alle Spiele
web-any-language = Jede Sprache
web-any-pace = Jedes Tempo
web-only-free = Nur mit freien Plätzen
web-no-such-tables = Einen solchen Tisch gibt es gerade nicht.
web-previous-page = Vorige Seite
web-next-page = Nächste Seite
web-kept-until = bleibt bis { $time }
web-recent = Beendete Spiele
web-lost-title = Hier liegt niemand
web-lost-text = Diese Seite gibt es nicht. Vielleicht ist der Link veraltet, oder es fehlt ein Buchstabe.
web-home = Zurück zum Tor

## Vor dem Austeilen

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
web-kick = Entfernen
web-fewer-seats = Platz entfernen
web-more-seats = Platz hinzufügen
web-start = Austeilen
web-host-starts = { $name } startet das Spiel.
web-somebody = Jemand
web-invite = Einladen
web-qr = QR-Code für { $link }
web-copy-link = Link kopieren
web-copied = Kopiert
web-copy-by-hand = Kopier es von hier:
web-tv = Für den großen Bildschirm:
web-listed = Diesen Tisch allen am Tor zeigen
web-door = Wer hereinkommt
web-door-open = alle mit Link oder Code
web-door-nod = wen ich hereinlasse
web-door-password = alle, die das Passwort kennen
web-password = Passwort
web-password-new = Neues Passwort
web-come-in = Eintreten
web-knock = Nach einem Platz fragen
web-knocking = Du hast nach einem Platz gefragt. Die Spielleitung entscheidet.
web-knocks = { $name } möchte einen Platz.
web-admit = Hereinlassen
web-turn-away = Abweisen
web-pace = Tempo
web-pace-live = live: mit Uhr
web-pace-relaxed = gemütlich: ohne Uhr
web-pace-by-mail = per Post: ein Tag für jeden Zug
web-spectators = Zuschauende
web-spectators-on = dürfen zusehen
web-spectators-later = { $minutes ->
    [one] sehen alles eine Minute später
   *[other] sehen alles { $minutes } Minuten später
  }
web-spectators-off = sind nicht zugelassen
web-programs = Programme
web-programs-on = dürfen mitspielen
web-programs-off = werden nicht zugelassen
web-program = Programm
web-bot-tokens = Ein eigener Bot
web-bot-tokens-text = Ein Programm von dir kann an Tischen mitspielen, an denen Programme zugelassen sind. Das Token ist sein Schlüssel; du siehst es nur einmal.
web-bot-token-name = Wie er heißt
web-bot-token-make = Token erstellen
web-bot-token = Token für { $name }
web-bot-token-first = Komm zuerst an einen Tisch und erstelle dann das Token: Bis dahin kennt dich dieses Haus nicht.
web-copy-token = Token kopieren
web-presets = Spielweisen
web-preset-game = { $preset }: { $game }
web-option-usual = (Standard)
web-shuffle = Fair gemischt
web-shuffle-promise = Ein Geheimnis bestimmt, wie gemischt wird, und das hier ist sein Siegel. Nach dem Spiel wird das Geheimnis geöffnet, und alle können prüfen, ob es zum Siegel passt.
web-salt = Ein eigenes Wort beimischen
web-salt-add = Beimischen

## Am Tisch

web-finding = Der Tisch wird gesucht …
web-no-table = Diesen Tisch gibt es nicht
web-gone = Du sitzt nicht mehr an diesem Tisch
web-your-move = Du bist dran
web-is-asked = ist dran
web-waiting-for = Warten auf { $names }
web-window-open = Reaktionen?
web-paused = Der Tisch macht Pause
web-paused-away = Jemand ist weg: Der Tisch wartet einen Moment
web-paused-company = Der Tisch wartet auf eine zweite Person
web-paused-nobody = Niemand ist da: Die Bots warten
web-frozen = Im Programm ist etwas schiefgegangen. Es geht nicht weiter; alles bis hierher ist gespeichert.
web-show-choices = { $count ->
    [one] Die eine Möglichkeit als Liste zeigen
   *[other] Alle { $count } Möglichkeiten als Liste zeigen
  }
web-sure = Bist du sicher? Das kannst du nicht zurücknehmen.
web-filter = Möglichkeit suchen
web-log = Was geschah
web-log-empty = Noch ist nichts passiert.
web-chat = Chat
web-say = Nachricht schreiben
web-send = Senden
web-hearing = Jemanden stummschalten
web-hearing-text = Wenn du jemanden stummschaltest, siehst du nicht mehr, was die Person sagt, und niemand erfährt davon.
web-hearing-host = Wenn du jemanden stummschaltest, siehst du nicht mehr, was die Person sagt, und niemand erfährt davon. Als Spielleitung kannst du auch dafür sorgen, dass jemand an diesem Tisch nichts mehr sagen kann.
web-hearing-nobody = Außer dir ist noch niemand da.
web-mute = Für mich stumm
web-mute-all = Für alle stumm
web-take-back = Zurücknehmen
web-practice-text = Ein Übungsspiel: Es zählt nicht, und du kannst Züge zurücknehmen, die nichts aufgedeckt haben.
web-leave = Verlassen
web-leave-text = Dein Platz bleibt deiner. Am Tor findest du den Tisch wieder.
web-leave-keep = Verlassen und Platz behalten
web-stand = Platz aufgeben
web-table-tools = Tisch
web-close-table = Tisch schließen
web-close-sure = Der Tisch endet hier für alle, und niemand gewinnt.
web-give-up = Aufgeben
web-give-up-new = Aufgeben und neu geben
web-kept-for = Wenn alle gehen, bleibt der Tisch noch { $time } erhalten.
web-host-rights = Spielleitung
web-pause = Pause
web-unpause = Weiter
web-bot-in = Bot spielen lassen
web-bot-out = Bot entfernen
web-other-device = Anderes Gerät
web-move-seat = Meinen Platz auf ein anderes Gerät mitnehmen
web-take-seat = Platz hierher holen
web-take-seat-text = Dieser Link bringt einen Platz auf dieses Gerät. Er funktioniert einmal.
web-old-link = Dieser Link funktioniert nicht mehr
web-hours-left = { $hours } Std.
web-minutes-left = { $minutes } Min.
web-seconds-left = { $seconds } s

## Wenn es vorbei ist

web-you-win = Du gewinnst!
web-you-share = Du gewinnst mit!
web-you-lose = Diesmal nicht
web-broken-off = Abgebrochen
web-winners = { $count ->
    [0] Niemand gewinnt
    [one] { $seats } gewinnt
   *[other] Es gewinnen: { $seats }
  }
web-scores = Punkte
web-again = Noch einmal mit denselben Leuten
web-again-alone = Noch einmal spielen
web-to-rematch = Zum nächsten Tisch
web-look-back = Rückblick
web-download = Spiel herunterladen

## Schlechte Tage

web-line-lost = Du bist offline. Nichts ist verloren: Versuch es gleich noch einmal.
web-line-lost-banner = Du bist offline. Nichts ist verloren; wir verbinden dich neu …
web-outdated = Das Haus hat eine neue Version.
web-reload = Neu laden
web-close = Schließen
