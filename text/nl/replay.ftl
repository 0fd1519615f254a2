# Words of `sexton replay`.
replay-keys = Enter: verder, b: terug, q: stoppen >
replay-deal = De kaarten zijn gedeeld.
replay-round = Iedereen past.
replay-verdict = De scheidsrechter beoordeelt de race.
replay-wake = De tijd is om.
replay-hand = Iemand anders neemt een plaats over.
replay-take-back = De laatste zet wordt teruggenomen.
replay-advised = Er wordt raad gegeven.
