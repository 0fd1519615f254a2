# Rest in Peace : une patience dans une maison hantée.
# Les noms de pièces, de cartes et de secrets entrent tels quels dans les phrases, sans article ni accord.

rp-game-title = Rest in Peace
rp-game-blurb = Quelque part dans une maison de treize pièces gisent les ossements d’Eva, qui n’a jamais eu la tombe promise. Lis les indices, trouve-la avant que son fantôme ne te trouve, et fais-la sortir par la grande porte.

## La maison

rp-room-name-1 = Entrée principale
rp-room-name-2 = Petit salon
rp-room-name-3 = Bibliothèque
rp-room-name-4 = Salle à manger
rp-room-name-5 = Cuisine
rp-room-name-6 = Grenier
rp-room-name-7 = Cave à vin
rp-room-name-8 = Jardin d’hiver
rp-room-name-9 = Chambre d’enfants
rp-room-name-10 = Salon de musique
rp-room-name-11 = Bureau
rp-room-name-12 = Chambre d’amis
rp-room-name-13 = Grande chambre

rp-room-1 = { rp-room-name-1 } (A)
rp-room-2 = { rp-room-name-2 } (2)
rp-room-3 = { rp-room-name-3 } (3)
rp-room-4 = { rp-room-name-4 } (4)
rp-room-5 = { rp-room-name-5 } (5)
rp-room-6 = { rp-room-name-6 } (6)
rp-room-7 = { rp-room-name-7 } (7)
rp-room-8 = { rp-room-name-8 } (8)
rp-room-9 = { rp-room-name-9 } (9)
rp-room-10 = { rp-room-name-10 } (10)
rp-room-11 = { rp-room-name-11 } (J)
rp-room-12 = { rp-room-name-12 } (Q)
rp-room-13 = { rp-room-name-13 } (K)

## Indices, couleurs et secrets

rp-clue-skull = tête de mort
rp-clue-hourglass = sablier
rp-clue-cross = croix

# Une lettre chacun, toutes différentes, pour les petites cartes.
rp-clue-letter-skull = T
rp-clue-letter-hourglass = S
rp-clue-letter-cross = C

rp-suit-spades = pique ♠
rp-suit-hearts = cœur ♥
rp-suit-diamonds = carreau ♦
rp-suit-clubs = trèfle ♣

rp-pattern = { $first }–{ $second }–{ $third }

rp-secret-pattern = le motif { $pattern }
rp-secret-locked = un verrou ({ $suit })
rp-secret-passage = un passage secret
rp-secret-ghost = le fantôme d’Eva

# Douze lettres au plus, pour les cartes.
rp-secret-short-locked = verrou
rp-secret-short-passage = passage
rp-secret-short-ghost = fantôme

## Ce qui est demandé

rp-asked-clue = Tu connais cette pièce. Retourner un indice ?
rp-asked-room = Par où maintenant ?
rp-asked-fresh = Pas de retour possible. Quelle nouvelle porte ?

## Ce qui se passe

rp-seen-start = La maison te laisse entrer : { $room }.
rp-seen-entered-door = Tu entres dans la pièce suivante : { $room }.
rp-seen-entered-passage = Tu te faufiles par le passage : { $room }.
rp-seen-door-used = Tu prends { $card }. La porte se fond dans le mur.
rp-seen-fresh-used = Tu prends la nouvelle porte { $card }. Les autres s’effacent.
rp-seen-secret = { $room } cache : { $secret }.
rp-seen-clues-shuffled = Le fantôme mélange les indices. Tu ne sais plus rien.
rp-seen-clue = Un indice apparaît : { $clue }.
rp-seen-clue-left = Tu laisses l’indice face cachée.
rp-seen-drawn-stays = La porte { $card } mène à : { $room }.
rp-seen-drawn-brick-wall = La porte { $card } donne sur un mur de briques.
rp-seen-drawn-locked = La porte { $card } est verrouillée.
rp-seen-drawn-duplicate = La porte { $card } fait double emploi : { $room }.
rp-seen-drawn-unused = La porte { $card } est piochée pour rien.
rp-seen-bones = Les ossements d’Eva ! Ils étaient là : { $room }.
rp-seen-closed = Fermée pour toujours : { $room }.
rp-seen-fresh-drawn = Nouvelle porte { $card } : { $room }.
rp-seen-doomed = Plus moyen de gagner. { $reason }
rp-seen-won = La grande porte s’ouvre. Eva rentre chez elle.
rp-seen-lost = Tu as perdu. { $reason }
rp-seen-secret-opened = { $room } cachait : { $secret }.
rp-seen-clues-opened = Les indices étaient : { $pattern }.

## Pourquoi c’est perdu

