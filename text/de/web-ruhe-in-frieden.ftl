# Ruhe in Frieden im Browser.

# Ein Betrag in Tausend, wie er auf einem Schein steht.
rf-web-k = { $number }k
rf-web-money = { $money } Mäuse
rf-web-free = gratis

## Der Zug

rf-web-turn = Zug { $turn }: { $seat }
rf-web-step-visits = Besuche
rf-web-step-pills = Pillen
rf-web-step-shares = Anrechte
rf-web-step-adjust = Wirkung
rf-web-step-bury = Begräbnisse
rf-web-step-end = Ende
rf-web-turn-of = hat die Schachtel
rf-web-started = fing an

## Friedhöfe

rf-web-old-cemetery = Alter Friedhof
rf-web-new-cemetery = Neuer Friedhof
rf-web-grave = Grab { $grave }
rf-web-empty = leer
rf-web-pile = { $count ->
    [0] keins mehr
    [one] 1 Anrecht
   *[other] { $count } Anrechte
}
rf-web-owner = { $count ->
    [one] { $seat }: 1 Anrecht
   *[other] { $seat }: { $count } Anrechte
}
rf-web-buy = Ein Anrecht auf Grab { $grave } für { $money } Mäuse kaufen
rf-web-buy-short = Kauf { $price }
rf-web-bought = gekauft
rf-web-sold-out = weg
rf-web-dig = In Grab { $grave } begraben
rf-web-dig-short = Hierhin
rf-web-dig-new = Hier begraben

## Familien

rf-web-family = Familie { $family }
rf-web-no-shares = keine Anrechte
rf-web-shares-of = { $count ->
    [one] 1 Anrecht auf Grab { $grave }
   *[other] { $count } Anrechte auf Grab { $grave }
}
rf-web-in-grave = Grab { $grave }
rf-web-in-new = Neuer Friedhof
rf-web-waits = noch nicht begraben
rf-web-alive = am Leben
rf-web-rx = hat { $what }
rf-web-rx-by = hat { $what } von { $seat }
rf-web-planned = geplant: { $what }
rf-web-pays = zahlt { $weak } bei schwach, { $unwell } bei etwas unwohl, { $fit } bei top fit

## Der Doktor

rf-web-box = Die Schachtel des Doktors
rf-web-supply = Vorrat: { $white } Pillen, { $black } Placebos, { $red } bittere
rf-web-dose = { $money ->
    [0] { $what } für { $relative } vormerken, kostenlos
   *[other] { $what } für { $relative } vormerken, { $money } Mäuse
}
rf-web-plan-visits = Wähle, was jeder bekommt, und schick dann den Doktor los.
rf-web-plan-pills = Wähle Pillen für andere Familien, oder mach weiter.
rf-web-plan-cost = { $count ->
    [one] 1 Rezept geplant: { $money }, es bleiben { $left }
   *[other] { $count } Rezepte geplant: { $money }, es bleiben { $left }
}
rf-web-unserved = { $count ->
    [one] Eine Person braucht noch etwas.
   *[other] { $count } Personen brauchen noch etwas.
}
rf-web-too-dear = So viel Geld hast du nicht.
rf-web-bitter-later = { $count ->
    [one] In der Schachtel ist noch ein Placebo: Die bittere Pille bleibt drin.
   *[other] In der Schachtel sind noch { $count } Placebos: Die bittere Pille bleibt drin.
}
rf-web-stuck = Der Rest des Plans geht nicht mehr. Ändere ihn.
rf-web-fill = Pillen für die übrigen
rf-web-send-visits = Doktor losschicken ({ $money })
rf-web-send-pills = Pillen losschicken ({ $money })
rf-web-clear = Plan verwerfen

## Karten

rf-web-hand = Deine Anrechte
rf-web-hand-empty = Du hast keine Anrechte. Im dritten Schritt kannst du welche kaufen.
rf-web-playable = { $count ->
    [one] eins ist jetzt spielbar
   *[other] { $count } sind jetzt spielbar
}
rf-web-can-play = spielbar
rf-web-not-now = Im Augenblick lässt sich diese Karte nicht spielen.
rf-web-spent = Ungesehen eingelöst:

## Begräbnisse und Reaktionen

rf-web-burial = Ein Begräbnis
rf-web-contest = Wem steht Grab { $grave } zu?
rf-web-buries = { $seat } begräbt { $relative }.
rf-web-will-bury = { $seat } begräbt als Nächstes.
rf-web-claim = { $certificates } durch Anrechte, { $documents } durch Dokumente
rf-web-chain = Dokumente in der Reihenfolge, in der sie umgedreht wurden
rf-web-document = { $seat }: Dokument von Grab { $from } zählt für Grab { $to }
rf-web-score = danach { $own } gegen { $best }
rf-web-stands-ahead = { $seat } liegt vorn, { $most } zu { $next }.
rf-web-stands-level = Gleichstand bei { $number }: Niemand hat die Mehrheit.
rf-web-again = { $seat } muss neu wählen.
rf-web-hold = Ich brauche länger
rf-web-holding = Du hast mehr Zeit
rf-web-held = Jemand braucht länger.
rf-web-passed-for-you = Deine Dauerweisung passt für dich.

rf-web-orders = Dauerweisungen
rf-web-orders-text = Welche Momente für Reaktionen willst du sehen? In den übrigen passen wir für dich. Niemand sonst erfährt davon, und nichts geht schneller oder langsamer.
rf-web-orders-bury = Wenn jemand ein Grab beansprucht
rf-web-orders-after = Nach einer Karte oder einem Begräbnis
rf-web-orders-adjust = Bevor die Pillen wirken
rf-web-orders-end = Bevor ein Zug endet
rf-web-orders-last = Bevor das Spiel endet
rf-web-orders-show = Zeigen
rf-web-orders-pass = Passen
rf-web-orders-armed = Karten in Bereitschaft
rf-web-orders-armed-text = Sobald du eine davon spielen kannst, bekommst du den Moment auf jeden Fall gezeigt.
rf-web-orders-give = So soll es sein

## Das Ende

rf-web-sheet = Die Abrechnung
rf-web-sheet-family = Familie
rf-web-sheet-wish = Wunsch { $wish }
rf-web-sheet-money = Geld
rf-web-sheet-total = Punkte
rf-web-sheet-cards = Anrechte, die niemand gesehen hatte
rf-web-worth = Punkte: { $number }
rf-web-collects = bringt { $money } Mäuse
rf-web-ledger = Das Kassenbuch
rf-web-ledger-open = Kassenbuch aufschlagen
rf-web-ledger-gone = Das Buch lässt sich gerade nicht lesen. Versuch es gleich noch einmal.
rf-web-ledger-thousands = In Tausend Mäusen.
rf-web-ledger-start = am Anfang
rf-web-ledger-health = Gesundheit
rf-web-ledger-inherited = geerbt
rf-web-ledger-maintenance = Grabpflege
rf-web-ledger-visits = Arzt
rf-web-ledger-pills = für andere
rf-web-ledger-shares = Anteile
