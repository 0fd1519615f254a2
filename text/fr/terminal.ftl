# Le client terminal : titres, touches, questions et mots de la version en lignes.

## Autour de la maison

tui-practice = entraînement
tui-clues = Indices
tui-pattern = Motif
tui-pattern-title = Ce que peut être le motif
tui-pattern-closed = { $room }, fermé
tui-pattern-nowhere = pas encore trouvé
tui-bones-yes = ossements en main
tui-bones-no = pas encore d'ossements
tui-ghost-met = fantôme rencontré
tui-ghost-about = le fantôme rôde
tui-doomed = La partie ne peut plus être gagnée
tui-piles = pioche { $deck } · défausse { $discard }
tui-fresh = Nouvelles portes :
tui-rp-brief = { $card } → { $room }
tui-deck-title = Restent dans la pioche ({ $cards })
tui-deck-note = L'ordre, nul ne le connaît. × marque les portes vers une pièce fermée.
tui-discard-title = Défausse, la dernière d'abord ({ $cards })
tui-log = Ce qui s'est passé
tui-log-scrolled = Ce qui s'est passé avant
tui-so-far = Jusqu'ici
tui-rule = Règle
tui-taken-back = Tu reprends ton dernier coup.
tui-forced = Pas d'issue : il faut fermer la pièce.

## Ce qui attend

tui-ahead-unknown = Jamais visité, et le fantôme rôde encore.
tui-ahead-safe = Jamais visité ; le fantôme est parti.
tui-ahead-visited = Tu y es déjà passé. Portes sur place : { $doors }.
tui-ahead-bare = Tu y es déjà passé. Plus aucune porte utile.
tui-ahead-home = À la maison avec les ossements : c'est gagné !
tui-ahead-close = { $good } des { $deck } cartes de la pioche mènent plus loin.
tui-dead-end = Sans les ossements, tu y restes coincé : aucune issue, et la partie est perdue.

## Touches

tui-key-select = choisir
tui-key-accept = valider
tui-key-cancel = retour
tui-key-choose = direct
tui-key-flip = retourner l'indice
tui-key-skip = laisser l'indice
tui-key-passage = prendre le passage
tui-key-close = fermer la pièce
tui-key-close-via-passage = fermer, par le passage
tui-key-help = aide
tui-key-cards = cartes
tui-key-events = récit
tui-key-scroll = défiler
tui-key-undo = reprendre
tui-key-language = langue
tui-key-concede = abandonner
tui-key-leave = partir
tui-key-leave-now = partir aussitôt
tui-key-new-game = nouvelle partie
tui-key-same-deal = même donne
tui-key-retry = réessayer
tui-key-play-on = continuer sans sauver

## Paroles du programme

tui-no-such-choice = Il n'y a pas de choix { $number }.
tui-no-way = Aucun chemin n'y mène d'ici : { $room }.
tui-undo-counted = Cette partie compte : on ne reprend rien. Les parties d'entraînement sont plus clémentes.
tui-undo-nothing = Rien à reprendre : une carte a été retournée, et ce qui est vu est vu.
tui-ask-concede = Abandonner ? La partie est alors perdue, et tout est dévoilé.
tui-ask-dead-end = L'entrée principale est sans issue, et tu n'as pas les ossements. Y aller, c'est perdre. Vraiment ?
tui-kept = Ta partie est conservée. Pour revenir : { $place }
tui-not-kept = Cette partie n'est conservée nulle part : partir y met fin.
tui-unwritten = Le coup n'a pas pu être enregistré : { $cause }. Il n'a pas été joué, rien n'est perdu.
tui-unkept-badge = NON ENREGISTRÉ

## Aide

tui-help-title = Aide
tui-help-keys = Touches
tui-help-signs = Signes
tui-help-signs-text =
    Murs épais et ☻ : tu es ici. ? : jamais visité. ░ : fermé pour toujours. ►1◄ : le choix 1 y mène. (6♣) : porte vers une pièce fermée. ⇄ : le passage et son autre bout, × s'il est condamné.
    Les lettres d'un motif sont celles de ses indices.