rp-loss-trapped = Aucune nouvelle porte ne s’ouvre. Le piège se referme.
rp-loss-out-of-doors = Il faut fermer la pièce, et il n’y a plus de portes.
rp-loss-stuck-opening = Aucune porte utilisable à l’Entrée principale. C’était rapide.
rp-loss-stuck-entrance = Retour à l’Entrée principale, et aucune issue.
rp-loss-ghost-with-bones = Le fantôme d’Eva veut ses ossements. Et les tiens.
rp-loss-ghost-entrance = Le fantôme d’Eva attendait juste derrière la porte.
rp-loss-sealed = Les ossements d’Eva sont hors d’atteinte pour toujours.
rp-loss-no-way-home = Plus rien ne ramène à l’Entrée principale.
rp-loss-conceded = Tu abandonnes. La maison a tout son temps.

## Ce qu’on peut faire

rp-do-flip = Retourner l’indice
rp-do-skip = Laisser l’indice
rp-do-door = Prendre { $card } : { $room }
rp-do-passage = Prendre le passage secret
rp-do-close = Fermer cette pièce
rp-do-close-via-passage = La fermer et prendre le passage
rp-do-fresh = Prendre la nouvelle porte { $card } : { $room }
rp-do-concede = Abandonner

rp-help-flip = Tu retournes l’indice suivant, de gauche à droite. Avec les trois, tu connais le motif et tu peux aller chercher les ossements. Cela ne coûte rien, mais tant que le fantôme rôde, il peut tout défaire.
rp-help-skip = L’indice reste face cachée pour l’instant. Chaque fois que tu reviens par une porte dans une pièce connue, tu choisis à nouveau.
rp-help-door = Tu vas où mène la porte, et la porte disparaît. Tes autres portes restent dans cette pièce, au cas où tu reviendrais.
rp-help-passage = Tu passes dans la pièce à l’autre bout du passage. Cela ne coûte aucune porte, mais ne rapporte aucun indice.
rp-help-close = Cette pièce et ses portes sont perdues pour toujours. Tu pioches de nouvelles portes et tu dois en prendre une aussitôt ; si aucune ne sert, le piège se referme.
rp-help-close-via-passage = Cette pièce et ses portes sont perdues pour toujours, et le passage s’effondre derrière toi. Tu ne pioches rien et tu ressors à l’autre bout.
rp-help-fresh = Tu vas où mène la nouvelle porte. Toutes les nouvelles portes sont défaussées, et la pièce derrière toi reste fermée.
rp-help-concede = Tu t’arrêtes là et tu perds la partie. Tout ce qui était caché est révélé.

## Ce qu’on ne peut pas faire

rp-refused-no-clue-now = Pas d’indice à retourner maintenant. Reviens par une porte dans une pièce connue.
rp-refused-clue-first = D’abord l’indice : retourne-le ou laisse-le. Ensuite, tu pourras bouger.
rp-refused-only-fresh-doors = Cette pièce est fermée. Choisis une des nouvelles portes.
rp-refused-no-fresh-doors = Il n’y a pas encore de nouvelles portes. Pour en piocher, ferme cette pièce.
rp-refused-no-such-door = La porte { $card } n’est pas ici. Choisis-en une devant toi.
rp-refused-leads-to-closed-room = La porte { $card } mène à une pièce fermée : { $room }. Choisis un autre chemin.
rp-refused-same-rank-twice = La porte { $card } mène à la même pièce qu’une autre nouvelle porte. Prends celle piochée en premier.
rp-refused-no-passage = Aucun passage n’est utilisable ici. Ses deux bouts doivent être trouvés et ouverts, et tu dois te tenir à l’un d’eux.
rp-refused-must-close = Cette pièce n’a plus de porte utilisable et doit être fermée. En la fermant, tu peux sortir par le passage.
rp-refused-entrance-never-closes = L’Entrée principale ne ferme jamais. Quitte-la par une porte ou par le passage.
rp-refused-deck-empty = Il n’y a plus de portes à piocher : fermer serait un piège. Choisis une autre issue.
rp-refused-unknown-input = Ce n’est pas un coup de ce jeu. Choisis-en un parmi ceux proposés.

## Options

