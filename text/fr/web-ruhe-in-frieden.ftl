# Ruhe in Frieden dans le navigateur.

# Une somme en milliers, comme sur un billet.
rf-web-k = { $number }k
rf-web-money = { $money } balles
rf-web-free = gratuit

## Le tour

rf-web-turn = Tour { $turn } : { $seat }
rf-web-step-visits = Visites
rf-web-step-pills = Pilules
rf-web-step-shares = Parts
rf-web-step-adjust = Effets
rf-web-step-bury = Enterrements
rf-web-step-end = Fin
rf-web-turn-of = a la boîte
rf-web-started = a commencé

## Les cimetières

rf-web-old-cemetery = Ancien cimetière
rf-web-new-cemetery = Nouveau Cimetière
rf-web-grave = Tombe { $grave }
rf-web-empty = vide
rf-web-pile = { $count ->
    [0] plus rien
    [one] { $count } part
   *[other] { $count } parts
}
rf-web-owner = { $count ->
    [one] { $seat } : { $count } part
   *[other] { $seat } : { $count } parts
}
rf-web-buy = Acheter une part de la tombe { $grave } pour { $money } balles
rf-web-buy-short = Achat { $price }
rf-web-bought = achetée
rf-web-sold-out = épuisé
rf-web-dig = Enterrer dans la tombe { $grave }
rf-web-dig-short = Ici
rf-web-dig-new = Enterrer ici

## Les familles

rf-web-family = Famille { $family }
rf-web-no-shares = aucune part
rf-web-shares-of = { $count ->
    [one] { $count } part de la tombe { $grave }
   *[other] { $count } parts de la tombe { $grave }
}
rf-web-in-grave = tombe { $grave }
rf-web-in-new = Nouveau Cimetière
rf-web-waits = à enterrer
rf-web-alive = en vie
rf-web-rx = a reçu { $what }
rf-web-rx-by = a reçu { $what } de { $seat }
rf-web-planned = prévu : { $what }
rf-web-pays = rapporte { $weak } en remontant à faible, { $unwell } à patraque, { $fit } à en pleine forme

## Le docteur

rf-web-box = La boîte du docteur
rf-web-supply = Réserve : { $white } pilules, { $black } placebos, { $red } amères
rf-web-dose = { $money ->
    [0] Prévoir { $what } pour { $relative }, sans frais
   *[other] Prévoir { $what } pour { $relative }, { $money } balles
}
rf-web-plan-visits = Choisis ce que chacun reçoit, puis envoie le docteur.
rf-web-plan-pills = Choisis des pilules pour les autres familles, ou continue.
rf-web-plan-cost = { $count ->
    [one] { $count } ordonnance prévue : { $money }, il reste { $left }
   *[other] { $count } ordonnances prévues : { $money }, il reste { $left }
}
rf-web-unserved = { $count ->
    [one] Une personne attend encore.
   *[other] { $count } personnes attendent encore.
}
rf-web-too-dear = Tu n'as pas autant d'argent.
rf-web-bitter-later = { $count ->
    [one] Il reste un placebo dans la boîte : la pilule amère n'en sort pas.
   *[other] Il reste { $count } placebos dans la boîte : la pilule amère n'en sort pas.
}
rf-web-stuck = La suite du plan n'est plus possible. Change-la.
rf-web-fill = Pilules pour les autres
rf-web-send-visits = Envoyer le docteur ({ $money })
rf-web-send-pills = Envoyer les pilules ({ $money })
rf-web-clear = Effacer le plan

## Les cartes

rf-web-hand = Tes parts
rf-web-hand-empty = Tu n'as aucune part. À la troisième étape, tu peux en acheter.
rf-web-playable = { $count ->
    [one] une est jouable maintenant
   *[other] { $count } sont jouables maintenant
}
rf-web-can-play = jouable
rf-web-not-now = Cette carte ne peut pas être jouée en ce moment.
rf-web-spent = Rendues sans être vues :

## Enterrements et réactions

rf-web-burial = Un enterrement
rf-web-contest = À qui revient la tombe { $grave } ?
rf-web-buries = { $seat } enterre { $relative }.
rf-web-will-bury = { $seat } enterre ensuite.
rf-web-claim = { $certificates } par les parts, { $documents } par les documents
rf-web-chain = Documents dans l'ordre où ils ont été retournés
rf-web-document = { $seat } : un document de la tombe { $from } compte pour la tombe { $to }
rf-web-score = alors { $own } contre { $best }
rf-web-stands-ahead = { $seat } mène, { $most } contre { $next }.
rf-web-stands-level = Égalité à { $number } : personne n'a la majorité.
rf-web-again = { $seat } doit choisir à nouveau.
rf-web-hold = Il me faut plus de temps
rf-web-holding = Tu as plus de temps
rf-web-held = Quelqu'un demande plus de temps.
rf-web-passed-for-you = Ta consigne passe pour toi.

rf-web-orders = Consignes
rf-web-orders-text = Quels moments de réaction veux-tu voir ? Aux autres, nous passons pour toi. Personne ne l'apprend, et rien ne va plus vite ni plus lentement.
rf-web-orders-bury = Quand quelqu'un réclame une tombe
rf-web-orders-after = Après une carte ou un enterrement
rf-web-orders-adjust = Avant l'effet des pilules
rf-web-orders-end = Avant la fin d'un tour
rf-web-orders-last = Avant la fin de la partie
rf-web-orders-show = Montrer
rf-web-orders-pass = Passer
rf-web-orders-armed = Cartes tenues prêtes
rf-web-orders-armed-text = Dès que tu peux jouer l'une d'elles, le moment t'est montré dans tous les cas.
rf-web-orders-give = Donner ces consignes

## La fin

rf-web-sheet = Le décompte
rf-web-sheet-family = Famille
rf-web-sheet-wish = Vœu { $wish }
rf-web-sheet-money = Argent
rf-web-sheet-total = Points
rf-web-sheet-cards = Parts que personne n'avait vues
rf-web-worth = points : { $number }
rf-web-collects = rapporte { $money } balles
rf-web-ledger = Le livre de comptes
rf-web-ledger-open = Ouvrir le livre de comptes
rf-web-ledger-gone = Le livre est illisible pour l’instant. Réessayez dans un moment.
rf-web-ledger-thousands = En milliers de balles.
rf-web-ledger-start = au début
rf-web-ledger-health = santé
rf-web-ledger-inherited = héritages
rf-web-ledger-maintenance = entretien
rf-web-ledger-visits = médecin
rf-web-ledger-pills = pour les autres
rf-web-ledger-shares = parts
