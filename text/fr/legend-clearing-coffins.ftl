# Clearing Coffins : ce qu’on cherche, et ce qu’il y a dans la crypte.

cc-goal = Évacue { $goal } de tes cercueils avant les autres : tape quand les dés montrent une de tes cartes.
cc-goal-left = { $count ->
    [one] Encore un cercueil à évacuer, et tu gagnes.
   *[other] Encore { $count } cercueils à évacuer, et tu gagnes.
  }
cc-goal-watch = Qui évacue { $goal } cercueils en premier gagne.
cc-legend-colour-die = Le dé de couleur : jaune, violet, parfois les deux. Avec le point d’exclamation, la chauve-souris et la lune sont à tout le monde, et qui tape au crâne paie.
cc-legend-symbol-die = Le dé de symbole : crâne, lune ou chauve-souris. Avec la couleur, il nomme un vampire.
cc-legend-awake = Un vampire éveillé. Si les dés le nomment, tape et envoie-le dans son cercueil.
cc-legend-coffin = Un cercueil avec son vampire. Retiens lequel : si les dés le nomment, tape ; le tien est évacué, celui d’un autre s’éveille.
cc-legend-gap = Un vide, rempli ensuite depuis la pile.
cc-legend-cleared = Les cercueils déjà évacués. Il en faut { $goal } pour gagner.
cc-legend-garlic = L’ail. La première main qui tape après l’arrêt des dés agit ; une main trop pressée est un faux départ.
cc-legend-thrower = C’est ici qu’on lance les dés. Tout le monde peut taper.
cc-legend-pile = Les cartes qui restent pour remplir les rangées.
cc-legend-lane = Quand chaque main est tombée après l’apparition des dés. La bande pâle montre l’incertitude.