rp-option-doors = Portes piochées
rp-option-doors-help = Combien de portes tu pioches à la première visite et quand une pièce ferme. Deux pour la partie normale, trois pour la facile.
rp-option-entrance-ghost = Fantôme à l’Entrée principale
rp-option-entrance-ghost-help = Ce qui arrive si le fantôme se trouve dans la pièce de départ.
rp-option-entrance-ghost-redeal = redistribuer
rp-option-entrance-ghost-lose = perdu tout de suite
rp-option-opening-mulligan = Pas d’issue au départ
rp-option-opening-mulligan-help = Ce qui arrive si aucune de tes premières portes ne sert. Avec deux portes, c’est une partie sur trente.
rp-option-opening-mulligan-off = la partie est perdue
rp-option-opening-mulligan-on = redistribuer
rp-option-bones-same-visit = Troisième indice dans la bonne pièce
rp-option-bones-same-visit-help = Ce qui arrive si tu retournes le dernier indice dans la pièce même qu’il désigne.
rp-option-bones-same-visit-on = prendre les ossements aussitôt
rp-option-bones-same-visit-off = sortir et revenir
rp-option-bones-draw-first = Portes près des ossements
rp-option-bones-draw-first-help = Pioches-tu encore les portes d’une première visite, pour rien, quand la pièce cache les ossements ?
rp-option-bones-draw-first-off = ne pas piocher
rp-option-bones-draw-first-on = piocher et défausser
rp-option-passage-saves = Un passage, mais pas de portes
rp-option-passage-saves-help = Une pièce sans porte utilisable peut-elle rester ouverte parce que le passage en sort ?
rp-option-passage-saves-on = la pièce peut rester ouverte
rp-option-passage-saves-off = la pièce doit fermer
rp-option-clue-flip = Retourner les indices
rp-option-clue-flip-help = Te demande-t-on avant de retourner un indice ? Attendre peut être sage tant que le fantôme rôde.
rp-option-clue-flip-ask = me demander
rp-option-clue-flip-auto = toujours
rp-option-early-loss = Parties sans espoir
rp-option-early-loss-help = Ce qui arrive quand il est certain, d’après ce que tu sais, que la partie ne peut plus être gagnée.
rp-option-early-loss-auto = finir la partie
rp-option-early-loss-hint = me le dire et continuer
rp-option-early-loss-off = ne rien dire
rp-option-show-closed-secrets = Secrets des pièces fermées
rp-option-show-closed-secrets-help = Vois-tu encore les secrets des pièces fermées ? Cache-les si tu aimes exercer ta mémoire.
rp-option-show-closed-secrets-on = restent visibles
rp-option-show-closed-secrets-off = cachés

## La fin

rp-end-won-title = En paix
rp-end-won-1 = Derrière toi, treize pièces respirent enfin.
rp-end-won-2 = La terre est douce ce soir. Elle l’attendait.
rp-end-won-3 = Là-haut, on ferme une fenêtre. Tout doucement, cette fois.
rp-end-lost-title = Sans repos
rp-epitaph-1 = Voulait juste jeter un coup d’œil.
rp-epitaph-2 = Connaissait tout, sauf la sortie.
rp-epitaph-3 = Prit la mauvaise porte, avec panache.
rp-epitaph-4 = A cherché des ossements. En a laissé d’autres.
rp-epitaph-5 = Aurait dû garder un as pour le retour.
rp-epitaph-6 = En bonne compagnie. Eva sait écouter.

## Ce qui a été compté

rp-tally-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
rp-tally-entries = { $count ->
    [one] { $count } entrée dans une pièce
   *[other] { $count } entrées dans une pièce
}
rp-tally-closings = { $count ->
    [one] { $count } pièce fermée
   *[other] { $count } pièces fermées
}
rp-tally-cards-drawn = { $count ->
    [one] { $count } porte piochée
   *[other] { $count } portes piochées
}
rp-tally-cards-left = { $count ->
    [one] { $count } porte encore dans la pioche
   *[other] { $count } portes encore dans la pioche
}
rp-tally-clues = { $count ->
    [one] { $count } indice connu
   *[other] { $count } indices connus
}
rp-tally-bones = { $count ->
    [0] ossements introuvables
   *[other] ossements trouvés
}

## Bots

rp-bot-visitor = Joue n’importe quel coup permis, au hasard.
rp-bot-forward = Retourne chaque indice et prend une porte dès qu’il y en a une.
rp-bot-mourner = Pèse chaque issue comme une personne sensée.
rp-bot-habit = Prend sans réfléchir le chemin qui, en beaucoup de parties, a le plus souvent ramené à la maison.
rp-bot-gravedigger = Joue la suite de tête, dans mille maisons compatibles avec ce qui est connu, et prend ce qui gagne le plus souvent.
rp-bot-sexton = Réfléchit comme le fossoyeur, mais dix fois plus longtemps. Personne ne connaît mieux cette maison.

## Façons de jouer

rp-preset-as-printed = Comme imprimé
rp-preset-as-printed-help = La règle imprimée : deux portes à la fois.
rp-preset-family = Facile
rp-preset-family-help = La partie facile : trois portes, une nouvelle donne si tu ne peux pas partir au début, et un mot quand tout est perdu.
rp-preset-club = Club
rp-preset-club-help = Pour qui connaît la maison : le fantôme peut attendre dès l’entrée, les pièces fermées ne se voient plus, et personne ne te dit quand tout est perdu.
