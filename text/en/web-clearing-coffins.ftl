# Clearing Coffins in the browser.

cc-web-rolling = The dice are rolling.
cc-web-dice-wait = The dice are waiting.
cc-web-colour-yellow = yellow
cc-web-colour-purple = purple
cc-web-colour-both = yellow and purple
cc-web-colour-bang = exclamation mark
cc-web-symbol-skull = skull
cc-web-symbol-moon = moon
cc-web-symbol-bat = bat
cc-web-garlic = Bang on the garlic (space bar)
cc-web-garlic-of = { $name }’s garlic
cc-web-now = Is it yours? Bang!
cc-web-now-sealed = No hurry. Is it yours? Bang!
cc-web-not-mine = Not mine
cc-web-heard = Your hand is down.
cc-web-heard-false-start = Too early! The dice were still rolling.
cc-web-passed = You keep still.
cc-web-sit-out = { $count ->
    [one] You sit out one throw.
   *[other] You sit out { $count } throws.
  }
cc-web-sign-garlic = Everybody bangs on the garlic, and the first then points at a card. Best among friends.
cc-web-sign-pointed = Bang straight on the card you mean. That way nobody wins by banging at every throw.
cc-web-pile = Pile: { $number }
cc-web-cleared = { $number } of { $goal } cleared
cc-web-throws = has the dice
cc-web-slow-line = slow connection
cc-web-long-line = far away: only part of the delay is taken off
cc-web-mechanical = reacts like a program
cc-web-down = coffin side up
cc-web-gap = a gap
cc-web-finish = Photo finish
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = counts
cc-web-ruling-false-start = false start
cc-web-ruling-too-late = too late
cc-web-correction = network delay { $ms } ms, give or take { $slack } ms
cc-web-handicap = handicap { $ms } ms
cc-web-look-away = Everybody but { $name } looks away. { $name }, hold this to see by moonlight.
