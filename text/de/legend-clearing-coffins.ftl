# Clearing Coffins: worum es geht und was in der Gruft liegt.

cc-goal = Räume als Erstes { $goal } eigene Särge: Hau drauf, wenn die Würfel eine deiner Karten zeigen.
cc-goal-left = { $count ->
    [one] Noch einen Sarg räumen, und du gewinnst.
   *[other] Noch { $count } Särge räumen, und du gewinnst.
  }
cc-goal-watch = Wer zuerst { $goal } Särge räumt, gewinnt.
cc-legend-colour-die = Der Farbwürfel: gelb, lila, vielleicht beides. Beim Ausrufezeichen sind Fledermaus und Mond für alle da, und wer beim Totenkopf draufhaut, zahlt.
cc-legend-symbol-die = Der Symbolwürfel: Totenkopf, Mond oder Fledermaus. Mit der Farbe zusammen nennt er einen Vampir.
cc-legend-awake = Ein wacher Vampir. Nennen ihn die Würfel, hau drauf und schick ihn in den Sarg.
cc-legend-coffin = Ein Sarg mit einem Vampir darin. Merk dir, welcher: Nennen ihn die Würfel, hau drauf; einen eigenen räumst du, einen fremden weckst du.
cc-legend-gap = Eine Lücke; sie wird vom Stapel aufgefüllt.
cc-legend-cleared = Schon geräumte Särge. { $goal } braucht man zum Sieg.
cc-legend-garlic = Der Knoblauch. Wer nach den Würfeln zuerst draufhaut, ist dran; eine zu frühe Hand ist ein Fehlstart.
cc-legend-thrower = Von hier wird geworfen. Draufhauen dürfen alle.
cc-legend-pile = So viele Karten sind noch zum Auffüllen da.
cc-legend-lane = Wann jede Hand kam, seit die Würfel zu sehen waren. Der blasse Streifen zeigt, wie unsicher das ist.
