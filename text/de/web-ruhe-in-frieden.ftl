# Ruhe in Frieden im Browser.

# Ein Betrag in Tausend, wie er auf einem Schein steht.
rf-web-k = { $number }k
rf-web-money = { $money } Mäuse
rf-web-free = gratis

## Der Zug

rf-web-turn = Zug { $turn }: { $seat-is ->
    [you] du
   *[other] { $seat }
}
rf-web-step-visits = Besuche
rf-web-step-pills = Pillen
rf-web-step-shares = Rechte
rf-web-step-adjust = Wirkung
rf-web-step-bury = Begräbnisse
rf-web-step-end = Ende
rf-web-turn-of = hat die Pillendose
rf-web-started = hat begonnen

## Friedhöfe

rf-web-old-cemetery = Alter Friedhof
rf-web-new-cemetery = Neuer Friedhof
rf-web-grave = Grab { $grave }
rf-web-empty = leer
rf-web-pile = { $count ->
    [0] keine mehr
    [one] 1 Grabrecht
   *[other] { $count } Grabrechte
}
rf-web-owner = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $count ->
    [one] 1 Grabrecht
   *[other] { $count } Grabrechte
}
rf-web-buy = Ein Grabrecht für Grab { $grave } kaufen, { $money } Mäuse
rf-web-buy-short = Kaufen { $price }
rf-web-bought = gekauft
rf-web-sold-out = ausverkauft
rf-web-dig = In Grab { $grave } begraben
rf-web-dig-short = Begraben
rf-web-dig-new = Hier begraben

## Familien

rf-web-family = Familie { $family }
rf-web-no-shares = keine Grabrechte
rf-web-shares-of = { $count ->
    [one] 1 Grabrecht für Grab { $grave }
   *[other] { $count } Grabrechte für Grab { $grave }
}
rf-web-in-grave = Grab { $grave }
rf-web-in-new = Neuer Friedhof
rf-web-waits = noch zu begraben
rf-web-alive = am Leben
rf-web-rx = hat { $what }
rf-web-rx-by = hat { $what } von { $seat-is ->
    [you] dir
   *[other] { $seat }
}
rf-web-planned = geplant: { $what }
rf-web-pays = bei Erholung zahlt die Bank { $weak } für schwach, { $unwell } für etwas unwohl, { $fit } für topfit

## Der Doktor

rf-web-box = Die Pillendose
rf-web-supply = Vorrat: { $white ->
    [one] 1 Pille
   *[other] { $white } Pillen
}, { $black ->
    [one] 1 Placebo
   *[other] { $black } Placebos
}, { $red ->
    [one] 1 bittere Pille
   *[other] { $red } bittere Pillen
}
rf-web-dose = { $money ->
    [0] { $what } für { $relative } vormerken, kostenlos
   *[other] { $what } für { $relative } vormerken, { $money } Mäuse
}
rf-web-plan-visits = Wähle, wer was bekommt, und schick dann den Doktor los.
rf-web-plan-pills = Wähle Pillen für andere Familien, oder mach weiter.
rf-web-plan-cost = { $count ->
    [one] 1 Rezept geplant: { $money }; dir bleiben { $left }
   *[other] { $count } Rezepte geplant: { $money }; dir bleiben { $left }
}
rf-web-unserved = { $count ->
    [one] Jemand aus deiner Familie braucht noch ein Rezept.
   *[other] { $count } aus deiner Familie brauchen noch ein Rezept.
}
rf-web-too-dear = Das kannst du nicht bezahlen.
rf-web-bitter-later = { $count ->
    [one] In der Pillendose ist noch ein Placebo: Die bittere Pille bleibt drin.
   *[other] In der Pillendose sind noch { $count } Placebos: Die bittere Pille bleibt drin.
}
rf-web-box-short = So viele Pillen sind nicht in der Pillendose.
rf-web-fill = Pillen für alle Übrigen
rf-web-send-visits = Doktor losschicken ({ $money })
rf-web-send-pills = Pillen losschicken ({ $money })
rf-web-clear = Plan verwerfen

