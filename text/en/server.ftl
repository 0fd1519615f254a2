# What a house tells those who come by the network.

server-title = Sexton, a house for graveyard games
server-what = A sexton keeps a graveyard. This one keeps graveyard games: it knows their rules, deals, remembers, referees and plays along.
server-seats = { $most ->
    [1] for one
   *[other] for { $least } to { $most }
}
server-tables = { $tables ->
    [0] No table is in play at the moment.
    [one] One table is in play at the moment.
   *[other] { $tables } tables are in play at the moment.
}
server-well = The house is well.
server-unwell = The house cannot reach its books; whoever runs it should have a look.
server-how = How to play
server-terminal = This build has no board for the browser yet. In a terminal, on a machine that has Sexton, type:
server-programs = Programs come in by the socket at /ws; how they talk is described in docs/protocol.md of the source.

## What is printed when a house opens

serve-open = Sexton is open at { $url }
serve-only-here = Only this machine can come in. To let the network in: sexton serve --host 0.0.0.0
serve-rehearsal = This is a rehearsal: every deal follows from the seed. Whoever knows it knows every card.
serve-scan = Phones come in by this picture.
serve-data = Everything is kept in { $folder }
serve-stop = Ctrl-C closes the house; nothing is lost.
serve-closed = The house is closed. Everything is kept.
