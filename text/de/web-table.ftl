## Der Tisch während des Spiels

web-cancel = Abbrechen
web-watching = Du schaust zu. Alle Plätze sind besetzt.
web-watching-free = Du schaust zu. Ein Platz ist frei.
web-kick-sure = { $name } verlässt den Tisch und kann nicht zurückkommen.
web-day-of = Haus des Tages, { $date }
web-day-next = Das nächste in { $time }
web-day-next-here = Das nächste ist offen.

## Einladen vom Rechner aus, auf dem das Haus läuft

web-reach-only-here = Diesen Link kann nur dieser Rechner öffnen. Damit andere hereinkommen, starte das Haus mit:
web-reach-tv = Diesen Tisch kann nur dieser Rechner öffnen. Starte das Haus mit { $command }, damit andere hereinkommen.

## Wenn das Haus nicht erreichbar ist

web-offline = Du bist offline, oder das Haus ist geschlossen. Deine Tische sind sicher.
web-offline-again = Noch einmal versuchen

## Rat, und Bots in Eile

web-advice = Was täte der Küster?
web-advice-thinking = Der Küster hebt die Laterne und denkt nach …
web-hurried = Bot, in Eile
web-hurried-help = Im Haus ist viel los: Dieser Bot denkt weniger nach, als seine Stufe es täte.
