# Ruhe in Frieden: worum es geht und was auf dem Tisch liegt.

rf-goal = Begrab deine Verwandten möglichst nah an ihrem Wunschgrab, bevor es andere belegen.
rf-goal-left = { $count ->
    [0] Alle deine Verwandten sind unter der Erde: Wer die meisten Punkte hat, gewinnt.
    [one] Eine Person lebt noch. Wer am Ende lebt, kostet dich 2 Punkte.
   *[other] { $count } Verwandte leben noch. Wer am Ende lebt, kostet dich 2 Punkte.
  }
rf-goal-watch = Wer die meisten Punkte hat, gewinnt. Punkte bringen Verwandte im Wunschgrab oder nahe dabei.
rf-legend-wish = Das Wunschgrab: dort 5 Punkte, daneben 4, in jedem anderen 3, auf dem Neuen Friedhof { $number }.
rf-legend-planned = Was du verschreiben willst. Es gilt, sobald du es abschickst.
rf-legend-prescription = Das Rezept: Eine weiße Pille hebt die Gesundheit um eine Stufe, ein schwarzes Placebo senkt sie um eine, eine rote bittere Pille um zwei. Es wirkt in Schritt 5, wenn diese Familie am Zug ist.
rf-legend-hearts = Die Gesundheit, am oberen Rand: drei Herzen für topfit, zwei für etwas unwohl, eins für schwach, ein Kreuz für dem Tode nahe. Darunter kommt der Sarg.
rf-legend-payout = Was die Bank zahlt, in tausend Mäusen, wenn es dieser Person besser geht und sie diese Stufe erreicht.
rf-legend-buried = Tot. Unter der Erde bringt das Punkte; bis dahin fehlt noch ein Grab.
rf-legend-relative = Eine Person aus der Familie. Der obere Rand der Karte zeigt ihre Gesundheit. Wer am Ende noch lebt, kostet 2 Punkte.
rf-legend-money = Mäuse, in Tausendern. Geld zählt am Ende nichts: Gib es aus.
rf-legend-held = Grabrechte nach Gräbern: 2×3 heißt zwei Grabrechte für Grab 3. Wer für ein Grab mehr hat als jede andere Familie, darf dort begraben.
rf-legend-turn = Hier ist die Pillendose: Diese Familie ist am Zug.
rf-legend-dose = Ein Rezept, das du planen kannst, und sein Preis. Drück noch einmal, um es zurückzunehmen.
rf-legend-own-share = Dein Grabrecht. Es zählt für sein Grab, solange es hier liegt. Oder du spielst einmal die Aktion auf der Rückseite.
rf-legend-owners = Wer wie viele Grabrechte für dieses Grab hat. Wer die meisten hat, ohne Gleichstand, darf hier begraben.
rf-legend-price = Was ein Grabrecht kostet, in Tausendern: 3, solange das Grab leer ist, 1, sobald jemand darin liegt.
rf-legend-pile = Grabrechte für dieses Grab, die noch zu kaufen sind.
rf-legend-coffin = Ein Sarg. Die Farbe ist die seiner Familie.
rf-legend-grave = Ein Grab des alten Friedhofs. Es fasst einen Sarg, mit Doppelbelegung zwei.
rf-legend-new = { $number ->
    [one] Der Neue Friedhof nimmt alle auf, kostenlos, für { $number } Punkt.
   *[other] Der Neue Friedhof nimmt alle auf, kostenlos, für { $number } Punkte.
  }
rf-legend-box = Was in diesem Zug noch in der Pillendose ist.
rf-legend-supply = Der Vorrat außerhalb der Pillendose. Daraus wird sie im nächsten Zug wieder gefüllt.
rf-legend-steps = Die Schritte eines Zuges. Zu entscheiden hast du bei Besuchen, Pillen, Grabrechten und Begräbnissen.
rf-legend-bar = Grabrechte bei diesem Begräbnis; die dunklen sind Unleserliche Dokumente. Der längste Balken, ohne Gleichstand, bekommt das Grab.
