# Ce qu'une maison dit à ceux qui arrivent par le réseau.

server-title = Sexton, une maison pour jeux de cimetière
server-what = Un fossoyeur veille sur un cimetière. Celui-ci veille sur des jeux de cimetière : il connaît leurs règles, distribue, se souvient, arbitre et joue avec vous.
server-seats = { $most ->
    [1] pour une personne
   *[other] de { $least } à { $most } personnes
}
server-tables = { $tables ->
    [0] Aucune table ne joue en ce moment.
    [one] Une table joue en ce moment.
   *[other] { $tables } tables jouent en ce moment.
}
server-well = La maison se porte bien.
server-unwell = La maison n'a plus accès à ses registres ; la personne qui la tient devrait aller voir.
server-how = Comment jouer
server-terminal = Cette version n'a pas encore de plateau pour le navigateur. Dans un terminal, sur une machine qui a Sexton, tapez :
server-programs = Les programmes entrent par la socket /ws ; leur langage est décrit dans docs/protocol.md, avec les sources.

## Ce qui s'affiche quand une maison ouvre

serve-open = Sexton est ouvert à l'adresse { $url }
serve-only-here = Seule cette machine peut entrer. Pour ouvrir au réseau : sexton serve --host 0.0.0.0
serve-rehearsal = Ceci est une répétition : chaque donne découle de la graine. Qui la connaît connaît toutes les cartes.
serve-scan = Les téléphones entrent par cette image.
serve-data = Tout est gardé dans { $folder }
serve-stop = Ctrl-C ferme la maison ; rien n'est perdu.
serve-closed = La maison est fermée. Tout est gardé.
