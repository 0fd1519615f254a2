# Eine erste Partie Ruhe in Frieden, mit Begleitung.

lesson-rf-goal = Auf dem alten Friedhof sind nur noch fünf Gräber frei. Begrab deine Verwandten so nah wie möglich an ihrem Wunsch, und halte die anderen Familien am Leben. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-rf-family = Das ist deine Familie: fünf betagte Verwandte, denen am Anfang allen etwas unwohl ist. Die Zahl auf der Karte ist jeweils das Wunschgrab. Dazu hast du 5000 Mäuse, kurz 5k.
lesson-rf-doctor = In deinem Zug besucht der Doktor die ganze Familie. Eine Pille macht eine Stufe gesünder, ein Placebo eine Stufe kränker, eine bittere Pille zwei. Die Stufen: topfit, etwas unwohl, schwach, dem Tode nahe, tot.
lesson-rf-placebo = Die anderen sind schon versorgt. Bruno soll als Erster gehen, denn sein Wunschgrab, Grab 2, ist noch frei. Tippe auf Bruno, wähl das Placebo für 1000 Mäuse, und schick dann den Doktor los.
lesson-rf-shares = Nach den Besuchen darfst du anderen Familien Pillen schicken und Grabrechte kaufen. Ein Grab bekommt, wer dafür mehr Grabrechte hat als jede andere Familie. Eins kostet 3000 Mäuse; auf der Rückseite steht eine Aktion, die nur du siehst.
lesson-rf-first-share = David wünscht sich Grab 4. Denk voraus, und kauf ein Grabrecht dafür.
lesson-rf-adjusted = Am Ende deines Zuges wirkt alles: Bruno ist jetzt schwach. Die Bank hat 6000 Mäuse gezahlt für alle, denen es besser geht, 3000 mehr, als dein Grabrecht gekostet hat. Das ist ein Unleserliches Dokument und hilft bei einem Begräbnis.
lesson-rf-rival = Jetzt ist { bot-name-1 } dran. Schau zu.
lesson-rf-rival-wants = Sieh an: Berta wünscht sich Grab 2 wie dein Bruno, und auch sie hat ein Placebo bekommen. Und { bot-name-1 } hat ein Grabrecht für Grab 2 gekauft. Das wird ein Wettlauf.
lesson-rf-placebo-again = Dein Zug. Die anderen hat der Doktor schon besucht. Noch ein Placebo für Bruno.
lesson-rf-second-share = Kauf ein Grabrecht für Grab 2. Mehr als eins pro Grab und Zug gibt es nicht.
lesson-rf-rival-again = Bruno ist dem Tode nahe. Ein Placebo noch, dann ist es so weit. { bot-name-1 } ist dran.
lesson-rf-danger = Auch Berta ist dem Tode nahe! Noch ein Placebo, und sie stirbt im nächsten Zug von { bot-name-1 }. Das kannst du gleich verhindern.
lesson-rf-last-placebo = Zuerst Bruno: sein letztes Placebo.
lesson-rf-pill = Jetzt der Kniff dieses Spiels: Halte die Konkurrenz gesund. Tippe auf Berta, wähl eine Pille für 1000 Mäuse, und schick sie los. Dann geht es Berta besser, es sei denn, { bot-name-1 } tauscht die Pille für 2000 Mäuse gegen ein Placebo.
lesson-rf-third-share = Und noch ein Grabrecht für Grab 2, damit du vorn liegst.
lesson-rf-dead = Bruno ist gestorben und hinterlässt dir 2000 Mäuse. Du hast zwei Grabrechte für Grab 2, { bot-name-1 } hat eins: Das ist die Mehrheit. Begrab Bruno in Grab 2.
lesson-rf-contest = Einspruch! { bot-name-1 } spielt ein Unleserliches Dokument. Es zählt bei diesem Begräbnis als ein Grabrecht mehr: zwei gegen zwei, und Gleichstand genügt nicht. Spiel dein eigenes Dokument von Grab 4!
lesson-rf-buried = Drei gegen zwei: Bruno liegt, wo er liegen wollte. Das bringt am Ende fünf Punkte. Die Grabrechte dafür bist du los.
lesson-rf-maintenance = { bot-name-1 } hat ein Grabrecht für Grab 2 gespielt, wegen der Aktion auf der Rückseite: Grabpflege. Wer dort jemanden begraben hat, zahlt: Dich kostet es 2000 Mäuse. Die meisten Aktionen wirken nur, wenn jemand in dem Grab liegt.
lesson-rf-alive = Deine Pille hat gewirkt: Berta ist wieder nur schwach, und ihr Wunschgrab ist belegt. Sie gegen ein Placebo zu tauschen hätte { bot-name-1 } 2000 Mäuse gekostet.
lesson-rf-score = Schluss ist, wenn alle fünf Gräber belegt sind oder von einer Familie niemand mehr lebt. Das Wunschgrab zählt 5 Punkte, das daneben 4, jedes andere 3. Auf den Neuen Friedhof dürfen alle, für 2. Wer noch lebt, kostet dich 2.
lesson-rf-end = Das war alles: Rechtzeitig zu sterben ist eine Kunst, und andere davon abzuhalten auch. Bereit?
