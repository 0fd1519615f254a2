# Rest in Peace : ce qu’on cherche, et ce qu’on voit dans la maison.

rp-goal = Trouve les ossements d’Eva : reviens dans des pièces pour retourner { $count ->
    [one] le dernier indice
   *[other] { $count } indices
  }, puis entre dans celle qui a ce motif.
rp-goal-room = Les trois indices sont visibles : va dans la pièce qui a ce motif et prends les ossements.
rp-goal-bones = Tu as les ossements : rapporte-les à l’Entrée principale, et tu gagnes.
rp-legend-clue = Un indice visible. Les trois indices, de gauche à droite, forment le motif de la pièce aux ossements.
rp-legend-clue-down = Un indice caché. Reviens dans une pièce par une porte pour retourner le suivant.
rp-legend-candidates = Les motifs encore possibles d’après les indices. Les ossements sont dans une pièce qui a l’un de ces motifs.
rp-legend-door = Une porte. Sa valeur est la pièce où elle mène : A est l’Entrée principale, K la Grande chambre. Chacune ne sert qu’une fois.
rp-legend-dead = Une porte vers une pièce fermée : elle ne mène nulle part.
rp-legend-lock = Un verrou : à ta première visite ici, les portes de cette couleur ne servaient à rien.
rp-legend-pattern = Un motif. Si c’est celui des trois indices, les ossements sont ici. Un cadre signifie que c’est encore possible.
rp-legend-secret = Le secret de cette pièce : un bout du passage, ou le fantôme.
rp-legend-lantern = Ta lanterne : tu es ici.
rp-legend-left = Combien de portes de la pioche mènent encore ici.
rp-legend-closed = Fermée pour toujours. Les portes qui y mènent ne servent plus.
rp-legend-way = Tu peux y aller maintenant.
rp-legend-dark = Une pièce que tu n’as pas visitée. À la première visite, tu retournes son secret et pioches des portes.
rp-legend-room = Une pièce que tu connais. Reviens-y par une porte, et tu peux retourner un indice.
rp-legend-deck = Les portes encore dans la pioche. Touche pour voir lesquelles.
