# Rest in Peace in the browser.

rp-web-here = Tu es ici
rp-web-closed = fermée pour toujours
rp-web-unvisited = inconnue
rp-web-doors = Portes : { $doors }
rp-web-clues = Les trois indices
rp-web-clue-down = un indice, face cachée
rp-web-candidates = Encore possible :
rp-web-bones = Tu as les ossements. Retour à l’Entrée principale !
rp-web-ghost-met = Le fantôme est parti.
rp-web-deck = Pioche : { $number }
rp-web-deck-text = Les portes encore dans la pioche, par pièce. Personne ne connaît leur ordre.
rp-web-discard = Défausse : { $number }
rp-web-fresh = Nouvelles portes :
rp-web-result = { $end ->
    [won] Gagné
   *[lost] Perdu
  } après { $entries ->
    [one] { $entries } pièce
   *[other] { $entries } pièces
  }, { $closings ->
    [one] { $closings } fermée
   *[other] { $closings } fermées
  }
rp-web-figures = Tes maisons
rp-web-figure-played = jouées
rp-web-figure-won = gagnées
rp-web-figure-streak = série en cours
rp-web-figure-best = plus longue série
rp-web-share = Partager le résultat
