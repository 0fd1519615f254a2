# Dawn Under : des vampires, soixante tombes et une bonne mémoire.
# Les noms de couleurs, de bouts et de tombes entrent tels quels dans les phrases ; vampire et couvercle sont masculins.
# Ce qui se passe ne nomme jamais une tombe avec ce qu’elle contient.

du-game-title = Dawn Under
du-game-blurb = Le soleil va se lever, et tes vampires n’ont pas encore de lit. Soixante tombes se ressemblent toutes : trouves-en une vide sous un couvercle de la bonne couleur, retiens où dorment les autres, et gare à l’ail. Débarrasse-toi de tous tes vampires avant tout le monde, et tu gagnes.
du-advice-two = Le comte Rucola est paru en allemand pour 3 à 6 personnes dès 8 ans, en anglais et en français pour 2 à 6 dès 6 ans. À deux, ça marche, mais le bluff est plus sage.

## La table

du-colour-red = rouge
du-colour-yellow = jaune
du-colour-white = blanc
du-colour-blue = bleu
du-colour-green = vert
du-colour-black = noir

du-lid-colour = un couvercle { $colour ->
    [red] rouge
    [yellow] jaune
    [white] blanc
    [blue] bleu
    [green] vert
   *[black] noir
}
du-lid-rat = un couvercle à rat
du-vampire = un vampire { $colour ->
    [red] rouge
    [yellow] jaune
    [white] blanc
    [blue] bleu
    [green] vert
   *[black] noir
}

du-content-empty = personne
du-content-vampire = un vampire { $colour ->
    [red] rouge
    [yellow] jaune
    [white] blanc
    [blue] bleu
    [green] vert
   *[black] noir
}
du-content-garlic = { $seat-is ->
    [you] ta propre gousse d’ail
   *[other] une gousse d’ail ({ $seat })
}

du-end-left = gauche
du-end-right = droite

## Ce qui est demandé

du-asked-act = Quelle tombe ouvres-tu ?
du-asked-place-match = Les deux bouts conviennent. Quel vampire va au lit ?
du-asked-garlic = Aucun bout ne convient. Laisser de l’ail ici ?
du-asked-give = Quel vampire offres-tu ?
du-asked-receive = À quel bout poses-tu le cadeau ?
du-asked-plague-step = Des rats ! Ouvrir encore une tombe, ou arrêter ?
du-asked-place-rucola = Où placer le comte Rucola ?
du-asked-rucola-end = Le comte tient le couvercle ouvert. Qui entre ?
du-asked-move-rucola = Quelle tombe le comte réserve-t-il ensuite ?
du-asked-doubt = « Cette tombe est vide. » Y crois-tu ?
du-asked-give-found = À qui donnes-tu le vampire trouvé ?
du-asked-bat-end = La tombe est libre. Qui entre ?

## Ce qui se passe

