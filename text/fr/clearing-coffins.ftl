# Clearing Coffins : deux dés, une gousse d’ail et toutes les mains au-dessus.
# Les noms de cartes, de dés et de places sont mis tels quels dans les phrases.
# Ce qui est vu ne nomme ni face ni dés : les messages « cc-reveal » le disent, puis c’est oublié.

cc-game-title = Clearing Coffins
cc-game-blurb = Deux dés désignent un vampire. Tape sur l’ail avant tout le monde, et tu peux l’envoyer dans son cercueil ; plus tard, de mémoire, tu peux pousser ce cercueil hors de la crypte. Quatre cercueils évacués, et tu gagnes. Avoir la main rapide aide. Taper les yeux fermés, beaucoup moins.

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
cc-face-exclamation = point d’exclamation

cc-throw = { $face } et { $symbol }
cc-place = { $seat-is ->
    [you] ta carte { $slot }
   *[other] la carte { $slot } chez { $seat }
}

## Ce qui est demandé

cc-asked-throw = Les dés sont à toi. Lance !
cc-asked-rolling = Les dés roulent. Sais-tu attendre ?
cc-asked-bang = C’est pour toi ? Tape, ou laisse passer.
cc-asked-claim = Ta main était la première. Quelle carte ?
cc-asked-bat = La chauve-souris est à toi. Que doit-elle faire ?
cc-asked-moon-pick = Clair de lune ! Quelles deux cartes choisis-tu ?
cc-asked-moon-decide = Tu as regardé. Les échanges-tu ?
cc-asked-penalty = Lequel de tes cercueils ouvres-tu ?

cc-rule-throw = Lance les deux dés. Ils roulent un moment, personne ne sait combien de temps, puis tout le monde les voit en même temps.
cc-rule-rolling = Taper avant que les dés soient visibles, c’est deviner : faux départ, et en général tu ne joues plus ce lancer.
cc-rule-bang = Tape si les dés correspondent à une de tes cartes, éveillée ou au cercueil, ou au cercueil de quelqu’un d’autre. Avec un point d’exclamation, la chauve-souris et la lune sont pour tout le monde, et sur le crâne toute main paie. Ne pas bouger ne coûte rien.
cc-rule-claim = Désigne une carte qui correspond aux dés. Ton vampire va dans son cercueil, ton cercueil est évacué, celui de quelqu’un d’autre est ouvert. Si elle ne correspond pas, tu paies.
cc-rule-bat = Ferme un de tes vampires (à certaines tables, celui de n’importe qui), évacue un de tes cercueils, ou ouvre celui de quelqu’un d’autre. Rien ne doit correspondre, et rien ne peut rater.
cc-rule-moon-pick = Choisis une carte chez deux personnes (à certaines tables, aussi deux chez la même) ; tu peux être l’une d’elles. Chez qui a deux cercueils ou plus, tu ne peux choisir que des cercueils. Personne d’autre ne voit ce que contiennent les cercueils choisis.
cc-rule-moon-decide = Si tu les échanges, chaque carte prend la place de l’autre et reste comme elle est, éveillée ou au cercueil. Les autres savent quelles cartes tu as choisies, mais pas ce qu’elles cachent.
cc-rule-penalty = Une erreur te coûte un cercueil : il est ouvert, et son vampire est de nouveau éveillé. À toi de choisir lequel.

## Ce qui est vu

