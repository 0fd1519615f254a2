# Ruhe in Frieden : cinq familles, cinq tombes, un docteur.
# Les noms de parents, de tombes et de cartes entrent tels quels dans les phrases ; le nombre entre parenthèses est le vœu.
# Les pilules viennent avec leur article.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Il reste cinq tombes au vieux cimetière, et chaque famille compte cinq vieux parents qui voudraient y reposer. Soudoie le docteur, rassemble des parts, enterre les tiens là où ils le souhaitent, et garde ceux des autres en parfaite santé.

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

rf-asked-family = Quelle famille prends-tu ?
rf-asked-visits = Le docteur est là. Que doit-il prescrire ?
rf-asked-pills = Des pilules pour les autres familles ?
rf-asked-shares = Quelles parts achètes-tu ?
rf-asked-bury = Qui enterrer maintenant, et où ?
rf-asked-respond = C'est le moment de réagir. Joues-tu une carte ?
rf-asked-interrupt = Tu peux glisser une carte ici.

rf-asked-family-help = Chaque famille a un parent pour chaque tombe. Elles ne diffèrent que par ce que verse la banque quand une santé s'améliore : certains paient dès le bas, d'autres seulement tout en haut.
rf-asked-visits-help = Chacun de tes parents vivants doit avoir une ordonnance avant la suite. Une pilule ne coûte rien, un placebo ou une pilule amère 1000 balles ; remplacer ce qu'un autre a déposé en coûte 2000. Les pilules amères ne sortent que s'il n'y a plus de placebo dans la boîte.
rf-asked-pills-help = Pour 1000 balles chacun, tu peux donner ce qui reste dans la boîte à des parents d'autrui encore sans ordonnance. L'effet vient au prochain tour de leur famille. Une pilule garde un rival en vie, un placebo peut l'envoyer au trou au mauvais moment.
rf-asked-shares-help = Tu peux acheter une part de chaque tombe par tour : 3000 balles tant que la tombe est vide, 1000 dès qu'elle est occupée. Comme titre, elle compte pour la majorité ; son action cachée, que tu vois seul, peut servir une fois à la place.
rf-asked-bury-help = Le Nouveau Cimetière accepte tout le monde, mais rapporte peu. Pour une tombe vide, il te faut plus de parts que chacun des autres, et elles sont dépensées ; la Double occupation ouvre une tombe déjà prise.
rf-asked-respond-help = Tous ceux qui pourraient jouer quelque chose sont interrogés en même temps et répondent sous pli. Le premier dans l'ordre qui joue voit sa carte exécutée ; les autres réponses sont jetées sans être vues, et l'on demande de nouveau.
rf-asked-interrupt-help = Pendant que le joueur dont c'est le tour réfléchit, tu peux jouer Méprise, Choc ou Entretien de tombe. Personne ne t'attend, et l'on t'interrogera de toute façon à chaque moment important.

## Ce qui se passe

rf-seen-family-chosen = { $seat } prend la famille { $family }.
rf-seen-turn-began = Tour { $turn } : { $seat } reçoit la boîte.
rf-seen-box-filled = Dans la boîte : { $white } pilules, { $black } placebos, { $red } amères.
rf-seen-visited = { $money ->
    [0] { $relative } reçoit { $kind }, gratuitement.
   *[other] { $relative } reçoit { $kind } pour { $money } balles.
}
rf-seen-visited-substitute = { $relative } reçoit { $kind } de la poche du docteur.
rf-seen-pill-bought = { $seat } envoie { $kind } à { $relative }.
rf-seen-share-bought = { $seat } achète une part de la tombe { $grave }, { $money } balles.
rf-seen-own-share-bought = { $seat } : part de la tombe { $grave }, { $money } balles, { $action }.
rf-seen-ended-visits = Le docteur a fini ses visites.
rf-seen-ended-pills = On n'envoie plus de pilules.
rf-seen-ended-shares = Le guichet des parts ferme.
rf-seen-adjusted = { $relative } : { $health }.
rf-seen-paid-out = { $relative } : { $health }, { $money } balles.
rf-seen-shocked = Quel choc pour { $relative } : { $health }.
rf-seen-died = { $relative } meurt et laisse { $money } balles.
rf-seen-chips-returned = Les ordonnances retournent à la réserve.
rf-seen-played = { $seat } joue { $play }
rf-seen-coffin-moved = { $relative } passe de la tombe { $from } à la tombe { $to }.
rf-seen-maintenance-paid = { $from } paie { $money } balles à { $to }.
rf-seen-declared = { $count ->
    [0] { $seat } réclame la tombe { $grave } pour { $relative }.
    [one] { $seat } réclame la tombe { $grave } pour { $relative }, 1 document.
   *[other] { $seat } réclame la tombe { $grave } pour { $relative }, { $count } documents.
}
rf-seen-burial-failed = La tombe { $grave } est refusée à { $relative }.
rf-seen-buried-new = { $relative } part au Nouveau Cimetière.
rf-seen-buried-regular = { $relative } repose dans la tombe { $grave }.
rf-seen-buried-double = { $relative } se serre dans la tombe { $grave }.
rf-seen-shares-spent = { $count ->
    [one] { $seat } dépense { $count } part de la tombe { $grave }.
   *[other] { $seat } dépense { $count } parts de la tombe { $grave }.
}
rf-seen-own-shares-spent = { $count ->
    [one] { $seat } dépense { $count } part, tombe { $grave } : { $actions }.
   *[other] { $seat } dépense { $count } parts, tombe { $grave } : { $actions }.
}
rf-seen-passed = { $seat } passe.
rf-seen-window-closed = Plus personne ne réagit.
rf-seen-ended = { $count ->
    [one] Victoire : { $seats }. { $reason }
   *[other] Victoire commune : { $seats }. { $reason }
}
rf-seen-opened-pile = Il restait dans la pile : { $card }.
rf-seen-opened-held = { $seat } avait encore { $card }.
rf-seen-opened-spent = { $seat } avait dépensé { $card }.

