# Ruhe in Frieden: waar het om gaat, en wat er op tafel ligt.

rf-goal = Begraaf je familieleden zo dicht mogelijk bij het graf dat ze willen, voordat anderen het nemen.
rf-goal-left = { $count ->
    [0] Al je familieleden liggen onder de grond: de meeste punten winnen.
    [one] Nog één familielid goed te begraven; wie op het eind leeft, kost 2 punten.
   *[other] Nog { $count } familieleden goed te begraven; wie op het eind leeft, kost 2 punten.
  }
rf-goal-watch = De meeste punten winnen: voor familieleden in het graf dat ze wilden, of dichtbij.
rf-legend-wish = Het gewenste graf: daar 5 punten, ernaast 4, in elk ander 3, op de Nieuwe Begraafplaats { $number }.
rf-legend-planned = Wat je wilt voorschrijven. Het telt zodra je het verstuurt.
rf-legend-prescription = Het recept: een witte pil maakt één niveau beter, een zwarte placebo één niveau slechter, een rode bittere pil twee. Het werkt in stap 5 van de beurt van die familie.
rf-legend-hearts = De gezondheid, aan de bovenrand: drie harten topfit, twee onwel, één zwak, een kruis de dood nabij. Daaronder komt de kist.
rf-legend-payout = Wat de bank betaalt, in duizenden duiten, als dit familielid beter wordt en dit niveau bereikt.
rf-legend-buried = Dood. Onder de grond levert dat punten op; wie wacht, heeft een graf nodig.
rf-legend-relative = Een familielid. De kaart ligt zo dat de gezondheid boven staat. Op het eind nog in leven: 2 punten minder.
rf-legend-money = Duiten, in duizenden. Geld telt op het eind niet: geef het uit.
rf-legend-held = Opties per graf: 2×3 betekent twee opties op graf 3. Wie van een graf meer heeft dan ieder ander, mag daar begraven.
rf-legend-turn = Hier is de pillendoos: deze familie is aan de beurt.
rf-legend-dose = Een recept dat je kunt plannen, en de prijs. Druk nog eens om het weg te halen.
rf-legend-own-share = Jouw optie. Ze telt bij haar graf zolang ze hier ligt, of je speelt één keer de actie op de rug.
rf-legend-owners = Wie hoeveel opties op dit graf heeft. De meeste, zonder gelijkspel, mag hier begraven.
rf-legend-price = Wat een optie kost, in duizenden: 3 zolang het graf leeg is, 1 zodra er iemand in ligt.
rf-legend-pile = Opties op dit graf die nog te koop zijn.
rf-legend-coffin = Een kist. De kleur is die van de familie.
rf-legend-grave = Een graf van de oude begraafplaats. Er past één kist in, met Dubbele bezetting twee.
rf-legend-new = De Nieuwe Begraafplaats neemt iedereen op, gratis, voor { $number } punten.
rf-legend-box = Wat er deze beurt nog in de pillendoos zit.
rf-legend-supply = Pillen buiten de pillendoos. Ze komen de volgende beurt terug.
rf-legend-steps = De stappen van een beurt. Je beslist iets bij bezoeken, pillen, opties en begrafenissen.
rf-legend-bar = Opties bij deze begrafenis; de donkere zijn Onleesbare documenten. De langste balk, zonder gelijkspel, krijgt het graf.
