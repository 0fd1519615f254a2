# Wat leest wie een huis beheert, in de terminal en op de pagina.

admin-title = Het huis beheren
admin-token = Token
admin-tables = Tafels
admin-guests = Gasten
admin-bans = Blokkades
admin-reports = Meldingen
admin-acts = Wat er is gedaan
admin-done = Klaar.
admin-none = Er is niets te tonen.
admin-somebody = Iemand
admin-number = nummer
admin-what = wat
admin-who = wie
admin-until = tot
admin-when = wanneer
admin-by = door
admin-about = over
admin-table = tafel
admin-game = spel
admin-phase = stand
admin-devices = apparaten
admin-changed = laatste wijziging
admin-seats = plaatsen
admin-guest = gast
admin-name = naam
admin-seen = laatst gezien
admin-text = in eigen woorden
admin-mute = gedempt
admin-ban = geblokkeerd
admin-by-local = deze computer
admin-by-page = de pagina
admin-by-guest = de gast
admin-report-talk = Wat er wordt gezegd
admin-report-name = De naam
admin-report-play = Hoe er wordt gespeeld
admin-report-other = Iets anders
admin-phase-gathering = vóór het delen
admin-phase-playing = bezig
admin-phase-over = afgelopen
admin-phase-frozen = gestopt door een fout
admin-here = { $devices ->
    [0] niet hier
    [one] hier
   *[other] hier, op { $devices } apparaten
}
admin-close-table = Sluit
admin-close-sure = Deze tafel voor iedereen sluiten? Is het spel al begonnen, dan is het afgelopen, en niemand wint.
admin-for = Voor
admin-for-hour = één uur
admin-for-day = één dag
admin-for-week = één week
admin-for-year = één jaar
admin-mute-guest = Demp
admin-ban-guest = Blokkeer
admin-ban-with-address = Blokkeer met adres
admin-delete-guest = Verwijder
admin-delete-sure = Deze gast met alle gegevens verwijderen? Dit kan niet ongedaan worden gemaakt. In afgelopen spellen wordt de naam “iemand”.
admin-lift = Hef op
admin-settle = Afgehandeld
admin-announce = Stuur naar iedereen
admin-announce-text = Bericht
admin-drain = Laat niemand meer binnen
admin-drain-stop = Laat weer mensen binnen
admin-drain-text = De spellen gaan door. Als niemand meer speelt, gaat het huis dicht.
admin-refresh = Vernieuw
