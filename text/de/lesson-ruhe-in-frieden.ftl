# Eine erste Partie Ruhe in Frieden, mit Begleitung.

lesson-rf-goal = Auf dem alten Friedhof sind nur noch fünf Gräber frei. Begrab deine Verwandten so nah wie möglich an ihrem Wunsch, und halte die anderen Familien am Leben. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-rf-family = Das ist deine Familie: fünf betagte Verwandte. Die Zahl auf der Karte ist jeweils das Wunschgrab. Am Anfang ist allen etwas unwohl.
lesson-rf-doctor = In deinem Zug besucht der Doktor die ganze Familie. Eine Pille macht gesünder, ein Placebo kränker: top fit, etwas unwohl, schwach, dem Tode nahe, tot.
lesson-rf-placebo = Die anderen sind schon versorgt: drei mit Pillen, Clara mit einem Placebo. Bruno wünscht sich Grab 2. Gib ihm für 1000 Mäuse ein Placebo, und schick dann den Doktor los.
lesson-rf-shares = Nach den Besuchen darfst du anderen Pillen schicken und Grabrechte kaufen. Für ein Grab brauchst du mehr davon als jede andere Familie. Eins kostet 3000; auf der Rückseite steht eine Aktion, die nur du siehst.
lesson-rf-first-share = Kauf ein Grabrecht für Grab 4.
lesson-rf-adjusted = Am Ende deines Zuges wirkt alles: Bruno ist jetzt schwach. Für alle, denen es besser geht, zahlt die Bank, diesmal 6000 Mäuse. Und dein Grabrecht ist ein Unleserliches Dokument. Merk dir das.
lesson-rf-rival = Jetzt ist { bot-name-1 } dran. Schau zu.
lesson-rf-rival-wants = Sieh an: Berta wünscht sich Grab 2 wie dein Bruno, und auch sie hat ein Placebo bekommen. Und { bot-name-1 } hat ein Grabrecht für Grab 2 gekauft. Das wird ein Wettlauf.
lesson-rf-placebo-again = Dein Zug. Die anderen hat der Doktor schon besucht. Noch ein Placebo für Bruno.
lesson-rf-second-share = Kauf ein Grabrecht für Grab 2. Mehr als eins pro Grab und Zug gibt es nicht.
lesson-rf-rival-again = Bruno ist dem Tode nahe. Ein Placebo noch, dann ist es so weit. { bot-name-1 } ist dran.
lesson-rf-danger = Auch Berta ist dem Tode nahe! Wenn du nichts tust, stirbt sie im nächsten Zug von { bot-name-1 }. Das kannst du gleich verhindern.
lesson-rf-last-placebo = Zuerst Bruno: sein letztes Placebo.
lesson-rf-pill = Jetzt der Kniff dieses Spiels: Halte die Konkurrenz gesund. Schick Berta für 1000 Mäuse eine Pille. Dann geht es ihr besser, es sei denn, { bot-name-1 } zahlt noch mehr und tauscht sie.
lesson-rf-third-share = Und noch ein Grabrecht für Grab 2, damit du vorn liegst.
lesson-rf-dead = Bruno ist gestorben und hinterlässt dir 2000 Mäuse. Du hast zwei Grabrechte für Grab 2, { bot-name-1 } hat eins: Das ist die Mehrheit. Begrab Bruno in Grab 2.
lesson-rf-contest = Einspruch! { bot-name-1 } spielt ein Unleserliches Dokument, bei diesem Begräbnis ein Grabrecht mehr: zwei gegen zwei, und Gleichstand genügt nicht. Aber du hast auch eins. Spiel dein Dokument von Grab 4!
lesson-rf-buried = Drei gegen zwei: Bruno liegt, wo er liegen wollte. Das bringt am Ende fünf Punkte. Die Grabrechte dafür bist du los.
lesson-rf-maintenance = { bot-name-1 } hat ein Grabrecht für Grab 2 als Aktion gespielt: Grabpflege. Das hat dich 2000 Mäuse gekostet. Die meisten Aktionen wirken nur, wenn jemand in dem Grab liegt.
lesson-rf-alive = Deine Pille hat gewirkt: Berta ist wieder nur schwach, und ihr Wunschgrab ist belegt. Die Pille zu tauschen hätte { bot-name-1 } 2000 Mäuse gekostet.
lesson-rf-score = Schluss ist, wenn alle fünf Gräber belegt sind oder von einer Familie niemand mehr lebt. Das Wunschgrab zählt 5 Punkte, das daneben 4, jedes andere 3, der Neue Friedhof 2. Wer noch lebt, kostet dich 2.
lesson-rf-end = Das war alles: Rechtzeitig zu sterben ist eine Kunst, und andere davon abzuhalten auch. Bereit?
