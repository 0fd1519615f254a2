# Une première partie de Ruhe in Frieden, guidée.

lesson-rf-goal = Il ne reste que cinq tombes au vieux cimetière. Enterre tes aînés au plus près de leur vœu, et garde les autres familles en vie. Le meilleur total l’emporte.
lesson-rf-family = Voici ta famille : cinq aînés, tous patraques au début. Le numéro de chaque carte est la tombe voulue. Tu as aussi 5000 balles, 5k en abrégé.
lesson-rf-doctor = À ton tour, le docteur passe voir toute la famille. Une pilule fait monter d’un niveau, un placebo descendre d’un, une pilule amère de deux. Les niveaux : en pleine forme, patraque, faible, aux portes de la mort, mort.
lesson-rf-placebo = Les autres sont servis. Bruno partira le premier : la tombe 2, qu’il veut, est encore libre. Touche Bruno, choisis le placebo à 1000 balles, puis envoie le docteur.
lesson-rf-shares = Après les visites, tu peux envoyer des pilules aux autres familles et acheter des parts. Une tombe revient à la famille qui en a plus de parts que toute autre. Une part coûte 3000 balles ; au verso, une action que personne d’autre ne voit.
lesson-rf-first-share = David veut la tombe 4. Prévois son départ : achètes-en une part.
lesson-rf-adjusted = À la fin de ton tour, tout fait effet : Bruno est faible. Pour les aînés qui vont mieux, la banque a payé 6000 balles, 3000 de plus que le prix de ta part. C’est un Document illisible : il t’aidera à un enterrement.
lesson-rf-rival = Au tour de { bot-name-1 }. Regarde.
lesson-rf-rival-wants = Tiens : Berthe veut la tombe 2, comme ton Bruno, et a reçu un placebo, elle aussi. Et { bot-name-1 } a acheté une part de la tombe 2. La course est lancée.
lesson-rf-placebo-again = À toi. Le docteur a vu les autres. Encore un placebo pour Bruno.
lesson-rf-second-share = Achète une part de la tombe 2. On n’en achète qu’une par tombe et par tour.
lesson-rf-rival-again = Bruno est aux portes de la mort. Encore un placebo, et c’en est fait. Au tour de { bot-name-1 }.
lesson-rf-danger = Berthe aussi est aux portes de la mort ! Encore un placebo, et elle meurt au prochain tour de { bot-name-1 }. Tu vas pouvoir l’empêcher.
lesson-rf-last-placebo = D’abord Bruno : son dernier placebo.
lesson-rf-pill = L’astuce du jeu : garde les autres en bonne santé. Touche Berthe, choisis une pilule à 1000 balles et envoie-la. Elle ira mieux, à moins que { bot-name-1 } ne paie 2000 balles pour l’échanger contre un placebo.
lesson-rf-third-share = Et encore une part de la tombe 2, pour passer devant.
lesson-rf-dead = Bruno est mort, et tu hérites de 2000 balles. Tu as deux parts de la tombe 2, { bot-name-1 } en a une : c’est la majorité. Enterre Bruno dans la tombe 2.
lesson-rf-contest = Objection ! { bot-name-1 } joue un Document illisible. À cet enterrement, il compte comme une part de plus : deux contre deux, et l’égalité ne suffit pas. Joue ton propre document, celui de la tombe 4 !
lesson-rf-buried = Trois contre deux : Bruno repose là où il voulait. Cela vaudra cinq points à la fin. Les parts utilisées sont dépensées.
lesson-rf-maintenance = { bot-name-1 } a joué une part de la tombe 2 pour l’action au verso : Entretien de tombe. Qui y a enterré quelqu’un paie : 2000 balles pour toi. La plupart des actions n’agissent que si quelqu’un repose dans la tombe.
lesson-rf-alive = Ta pilule a fait effet : Berthe n’est plus que faible, et la tombe qu’elle voulait est prise. L’échanger contre un placebo aurait coûté 2000 balles à { bot-name-1 }.
lesson-rf-score = La partie finit quand les cinq tombes sont prises ou qu’une famille s’est éteinte. La tombe voulue vaut 5 points, sa voisine 4, une autre 3. Le Nouveau Cimetière accueille tout le monde, pour 2. Chaque aîné encore en vie t’en coûte 2.
lesson-rf-end = C’est tout : mourir à temps est un art, en empêcher les autres aussi. On y va ?