tui-help-rules = Les règles en bref
tui-help-rules-text =
    Les ossements d'Eva gisent dans la pièce dont le motif est l'ordre des trois indices. Les portes sont des cartes : le rang est la pièce où elles mènent, et chacune ne sert qu'une fois.
    À la première visite, le secret de la pièce est retourné et des portes sont tirées. Celles qui ramènent à la même pièce, celles de la couleur verrouillée et les doubles sont défaussées.
    En revenant par une porte, tu peux retourner l'indice suivant. Les trois connus, entre dans la bonne pièce pour prendre les ossements ; elle se ferme derrière toi.
    Une pièce peut être fermée à tout moment, et doit l'être si rien n'en sort : ses portes sont perdues, tu en tires de nouvelles et en prends une aussitôt. Si aucune ne sert, te voilà pris au piège.
    Le fantôme mélange les indices quand tu le rencontres, et met fin à la partie si tu portes les ossements.
    Les deux bouts du passage secret sont reliés dès que tu les as trouvés. L'entrée principale ne ferme jamais : c'est là qu'il faut porter les ossements.
tui-cards-title = Cartes

## La fin

tui-end-pattern = Le motif était
tui-stone-eva = Eva
tui-stone-you = Toi

## Version en lignes

tui-plain-greeting = Tape le numéro d'un choix ou un mot. « aide » donne les mots.
tui-plain-help = Tape le numéro d'un choix, une porte comme 3d ou l'un de ces mots. « aide 2 » explique le choix 2.
tui-plain-unknown = Personne ici ne comprend « { $words } ». « aide » donne les mots.
tui-plain-no-door = Aucune porte ici ne répond à « { $words } ». Nommes-en une, par exemple « porte 3d ».
tui-plain-confirm = Tape « oui » pour le faire.
tui-plain-not-done = Rien n'est fait.
tui-plain-nothing-asked = Cela ne répond à aucune question.
tui-plain-not-over = Cette partie n'est pas finie.
tui-plain-over = Tape « nouveau » pour une nouvelle partie, « encore » pour la même donne, « quitter » pour partir.
tui-plain-unwritten = Tape « réessayer », « quand-même » pour continuer sans enregistrer, ou « quitter ».
tui-plain-warned = attention, aucune issue là-bas
tui-plain-languages = Langues : langue en, langue de, langue fr, langue nl.

tui-room-here = tu es ici
tui-room-visited = visité
tui-room-unvisited = jamais visité
tui-room-closed = fermé
tui-room-doors = portes { $doors }

tui-verb-door = porte
tui-verb-door-means = franchir une porte, comme « porte 3d » pour 3♦
tui-verb-passage = passage
tui-verb-passage-means = prendre le passage secret
tui-verb-close = fermer
tui-verb-close-means = fermer cette pièce et tirer de nouvelles portes
tui-verb-seal = condamner
tui-verb-seal-means = fermer cette pièce et sortir par le passage
tui-verb-flip = retourner
tui-verb-flip-means = retourner l'indice
tui-verb-skip = laisser
tui-verb-skip-means = laisser l'indice
tui-verb-undo = reprendre
tui-verb-undo-means = reprendre le dernier coup, à l'entraînement
tui-verb-concede = abandonner
tui-verb-concede-means = abandonner la partie
tui-verb-house = maison
tui-verb-house-means = les treize pièces
tui-verb-clues = indices
tui-verb-clues-means = les indices et les motifs possibles
tui-verb-deck = pioche
tui-verb-deck-means = les cartes qui restent dans la pioche
tui-verb-discard = défausse
tui-verb-discard-means = la défausse, la dernière carte d'abord
tui-verb-help = aide
tui-verb-help-means = ces mots, ou « aide 2 » pour le choix 2
tui-verb-rules = règles
tui-verb-rules-means = les règles du jeu
tui-verb-language = langue
tui-verb-language-means = parler une autre langue, comme « langue en »
tui-verb-quit = quitter
tui-verb-quit-means = partir ; une partie conservée peut être reprise
tui-verb-new = nouveau
tui-verb-new-means = une nouvelle partie, après la fin
tui-verb-again = encore
tui-verb-again-means = la même donne encore une fois, après la fin
tui-verb-retry = réessayer
tui-verb-retry-means = réessayer d'enregistrer un coup
tui-verb-unsaved = quand-même
tui-verb-unsaved-means = continuer bien qu'un coup ne puisse être enregistré
tui-verb-yes = oui
tui-verb-yes-means = faire ce qui a été demandé
tui-verb-no = non
tui-verb-no-means = ne pas le faire

