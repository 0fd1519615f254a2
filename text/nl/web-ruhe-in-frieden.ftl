# Ruhe in Frieden in de browser.

# Een bedrag in duizenden, zoals het op een biljet staat.
rf-web-k = { $number }k
rf-web-money = { $money } duiten
rf-web-free = gratis

## De beurt

rf-web-turn = Beurt { $turn }: { $seat-is ->
    [you] jij
   *[other] { $seat }
}
rf-web-step-visits = Visites
rf-web-step-pills = Pillen
rf-web-step-shares = Opties
rf-web-step-adjust = Werking
rf-web-step-bury = Begrafenissen
rf-web-step-end = Einde
rf-web-turn-of = heeft de pillendoos
rf-web-started = begon

## Begraafplaatsen

rf-web-old-cemetery = Oude Begraafplaats
rf-web-new-cemetery = Nieuwe Begraafplaats
rf-web-grave = Graf { $grave }
rf-web-empty = leeg
rf-web-pile = { $count ->
    [0] geen meer
    [one] 1 optie
   *[other] { $count } opties
}
rf-web-owner = { $seat-is ->
    [you] Jij
   *[other] { $seat }
}: { $count ->
    [one] 1 optie
   *[other] { $count } opties
}
rf-web-buy = Koop een optie op graf { $grave } voor { $money } duiten
rf-web-buy-short = Koop { $price }
rf-web-bought = gekocht
rf-web-sold-out = uitverkocht
rf-web-dig = Begraaf in graf { $grave }
rf-web-dig-short = Begraaf
rf-web-dig-new = Begraaf hier

## Families

rf-web-family = Familie { $family }
rf-web-no-shares = geen opties
rf-web-shares-of = { $count ->
    [one] 1 optie op graf { $grave }
   *[other] { $count } opties op graf { $grave }
}
rf-web-in-grave = graf { $grave }
rf-web-in-new = Nieuwe Begraafplaats
rf-web-waits = nog te begraven
rf-web-alive = in leven
rf-web-rx = heeft { $what }
rf-web-rx-by = heeft { $what } van { $seat-is ->
    [you] jou
   *[other] { $seat }
}
rf-web-planned = gepland: { $what }
rf-web-pays = bij herstel betaalt de bank { $weak } bij zwak, { $unwell } bij onwel, { $fit } bij topfit

## De dokter

rf-web-box = De pillendoos
rf-web-supply = Voorraad: { $white ->
    [one] 1 pil
   *[other] { $white } pillen
}, { $black ->
    [one] 1 placebo
   *[other] { $black } placebo’s
}, { $red ->
    [one] 1 bittere pil
   *[other] { $red } bittere pillen
}
rf-web-dose = { $money ->
    [0] Plan { $what } voor { $relative }, gratis
   *[other] Plan { $what } voor { $relative }, { $money } duiten
}
rf-web-plan-visits = Kies wie wat krijgt, en stuur dan de dokter op pad.
rf-web-plan-pills = Kies pillen voor andere families, of ga verder.
rf-web-plan-cost = { $count ->
    [one] 1 recept gepland: { $money }; je houdt { $left } over
   *[other] { $count } recepten gepland: { $money }; je houdt { $left } over
}
rf-web-unserved = { $count ->
    [one] Eén familielid heeft nog een recept nodig.
   *[other] { $count } familieleden hebben nog een recept nodig.
}
rf-web-too-dear = Dat kun je niet betalen.
rf-web-bitter-later = { $count ->
    [one] Er zit nog een placebo in de pillendoos: de bittere pil blijft erin.
   *[other] Er zitten nog { $count } placebo’s in de pillendoos: de bittere pil blijft erin.
}
rf-web-box-short = Zoveel pillen zitten er niet in de pillendoos.
rf-web-fill = Pillen voor de rest
rf-web-send-visits = Stuur de dokter op pad ({ $money })
rf-web-send-pills = Stuur de pillen ({ $money })
rf-web-clear = Wis het plan

## Kaarten

rf-web-hand = Je opties
rf-web-hand-empty = Je hebt geen opties. In je beurt kun je er kopen bij “{ rf-web-step-shares }”.
rf-web-playable = { $count ->
    [one] één is nu speelbaar
   *[other] { $count } zijn nu speelbaar
}
rf-web-can-play = speelbaar
rf-web-not-now = Die kun je nu niet spelen.
rf-web-spent = Ongezien ingeleverd:

## Begrafenissen en reacties

rf-web-burial = Een begrafenis
rf-web-contest = Wie krijgt graf { $grave }?
rf-web-buries = { $seat-is ->
    [you] Jij begraaft { $relative }.
   *[other] { $seat } begraaft { $relative }.
}
rf-web-will-bury = { $seat-is ->
    [you] Hierna begraaf jij.
   *[other] Hierna begraaft { $seat }.
}
rf-web-claim = { $certificates } door opties, { $documents } door documenten
rf-web-chain = Documenten in de volgorde waarin ze omgedraaid zijn
rf-web-document = { $seat-is ->
    [you] Jij: je document van graf { $from } telt voor graf { $to }
   *[other] { $seat }: een document van graf { $from } telt voor graf { $to }
}
rf-web-score = daarna { $own } tegen { $best }
rf-web-stands-ahead = { $seat-is ->
    [you] Jij staat voor
   *[other] { $seat } staat voor
}, { $most } tegen { $next }.
rf-web-stands-level = Gelijk op { $number }: niemand heeft een meerderheid.
rf-web-again = { $seat-is ->
    [you] Jij kiest opnieuw.
   *[other] { $seat } kiest opnieuw.
}
rf-web-hold = Ik heb meer tijd nodig
rf-web-holding = Je hebt meer tijd
rf-web-held = Iemand heeft meer tijd nodig.
rf-web-passed-for-you = Je vaste opdracht past voor je.
rf-web-others-react = Misschien reageert er nog iemand.

rf-web-orders = Vaste opdrachten
rf-web-orders-text = Bij welke gelegenheden wil je gevraagd worden? Bij alle andere passen we voor je. Niemand merkt het, en niets gaat sneller of langzamer.
rf-web-orders-bury = Als iemand een graf opeist
rf-web-orders-after = Na een kaart of een begrafenis
rf-web-orders-adjust = Voordat de recepten werken
rf-web-orders-end = Voordat een beurt eindigt
rf-web-orders-last = Voordat het spel eindigt
rf-web-orders-show = Vraag mij
rf-web-orders-pass = Pas voor mij
rf-web-orders-armed = Kaarten in de aanslag
rf-web-orders-armed-text = Zodra je er een kunt spelen, vragen we je in elk geval.
rf-web-orders-give = Bewaar deze opdrachten

## Het einde

rf-web-sheet = De puntentelling
rf-web-sheet-family = Familie
rf-web-sheet-wish = Wens { $wish }
rf-web-sheet-money = Geld
rf-web-sheet-total = Punten
rf-web-sheet-cards = Opties die niemand had gezien
rf-web-worth = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
rf-web-collects = levert { $money } duiten op
rf-web-ledger = Het kasboek
rf-web-ledger-open = Open het kasboek
rf-web-ledger-gone = Het kasboek is nu niet te lezen. Probeer het zo nog eens.
rf-web-ledger-thousands = In duizenden duiten.
rf-web-ledger-start = aan het begin
rf-web-ledger-health = gezondheid
rf-web-ledger-inherited = geërfd
rf-web-ledger-maintenance = onderhoud
rf-web-ledger-visits = dokter
rf-web-ledger-pills = voor anderen
rf-web-ledger-shares = opties
