# Le client terminal : titres, touches, questions et mots de la version en lignes.

## Autour de la maison

tui-practice = entraînement
tui-clues = Indices
tui-pattern = Motif
tui-pattern-title = Motifs possibles
tui-pattern-closed = { $room }, fermée
tui-pattern-nowhere = pas encore trouvé
tui-bones-yes = tu as les ossements
tui-bones-no = pas encore les ossements
tui-ghost-met = fantôme parti
tui-ghost-about = le fantôme rôde
tui-doomed = Plus moyen de gagner
tui-piles = pioche { $deck } · défausse { $discard }
tui-fresh = Nouvelles portes :
tui-rp-brief = { $card } → { $room }
tui-deck-title = Reste dans la pioche ({ $cards })
tui-deck-note = Personne ne connaît l’ordre. × marque les portes vers une pièce fermée.
tui-discard-title = Défausse, dernière d’abord ({ $cards })
tui-log = Ce qui s’est passé
tui-log-scrolled = Plus tôt
tui-so-far = Jusqu’ici
tui-rule = Règle
tui-taken-back = Tu reprends ton dernier coup.
tui-forced = Aucune issue : il faut fermer cette pièce.

## Ce qui attend

tui-ahead-unknown = Pièce inconnue, et le fantôme rôde encore.
tui-ahead-safe = Pièce inconnue. Le fantôme est parti.
tui-ahead-visited = Tu connais cette pièce. Portes sur place : { $doors }.
tui-ahead-bare = Tu connais cette pièce. Plus aucune porte utilisable.
tui-ahead-home = À la maison avec les ossements : c’est gagné !
tui-ahead-close = { $good ->
    [one] { $good } carte de la pioche sur { $deck } mène plus loin.
   *[other] { $good } cartes de la pioche sur { $deck } mènent plus loin.
}
tui-dead-end = Sans les ossements, c’est une impasse : on n’en ressort pas, et la partie est perdue.

## Touches

tui-key-select = choisir
tui-key-accept = valider
tui-key-cancel = retour
tui-key-choose = choisir
tui-key-flip = retourner l’indice
tui-key-skip = laisser l’indice
tui-key-passage = prendre le passage
tui-key-close = fermer la pièce
tui-key-close-via-passage = fermer, prendre le passage
tui-key-help = aide
tui-key-cards = cartes
tui-key-events = journal
tui-key-scroll = défiler
tui-key-advice = conseil
tui-key-undo = reprendre
tui-key-language = langue
tui-key-concede = abandonner
tui-key-leave = quitter
tui-key-leave-now = quitter tout de suite
tui-key-new-game = nouvelle partie
tui-key-same-deal = même donne
tui-key-retry = réessayer
tui-key-play-on = continuer sans enregistrer

## Paroles du programme

tui-no-such-choice = Il n’y a pas de choix { $number }.
tui-no-way = Aucun chemin n’y mène d’ici : { $room }.
tui-undo-counted = Cette partie compte : on ne reprend aucun coup. L’entraînement est plus clément.
tui-undo-nothing = Rien à reprendre : ce qui est vu est vu.
tui-ask-concede = Abandonner ? Tu perds la partie, et tout est révélé.
tui-ask-dead-end = L’Entrée principale est sans issue, et tu n’as pas les ossements. Y aller, c’est perdre. Y aller quand même ?
tui-kept = Ta partie est enregistrée. Pour revenir : { $place }
tui-not-kept = Cette partie n’est pas enregistrée : si tu pars, elle est finie.
tui-unwritten = Le coup n’a pas pu être enregistré : { $cause }. Il n’a pas été joué, et rien n’est perdu.
tui-unkept-badge = NON ENREGISTRÉ

## Aide

tui-help-title = Aide
tui-help-keys = Touches
tui-help-company = Qui joue
tui-help-bot = { $seat } ({ $level }) : { $about }
tui-help-signs = Symboles
tui-help-signs-text =
    Murs épais et ☻ : tu es ici. ? : pièce inconnue. ░ : fermée pour toujours. ►1◄ : le choix 1 y mène. (6♣) : une porte vers une pièce fermée. ⇄ : le passage et son autre bout, × une fois condamné.
    Les lettres d’un motif sont les initiales de ses indices.