du-seen-turn-started = { $seat-is ->
    [you] C’est ton tour.
   *[other] À { $seat } de jouer.
}
du-seen-opened-vampire = { $seat-is ->
    [you] Tu ouvres une tombe. Il y a quelqu’un.
   *[other] { $seat } ouvre une tombe. Il y a quelqu’un.
}
du-seen-opened-garlic = { $seat-is ->
    [you] Tu trouves { $owner-is ->
        [you] ta propre gousse d’ail.
       *[other] une gousse d’ail ({ $owner }).
    }
   *[other] { $seat } trouve { $owner-is ->
        [you] ta gousse d’ail.
       *[other] une gousse d’ail ({ $owner }).
    }
}
du-seen-opened-empty = { $seat-is ->
    [you] Tu soulèves un couvercle. Personne.
   *[other] { $seat } soulève un couvercle. Personne.
}
du-seen-opened-rat = { $seat-is ->
    [you] Tu retournes un couvercle : des rats !
   *[other] { $seat } retourne un couvercle : des rats !
}
du-seen-opened-colour = { $seat-is ->
    [you] Tu ouvres
   *[other] { $seat } ouvre
} une tombe vide au couvercle { $colour ->
    [red] rouge
    [yellow] jaune
    [white] blanc
    [blue] bleu
    [green] vert
   *[black] noir
}.
du-seen-laid-in-match = { $seat-is ->
    [you] Tu couches { $vampire }.
   *[other] { $seat } couche { $vampire }.
}
du-seen-laid-in-help = Le comte aide : { $seat-is ->
    [you] tu couches { $vampire }.
   *[other] { $seat } couche { $vampire }.
}
du-seen-laid-in-bat = Après la chauve-souris : { $seat-is ->
    [you] tu couches { $vampire }.
   *[other] { $seat } couche { $vampire }.
}
du-seen-turned = { $seat-is ->
    [you] Tu retournes { $vampire } à { $end }.
   *[other] { $seat } retourne { $vampire } à { $end }.
}
du-seen-garlic-put = { $seat-is ->
    [you] Tu laisses une gousse d’ail.
   *[other] { $seat } laisse une gousse d’ail.
}
du-seen-left-empty = { $seat-is ->
    [you] Tu laisses la tombe vide.
   *[other] { $seat } laisse la tombe vide.
}
du-seen-garlic-returned = { $seat-is ->
    [you] Tu reprends ta gousse d’ail.
   *[other] { $seat } reprend sa gousse d’ail.
}
du-seen-stake-taken = { $seat-is ->
    [you] Tu prends un piquet.
   *[other] { $seat } prend un piquet.
}
du-seen-stakes-returned = { $seat-is ->
    [you] Ton troisième piquet : tout le monde te fait un cadeau.
   *[other] Troisième piquet : tout le monde fait un cadeau à { $seat }.
}
du-seen-given = { $seat-is ->
    [you] Tu offres { $vampire } à { $to }.
   *[other] { $to-is ->
        [you] { $seat } t’offre { $vampire }.
       *[other] { $seat } offre { $vampire } à { $to }.
    }
}
du-seen-found-taken = { $seat-is ->
    [you] Tu tires du lit { $vampire }.
   *[other] { $seat } tire du lit { $vampire }.
}
du-seen-found-given = { $seat-is ->
    [you] Il emménage chez toi.
   *[other] Il emménage chez { $seat }.
}
du-seen-received = { $seat-is ->
    [you] Tu ajoutes { $vampire } à { $end }.
   *[other] { $seat } ajoute { $vampire } à { $end }.
}
du-seen-rat-taken = { $seat-is ->
    [you] Tu gardes le couvercle à rat. La plaie s’étend.
   *[other] { $seat } garde le couvercle à rat. La plaie s’étend.
}
du-seen-stint-started = { $seat-is ->
    [you] Tu peux fouiller parmi les rats.
   *[other] { $seat } peut fouiller parmi les rats.
}
du-seen-lid-replaced = La tombe { $grave } reçoit un nouveau couvercle.
du-seen-plague-ended = Les rats sont partis. L’odeur, presque.
du-seen-closed = La tombe { $grave } se referme.
du-seen-rucola-came = { $seat-is ->
    [you] Le comte Rucola vient chez toi.
   *[other] Le comte Rucola vient chez { $seat }.
}
du-seen-rucola-lost = { $seat-is ->
    [you] Le comte te quitte et va chez { $to }.
   *[other] { $to-is ->
        [you] Le comte quitte { $seat } et vient chez toi.
       *[other] Le comte quitte { $seat } et va chez { $to }.
    }
}
du-seen-rucola-placed = { $seat-is ->
    [you] Tu places le comte sur la tombe { $grave }.
   *[other] { $seat } place le comte sur la tombe { $grave }.
}
du-seen-bat-put = { $seat-is ->
    [you] Tu envoies une chauve-souris : « Cette tombe est vide. »
   *[other] { $seat } envoie une chauve-souris : « Cette tombe est vide. »
}
du-seen-believed = { $seat-is ->
    [you] Tu y crois.
   *[other] { $seat } y croit.
}
du-seen-doubted = { $seat-is ->
    [you] Tu en doutes.
   *[other] { $seat } en doute.
}
du-seen-stopped = { $seat-is ->
    [you] Tu en as assez des rats.
   *[other] { $seat } en a assez des rats.
}
du-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] À { $seat } : { $question }
}
du-seen-nobody-asked = Aucune question pour l’instant.
du-seen-turn-ended = { $seat-is ->
    [you] Tu finis ton tour.
   *[other] { $seat } finit son tour.
}
du-seen-ended = { $seats-is ->
    [you] Tu gagnes ! { $reason }
   *[other] { $count ->
        [one] Victoire : { $seats }. { $reason }
       *[other] Victoire partagée : { $seats }. { $reason }
    }
}
du-seen-lid-revealed = Sur la tombe { $grave } : { $lid }.
du-seen-vampire-revealed = { $seat-is ->
    [you] Ta rangée cachait encore { $vampire }.
   *[other] Chez { $seat } se cachait encore { $vampire }.
}
du-seen-reserve-revealed = Parmi les couvercles de réserve : un { $colour ->
    [red] rouge
    [yellow] jaune
    [white] blanc
    [blue] bleu
    [green] vert
   *[black] noir
}.
du-seen-set-aside-revealed = Mis de côté : { $vampire }.

