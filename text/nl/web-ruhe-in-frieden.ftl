# Ruhe in Frieden in de browser.

# Een bedrag in duizenden, zoals het op een biljet staat.
rf-web-k = { $number }k
rf-web-money = { $money } duiten
rf-web-free = gratis

## De beurt

rf-web-turn = Beurt { $turn }: { $seat }
rf-web-step-visits = Bezoeken
rf-web-step-pills = Pillen
rf-web-step-shares = Opties
rf-web-step-adjust = Werking
rf-web-step-bury = Begrafenissen
rf-web-step-end = Einde
rf-web-turn-of = heeft de doos
rf-web-started = begon

## Begraafplaatsen

rf-web-old-cemetery = Oude begraafplaats
rf-web-new-cemetery = Nieuwe Begraafplaats
rf-web-grave = Graf { $grave }
rf-web-empty = leeg
rf-web-pile = { $count ->
    [0] geen meer
    [one] 1 optie
   *[other] { $count } opties
}
rf-web-owner = { $count ->
    [one] { $seat }: 1 optie
   *[other] { $seat }: { $count } opties
}
rf-web-buy = Koop een optie op graf { $grave } voor { $money } duiten
rf-web-buy-short = Koop { $price }
rf-web-bought = gekocht
rf-web-sold-out = op
rf-web-dig = Begraaf in graf { $grave }
rf-web-dig-short = Hierin
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
rf-web-waits = nog niet begraven
rf-web-alive = in leven
rf-web-rx = heeft { $what }
rf-web-rx-by = heeft { $what } van { $seat }
rf-web-planned = gepland: { $what }
rf-web-pays = betaalt { $weak } bij zwak, { $unwell } bij niet lekker, { $fit } bij topfit

## De dokter

rf-web-box = De doos van de dokter
rf-web-supply = Voorraad: { $white } pillen, { $black } placebo's, { $red } bittere
rf-web-dose = { $money ->
    [0] Plan { $what } voor { $relative }, kosteloos
   *[other] Plan { $what } voor { $relative }, { $money } duiten
}
rf-web-plan-visits = Kies wat iedereen krijgt en stuur dan de dokter.
rf-web-plan-pills = Kies pillen voor andere families, of ga verder.
rf-web-plan-cost = { $count ->
    [one] 1 recept gepland: { $money }, er blijft { $left } over
   *[other] { $count } recepten gepland: { $money }, er blijft { $left } over
}
rf-web-unserved = { $count ->
    [one] Eén persoon heeft nog iets nodig.
   *[other] { $count } personen hebben nog iets nodig.
}
rf-web-too-dear = Zoveel geld heb je niet.
rf-web-bitter-later = { $count ->
    [one] Er zit nog een placebo in de doos: de bittere pil blijft erin.
   *[other] Er zitten nog { $count } placebo's in de doos: de bittere pil blijft erin.
}
rf-web-stuck = De rest van het plan kan niet meer. Pas het aan.
rf-web-fill = Pillen voor de rest
rf-web-send-visits = Stuur de dokter ({ $money })
rf-web-send-pills = Stuur de pillen ({ $money })
rf-web-clear = Wis het plan

## Kaarten

rf-web-hand = Jouw opties
rf-web-hand-empty = Je hebt geen opties. In de derde stap kun je er kopen.
rf-web-playable = { $count ->
    [one] één is nu speelbaar
   *[other] { $count } zijn nu speelbaar
}
rf-web-can-play = speelbaar
rf-web-not-now = Deze kaart kan op dit moment niet gespeeld worden.
rf-web-spent = Ongezien ingeleverd:

## Begrafenissen en reacties

rf-web-burial = Een begrafenis
rf-web-contest = Wie heeft recht op graf { $grave }?
rf-web-buries = { $seat } begraaft { $relative }.
rf-web-will-bury = { $seat } begraaft hierna.
rf-web-claim = { $certificates } door opties, { $documents } door documenten
rf-web-chain = Documenten in de volgorde waarin ze omgedraaid zijn
rf-web-document = { $seat }: een document van graf { $from } telt voor graf { $to }
rf-web-score = daarna { $own } tegen { $best }
rf-web-stands-ahead = { $seat } staat voor, { $most } tegen { $next }.
rf-web-stands-level = Gelijk op { $number }: niemand heeft de meerderheid.
rf-web-again = { $seat } moet opnieuw kiezen.
rf-web-hold = Ik heb langer nodig
rf-web-holding = Je hebt meer tijd
rf-web-held = Iemand heeft langer nodig.
rf-web-passed-for-you = Je vaste opdracht past voor je.

rf-web-orders = Vaste opdrachten
rf-web-orders-text = Welke momenten om te reageren wil je zien? Bij de andere passen we voor je. Niemand anders komt het te weten, en niets gaat er sneller of langzamer door.
rf-web-orders-bury = Als iemand een graf opeist
rf-web-orders-after = Na een kaart of een begrafenis
rf-web-orders-adjust = Voordat de pillen werken
rf-web-orders-end = Voordat een beurt eindigt
rf-web-orders-last = Voordat het spel eindigt
rf-web-orders-show = Laat zien
rf-web-orders-pass = Pas voor mij
rf-web-orders-armed = Kaarten paraat
rf-web-orders-armed-text = Zodra je er een van kunt spelen, krijg je het moment hoe dan ook te zien.
rf-web-orders-give = Geef deze opdrachten

## Het einde

rf-web-sheet = De eindafrekening
rf-web-sheet-family = Familie
rf-web-sheet-wish = Wens { $wish }
rf-web-sheet-money = Geld
rf-web-sheet-total = Punten
rf-web-sheet-cards = Opties die niemand had gezien
rf-web-worth = punten: { $number }
rf-web-collects = levert { $money } duiten op
rf-web-ledger = Het kasboek
rf-web-ledger-open = Kasboek openslaan
rf-web-ledger-gone = Het boek is even niet te lezen. Probeer het zo nog eens.
rf-web-ledger-thousands = In duizenden duiten.
rf-web-ledger-start = in het begin
rf-web-ledger-health = gezondheid
rf-web-ledger-inherited = geërfd
rf-web-ledger-maintenance = onderhoud
rf-web-ledger-visits = dokter
rf-web-ledger-pills = voor anderen
rf-web-ledger-shares = aandelen