## Tables à plusieurs places

# Les noms de ceux qui n’en ont pas donné.
tui-guest = Invité
tui-guest-numbered = Invité { $number }

tui-move-of = À { $names } de jouer.
tui-moves-of = Doivent jouer : { $names }.
tui-move-nobody = Personne n'a à jouer.
tui-move-secret = Le temps des réponses secrètes.
tui-move-over = La partie est finie.
tui-watching = Ce qui se passe
tui-go-on = Continuer
tui-keep-still = Ne pas bouger
tui-step-in = Laisser intervenir { $seat }
tui-hand-over-title = Changement de place
tui-hand-over = Le clavier passe à { $seat }. Appuie sur Entrée.
tui-hand-over-secret = Le clavier passe à { $seat }. Que les autres détournent les yeux. Puis appuie sur Entrée.
tui-over = La fin
tui-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
tui-search = Chercher :
tui-search-nothing = Rien de ce qui est proposé ne s'appelle ainsi.
tui-ask-leave-table = Quitter la table ?
tui-table-too-small = La table ne tient pas. Agrandis la fenêtre à { $columns } × { $rows } au moins, s'il te plaît.
tui-help-more = Les règles
tui-help-book = Le livret de règles : { $command }
tui-help-paragraph = La règle derrière cette question : { $command }

tui-key-row = autre choix
tui-key-search = chercher
tui-key-go-on = continuer
tui-key-skip-moves = jusqu'à mon coup

tui-table-plain-over = Tape « nouveau » pour une autre table avec les mêmes personnes, « quitter » pour partir.
tui-table-plain-help = Tape le numéro d'un choix, suivi d'un lieu quand il y en a beaucoup (par exemple « 1 c2 »), ou l'un de ces mots. « aide 2 » explique le choix 2.
tui-plain-many = { $name }, { $count } possibilités. Tape « { $example } » ; « { $number } » seul les énumère.
tui-verb-look = regarder
tui-verb-look-means = ce que tu vois maintenant, et ce que tu peux faire
tui-verb-log = récit
tui-verb-log-means = ce qui s'est passé, sans ce qui doit être oublié

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
tui-du-rucola = Poster le comte sur une tombe
tui-du-bat-sits = La chauve-souris est sur la tombe { $grave }.
tui-du-in-hand = en main : { $colour }
tui-du-plague = des rats ! { $seat } cherche, { $count ->
    [one] encore { $count } tombe
   *[other] encore { $count } tombes
}
tui-du-supply = pieux au milieu : { $count }
tui-du-reserve = couvercles de réserve : { $count }
tui-du-idle = tours sans lit : { $count }
tui-du-left = { $count ->
    [0] plus aucun
    [one] encore { $count } vampire
   *[other] encore { $count } vampires
}
tui-du-backs = { $count } cachés
tui-du-seat = { $seat } : { $count ->
    [one] { $count } vampire
   *[other] { $count } vampires
} ({ $row }) ; pieux { $stakes }, ail { $garlic }, chauves-souris { $bats }, couvercles à rat { $rats }.
tui-du-eligible = Les rats courent sur : { $graves }.
tui-du-count-centre = Le comte Rucola est sur sa colonne, au milieu.
tui-du-count-column = Le comte Rucola est sur sa colonne devant { $seat }.
tui-du-count-grave = Le comte Rucola veille sur la tombe { $grave } pour { $seat }.
tui-du-signs =
    ∩ : une tombe fermée. [∩] : celle que tu montres. R:U une tombe ouverte : couvercle rouge, vampire bleu dedans ; · personne, o ail, ~ un couvercle à rat, - un couvercle seulement soulevé, × pas de couvercle. Ce qui s'est refermé n'est montré qu'un instant : retiens-le.
    R rouge, J jaune, B blanc, U bleu, V vert, N noir ; ▒ face cachée. À côté d'un nom : combien de vampires restent, ! pieux, o ail, ^ chauves-souris, ~ couvercles à rat, ♔ le comte Rucola. ^∩^ : une chauve-souris s'y tient. ~∩ : des rats y courent. ► : à qui de jouer.