# Visible tant que la tombe est ouverte, oublié quand elle se ferme.
du-reveal-turned = Tombe { $grave } : { $lid } ; dedans, { $content }.
du-reveal-lifted = Tombe { $grave } : dedans, { $content }.

## Pourquoi c’est fini

du-reason-last-vampire = Le dernier vampire est casé.
du-reason-idle-limit = 36 tours sans un seul coucher : qui a le moins de vampires l’emporte.

## Ce qu’on peut faire

du-do-open = Ouvrir la tombe { $grave }
du-do-bat = Poser une chauve-souris sur la tombe { $grave }
du-do-end-turn = Finir mon tour
du-do-lay = Coucher le vampire de { $end }
du-do-put-garlic = Laisser de l’ail
du-do-leave-empty = La laisser vide
du-do-give = Offrir le vampire de { $end }
du-do-receive = Le poser à { $end }
du-do-stop = Arrêter là
du-do-rucola = Placer le comte sur la tombe { $grave }
du-do-believe = Y croire
du-do-doubt = En douter
du-do-give-found = Le donner à { $seat }

du-help-open = Le couvercle est retourné devant tout le monde. Si la tombe est vide et que le couvercle convient à l’un de tes vampires des extrémités, il y entre et tu peux continuer. Un vampire endormi te coûte un piquet ; l’ail t’attire des cadeaux encombrants.
du-help-bat = Tu affirmes que cette tombe est vide, vrai ou pas, et les autres peuvent en douter à tour de rôle. Si personne n’en doute, ou si tu avais raison, un de tes vampires des extrémités peut y entrer, quelle que soit sa couleur. Dans tous les cas, la chauve-souris est perdue.
du-help-end-turn = Tu gardes ce que tu as obtenu, et le tour passe. Tu peux t’arrêter dès que tu as couché un vampire pendant ce tour.
du-help-lay = Le vampire de ce bout quitte ta rangée et entre dans la tombe. Les suivants de ce bout sont retournés.
du-help-put-garlic = Une de tes gousses attend dans cette tombe, et ton tour ou ta fouille s’arrête. Qui l’ouvre reçoit un vampire de ta part ; si tu l’ouvres toi-même, tout le monde t’en donne un.
du-help-leave-empty = Rien n’y entre. Pendant ton tour, cela le finit ; pendant une plaie de rats, tu peux continuer à fouiller.
du-help-give = Le vampire de ce bout quitte ta rangée en cadeau, et te voilà plus près de la victoire. Qui le reçoit décide où il va.
du-help-receive = Le cadeau est posé face visible à ce bout, et c’est lui qui compte désormais de ce côté. Ceux de derrière restent visibles.
du-help-stop = Tu n’ouvres plus de tombes pour l’instant, et la fouille passe à la suite. Les rats s’en vont quand tout le monde s’est arrêté, l’un après l’autre.
du-help-rucola = Le comte réserve cette tombe et la tient fermée. Si elle est vide au début de ton prochain tour, un de tes vampires y entre, quel que soit le couvercle. Sinon, tu perds le comte et ce tour.
du-help-believe = Tu laisses dire, et la question passe à la suite. Si tout le monde y croit, la tombe est à qui l’a affirmé, même si c’était un mensonge.
du-help-doubt = La tombe est ouverte aussitôt. Si l’affirmation était fausse, tu peux y coucher un de tes vampires ; si elle était vraie, tu prends un piquet.
du-help-give-found = Le vampire de la tombe va chez cette personne, qui l’ajoute à sa rangée. Puis un des tiens prend son lit.