tui-cards-title = Cartes

## La fin

tui-end-pattern = Le motif était
tui-stone-eva = Eva
tui-stone-you = Toi

## Version en lignes

tui-plain-greeting = Tape le numéro d’un choix ou un mot. « aide » donne les mots.
tui-plain-help = Tape le numéro d’un choix, une porte comme 3d ou l’un de ces mots. « aide 2 » explique le choix 2.
tui-plain-unknown = « { $words } » ne veut rien dire ici. « aide » donne les mots.
tui-plain-no-door = Il n’y a pas de porte « { $words } » ici. Nommes-en une de la liste, par exemple « porte 3d ».
tui-plain-confirm = Tape « oui » pour confirmer.
tui-plain-not-done = D’accord, on ne fait rien.
tui-plain-nothing-asked = Il n’y avait pas de question.
tui-plain-not-over = Cette partie n’est pas finie.
tui-plain-over = Tape « nouveau » pour une nouvelle partie, « encore » pour la même donne, ou « quitter ».
tui-plain-unwritten = Tape « réessayer », « continuer » pour jouer sans enregistrer, ou « quitter ».
tui-plain-warned = attention, on n’en ressort pas
tui-plain-languages = Tape « langue en », « langue de », « langue fr » ou « langue nl ».

tui-room-here = tu es ici
tui-room-visited = visitée
tui-room-unvisited = inconnue
tui-room-closed = fermée
tui-room-doors = portes : { $doors }

tui-verb-door = porte
tui-verb-door-means = franchir une porte, comme « porte 3d » pour 3♦
tui-verb-passage = passage
tui-verb-passage-means = prendre le passage secret
tui-verb-close = fermer
tui-verb-close-means = fermer cette pièce et piocher de nouvelles portes
tui-verb-seal = condamner
tui-verb-seal-means = fermer cette pièce et sortir par le passage
tui-verb-flip = retourner
tui-verb-flip-means = retourner l’indice
tui-verb-skip = laisser
tui-verb-skip-means = laisser l’indice face cachée
tui-verb-undo = reprendre
tui-verb-undo-means = reprendre ton dernier coup, à l’entraînement
tui-verb-concede = abandonner
tui-verb-concede-means = abandonner la partie
tui-verb-house = maison
tui-verb-house-means = les treize pièces
tui-verb-clues = indices
tui-verb-clues-means = les indices et les motifs possibles
tui-verb-deck = pioche
tui-verb-deck-means = les cartes qui restent dans la pioche
tui-verb-discard = défausse
tui-verb-discard-means = la défausse, la dernière carte d’abord
tui-verb-advise = conseil
tui-verb-advise-means = ce que ferait le sacristain, en solitaire ou parmi les robots
tui-verb-help = aide
tui-verb-help-means = cette liste, ou « aide 2 » pour le choix 2
tui-verb-rules = règles
tui-verb-rules-means = les règles du jeu
tui-verb-language = langue
tui-verb-language-means = changer de langue, par exemple « langue en »
tui-verb-quit = quitter
tui-verb-quit-means = quitter ; une partie enregistrée peut être reprise
tui-verb-new = nouveau
tui-verb-new-means = une nouvelle partie, après la fin
tui-verb-again = encore
tui-verb-again-means = la même donne encore une fois, après la fin
tui-verb-retry = réessayer
tui-verb-retry-means = réessayer d’enregistrer le coup
tui-verb-unsaved = continuer
tui-verb-unsaved-means = continuer bien que le coup ne puisse pas être enregistré
tui-verb-yes = oui
tui-verb-yes-means = confirmer
tui-verb-no = non
tui-verb-no-means = renoncer

## Tables à plusieurs places

# Les noms de ceux qui n’en ont pas donné.
tui-guest = Convive
tui-guest-numbered = Convive { $number }

