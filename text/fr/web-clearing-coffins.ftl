# Clearing Coffins in the browser.

cc-web-rolling = Les dés roulent.
cc-web-dice-wait = Les dés ne sont pas lancés.
cc-web-colour-yellow = jaune
cc-web-colour-purple = violet
cc-web-colour-both = jaune et violet
cc-web-colour-bang = point d'exclamation
cc-web-symbol-skull = crâne
cc-web-symbol-moon = lune
cc-web-symbol-bat = chauve-souris
cc-web-garlic = Frapper l'ail (barre d'espace)
cc-web-garlic-of = Ail de { $name }
cc-web-now = C'est à vous ? Frappez !
cc-web-not-mine = Pas pour moi
cc-web-heard = Votre main est posée.
cc-web-heard-false-start = Trop tôt ! Les dés n'étaient pas là.
cc-web-passed = Vous ne bougez pas.
cc-web-sit-out = { $count ->
    [one] Vous passez un lancer.
   *[other] Vous passez { $count } lancers.
  }
cc-web-sign-garlic = Tous frappent l'ail ; la première main désigne ensuite une carte. On joue ainsi entre amis.
cc-web-sign-pointed = Frappez la carte que vous visez. Entre inconnus, pour que nul ne gagne en frappant à l'aveugle.
cc-web-pile = Pioche : { $number }
cc-web-cleared = { $number } sur { $goal } évacués
cc-web-throws = lance les dés
cc-web-slow-line = ligne lente
cc-web-down = cercueil visible
cc-web-gap = rien
cc-web-finish = Photo-finish
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = compte
cc-web-ruling-false-start = faux départ
cc-web-ruling-too-late = trop tard
cc-web-correction = Trajet : { $ms } ms, à { $slack } ms près
cc-web-handicap = handicap { $ms } ms
cc-web-look-away = Tous sauf { $name } regardent ailleurs. Maintenez pour voir au clair de lune.
