# Ce que dit chaque table, quel que soit le jeu.

# Qui occupe la place, si aucun nom n'est connu ; on compte à partir de 1.
seat-number = Place { $number }

refused-no-such-prompt = La question { $prompt } n'est plus ouverte. Réponds à celle qui est posée maintenant.
refused-not-your-prompt = La question { $prompt } s'adresse à la place { $seat }. Attends ton tour.
refused-no-such-seat = Cette table n'a pas de place { $seat }. Choisis-en une qui existe.
refused-table-over = Cette table est terminée ; plus rien n'y bouge. Commences-en une autre.
refused-for-the-referee = La question { $prompt } est une course. Seul l'arbitre peut la trancher.
refused-already-sealed = Ta réponse à la question { $prompt } est scellée. Elle le reste jusqu'à la fin de la manche.
refused-no-round = Aucune manche scellée à clore. Attends qu'il en commence une.
refused-no-race = Aucune course à juger. Attends que quelqu'un s'élance.
refused-nothing-due = Rien n'est encore échu. Laisse l'horloge tourner.
refused-nothing-to-take-back = Rien à reprendre : la table compte, ou quelque chose a été retourné. Continue.

# Les robots portent des noms d'animaux du cimetière, place par place ; les noms sont employés sans article.
bot-name-0 = Corbeau
bot-name-1 = Chouette
bot-name-2 = Matou
bot-name-3 = Crapaud
bot-name-4 = Renard
bot-name-5 = Taupe