cc-seen-dealt = { $seat-is ->
    [you] Tu reçois quatre vampires bien éveillés.
   *[other] { $seat } reçoit quatre vampires bien éveillés.
}
cc-seen-turn-began = { $seat-is ->
    [you] Lancer { $round } : les dés sont pour toi.
   *[other] Lancer { $round } : les dés sont pour { $seat }.
}
cc-seen-thrown = Les dés roulent.
cc-seen-revealed = Les dés se sont arrêtés.
cc-seen-judged-nobody = Personne ne tape.
cc-seen-judged-one = { $seat-is ->
    [you] Tu tapes après { $ms } ms.
   *[other] { $seat } tape après { $ms } ms.
}
cc-seen-judged = { $seat-is ->
    [you] Tu tapes en premier ({ $ms } ms).
   *[other] { $seat } tape en premier ({ $ms } ms).
} Trop tard : { $others-is ->
    [you] toi
   *[other] { $others }
}.
cc-seen-judged-early = { $order } Faux départ : { $seats-is ->
    [you] toi
   *[other] { $seats }
}.
cc-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] À { $seat } : { $question }
}
cc-seen-waits-throw = Les dés attendent.
cc-seen-waits-rolling = Les mains au-dessus de l’ail, et du calme !
cc-seen-waits-bang = Maintenant !
cc-seen-waits-nothing = Il n’y a plus rien à décider.
cc-seen-conceded = { $seat-is ->
    [you] Tu ne désignes rien.
   *[other] { $seat } ne désigne rien.
}
cc-seen-missed = Raté : { $place } ne correspond pas aux dés.
cc-seen-shown = { $seat-is ->
    [you] Tu ouvres { $place }
   *[other] { $seat } ouvre { $place }
} : raté, on referme.
cc-seen-closed = Au cercueil : { $place }.
cc-seen-cleared = Cercueil évacué : { $place }, { $card }.
cc-seen-exposed = { $seat-is ->
    [you] Tu réveilles un vampire : { $place }.
   *[other] { $seat } réveille un vampire : { $place }.
}
cc-seen-refilled = Nouvelle carte de la pioche : { $place }.
cc-seen-looked = Tu regardes dedans : { $place }.
cc-seen-swapped = Échangées : { $a } et { $b }.
cc-seen-kept = { $seat-is ->
    [you] Tu as regardé et laisses tout en place.
   *[other] { $seat } a regardé et laisse tout en place.
}
cc-seen-declined = { $seat-is ->
    [you] Tu laisses passer l’occasion.
   *[other] { $seat } laisse passer l’occasion.
}
cc-seen-penalty-turned = Pénalité, un vampire se réveille : { $place }.
cc-seen-penalty-drawn = Pénalité, un vampire de plus : { $place }.
cc-seen-penalty-spared = { $seat-is ->
    [you] Tu n’as pas de quoi payer. Quelle chance !
   *[other] { $seat } n’a pas de quoi payer. Quelle chance !
}
cc-seen-round-ended = Ce lancer est terminé.
cc-seen-ended-cleared = { $seats-is ->
    [you] Tu as vidé ta crypte et tu gagnes !
   *[other] { $count ->
        [one] { $seats } a vidé sa crypte et gagne.
       *[other] Cryptes vidées, victoire partagée : { $seats }.
    }
}
cc-seen-ended-max-throws = C’était le dernier lancer. { $seats-is ->
    [you] Tu gagnes !
   *[other] { $count ->
        [one] { $seats } gagne.
       *[other] Victoire partagée : { $seats }.
    }
}
cc-seen-opened = Encore au cercueil : { $place }, { $card }.

