# Clearing Coffins in the browser.

cc-web-rolling = De dobbelstenen rollen.
cc-web-dice-wait = Er is nog niet gegooid.
cc-web-colour-yellow = geel
cc-web-colour-purple = paars
cc-web-colour-both = geel en paars
cc-web-colour-bang = uitroepteken
cc-web-symbol-skull = schedel
cc-web-symbol-moon = maan
cc-web-symbol-bat = vleermuis
cc-web-garlic = Op de knoflook slaan (spatiebalk)
cc-web-garlic-of = Knoflook van { $name }
cc-web-now = Van jou? Sla toe!
cc-web-not-mine = Niet van mij
cc-web-heard = Je hand ligt erop.
cc-web-heard-false-start = Te vroeg! De dobbelstenen lagen er nog niet.
cc-web-passed = Je houdt je stil.
cc-web-sit-out = { $count ->
    [one] Je slaat één worp over.
   *[other] Je slaat { $count } worpen over.
  }
cc-web-sign-garlic = Iedereen slaat op de knoflook; de eerste hand wijst daarna een kaart aan. Zo speel je onder vrienden.
cc-web-sign-pointed = Sla meteen op de kaart die je bedoelt. Zo onder vreemden, zodat niemand wint door blind te slaan.
cc-web-pile = Stapel: { $number }
cc-web-cleared = { $number } van { $goal } geruimd
cc-web-throws = gooit
cc-web-slow-line = trage lijn
cc-web-down = doodskist boven
cc-web-gap = niets
cc-web-finish = Fotofinish
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = telt
cc-web-ruling-false-start = valse start
cc-web-ruling-too-late = te laat
cc-web-correction = Weg hierheen: { $ms } ms, op { $slack } ms zeker
cc-web-handicap = handicap { $ms } ms
cc-web-look-away = Iedereen behalve { $name } kijkt weg. Houd vast om bij maanlicht te kijken.
