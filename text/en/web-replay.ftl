# Looking back at a table that is over.

web-replay-title = Looking back
web-replay-loading = Playing the game again …
web-replay-eyes = Through whose eyes
web-replay-public = a spectator
web-replay-step = Step { $step } of { $last }
web-replay-slider = Go to a step
web-replay-first = To the start
web-replay-back = One step back
web-replay-on = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-nothing = Nothing could be seen from here.
web-replay-link = Copy a link to this moment
web-replay-closed = This opens when the game is over; the house of the day opens the day after.
web-replay-gone = There is no such table, or it can’t be read.
web-replay-busy = Too many people are looking back right now. Try again in a moment.
web-replay-retry = Try again
web-verify = Check the shuffle
web-verify-how = Before the first card the house sealed a secret and showed everybody the seal. The order of the cards follows from that secret and from the words the players mixed in. Now the secret is open.
web-verify-button = Check it here
web-verify-seal = Seal shown before the deal
web-verify-secret = Secret opened at the end
web-verify-salts = Words mixed in
web-verify-none = none
web-verify-chain-holds = The file is intact: all { $number } lines fit together.
web-verify-chain-broken = The file has been changed: line { $number } does not match the lines before it. The rest was not checked.
web-verify-shown-holds = It is the seal this browser was shown before the deal.
web-verify-shown-broken = This browser was shown another seal before the deal.
web-verify-shown-open = This browser wasn’t at the table before the deal, so it can’t tell whether this is the seal that was shown then.
web-verify-seal-holds = The seal holds: SHA-256 of the opened secret is the seal that was shown before the deal.
web-verify-seal-broken = The seal does not hold: the opened secret is not the one that was sealed.
web-verify-seal-open = This table has no sealed secret: its deal was given by hand or by a number.
web-verify-deal-holds = Honestly dealt: your browser dealt again from the secret and the words mixed in, and everything lies exactly where it did.
web-verify-deal-broken = The deal does not follow from the secret: dealt again, things lie elsewhere.
web-verify-deal-open = The deal was set up by hand, so there was no shuffle to check.
web-verify-draws-holds = { $count ->
    [0] Nothing was left to chance during play.
    [one] The one draw during play follows from the secret.
   *[other] All { $count } draws during play, such as dice, follow from the secret.
}
web-verify-draws-broken = Line { $number }: a draw during play, such as dice, is not the one the secret gives.
web-verify-all = Not checked here: whether every move was legal. For that, download the game and run this command:
