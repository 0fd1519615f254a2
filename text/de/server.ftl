# Was ein Haus denen sagt, die über das Netz kommen.

server-title = Sexton, ein Haus für Friedhofsspiele
server-what = Ein Totengräber hütet einen Friedhof. Dieser hütet Friedhofsspiele: Er kennt ihre Regeln, gibt Karten, merkt sich alles, entscheidet und spielt mit.
server-seats = { $most ->
    [1] für eine Person
   *[other] für { $least } bis { $most } Personen
}
server-tables = { $tables ->
    [0] Zurzeit wird an keinem Tisch gespielt.
    [one] Zurzeit wird an einem Tisch gespielt.
   *[other] Zurzeit wird an { $tables } Tischen gespielt.
}
server-well = Dem Haus geht es gut.
server-unwell = Das Haus kommt nicht an seine Bücher; wer es betreibt, sollte nachsehen.
server-how = So wird gespielt
server-terminal = Diese Fassung hat noch kein Spielbrett für den Browser. In einem Terminal, auf einem Rechner mit Sexton, gib ein:
server-programs = Programme kommen durch den Socket unter /ws herein; wie sie sprechen, steht im Quelltext in docs/protocol.md.

## Was beim Öffnen eines Hauses gedruckt wird

serve-open = Sexton ist offen unter { $url }
serve-only-here = Nur dieser Rechner kommt herein. Für das ganze Netz: sexton serve --host 0.0.0.0
serve-rehearsal = Dies ist eine Probe: Alles wird aus dem Startwert gemischt. Wer ihn kennt, kennt jede Karte.
serve-scan = Mit diesem Bild kommen Telefone herein.
serve-data = Alles liegt in { $folder }
serve-stop = Strg-C schließt das Haus; nichts geht verloren.
serve-closed = Das Haus ist geschlossen. Alles ist aufbewahrt.
