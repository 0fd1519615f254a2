# Ruhe in Frieden : ce qu’on cherche, et ce qu’il y a sur la table.

rf-goal = Enterre tes aînés le plus près possible des tombes qu’ils veulent, avant que d’autres les prennent.
rf-goal-left = { $count ->
    [0] Tous tes aînés sont en terre : le plus de points gagne.
    [one] Encore un aîné à bien enterrer ; qui vit encore à la fin coûte 2 points.
   *[other] Encore { $count } aînés à bien enterrer ; qui vit encore à la fin coûte 2 points.
  }
rf-goal-watch = Le plus de points gagne : pour les aînés dans les tombes voulues, ou tout près.
rf-legend-wish = La tombe voulue : 5 points là, 4 à côté, 3 dans une autre, { $number } au Nouveau Cimetière.
rf-legend-planned = Ce que tu comptes prescrire. Cela compte une fois envoyé.
rf-legend-prescription = L’ordonnance : une pilule blanche rend meilleur d’un niveau, un placebo noir pire d’un niveau, une pilule amère rouge pire de deux. Elle agit à l’étape 5 du tour de sa famille.
rf-legend-hearts = La santé, sur le bord du haut : trois cœurs en pleine forme, deux patraque, un faible, une croix aux portes de la mort. En dessous vient le cercueil.
rf-legend-payout = Ce que paie la banque, en milliers de balles, quand cet aîné va mieux et atteint ce niveau.
rf-legend-buried = Mort. En terre, il rapporte ; s’il attend, il lui faut une tombe.
rf-legend-relative = Un aîné. La carte est tournée de façon que la santé soit en haut. Vivant à la fin : 2 points de moins.
rf-legend-money = Des balles, en milliers. L’argent ne compte pas à la fin : dépense-le.
rf-legend-held = Les parts par tombe : 2×3 veut dire deux parts de la tombe 3. Qui en a plus que tous les autres peut y enterrer.
rf-legend-turn = Le pilulier est ici : c’est le tour de cette famille.
rf-legend-dose = Une ordonnance que tu peux prévoir, et son prix. Touche encore pour l’enlever.
rf-legend-own-share = Ta part. Elle compte à sa tombe tant qu’elle est là, ou tu joues une fois l’action de son dos.
rf-legend-owners = Qui a combien de parts de cette tombe. Le plus, sans égalité, permet d’y enterrer.
rf-legend-price = Le prix d’une part, en milliers : 3 tant que la tombe est vide, 1 dès que quelqu’un y est.
rf-legend-pile = Les parts de cette tombe encore à vendre.
rf-legend-coffin = Un cercueil. La couleur est celle de sa famille.
rf-legend-grave = Une tombe du vieux cimetière. Elle prend un cercueil, ou deux avec la Double occupation.
rf-legend-new = Le Nouveau Cimetière accueille tout le monde, sans frais, pour { $number } points.
rf-legend-box = Ce qui reste dans le pilulier ce tour-ci.
rf-legend-supply = Les pilules hors du pilulier. Elles reviennent au tour suivant.
rf-legend-steps = Les étapes d’un tour. Tu décides aux visites, pilules, parts et enterrements.
rf-legend-bar = Les parts à cet enterrement ; les sombres sont des Documents illisibles. La barre la plus longue, sans égalité, obtient la tombe.