tui-move-of = { $names-is ->
    [you] À toi de jouer.
   *[other] À { $names } de jouer.
}
tui-moves-of = À jouer : { $names }.
tui-move-nobody = Personne n’a rien à jouer.
tui-move-secret = On répond en secret.
tui-move-over = La partie est finie.
tui-watching = Pendant ce temps
tui-go-on = Continuer
tui-keep-still = Attendre
tui-step-in = Laisser intervenir { $seat }
tui-hand-over-title = Passer le clavier
tui-hand-over = Passe le clavier à { $seat }, puis appuie sur Entrée.
tui-hand-over-secret = Passe le clavier à { $seat }. Les autres regardent ailleurs. Puis appuie sur Entrée.
tui-over = La fin
tui-winners = { $names-is ->
    [you] Tu gagnes !
   *[other] { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
}
tui-search = Chercher :
tui-search-nothing = Aucun choix ne correspond.
tui-ask-leave-table = Quitter la table ?
tui-table-too-small = La table manque de place. Agrandis la fenêtre à { $columns } × { $rows } au moins.
tui-help-more = Les règles
tui-help-book = Les règles complètes : { $command }

tui-key-row = groupe suivant
tui-key-search = chercher
tui-key-go-on = continuer
tui-key-skip-moves = jusqu’à mon coup

tui-table-plain-over = Tape « nouveau » pour une autre partie avec les mêmes personnes, ou « quitter ».
tui-table-plain-help = Tape le numéro d’un choix, suivi d’un lieu s’il y en a plusieurs (par exemple « 1 c2 »), ou l’un de ces mots. « aide 2 » explique le choix 2.
tui-plain-many = { $name } : { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}. Tape « { $example } » ; « { $number } » seul donne la liste.
tui-verb-look = regarder
tui-verb-look-means = ce que tu vois maintenant et ce que tu peux faire
tui-verb-log = journal
tui-verb-log-means = ce qui s’est passé, sauf ce que tu dois retenir

## Dawn Under

# Une lettre pour chaque couleur, toutes les six différentes.
tui-du-letter-red = R
tui-du-letter-yellow = J
tui-du-letter-white = B
tui-du-letter-blue = U
tui-du-letter-green = V
tui-du-letter-black = N

tui-du-turn = tour { $turn }
tui-du-open = Ouvrir une tombe
tui-du-bat = Poser une chauve-souris sur une tombe
tui-du-rucola = Placer le comte sur une tombe
tui-du-bat-sits = La chauve-souris est sur la tombe { $grave }.
tui-du-in-hand = en main : { $colour }
tui-du-plague = Des rats ! { $seat-is ->
    [you] Tu fouilles
   *[other] { $seat } fouille
}, { $count ->
    [one] encore { $count } tombe
   *[other] encore { $count } tombes
}
tui-du-supply = piquets au milieu : { $count }
tui-du-reserve = couvercles de réserve : { $count }
tui-du-idle = tours sans lit : { $count }
tui-du-left = { $count ->
    [0] plus aucun
    [one] encore { $count } vampire
   *[other] encore { $count } vampires
}
tui-du-backs = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
tui-du-seat = { $seat } : { $count ->
    [one] { $count } vampire
   *[other] { $count } vampires
} ({ $row }) ; piquets { $stakes }, ail { $garlic }, chauves-souris { $bats }, couvercles à rat { $rats }.
tui-du-eligible = Les rats courent sur { $graves }.
tui-du-count-centre = Le comte Rucola est sur son socle, au milieu.
tui-du-count-column = Le comte Rucola est sur son socle, devant { $seat-is ->
    [you] toi
   *[other] { $seat }
}.
tui-du-count-grave = Le comte Rucola réserve la tombe { $grave } pour { $seat-is ->
    [you] toi
   *[other] { $seat }
}.
tui-du-signs =
    ∩ : une tombe fermée. [∩] : celle que tu désignes. R:U une tombe ouverte : couvercle rouge, vampire bleu dedans ; · personne, o ail, ~ un couvercle à rat, - un couvercle soulevé mais pas retourné, × pas de couvercle. Ce qui s’est refermé n’est montré qu’un instant : retiens-le.
    R rouge, J jaune, B blanc, U bleu, V vert, N noir ; ▒ face cachée. À côté d’un nom : vampires restants, ! piquets, o ail, ^ chauves-souris, ~ couvercles à rat, ♔ le comte Rucola. ^∩^ : une chauve-souris s’y tient. ~∩ : des rats y courent. ► : à qui de jouer.

## Courses contre la montre

tui-race = Les mains prêtes !
tui-race-keys = { $seat } : { $hand } pour taper, { $still } pour dire « pas pour moi ».
tui-race-hand = { $seat } : { $hand } pour taper.
tui-race-letters = Pour taper sur une carte, appuie sur sa lettre.
tui-key-space = la barre d’espace
tui-key-enter = Entrée

## Clearing Coffins

# Une lettre par couleur.
tui-cc-letter-yellow = J
tui-cc-letter-purple = V

tui-cc-round = lancer { $round }
tui-cc-bang = Taper sur une carte
tui-cc-claim = Désigner une carte
tui-cc-bat = Utiliser la chauve-souris
tui-cc-moon = Regarder deux cartes
tui-cc-penalty = Ouvrir un de tes cercueils
tui-cc-hand-down = MAIN POSÉE
tui-cc-watches = { $count ->
    [one] passe ce lancer
   *[other] passe { $count } lancers
}
tui-cc-rolling = ils roulent, ils roulent…
tui-cc-thrower = dés : { $seat-is ->
    [you] toi
   *[other] { $seat }
}
tui-cc-pile = pioche : { $count }
tui-cc-owed = à payer encore : { $seats-is ->
    [you] toi
   *[other] { $seats }
}
tui-cc-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
tui-cc-coffin = un cercueil
tui-cc-gap = une place vide
tui-cc-seat = { $seat } : { $row }. Évacués : { $cleared } sur { $target }.
tui-cc-score = { $count ->
    [0] aucun cercueil évacué
    [one] { $count } cercueil évacué
   *[other] { $count } cercueils évacués
}
tui-cc-reason-cleared = La crypte est rangée.
tui-cc-reason-throws = C’était le dernier lancer.
tui-cc-lots = En texte simple, il n’y a pas de course : tout le monde répond à tour de rôle, et le sort départage les mains qui tapent.
tui-cc-signs =
    J jaune, V violet ; ☠ crâne, ☾ lune, ^ chauve-souris. ▒▒ : un cercueil, à toi de retenir ce qu’il contient. ·· : un vide. ‹V☾› : montré un instant, retiens-le. La lettre devant une carte la choisit aussitôt ; au clair de lune, tape deux lettres l’une après l’autre.
    » : qui a les dés. ► : qui doit répondre. 2/4 : deux cercueils sur quatre évacués, suivis de ce qu’ils contenaient.
    Pendant la course, ta touche est ta main. Avant l’arrêt des dés, ou un battement de cils après, c’est un faux départ.

## Ruhe in Frieden

tui-rf-turn = tour { $turn }, manche { $round }
tui-rf-visit-white = Prescrire une pilule
tui-rf-visit-black = Prescrire un placebo
tui-rf-visit-red = Prescrire une pilule amère
tui-rf-send-white = Envoyer une pilule
tui-rf-send-black = Envoyer un placebo
tui-rf-send-red = Envoyer une pilule amère
tui-rf-buy-share = Acheter une part
tui-rf-cards = Jouer une carte
# Ce qui se lit à côté d’un choix ; k veut dire mille balles.
tui-rf-free = 0k
tui-rf-price = { $thousands }k
tui-rf-collects = rapporte { $thousands }k
tui-rf-collects-nothing = ne rapporte rien !
tui-rf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Short forms of choices.
tui-rf-pill-white = pilule
tui-rf-pill-black = placebo
tui-rf-pill-red = amère
tui-rf-brief = { $what } : { $for }
tui-rf-grave = tombe { $grave }
tui-rf-grave-with = tombe { $grave } avec { $cards }
tui-rf-new-cemetery = Nouveau Cimetière
tui-rf-new-cemetery-count = Nouveau Cimetière ({ $count })
tui-rf-sold-out = épuisé
tui-rf-step-family = Choix des familles
tui-rf-step-visits = Étape 2 : visites
tui-rf-step-pills = Étape 3 : pilules aux autres
tui-rf-step-shares = Étape 4 : parts
tui-rf-buries = { $seat-is ->
    [you] Tu enterres
   *[other] { $seat } enterre
}
tui-rf-box = pilulier { $chips }
tui-rf-supply = réserve { $chips }
tui-rf-supply-spoken = Dans la réserve : { $white ->
    [one] { $white } pilule
   *[other] { $white } pilules
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebos
}, { $red ->
    [one] { $red } pilule amère
   *[other] { $red } pilules amères
}.
tui-rf-idle = tours creux : { $count }
tui-rf-wish = vœu
tui-rf-shares = parts
tui-rf-sum = points
tui-rf-pays = rapporte faible/patr./forme
tui-rf-no-cards = Tu n’as aucune part.
tui-rf-own-cards = Tes parts : { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → tombe { $grave }
tui-rf-contest-open = { $relative } : à enterrer
tui-rf-contest-ahead = { $seat-is ->
    [you] Tu mènes.
   *[other] { $seat } mène.
}
tui-rf-contest-tied = Égalité : { $seat-is ->
    [you] cela ne te suffit pas.
   *[other] cela ne suffit pas à { $seat }.
}
tui-rf-contest-behind = { $seat-is ->
    [you] Tu n’as pas la majorité.
   *[other] { $seat } n’a pas la majorité.
}
tui-rf-contest-filled = Quelqu’un d’autre repose maintenant dans cette tombe.
# Points, how they came about, and the money: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum } ; { $thousands }k
tui-rf-nobody = personne
tui-rf-grave-line = Tombe { $grave } : { $coffins }. { $pile ->
    [0] Toutes les parts sont vendues.
    [one] Il reste { $pile } part à { $money } balles.
   *[other] Il reste { $pile } parts à { $money } balles chacune.
} Pas encore vus : { $unseen }.
tui-rf-seat = { $letter } : { $seat }, famille { $family }, { $money } balles, { $count ->
    [0] aucune part
    [one] une part de la tombe { $graves }
   *[other] des parts des tombes { $graves }
}.
tui-rf-lies = repose dans la tombe { $grave }.
tui-rf-lies-new = repose au Nouveau Cimetière.
tui-rf-unburied = vient de mourir et attend son enterrement.
tui-rf-sent-by = { $kind } (par { $seat-is ->
    [you] toi
   *[other] { $seat }
})
tui-rf-payouts = rapporte { $weak }, { $unwell }, { $fit } en remontant à faible, patraque, en pleine forme
tui-rf-signs =
    ≡≡≡ en pleine forme, ≡≡· patraque, ≡·· faible, ··· aux portes de la mort, † attend son enterrement, ∩2 repose dans la tombe 2, ∩N au Nouveau Cimetière. Après la santé vient l’ordonnance : ○ pilule, ● placebo, ♦ pilule amère, ‹ si elle vient de quelqu’un d’autre. Les aînés sont rangés par vœu, de 1 à 5 ; 0/1/2 est ce que verse la banque quand ils remontent à faible, patraque, en pleine forme.
    k : mille balles. Sous une tombe : le prix d’une part et combien il en reste (▒5). 12345 : combien de parts de chaque tombe possède quelqu’un. DO Double occupation, MX Méprise, SH Choc, GM Entretien de tombe, IL Document illisible, avec le numéro de la tombe ; ▒ un verso que tu ne peux pas voir. ► : qui décide ; ▸ : à qui est le tour.
    À la fin, 2:+5 veut dire tombe 2 pour cinq points, N le Nouveau Cimetière, – encore en vie.
