# Dawn Under : des vampires, soixante tombes et une bonne mémoire.
# Les noms de couleurs, de bouts et de tombes entrent tels quels dans les phrases ; vampire et couvercle sont masculins.
# Ce qui se passe ne nomme jamais une tombe avec ce qu'elle contient.

du-game-title = Dawn Under
du-game-blurb = Le soleil se lève, et tes vampires n'ont pas encore de lit. Soixante tombes se ressemblent toutes : trouves-en une libre sous un couvercle de la bonne couleur, retiens où dorment les autres et gare à l'ail. Qui se défait le premier de tous ses vampires a gagné.

## La table

du-colour-red = rouge
du-colour-yellow = jaune
du-colour-white = blanc
du-colour-blue = bleu
du-colour-green = vert
du-colour-black = noir

du-lid-colour = un couvercle { $colour }
du-lid-rat = un couvercle à rat

du-content-empty = personne
du-content-vampire = un vampire { $colour }
du-content-garlic = de l'ail ({ $seat })

du-end-left = gauche
du-end-right = droite

## Ce qui est demandé

du-asked-act = Quelle tombe ouvres-tu ?
du-asked-place-match = Les deux bouts conviennent. Quel vampire au lit ?
du-asked-garlic = Aucun ne convient. Laisser un peu d'ail ?
du-asked-give = Quel vampire donnes-tu ?
du-asked-receive = À quel bout va le cadeau ?
du-asked-plague-step = Des rats ! Encore une tombe, ou assez ?
du-asked-place-rucola = Où poster le comte Rucola ?
du-asked-rucola-end = Le comte tient le couvercle. Qui entre ?
du-asked-move-rucola = Quelle tombe le comte garde-t-il ensuite ?
du-asked-doubt = « Cette tombe est vide. » Y crois-tu ?
du-asked-give-found = Qui reçoit le vampire trouvé ?
du-asked-bat-end = La tombe est libre. Qui entre ?

## Ce qui se passe

du-seen-turn-started = { $seat } commence son tour.
du-seen-opened-vampire = { $seat } ouvre une tombe. Il y a quelqu'un.
du-seen-opened-garlic = { $seat } trouve de l'ail ({ $owner }).
du-seen-opened-empty = { $seat } soulève un couvercle. Personne.
du-seen-opened-rat = { $seat } retourne un couvercle : des rats !
du-seen-opened-colour = { $seat } ouvre une tombe vide, couvercle { $colour }.
du-seen-laid-in-match = { $seat } couche un vampire { $colour }.
du-seen-laid-in-help = Le comte aide : { $seat } couche un vampire { $colour }.
du-seen-laid-in-bat = Chauve-souris : { $seat } couche un vampire { $colour }.
du-seen-turned = { $seat } retourne à { $end } un vampire { $colour }.
du-seen-garlic-put = { $seat } laisse un peu d'ail.
du-seen-left-empty = { $seat } laisse la tombe vide.
du-seen-garlic-returned = { $seat } reprend son ail.
du-seen-stake-taken = { $seat } prend un pieu.
du-seen-stakes-returned = { $seat } rend trois pieux. Voici des cadeaux.
du-seen-given = { $seat } donne à { $to } un vampire { $colour }.
du-seen-found-taken = { $seat } tire du lit un vampire { $colour }.
du-seen-found-given = Il déménage chez { $seat }.
du-seen-received = { $seat } ajoute à { $end } un vampire { $colour }.
du-seen-rat-taken = { $seat } garde le couvercle à rat. Le fléau s'étend.
du-seen-stint-started = { $seat } peut fouiller parmi les rats.
du-seen-lid-replaced = La tombe { $grave } reçoit un nouveau couvercle.
du-seen-plague-ended = Les rats sont partis. L'odeur, presque.
du-seen-closed = La tombe { $grave } se referme.
du-seen-rucola-came = Le comte Rucola passe chez { $seat }.
du-seen-rucola-lost = Le comte quitte { $seat } pour { $to }.
du-seen-rucola-placed = { $seat } poste le comte sur la tombe { $grave }.
du-seen-bat-put = { $seat } envoie une chauve-souris : « C'est vide. »
du-seen-believed = { $seat } y croit.
du-seen-doubted = { $seat } en doute.
du-seen-stopped = { $seat } en a assez des rats.
du-seen-asked = Question à { $seat } : { $question }
du-seen-nobody-asked = Aucune question pour l'instant.
du-seen-turn-ended = { $seat } finit son tour.
du-seen-ended = { $count ->
    [one] Victoire : { $seats }. { $reason }
   *[other] Victoire commune : { $seats }. { $reason }
}
du-seen-lid-revealed = Sur la tombe { $grave } : { $lid }.
du-seen-vampire-revealed = Dans la rangée ({ $seat }) : un vampire { $colour }.
du-seen-reserve-revealed = Dans la réserve : un couvercle { $colour }.
du-seen-set-aside-revealed = Mis de côté : un vampire { $colour }.

