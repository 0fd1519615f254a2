# Clearing Coffins in the browser.

cc-web-rolling = De dobbelstenen rollen.
cc-web-dice-wait = De dobbelstenen wachten.
cc-web-colour-yellow = geel
cc-web-colour-purple = paars
cc-web-colour-both = geel en paars
cc-web-colour-bang = uitroepteken
cc-web-symbol-skull = schedel
cc-web-symbol-moon = maan
cc-web-symbol-bat = vleermuis
cc-web-garlic = Sla op de knoflook (spatiebalk)
cc-web-garlic-of = Knoflook van { $name }
cc-web-now = Voor jou? Sla!
cc-web-now-sealed = Geen haast. Voor jou? Sla!
cc-web-not-mine = Niet voor mij
cc-web-heard = Je hand ligt erop.
cc-web-heard-false-start = Te vroeg! De dobbelstenen rolden nog.
cc-web-passed = Je blijft stil zitten.
cc-web-sit-out = { $count ->
    [one] Je slaat één worp over.
   *[other] Je slaat { $count } worpen over.
  }
cc-web-sign-garlic = Iedereen slaat op de knoflook, en de eerste hand wijst daarna een kaart aan. Het leukst onder vrienden.
cc-web-sign-pointed = Sla meteen op de kaart die je bedoelt. Zo wint niemand door bij elke worp te slaan.
cc-web-pile = Stapel: { $number }
cc-web-cleared = { $number } van { $goal } geruimd
cc-web-throws = heeft de dobbelstenen
cc-web-slow-line = trage verbinding
cc-web-long-line = ver weg: maar een deel van de vertraging gaat eraf
cc-web-mechanical = reageert als een programma
cc-web-down = in de kist
cc-web-gap = een gat
cc-web-finish = Fotofinish
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = telt
cc-web-ruling-false-start = valse start
cc-web-ruling-too-late = te laat
cc-web-correction = netwerkvertraging { $ms } ms, op { $slack } ms nauwkeurig
cc-web-handicap = handicap { $ms } ms
cc-web-look-away = Iedereen behalve { $name } kijkt weg. { $name }, houd dit ingedrukt om bij maanlicht te kijken.