## Courses contre la montre

tui-race = Haut les mains !
tui-race-keys = { $seat } : { $hand } pour taper, { $still } pour dire « pas pour moi ».
tui-race-hand = { $seat } : { $hand } pour taper.
tui-race-letters = La lettre d’une carte tape sur cette carte.
tui-key-space = la barre d’espace
tui-key-enter = Entrée

## Clearing Coffins

# Une lettre par couleur.
tui-cc-letter-yellow = J
tui-cc-letter-purple = V

tui-cc-round = lancer { $round }
tui-cc-bang = Taper sur une carte
tui-cc-claim = Montrer une carte
tui-cc-bat = Envoyer la chauve-souris sur une carte
tui-cc-moon = Regarder deux cartes
tui-cc-penalty = Ouvrir un de tes cercueils
tui-cc-hand-down = MAIN POSÉE
tui-cc-watches = { $count ->
    [one] regarde ce lancer
   *[other] regarde { $count } lancers
}
tui-cc-rolling = ils roulent, ils roulent…
tui-cc-thrower = dés : { $seat }
tui-cc-pile = pioche : { $count }
tui-cc-owed = doit encore payer : { $seats }
tui-cc-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
tui-cc-coffin = un cercueil
tui-cc-gap = un vide
tui-cc-seat = { $seat } : { $row }. Évacués : { $cleared } sur { $target }.
tui-cc-score = { $count ->
    [0] aucun cercueil évacué
    [one] { $count } cercueil évacué
   *[other] { $count } cercueils évacués
}
tui-cc-reason-cleared = La crypte est rangée.
tui-cc-reason-throws = C’était le dernier lancer.
tui-cc-lots = En texte simple, personne ne court : chacun répond à son tour, et le sort décide entre ceux qui tapent.
tui-cc-signs =
    J jaune, V violet ; ☠ crâne, ☾ lune, ^ chauve-souris. ▒▒ : un cercueil, à toi de savoir ce qu’il contient. ·· : un vide. ‹V☾› : montré un instant, retiens-le. Les lettres devant les cartes les choisissent aussitôt ; au clair de lune, deux lettres l’une après l’autre.
    » : qui a les dés. ► : à qui l’on demande. 2/4 : deux cercueils sur quatre évacués, suivis de leurs faces.
    Pendant la course, ta touche est ta main. Avant l’arrêt des dés, et le temps d’un battement de cils après, c’est un faux départ.

## Ruhe in Frieden