## Karten

rf-web-hand = Deine Grabrechte
rf-web-hand-empty = Du hast keine Grabrechte. In deinem Zug kannst du bei „{ rf-web-step-shares }“ welche kaufen.
rf-web-playable = { $count ->
    [one] eines ist jetzt spielbar
   *[other] { $count } sind jetzt spielbar
}
rf-web-can-play = spielbar
rf-web-not-now = Das kannst du gerade nicht spielen.
rf-web-spent = Verdeckt abgegeben:

## Begräbnisse und Reaktionen

rf-web-burial = Ein Begräbnis
rf-web-contest = Wer bekommt Grab { $grave }?
rf-web-buries = { $seat-is ->
    [you] Du begräbst { $relative }.
   *[other] { $seat } begräbt { $relative }.
}
rf-web-will-bury = { $seat-is ->
    [you] Du begräbst als Nächstes.
   *[other] { $seat } begräbt als Nächstes.
}
rf-web-claim = { $certificates } durch Grabrechte, { $documents } durch Dokumente
rf-web-chain = Dokumente in der Reihenfolge, in der sie umgedreht wurden
rf-web-document = { $seat-is ->
    [you] Du: dein Dokument von Grab { $from } zählt für Grab { $to }
   *[other] { $seat }: Dokument von Grab { $from } zählt für Grab { $to }
}
rf-web-score = danach { $own } gegen { $best }
rf-web-stands-ahead = { $seat-is ->
    [you] Du liegst vorn
   *[other] { $seat } liegt vorn
}, { $most } zu { $next }.
rf-web-stands-level = Gleichstand bei { $number }: Niemand hat die Mehrheit.
rf-web-again = { $seat-is ->
    [you] Du wählst neu.
   *[other] { $seat } wählt neu.
}
rf-web-hold = Ich brauche mehr Zeit
rf-web-holding = Du hast mehr Zeit
rf-web-held = Jemand braucht mehr Zeit.
rf-web-passed-for-you = Laut Dauerweisung passt du.
rf-web-others-react = Vielleicht reagiert noch jemand.

rf-web-orders = Dauerweisungen
rf-web-orders-text = Bei welchen Gelegenheiten willst du gefragt werden? Sonst passen wir für dich. Niemand merkt das, und nichts geht dadurch schneller oder langsamer.
rf-web-orders-bury = Wenn jemand ein Grab beansprucht
rf-web-orders-after = Nach einer Karte oder einem Begräbnis
rf-web-orders-adjust = Bevor die Rezepte wirken
rf-web-orders-end = Bevor ein Zug endet
rf-web-orders-last = Bevor das Spiel endet
rf-web-orders-show = Fragen
rf-web-orders-pass = Passen
rf-web-orders-armed = Karten im Anschlag
rf-web-orders-armed-text = Sobald du eine davon spielen kannst, fragen wir dich auf jeden Fall.
rf-web-orders-give = Dauerweisungen speichern

## Das Ende

rf-web-sheet = Die Wertung
rf-web-sheet-family = Familie
rf-web-sheet-wish = Wunsch { $wish }
rf-web-sheet-money = Geld
rf-web-sheet-total = Punkte
rf-web-sheet-cards = Grabrechte, die niemand gesehen hat
rf-web-worth = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
rf-web-collects = bringt { $money } Mäuse
rf-web-ledger = Das Kassenbuch
rf-web-ledger-open = Kassenbuch öffnen
rf-web-ledger-gone = Das Kassenbuch lässt sich gerade nicht lesen. Versuch es gleich noch einmal.
rf-web-ledger-thousands = In Tausend Mäusen.
rf-web-ledger-start = am Anfang
rf-web-ledger-health = Gesundheit
rf-web-ledger-inherited = geerbt
rf-web-ledger-maintenance = Grabpflege
rf-web-ledger-visits = Doktor
rf-web-ledger-pills = für andere
rf-web-ledger-shares = Grabrechte
