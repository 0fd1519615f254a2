# Ruhe in Frieden: worum es geht und was auf dem Tisch liegt.

rf-goal = Bring deine Verwandten möglichst nah an die Gräber, die sie wollen, bevor andere sie besetzen.
rf-goal-left = { $count ->
    [0] Alle deine Verwandten sind unter der Erde: Die meisten Punkte gewinnen.
    [one] Noch jemand gut unter die Erde zu bringen; wer am Ende lebt, kostet 2 Punkte.
   *[other] Noch { $count } Verwandte gut unter die Erde zu bringen; wer am Ende lebt, kostet 2 Punkte.
  }
rf-goal-watch = Die meisten Punkte gewinnen: für Verwandte in ihren Wunschgräbern oder nahe dabei.
rf-legend-wish = Das Wunschgrab: dort 5 Punkte, daneben 4, in jedem anderen 3, auf dem Neuen Friedhof { $number }.
rf-legend-planned = Was du verschreiben willst. Es gilt, sobald du es abschickst.
rf-legend-prescription = Das Rezept: Eine weiße Pille macht eine Stufe gesünder, ein schwarzes Placebo eine Stufe kränker, eine rote bittere Pille zwei. Es wirkt in Schritt 5 des Zuges der eigenen Familie.
rf-legend-hearts = Die Gesundheit, am oberen Rand: drei Herzen top fit, zwei etwas unwohl, eins schwach, ein Kreuz dem Tode nahe. Darunter kommt der Sarg.
rf-legend-payout = Was die Bank in Tausend Mäusen zahlt, wenn es dieser Person besser geht und sie diese Stufe erreicht.
rf-legend-buried = Tot. Unter der Erde bringt das Punkte; wer noch wartet, braucht ein Grab.
rf-legend-relative = Eine Verwandte oder ein Verwandter. Die Karte liegt so, dass die Gesundheit oben steht. Am Ende noch am Leben: 2 Punkte weniger.
rf-legend-money = Mäuse, in Tausend. Geld zählt am Ende nichts: Gib es aus.
rf-legend-held = Grabrechte nach Gräbern: 2×3 heißt zwei Grabrechte an Grab 3. Wer von einem Grab die meisten hat, darf dort begraben.
rf-legend-turn = Hier ist die Pillendose, hier ist der Zug.
rf-legend-dose = Ein Rezept, das du planen kannst, und sein Preis. Noch einmal drücken nimmt es zurück.
rf-legend-own-share = Dein Grabrecht. Es zählt an seinem Grab, solange es hier liegt, oder du spielst einmal die Aktion auf der Rückseite.
rf-legend-owners = Wer wie viele Grabrechte an diesem Grab hat. Wer die meisten hat, ohne Gleichstand, darf hier begraben.
rf-legend-price = Was ein Grabrecht kostet, in Tausend: 3, solange das Grab leer ist, 1, sobald jemand darin liegt.
rf-legend-pile = Grabrechte an diesem Grab, die noch zu kaufen sind.
rf-legend-coffin = Ein Sarg. Die Farbe ist die seiner Familie.
rf-legend-grave = Ein Grab des alten Friedhofs. Es fasst einen Sarg, mit Doppelbelegung zwei.
rf-legend-new = Der Neue Friedhof nimmt alle auf, kostenlos, für { $number } Punkte.
rf-legend-box = Was in diesem Zug noch in der Pillendose ist.
rf-legend-supply = Pillen außerhalb der Pillendose. Sie kommen im nächsten Zug wieder.
rf-legend-steps = Die Schritte eines Zuges. Du entscheidest etwas bei Besuchen, Pillen, Grabrechten und Begräbnissen.
rf-legend-bar = Grabrechte bei diesem Begräbnis; die dunklen sind Unleserliche Dokumente. Der längste Balken, ohne Gleichstand, bekommt das Grab.
