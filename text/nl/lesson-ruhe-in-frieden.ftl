# Een eerste partij Ruhe in Frieden, met begeleiding.

lesson-rf-goal = Op de oude begraafplaats zijn nog maar vijf graven vrij. Begraaf je familieleden zo dicht mogelijk bij hun wens, en houd de andere families in leven. Wie de meeste punten heeft, wint.
lesson-rf-family = Dit is je familie: vijf bejaarde familieleden. Het nummer op elke kaart is het graf dat ze willen. In het begin zijn ze allemaal onwel.
lesson-rf-doctor = In je beurt komt de dokter bij je hele familie langs. Van een pil word je beter, van een placebo zieker: topfit, onwel, zwak, de dood nabij, dood.
lesson-rf-placebo = De anderen hebben al iets: drie een pil, Clara een placebo. Bruno wil graf 2. Geef hem voor 1000 duiten een placebo, en stuur dan de dokter op pad.
lesson-rf-shares = Na de bezoeken mag je pillen naar andere families sturen en opties kopen. Een graf krijg je als je er meer opties op hebt dan elke andere speler. Een optie kost 3000, en op de achterkant staat een actie die alleen jij ziet.
lesson-rf-first-share = Koop een optie op graf 4.
lesson-rf-adjusted = Aan het eind van je beurt werken de recepten: Bruno is nu zwak. Voor wie beter wordt, betaalt de bank, deze keer 6000 duiten. En je optie is een Onleesbaar document. Onthoud dat.
lesson-rf-rival = Nu is { bot-name-1 } aan de beurt. Kijk maar.
lesson-rf-rival-wants = Kijk: Berta wil graf 2, net als jouw Bruno, en kreeg ook een placebo. En { bot-name-1 } kocht een optie op graf 2. Dit wordt een wedloop.
lesson-rf-placebo-again = Jouw beurt. De dokter was al bij de anderen. Nog een placebo voor Bruno.
lesson-rf-second-share = Koop een optie op graf 2. Meer dan één per graf en per beurt mag niet.
lesson-rf-rival-again = Bruno is de dood nabij. Nog één placebo, dan is het zover. { bot-name-1 } is aan de beurt.
lesson-rf-danger = Ook Berta is de dood nabij! Doe je niets, dan sterft ze in de volgende beurt van { bot-name-1 }. Dat kun je zo meteen voorkomen.
lesson-rf-last-placebo = Eerst Bruno: zijn laatste placebo.
lesson-rf-pill = Nu de truc van dit spel: houd je rivalen gezond. Stuur Berta voor 1000 duiten een pil. Dan wordt ze beter, tenzij { bot-name-1 } nog meer betaalt om de pil te ruilen.
lesson-rf-third-share = En nog een optie op graf 2, om voor te staan.
lesson-rf-dead = Bruno is gestorven, en je erft 2000 duiten. Je hebt twee opties op graf 2, { bot-name-1 } heeft er één: dat is de meerderheid. Begraaf Bruno in graf 2.
lesson-rf-contest = Bezwaar! { bot-name-1 } speelt een Onleesbaar document, bij deze begrafenis een extra optie: twee tegen twee, en gelijk is niet genoeg. Maar jij hebt er ook een. Speel je document van graf 4!
lesson-rf-buried = Drie tegen twee: Bruno ligt waar hij wilde liggen. Dat is aan het eind vijf punten waard. De opties die je daarvoor gebruikte, ben je kwijt.
lesson-rf-maintenance = { bot-name-1 } heeft een optie op graf 2 als actie gespeeld: Grafonderhoud. Dat kostte je 2000 duiten. De meeste acties werken alleen als er iemand in het graf ligt.
lesson-rf-alive = Je pil heeft gewerkt: Berta is weer alleen maar zwak, en het graf dat ze wilde is bezet. De pil ruilen had { bot-name-1 } 2000 duiten gekost.
lesson-rf-score = Het spel eindigt als alle vijf de graven bezet zijn of als een familie is uitgestorven. Het gewenste graf telt voor 5 punten, het graf ernaast 4, elk ander 3, de Nieuwe Begraafplaats 2. Wie nog leeft, kost je er 2.
lesson-rf-end = Dat was alles: op tijd sterven is een kunst, en anderen ervan afhouden ook. Ben je er klaar voor?
