# Ce qu’une maison dit à ceux qui arrivent par le réseau.

server-title = Sexton, la maison des jeux de cimetière
server-what = Un fossoyeur veille sur un cimetière. Celui-ci veille sur des jeux de cimetière : il connaît les règles, distribue, se souvient, arbitre et joue avec toi.
server-seats = { $most ->
    [1] pour une personne
   *[other] de { $least } à { $most } personnes
}
server-tables = { $tables ->
    [0] Aucune partie en cours.
    [one] Une partie en cours.
   *[other] { $tables } parties en cours.
}
server-well = Tout va bien dans la maison.
server-unwell = La maison n’atteint plus sa base de données. La personne qui l’héberge devrait aller voir.
server-how = Comment jouer
server-terminal = Cette version est livrée sans client pour navigateur. Sur une machine qui a Sexton, tape dans un terminal :
server-programs = Les programmes se connectent à /ws ; docs/protocol.md, avec les sources, décrit leur langage.

## Ce qui s’affiche quand une maison ouvre

serve-open = Sexton est ouvert : { $url }
serve-only-here = Seule cette machine peut se connecter. Pour ouvrir au réseau : sexton serve --host 0.0.0.0
serve-rehearsal = C’est une répétition : toutes les donnes découlent d’un nombre, et qui le connaît connaît chaque carte.
serve-scan = À scanner avec un téléphone pour entrer.
serve-data = Tout est enregistré dans { $folder }
serve-stop = Ctrl-C ferme la maison ; rien n’est perdu.
serve-closed = La maison est fermée. Tout est enregistré.
serve-closed-unkept = La maison est fermée. Ce qui a été confirmé est enregistré. { $changes ->
    [one] Un changement n’a pas pu être enregistré
   *[other] { $changes } changements n’ont pas pu être enregistrés
} ; le journal dit pourquoi.
serve-closed-badly = La maison est fermée, mais son fichier n’a pas pu être fermé correctement ; le journal dit pourquoi.
