# Was liest, wer ein Haus betreut, im Terminal und auf der Seite.

admin-title = Das Haus betreuen
admin-token = Token
admin-tables = Tische
admin-guests = Gäste
admin-bans = Sperren
admin-reports = Meldungen
admin-acts = Was getan wurde
admin-done = Erledigt.
admin-none = Es gibt nichts zu zeigen.
admin-somebody = Jemand
admin-number = Nummer
admin-what = was
admin-who = wer
admin-until = bis
admin-when = wann
admin-by = von
admin-about = über
admin-table = Tisch
admin-game = Spiel
admin-phase = Stand
admin-devices = Geräte
admin-changed = letzte Änderung
admin-seats = Plätze
admin-guest = Gast
admin-name = Name
admin-seen = zuletzt gesehen
admin-text = in eigenen Worten
admin-mute = stumm
admin-ban = ausgesperrt
admin-by-local = dieser Rechner
admin-by-page = die Seite
admin-by-guest = der Gast
admin-report-talk = Was gesagt wird
admin-report-name = Der Name
admin-report-play = Wie gespielt wird
admin-report-other = Etwas anderes
admin-phase-gathering = vor dem Austeilen
admin-phase-playing = läuft
admin-phase-over = vorbei
admin-phase-frozen = durch einen Fehler gestoppt
admin-here = { $devices ->
    [0] nicht da
    [one] da
   *[other] da, mit { $devices } Geräten
}
admin-close-table = Schließen
admin-close-sure = Diesen Tisch für alle schließen? Hat das Spiel schon begonnen, ist es dann vorbei, und niemand gewinnt.
admin-for = Für
admin-for-hour = eine Stunde
admin-for-day = einen Tag
admin-for-week = eine Woche
admin-for-year = ein Jahr
admin-mute-guest = Stummschalten
admin-ban-guest = Aussperren
admin-ban-with-address = Mit Adresse aussperren
admin-delete-guest = Löschen
admin-delete-sure = Diesen Gast mit allen Daten löschen? Das lässt sich nicht rückgängig machen. In beendeten Spielen wird der Name zu „jemand“.
admin-lift = Aufheben
admin-settle = Erledigt
admin-announce = An alle senden
admin-announce-text = Nachricht
admin-drain = Niemanden mehr einlassen
admin-drain-stop = Wieder einlassen
admin-drain-text = Die Spiele gehen weiter. Wenn niemand mehr spielt, schließt das Haus.
admin-refresh = Aktualisieren
