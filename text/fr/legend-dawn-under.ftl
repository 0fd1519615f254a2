# Dawn Under : ce qu’on cherche, et ce qu’il y a au cimetière.

du-goal = { $count ->
    [one] Plus qu’un vampire : débarrasse-t’en, et tu gagnes.
   *[other] Débarrasse-toi de tes { $count } vampires avant les autres : dans des tombes vides sous un couvercle de leur couleur, ou en cadeau.
  }
du-goal-watch = La première personne qui n’a plus de vampire gagne.
du-legend-garlic = L’ail qui reste. Tu peux en laisser une gousse dans une tombe vide qui ne convient pas ; qui ouvre ensuite cette tombe reçoit un de tes vampires.
du-legend-stakes = Des piquets, un par dormeur dérangé. Au troisième, tout le monde offre un vampire à cette personne.
du-legend-bats = Les chauves-souris qui restent. Une chauve-souris affirme qu’une tombe est vide ; les autres y croient ou en doutent.
du-legend-count = Le comte Rucola. Il réserve une tombe à la personne chez qui il est.
du-legend-gift = Le vampire que tu reçois. Choisis à quel bout de ta rangée il va.
du-legend-outer = Un vampire du bout. Seuls ceux des deux bouts peuvent aller au lit ou être offerts.
du-legend-next = Il attend son tour derrière celui du bout.
du-legend-back = Un vampire face cachée. Il est retourné dès qu’il est l’un des deux derniers de son bout.
du-legend-grave = Une tombe fermée. Sous le couvercle, une couleur ou un rat ; dans la tombe, rien, un dormeur ou de l’ail.
du-legend-open = Une tombe ouverte : le couvercle montre une couleur ou un rat, et tu vois ce qu’il y a dedans. Retiens-le !
du-legend-rats = Les rats sont là : cette tombe peut être fouillée pendant la plaie.
du-legend-supply = Les piquets au milieu. Personne n’en veut.
