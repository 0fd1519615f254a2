# Conseils (TB-8) : ce que le sacristain dit de chaque choix. Les valeurs sont des chances en pour cent, avec la demi-largeur de leur intervalle.

advice-title = Ce que ferait le sacristain
advice-about = Les chances de gagner avec chaque choix, autant que le sacristain peut en juger d’après ce que tu as vu. Cela reste jusqu’au prochain coup, et le journal note que tu as demandé.
advice-value = { $value } % ± { $margin }
advice-untried = pas essayé
advice-pass = Laisser faire
advice-best = Le sacristain ferait cela
advice-more = { $count ->
    [one] Et un autre choix.
   *[other] Et { $count } autres choix.
}

## Rest in Peace

rp-why-home = Tu rapportes les ossements : la partie est gagnée.
rp-why-bones = Les ossements sont là.
rp-why-maybe = Les ossements y sont peut-être.
rp-why-doors = { $count ->
    [one] Une porte mène plus loin.
   *[other] { $count } portes mènent plus loin.
}
rp-why-no-doors = Aucune porte ne mène plus loin : il faudrait fermer la pièce.
rp-why-no-way-out = Sans les ossements, on n’en sort plus.
rp-why-only-passage = Seul le passage secret mène plus loin.
rp-why-ace = Une porte y ramène à l’entrée.
rp-why-new-room = Personne n’y est encore allé : son secret est révélé, et l’on pioche des portes.
rp-why-ghost = Le fantôme attend dans une pièce sur { $unseen }.
rp-why-ghost-ends = Le fantôme attend dans une pièce sur { $unseen }, et le croiser avec les ossements, c’est perdre.
rp-why-drawn = { $fitting } des { $left } portes qui restent dans la pioche mènent quelque part ; la probabilité de n’en piocher aucune est de { $none } %.
rp-why-buried = Les ossements sont peut-être ici, et une pièce fermée les garde pour toujours.
rp-why-passage-gone = Tu arrives ici : { $room }. Le passage secret n’existe plus.
rp-why-flip = { $left ->
    [one] Le motif est déjà connu.
   *[other] { $left } motifs sont possibles ; un indice en élimine.
}
rp-why-skip = { $left ->
    [one] Le motif est déjà connu.
   *[other] { $left } motifs restent possibles.
}
rp-why-concede = La partie est perdue.

## Dawn Under

du-why-vampire = Un vampire y dort : ce serait ton piquet numéro { $stakes }.
du-why-own-garlic = Ton propre ail s’y trouve : tout le monde te donne un vampire.
du-why-garlic = L’ail de { $seat } s’y trouve : tu recevrais un vampire.
du-why-fits = Vide, et le couvercle convient à l’un de tes vampires extérieurs : { $lid }.
du-why-no-fit = Vide, mais le couvercle ne convient à aucun de tes vampires extérieurs : { $lid }.
du-why-unseen = Vide ; personne n’a vu le couvercle. À { $fits } % il convient à l’un de tes vampires extérieurs, à { $rat } % c’est un rat.
du-why-bat-true = La tombe est vide : qui en doute prend un piquet.
du-why-bat-lie = La tombe est occupée : cela ne marche que si tout le monde te croit. Des gens te croiraient à { $believed } % environ.
du-why-stop = Tu gardes ce que tu as et ne risques rien.
du-why-outside = { $beds ->
    [0] À l’extérieur ensuite : { $vampire }. On ne se rappelle aucune tombe vide pour lui.
    [one] À l’extérieur ensuite : { $vampire }. On se rappelle une tombe vide pour lui.
   *[other] À l’extérieur ensuite : { $vampire }. On se rappelle { $beds } tombes vides pour lui.
}
du-why-garlic-theirs = Un vampire extérieur de { $seat } irait bien ici.
du-why-garlic-nobody = Personne n’a de vampire extérieur qui irait ici.
du-why-watch = La tombe est vide : le comte te la garde.
du-why-watch-taken = La tombe est occupée : le comte n’y aiderait personne.
du-why-claim-true = La tombe est vide : c’est la vérité.
du-why-claim-false = La tombe est occupée : c’est un mensonge ou une erreur.
du-why-give-found = { $left ->
    [one] Il reste un vampire à { $seat }.
   *[other] Il reste { $left } vampires à { $seat }.
}