tui-rf-turn = tour { $turn }, manche { $round }
tui-rf-visit-white = Donner une pilule
tui-rf-visit-black = Donner un placebo
tui-rf-visit-red = Donner une pilule amère
tui-rf-send-white = Envoyer une pilule
tui-rf-send-black = Envoyer un placebo
tui-rf-send-red = Envoyer une pilule amère
tui-rf-buy-share = Acheter une part
tui-rf-cards = Jouer une carte
# Ce qui se lit à côté d'un choix ; k veut dire mille balles.
tui-rf-free = 0k
tui-rf-price = { $thousands }k
tui-rf-collects = rapporte { $thousands }k
tui-rf-collects-nothing = ne rapporte rien !
tui-rf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Short forms of choices.
tui-rf-pill-white = pilule
tui-rf-pill-black = placebo
tui-rf-pill-red = amère
tui-rf-brief = { $what } : { $for }
tui-rf-grave = tombe { $grave }
tui-rf-grave-with = tombe { $grave } avec { $cards }
tui-rf-new-cemetery = Nouveau Cimetière
tui-rf-new-cemetery-count = Nouveau Cimetière ({ $count })
tui-rf-sold-out = vendu
tui-rf-step-family = Choix des familles
tui-rf-step-visits = Étape 2 : visites
tui-rf-step-pills = Étape 3 : pilules aux autres
tui-rf-step-shares = Étape 4 : parts
tui-rf-buries = { $seat } enterre
tui-rf-box = boîte { $chips }
tui-rf-supply = réserve { $chips }
tui-rf-supply-spoken = Dans la réserve : { $white } pilules, { $black } placebos, { $red } amères.
tui-rf-idle = tours sans rien : { $count }
tui-rf-wish = vœu
tui-rf-shares = parts
tui-rf-sum = points
tui-rf-pays = paie faible/patr./forme
tui-rf-no-cards = Tu n'as aucune part.
tui-rf-own-cards = Tes parts : { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → tombe { $grave }
tui-rf-contest-open = { $relative } : à enterrer
tui-rf-contest-ahead = { $seat } est en tête.
tui-rf-contest-tied = Égalité : refus pour { $seat }.
tui-rf-contest-behind = { $seat } est en minorité.
tui-rf-contest-filled = La tombe vient d'être occupée.
# Points, how they came about, and the money: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum } ; { $thousands }k
tui-rf-nobody = personne
tui-rf-grave-line = Tombe { $grave } : { $coffins }. { $pile ->
    [0] Toutes les parts sont vendues.
    [one] Il reste { $pile } part à { $money } balles.
   *[other] Il reste { $pile } parts à { $money } balles chacune.
} Pas encore vus : { $unseen }.
tui-rf-seat = { $letter } : { $seat }, famille { $family }, { $money } balles, { $count ->
    [0] aucune part
    [one] une part de la tombe { $graves }
   *[other] des parts des tombes { $graves }
}.
tui-rf-lies = repose dans la tombe { $grave }.
tui-rf-lies-new = repose au Nouveau Cimetière.
tui-rf-unburied = vient de mourir et attend son enterrement.
tui-rf-sent-by = { $kind } de la part de { $seat }
tui-rf-payouts = paie { $weak }, { $unwell }, { $fit } en remontant à faible, patraque, en pleine forme
tui-rf-signs =
    ≡≡≡ en pleine forme, ≡≡· patraque, ≡·· faible, ··· aux portes de la mort, † attend son enterrement, ∩2 repose dans la tombe 2, ∩N au Nouveau Cimetière. Derrière, l'ordonnance : ○ pilule, ● placebo, ♦ pilule amère, ‹ si quelqu'un d'autre l'a envoyée. Les parents sont rangés par vœu, de 1 à 5 ; 0/1/2 est ce que paie quelqu'un en remontant à faible, patraque, en pleine forme.
    k : mille balles. Sous une tombe : le prix d'une part et combien il en reste (▒5). 12345 : combien de parts de chaque tombe quelqu'un possède. DO Double occupation, MX Méprise, SH Choc, GM Entretien de tombe, IL Document illisible, avec le numéro de la tombe ; ▒ un verso que tu ne peux pas voir. ► : à qui de décider ; ▸ : à qui est le tour.
    À la fin, 2:+5 est la tombe 2 pour cinq points, N le Nouveau Cimetière, – encore en vie.
