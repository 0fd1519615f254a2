# Ruhe in Frieden dans le navigateur.

# Une somme en milliers, comme sur un billet.
rf-web-k = { $number }k
rf-web-money = { $money } balles
rf-web-free = gratuit

## Le tour

rf-web-turn = Tour { $turn } : { $seat-is ->
    [you] toi
   *[other] { $seat }
}
rf-web-step-visits = Visites
rf-web-step-pills = Pilules
rf-web-step-shares = Parts
rf-web-step-adjust = Effets
rf-web-step-bury = Enterrements
rf-web-step-end = Fin
rf-web-turn-of = a le pilulier
rf-web-started = a commencé

## Les cimetières

rf-web-old-cemetery = Vieux Cimetière
rf-web-new-cemetery = Nouveau Cimetière
rf-web-grave = Tombe { $grave }
rf-web-empty = vide
rf-web-pile = { $count ->
    [0] plus aucune
    [one] { $count } part
   *[other] { $count } parts
}
rf-web-owner = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
rf-web-buy = Acheter une part de la tombe { $grave } pour { $money } balles
rf-web-buy-short = Acheter { $price }
rf-web-bought = achetée
rf-web-sold-out = épuisé
rf-web-dig = Enterrer dans la tombe { $grave }
rf-web-dig-short = Enterrer
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
rf-web-rx = a { $what }
rf-web-rx-by = a { $what } (par { $seat-is ->
    [you] toi
   *[other] { $seat }
})
rf-web-planned = prévu : { $what }
rf-web-pays = versements de la banque en remontant : { $weak } (faible), { $unwell } (patraque), { $fit } (en pleine forme)

## Le docteur

rf-web-box = Le pilulier
rf-web-supply = Réserve : { $white ->
    [one] { $white } pilule
   *[other] { $white } pilules
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebos
}, { $red ->
    [one] { $red } pilule amère
   *[other] { $red } pilules amères
}
rf-web-dose = { $money ->
    [0] Prévoir { $what } pour { $relative }, gratuit
   *[other] Prévoir { $what } pour { $relative }, { $money } balles
}
rf-web-plan-visits = Choisis qui reçoit quoi, puis envoie le docteur.
rf-web-plan-pills = Choisis des pilules pour les autres familles, ou continue.
rf-web-plan-cost = { $count ->
    [one] { $count } ordonnance prévue : { $money } ; il te reste { $left }
   *[other] { $count } ordonnances prévues : { $money } ; il te reste { $left }
}
rf-web-unserved = { $count ->
    [one] Une ordonnance manque encore.
   *[other] { $count } ordonnances manquent encore.
}
rf-web-too-dear = Tu n’en as pas les moyens.
rf-web-bitter-later = { $count ->
    [one] Il reste un placebo dans le pilulier : la pilule amère n’en sort pas.
   *[other] Il reste { $count } placebos dans le pilulier : la pilule amère n’en sort pas.
}
rf-web-box-short = Il n’y a pas autant de pilules dans le pilulier.
rf-web-fill = Compléter en pilules
rf-web-send-visits = Envoyer le docteur ({ $money })
rf-web-send-pills = Envoyer les pilules ({ $money })
rf-web-clear = Effacer le plan

## Les cartes

rf-web-hand = Tes parts
rf-web-hand-empty = Tu n’as aucune part. À ton tour, tu peux en acheter à l’étape « { rf-web-step-shares } ».
rf-web-playable = { $count ->
    [one] une est jouable maintenant
   *[other] { $count } sont jouables maintenant
}
rf-web-can-play = jouable
rf-web-not-now = Tu ne peux pas la jouer en ce moment.
rf-web-spent = Dépensées sans être vues :

## Enterrements et réactions

rf-web-burial = Un enterrement
rf-web-contest = Qui aura la tombe { $grave } ?
rf-web-buries = { $seat-is ->
    [you] Tu enterres { $relative }.
   *[other] { $seat } enterre { $relative }.
}
rf-web-will-bury = { $seat-is ->
    [you] Ensuite, tu enterres.
   *[other] Ensuite, { $seat } enterre.
}
rf-web-claim = { $certificates } par les parts, { $documents } par les documents
rf-web-chain = Documents dans l’ordre où ils ont été retournés
rf-web-document = { $seat-is ->
    [you] Toi : ton document de la tombe { $from } compte pour la tombe { $to }
   *[other] { $seat } : un document de la tombe { $from } compte pour la tombe { $to }
}
rf-web-score = alors { $own } contre { $best }
rf-web-stands-ahead = { $seat-is ->
    [you] Tu mènes
   *[other] { $seat } mène
}, { $most } contre { $next }.
rf-web-stands-level = Égalité à { $number } : personne n’a la majorité.
rf-web-again = { $seat-is ->
    [you] Tu choisis à nouveau.
   *[other] { $seat } choisit à nouveau.
}
rf-web-hold = J’ai besoin de temps
rf-web-holding = Tu as plus de temps
rf-web-held = Quelqu’un a besoin de temps.
rf-web-passed-for-you = Tu passes, selon ta consigne.
rf-web-others-react = Quelqu’un va peut-être encore réagir.

rf-web-orders = Consignes permanentes
rf-web-orders-text = À quelles occasions veux-tu qu’on t’interroge ? Aux autres, tu passes automatiquement. Personne ne s’en aperçoit, et rien ne va plus vite ni plus lentement.
rf-web-orders-bury = Quand quelqu’un réclame une tombe
rf-web-orders-after = Après une carte ou un enterrement
rf-web-orders-adjust = Avant l’effet des ordonnances
rf-web-orders-end = Avant la fin d’un tour
rf-web-orders-last = Avant la fin de la partie
rf-web-orders-show = Me demander
rf-web-orders-pass = Passer
rf-web-orders-armed = Cartes à portée de main
rf-web-orders-armed-text = Dès que tu peux en jouer une, nous t’interrogeons dans tous les cas.
rf-web-orders-give = Enregistrer ces consignes

## La fin

rf-web-sheet = Le décompte
rf-web-sheet-family = Famille
rf-web-sheet-wish = Vœu { $wish }
rf-web-sheet-money = Argent
rf-web-sheet-total = Points
rf-web-sheet-cards = Parts que personne n’avait vues
rf-web-worth = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rf-web-collects = rapporte { $money } balles
rf-web-ledger = Les comptes
rf-web-ledger-open = Ouvrir les comptes
rf-web-ledger-gone = Les comptes sont illisibles pour l’instant. Réessaie dans un moment.
rf-web-ledger-thousands = En milliers de balles.
rf-web-ledger-start = au début
rf-web-ledger-health = santé
rf-web-ledger-inherited = héritages
rf-web-ledger-maintenance = entretien
rf-web-ledger-visits = docteur
rf-web-ledger-pills = pour les autres
rf-web-ledger-shares = parts
