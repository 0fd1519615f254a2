# Words of `sexton replay`.
replay-keys = Entrée : suite, b : retour, q : quitter >
replay-deal = Les cartes sont distribuées.
replay-round = Tout le monde passe.
replay-verdict = L’arbitre juge la course.
replay-wake = Le temps est écoulé.
replay-hand = Quelqu’un d’autre prend une place.
replay-take-back = Le dernier coup est repris.
replay-advised = Un conseil est donné.
