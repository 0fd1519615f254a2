# Ce que dit chaque table, quel que soit le jeu.

# Qui occupe la place, si aucun nom n’est connu ; on compte à partir de 1.
seat-number = Place { $number }
seat-you = toi

refused-no-such-prompt = La question { $prompt } est réglée. Réponds à celle qui est posée maintenant.
refused-not-your-prompt = La question { $prompt } s’adresse à { $seat }. Attends qu’on t’interroge.
refused-no-such-seat = Il n’y a pas de place { $number } à cette table.
refused-table-over = Cette partie est finie. Commences-en une autre.
refused-for-the-referee = La question { $prompt } est une course. Seul l’arbitre peut la trancher.
refused-already-sealed = Ta réponse à la question { $prompt } est scellée jusqu’à ce que tout le monde ait répondu.
refused-no-round = Aucune réponse secrète n’est attendue en ce moment.
refused-no-race = Il n’y a pas de course à juger en ce moment.
refused-nothing-due = Ce n’est pas encore l’heure.
refused-nothing-to-take-back = Il n’y a rien à reprendre : soit cette partie compte, soit quelque chose a été révélé depuis.
refused-no-advice-here = Le sacristain ne conseille qu’aux tables d’entraînement et là où une seule personne joue avec des robots.

ended-abandoned = La table a été abandonnée : personne n’est revenu.
ended-closed = La table a été fermée avant la fin de la partie.

# Les robots portent des noms d’animaux du cimetière, place par place ; les noms sont employés sans article.
bot-name-0 = Corbeau
bot-name-1 = Chouette
bot-name-2 = Matou
bot-name-3 = Crapaud
bot-name-4 = Renard
bot-name-5 = Taupe

# Ce que valent les robots, par niveau.
level-visitor = Visiteur
level-mourner = Endeuillé
level-gravedigger = Fossoyeur
level-sexton = Sacristain
level-mourner-weak = Endeuillé distrait
level-mourner-sharp = Endeuillé attentif
level-mourner-ideal = Endeuillé qui n’oublie rien
level-sleepy = Endormi
level-steady = Posé
level-quick = Vif
level-undead = Mort-vivant