## Ce qu’on ne peut pas faire

du-refused-other-question = Ce n’est pas la question. D’abord : { $question }
du-refused-grave-open = La tombe { $grave } est déjà ouverte. Choisis-en une fermée.
du-refused-under-rucola = Le comte Rucola est sur la tombe { $grave }. Personne ne peut l’ouvrir ; choisis-en une autre.
du-refused-outside-plague = Les rats n’ont pas atteint la tombe { $grave }. Choisis-en une où ils courent, ou arrête-toi.
du-refused-must-open = Tu n’as encore couché aucun vampire. Ouvre d’abord une tombe.
du-refused-must-go-on = À cette table, il faut continuer après avoir couché un vampire. Ouvre une autre tombe.
du-refused-must-search-on = Tout le monde s’est arrêté, et à cette table on ouvre toutes les tombes d’une plaie. Ouvres-en encore une.
du-refused-must-lay = Ici, la tombe ne peut pas rester vide. Couches-y un de tes vampires.
du-refused-no-bats = Il n’y a pas de chauves-souris dans cette partie ; elles viennent avec le comte Rucola. Ouvre une tombe.
du-refused-no-bat-left = Tes deux chauves-souris se sont envolées. Ouvre une tombe.
du-refused-no-bat-in-plague = Les chauves-souris évitent les rats. Ouvre une tombe de la plaie, ou arrête-toi.
du-refused-no-match = Le couvercle ne convient pas au vampire de { $end }. Prends l’autre bout.
du-refused-other-quarter = La tombe { $grave } n’est pas dans le quartier suivant. Le comte tourne dans le sens des aiguilles d’une montre.
du-refused-not-to-seat = Le vampire ne peut pas aller chez { $seat }. Choisis une autre personne de cette table.
du-refused-unknown-input = Ce n’est pas un coup de ce jeu. Choisis-en un parmi ceux proposés.

## Options

