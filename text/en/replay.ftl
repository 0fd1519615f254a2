# Words of `sexton replay`.
replay-keys = Enter: on, b: back, q: leave >
replay-deal = The table is dealt.
replay-round = The round closes; everybody passed.
replay-verdict = The referee has judged the race.
replay-wake = Time is up.
replay-hand = A seat changes hands.
replay-take-back = The last move is taken back.
