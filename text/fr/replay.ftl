# Words of `sexton replay`.
replay-keys = Entrée : suite, b : retour, q : quitter >
replay-deal = La partie est distribuée.
replay-round = Le tour se ferme ; tout le monde a passé.
replay-verdict = L’arbitre a jugé la course.
replay-wake = Le temps est écoulé.
replay-hand = Une place change de mains.
replay-take-back = Le dernier coup est repris.
