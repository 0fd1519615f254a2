# Clearing Coffins : ce qu’on cherche, et ce qu’il y a dans la crypte.

cc-goal = { $goal ->
    [one] Évacue un cercueil avant les autres : tape quand les dés correspondent à une de tes cartes.
   *[other] Évacue { $goal } cercueils avant les autres : tape quand les dés correspondent à une de tes cartes.
  }
cc-goal-left = { $count ->
    [one] Encore un cercueil à évacuer, et tu gagnes.
   *[other] Encore { $count } cercueils à évacuer, et tu gagnes.
  }
cc-goal-watch = { $goal ->
    [one] Qui évacue un cercueil en premier gagne.
   *[other] Qui évacue { $goal } cercueils en premier gagne.
  }
cc-legend-colour-die = Le dé de couleur : jaune, violet, parfois les deux. Avec le point d’exclamation, la chauve-souris et la lune sont pour tout le monde, et avec le crâne, toute main qui tape paie.
cc-legend-symbol-die = Le dé de symboles : crâne, lune ou chauve-souris. Avec la couleur, il nomme un vampire.
cc-legend-awake = Un vampire éveillé. Si les dés le nomment, tape et envoie-le dans son cercueil.
cc-legend-coffin = Un cercueil avec un vampire dedans. Retiens lequel ! Si les dés le nomment, tape : ton propre cercueil est évacué, celui de quelqu’un d’autre est rouvert.
cc-legend-gap = Une place vide. Une nouvelle carte de la pioche la remplira.
cc-legend-cleared = { $goal ->
    [one] Les cercueils déjà évacués. Il en faut un pour gagner.
   *[other] Les cercueils déjà évacués. Il en faut { $goal } pour gagner.
  }
cc-legend-garlic = L’ail. Une fois les dés arrêtés, la première main qui tape agit ; une main trop pressée, c’est un faux départ.
cc-legend-thrower = C’est ici qu’on lance les dés. Tout le monde peut taper.
cc-legend-pile = La pioche : les cartes qui restent pour compléter les rangées.
cc-legend-lane = Le temps de chaque main après l’apparition des dés. La bande pâle montre la marge d’erreur.
