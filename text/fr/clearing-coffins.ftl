# Clearing Coffins : deux dés, une gousse d'ail et toutes les mains au-dessus.
# Les noms de cartes, de dés et de places sont mis tels quels dans les phrases.
# Ce qui est vu ne nomme ni face ni dés : les messages « cc-reveal » le disent, puis c'est oublié.

cc-game-title = Clearing Coffins
cc-game-blurb = Deux dés désignent un vampire. Qui tape le premier sur l'ail peut l'envoyer dans son cercueil, puis, de mémoire, pousser le cercueil hors de la crypte. Quatre cercueils évacués font gagner. Les mains rapides aident ; les mains rapides sans yeux, non.

## La table

cc-card-yellow-skull = crâne jaune
cc-card-yellow-moon = lune jaune
cc-card-yellow-bat = chauve-souris jaune
cc-card-purple-skull = crâne violet
cc-card-purple-moon = lune violette
cc-card-purple-bat = chauve-souris violette

cc-symbol-skull = crâne
cc-symbol-moon = lune
cc-symbol-bat = chauve-souris

cc-face-yellow = jaune
cc-face-purple = violet
cc-face-two-tone = deux couleurs
cc-face-exclamation = point d'exclamation

cc-throw = { $face } et { $symbol }
cc-place = carte { $slot } ({ $seat })

## Ce qui est demandé

cc-asked-throw = Les dés sont à toi. Lance !
cc-asked-rolling = Les dés roulent. Sais-tu attendre ?
cc-asked-bang = Tu tapes, ou ce n'est pas pour toi ?
cc-asked-claim = Ta main était la première. Quelle carte ?
cc-asked-bat = La chauve-souris est à toi. Que doit-elle faire ?
cc-asked-moon-pick = Clair de lune ! Quelles deux cartes regardes-tu ?
cc-asked-moon-decide = Tu as regardé. Les échanges-tu ?
cc-asked-penalty = Lequel de tes cercueils ouvres-tu ?

