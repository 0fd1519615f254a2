# Clearing Coffins: waar het om gaat, en wat er in de crypte ligt.

cc-goal = { $goal ->
    [one] Ruim als eerste een kist: sla als de dobbelstenen bij een van je kaarten passen.
   *[other] Ruim als eerste { $goal } kisten: sla als de dobbelstenen bij een van je kaarten passen.
  }
cc-goal-left = { $count ->
    [one] Nog één kist ruimen, en je wint.
   *[other] Nog { $count } kisten ruimen, en je wint.
  }
cc-goal-watch = { $goal ->
    [one] Wie als eerste een kist ruimt, wint.
   *[other] Wie als eerste { $goal } kisten ruimt, wint.
  }
cc-legend-colour-die = De kleurdobbelsteen: geel, paars, soms allebei. Bij het uitroepteken zijn de vleermuis en de maan voor iedereen, en wie bij de schedel slaat, betaalt.
cc-legend-symbol-die = De tekendobbelsteen: schedel, maan of vleermuis. Samen met de kleur noemt hij een vampier.
cc-legend-awake = Een vampier die wakker is. Noemen de dobbelstenen hem, sla dan en stuur hem zijn kist in.
cc-legend-coffin = Een kist met een vampier erin. Onthoud welke! Noemen de dobbelstenen hem, sla dan: je eigen kist wordt geruimd, die van een ander gaat open.
cc-legend-gap = Een gat. Een nieuwe kaart van de stapel vult het op.
cc-legend-cleared = { $goal ->
    [one] De kisten die al geruimd zijn. Met één win je.
   *[other] De kisten die al geruimd zijn. Met { $goal } win je.
  }
cc-legend-garlic = De knoflook. Wie er het eerst op slaat als de dobbelstenen stilliggen, mag iets doen; een hand die te vroeg komt, is een valse start.
cc-legend-thrower = Deze speler gooit. Iedereen mag slaan.
cc-legend-pile = Zoveel kaarten zijn er nog om aan te vullen.
cc-legend-lane = Hoelang na het verschijnen van de dobbelstenen elke hand neerkwam. De bleke strook toont de onzekerheid.
