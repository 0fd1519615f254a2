# Mehrere Leute an einem Gerät, und der große Bildschirm.

web-here-title = Auf diesem Gerät
web-here-open = In diesem Spiel sehen alle dasselbe: Legt das Gerät in die Mitte.
web-here-secrets = In diesem Spiel haben alle Geheimnisse: Bevor ihr das Gerät weitergebt, fällt ein Vorhang.
web-here-race = Alle bekommen einen eigenen Knoblauch und eine eigene Taste. Hände auf den Tisch!
web-here-name = Name von Person { $number }
web-here-more = Person hinzufügen
web-here-fewer = Person entfernen
web-here-bots = Dazu Bots
web-here-level = Wie gut sie spielen
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-text = Alle anderen schauen weg.
web-curtain-up = Ich bin { $name }
web-poster = Scannt das Bild, oder gebt den Code am Tor ein
web-idle = Seit einer Weile hat niemand gezogen. Es geht weiter, wenn alle wieder da sind.
web-idle-here = Ich bin da
