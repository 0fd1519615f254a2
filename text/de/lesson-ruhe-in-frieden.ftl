# Eine erste Partie Ruhe in Frieden, mit Begleitung.

lesson-rf-goal = Auf dem alten Friedhof sind nur noch fünf Gräber frei. Bring deine Verwandten so nah an ihrem Wunsch unter die Erde wie möglich, und halte die anderen Familien am Leben. Die meisten Punkte gewinnen.
lesson-rf-family = Das ist deine Familie: fünf betagte Verwandte. Die Zahl an jedem ist das Grab, das er sich wünscht. Am Anfang ist allen etwas unwohl.
lesson-rf-doctor = In jedem Zug besucht der Doktor alle. Eine Pille macht gesünder, ein Placebo kränker: von top fit über etwas unwohl, schwach und dem Tode nahe bis tot.
lesson-rf-placebo = Die anderen sind schon versorgt: drei mit Pillen, Clara mit einem Placebo. Jetzt Bruno, der sich Grab 2 wünscht. Verschreib ihm für 1.000 Mäuse ein Placebo, und schick den Plan ab.
lesson-rf-shares = Nach den Besuchen darfst du anderen Familien Pillen schicken und Grabrechte kaufen. Wer in ein Grab will, braucht mehr Grabrechte dafür als alle anderen. Eines kostet 3.000, und auf seiner Rückseite steht eine Aktion, die nur du siehst.
lesson-rf-first-share = Kauf ein Grabrecht für Grab 4.
lesson-rf-adjusted = Am Ende deines Zuges wirkt alles: Bruno ist jetzt schwach. Und wer gesünder wird, zahlt: Du hast 6.000 Mäuse verdient. Dein Grabrecht ist, wie du siehst, ein Unleserliches Dokument. Merk dir das.
lesson-rf-rival = Jetzt ist { bot-name-1 } dran. Schau zu.
lesson-rf-rival-wants = Sieh an: Berta, die sich wie dein Bruno Grab 2 wünscht, hat auch ein Placebo bekommen. Und { bot-name-1 } hat ein Grabrecht für Grab 2 gekauft. Das wird ein Wettlauf.
lesson-rf-placebo-again = Dein Zug. Die anderen hat der Doktor schon besucht. Noch ein Placebo für Bruno.
lesson-rf-second-share = Kauf ein Grabrecht für Grab 2; mehr als eines je Grab und Zug gibt es nicht.
lesson-rf-rival-again = Bruno ist dem Tode nahe. Ein Placebo noch, dann ist es so weit. { bot-name-1 } ist dran.
lesson-rf-danger = Auch Berta ist dem Tode nahe! Lässt du sie in Ruhe, stirbt sie im nächsten Zug von { bot-name-1 }. Das kannst du gleich verhindern.
lesson-rf-last-placebo = Zuerst Bruno: sein letztes Placebo.
lesson-rf-pill = Jetzt der Kniff dieses Spiels: Halte die anderen gesund. Schick Berta eine Pille. Sie kostet dich 1.000 Mäuse, und Berta wird davon gesünder, ob { bot-name-1 } will oder nicht.
lesson-rf-third-share = Und noch ein Grabrecht für Grab 2, damit du vorn liegst.
lesson-rf-dead = Bruno ist gestorben, und du erbst 2.000 Mäuse. Du hast zwei Grabrechte für Grab 2, { bot-name-1 } hat eines: Das ist die Mehrheit. Begrab Bruno in Grab 2.
lesson-rf-contest = Einspruch! { bot-name-1 } spielt ein Unleserliches Dokument, das bei diesem Begräbnis als ein Grabrecht mehr zählt: zwei gegen zwei, und Gleichstand reicht nicht. Aber du hast auch eines. Spiel dein Dokument von Grab 4!
lesson-rf-buried = Drei zu zwei: Bruno liegt, wo er liegen wollte. Das zählt am Ende fünf Punkte. Die Grabrechte dafür sind verbraucht.
lesson-rf-maintenance = Aber eine Karte eines belegten Grabes darf jederzeit als Aktion gespielt werden. { bot-name-1 } spielte Grabpflege, und du musstest 2.000 Mäuse zahlen. Die fünf Aktionen stehen auf den Rückseiten der Grabrechte.
lesson-rf-alive = Deine Pille hat gewirkt: Berta ist nur noch schwach, und ihr Grab ist vergeben. { bot-name-1 } hätte die Pille austauschen können, aber das kostet 2.000 Mäuse.
lesson-rf-score = Schluss ist, wenn alle fünf Gräber belegt sind oder eine Familie ausgestorben ist. Das gewünschte Grab zählt 5 Punkte, das daneben 4, jedes andere 3, der Neue Friedhof 2. Wer noch lebt, kostet dich 2.
lesson-rf-end = Das war alles: Rechtzeitig zu sterben ist eine Kunst, und andere davon abzuhalten auch. Bereit?