# Visible tant que la tombe est ouverte, oublié quand elle se ferme.
du-reveal-turned = Tombe { $grave } : { $lid } ; dedans, { $content }.
du-reveal-lifted = Tombe { $grave } : dedans, { $content }.

## Pourquoi c'est fini

du-reason-last-vampire = Le dernier vampire a quitté la maison.
du-reason-idle-limit = 36 tours sans coucher personne. Gagne qui en a le moins.

## Ce qu'on peut faire

du-do-open = Ouvre la tombe { $grave }
du-do-bat = Pose une chauve-souris sur la tombe { $grave }
du-do-end-turn = Finis ton tour
du-do-lay = Couche le vampire de { $end }
du-do-put-garlic = Mets de l'ail
du-do-leave-empty = Laisse-la vide
du-do-give = Donne le vampire de { $end }
du-do-receive = Pose-le à { $end }
du-do-stop = Arrête-toi là
du-do-rucola = Poste Rucola sur la tombe { $grave }
du-do-believe = Crois-le
du-do-doubt = Doutes-en
du-do-give-found = Donne-le à { $seat }

du-help-open = Le couvercle est retourné devant tout le monde. Si la tombe est vide et le couvercle de la couleur d'un de tes vampires extérieurs, celui-ci y entre et tu peux continuer ; un dormeur te coûte un pieu, l'ail t'attire des cadeaux.
du-help-bat = Tu affirmes que cette tombe est vide, que ce soit vrai ou non, et les autres peuvent en douter à tour de rôle. Si personne ne doute, ou si tu disais vrai, un vampire extérieur de n'importe quelle couleur y entre. La chauve-souris est perdue dans tous les cas.
du-help-end-turn = Tu gardes ce que tu as gagné et la personne suivante commence. C'est possible dès que tu as couché un vampire pendant ce tour.
du-help-lay = Le vampire au bout de ce côté quitte ta rangée et entre dans la tombe. Les suivants de ce côté sont retournés.
du-help-put-garlic = Une de tes têtes d'ail attend dans cette tombe, et ton tour ou ta fouille s'arrête. Qui l'ouvre reçoit un vampire de toi ; si tu l'ouvres toi-même, tu en reçois un de chacun.
du-help-leave-empty = Rien n'y entre. Ton tour finit, mais pendant un fléau de rats tu peux continuer à fouiller.
du-help-give = Le vampire au bout de ce côté quitte ta rangée en cadeau. Qui le reçoit décide où il va ; te voilà plus près de la victoire.
du-help-receive = Le cadeau est posé face visible à ce bout et devient ton vampire extérieur. Ceux de derrière restent visibles.
du-help-stop = Tu n'ouvres plus de tombe pendant ce fléau, et la personne suivante fouille. Ce que tu as couché reste couché.
du-help-rucola = Le comte garde cette tombe et personne ne peut l'ouvrir, toi non plus. Si elle est vide au début de ton prochain tour, un de tes vampires y entre quel que soit le couvercle ; sinon, tu perds le comte et ce tour.
du-help-believe = Tu laisses passer, et la personne suivante est interrogée. Si tout le monde y croit, la tombe est prise, même si c'était un mensonge.
du-help-doubt = La tombe est ouverte aussitôt. Si l'affirmation était fausse, tu y couches un de tes vampires ; si elle était vraie, tu prends un pieu.
du-help-give-found = Le vampire de la tombe va chez cette personne, qui l'ajoute à sa rangée. Puis un des tiens prend son lit.

## Ce qu'on ne peut pas faire

