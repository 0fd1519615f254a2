# Wörter von `sexton odds`.

odds-title = So oft gewinnt { $bot } nach jeder Wahl, in { $houses ->
    [one] einem Haus, das
   *[other] { $houses } Häusern, die
} zu dem { $houses ->
    [one] passt
   *[other] passen
}, was du weißt:
odds-choice = { $share } %  ({ $low } bis { $high })  möglich in { $possible } %
odds-note = Möglich: So oft könnte jemand mit Hellsicht noch gewinnen, in den ersten { $houses } dieser Häuser.
odds-after-yes = dieses Haus: noch zu gewinnen
odds-after-no = dieses Haus: verloren
odds-after-unknown = dieses Haus: nicht herausgefunden
odds-can-be-won = Mit Hellsicht: Dieses Haus ist in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} zu gewinnen, und nicht in weniger.
odds-can-be-won-somehow = Mit Hellsicht: Dieses Haus ist in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} zu gewinnen; um zu sagen, ob es schneller geht, gab es zu viele Wege.
odds-cannot-be-won = Mit Hellsicht: Dieses Haus ist von hier aus nicht zu gewinnen. Jeder Weg wurde versucht.
odds-not-found-out = Mit Hellsicht: Von hier führen zu viele Wege weiter, um alle zu versuchen.