rf-window-bury = Des objections à l'enterrement dans la tombe { $grave } ?
rf-window-after = C'est le moment de réagir.
rf-window-adjust = C'est le moment de réagir, avant l'effet des pilules.
rf-window-end = C'est le moment de réagir, avant la fin du tour.
rf-window-last = Dernières réactions : si rien ne change, la partie est finie.

## Pourquoi c'est fini

rf-reason-graves-full = Les cinq tombes sont prises.
rf-reason-family-gone = Une famille n'a plus aucun vivant.
rf-reason-standstill = Il ne se passe plus rien depuis trop longtemps.
rf-reason-round-limit = Les tours convenus sont joués.

## Ce que font les cartes

rf-play-mix-up = Méprise : { $relative }, de la tombe { $from } à la { $to }
rf-play-mix-up-double = Méprise, Double occupation : { $relative }, de { $from } à { $to }
rf-play-shock = Choc { $grave } sur le parent au vœu { $grave }
rf-play-maintenance = Entretien de tombe { $grave } : les cercueils paient
rf-play-illegible = Document illisible { $grave }

## Ce qu'on peut faire

rf-do-choose-family = Prendre la famille { $family }
rf-do-visit = Donner { $kind } à { $relative }
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

rf-help-choose-family = Tu joues cette famille jusqu'au bout, avec un parent pour chaque tombe. Ce que ses membres paient en se remettant est écrit sur eux ; la somme est la même dans toutes les familles.
rf-help-visit = L'effet vient à la cinquième étape de ce tour : une pilule fait monter d'un niveau et paie peut-être, un placebo fait descendre d'un, une pilule amère de deux. La première pilule est gratuite, un placebo ou une pilule amère coûte 1000 balles, un échange 2000. Ce qui est donné le reste pour ce tour.
rf-help-end-visits = Tous tes vivants ont une ordonnance, et le docteur ferme sa sacoche. Ensuite, tu pourras envoyer des pilules aux autres.
rf-help-buy-pill = Pour 1000 balles, le remède va à ce parent d'une autre famille et agit à la fin de son prochain tour. Là-bas, on ne peut l'échanger que pour 2000.
rf-help-end-pills = Ce qui reste dans la boîte y reste pour l'instant. Ensuite, tu pourras acheter des parts.
rf-help-buy-share = Tu paies 3000 balles si la tombe est vide, 1000 si elle est prise, et tu reçois la carte du dessus de sa pile. Toi seul vois l'action ; tous voient que tu as une part.
rf-help-end-shares = Tu n'achètes plus rien ce tour-ci. Après un moment pour réagir, les ordonnances de ta famille agissent.
rf-help-bury-new = Il y a toujours de la place, cela ne coûte aucune part, et personne ne peut objecter. Cela vaut peu : 2 points, sauf si la table a convenu de moins.
rf-help-bury-double = La carte est dépensée et ton parent partage une tombe déjà prise ; nul besoin de majorité, et personne ne peut objecter. Tu gardes tes autres parts de cette tombe.
rf-help-bury-regular = Tu réclames une tombe vide dont tu as plus de parts que chacun des autres, documents retournés compris. Les autres peuvent opposer leurs propres documents ou remplir la tombe ; si tu mènes encore, le cercueil y entre et tes parts de cette tombe sont dépensées.
rf-help-pass = Tu ne joues rien à cette manche. Si quelqu'un d'autre joue, on te demandera de nouveau.
rf-help-mix-up = La carte d'une tombe prise en sort un cercueil et le met dans une tombe vide. Personne n'y perd de parts.
rf-help-mix-up-double = Les deux cartes sont dépensées, et un cercueil passe d'une tombe prise à une autre. C'est la seule façon de déplacer quelqu'un dans une tombe déjà prise.
rf-help-shock = Ton propre parent vivant qui souhaite cette tombe perd aussitôt deux niveaux ; qui était faible meurt, et tu hérites de 2000 balles. Il faut que quelqu'un repose dans la tombe.
rf-help-maintenance = Pour chaque cercueil d'une autre famille dans cette tombe, son propriétaire te paie 2000 balles, ou ce qui lui reste. Qui n'a rien ne paie rien.
rf-help-illegible = Le document compte comme une part de plus de la tombe disputée, jusqu'à la fin de cet enterrement. Il sert pour toi ou contre celui qui enterre, mais jamais pour la tombe qu'il nomme.

