# Clearing Coffins in the browser.

cc-web-rolling = Les dés roulent.
cc-web-dice-wait = Les dés attendent.
cc-web-colour-yellow = jaune
cc-web-colour-purple = violet
cc-web-colour-both = jaune et violet
cc-web-colour-bang = point d’exclamation
cc-web-symbol-skull = crâne
cc-web-symbol-moon = lune
cc-web-symbol-bat = chauve-souris
cc-web-garlic = Taper sur l’ail (barre d’espace)
cc-web-garlic-of = Ail : { $name }
cc-web-now = C’est pour toi ? Tape !
cc-web-now-sealed = Rien ne presse. C’est pour toi ? Tape !
cc-web-not-mine = Pas pour moi
cc-web-heard = Ta main est posée.
cc-web-heard-false-start = Trop tôt ! Les dés roulaient encore.
cc-web-passed = Tu ne bouges pas.
cc-web-sit-out = { $count ->
    [one] Tu passes un lancer.
   *[other] Tu passes { $count } lancers.
  }
cc-web-sign-garlic = Tout le monde tape sur l’ail, et la première main désigne ensuite une carte. Idéal entre amis.
cc-web-sign-pointed = Tape directement sur la carte que tu vises. Ainsi, personne ne gagne en tapant à chaque lancer.
cc-web-pile = Pioche : { $number }
cc-web-cleared = { $number ->
    [one] { $number } cercueil évacué
   *[other] { $number } cercueils évacués
  } sur { $goal }
cc-web-throws = a les dés
cc-web-slow-line = connexion lente
cc-web-long-line = loin : une partie du délai n’est pas déduite
cc-web-mechanical = réagit comme un programme
cc-web-down = au cercueil
cc-web-gap = une place vide
cc-web-finish = Photo-finish
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = compte
cc-web-ruling-false-start = faux départ
cc-web-ruling-too-late = trop tard
cc-web-correction = délai réseau { $ms } ms, à { $slack } ms près
cc-web-handicap = handicap { $ms } ms
cc-web-look-away = Tout le monde sauf { $name } regarde ailleurs. { $name }, garde le doigt appuyé pour voir au clair de lune.
