# Clearing Coffins: what one is after, and what lies in the crypt.

cc-goal = { $goal ->
    [one] Be the first to clear a coffin: bang when the dice match one of your cards.
   *[other] Be the first to clear { $goal } coffins: bang when the dice match one of your cards.
  }
cc-goal-left = { $count ->
    [one] Clear one more coffin, and you win.
   *[other] Clear { $count } more coffins, and you win.
  }
cc-goal-watch = { $goal ->
    [one] Whoever clears a coffin first wins.
   *[other] Whoever clears { $goal } coffins first wins.
  }
cc-legend-colour-die = The colour die: yellow, purple, sometimes both. With an exclamation mark, the bat and the moon are for everybody, and whoever bangs at the skull pays.
cc-legend-symbol-die = The symbol die: skull, moon or bat. Together with the colour it names a vampire.
cc-legend-awake = A vampire that is awake. If the dice name it, bang and send it into its coffin.
cc-legend-coffin = A coffin with a vampire inside. Remember which! If the dice name it, bang: your own coffin is cleared, somebody else’s is opened.
cc-legend-gap = A gap. A new card from the pile will fill it.
cc-legend-cleared = { $goal ->
    [one] Coffins cleared so far. One is enough to win.
   *[other] Coffins cleared so far. It takes { $goal } to win.
  }
cc-legend-garlic = The garlic. Once the dice have landed, the first hand on it gets to act; a hand that comes too early is a false start.
cc-legend-thrower = This player throws the dice. Everybody may bang.
cc-legend-pile = Cards left to refill the rows with.
cc-legend-lane = How long after the dice appeared each hand came down. The pale strip shows how far that can be out.
