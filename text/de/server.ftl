# Was ein Haus denen sagt, die über das Netz kommen.

server-title = Sexton, ein Haus für Friedhofsspiele
server-what = Ein Totengräber hütet einen Friedhof. Dieser hütet Friedhofsspiele: Er kennt die Regeln, teilt aus, merkt sich alles, ist Schiedsrichter und spielt mit.
server-seats = { $most ->
    [1] für eine Person
   *[other] für { $least } bis { $most } Personen
}
server-tables = { $tables ->
    [0] Gerade wird nichts gespielt.
    [one] Gerade wird ein Spiel gespielt.
   *[other] Gerade werden { $tables } Spiele gespielt.
}
server-well = Im Haus ist alles in Ordnung.
server-unwell = Das Haus kommt nicht an seine Datenbank. Wer es betreibt, sollte nachsehen.
server-how = So wird gespielt
server-terminal = Diese Version enthält keinen Browser-Client. Gib auf einem Rechner mit Sexton im Terminal ein:
server-programs = Programme verbinden sich mit /ws; wie sie sprechen, beschreibt docs/protocol.md im Quelltext.

## Was beim Öffnen eines Hauses gedruckt wird

serve-open = Sexton ist offen unter { $url }
serve-only-here = Nur dieser Rechner kann sich verbinden. Für das ganze Netz: sexton serve --host 0.0.0.0
serve-rehearsal = Das ist eine Probe: Alle Karten ergeben sich aus der Startzahl, und wer sie kennt, kennt jede Karte.
serve-scan = Mit dem Handy scannen und mitspielen.
serve-data = Alles wird gespeichert in { $folder }
serve-stop = Strg-C schließt das Haus; nichts geht verloren.
serve-closed = Das Haus ist geschlossen. Alles ist gespeichert.
serve-closed-unkept = Das Haus ist geschlossen. Was bestätigt wurde, ist gespeichert. { $changes ->
    [one] Eine Änderung konnte
   *[other] { $changes } Änderungen konnten
} nicht gespeichert werden; warum, steht im Protokoll.
serve-closed-badly = Das Haus ist geschlossen, aber seine Datei ließ sich nicht richtig schließen; warum, steht im Protokoll.
