# Words of `sexton replay`.
replay-keys = Enter: verder, b: terug, q: stoppen >
replay-deal = De tafel is gedeeld.
replay-round = De ronde sluit; iedereen paste.
replay-verdict = De scheidsrechter heeft de race beoordeeld.
replay-wake = De tijd is om.
replay-hand = Een plaats wisselt van eigenaar.
replay-take-back = De laatste zet is teruggenomen.