## Ce qu'on ne peut pas faire

rf-refused-not-asked-for = Ce n'est pas la question. Réponds d'abord : { $asked }
rf-refused-family-taken = La famille { $family } est prise. Choisis-en une autre.
rf-refused-no-such-relative = { $relative } est d'une famille qui ne joue pas à cette table.
rf-refused-not-your-relative = { $relative } n'est pas de ta famille. Le docteur ne visite que les tiens.
rf-refused-not-alive = Le docteur ne peut plus rien pour { $relative }. Il ne visite que les vivants.
rf-refused-visited-already = Le docteur est déjà passé ce tour-ci chez { $relative }. Il ne vient qu'une fois.
rf-refused-same-kind = Il y a déjà { $kind }. Un échange doit apporter autre chose.
rf-refused-no-chip = La boîte n'en contient plus : { $kind }.
rf-refused-placebos-first = Les pilules amères ne sortent que s'il n'y a plus de placebo dans la boîte.
rf-refused-cannot-pay = Cela coûte { $money } balles, et tu n'en as pas autant.
rf-refused-not-visited-yet = { $relative } n'a pas encore d'ordonnance. Visite d'abord tout le monde.
rf-refused-only-for-others = { $relative } est de chez toi. À cette étape, les pilules vont aux autres familles.
rf-refused-dead-need-no-pills = { $relative } n'a plus besoin de pilules. Choisis quelqu'un de vivant.
rf-refused-has-prescription = { $relative } a déjà une ordonnance, et une seule suffit.
rf-refused-pile-is-empty = Toutes les parts de la tombe { $grave } sont vendues.
rf-refused-one-share-per-grave = Tu as déjà acheté ce tour-ci une part de la tombe { $grave }. Une par tombe.
rf-refused-not-your-card = { $card } : cette carte n'est pas devant toi.
rf-refused-grave-is-empty = La tombe { $grave } est vide. La carte n'agit que si quelqu'un y repose.
rf-refused-grave-is-occupied = La tombe { $grave } est prise. Un enterrement régulier en demande une vide.
rf-refused-nobody-lies-there = Personne ne repose dans la tombe { $grave }. La Double occupation veut de la compagnie.
rf-refused-move-needs-empty-grave = La tombe { $grave } est prise. Sans Double occupation, un cercueil ne va que dans une tombe vide.
rf-refused-move-needs-occupied-grave = La tombe { $grave } est vide. La Double occupation est pour une tombe prise ; la Méprise suffit ici.
rf-refused-no-such-coffin = { $relative } ne repose pas dans la tombe { $grave }. Choisis un cercueil qui s'y trouve.
rf-refused-same-grave = Le cercueil est déjà dans la tombe { $grave }. Choisis une autre tombe.
rf-refused-nobody-to-shock = Ton parent qui souhaite la tombe { $grave } n'est pas en vie. Il n'y a personne à choquer.
rf-refused-only-for-a-burial = Document illisible { $grave } ne compte que pendant qu'on se dispute un enterrement.
rf-refused-document-of-the-same-grave = Un document compte pour une autre tombe que la sienne, qui est la { $grave }.
rf-refused-document-too-late = La tombe { $grave } a été remplie entre-temps. Aucun document n'y peut plus rien.
rf-refused-document-changes-nothing = Document illisible { $grave } ne changerait rien à cet enterrement. Garde-le.
rf-refused-not-your-deceased = C'est une autre famille qui pleure { $relative }. Enterre les tiens.
rf-refused-not-deceased = { $relative } n'attend pas d'enterrement.
rf-refused-other-burial-first = Tu as commencé par { $relative }. Finis d'abord cet enterrement.
rf-refused-no-majority = Il te faut plus de parts de la tombe { $grave } que chacun des autres. L'égalité ne suffit pas.
rf-refused-unknown-input = Le jeu ne connaît pas ce coup. Choisis-en un parmi ceux proposés.

