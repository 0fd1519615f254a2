# Rest in Peace in the browser.

rp-web-here = You are here
rp-web-closed = closed for good
rp-web-unvisited = not visited yet
rp-web-doors = Doors: { $doors }
rp-web-clues = The three clues
rp-web-clue-down = a clue, face down
rp-web-candidates = Still possible:
rp-web-bones = You have the bones. Back to the Main Entrance!
rp-web-ghost-met = The ghost is gone.
rp-web-deck = Deck: { $number }
rp-web-deck-text = The doors still in the deck, by room. Nobody knows their order.
rp-web-discard = Discard pile: { $number }
rp-web-fresh = New doors:
rp-web-result = { $end ->
    [won] Brought home
   *[lost] Lost
  } after { $entries ->
    [one] 1 room
   *[other] { $entries } rooms
  }, { $closings } closed
rp-web-figures = Your houses
rp-web-figure-played = played
rp-web-figure-won = won
rp-web-figure-streak = current streak
rp-web-figure-best = longest streak
rp-web-share = Share the result
