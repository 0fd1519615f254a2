# Clearing Coffins: waar het om gaat, en wat er in de crypte ligt.

cc-goal = Ruim als eerste { $goal } van je kisten: sla als de dobbelstenen een van je kaarten tonen.
cc-goal-left = { $count ->
    [one] Nog één kist ruimen, en je wint.
   *[other] Nog { $count } kisten ruimen, en je wint.
  }
cc-goal-watch = Wie als eerste { $goal } kisten ruimt, wint.
cc-legend-colour-die = De kleursteen: geel, paars, soms allebei. Bij het uitroepteken zijn de vleermuis en de maan voor iedereen, en wie bij de schedel slaat, betaalt.
cc-legend-symbol-die = De symboolsteen: schedel, maan of vleermuis. Samen met de kleur noemt hij een vampier.
cc-legend-awake = Een vampier die wakker is. Noemen de dobbelstenen hem, sla dan en stuur hem zijn kist in.
cc-legend-coffin = Een kist met een vampier erin. Onthoud welke: noemen de dobbelstenen hem, sla dan; een eigen kist ruim je, die van een ander wek je.
cc-legend-gap = Een gat, dat vanaf de stapel wordt aangevuld.
cc-legend-cleared = De kisten die al geruimd zijn. Met { $goal } win je.
cc-legend-garlic = De knoflook. Wie er na de dobbelstenen het eerst op slaat, mag iets doen; een hand die te vroeg komt, is een valse start.
cc-legend-thrower = Deze speler gooit. Iedereen mag slaan.
cc-legend-pile = Zoveel kaarten zijn er nog om aan te vullen.
cc-legend-lane = Wanneer elke hand neerkwam nadat de dobbelstenen te zien waren. De bleke strook toont hoe onzeker dat is.
