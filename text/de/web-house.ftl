# Was das Haus zu jemandes Haus macht: der Fuß einer Seite, sein Passwort, eigene Daten, Meldungen.

web-imprint = Impressum
web-privacy = Datenschutz
web-house-password = Dieses Haus fragt nach einem Passwort.
web-announced = Nachricht vom Haus:
web-your-data = Deine Daten
web-your-data-text = Hier gibt es kein Konto. Dieses Haus erkennt deinen Browser an einem Cookie und speichert den Namen, den du gewählt hast, die Tische, zu denen du gehörst, und was du gemeldet hast. Der Chat wird nie gespeichert.
web-export-data = Meine Daten exportieren
web-delete-data = Meine Daten löschen
web-delete-data-sure = Das löscht alles, was dieses Haus über alle gespeichert hat, die in diesem Browser spielen: Namen, Plätze, Meldungen und das Cookie. Spiele, die nur du spielst, enden, andere können deine Plätze übernehmen, und in beendeten Spielen wird dein Name zu „jemand“. Die Züge beendeter Spiele bleiben. Das lässt sich nicht rückgängig machen.
web-deleted-data = Alles ist gelöscht.
web-report = Melden
web-report-whom = { $name } melden
web-report-text = Das liest nur, wer dieses Haus betreibt; am Tisch erfährt niemand davon.
web-report-reason = Worum geht es?
web-report-talk = Was gesagt wird
web-report-name = Der Name
web-report-play = Wie gespielt wird
web-report-other = Etwas anderes
web-report-words = In eigenen Worten
web-report-sent = Danke. Deine Meldung ist weitergegeben.