du-option-expansion = Comte Rucola
du-option-expansion-help = Ajoute le comte, qui te réserve une tombe, et deux chauves-souris par personne, pour affirmer qu’une tombe est vide.
du-option-expansion-off = reste chez lui
du-option-expansion-on = entre en jeu
du-option-rats = Rats
du-option-rats-help = Qui peut fouiller les tombes alentour quand un couvercle à rat apparaît sur une tombe vide.
du-option-rats-full = tout le monde fouille
du-option-rats-active-only = seulement qui a trouvé le rat
du-option-rats-off = pas de rats
du-option-plague-ends = Fin d’une plaie
du-option-plague-ends-help = On fouille à tour de rôle : jusqu’à ce que les tombes alentour soient ouvertes ou que tout le monde s’arrête, jusqu’à ce que toutes soient ouvertes quoi qu’il arrive, ou une seule fois par personne. Seulement si tout le monde fouille.
du-option-plague-ends-unwilling = tout le monde s’arrête
du-option-plague-ends-open = tout est ouvert
du-option-plague-ends-round = une fouille par personne
du-option-garlic = Ail
du-option-garlic-help = Tout le monde a-t-il trois gousses d’ail pour gâter des tombes ? Sans elles, le jeu est plus doux.
du-option-garlic-on = trois gousses par personne
du-option-garlic-off = aucune
du-option-continue-after-match = Après un coucher
du-option-continue-after-match-help = Peux-tu t’arrêter après avoir couché un vampire, ou dois-tu ouvrir des tombes jusqu’à la première déception ?
du-option-continue-after-match-optional = tu peux t’arrêter
du-option-continue-after-match-compulsory = tu dois continuer
du-option-two-player-gift = Cadeaux à deux
du-option-two-player-gift-help = De combien de vampires se compose un cadeau quand on joue à deux. À trois ou plus, voir « Taille des cadeaux ».
du-option-gift-size = Taille des cadeaux
du-option-gift-size-help = Combien de vampires on offre pour un troisième piquet ou pour de l’ail, quel que soit le nombre de places.
du-option-finish = Derniers vampires ensemble
du-option-finish-help = Qui gagne si plusieurs donnent leur dernier vampire à la même occasion. D’après la règle du jeu, la partie finit avec le premier.
du-option-finish-shared = victoire partagée
du-option-finish-clockwise = qui donne en premier
du-option-bat-ends-turn = Après une chauve-souris
du-option-bat-ends-turn-help = Peux-tu continuer après une chauve-souris ? Si tu as couché un vampire, jamais, ou toujours. Seulement avec le comte Rucola.
du-option-bat-ends-turn-no = tu continues si ça marche
du-option-bat-ends-turn-yes = ton tour finit
du-option-bat-ends-turn-never = tu continues toujours
du-option-lay-after-bat = Tombe sous la chauve-souris
du-option-lay-after-bat-help = Peut-on la laisser vide après une chauve-souris ? Là où l’on a cru à ton bluff, un vampire y entre de toute façon. Seulement avec le comte Rucola.
du-option-lay-after-bat-may = peut rester vide
du-option-lay-after-bat-must = doit être occupée
du-option-count-grave = Tombe du comte
du-option-count-grave-help = La personne qui a le comte peut-elle l’ouvrir, ou y poser une chauve-souris, pendant son propre tour ? Pendant une plaie, personne ne le peut. Seulement avec le comte Rucola.
du-option-count-grave-shut = reste fermée
du-option-count-grave-owner = ouverte à qui a le comte
du-option-lifted-lid = Couvercles soulevés
du-option-lifted-lid-help = Tout le monde voit-il le dessous d’un couvercle que soulève une chauve-souris ou le comte ? De toute façon, il n’a aucun effet. Seulement avec le comte Rucola.
du-option-lifted-lid-hidden = restent cachés
du-option-lifted-lid-shown = sont montrés
du-option-idle-limit = Nuits sans fin
du-option-idle-limit-help = La partie s’arrête-t-elle après 36 tours de suite sans qu’un vampire soit couché ? Gagne alors qui a le moins de vampires.
du-option-idle-limit-on = fin après 36 tours
du-option-idle-limit-off = pas de limite
du-option-layout = Chemins
du-option-layout-help = Comment les chemins divisent le cimetière en quartiers. Seul le comte s’en soucie.
du-option-layout-L1 = droits, quartiers égaux
du-option-layout-L2 = sinueux, quartiers inégaux

## Bots

du-bot-visitor = Joue n’importe quel coup permis, au hasard.
du-bot-mourner-weak = Joue raisonnablement, mais oublie la plupart des tombes en quelques tours et confond les voisines.
du-bot-mourner = Joue raisonnablement et se souvient à peu près comme tout le monde.
du-bot-mourner-sharp = Joue raisonnablement et se souvient comme la personne qui gagne toujours à ce jeu.
du-bot-mourner-ideal = Joue raisonnablement et n’oublie jamais une tombe.
du-bot-gravedigger = Se souvient comme la personne qui gagne toujours.
du-bot-sexton = N’oublie jamais une tombe. Apporte de l’ail.

## Façons de jouer

du-preset-as-printed = Comme imprimé
du-preset-as-printed-help = La règle imprimée, avec les rats et l’ail, sans le comte.
du-preset-family = En famille
du-preset-family-help = Ni rats ni ail : un doux jeu de mémoire pour les plus jeunes.
du-preset-expansion = Avec le comte Rucola
du-preset-expansion-help = Le comte te réserve une tombe, et tout le monde a deux chauves-souris pour bluffer.
