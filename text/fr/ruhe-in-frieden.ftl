# Ruhe in Frieden : cinq familles, cinq tombes, un docteur.
# Les noms d’aînés, de tombes et de cartes entrent tels quels dans les phrases ; le nombre entre parenthèses est le vœu.
# Les pilules viennent avec leur article.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Il reste cinq tombes au vieux cimetière, et chaque famille a cinq aînés qui y tiennent. Soudoie le docteur Tutnichtgut, rassemble des parts, mets les tiens en terre là où ils le souhaitent, et garde ceux des autres en parfaite santé.
rf-advice-two = La règle anglaise et la néerlandaise prévoient 2 à 5 personnes, l’allemande 3 à 5. À deux, ça marche, mais à partir de trois on se dispute bien mieux les tombes.

## La table

rf-family-1 = Moisi
rf-family-2 = Lépine
rf-family-3 = Corbeau
rf-family-4 = Roche
rf-family-5 = Givre

# Les initiales vont de A à E comme les vœux de 1 à 5.
rf-relative-1-1 = Adèle { rf-family-1 } (1)
rf-relative-1-2 = Bruno { rf-family-1 } (2)
rf-relative-1-3 = Clara { rf-family-1 } (3)
rf-relative-1-4 = David { rf-family-1 } (4)
rf-relative-1-5 = Édith { rf-family-1 } (5)
rf-relative-2-1 = Albert { rf-family-2 } (1)
rf-relative-2-2 = Berthe { rf-family-2 } (2)
rf-relative-2-3 = Casimir { rf-family-2 } (3)
rf-relative-2-4 = Dora { rf-family-2 } (4)
rf-relative-2-5 = Émile { rf-family-2 } (5)
rf-relative-3-1 = Agathe { rf-family-3 } (1)
rf-relative-3-2 = Boris { rf-family-3 } (2)
rf-relative-3-3 = Cora { rf-family-3 } (3)
rf-relative-3-4 = Damien { rf-family-3 } (4)
rf-relative-3-5 = Elsa { rf-family-3 } (5)
rf-relative-4-1 = Anton { rf-family-4 } (1)
rf-relative-4-2 = Béate { rf-family-4 } (2)
rf-relative-4-3 = Cyril { rf-family-4 } (3)
rf-relative-4-4 = Daphné { rf-family-4 } (4)
rf-relative-4-5 = Ernest { rf-family-4 } (5)
rf-relative-5-1 = Alma { rf-family-5 } (1)
rf-relative-5-2 = Basile { rf-family-5 } (2)
rf-relative-5-3 = Célia { rf-family-5 } (3)
rf-relative-5-4 = Didier { rf-family-5 } (4)
rf-relative-5-5 = Emma { rf-family-5 } (5)

rf-action-do = Double occupation
rf-action-mx = Méprise
rf-action-sh = Choc
rf-action-gm = Entretien de tombe
rf-action-il = Document illisible

rf-share = { $action } { $grave }
rf-and = { $first }, { $rest }

rf-pill-white = une pilule
rf-pill-black = un placebo
rf-pill-red = une pilule amère

rf-health-top-fit = en pleine forme
rf-health-unwell = patraque
rf-health-weak = faible
rf-health-near-death = aux portes de la mort

## Ce qui est demandé

rf-asked-family = Quelle famille prends-tu ?
rf-asked-visits = Le docteur est là. Que doit-il prescrire ?
rf-asked-pills = Des pilules pour les autres familles ?
rf-asked-shares = Quelles parts achètes-tu ?
rf-asked-bury = Qui enterrer maintenant, et où ?
rf-asked-respond = Des réactions ? Tu peux jouer une carte.
rf-asked-interrupt = En attendant, tu peux jouer une carte.

