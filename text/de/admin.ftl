# Was liest, wer ein Haus betreut, im Terminal und auf der Seite.

admin-title = Das Haus betreuen
admin-token = Schlüsselwort
admin-tables = Tische
admin-guests = Gäste
admin-bans = Sperren
admin-reports = Meldungen
admin-acts = Was getan wurde
admin-done = Erledigt.
admin-none = Es gibt nichts zu zeigen.
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
admin-phase-gathering = vor dem Geben
admin-phase-playing = im Spiel
admin-phase-over = vorbei
admin-phase-frozen = durch einen Fehler gestoppt
admin-here = { $devices ->
    [0] nicht da
    [one] da
   *[other] da, mit { $devices } Geräten
}
admin-close-table = Schließen
admin-close-sure = Diesen Tisch für alle schließen? Ein Tisch, an dem schon gegeben wurde, ist dann vorbei, und niemand gewinnt.
admin-for = Für
admin-for-hour = eine Stunde
admin-for-day = einen Tag
admin-for-week = eine Woche
admin-for-year = ein Jahr
admin-mute-guest = Stummschalten
admin-ban-guest = Aussperren
admin-ban-with-address = Mit Adresse aussperren
admin-delete-guest = Löschen
admin-delete-sure = Diesen Gast und alles von ihm löschen? Das lässt sich nicht rückgängig machen. In beendeten Spielen wird der Name zu „jemand“.
admin-lift = Beenden
admin-settle = Erledigt
admin-announce = Allen sagen
admin-announce-text = Nachricht
admin-drain = Niemand Neues einlassen
admin-drain-stop = Wieder einlassen
admin-drain-text = Die Tische gehen weiter. Wenn niemand mehr spielt, schließt das Haus.
admin-refresh = Neu ansehen
