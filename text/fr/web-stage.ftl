# Les sons en mots, et la fin d’une table, dans le navigateur.

## Sons

web-captions = Sons sous forme de texte
web-sound-bell = Une cloche t’appelle
web-sound-dice = Les dés roulent
web-sound-land = Les dés s’arrêtent
web-sound-bang = Boum !
web-sound-false-start = Trop tôt : un bourdonnement
web-sound-photo = Un appareil photo se déclenche
web-sound-clear = Un cercueil s’éloigne en roulant
web-sound-lid = De la pierre racle
web-sound-bed = Un couvercle se referme
web-sound-hammer = Des coups de marteau
web-sound-earth = De la terre tombe
web-sound-drag = On traîne un cercueil
web-sound-card = Du papier bruisse
web-sound-stamp = Un coup de tampon
web-sound-clash = Un coup de tampon et un accord furieux
web-sound-stake = On toque sur du bois
web-sound-coin = Des pièces tintent
web-sound-pill = Des pilules s’entrechoquent
web-sound-steps = Des pas
web-sound-bat = Une chauve-souris couine
web-sound-rat = Des rats couinent
web-sound-gift = Un petit air joyeux
web-sound-doubt = Un accord sombre
web-sound-count = Un orgue
web-sound-ghost = Un fantôme gémit
web-sound-gasp = Un hoquet de stupeur
web-sound-bones = Des ossements s’entrechoquent
web-sound-toll = Le glas sonne
web-sound-win = Une fanfare
web-sound-lose = Un petit air triste

## La fin

web-end-over = C’est fini
web-end-honours = Qui a fait quoi le mieux
web-end-show = Montrer la fin
web-end-share = Partager une image
web-end-names = Avec les noms sur l’image
web-end-saved = L’image est dans tes téléchargements.
web-end-again-waits = On distribue dès que tout le monde est là.
web-end-cc-cleared = Assez de cercueils sont évacués.
web-end-cc-max-throws = C’était le dernier lancer.
web-end-rp-won = Les ossements d’Eva reposent dans leur tombe.
web-end-cc-scene-won = Le dernier cercueil quitte la crypte.
web-end-cc-scene-lost = La charrette part sans tes cercueils. Ils aiment la compagnie.
web-end-du-scene-won = Le soleil se lève, et tous tes vampires sont au lit.
web-end-du-scene-lost = Le soleil se lève, et quelqu’un a dû sortir une ombrelle.
web-end-rf-scene-won = La famille est enfin réunie.
web-end-rf-scene-lost = La famille repose là où il restait de la place.
web-end-rp-scene-won = L’une après l’autre, les lumières s’allument dans la maison.
web-end-rp-scene-lost = La maison reste sombre, avec un visage de plus derrière ses rideaux.
web-end-cc-score = { $count ->
    [one] { $count } cercueil évacué
   *[other] { $count } cercueils évacués
}
web-end-du-score = { $count ->
    [one] { $count } vampire restant
   *[other] { $count } vampires restants
}
web-end-rf-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-end-cc-quickest = La main la plus rapide : { $seats } ({ $figure } ms)
web-end-cc-hands = Le plus souvent sur l’ail : { $seats } ({ $figure })
web-end-cc-early = Le plus de faux départs : { $seats } ({ $figure })
web-end-du-beds = Le plus de vampires mis au lit : { $seats } ({ $figure })
web-end-du-gifts = Le plus de vampires offerts : { $seats } ({ $figure })
web-end-du-doubts = Le plus de chauves-souris mises en doute : { $seats } ({ $figure })
web-end-rf-wishes = Le plus de vœux exaucés : { $seats } ({ $figure })
web-end-rf-inherited = Le plus bel héritage : { $seats } ({ $figure } balles)
web-end-rf-shares = Le plus de parts achetées : { $seats } ({ $figure })