rf-asked-family-help = Chaque famille a un aîné pour chaque tombe. Elles ne diffèrent que par ce que la banque te verse quand quelqu’un se remet : les uns rapportent en remontant, les autres seulement au sommet.
rf-asked-visits-help = Tous tes aînés vivants doivent avoir une ordonnance avant la suite. Une pilule est gratuite ; un placebo ou une pilule amère coûte 1000 balles. Remplacer ce que quelqu’un d’autre a laissé coûte 2000. Le docteur ne sort une pilule amère que s’il n’y a plus de placebo dans le pilulier.
rf-asked-pills-help = Pour 1000 balles chacune, tu peux distribuer ce qui reste dans le pilulier aux aînés des autres qui n’ont pas d’ordonnance. L’effet vient au prochain tour de leur famille. Une pilule garde tes rivaux en vie ; un placebo peut les tuer au mauvais moment.
rf-asked-shares-help = À chaque tour, tu peux acheter une part de chaque tombe : 3000 balles tant que la tombe est vide, 1000 dès que quelqu’un y repose. Le recto est un titre qui compte pour la majorité. Le verso est une action que personne d’autre ne voit, et que tu peux utiliser une fois à la place.
rf-asked-bury-help = Le Nouveau Cimetière accepte tout le monde, mais rapporte peu. Pour une tombe vide, il te faut plus de parts que n’importe quelle autre famille, et tu les dépenses. La Double occupation t’ouvre une tombe déjà prise.
rf-asked-respond-help = Quiconque pourrait avoir une carte à jouer est interrogé en même temps et répond en secret. Dans l’ordre des places, la première carte jouée prend effet ; les autres réponses sont jetées sans être vues, et tout le monde est interrogé à nouveau.
rf-asked-interrupt-help = Pendant que quelqu’un d’autre réfléchit, tu peux jouer Méprise, Choc ou Entretien de tombe. Personne ne t’attend, et on t’interrogera de toute façon à chaque moment important.

## Ce qui se passe

