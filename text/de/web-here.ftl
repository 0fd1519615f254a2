# Mehrere Leute an einem Gerät, und der große Bildschirm.

web-here-title = An diesem Gerät
web-here-open = In diesem Spiel sehen alle dasselbe: Legt das Gerät in die Mitte.
web-here-secrets = In diesem Spiel haben alle Geheimnisse: Bevor das Gerät weitergeht, fällt ein Vorhang.
web-here-race = Alle bekommen einen eigenen Knoblauch und eine eigene Taste: Hände auf den Tisch.
web-here-name = Name von Person { $number }
web-here-more = Eine Person mehr
web-here-fewer = Eine Person weniger
web-here-bots = Dazu Bots
web-here-level = Wie sie spielen
web-curtain = Weitergeben an { $name }
web-curtain-text = Alle anderen schauen weg.
web-curtain-up = Ich bin { $name }
web-poster = Scannt das Bild oder gebt den Code am Tor ein
web-idle = Eine Weile hat sich niemand gerührt. Es geht weiter, wenn alle wieder da sind.
web-idle-here = Ich bin da