# Visible en ce moment, oublié au suivant.
cc-reveal-dealt = { $seat } : { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = Les dés montrent : { $throw }.
cc-reveal-card = { $place } : { $card }.

## L’arbitre

cc-verdict-throw = L’arbitre lance les dés.
cc-verdict-reveal = L’arbitre montre les dés.
cc-verdict-adjudicate = { $count ->
    [0] L’arbitre ne voit aucune main à temps.
    [one] L’arbitre voit une main à temps.
   *[other] L’arbitre classe { $count } mains.
}
cc-verdict-timeout = L’arbitre : le temps est écoulé.

cc-ruling-counted = à temps
cc-ruling-false-start = trop tôt
cc-ruling-too-late = trop tard

cc-photo-title = Photo-finish
cc-photo-line = { $seat } : { $ms } ms (délai réseau { $correction }, à { $uncertainty } près), { $ruling }
cc-photo-line-handicap = { $seat } : { $ms } ms (délai réseau { $correction }, à { $uncertainty } près, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } avec { $ms } ms d’avance
cc-photo-dead-heat = Ex æquo. { $seat-is ->
    [you] Tu auras les dés plus tôt et passes devant.
   *[other] { $seat } aura les dés plus tôt et passe devant.
}

cc-sign-garlic = L’ail : on tape d’abord, on désigne ensuite, comme dans le jeu imprimé. C’est drôle entre amis ; quelqu’un qui taperait à chaque lancer sans regarder gâcherait tout.
cc-sign-pointed = Droit sur la carte : tu tapes sur la carte que tu vises. Ainsi, personne ne gagne en tapant à l’aveugle, ce qui, entre inconnus, ferait gagner presque à chaque fois.
cc-sign-sit-out = { $count ->
    [one] Après une erreur, tu passes aussi le lancer suivant.
   *[other] Après une erreur, tu passes aussi les { $count } lancers suivants.
}
cc-sign-strict = Strict : la réaction la plus vive gagne, et l’on se fie très peu aux appareils. Pour les parties sérieuses avec de bonnes connexions.
cc-sign-balanced = Équilibré : la réaction la plus vive gagne, pas la connexion la plus rapide. Les délais ordinaires sont déduits.
cc-sign-lenient = Indulgent : la réaction la plus vive gagne, et le doute profite aux connexions instables.
cc-sign-level = À égalité : tout le monde joue comme sur la connexion la plus lente. La distance ne coûte rien à personne, mais il faut se faire confiance.
cc-sign-hotseat = Un seul appareil : une touche par personne, une horloge pour tout le monde.
cc-sign-sealed = Scellé : sans réflexes. Tout le monde répond en secret, et le sort départage les mains qui tapent.
cc-sign-handicap = Handicap : { $ms } ms de plus pour { $seat-is ->
    [you] toi
   *[other] { $seat }
}.

## Ce qu’on peut faire

cc-do-throw = Lancer les dés
cc-do-bang = Taper !
cc-do-bang-garlic = Taper sur l’ail
cc-do-bang-card = Taper sur { $place }
cc-do-pass = Pas pour moi
cc-do-claim = Désigner { $place }
cc-do-concede = Ne rien désigner
cc-do-bat-close = Fermer { $place }
cc-do-bat-clear = Évacuer { $place }
cc-do-bat-expose = Ouvrir { $place }
cc-do-bat-decline = Laisser filer la chauve-souris
cc-do-moon-pick = Choisir { $a } et { $b }
cc-do-moon-decline = Ne rien choisir
cc-do-moon-swap = Les échanger
cc-do-moon-keep = Les laisser
cc-do-penalty-pick = Ouvrir ta carte { $slot }

cc-help-throw = Les deux dés roulent, et tout le monde voit le résultat au même instant. Si tu attends trop, l’arbitre lance pour toi.
cc-help-bang = Si ta main est celle qui compte, tu dois désigner une carte qui correspond, ou te servir de la chauve-souris ou de la lune. Taper pour rien coûte une pénalité.
cc-help-bang-garlic = Taper sur l’ail lui-même n’est juste que pour la chauve-souris et la lune avec un point d’exclamation. À tout autre lancer, c’est une erreur.
cc-help-bang-card = Tu réclames aussitôt cette carte : ton vampire pour le fermer, ton cercueil pour l’évacuer, celui de quelqu’un d’autre pour l’ouvrir. Elle doit correspondre aux dés.
cc-help-pass = Tu ne taperas pas. Personne ne le voit ; dès que tout le monde l’a dit, le jeu continue. D’ici là, tu peux changer d’avis et taper.
cc-help-claim = Si elle correspond aux dés, ton vampire est fermé, ton cercueil évacué, ou celui de quelqu’un d’autre ouvert. Sinon, tout le monde le voit et tu paies.
cc-help-concede = Tu admets que rien ne correspond, et tu paies la pénalité.
cc-help-bat-close = Ce vampire va dans son cercueil, quel qu’il soit. S’il est à toi, la moitié du chemin est faite.
cc-help-bat-clear = Ton cercueil est ouvert devant tout le monde et évacué. Rien ne doit correspondre, et cela peut te faire gagner.
cc-help-bat-expose = Le vampire se réveille et devra être refermé. Tu n’y gagnes que la paix de l’âme.
cc-help-bat-decline = Tu ne fais rien, et cela ne coûte rien.
cc-help-moon-pick = Personne d’autre ne regarde dedans. Puis tu décides si les deux cartes changent de place ; tu ne peux plus en choisir d’autres.
cc-help-moon-decline = Tu ne choisis aucune carte, et cela ne coûte rien.
cc-help-moon-swap = Chaque carte prend la place de l’autre et reste comme elle est. Retiens ce que tu as vu.
cc-help-moon-keep = Les cartes restent où elles sont. Tu sais quand même ce qu’elles cachent.
cc-help-penalty-pick = Ce cercueil est ouvert, et son vampire reste éveillé. Il faudra le refermer avant de pouvoir l’évacuer.

## Ce qui n’est pas possible

cc-refused-not-your-choice = C’est à { $seat } de décider. Attends les dés.
cc-refused-not-now = Ce n’est pas ce qui est demandé. Choisis un des coups proposés.
cc-refused-for-the-referee = Seul l’arbitre juge les mains posées sur l’ail.
cc-refused-sits-out = Tu passes ce lancer après une erreur. Tu reviens bientôt.
cc-refused-no-passing = À cette table, on attend toujours que le temps soit écoulé : il n’y a pas de « pas pour moi ».
cc-refused-target-missing = À cette table, on tape droit sur une carte ou sur l’ail. Sur quoi tapes-tu ?
cc-refused-target-unwanted = À cette table, on tape d’abord sur l’ail et on désigne ensuite.
cc-refused-no-card = Il n’y a pas de carte ici : { $place }.
cc-refused-anothers-up-card = Tu ne peux pas désigner { $place }. Tant qu’ils sont éveillés, les vampires des autres ne te regardent pas.
cc-refused-not-own = C’est à quelqu’un d’autre : { $place }. Choisis une carte à toi.
cc-refused-not-anothers = C’est la tienne : { $place }. Choisis le cercueil de quelqu’un d’autre.
cc-refused-not-up = Il est déjà dans son cercueil : { $place }. Choisis-en un qui est éveillé.
cc-refused-not-down = Il n’est pas dans son cercueil : { $place }. Choisis un cercueil.
cc-refused-nothing-to-turn = Ce n’est pas un de tes cercueils : { $place }. Choisis-en un autre.
cc-refused-same-seat = La lune échange les cartes de deux personnes. Choisis-en une chez chacune.
cc-refused-same-card = Une carte ne peut pas changer de place avec elle-même. Choisis-en deux.
cc-refused-only-down-cards = On ne peut choisir là qu’un cercueil, pas { $place }.
cc-refused-must-swap = À cette table, après avoir regardé, il faut échanger.
cc-refused-no-race-now = Il n’y a rien à révéler ni à juger en ce moment.
cc-refused-no-timeout-now = Aucun délai ne court ici.
cc-refused-not-due = Le temps n’est pas encore écoulé.
cc-refused-no-such-seat = Il n’y a personne là : { $seat }.
cc-refused-seat-twice = Une seule main par place : { $seat } figure deux fois.
cc-refused-bangs-out-of-order = Les mains ne sont pas dans l’ordre de leurs réactions.
cc-refused-false-starts-out-of-order = Les faux départs ne sont pas dans l’ordre.
cc-refused-reaction-out-of-bounds = { $ms } ms, c’est impossible ici, même pour { $seat }.
cc-refused-not-a-false-start = { $ms } ms n’est pas un faux départ pour { $seat }.
cc-refused-no-false-starts = Il n’y a pas de faux départs à ce lancer.
cc-refused-unknown-input = Ce n’est pas un coup de ce jeu. Choisis-en un parmi ceux proposés.

## Options

cc-option-colour-die = Dé de couleur
cc-option-colour-die-help = Les faces du dé de couleur : 222 a deux faces jaunes, deux violettes et deux points d’exclamation ; 2211 a une face bicolore et un seul point d’exclamation. Ou compose le tien avec six lettres : Y, P, T et !.
cc-option-deck-extra = La carte en plus
cc-option-deck-extra-help = Il y a 43 cartes : sept de chaque sorte, et une de plus. Quelle sorte en a huit ?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Premier lancer
cc-option-first-thrower-help = Qui lance en premier : le sort décide, ou une place donnée.
cc-option-first-thrower-random = le sort décide
cc-option-target = Cercueils pour gagner
cc-option-target-help = Combien de cercueils il faut évacuer pour gagner. Moins il y en a, plus la partie est courte ; les rangées sont toujours complétées à quatre.
cc-option-penalty-pick = Carte de pénalité
cc-option-penalty-pick-help = Qui décide quel cercueil est ouvert en pénalité, s’il y en a plusieurs.
cc-option-penalty-pick-offender = la personne fautive
cc-option-penalty-pick-shown-card = le cercueil ouvert à tort, s’il y en a un
cc-option-penalty-pick-random = le sort
cc-option-skull-touch = Mains sur le crâne
cc-option-skull-touch-help = Qui paie si plusieurs mains tapent sur le crâne avec un point d’exclamation.
cc-option-skull-touch-all = toutes les mains
cc-option-skull-touch-first = seulement la première
cc-option-bat-close = Fermé par la chauve-souris
cc-option-bat-close-help = Quel vampire la chauve-souris peut envoyer dans son cercueil. La règle imprimée dit « une carte quelconque », mais ne parle ailleurs que de ses propres cartes.
cc-option-bat-close-own = un des tiens
cc-option-bat-close-any = celui de n’importe qui
cc-option-moon-cards = Cartes au clair de lune
cc-option-moon-cards-help = Quelles deux cartes tu peux échanger au clair de lune. En échanger deux chez la même personne ne brouille que sa mémoire.
cc-option-moon-cards-two-players = une chez deux personnes
cc-option-moon-cards-any-two = deux au choix, même chez une seule
cc-option-moon-face-up = Éveillés au clair de lune
cc-option-moon-face-up-help = Quand la lune peut aussi déplacer un vampire éveillé.
cc-option-moon-face-up-literal = s’il y a là au plus un cercueil
cc-option-moon-face-up-none-down = s’il n’y a là aucun cercueil
cc-option-moon-face-up-table-scarce = si moins de deux personnes ont des cercueils
cc-option-moon-after-look = Après avoir regardé
cc-option-moon-after-look-help = Peut-on laisser les deux cartes en place après avoir regardé ?
cc-option-moon-after-look-may-decline = on peut les laisser
cc-option-moon-after-look-must-swap = on doit les échanger
cc-option-false-start = Faux départs
cc-option-false-start-help = Ce qu’il en coûte de taper avant que les dés soient visibles.
cc-option-false-start-lockout = ce lancer est perdu
cc-option-false-start-penalty = ce lancer est perdu, plus une pénalité
cc-option-false-start-ignore = rien, on peut retaper
cc-option-tie-band-ms = Ex æquo
cc-option-tie-band-ms-help = Les mains aussi proches de la plus rapide comptent comme égales ; passe alors devant qui aura les dés le plus tôt.
cc-option-claim-mode = Comment taper
cc-option-claim-mode-help = D’abord sur l’ail, puis désigner, comme dans le jeu imprimé ; ou droit sur la carte visée, ce qui arrête les mains qui tapent sans regarder.
cc-option-claim-mode-garlic = d’abord l’ail
cc-option-claim-mode-pointed = droit sur la carte
cc-option-sit-out = Passer des lancers
cc-option-sit-out-help = Combien de lancers tu passes après une erreur.
cc-option-early-pass = Continuer plus tôt
cc-option-early-pass-help = Le jeu continue-t-il dès que tout le monde a dit « pas pour moi », ou attend-il toujours que le temps soit écoulé ?
cc-option-early-pass-on = aussitôt
cc-option-early-pass-off = une fois le temps écoulé
cc-option-fairness = Équité
cc-option-fairness-help = Quels délais de connexion ne coûtent rien, et à quel point on se fie aux temps donnés par ton appareil.
cc-option-fairness-normal = équilibré : les délais ordinaires ne coûtent rien
cc-option-fairness-strict = strict : délais courts, peu de confiance
cc-option-fairness-lenient = indulgent : connexions instables, plus de confiance
cc-option-fairness-level = à égalité : comme sur la connexion la plus lente
cc-option-reaction-mode = La course
cc-option-reaction-mode-help = Comment les mains sont classées : par la réaction à travers le réseau, par l’horloge d’un appareil partagé, ou sans vitesse du tout.
cc-option-reaction-mode-network = par le réseau
cc-option-reaction-mode-hotseat = sur un seul appareil
cc-option-reaction-mode-sealed = scellé : réponses secrètes et tirage au sort
cc-option-handicap = Handicap
cc-option-handicap-help = Temps ajouté aux réactions des plus rapides, place par place, en millièmes de seconde, sous la forme 0/150/40. Tout le monde le voit, et la photo-finish le montre.
cc-option-handicap-none = aucun
cc-option-on-leave = Quand quelqu’un part
cc-option-on-leave-help = Ce que devient la place de quelqu’un qui est parti.
cc-option-on-leave-wait = la partie attend une minute, une seule fois
cc-option-on-leave-bot = un robot prend la suite
cc-option-on-leave-empty = la place reste vide
cc-option-max-throws = Dernier lancer
cc-option-max-throws-help = Après combien de lancers la partie finit. Le plus de cercueils évacués l’emporte, puis le plus de cercueils fermés.
cc-option-max-throws-none = sans limite
cc-option-throw-ms = Temps pour lancer
cc-option-throw-ms-help = Le temps que tu as pour lancer avant que l’arbitre le fasse pour toi.
cc-option-roll-min-ms = Roulement le plus court
cc-option-roll-min-ms-help = Les dés roulent au moins aussi longtemps ; combien exactement, personne ne le sait.
cc-option-roll-max-ms = Roulement le plus long
cc-option-roll-max-ms-help = Les dés ne roulent jamais plus longtemps.
cc-option-window-ms = Temps pour taper
cc-option-window-ms-help = Le temps que tu as pour taper une fois les dés arrêtés.
cc-option-claim-ms = Temps pour désigner
cc-option-claim-ms-help = Après avoir tapé, tu as ce délai pour désigner une carte ; ensuite, tu paies.
cc-option-bat-ms = Temps pour la chauve-souris
cc-option-bat-ms-help = Le temps que tu as avant que la chauve-souris file sans avoir servi.
cc-option-moon-pick-ms = Temps pour choisir
cc-option-moon-pick-ms-help = Le temps que tu as pour choisir deux cartes au clair de lune.
cc-option-moon-decide-ms = Temps pour décider
cc-option-moon-decide-ms-help = Le temps que tu as pour décider de l’échange.
cc-option-penalty-ms = Temps pour payer
cc-option-penalty-ms-help = Le temps que tu as pour choisir ta pénalité avant que le jeu choisisse pour toi.
cc-option-show-ms = Temps pour voir
cc-option-show-ms-help = Combien de temps une carte ouverte reste visible.
cc-option-floor-ms = Réaction la plus vive
cc-option-floor-ms-help = Personne ne réagit plus vite. Une main plus rapide a deviné.
cc-option-floor-ms-preset = selon l’équité
cc-option-arb-min-ms = Attente minimale des mains
cc-option-arb-min-ms-help = Après la première main, l’arbitre attend au moins aussi longtemps celles qui sont en route.
cc-option-arb-min-ms-preset = selon l’équité
cc-option-arb-max-ms = Attente maximale des mains
cc-option-arb-max-ms-help = Après la première main, l’arbitre n’attend jamais plus longtemps.
cc-option-arb-max-ms-preset = selon l’équité
cc-option-owd-cap-ms = Délai déduit
cc-option-owd-cap-ms-help = Le plus long délai réseau qui est déduit d’une réaction.
cc-option-owd-cap-ms-preset = selon l’équité
cc-option-slack-min-ms = Confiance minimale
cc-option-slack-min-ms-help = La marge toujours accordée aux temps donnés par un appareil.
cc-option-slack-min-ms-preset = selon l’équité
cc-option-slack-max-ms = Confiance maximale
cc-option-slack-max-ms-help = La plus grande marge accordée aux temps donnés par un appareil.
cc-option-slack-max-ms-preset = selon l’équité
cc-option-late-max-ms = Dés tardifs
cc-option-late-max-ms-help = Le plus grand retard qu’un appareil peut déclarer pour l’affichage des dés.
cc-option-late-max-ms-preset = selon l’équité
cc-option-lead-max-ms = Dés envoyés d’avance
cc-option-lead-max-ms-help = L’avance maximale avec laquelle les dés partent vers un appareil lointain.
cc-option-lead-max-ms-preset = selon l’équité

## Bots

cc-bot-visitor = Joue n’importe quel coup permis, et tape plus souvent qu’il ne faudrait.
cc-bot-sleepy = Lent à voir, prompt à oublier. Bonne compagnie pour un premier soir.
cc-bot-mourner = Joue comme une grande personne attentive.
cc-bot-gravedigger = L’œil vif, bonne mémoire, peu d’erreurs.
cc-bot-sexton = Ne cligne presque jamais et n’oublie à peu près rien.

## Façons de jouer

cc-preset-as-printed = Comme imprimé
cc-preset-as-printed-help = La règle imprimée : on tape d’abord sur l’ail, on désigne ensuite sa carte.
cc-preset-family = En famille
cc-preset-family-help = Trois cercueils suffisent, on a plus de temps pour choisir, et taper trop tôt ne coûte rien.
cc-preset-club = Club
cc-preset-club-help = On nomme sa carte en tapant, et une erreur coûte le lancer suivant. Juste entre inconnus.
cc-preset-no-reflex = Sans réflexes
cc-preset-no-reflex-help = Tout le monde répond en secret, et le sort désigne qui passe en premier. Inutile d’être rapide.
