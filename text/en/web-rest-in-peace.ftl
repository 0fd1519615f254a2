# Rest in Peace in the browser.

rp-web-here = You are here
rp-web-closed = closed for good
rp-web-unvisited = not visited yet
rp-web-doors = Doors: { $doors }
rp-web-clues = The three clues
rp-web-clue-down = a clue, face down
rp-web-candidates = Still possible:
rp-web-bones = You carry the bones. Back to the Main Entrance!
rp-web-ghost-met = The ghost has been met.
rp-web-deck = Deck: { $number }
rp-web-deck-text = The doors still in the deck, by room. Their order is not known.
rp-web-discard = Discard pile: { $number }
rp-web-fresh = Fresh doors:
rp-web-result = { $end ->
    [won] Brought home
   *[lost] Lost
  } after { $entries } rooms, { $closings } closed
rp-web-figures = Your houses
rp-web-figure-played = played
rp-web-figure-won = won
rp-web-figure-streak = wins in a row
rp-web-figure-best = longest row
rp-web-share = Share the result
