# What a house tells those who come by the network.

server-title = Sexton, a house for graveyard games
server-what = A sexton looks after a graveyard. This one looks after graveyard games: it knows the rules, deals, remembers, referees and plays along.
server-seats = { $most ->
    [1] for one player
   *[other] for { $least } to { $most } players
}
server-tables = { $tables ->
    [0] No games are being played right now.
    [one] One game is being played right now.
   *[other] { $tables } games are being played right now.
}
server-well = The house is fine.
server-unwell = The house can’t reach its database. Whoever runs it should take a look.
server-how = How to play
server-terminal = This build comes without the browser client. On a machine with Sexton, type this in a terminal:
server-programs = Programs connect to /ws; docs/protocol.md in the source tells them how.

## What is printed when a house opens

serve-open = Sexton is open at { $url }
serve-only-here = Only this machine can connect. To let in the network: sexton serve --host 0.0.0.0
serve-rehearsal = This is a rehearsal: every deal follows from the seed, and whoever knows it knows every card.
serve-scan = Scan this with a phone to come in.
serve-data = Everything is saved in { $folder }
serve-stop = Ctrl-C closes the house; nothing is lost.
serve-closed = The house is closed. Everything is saved.
serve-closed-unkept = The house is closed. Everything that was confirmed is saved. { $changes ->
    [one] One change
   *[other] { $changes } changes
} could not be saved; the log says why.
serve-closed-badly = The house is closed, but its data file could not be closed properly; the log says why.
