# Words of `sexton replay`.
replay-keys = Enter: next, b: back, q: quit >
replay-deal = The cards are dealt.
replay-round = Everybody passes.
replay-verdict = The referee judges the race.
replay-wake = Time is up.
replay-hand = Somebody else takes over a seat.
replay-take-back = The last move is taken back.
replay-advised = Advice is given.
