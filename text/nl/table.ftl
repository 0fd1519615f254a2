# Wat elke tafel zegt, wat er ook op gespeeld wordt.

# Wie daar zit, als er geen naam bekend is; geteld vanaf 1.
seat-number = Plaats { $number }
seat-you = jij

refused-no-such-prompt = Vraag { $prompt } is al afgehandeld. Beantwoord de vraag die nu openstaat.
refused-not-your-prompt = Vraag { $prompt } is voor { $seat }. Wacht tot je iets gevraagd wordt.
refused-no-such-seat = Aan deze tafel is geen plaats { $number }.
refused-table-over = Dit spel is afgelopen. Begin een nieuw spel.
refused-for-the-referee = Vraag { $prompt } is een race. Daar beslist alleen de scheidsrechter over.
refused-already-sealed = Je antwoord op vraag { $prompt } is verzegeld tot iedereen heeft geantwoord.
refused-no-round = Er wordt nu niets in het geheim beantwoord.
refused-no-race = Er is nu geen race om te beoordelen.
refused-nothing-due = Het is nog niet zover.
refused-nothing-to-take-back = Er valt niets terug te nemen: dit spel telt, of er is intussen iets onthuld.
refused-no-advice-here = De koster geeft alleen raad aan oefentafels en waar één mens met bots speelt.

ended-abandoned = De tafel is verlaten: niemand is teruggekomen.
ended-closed = De tafel is gesloten voordat het spel afgelopen was.

# Computerspelers heten naar dieren van het kerkhof, plaats voor plaats; de namen staan zonder lidwoord.
bot-name-0 = Raaf
bot-name-1 = Uil
bot-name-2 = Kater
bot-name-3 = Pad
bot-name-4 = Vos
bot-name-5 = Mol

# Hoe goed computerspelers spelen, per niveau.
level-visitor = Bezoeker
level-mourner = Rouwende
level-gravedigger = Grafdelver
level-sexton = Koster
level-mourner-weak = Vergeetachtige rouwende
level-mourner-sharp = Scherpe rouwende
level-mourner-ideal = Rouwende die niets vergeet
level-sleepy = Slaperig
level-steady = Bedaard
level-quick = Vlug
level-undead = Ondood
