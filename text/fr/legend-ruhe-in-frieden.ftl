# Ruhe in Frieden : ce qu’on cherche, et ce qu’il y a sur la table.

rf-goal = Enterre tes aînés le plus près possible des tombes qu’ils veulent, avant que d’autres les prennent.
rf-goal-left = { $count ->
    [0] Tous tes aînés sont en terre : le meilleur total l’emporte.
    [one] Encore un aîné en vie. Chaque aîné en vie à la fin te coûte 2 points.
   *[other] Encore { $count } aînés en vie. Chaque aîné en vie à la fin te coûte 2 points.
  }
rf-goal-watch = Le meilleur total l’emporte. Les aînés rapportent des points dans la tombe voulue, ou tout près.
rf-legend-wish = La tombe voulue : 5 points là, 4 à côté, 3 dans une autre, { $number } au Nouveau Cimetière.
rf-legend-planned = Ce que tu comptes prescrire. Rien ne vaut avant l’envoi.
rf-legend-prescription = L’ordonnance : une pilule blanche fait monter d’un niveau, un placebo noir fait descendre d’un niveau, une pilule amère rouge de deux. Elle agit à l’étape 5 du tour de sa famille.
rf-legend-hearts = La santé, sur le bord du haut : trois cœurs pour la pleine forme, deux pour patraque, un pour faible, une croix pour les portes de la mort. En dessous vient le cercueil.
rf-legend-payout = Ce que verse la banque, en milliers de balles, quand cet aîné va mieux et atteint ce niveau.
rf-legend-buried = Mort. Une fois enterré, cet aîné rapporte des points ; d’ici là, il lui faut une tombe.
rf-legend-relative = Un aîné. Le bord du haut de la carte montre sa santé. Chaque aîné en vie à la fin coûte 2 points.
rf-legend-money = Des balles, en milliers. L’argent ne compte pas à la fin : dépense-le.
rf-legend-held = Les parts par tombe : 2×3 veut dire deux parts de la tombe 3. La famille qui a plus de parts d’une tombe que chacune des autres peut y enterrer.
rf-legend-turn = Le pilulier est ici : c’est le tour de cette famille.
rf-legend-dose = Une ordonnance que tu peux prévoir, et son prix. Touche encore pour l’enlever.
rf-legend-own-share = Une de tes parts. Elle compte pour sa tombe tant qu’elle est là. Ou bien joue une fois l’action de son verso.
rf-legend-owners = Qui a combien de parts de cette tombe. La famille qui en a le plus, sans égalité, peut y enterrer.
rf-legend-price = Le prix d’une part, en milliers : 3 tant que la tombe est vide, 1 dès que quelqu’un y repose.
rf-legend-pile = Les parts de cette tombe encore à vendre.
rf-legend-coffin = Un cercueil. La couleur est celle de sa famille.
rf-legend-grave = Une tombe du vieux cimetière. Elle prend un cercueil, ou deux avec la Double occupation.
rf-legend-new = { $number ->
    [one] Le Nouveau Cimetière accepte tout le monde, gratuitement, pour { $number } point.
   *[other] Le Nouveau Cimetière accepte tout le monde, gratuitement, pour { $number } points.
  }
rf-legend-box = Ce qui reste dans le pilulier ce tour-ci.
rf-legend-supply = La réserve hors du pilulier. Elle servira à le remplir au tour suivant.
rf-legend-steps = Les étapes d’un tour. Tu prends des décisions aux visites, aux pilules, aux parts et aux enterrements.
rf-legend-bar = Les parts à cet enterrement ; les sombres sont des Documents illisibles. La barre la plus longue, sans égalité, l’emporte.
