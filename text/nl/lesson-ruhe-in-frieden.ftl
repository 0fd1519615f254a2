# Een eerste partij Ruhe in Frieden, met begeleiding.

lesson-rf-goal = Op de oude begraafplaats zijn nog maar vijf graven vrij. Begraaf je familieleden zo dicht mogelijk bij hun wens, en houd de andere families in leven. Wie de meeste punten heeft, wint.
lesson-rf-family = Dit is je familie: vijf bejaarde familieleden, in het begin allemaal onwel. Het nummer op elke kaart is het graf dat ze willen. Je hebt ook 5000 duiten, kortweg 5k.
lesson-rf-doctor = In je beurt komt de dokter bij je hele familie langs. Een pil helpt één trede omhoog, een placebo kost er één, een bittere pil twee. De treden: topfit, onwel, zwak, de dood nabij, dood.
lesson-rf-placebo = De anderen hebben al iets. Bruno moet als eerste gaan, want graf 2, het graf dat hij wil, is nog vrij. Tik op Bruno, kies de placebo van 1000 duiten, en stuur dan de dokter op pad.
lesson-rf-shares = Na de bezoeken mag je pillen naar andere families sturen en opties kopen. Een graf krijg je als je er meer opties op hebt dan elke andere familie. Een optie kost 3000 duiten; op de achterkant staat een actie die alleen jij ziet.
lesson-rf-first-share = David wil graf 4. Denk vooruit en koop er een optie op.
lesson-rf-adjusted = Aan het eind van je beurt werken de recepten: Bruno is nu zwak. Voor wie beter werd, betaalde de bank 6000 duiten, 3000 meer dan je optie kostte. Die is een Onleesbaar document: dat helpt bij een begrafenis.
lesson-rf-rival = Nu is { bot-name-1 } aan de beurt. Kijk maar.
lesson-rf-rival-wants = Kijk: Berta wil graf 2, net als jouw Bruno, en kreeg ook een placebo. En { bot-name-1 } kocht een optie op graf 2. Dit wordt een wedloop.
lesson-rf-placebo-again = Jouw beurt. De dokter was al bij de anderen. Nog een placebo voor Bruno.
lesson-rf-second-share = Koop een optie op graf 2. Meer dan één per graf en per beurt mag niet.
lesson-rf-rival-again = Bruno is de dood nabij. Nog één placebo, dan is het zover. { bot-name-1 } is aan de beurt.
lesson-rf-danger = Ook Berta is de dood nabij! Nog één placebo, en ze sterft in de volgende beurt van { bot-name-1 }. Dat kun je zo meteen voorkomen.
lesson-rf-last-placebo = Eerst Bruno: zijn laatste placebo.
lesson-rf-pill = Nu de truc van dit spel: houd je rivalen gezond. Tik op Berta, kies een pil van 1000 duiten en stuur die. Dan wordt ze beter, tenzij { bot-name-1 } 2000 duiten betaalt om hem te ruilen tegen een placebo.
lesson-rf-third-share = En nog een optie op graf 2, om voor te staan.
lesson-rf-dead = Bruno is gestorven, en je erft 2000 duiten. Je hebt twee opties op graf 2, { bot-name-1 } heeft er één: dat is de meerderheid. Begraaf Bruno in graf 2.
lesson-rf-contest = Bezwaar! { bot-name-1 } speelt een Onleesbaar document. Bij deze begrafenis telt het als een extra optie: twee tegen twee, en gelijk is niet genoeg. Speel je eigen document van graf 4!
lesson-rf-buried = Drie tegen twee: Bruno ligt waar hij wilde liggen. Dat is aan het eind vijf punten waard. De opties die je daarvoor gebruikte, ben je kwijt.
lesson-rf-maintenance = { bot-name-1 } heeft een optie op graf 2 gespeeld om de actie op de achterkant: Grafonderhoud. Wie daar iemand heeft begraven, betaalt: jou kost het 2000 duiten. De meeste acties werken alleen als er iemand in het graf ligt.
lesson-rf-alive = Je pil heeft gewerkt: Berta is weer alleen maar zwak, en het graf dat ze wilde is bezet. Die tegen een placebo ruilen had { bot-name-1 } 2000 duiten gekost.
lesson-rf-score = Het spel eindigt als alle vijf de graven bezet zijn of als een familie is uitgestorven. Het gewenste graf telt voor 5 punten, het graf ernaast 4, elk ander 3. Op de Nieuwe Begraafplaats mag iedereen, voor 2. Wie nog leeft, kost je er 2.
lesson-rf-end = Dat was alles: op tijd sterven is een kunst, en anderen ervan afhouden ook. Ben je er klaar voor?
