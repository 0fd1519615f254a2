# Ce que lit la personne qui s’occupe d’une maison, au terminal et sur la page.

admin-title = S’occuper de la maison
admin-token = Jeton
admin-tables = Tables
admin-guests = Convives
admin-bans = Exclusions
admin-reports = Signalements
admin-acts = Ce qui a été fait
admin-done = C’est fait.
admin-none = Il n’y a rien à montrer.
admin-somebody = Quelqu’un
admin-number = numéro
admin-what = quoi
admin-who = qui
admin-until = jusqu’au
admin-when = quand
admin-by = par
admin-about = à propos de
admin-table = table
admin-game = jeu
admin-phase = état
admin-devices = appareils
admin-changed = dernier changement
admin-seats = places
admin-guest = convive
admin-name = nom
admin-seen = dernière visite
admin-text = avec ses propres mots
admin-mute = parole coupée
admin-ban = entrée interdite
admin-by-local = cette machine
admin-by-page = la page
admin-by-guest = la personne concernée
admin-report-talk = Ce qui est dit
admin-report-name = Le nom
admin-report-play = La façon de jouer
admin-report-other = Autre chose
admin-phase-gathering = avant la donne
admin-phase-playing = en cours
admin-phase-over = finie
admin-phase-frozen = bloquée par une erreur
admin-here = { $devices ->
    [0] pas là
    [one] là
   *[other] là, sur { $devices } appareils
}
admin-close-table = Fermer
admin-close-sure = Fermer cette table pour tout le monde ? Si la partie a commencé, elle s’arrête là, et personne ne gagne.
admin-for = Pendant
admin-for-hour = une heure
admin-for-day = un jour
admin-for-week = une semaine
admin-for-year = un an
admin-mute-guest = Couper la parole
admin-ban-guest = Exclure
admin-ban-with-address = Exclure avec l’adresse
admin-delete-guest = Effacer
admin-delete-sure = Effacer cette personne et toutes ses données ? C’est définitif. Dans les parties finies, son nom devient « quelqu’un ».
admin-lift = Lever
admin-settle = Réglé
admin-announce = Envoyer à tout le monde
admin-announce-text = Message
admin-drain = Ne plus laisser entrer personne
admin-drain-stop = Laisser entrer de nouveau
admin-drain-text = Les parties continuent. Quand plus personne ne jouera, la maison fermera.
admin-refresh = Actualiser
