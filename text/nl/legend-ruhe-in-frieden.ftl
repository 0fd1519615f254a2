# Ruhe in Frieden: waar het om gaat, en wat er op tafel ligt.

rf-goal = Begraaf je familieleden zo dicht mogelijk bij het graf dat ze willen, voordat anderen het bezetten.
rf-goal-left = { $count ->
    [0] Al je familieleden liggen onder de grond: wie de meeste punten heeft, wint.
    [one] Nog één familielid in leven. Wie aan het eind nog leeft, kost je 2 punten.
   *[other] Nog { $count } familieleden in leven. Wie aan het eind nog leeft, kost je 2 punten.
  }
rf-goal-watch = Wie de meeste punten heeft, wint. Familieleden leveren punten op in het graf dat ze wilden, of dicht erbij.
rf-legend-wish = Het gewenste graf: daar 5 punten, ernaast 4, in elk ander 3, op de Nieuwe Begraafplaats { $number }.
rf-legend-planned = Wat je wilt voorschrijven. Het telt zodra je het verstuurt.
rf-legend-prescription = Het recept: een witte pil helpt één trede omhoog, een zwarte placebo kost één trede, een rode bittere pil twee. Het werkt in stap 5 van de beurt van die familie.
rf-legend-hearts = De gezondheid, aan de bovenrand: drie harten voor topfit, twee voor onwel, één voor zwak, een kruis voor de dood nabij. Daaronder komt de kist.
rf-legend-payout = Wat de bank betaalt, in duizenden duiten, als dit familielid beter wordt en deze trede bereikt.
rf-legend-buried = Dood. Een begraven familielid levert punten op; tot dan is er een graf nodig.
rf-legend-relative = Een familielid. De bovenrand van de kaart toont de gezondheid. Wie aan het eind nog leeft, kost 2 punten.
rf-legend-money = Duiten, in duizenden. Geld telt aan het eind niet: geef het uit.
rf-legend-held = Opties per graf: 2×3 betekent twee opties op graf 3. Wie er op een graf meer heeft dan elke andere speler, mag daar begraven.
rf-legend-turn = Hier is de pillendoos: deze familie is aan de beurt.
rf-legend-dose = Een recept dat je kunt plannen, en de prijs. Druk nog eens om het terug te nemen.
rf-legend-own-share = Een optie van jou. Zolang die hier ligt, telt die voor het graf. Of je speelt één keer de actie op de achterkant.
rf-legend-owners = Wie hoeveel opties op dit graf heeft. Wie de meeste heeft, zonder gelijke stand, mag hier begraven.
rf-legend-price = Wat een optie kost, in duizenden: 3 zolang het graf leeg is, 1 zodra er iemand in ligt.
rf-legend-pile = Opties op dit graf die nog te koop zijn.
rf-legend-coffin = Een kist. De kleur is die van de familie.
rf-legend-grave = Een graf van de oude begraafplaats. Er past één kist in, met Dubbele bezetting twee.
rf-legend-new = { $number ->
    [one] De Nieuwe Begraafplaats neemt iedereen op, gratis, voor { $number } punt.
   *[other] De Nieuwe Begraafplaats neemt iedereen op, gratis, voor { $number } punten.
  }
rf-legend-box = Wat er deze beurt nog in de pillendoos zit.
rf-legend-supply = De voorraad buiten de pillendoos. Daaruit wordt die volgende beurt weer gevuld.
rf-legend-steps = De stappen van een beurt. Je beslist iets bij bezoeken, pillen, opties en begrafenissen.
rf-legend-bar = Opties bij deze begrafenis; de donkere zijn Onleesbare documenten. De langste balk, zonder gelijke stand, krijgt het graf.
