# Rest in Peace in the browser.

rp-web-here = Vous êtes ici
rp-web-closed = fermée pour toujours
rp-web-unvisited = pas encore visitée
rp-web-doors = Portes : { $doors }
rp-web-clues = Les trois indices
rp-web-clue-down = un indice, face cachée
rp-web-candidates = Encore possible :
rp-web-bones = Vous portez les os. Retour à l'entrée !
rp-web-ghost-met = Le fantôme a été rencontré.
rp-web-deck = Pioche : { $number }
rp-web-deck-text = Les portes encore dans la pioche, par pièce. Leur ordre est inconnu.
rp-web-discard = Défausse : { $number }
rp-web-fresh = Portes neuves :
rp-web-result = { $end ->
    [won] Ramenée
   *[lost] Perdue
  } après { $entries } pièces, { $closings } fermées
rp-web-figures = Vos manoirs
rp-web-figure-played = joués
rp-web-figure-won = gagnés
rp-web-figure-streak = victoires de suite
rp-web-figure-best = plus longue série
rp-web-share = Partager le résultat
