# Une première partie de Ruhe in Frieden, guidée.

lesson-rf-goal = Il ne reste que cinq tombes au vieux cimetière. Fais enterrer tes aînés au plus près de leur souhait, et garde les autres familles en vie. Le plus de points gagne.
lesson-rf-family = Voici ta famille : cinq aînés. Le numéro de chacun est la tombe qu’il souhaite. Au début, tous sont patraques.
lesson-rf-doctor = À chaque tour, le docteur passe voir tout le monde. Une pilule améliore la santé, un placebo l’abîme : de la pleine forme à patraque, faible, aux portes de la mort, puis mort.
lesson-rf-placebo = Les autres sont déjà servis : trois pilules, et un placebo pour Clara. Reste Bruno, qui souhaite la tombe 2. Prescris-lui un placebo pour 1 000 balles et envoie le plan.
lesson-rf-shares = Après les visites, tu peux envoyer des pilules aux autres familles et acheter des parts. Pour une tombe, il en faut plus que tous les autres. Une part coûte 3 000, et au dos il y a une action visible de toi seulement.
lesson-rf-first-share = Achète une part de la tombe 4.
lesson-rf-adjusted = À la fin de ton tour, tout fait effet : Bruno est faible. Et qui va mieux paie : tu as gagné 6 000 balles. Ta part est un Document illisible. Retiens-le.
lesson-rf-rival = Au tour de { bot-name-1 }. Regarde.
lesson-rf-rival-wants = Tiens : Berthe, qui souhaite la tombe 2 comme ton Bruno, a reçu un placebo aussi. Et { bot-name-1 } a acheté une part de la tombe 2. Ce sera une course.
lesson-rf-placebo-again = À toi. Le docteur a vu les autres. Encore un placebo pour Bruno.
lesson-rf-second-share = Achète une part de la tombe 2 ; c’est une seule par tombe et par tour.
lesson-rf-rival-again = Bruno est aux portes de la mort. Encore un placebo, et ce sera fait. Au tour de { bot-name-1 }.
lesson-rf-danger = Berthe aussi est aux portes de la mort ! Si on la laisse, elle meurt au prochain tour de { bot-name-1 }. Tu vas pouvoir l’empêcher.
lesson-rf-last-placebo = D’abord Bruno : son dernier placebo.
lesson-rf-pill = Voici l’astuce du jeu : garde les autres en bonne santé. Envoie une pilule à Berthe. Elle te coûte 1 000 balles, et Berthe ira mieux, que cela plaise à { bot-name-1 } ou non.
lesson-rf-third-share = Et encore une part de la tombe 2, pour passer devant.
lesson-rf-dead = Bruno est mort, et tu hérites de 2 000 balles. Tu as deux parts de la tombe 2, { bot-name-1 } en a une : c’est la majorité. Enterre Bruno dans la tombe 2.
lesson-rf-contest = Objection ! { bot-name-1 } joue un Document illisible, qui compte comme une part de plus pour cet enterrement : deux contre deux, et l’égalité ne suffit pas. Mais tu en as un aussi. Joue ton document de la tombe 4 !
lesson-rf-buried = Trois à deux : Bruno repose là où il voulait. Cela vaudra cinq points. Les parts utilisées sont perdues.
lesson-rf-maintenance = Mais une carte d’une tombe occupée peut être jouée pour son action, à tout moment. { bot-name-1 } a joué Entretien de tombe, et tu as dû payer 2 000 balles. Les cinq actions sont au dos des parts.
lesson-rf-alive = Ta pilule a fait effet : Berthe n’est plus que faible, et sa tombe est prise. { bot-name-1 } aurait pu échanger la pilule, mais cela coûte 2 000 balles.
lesson-rf-score = La partie finit quand les cinq tombes sont occupées ou qu’une famille est éteinte. La tombe souhaitée vaut 5 points, sa voisine 4, une autre 3, le Nouveau Cimetière 2. Chaque aîné encore en vie te coûte 2.
lesson-rf-end = C’était tout : mourir à temps est un art, et en empêcher les autres aussi. On y va ?
