## La table pendant la partie

web-cancel = Annuler
web-watching = Tu regardes. Toutes les places sont prises.
web-watching-free = Tu regardes. Une place est libre.
web-kick-sure = { $name } quitte la table et ne pourra pas revenir.
web-day-of = Maison du jour, { $date }
web-day-next = La prochaine dans { $time }
web-day-next-here = La prochaine est ouverte.

## Inviter depuis la machine elle-même

web-reach-only-here = Seule cette machine peut ouvrir ce lien. Pour laisser entrer les autres, lance la maison avec :
web-reach-tv = Seule cette machine peut ouvrir cette table. Lance la maison avec { $command } pour laisser entrer les autres.

## Quand la maison est injoignable

web-offline = Tu es hors ligne, ou la maison est fermée. Tes tables ne risquent rien.
web-offline-again = Réessayer

## Conseils, et robots pressés

web-advice = Que ferait le sacristain ?
web-advice-thinking = Le sacristain lève sa lanterne et réfléchit…
web-hurried = robot, pressé
web-hurried-help = La maison est très occupée : ce robot réfléchit moins que son niveau ne le voudrait.
