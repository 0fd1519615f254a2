# Wat een huis zegt tegen wie over het netwerk komt.

server-title = Sexton, een huis voor kerkhofspellen
server-what = Een doodgraver past op een kerkhof. Deze past op kerkhofspellen: hij kent de regels, deelt, onthoudt, is scheidsrechter en speelt mee.
server-seats = { $most ->
    [1] voor één persoon
   *[other] voor { $least } tot { $most } personen
}
server-tables = { $tables ->
    [0] Er wordt nu niet gespeeld.
    [one] Er wordt nu één spel gespeeld.
   *[other] Er worden nu { $tables } spellen gespeeld.
}
server-well = Alles is in orde in het huis.
server-unwell = Het huis kan niet bij zijn database. Wie het beheert, moet even gaan kijken.
server-how = Zo speel je
server-terminal = Deze versie heeft geen browserclient. Typ op een computer met Sexton in een terminal:
server-programs = Programma’s maken verbinding met /ws; hoe ze praten, staat in docs/protocol.md bij de broncode.

## Wat er verschijnt als een huis opengaat

serve-open = Sexton is open op { $url }
serve-only-here = Alleen deze computer kan verbinding maken. Voor het hele netwerk: sexton serve --host 0.0.0.0
serve-rehearsal = Dit is een repetitie: het startgetal bepaalt hoe er gedeeld wordt, en wie dat kent, kent elke kaart.
serve-scan = Scan dit met een telefoon om mee te doen.
serve-data = Alles wordt bewaard in { $folder }
serve-stop = Ctrl-C sluit het huis; er gaat niets verloren.
serve-closed = Het huis is gesloten. Alles is bewaard.
serve-closed-unkept = Het huis is gesloten. Wat bevestigd is, is bewaard. { $changes ->
    [one] Eén wijziging kon
   *[other] { $changes } wijzigingen konden
} niet bewaard worden; het logboek zegt waarom.
serve-closed-badly = Het huis is gesloten, maar het gegevensbestand kon niet goed worden afgesloten; het logboek zegt waarom.