## Options

rf-option-families = Familles
rf-option-families-help = Si le hasard distribue les familles, ou si chacun en prend une, le premier joueur d'abord.
rf-option-families-random = au hasard
rf-option-families-choice = chacun choisit
rf-option-start = Premier joueur
rf-option-start-help = Qui reçoit la boîte en premier : le hasard décide, ou l'on nomme une place.
rf-option-start-random = au hasard
rf-option-payouts = Versements
rf-option-payouts-help = Quelle table dit ce que paient les parents qui se remettent. L'imprimée n'est pas connue ; celle-ci est la nôtre.
rf-option-payouts-reconstruction-1 = notre reconstitution
rf-option-box-leftovers = Restes dans la boîte
rf-option-box-leftovers-help = Ce que deviennent les pilules restées dans la boîte quand elle passe au suivant.
rf-option-box-leftovers-return = retour à la réserve
rf-option-box-leftovers-keep = restent dans la boîte
rf-option-chip-limit = Jetons
rf-option-chip-limit-help = S'il n'y a pour tous que 12 pilules, 10 placebos et 5 pilules amères, ou toujours assez.
rf-option-chip-limit-printed = comme dans la boîte du jeu
rf-option-chip-limit-unlimited = toujours assez
rf-option-interrupts = Interruptions
rf-option-interrupts-help = Si les autres peuvent jouer une carte pendant que le joueur dont c'est le tour réfléchit. Sans cela, il reste les moments pour réagir.
rf-option-interrupts-on = permises
rf-option-interrupts-off = interdites
rf-option-window-order = Quelle réaction compte
rf-option-window-order-help = Avec des réponses sous pli, la vitesse ne compte pas. Sinon, on entend le premier qui crie.
rf-option-window-order-clockwise = sous pli, par ordre de place
rf-option-window-order-arrival = premier arrivé
rf-option-window-privacy = Qui est interrogé
rf-option-window-privacy-help = Si l'on interroge tous ceux qui pourraient avoir une carte utile, la question ne trahit rien. N'interroger que ceux qui peuvent jouer va plus vite.
rf-option-window-privacy-strict = qui pourrait jouer
rf-option-window-privacy-relaxed = seulement qui peut jouer
rf-option-tie-break = Égalité
rf-option-tie-break-help = Qui gagne si plusieurs ont le plus de points.
rf-option-tie-break-shared = victoire commune
rf-option-tie-break-money = le plus riche d'entre eux
rf-option-idle-rounds = Tours creux
rf-option-idle-rounds-help = Après autant de tours de table où il ne se passe rien du tout, la partie s'arrête ; 0 veut dire jamais.
rf-option-max-rounds = Limite de tours
rf-option-max-rounds-help = Après autant de tours de table, la partie s'arrête de toute façon ; 0 veut dire sans limite.
rf-option-new-cemetery-points = Nouveau Cimetière
rf-option-new-cemetery-points-help = Combien de points vaut un cercueil au Nouveau Cimetière. Moins de points donnent plus de prix aux tombes.
rf-option-hold-times = Temps de réaction
rf-option-hold-times-help = Secondes pour réagir à un enterrement ou à une carte, et dans les fenêtres de chaque tour, écrites 8/3.
rf-option-hold-times-usual = 5 s, sinon 1 ou 2 s
rf-option-answer-limit = Délai de réponse
rf-option-answer-limit-help = Secondes que peut prendre celui qui demande du temps.
rf-option-finish-round = Finir le tour de table
rf-option-finish-round-help = Si le dernier tour de table est joué jusqu'au bout, pour que tous aient autant de tours.
rf-option-finish-round-off = fin après le tour
rf-option-finish-round-on = chacun a le dernier tour

## Bots

rf-bot-visitor = Joue n'importe quel coup permis, au hasard.
rf-bot-mourner = Prépare les décès vers les tombes souhaitées, achète des parts et soigne les rivaux.
