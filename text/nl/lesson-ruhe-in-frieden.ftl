# Een eerste partij Ruhe in Frieden, met begeleiding.

lesson-rf-goal = Op het oude kerkhof zijn nog maar vijf graven vrij. Laat je familieleden zo dicht mogelijk bij hun wens begraven, en houd de andere families in leven. De meeste punten winnen.
lesson-rf-family = Dit is je familie: vijf bejaarde familieleden. Het nummer bij elk is het graf dat ze wensen. In het begin zijn ze allemaal onwel.
lesson-rf-doctor = Elke beurt komt de dokter bij iedereen langs. Een pil maakt gezonder, een placebo zieker: van topfit naar onwel, zwak, de dood nabij en dood.
lesson-rf-placebo = De anderen zijn al verzorgd: drie met pillen, Clara met een placebo. Nu Bruno, die graf 2 wenst. Geef hem voor 1.000 duiten een placebo en verstuur het plan.
lesson-rf-shares = Na de visites mag je pillen naar andere families sturen en opties kopen. Wie in een graf wil, heeft er meer opties op nodig dan alle anderen. Een optie kost 3.000, en op de achterkant staat een actie die alleen jij ziet.
lesson-rf-first-share = Koop een optie op graf 4.
lesson-rf-adjusted = Aan het eind van je beurt werkt alles uit: Bruno is nu zwak. En wie gezonder wordt, betaalt: je hebt 6.000 duiten verdiend. Je optie blijkt een Onleesbaar document. Onthoud dat.
lesson-rf-rival = Nu is { bot-name-1 } aan de beurt. Kijk maar.
lesson-rf-rival-wants = Kijk: Berta, die net als jouw Bruno graf 2 wenst, kreeg ook een placebo. En { bot-name-1 } kocht een optie op graf 2. Dit wordt een wedloop.
lesson-rf-placebo-again = Jouw beurt. De dokter was al bij de anderen. Nog een placebo voor Bruno.
lesson-rf-second-share = Koop een optie op graf 2; meer dan één per graf en beurt krijg je niet.
lesson-rf-rival-again = Bruno is de dood nabij. Nog één placebo, dan is het zover. { bot-name-1 } is aan de beurt.
lesson-rf-danger = Ook Berta is de dood nabij! Laat je haar met rust, dan sterft ze in de volgende beurt van { bot-name-1 }. Dat kun je zo meteen voorkomen.
lesson-rf-last-placebo = Eerst Bruno: zijn laatste placebo.
lesson-rf-pill = Nu de kneep van dit spel: houd de anderen gezond. Stuur Berta een pil. Die kost je 1.000 duiten, en Berta wordt er beter van, of { bot-name-1 } wil of niet.
lesson-rf-third-share = En nog een optie op graf 2, om voor te liggen.
lesson-rf-dead = Bruno is gestorven, en je erft 2.000 duiten. Je hebt twee opties op graf 2, { bot-name-1 } heeft er één: dat is de meerderheid. Begraaf Bruno in graf 2.
lesson-rf-contest = Bezwaar! { bot-name-1 } speelt een Onleesbaar document, dat bij deze begrafenis als een extra optie telt: twee tegen twee, en gelijk is niet genoeg. Maar jij hebt er ook een. Speel je document van graf 4!
lesson-rf-buried = Drie tegen twee: Bruno ligt waar hij wilde liggen. Dat is aan het eind vijf punten waard. De opties die je ervoor gebruikte, ben je kwijt.
lesson-rf-maintenance = Maar een kaart van een bezet graf mag altijd als actie gespeeld worden. { bot-name-1 } speelde Grafonderhoud, en jij moest 2.000 duiten betalen. De vijf acties staan op de achterkant van de opties.
lesson-rf-alive = Je pil heeft gewerkt: Berta is alleen nog zwak, en haar graf is bezet. { bot-name-1 } had de pil kunnen ruilen, maar dat kost 2.000 duiten.
lesson-rf-score = Het eindigt als alle vijf graven bezet zijn of een familie is uitgestorven. Het gewenste graf telt 5 punten, het graf ernaast 4, een ander 3, de Nieuwe Begraafplaats 2. Wie nog leeft, kost je er 2.
lesson-rf-end = Dat was alles: op tijd sterven is een kunst, en anderen ervan afhouden ook. Klaar voor?
