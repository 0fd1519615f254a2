# Clearing Coffins: worum es geht und was in der Gruft liegt.

cc-goal = { $goal ->
    [one] Räume vor allen anderen einen Sarg: Hau drauf, wenn die Würfel zu einer deiner Karten passen.
   *[other] Räume vor allen anderen { $goal } Särge: Hau drauf, wenn die Würfel zu einer deiner Karten passen.
  }
cc-goal-left = { $count ->
    [one] Noch einen Sarg räumen, und du gewinnst.
   *[other] Noch { $count } Särge räumen, und du gewinnst.
  }
cc-goal-watch = { $goal ->
    [one] Wer zuerst einen Sarg räumt, gewinnt.
   *[other] Wer zuerst { $goal } Särge räumt, gewinnt.
  }
cc-legend-colour-die = Der Farbwürfel: gelb, lila, manchmal beides. Beim Ausrufezeichen sind Fledermaus und Mond für alle da, und wer beim Totenkopf draufhaut, zahlt.
cc-legend-symbol-die = Der Zeichenwürfel: Totenkopf, Mond oder Fledermaus. Mit der Farbe zusammen nennt er einen Vampir.
cc-legend-awake = Ein wacher Vampir. Nennen ihn die Würfel, hau drauf und schick ihn in den Sarg.
cc-legend-coffin = Ein Sarg mit einem Vampir darin. Merk dir, welcher! Nennen ihn die Würfel, hau drauf: Dein eigener Sarg wird geräumt, ein fremder geöffnet.
cc-legend-gap = Eine Lücke. Eine neue Karte vom Stapel füllt sie.
cc-legend-cleared = { $goal ->
    [one] Schon geräumte Särge. Zum Sieg reicht einer.
   *[other] Schon geräumte Särge. Zum Sieg braucht es { $goal }.
  }
cc-legend-garlic = Der Knoblauch. Wer zuerst draufhaut, wenn die Würfel liegen, ist dran; eine zu frühe Hand ist ein Fehlstart.
cc-legend-thrower = Hier liegen die Würfel: Von hier wird geworfen. Draufhauen dürfen alle.
cc-legend-pile = So viele Karten sind noch zum Auffüllen da.
cc-legend-lane = Wie lange nach dem Erscheinen der Würfel jede Hand kam. Der blasse Streifen zeigt, wie genau das gemessen ist.