cc-rule-throw = Lance les deux dés. Ils roulent un moment secret, et personne, pas même toi, ne les voit avant qu'ils soient posés.
cc-rule-rolling = Qui tape avant que les dés soient visibles a deviné : c'est un faux départ et, en général, plus de coup pour cette manche.
cc-rule-bang = Tape si les dés désignent une de tes cartes, visible ou dans son cercueil, ou le cercueil d'un autre. Chauve-souris et lune avec point d'exclamation sont pour tous. Sur le crâne avec point d'exclamation, toute main paie. Ne pas bouger ne coûte rien.
cc-rule-claim = Montre une carte qui correspond aux dés. Ton vampire va dans son cercueil, ton cercueil est évacué, celui d'un autre est ouvert. Si elle ne correspond pas, tu paies.
cc-rule-bat = Ferme un de tes vampires (à certaines tables, celui d'un autre aussi), évacue un de tes cercueils ou ouvre celui d'un autre. Rien ne doit correspondre et rien ne peut rater.
cc-rule-moon-pick = Choisis une carte chez deux joueurs (à certaines tables, deux chez un seul aussi) ; tu peux être l'un d'eux. Qui a deux cercueils ou plus ne peut perdre qu'un cercueil. Toi seul vois ce que contiennent les cercueils choisis.
cc-rule-moon-decide = Si tu échanges, chaque carte prend la place de l'autre et garde son côté. Les autres savent quelles cartes c'était, mais pas ce qu'elles cachent.
cc-rule-penalty = Une erreur coûte un cercueil : on l'ouvre et son vampire est de nouveau éveillé. À toi de choisir lequel.

## Ce qui est vu

cc-seen-dealt = { $seat } reçoit quatre vampires bien éveillés.
cc-seen-turn-began = Lancer { $round } : les dés vont à { $seat }.
cc-seen-thrown = Les dés roulent.
cc-seen-revealed = Les dés sont posés.
cc-seen-judged-nobody = Aucune main sur l'ail.
cc-seen-judged-one = { $seat } tape après { $ms } ms.
cc-seen-judged = { $seat } est devant après { $ms } ms. Battus : { $others }.
cc-seen-judged-early = { $order } Trop tôt : { $seats }.
cc-seen-asked = Question à { $seat } : { $question }
cc-seen-waits-throw = Les dés attendent.
cc-seen-waits-rolling = Les mains au-dessus de l'ail, et du calme !
cc-seen-waits-bang = Maintenant !
cc-seen-waits-nothing = Plus rien n'est demandé.
cc-seen-conceded = { $seat } ne montre rien.
cc-seen-missed = Raté : { $place } ne correspond pas aux dés.
cc-seen-shown = { $seat } ouvre { $place } : raté, et refermé.
cc-seen-closed = Au cercueil : { $place }.
cc-seen-cleared = Évacué : { $place }, { $card }.
cc-seen-exposed = { $seat } réveille un vampire : { $place }.
cc-seen-refilled = Pris à la pioche : { $place }.
cc-seen-looked = Tu regardes dans { $place }.
cc-seen-swapped = Échangées : { $a } et { $b }.
cc-seen-kept = { $seat } a regardé et laisse tout en place.
cc-seen-declined = { $seat } n'en fait rien.
cc-seen-penalty-turned = Pénalité, un vampire s'éveille : { $place }.
cc-seen-penalty-drawn = Pénalité, un vampire de plus : { $place }.
cc-seen-penalty-spared = { $seat } n'a pas de quoi payer. Quelle chance !
cc-seen-round-ended = La manche est finie.
cc-seen-ended-cleared = { $count ->
    [one] { $seats } a vidé la crypte et gagne.
   *[other] { $seats } ont vidé la crypte et gagnent.
}
cc-seen-ended-max-throws = { $count ->
    [one] C'était le dernier lancer. { $seats } gagne.
   *[other] C'était le dernier lancer. { $seats } gagnent ensemble.
}
cc-seen-opened = Encore au cercueil : { $place }, { $card }.

# Visible en ce moment, oublié au suivant.
cc-reveal-dealt = { $seat } : { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = Les dés montrent : { $throw }.
cc-reveal-card = { $place } : { $card }.

## L'arbitre

cc-verdict-throw = L'arbitre lance les dés.
cc-verdict-reveal = L'arbitre montre les dés.
cc-verdict-adjudicate = { $count ->
    [0] L'arbitre n'a vu aucune main à temps.
    [one] L'arbitre a vu une main à temps.
   *[other] L'arbitre classe { $count } mains.
}
cc-verdict-timeout = L'arbitre : le temps est écoulé.

cc-ruling-counted = à temps
cc-ruling-false-start = trop tôt
cc-ruling-too-late = trop tard

cc-photo-title = Photo d'arrivée
cc-photo-line = { $seat } : { $ms } ms (ligne { $correction }, à { $uncertainty } près), { $ruling }
cc-photo-line-handicap = { $seat } : { $ms } ms (ligne { $correction }, à { $uncertainty } près, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } de { $ms } ms
cc-photo-dead-heat = Ex æquo. La main du dessous est celle de { $seat }, la plus proche après le lanceur.

cc-sign-garlic = L'ail : on tape d'abord, on montre ensuite, comme dans la boîte. C'est drôle entre amis ; qui taperait à chaque lancer sans regarder gâcherait tout.
cc-sign-pointed = En montrant : ton coup désigne sa carte dans le même geste. Ainsi personne ne gagne en tapant à l'aveugle, ce qui, entre inconnus, ferait gagner presque à chaque fois.
cc-sign-sit-out = { $count ->
    [one] Une erreur coûte aussi le lancer suivant : tu regardes.
   *[other] Une erreur coûte aussi les { $count } lancers suivants : tu regardes.
}
cc-sign-strict = Strict : la réaction la plus vive gagne, et l'on croit peu ce que disent les appareils. Pour les tables classées aux bonnes lignes.
cc-sign-balanced = Équilibré : la réaction la plus vive gagne, pas la ligne la plus rapide. Les délais ordinaires sont déduits.
cc-sign-lenient = Indulgent : la réaction la plus vive gagne, et les lignes instables ont plus de crédit.
cc-sign-level = À égalité : chacun joue comme au bout de la ligne la plus lente. Personne ne perd à cause de la distance ; il faut se faire confiance.
cc-sign-hotseat = Un seul appareil : une touche pour chacun, une horloge pour tous.
cc-sign-sealed = À couvert : sans réflexes. Tous répondent en secret, et le sort départage ceux qui ont tapé.
cc-sign-handicap = Handicap : { $seat } compte { $ms } ms plus tard.

## Ce qu'on peut faire

cc-do-throw = Lancer les dés
cc-do-bang = Taper !
cc-do-bang-garlic = Taper sur l'ail
cc-do-bang-card = Taper sur { $place }
cc-do-pass = Pas pour moi
cc-do-claim = Montrer { $place }
cc-do-concede = Ne rien montrer
cc-do-bat-close = Fermer { $place }
cc-do-bat-clear = Évacuer { $place }
cc-do-bat-expose = Ouvrir { $place }
cc-do-bat-decline = Laisser partir la chauve-souris
cc-do-moon-pick = Regarder { $a } et { $b }
cc-do-moon-decline = Ne rien regarder
cc-do-moon-swap = Les échanger
cc-do-moon-keep = Les laisser
cc-do-penalty-pick = Ouvrir ta carte { $slot }

cc-help-throw = Les deux dés roulent et sont montrés à tous au même instant. Si tu attends trop, l'arbitre lance pour toi.
cc-help-bang = Ta main est sur l'ail. Si c'est elle qui compte, tu dois montrer une carte qui convient, ou te servir de la chauve-souris ou de la lune. Un coup sans rien derrière coûte une pénalité.
cc-help-bang-garlic = L'ail lui-même n'est juste que pour la chauve-souris et la lune avec point d'exclamation. Sur tout autre lancer, c'est une erreur.
cc-help-bang-card = Tu réclames aussitôt cette carte : ton vampire pour le fermer, ton cercueil pour l'évacuer, celui d'un autre pour l'ouvrir. Elle doit correspondre aux dés.
cc-help-pass = Tu dis que tu ne taperas pas. Personne ne le voit ; quand tous l'ont dit, le jeu continue aussitôt. D'ici là tu peux encore taper.
cc-help-claim = Si elle correspond aux dés, ton vampire est fermé, ton cercueil évacué ou celui d'un autre ouvert. Sinon, tous le voient et tu paies.
cc-help-concede = Tu admets que rien ne convient et tu paies la pénalité.
cc-help-bat-close = Ce vampire va dans son cercueil, quel qu'il soit. S'il est à toi, c'est un pas de fait.
cc-help-bat-clear = Ton cercueil est ouvert devant tous et évacué. Rien ne doit correspondre, et cela peut faire gagner.
cc-help-bat-expose = Le vampire de l'autre s'éveille et devra être refermé. Cela ne te rapporte que la paix de l'âme.
cc-help-bat-decline = Tu ne fais rien, et cela ne coûte rien.
cc-help-moon-pick = Toi seul regardes dans ces cercueils. Puis tu décides si les deux cartes changent de place ; tu ne peux plus en choisir d'autres.
cc-help-moon-decline = Tu ne choisis aucune carte, et cela ne coûte rien.
cc-help-moon-swap = Chaque carte va à la place de l'autre et garde son côté. Retiens ce que tu as vu.
cc-help-moon-keep = Les cartes restent où elles sont. Tu sais quand même ce qu'elles cachent.
cc-help-penalty-pick = Ce cercueil est ouvert et le reste, son vampire éveillé. Il faudra le refermer avant de pouvoir l'évacuer.

## Ce qui n'est pas possible

cc-refused-not-your-choice = C'est { $seat } qui décide maintenant. Attends les dés.
cc-refused-not-now = Le jeu n'attend pas cela. Choisis un des coups proposés.
cc-refused-for-the-referee = Seul l'arbitre juge les mains posées sur l'ail.
cc-refused-sits-out = Tu regardes ce lancer, à cause d'une erreur. Tu pourras bientôt retaper.
cc-refused-target-missing = À cette table un coup doit montrer : désigne une carte ou l'ail.
cc-refused-target-unwanted = À cette table on tape d'abord sur l'ail et on montre ensuite.
cc-refused-no-card = Il n'y a pas de carte : { $place }. Choisis une place où il y en a une.
cc-refused-anothers-up-card = Tu ne peux pas montrer celle-ci : { $place }. Les vampires des autres ne te regardent pas tant qu'ils sont éveillés.
cc-refused-not-own = C'est à quelqu'un d'autre : { $place }. Choisis une carte à toi.
cc-refused-not-anothers = C'est la tienne : { $place }. Choisis le cercueil d'un autre.
cc-refused-not-up = Il est déjà dans son cercueil : { $place }. Choisis-en un qui est éveillé.
cc-refused-not-down = Il n'est pas dans son cercueil : { $place }. Choisis-en un fermé.
cc-refused-nothing-to-turn = Tu n'as pas de cercueil fermé ici : { $place }. Choisis-en un autre.
cc-refused-same-seat = Le clair de lune échange les cartes de deux joueurs différents. Choisis-en une chez chacun.
cc-refused-same-card = Une carte ne peut pas s'échanger avec elle-même. Choisis-en deux.
cc-refused-only-down-cards = Ici on ne peut choisir qu'un cercueil, pas { $place }.
cc-refused-must-swap = À cette table, qui a regardé doit échanger.
cc-refused-no-race-now = Il n'y a rien à montrer ni à juger maintenant.
cc-refused-no-timeout-now = Aucun délai n'expire ici.
cc-refused-not-due = Le temps n'est pas encore écoulé.
cc-refused-no-such-seat = Personne n'est assis là : { $seat }.
cc-refused-seat-twice = Une main chacun : { $seat } est nommé deux fois.
cc-refused-bangs-out-of-order = Les mains ne sont pas dans l'ordre de leurs réactions.
cc-refused-false-starts-out-of-order = Les faux départs ne sont pas dans leur ordre.
cc-refused-reaction-out-of-bounds = Aucune main ne peut avoir { $ms } ms ici, pas même celle de { $seat }.
cc-refused-not-a-false-start = { $ms } ms n'est pas un faux départ de { $seat }.
cc-refused-no-false-starts = Il n'y a pas de faux départs dans cette manche.
cc-refused-unknown-input = Le jeu ne connaît pas ce coup. Choisis-en un parmi ceux proposés.

## Options

cc-option-colour-die = Dé de couleur
cc-option-colour-die-help = Ce que montre le dé de couleur : 222 a deux faces jaunes, deux violettes et deux points d'exclamation ; 2211 a une face bicolore et un seul point d'exclamation. Six lettres parmi Y, P, T et ! font un dé à toi.
cc-option-deck-extra = La carte en trop
cc-option-deck-extra-help = Il y a 43 cartes, sept de chaque sorte et une de plus. Quelle sorte en a huit ?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Premier lancer
cc-option-first-thrower-help = Qui lance en premier : le hasard décide, ou une place par son numéro, compté à partir de 0.
cc-option-first-thrower-random = par hasard
cc-option-target = Cercueils pour gagner
cc-option-target-help = Combien de cercueils il faut évacuer. Moins, c'est plus court ; les rangées sont tout de même complétées à quatre.
cc-option-penalty-pick = Carte de pénalité
cc-option-penalty-pick-help = Qui dit quel cercueil est ouvert en pénalité s'il y en a plusieurs.
cc-option-penalty-pick-offender = qui a fait l'erreur
cc-option-penalty-pick-shown-card = celui qu'on a montré à tort, s'il y en a un
cc-option-penalty-pick-random = le hasard
cc-option-skull-touch = Mains sur le crâne
cc-option-skull-touch-help = Qui paie si plusieurs tapent sur le crâne avec point d'exclamation.
cc-option-skull-touch-all = tous ceux qui ont tapé
cc-option-skull-touch-first = seulement le premier
cc-option-bat-close = Fermé par la chauve-souris
cc-option-bat-close-help = À qui est le vampire que la chauve-souris peut mettre au cercueil. La règle dit « n'importe quelle carte » ; pour le reste, elle parle des tiennes.
cc-option-bat-close-own = un des tiens
cc-option-bat-close-any = celui de n'importe qui
cc-option-moon-cards = Cartes au clair de lune
cc-option-moon-cards-help = Quelles cartes tu peux échanger au clair de lune. Deux cartes d'un même joueur ne brouillent que sa mémoire.
cc-option-moon-cards-two-players = une carte chez deux joueurs
cc-option-moon-cards-any-two = deux au choix, même chez un seul joueur
cc-option-moon-face-up = Éveillés au clair de lune
cc-option-moon-face-up-help = Quand la lune peut aussi déplacer un vampire qui n'est pas dans son cercueil.
cc-option-moon-face-up-literal = si son joueur a au plus un cercueil
cc-option-moon-face-up-none-down = si son joueur n'a aucun cercueil
cc-option-moon-face-up-table-scarce = si moins de deux joueurs ont des cercueils
cc-option-moon-after-look = Après le regard
cc-option-moon-after-look-help = Si l'on peut laisser les deux cartes en place une fois qu'on a regardé.
cc-option-moon-after-look-may-decline = on peut les laisser
cc-option-moon-after-look-must-swap = on doit les échanger
cc-option-false-start = Faux départs
cc-option-false-start-help = Ce que coûte une main tombée avant que les dés soient visibles.
cc-option-false-start-lockout = plus de coup pour cette manche
cc-option-false-start-penalty = cela, et une pénalité
cc-option-false-start-ignore = rien, on recommence
cc-option-tie-band-ms = Ex æquo
cc-option-tie-band-ms-help = Les mains à moins de tant de millisecondes de la plus vive comptent comme égales ; l'ordre des places après le lanceur décide alors.
cc-option-claim-mode = Comment taper
cc-option-claim-mode-help = D'abord sur l'ail, en montrant ensuite, comme dans la boîte ; ou tout droit sur la carte visée. La seconde façon arrête ceux qui tapent sans regarder.
cc-option-claim-mode-garlic = d'abord l'ail
cc-option-claim-mode-pointed = droit sur la carte
cc-option-sit-out = Regarder
cc-option-sit-out-help = Combien de lancers on ne fait que regarder après une erreur.
cc-option-early-pass = Continuer plus tôt
cc-option-early-pass-help = Si le jeu continue aussitôt que tous ont dit « pas pour moi », ou s'il attend toujours le temps entier.
cc-option-early-pass-on = aussitôt
cc-option-early-pass-off = le temps entier
cc-option-fairness = Équité
cc-option-fairness-help = Jusqu'où une ligne peut être lente sans rien coûter, et jusqu'où l'on croit les temps donnés par les appareils.
cc-option-fairness-normal = équilibré : les lignes ordinaires ne coûtent rien
cc-option-fairness-strict = strict : lignes courtes, peu de confiance
cc-option-fairness-lenient = indulgent : lignes instables, plus de confiance
cc-option-fairness-level = à égalité : comme si tous avaient la ligne la plus lente
cc-option-reaction-mode = La course
cc-option-reaction-mode-help = Comment les mains sont classées : par la réaction à travers le réseau, par l'unique horloge d'un appareil partagé, ou sans vitesse du tout.
cc-option-reaction-mode-network = par le réseau
cc-option-reaction-mode-hotseat = sur un appareil
cc-option-reaction-mode-sealed = à couvert : réponses secrètes et tirage au sort
cc-option-handicap = Handicap
cc-option-handicap-help = Millisecondes ajoutées aux réactions des plus vifs, place par place, écrites 0/150/40. Tous le voient, et la photo d'arrivée le montre.
cc-option-handicap-none = personne n'en a
cc-option-on-leave = Quand quelqu'un part
cc-option-on-leave-help = Ce que devient la place d'un joueur parti.
cc-option-on-leave-wait = le jeu attend une minute, une fois
cc-option-on-leave-bot = un bot prend la suite
cc-option-on-leave-empty = la place reste vide
cc-option-max-throws = Dernier lancer
cc-option-max-throws-help = Après combien de lancers le jeu finit. Le plus de cercueils évacués gagne alors, puis le plus de cercueils fermés.
cc-option-max-throws-none = sans limite
cc-option-throw-ms = Temps pour lancer
cc-option-throw-ms-help = Après tant de millisecondes, l'arbitre lance les dés.
cc-option-roll-min-ms = Roulement le plus court
cc-option-roll-min-ms-help = Les dés roulent au moins tant de millisecondes ; combien, nul ne le sait.
cc-option-roll-max-ms = Roulement le plus long
cc-option-roll-max-ms-help = Les dés roulent au plus tant de millisecondes.
cc-option-window-ms = Temps pour taper
cc-option-window-ms-help = Tant de millisecondes après que les dés sont posés, l'ail est fermé.
cc-option-claim-ms = Temps pour montrer
cc-option-claim-ms-help = Qui a tapé doit montrer une carte en tant de millisecondes, sinon il paie.
cc-option-bat-ms = Temps pour la chauve-souris
cc-option-bat-ms-help = Après tant de millisecondes, la chauve-souris s'envole sans avoir servi.
cc-option-moon-pick-ms = Temps pour choisir
cc-option-moon-pick-ms-help = Tant de millisecondes pour choisir deux cartes au clair de lune.
cc-option-moon-decide-ms = Temps pour décider
cc-option-moon-decide-ms-help = Tant de millisecondes pour décider de l'échange.
cc-option-penalty-ms = Temps pour payer
cc-option-penalty-ms-help = Après tant de millisecondes, le jeu choisit lui-même la carte de pénalité.
cc-option-show-ms = Temps pour voir
cc-option-show-ms-help = Une carte montrée reste visible tant de millisecondes.
cc-option-floor-ms = Réaction la plus vive
cc-option-floor-ms-help = Personne ne réagit plus vite ; une main plus rapide a deviné.
cc-option-floor-ms-preset = selon l'équité
cc-option-arb-min-ms = Attente minimale des mains
cc-option-arb-min-ms-help = Après la première main, l'arbitre attend au moins ce temps celles qui sont en route.
cc-option-arb-min-ms-preset = selon l'équité
cc-option-arb-max-ms = Attente maximale des mains
cc-option-arb-max-ms-help = Après la première main, l'arbitre attend au plus ce temps.
cc-option-arb-max-ms-preset = selon l'équité
cc-option-owd-cap-ms = Trajet déduit
cc-option-owd-cap-ms-help = Le plus long trajet de l'appareil à la table qui est déduit des réactions.
cc-option-owd-cap-ms-preset = selon l'équité
cc-option-slack-min-ms = Confiance minimale
cc-option-slack-min-ms-help = Un appareil est toujours cru de tant de millisecondes.
cc-option-slack-min-ms-preset = selon l'équité
cc-option-slack-max-ms = Confiance maximale
cc-option-slack-max-ms-help = Un appareil n'est jamais cru de plus de tant de millisecondes.
cc-option-slack-max-ms-preset = selon l'équité
cc-option-late-max-ms = Dés tardifs
cc-option-late-max-ms-help = De combien un appareil peut dire avoir montré les dés trop tard.
cc-option-late-max-ms-preset = selon l'équité
cc-option-lead-max-ms = Dés envoyés d'avance
cc-option-lead-max-ms-help = Combien de temps avant d'être montrés les dés peuvent être envoyés à un appareil lointain.
cc-option-lead-max-ms-preset = selon l'équité

## Bots

cc-bot-visitor = Choisit n'importe quel coup permis et tape plus souvent qu'il ne faudrait.
cc-bot-sleepy = Lent à voir, prompt à oublier. Bonne compagnie pour un premier soir.
cc-bot-steady = Joue comme un adulte attentif.
cc-bot-quick = L'œil vif, bonne mémoire, peu d'erreurs.
cc-bot-undead = Ne cligne presque jamais et n'oublie à peu près rien.
