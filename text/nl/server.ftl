# Wat een huis zegt tegen wie over het netwerk komt.

server-title = Sexton, een huis voor kerkhofspellen
server-what = Een doodgraver past op een kerkhof. Deze past op kerkhofspellen: hij kent de regels, deelt, onthoudt, is scheidsrechter en speelt mee.
server-seats = { $most ->
    [1] voor één persoon
   *[other] voor { $least } tot { $most } personen
}
server-tables = { $tables ->
    [0] Op dit moment wordt er aan geen enkele tafel gespeeld.
    [one] Op dit moment wordt er aan één tafel gespeeld.
   *[other] Op dit moment wordt er aan { $tables } tafels gespeeld.
}
server-well = Het gaat goed met het huis.
server-unwell = Het huis kan niet bij zijn boeken; wie het beheert, moet even gaan kijken.
server-how = Zo speel je
server-terminal = Deze versie heeft nog geen bord voor de browser. Typ in een terminal, op een machine met Sexton:
server-programs = Programma's komen binnen door de socket op /ws; hoe ze praten, staat in docs/protocol.md bij de broncode.

## Wat er verschijnt als een huis opengaat

serve-open = Sexton is open op { $url }
serve-only-here = Alleen deze machine kan naar binnen. Voor het hele netwerk: sexton serve --host 0.0.0.0
serve-rehearsal = Dit is een repetitie: alles wordt geschud vanuit de startwaarde. Wie die kent, kent elke kaart.
serve-scan = Met dit plaatje komen telefoons binnen.
serve-data = Alles wordt bewaard in { $folder }
serve-stop = Ctrl-C sluit het huis; er gaat niets verloren.
serve-closed = Het huis is gesloten. Alles is bewaard.