du-refused-other-question = Ce n'est pas la question. Réponds d'abord : { $question }
du-refused-grave-open = La tombe { $grave } est déjà ouverte. Choisis-en une fermée.
du-refused-under-rucola = Le comte Rucola est sur la tombe { $grave }. Personne ne l'ouvre ; choisis-en une autre.
du-refused-outside-plague = Les rats n'ont pas atteint la tombe { $grave }. Choisis-en une qu'ils parcourent, ou arrête-toi.
du-refused-must-open = Tu n'as encore couché aucun vampire. Ouvre d'abord une tombe.
du-refused-must-go-on = À cette table, il faut continuer après avoir couché un vampire. Ouvre une autre tombe.
du-refused-no-bats = Il n'y a pas de chauves-souris dans cette partie. Elles viennent avec le comte Rucola ; ouvre une tombe.
du-refused-no-bat-left = Tes deux chauves-souris se sont envolées. Ouvre une tombe.
du-refused-no-bat-in-plague = Les chauves-souris évitent les rats. Ouvre une tombe du fléau, ou arrête-toi.
du-refused-no-match = Le vampire de { $end } n'a pas la couleur du couvercle. Prends l'autre bout.
du-refused-other-quarter = La tombe { $grave } n'est pas dans le quartier suivant. Le comte avance dans le sens horaire.
du-refused-not-to-seat = Le vampire ne peut pas aller chez { $seat }. Choisis une autre personne de cette table.
du-refused-unknown-input = Le jeu ne connaît pas ce coup. Choisis-en un parmi ceux proposés.

## Options

du-option-expansion = Comte Rucola
du-option-expansion-help = Ajoute le comte, qui te réserve une tombe, et deux chauves-souris par personne, pour affirmer qu'une tombe est vide.
du-option-expansion-off = reste chez lui
du-option-expansion-on = entre en jeu
du-option-rats = Rats
du-option-rats-help = Ce qui arrive quand on retourne un couvercle à rat sur une tombe vide : qui peut fouiller les tombes alentour.
du-option-rats-full = tout le monde fouille
du-option-rats-active-only = seul le découvreur fouille
du-option-rats-off = pas de rats
du-option-garlic = Ail
du-option-garlic-help = Si chacun a trois têtes d'ail pour gâter des tombes. Sans ail, le jeu est plus doux.
du-option-garlic-on = trois têtes chacun
du-option-garlic-off = aucun
du-option-continue-after-match = Après un coucher
du-option-continue-after-match-help = Si tu peux finir ton tour après avoir couché un vampire, ou si tu dois ouvrir des tombes jusqu'à la première déception.
du-option-continue-after-match-optional = tu peux t'arrêter
du-option-continue-after-match-compulsory = tu dois continuer
du-option-two-player-gift = Cadeaux à deux
du-option-two-player-gift-help = De combien de vampires se compose un cadeau quand on joue à deux. À trois ou plus, c'est toujours un.
du-option-finish = Plusieurs derniers vampires
du-option-finish-help = Qui gagne si plusieurs donnent leur dernier vampire à la même occasion.
du-option-finish-shared = victoire commune
du-option-finish-clockwise = qui donne en premier
du-option-bat-ends-turn = Après une chauve-souris
du-option-bat-ends-turn-help = Si une chauve-souris réussie te laisse continuer ton tour comme un couvercle qui convient. Seulement avec le comte Rucola.
du-option-bat-ends-turn-no = le tour continue
du-option-bat-ends-turn-yes = le tour finit
du-option-idle-limit = Nuits sans fin
du-option-idle-limit-help = Si la partie s'arrête après 36 tours de suite sans qu'un vampire soit couché. Gagne alors qui a le moins de vampires.
du-option-idle-limit-on = fin après 36 tours
du-option-idle-limit-off = pas de limite
du-option-layout = Chemins
du-option-layout-help = Comment les chemins divisent le cimetière en quartiers. Seul le comte s'en soucie.
du-option-layout-L1 = droits, quartiers égaux
du-option-layout-L2 = sinueux, quartiers inégaux

## Bots

du-bot-visitor = Joue n'importe quel coup permis, au hasard.
du-bot-mourner-weak = Joue raisonnablement, mais oublie la plupart des tombes en quelques tours et confond les voisines.
du-bot-mourner = Joue raisonnablement et se souvient à peu près comme tout le monde.
du-bot-mourner-sharp = Joue raisonnablement et se souvient comme quelqu'un qui gagne toujours à ce jeu.
du-bot-mourner-ideal = Joue raisonnablement et n'oublie jamais une tombe.
