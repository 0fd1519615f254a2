# Words of `sexton odds`.

odds-title = How often { $bot } wins after each choice, in { $houses ->
    [one] one house
   *[other] { $houses } houses
} that fit what you know:
odds-choice = { $share } %  ({ $low } to { $high })  possible in { $possible } %
odds-note = Possible: how often a clairvoyant could still win, in the first { $houses } of these houses.
odds-after-yes = this house: can still be won
odds-after-no = this house: lost
odds-after-unknown = this house: not found out
odds-can-be-won = The clairvoyant: this house can be won in { $count ->
    [one] one move
   *[other] { $count } moves
}, and not in fewer.
odds-can-be-won-somehow = The clairvoyant: this house can be won in { $count ->
    [one] one move
   *[other] { $count } moves
}; there were too many ways to tell whether fewer would do.
odds-cannot-be-won = The clairvoyant: this house cannot be won from here. Every way was tried.
odds-not-found-out = The clairvoyant: there are too many ways from here to try them all.
