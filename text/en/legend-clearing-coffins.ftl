# Clearing Coffins: what one is after, and what lies in the crypt.

cc-goal = Be the first to clear { $goal } of your coffins: bang when the dice show one of your cards.
cc-goal-left = { $count ->
    [one] One more coffin to clear, and you win.
   *[other] { $count } more coffins to clear, and you win.
  }
cc-goal-watch = Whoever clears { $goal } coffins first wins.
cc-legend-colour-die = The colour die: yellow, purple, perhaps both. With an exclamation mark the bat and the moon are for everybody, and whoever bangs at the skull pays.
cc-legend-symbol-die = The symbol die: skull, moon or bat. Together with the colour it names a vampire.
cc-legend-awake = A vampire that is awake. If the dice name it, bang and send it into its coffin.
cc-legend-coffin = A coffin, its vampire inside. Remember which: if the dice name it, bang, and clear it if it is yours or wake it if it isn’t.
cc-legend-gap = A gap, filled again from the pile.
cc-legend-cleared = Coffins cleared so far. { $goal } are needed to win.
cc-legend-garlic = The garlic. The first hand on it after the dice have landed gets to act; a hand that comes too early is a false start.
cc-legend-thrower = This player throws the dice. Everybody may bang.
cc-legend-pile = Cards left to refill the rows with.
cc-legend-lane = When each hand came down after the dice could be seen. The pale strip is how far that is uncertain.
