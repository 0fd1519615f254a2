# Wat elke tafel zegt, wat er ook op gespeeld wordt.

# Wie daar zit, als er geen naam bekend is; geteld vanaf 1.
seat-number = Plaats { $number }

refused-no-such-prompt = Vraag { $prompt } staat niet meer open. Antwoord op de vraag die nu gesteld is.
refused-not-your-prompt = Vraag { $prompt } is voor plaats { $seat }. Wacht tot je gevraagd wordt.
refused-no-such-seat = Plaats { $seat } bestaat niet aan deze tafel. Kies er een die er is.
refused-table-over = Deze tafel is afgelopen; hier beweegt niets meer. Begin een nieuwe.
refused-for-the-referee = Vraag { $prompt } is een wedloop. Alleen de scheidsrechter beslist die.
refused-already-sealed = Je antwoord op vraag { $prompt } is verzegeld. Het blijft zo tot de ronde sluit.
refused-no-round = Er is geen verzegelde ronde om te sluiten. Wacht tot er een begint.
refused-no-race = Er is geen wedloop om te beslissen. Wacht tot iemand rent.
refused-nothing-due = Er is nog niets aan de beurt. Laat de klok maar tikken.
refused-nothing-to-take-back = Terugnemen kan niet: de tafel telt, of er is iets omgedraaid. Speel verder.

# Computerspelers heten naar dieren van het kerkhof, plaats voor plaats; de namen staan zonder lidwoord.
bot-name-0 = Raaf
bot-name-1 = Uil
bot-name-2 = Kater
bot-name-3 = Pad
bot-name-4 = Vos
bot-name-5 = Mol