## Ruhe in Frieden

rf-why-family = Toutes les familles se valent : seuls leurs vœux diffèrent.
rf-why-dies = En meurt et laisse { $money } balles.
rf-why-worse = Se rapproche de la mort : { $health }.
rf-why-better = Va mieux : { $health }. Cela coûte du temps.
rf-why-better-paid = Va mieux : { $health }. Cela coûte du temps et rapporte { $money } balles.
rf-why-delays = Garde plus longtemps en vie quelqu’un de la famille de { $seat }.
rf-why-hastens = Rapproche de la mort quelqu’un de la famille de { $seat }.
rf-why-kills-theirs = Tuerait quelqu’un de la famille de { $seat }, à moins d’un échange.
rf-why-leads = Tu aurais la majorité ici : { $own } contre { $rival }.
rf-why-level = Tu serais à égalité : { $own } contre { $rival }. Cela suffit pour arrêter les autres.
rf-why-behind = Tu resterais en retard : { $own } contre { $rival }.
rf-why-wished = C’est le vœu de { $relative }.
rf-why-share-action = Quelqu’un y repose déjà : la part ne vaut que par son action.
rf-why-keep = Tu gardes tes { $money } balles.
rf-why-new = { $points } points à coup sûr ; personne ne peut s’y opposer.
rf-why-double = { $points } points, et la carte est partie.
rf-why-regular = { $shares ->
    [0] { $points } points.
    [one] { $points } points, contre une part.
   *[other] { $points } points, contre { $shares } parts.
}
rf-why-unopposed = Personne ne peut avoir de document contre.
rf-why-opposed = À { $chance } % environ, quelqu’un s’y oppose, et ce sera le Nouveau Cimetière.
rf-why-burial-stands = Si personne ne s’y oppose, cet enterrement réussit : { $relative }.
rf-why-burial-fails = En l’état, cet enterrement échoue : { $relative }.
rf-why-cards = Tu gardes tes cartes.
rf-why-collects = Rapporte { $money } balles.
rf-why-moved-up = { $seat-is ->
    [you] Tu gagnes { $points } points.
   *[other] { $seat } gagne { $points } points.
}
rf-why-moved-down = { $seat-is ->
    [you] Tu perds { $points } points.
   *[other] { $seat } perd { $points } points.
}
rf-why-document-saves = Décide cet enterrement en ta faveur : { $relative }.
rf-why-document-stops = Empêche cet enterrement : { $relative }.
rf-why-document-short = Seul, il ne suffit pas à décider cet enterrement : { $relative }.

## Clearing Coffins

cc-why-known = Une carte que tu connais convient : { $place }.
cc-why-none = Aucune carte que tu connais ne convient : qui tape paie une pénalité.
cc-why-special = Le point d’exclamation est au plus rapide : { $symbol }.
cc-why-hands-off = Bas les pattes : qui tape maintenant paie une pénalité.
cc-why-clears = En mémoire : { $card }. Elle convient, et le cercueil est évacué.
cc-why-exposes = En mémoire : { $card }. Elle convient, et { $seat } doit tout recommencer avec elle.
cc-why-closes = Elle est visible et convient : { $card }. Le cercueil se ferme.
cc-why-wrong = Ne convient pas : { $card }. Cela coûte une pénalité.
cc-why-concede = Coûte une pénalité.
cc-why-remembered = En mémoire : { $card }.
cc-why-bat-clear = { $left ->
    [0] Cela gagne la partie.
    [one] Il manquerait encore un cercueil.
   *[other] Il manquerait encore { $left } cercueils.
}
cc-why-bat-close = { $seat-is ->
    [you] Un pas de plus vers l’évacuation.
   *[other] Aide { $seat }.
}
cc-why-bat-expose = Fait reculer { $seat }.
cc-why-bat-decline = La chauve-souris ne te sert à rien.
cc-why-moon-gains = Tu donnes à { $seat } un cercueil ouvert contre un fermé.
cc-why-moon-loses = Tu donnes à { $seat } un cercueil fermé contre un ouvert.
cc-why-moon-even = Ni toi ni { $seat } n’y gagne un pas.
cc-why-moon-idle = Toi seul sauras mieux où sont les choses.
cc-why-moon-decline = Tout reste en place.