rf-seen-family-chosen = { $seat-is ->
    [you] Tu prends la famille { $family }.
   *[other] { $seat } prend la famille { $family }.
}
rf-seen-turn-began = { $seat-is ->
    [you] Tour { $turn } : tu reçois le pilulier.
   *[other] Tour { $turn } : { $seat } reçoit le pilulier.
}
rf-seen-box-filled = Dans le pilulier : { $white ->
    [one] { $white } pilule
   *[other] { $white } pilules
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebos
}, { $red ->
    [one] { $red } pilule amère
   *[other] { $red } pilules amères
}.
rf-seen-visited = { $money ->
    [0] { $relative } reçoit { $kind }, gratuitement.
   *[other] { $relative } reçoit { $kind } pour { $money } balles.
}
rf-seen-visited-substitute = { $relative } reçoit { $kind } de la poche du docteur.
rf-seen-pill-bought = { $seat-is ->
    [you] Tu envoies { $kind } à { $relative }.
   *[other] { $seat } envoie { $kind } à { $relative }.
}
rf-seen-share-bought = { $seat-is ->
    [you] Tu achètes une part de la tombe { $grave } pour { $money } balles.
   *[other] { $seat } achète une part de la tombe { $grave } pour { $money } balles.
}
rf-seen-own-share-bought = { $seat-is ->
    [you] Tu achètes une part de la tombe { $grave } pour { $money } balles : { $action }.
   *[other] { $seat } achète une part de la tombe { $grave } pour { $money } balles : { $action }.
}
rf-seen-pile-shows = Sur la pile de la tombe { $grave } : { $action }.
rf-seen-ended-visits = Le docteur a fini ses visites.
rf-seen-ended-pills = Plus aucune pilule pour les autres.
rf-seen-ended-shares = Fin des achats de parts.
rf-seen-adjusted = { $relative } : { $health }.
rf-seen-paid-out = { $relative } : { $health }, +{ $money } balles.
rf-seen-shocked = Quel choc pour { $relative } : { $health }.
rf-seen-died = { $relative } meurt et laisse { $money } balles.
rf-seen-chips-returned = Les ordonnances retournent à la réserve.
rf-seen-played = { $seat-is ->
    [you] Tu joues { $play }
   *[other] { $seat } joue { $play }
}
rf-seen-coffin-moved = { $relative } passe de la tombe { $from } à la tombe { $to }.
rf-seen-maintenance-paid = { $from-is ->
    [you] Tu paies { $money } balles à { $to }.
   *[other] { $to-is ->
        [you] { $from } te paie { $money } balles.
       *[other] { $from } paie { $money } balles à { $to }.
    }
}
rf-seen-declared = { $seat-is ->
    [you] Tu réclames
   *[other] { $seat } réclame
} la tombe { $grave } pour { $relative }{ $count ->
    [0] .
    [one] , avec un document.
   *[other] , avec { $count } documents.
}
rf-seen-burial-failed = La tombe { $grave } est refusée à { $relative }.
rf-seen-buried-new = { $relative } part au Nouveau Cimetière.
rf-seen-buried-regular = { $relative } repose dans la tombe { $grave }.
rf-seen-buried-double = { $relative } se serre dans la tombe { $grave }.
rf-seen-shares-spent = { $seat-is ->
    [you] Tu dépenses
   *[other] { $seat } dépense
} { $count ->
    [one] une part
   *[other] { $count } parts
} de la tombe { $grave }.
rf-seen-own-shares-spent = { $seat-is ->
    [you] Tu dépenses
   *[other] { $seat } dépense
} { $count ->
    [one] une part
   *[other] { $count } parts
} de la tombe { $grave } : { $actions }.
rf-seen-passed = { $seat-is ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
rf-seen-window-closed = Aucune autre réaction.
rf-seen-ended = { $seats-is ->
    [you] Tu gagnes ! { $reason }
   *[other] { $count ->
        [one] Victoire : { $seats }. { $reason }
       *[other] Victoire partagée : { $seats }. { $reason }
    }
}
rf-seen-opened-pile = Il restait dans la pile : { $card }.
rf-seen-opened-held = { $seat-is ->
    [you] Tu avais encore { $card }.
   *[other] { $seat } avait encore { $card }.
}
rf-seen-opened-spent = { $seat-is ->
    [you] Tu avais dépensé { $card }.
   *[other] { $seat } avait dépensé { $card }.
}

rf-window-bury = Des objections à l’enterrement dans la tombe { $grave } ?
rf-window-after = Des réactions ?
rf-window-adjust = Des réactions avant l’effet des ordonnances ?
rf-window-end = Des réactions avant la fin du tour ?
rf-window-last = Dernières réactions : si rien ne change, la partie est finie.

## Pourquoi c’est fini

rf-reason-graves-full = Les cinq tombes sont prises.
rf-reason-family-gone = Une famille n’a plus personne en vie.
rf-reason-standstill = Il ne se passe plus rien depuis trop longtemps.
rf-reason-round-limit = Le nombre de manches convenu est joué.

## Ce que font les cartes

rf-play-mix-up = Méprise : { $relative }, de la tombe { $from } à la { $to }
rf-play-mix-up-double = Méprise et Double occupation : { $relative }, de { $from } à { $to }
rf-play-shock = Choc { $grave } pour l’aîné qui veut la tombe { $grave }
rf-play-maintenance = Entretien de tombe { $grave } : faire payer les cercueils
rf-play-illegible = Document illisible { $grave }

## Ce qu’on peut faire

rf-do-choose-family = Prendre la famille { $family }
rf-do-visit = Prescrire { $kind } à { $relative }
rf-do-end-visits = Finir les visites
rf-do-buy-pill = Envoyer { $kind } à { $relative }
rf-do-end-pills = Ne plus envoyer de pilules
rf-do-buy-share = Acheter une part de la tombe { $grave }
rf-do-end-shares = Ne plus acheter de parts
rf-do-bury-new = Enterrer { $relative } au Nouveau Cimetière
rf-do-bury-double = Enterrer { $relative } dans la tombe { $grave } par Double occupation
rf-do-bury-regular = { $count ->
    [0] Enterrer { $relative } dans la tombe { $grave }
    [one] Enterrer { $relative } dans la tombe { $grave } avec le document de la tombe { $docs }
   *[other] Enterrer { $relative } dans la tombe { $grave } avec les documents des tombes { $docs }
}
rf-do-pass = Passer

rf-help-choose-family = C’est ta famille pour toute la partie, avec un aîné pour chaque tombe. Ce que la banque verse quand ils se remettent est écrit sur leurs cartes ; le total est le même dans toutes les familles.
rf-help-visit = L’ordonnance agit à la fin de ce tour : une pilule fait monter d’un niveau, et la banque te verse peut-être quelque chose ; un placebo fait descendre d’un niveau, une pilule amère de deux. Sans ordonnance en place, la pilule est gratuite, le placebo ou la pilule amère coûte 1000 balles ; un échange coûte 2000. Tu ne pourras plus en changer ce tour-ci.
rf-help-end-visits = Tous tes vivants ont une ordonnance, et le docteur ferme sa sacoche. Ensuite, tu pourras envoyer des pilules aux autres.
rf-help-buy-pill = Tu paies 1000 balles, et la pilule va à cet aîné d’une autre famille. Elle agit à la fin du prochain tour de cette famille, à qui un échange coûterait 2000.
rf-help-end-pills = Ce qui est encore dans le pilulier y reste pour l’instant. Ensuite, tu pourras acheter des parts.
rf-help-buy-share = Tu paies 3000 balles si la tombe est vide, 1000 si elle est prise, et tu reçois la carte du dessus de sa pile. Personne d’autre ne voit son action ; tout le monde voit que tu as la part.
rf-help-end-shares = Tu n’achètes plus rien ce tour-ci. Après une occasion de réagir, les ordonnances de ta famille agissent.
rf-help-bury-new = Il y a toujours de la place, cela ne coûte aucune part, et personne ne peut s’y opposer. Mais cela rapporte peu : 2 points, sauf si la table a convenu de moins.
rf-help-bury-double = Tu dépenses la carte, et ton aîné partage une tombe déjà prise. Pas besoin de majorité, et personne ne peut s’y opposer. Tu gardes tes autres parts de cette tombe.
rf-help-bury-regular = Tu réclames une tombe vide dont tu as plus de parts que n’importe quelle autre famille, en comptant les documents que tu retournes maintenant. Les autres peuvent s’y opposer avec leurs propres documents, ou remplir la tombe. Si tu mènes encore, le cercueil y entre, et tu dépenses tes parts de cette tombe.
rf-help-pass = Tu ne joues rien pour l’instant. Si quelqu’un d’autre joue, on te redemandera.
rf-help-mix-up = Tu sors un cercueil de la tombe indiquée par ta carte et le mets dans une tombe vide. Personne n’y perd de parts.
rf-help-mix-up-double = Tu dépenses les deux cartes et déplaces un cercueil d’une tombe prise à une autre. C’est la seule façon de déplacer quelqu’un vers une tombe déjà prise.
rf-help-shock = Ton propre aîné vivant qui veut cette tombe perd aussitôt deux niveaux. S’il était faible ou aux portes de la mort, il meurt, et tu hérites de 2000 balles. La tombe doit être prise.
rf-help-maintenance = Pour chaque cercueil d’une autre famille dans cette tombe, cette famille te paie 2000 balles, ou ce qui lui reste.
rf-help-illegible = Le document compte comme une part de plus de la tombe disputée, jusqu’à la fin de cet enterrement. Il t’aide, ou joue contre la famille qui enterre, mais ne compte jamais pour la tombe qu’il nomme.

## Ce qu’on ne peut pas faire

rf-refused-not-asked-for = Ce n’est pas la question. D’abord : { $asked }
rf-refused-family-taken = La famille { $family } est prise. Choisis-en une autre.
rf-refused-no-such-relative = { $relative } est d’une famille qui n’est pas dans cette partie.
rf-refused-not-your-relative = { $relative } n’est pas des tiens. Le docteur ne visite que ta famille.
rf-refused-not-alive = Le docteur ne peut plus rien pour { $relative }. Il ne visite que les vivants.
rf-refused-visited-already = Le docteur est déjà passé chez { $relative } ce tour-ci. Il ne vient qu’une fois.
rf-refused-same-kind = L’ordonnance prévoit déjà { $kind }. Un échange doit apporter autre chose.
rf-refused-no-chip = Il n’y en a plus dans le pilulier : { $kind }.
rf-refused-placebos-first = Le docteur ne sort une pilule amère que s’il n’y a plus de placebo dans le pilulier.
rf-refused-cannot-pay = Cela coûte { $money } balles ; tu n’en as pas les moyens.
rf-refused-not-visited-yet = { $relative } n’a pas encore d’ordonnance. Il en faut une à tout le monde.
rf-refused-only-for-others = { $relative } est des tiens. À cette étape, les pilules vont aux autres familles.
rf-refused-dead-need-no-pills = { $relative } n’a plus besoin de pilules. Choisis quelqu’un de vivant.
rf-refused-has-prescription = { $relative } a déjà une ordonnance, et une suffit.
rf-refused-pile-is-empty = Toutes les parts de la tombe { $grave } sont vendues.
rf-refused-one-share-per-grave = Tu as déjà acheté une part de la tombe { $grave } ce tour-ci. Une par tombe.
rf-refused-not-your-card = Tu n’as pas cette carte : { $card }.
rf-refused-grave-is-empty = La tombe { $grave } est vide. La carte n’agit que si quelqu’un y repose.
rf-refused-grave-is-occupied = La tombe { $grave } est prise. Un enterrement régulier demande une tombe vide.
rf-refused-nobody-lies-there = Personne ne repose dans la tombe { $grave }. La Double occupation veut de la compagnie.
rf-refused-move-needs-empty-grave = La tombe { $grave } est prise. Sans Double occupation, un cercueil ne va que dans une tombe vide.
rf-refused-move-needs-occupied-grave = La tombe { $grave } est vide. Pas besoin de Double occupation : la Méprise suffit.
rf-refused-no-such-coffin = { $relative } ne repose pas dans la tombe { $grave }. Choisis un cercueil qui s’y trouve.
rf-refused-same-grave = Le cercueil est déjà dans la tombe { $grave }. Choisis une autre tombe.
rf-refused-nobody-to-shock = Ton aîné qui voulait la tombe { $grave } n’est plus en vie. Il n’y a personne à choquer.
rf-refused-only-for-a-burial = Le Document illisible { $grave } ne compte que pendant un enterrement disputé.
rf-refused-document-of-the-same-grave = Un document ne compte jamais pour sa propre tombe, et celui-ci est pour la tombe { $grave }.
rf-refused-document-too-late = Quelqu’un repose maintenant dans la tombe { $grave }. Aucun document n’y peut plus rien.
rf-refused-document-changes-nothing = Le Document illisible { $grave } ne changerait rien à cet enterrement. Garde-le.
rf-refused-not-your-deceased = C’est une autre famille qui pleure { $relative }. Enterre les tiens.
rf-refused-not-deceased = { $relative } n’attend pas d’enterrement.
rf-refused-other-burial-first = Tu as commencé par { $relative }. Finis d’abord cet enterrement.
rf-refused-no-majority = Il te faut plus de parts de la tombe { $grave } que n’importe quelle autre famille. L’égalité ne suffit pas.
rf-refused-document-needs-share = Un Document illisible ne compte qu’à côté d’une vraie part de la tombe { $grave }, et tu n’en as pas.
rf-refused-others-need-placebos = Tous tes autres aînés vivants doivent avoir un placebo avant que l’un reçoive la pilule amère.
rf-refused-unknown-input = Ce n’est pas un coup de ce jeu. Choisis-en un parmi ceux proposés.

## Réglages

rf-option-families = Familles
rf-option-families-help = Les familles sont tirées au sort, ou tout le monde en choisit une, dans l’ordre du jeu.
rf-option-families-random = au sort
rf-option-families-choice = au choix
rf-option-start = Qui commence
rf-option-start-help = Qui reçoit le pilulier en premier : le sort décide, ou une place donnée.
rf-option-start-random = le sort décide
rf-option-payouts = Versements
rf-option-payouts-help = Ce que verse la banque quand les aînés se remettent. Nous ne connaissons pas les chiffres imprimés ; ceux-ci sont les nôtres.
rf-option-payouts-reconstruction-1 = notre reconstitution
rf-option-box-leftovers = Restes dans le pilulier
rf-option-box-leftovers-help = Ce que deviennent les pilules restantes quand le pilulier change de mains.
rf-option-box-leftovers-return = retour à la réserve
rf-option-box-leftovers-keep = restent dans le pilulier
rf-option-chip-limit = Nombre de pilules
rf-option-chip-limit-help = Se partage-t-on 12 pilules, 10 placebos et 5 pilules amères, ou y en a-t-il toujours assez ?
rf-option-chip-limit-printed = 12, 10 et 5, comme dans le jeu
rf-option-chip-limit-unlimited = toujours assez
rf-option-bitter-gate = Pilule amère
rf-option-bitter-gate-help = Quand le docteur donne la pilule amère à l’un des tiens : s’il n’y a plus de placebo dans le pilulier, ou si tous tes autres aînés vivants en ont un, peu importe de qui.
rf-option-bitter-gate-box = pilulier sans placebo
rf-option-bitter-gate-others = tous les autres en ont un
rf-option-open-actions = Piles de parts
rf-option-open-actions-help = Voit-on l’action du dessus de chaque pile avant de l’acheter ? Si oui, tout le monde sait qui a quoi.
rf-option-open-actions-off = actions cachées
rf-option-open-actions-on = action du dessus visible
rf-option-document-alone = Un document seul
rf-option-document-alone-help = Un Document illisible peut-il gagner ou bloquer une tombe dont tu n’as aucune vraie part ? Dans l’exemple de la règle du jeu, non.
rf-option-document-alone-beside = il faut une vraie part
rf-option-document-alone-share = compte seul
rf-option-burier-plays = Cartes avant un enterrement
rf-option-burier-plays-help = Peux-tu encore jouer une carte, comme une Méprise, avant de dire où vont tes morts ?
rf-option-burier-plays-on = permises
rf-option-burier-plays-off = enterrer d’abord
rf-option-interrupts = Interruptions
rf-option-interrupts-help = Peut-on jouer une carte pendant que quelqu’un d’autre réfléchit ? Sinon, il reste les occasions de réagir.
rf-option-interrupts-on = permises
rf-option-interrupts-off = interdites
rf-option-window-order = Quelle réaction compte
rf-option-window-order-help = Avec des réponses secrètes, la vitesse ne compte pas. Sinon, la première réaction l’emporte.
rf-option-window-order-clockwise = en secret, dans l’ordre des places
rf-option-window-order-arrival = la première arrivée
rf-option-window-privacy = Qui est interrogé
rf-option-window-privacy-help = Si l’on interroge quiconque pourrait avoir une carte utile, la question ne trahit rien. N’interroger que les personnes qui peuvent vraiment jouer, c’est plus rapide.
rf-option-window-privacy-strict = quiconque pourrait jouer
rf-option-window-privacy-relaxed = qui peut vraiment jouer
rf-option-tie-break = Égalité
rf-option-tie-break-help = Qui gagne si plusieurs ont le plus de points.
rf-option-tie-break-shared = victoire partagée
rf-option-tie-break-money = la famille la plus riche
rf-option-idle-rounds = Manches creuses
rf-option-idle-rounds-help = Après ce nombre de manches où il ne se passe rien du tout, la partie s’arrête ; 0 veut dire jamais.
rf-option-max-rounds = Limite de manches
rf-option-max-rounds-help = Après ce nombre de manches, la partie s’arrête de toute façon ; 0 veut dire sans limite.
rf-option-new-cemetery-points = Nouveau Cimetière
rf-option-new-cemetery-points-help = Combien de points vaut un cercueil au Nouveau Cimetière. Moins il en vaut, plus les tombes comptent.
rf-option-hold-times = Temps de réaction
rf-option-hold-times-help = Secondes pour réagir à un enterrement ou à une carte, et aux moments fixes de chaque tour, sous la forme 8/3.
rf-option-hold-times-usual = 5 s, sinon 1 ou 2 s
rf-option-answer-limit = Temps supplémentaire
rf-option-answer-limit-help = Combien de secondes tu obtiens en disant « J’ai besoin de temps ».
rf-option-finish-round = Finir la manche
rf-option-finish-round-help = Joue-t-on la dernière manche jusqu’au bout, pour que tout le monde ait le même nombre de tours ?
rf-option-finish-round-off = fin après le tour
rf-option-finish-round-on = tout le monde a un dernier tour

## Robots

rf-bot-visitor = Joue n’importe quel coup permis, au hasard.
rf-bot-mourner = Prévoit chaque décès pour la bonne tombe, achète des parts et envoie des pilules à ses rivaux.
rf-bot-rusher = Laisse mourir tout le monde aussi vite que l’argent le permet et ne regarde aucune tombe.
rf-bot-answerer = Donne des pilules à tous les voisins qui vont mourir, quel qu’en soit le prix.
rf-bot-builder = Économise pour des parts et ne laisse mourir personne avant que sa tombe soit assurée.
rf-bot-gravedigger = Déroule chaque enterrement de tête avant de jouer, face à des gens aussi rusés que lui.
rf-bot-sexton = Sait ce que vaut chaque décès avant qu’il n’arrive. Tiens tes aînés à distance.

## Façons de jouer

rf-preset-as-printed = Comme imprimé
rf-preset-as-printed-help = La règle imprimée, avec des cartes jouées à tout moment.
rf-preset-family = En famille
rf-preset-family-help = Personne n’interrompt ton tour, on a plus de temps pour réagir, et tout le monde a un dernier tour.
rf-preset-club = Club
rf-preset-club-help = Tout le monde choisit sa famille et joue le même nombre de tours, et l’argent départage les égalités.
rf-preset-no-reflex = Sans hâte
rf-preset-no-reflex-help = Personne n’interrompt ton tour, et on a tout son temps pour chaque réaction.
