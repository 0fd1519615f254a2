# Ruhe in Frieden: fünf Familien, fünf Gräber, ein Doktor.
# Namen von Verwandten, Gräbern und Karten stehen in den Sätzen, wie sie sind; die Zahl in Klammern ist der Wunsch.
# Pillen kommen mit ihrem Artikel.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Auf dem alten Friedhof sind noch fünf Gräber frei, und jede Familie hat fünf betagte Verwandte, die genau dort liegen möchten. Bestich Dr. Tutnichtgut, sammle Grabrechte, bring deine Leute unter, wo sie hinwollen, und halte alle anderen bei bester Gesundheit.
rf-advice-two = Die englische und die niederländische Spielregel nennen 2 bis 5 Personen, die deutsche 3 bis 5. Zu zweit geht es auch, aber ab drei Personen wird härter um die Gräber gekämpft.

## Der Tisch

rf-family-1 = Moder
rf-family-2 = Dorn
rf-family-3 = Rabe
rf-family-4 = Stein
rf-family-5 = Frost

# Die Anfangsbuchstaben laufen von A bis E wie die Wünsche von 1 bis 5.
rf-relative-1-1 = Adele { rf-family-1 } (1)
rf-relative-1-2 = Bruno { rf-family-1 } (2)
rf-relative-1-3 = Clara { rf-family-1 } (3)
rf-relative-1-4 = David { rf-family-1 } (4)
rf-relative-1-5 = Edith { rf-family-1 } (5)
rf-relative-2-1 = Albert { rf-family-2 } (1)
rf-relative-2-2 = Berta { rf-family-2 } (2)
rf-relative-2-3 = Caspar { rf-family-2 } (3)
rf-relative-2-4 = Dora { rf-family-2 } (4)
rf-relative-2-5 = Emil { rf-family-2 } (5)
rf-relative-3-1 = Agatha { rf-family-3 } (1)
rf-relative-3-2 = Boris { rf-family-3 } (2)
rf-relative-3-3 = Cora { rf-family-3 } (3)
rf-relative-3-4 = Damian { rf-family-3 } (4)
rf-relative-3-5 = Elsa { rf-family-3 } (5)
rf-relative-4-1 = Anton { rf-family-4 } (1)
rf-relative-4-2 = Beate { rf-family-4 } (2)
rf-relative-4-3 = Cyril { rf-family-4 } (3)
rf-relative-4-4 = Daphne { rf-family-4 } (4)
rf-relative-4-5 = Ernst { rf-family-4 } (5)
rf-relative-5-1 = Alma { rf-family-5 } (1)
rf-relative-5-2 = Basil { rf-family-5 } (2)
rf-relative-5-3 = Celia { rf-family-5 } (3)
rf-relative-5-4 = Didier { rf-family-5 } (4)
rf-relative-5-5 = Emma { rf-family-5 } (5)

rf-action-do = Doppelbelegung
rf-action-mx = Verwechslung
rf-action-sh = Schock
rf-action-gm = Grabpflege
rf-action-il = Unleserliches Dokument

rf-share = { $action } { $grave }
rf-and = { $first }, { $rest }

rf-pill-white = eine Pille
rf-pill-black = ein Placebo
rf-pill-red = eine bittere Pille

rf-health-top-fit = topfit
rf-health-unwell = etwas unwohl
rf-health-weak = schwach
rf-health-near-death = dem Tode nahe

## Was gefragt wird

rf-asked-family = Welche Familie nimmst du?
rf-asked-visits = Dr. Tutnichtgut ist da. Was soll er verschreiben?
rf-asked-pills = Pillen für die anderen Familien?
rf-asked-shares = Welche Grabrechte kaufst du?
rf-asked-bury = Wer wird jetzt begraben, und wo?
rf-asked-respond = Willst du reagieren? Du darfst eine Karte spielen.
rf-asked-interrupt = Du darfst eine Karte dazwischenspielen.

rf-asked-family-help = In jeder Familie wünscht sich je eine Person eines der fünf Gräber. Die Familien unterscheiden sich nur darin, wer dir wann Geld bringt, wenn es wieder aufwärts geht: manche schon unterwegs, andere erst ganz oben.
rf-asked-visits-help = Alle deine lebenden Verwandten brauchen ein Rezept, bevor es weitergeht. Eine Pille ist kostenlos, ein Placebo oder eine bittere Pille kostet 1000 Mäuse. Ein Rezept zu tauschen, das von jemand anderem kommt, kostet 2000. Eine bittere Pille gibt der Doktor nur heraus, wenn kein Placebo mehr in der Pillendose ist.
rf-asked-pills-help = Was noch in der Pillendose ist, darfst du für je 1000 Mäuse an fremde Verwandte ohne Rezept verteilen. Es wirkt im nächsten Zug ihrer Familie. Eine Pille hält die Konkurrenz am Leben; ein Placebo bringt sie vielleicht im falschen Moment um.
rf-asked-shares-help = Du darfst pro Zug für jedes Grab ein Grabrecht kaufen: für 3000 Mäuse, solange das Grab leer ist, für 1000, sobald jemand darin liegt. Die Vorderseite ist eine Urkunde, die für die Mehrheit zählt. Die Rückseite ist eine Aktion, die nur du siehst und stattdessen einmal nutzen darfst.
rf-asked-bury-help = Der Neue Friedhof nimmt alle, bringt aber wenig. Für ein leeres Grab brauchst du mehr Grabrechte als jede andere Familie, und du gibst sie ab. Mit der Doppelbelegung kommst du in ein belegtes Grab.
rf-asked-respond-help = Alle, die eine Karte zum Spielen haben könnten, werden gleichzeitig gefragt und antworten geheim. Wollen mehrere eine Karte spielen, gilt reihum nur die erste; alle anderen Antworten werden ungesehen weggeworfen, und alle werden neu gefragt.
rf-asked-interrupt-help = Während jemand anders überlegt, darfst du Verwechslung, Schock oder Grabpflege spielen. Niemand wartet auf dich, und in jedem wichtigen Moment wirst du ohnehin gefragt.

## Was geschieht

rf-seen-family-chosen = { $seat-is ->
    [you] Du nimmst die Familie { $family }.
   *[other] { $seat } nimmt die Familie { $family }.
}
rf-seen-turn-began = { $seat-is ->
    [you] Zug { $turn }: Du bekommst die Pillendose.
   *[other] Zug { $turn }: { $seat } bekommt die Pillendose.
}
rf-seen-box-filled = In der Pillendose: { $white ->
    [one] { $white } Pille
   *[other] { $white } Pillen
}, { $black ->
    [one] { $black } Placebo
   *[other] { $black } Placebos
}, { $red ->
    [one] { $red } bittere Pille
   *[other] { $red } bittere Pillen
}.
rf-seen-visited = { $money ->
    [0] { $relative } bekommt { $kind }, kostenlos.
   *[other] { $relative } bekommt { $kind } für { $money } Mäuse.
}
rf-seen-visited-substitute = { $relative } bekommt { $kind } aus der Tasche des Doktors.
rf-seen-pill-bought = { $seat-is ->
    [you] Du schickst { $kind } an { $relative }.
   *[other] { $seat } schickt { $kind } an { $relative }.
}
rf-seen-share-bought = { $seat-is ->
    [you] Du kaufst ein Grabrecht für Grab { $grave }: { $money } Mäuse.
   *[other] { $seat } kauft ein Grabrecht für Grab { $grave }: { $money } Mäuse.
}
rf-seen-own-share-bought = { $seat-is ->
    [you] Du kaufst ein Grabrecht für Grab { $grave }, { $money } Mäuse: { $action }.
   *[other] { $seat }: Grabrecht für Grab { $grave }, { $money } Mäuse, { $action }.
}
rf-seen-pile-shows = Auf dem Stapel von Grab { $grave } liegt { $action }.
rf-seen-ended-visits = Der Doktor hat seine Besuche beendet.
rf-seen-ended-pills = Keine weiteren Pillen für andere.
rf-seen-ended-shares = Keine weiteren Grabrechte.
rf-seen-adjusted = { $relative }: { $health }.
rf-seen-paid-out = { $relative }: { $health }, das bringt { $money } Mäuse.
rf-seen-shocked = Ein Schock für { $relative }: { $health }.
rf-seen-died = { $relative } stirbt und hinterlässt { $money } Mäuse.
rf-seen-chips-returned = Die Rezepte gehen zurück in den Vorrat.
rf-seen-played = { $seat-is ->
    [you] Du spielst { $play }
   *[other] { $seat } spielt { $play }
}
rf-seen-coffin-moved = { $relative } zieht um: von Grab { $from } in Grab { $to }.
rf-seen-maintenance-paid = { $from-is ->
    [you] Du zahlst { $money } Mäuse an { $to }.
   *[other] { $to-is ->
        [you] { $from } zahlt dir { $money } Mäuse.
       *[other] { $from } zahlt { $money } Mäuse an { $to }.
    }
}
rf-seen-declared = { $seat-is ->
    [you] Du beanspruchst
   *[other] { $seat } beansprucht
} Grab { $grave } für { $relative }{ $count ->
    [0] .
    [one] , mit Dokument.
   *[other] , mit { $count } Dokumenten.
}
rf-seen-burial-failed = Grab { $grave } bleibt { $relative } verwehrt.
rf-seen-buried-new = { $relative } kommt auf den Neuen Friedhof.
rf-seen-buried-regular = { $relative } ruht in Grab { $grave }.
rf-seen-buried-double = { $relative } zwängt sich mit in Grab { $grave }.
rf-seen-shares-spent = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $count ->
    [one] ein Grabrecht
   *[other] { $count } Grabrechte
} für Grab { $grave } ab.
rf-seen-own-shares-spent = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $count ->
    [one] ein Grabrecht
   *[other] { $count } Grabrechte
} für Grab { $grave } ab: { $actions }.
rf-seen-passed = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
rf-seen-window-closed = Keine weiteren Reaktionen.
rf-seen-ended = { $seats-is ->
    [you] Du gewinnst! { $reason }
   *[other] { $count ->
        [one] Es gewinnt: { $seats }. { $reason }
       *[other] Es gewinnen: { $seats }. { $reason }
    }
}
rf-seen-opened-pile = Im Stapel lag noch { $card }.
rf-seen-opened-held = { $seat-is ->
    [you] Du hattest noch { $card }.
   *[other] { $seat } hatte noch { $card }.
}
rf-seen-opened-spent = { $seat-is ->
    [you] Du hattest abgegeben: { $card }.
   *[other] { $seat } hatte abgegeben: { $card }.
}

rf-window-bury = Einwände gegen das Begräbnis in Grab { $grave }?
rf-window-after = Reaktionen?
rf-window-adjust = Reaktionen, bevor die Rezepte wirken?
rf-window-end = Reaktionen, bevor der Zug endet?
rf-window-last = Letzte Reaktionen: Ändert sich nichts, ist das Spiel vorbei.

## Warum es vorbei ist

rf-reason-graves-full = Alle fünf Gräber sind belegt.
rf-reason-family-gone = Von einer Familie lebt niemand mehr.
rf-reason-standstill = Zu lange ist nichts geschehen.
rf-reason-round-limit = Die vereinbarten Runden sind gespielt.

## Was Karten tun

rf-play-mix-up = Verwechslung: { $relative } von Grab { $from } nach { $to }
rf-play-mix-up-double = Verwechslung mit Doppelbelegung: { $relative }, { $from } nach { $to }
rf-play-shock = Schock { $grave } für die Person mit Wunsch { $grave }
rf-play-maintenance = Grabpflege { $grave }: Geld für die Särge
rf-play-illegible = Unleserliches Dokument { $grave }

## Was man tun kann

rf-do-choose-family = Familie { $family } nehmen
rf-do-visit = { $relative }: { $kind } verschreiben
rf-do-end-visits = Besuche beenden
rf-do-buy-pill = { $kind } an { $relative } schicken
rf-do-end-pills = Keine Pillen mehr schicken
rf-do-buy-share = Grabrecht für Grab { $grave } kaufen
rf-do-end-shares = Keine Grabrechte mehr kaufen
rf-do-bury-new = { $relative } auf dem Neuen Friedhof begraben
rf-do-bury-double = { $relative } mit Doppelbelegung in Grab { $grave } begraben
rf-do-bury-regular = { $count ->
    [0] { $relative } in Grab { $grave } begraben
    [one] { $relative } in Grab { $grave } begraben, mit dem Dokument von Grab { $docs }
   *[other] { $relative } in Grab { $grave } begraben, mit den Dokumenten der Gräber { $docs }
}
rf-do-pass = Passen

rf-help-choose-family = Diese Familie spielst du bis zum Ende, mit je einer Person für jedes Grab. Was die Bank zahlt, wenn sie sich erholen, steht auf den Karten; die Summe ist in jeder Familie gleich.
rf-help-visit = Das Rezept wirkt am Ende dieses Zuges: Eine Pille hebt die Gesundheit um eine Stufe, und die Bank zahlt dir vielleicht etwas; ein Placebo kostet eine Stufe, eine bittere Pille zwei. Die erste Pille ist kostenlos, ein erstes Placebo oder eine bittere Pille kostet 1000 Mäuse, ein Tausch 2000. Ändern kannst du es in diesem Zug nicht mehr.
rf-help-end-visits = Alle deine Lebenden haben ein Rezept, und der Doktor packt seine Tasche. Als Nächstes darfst du Pillen an andere schicken.
rf-help-buy-pill = Du zahlst 1000 Mäuse, und das Rezept geht an diese Person aus einer anderen Familie. Es wirkt am Ende des nächsten Zuges dieser Familie; wer es dort tauschen will, zahlt 2000.
rf-help-end-pills = Was noch in der Pillendose ist, bleibt vorerst drin. Als Nächstes darfst du Grabrechte kaufen.
rf-help-buy-share = Du zahlst 3000 Mäuse, wenn das Grab leer ist, und 1000, wenn es belegt ist, und bekommst die oberste Karte des Stapels. Nur du siehst die Aktion; dass du das Grabrecht hast, sehen alle.
rf-help-end-shares = Du kaufst in diesem Zug nichts mehr. Nach einer Gelegenheit für Reaktionen wirken die Rezepte deiner Familie.
rf-help-bury-new = Platz ist dort immer, es kostet keine Grabrechte, und niemand kann Einspruch erheben. Aber es bringt wenig: 2 Punkte, falls nicht weniger vereinbart ist.
rf-help-bury-double = Du gibst die Karte ab und legst deinen Sarg in ein Grab, das schon belegt ist. Du brauchst keine Mehrheit, und niemand kann Einspruch erheben. Deine übrigen Grabrechte für dieses Grab behältst du.
rf-help-bury-regular = Du beanspruchst ein leeres Grab, für das du mehr Grabrechte hast als jede andere Familie, die jetzt umgedrehten Dokumente mitgezählt. Die anderen dürfen mit eigenen Dokumenten Einspruch erheben oder das Grab füllen. Liegst du dann noch vorn, kommt der Sarg hinein, und du gibst deine Grabrechte für dieses Grab ab.
rf-help-pass = Du spielst vorerst nichts. Spielt jemand anders, wirst du neu gefragt.
rf-help-mix-up = Du holst einen Sarg aus dem belegten Grab deiner Karte und legst ihn in ein leeres. Niemand verliert dadurch Grabrechte.
rf-help-mix-up-double = Du gibst beide Karten ab und verlegst einen Sarg von einem belegten Grab in ein anderes. Nur so lässt sich jemand in ein belegtes Grab umbetten.
rf-help-shock = Wer aus deiner Familie sich dieses Grab wünscht und noch lebt, fällt sofort um zwei Stufen. War die Person schwach oder dem Tode nahe, stirbt sie, und du erbst 2000 Mäuse. Das Grab muss belegt sein.
rf-help-maintenance = Für jeden fremden Sarg in diesem Grab zahlt dir dessen Familie 2000 Mäuse oder was sie noch hat.
rf-help-illegible = Das Dokument zählt als ein weiteres Grabrecht für das umstrittene Grab, bis dieses Begräbnis vorbei ist. Es hilft dir oder schadet der Familie, die begräbt; für das Grab, das darauf steht, zählt es nie.

## Was nicht geht

rf-refused-not-asked-for = Das ist nicht die Frage. Zuerst: { $asked }
rf-refused-family-taken = Die Familie { $family } ist vergeben. Wähle eine andere.
rf-refused-no-such-relative = { $relative } gehört zu einer Familie, die nicht mitspielt.
rf-refused-not-your-relative = { $relative } gehört nicht zu dir. Der Doktor besucht nur deine eigene Familie.
rf-refused-not-alive = { $relative } kann kein Doktor mehr helfen. Er besucht nur Lebende.
rf-refused-visited-already = Bei { $relative } war der Doktor in diesem Zug schon. Er kommt nur einmal.
rf-refused-same-kind = Dieses Rezept lautet schon auf { $kind }. Ein Tausch muss etwas anderes bringen.
rf-refused-no-chip = Davon ist nichts mehr in der Pillendose: { $kind }.
rf-refused-placebos-first = Eine bittere Pille gibt der Doktor nur heraus, wenn kein Placebo mehr in der Pillendose ist.
rf-refused-cannot-pay = Das kostet { $money } Mäuse; das kannst du nicht bezahlen.
rf-refused-not-visited-yet = { $relative } hat noch kein Rezept. Alle brauchen eins.
rf-refused-only-for-others = { $relative } gehört zu dir. In diesem Schritt gehen Pillen nur an andere Familien.
rf-refused-dead-need-no-pills = { $relative } braucht keine Pillen mehr. Wähle jemanden, der lebt.
rf-refused-has-prescription = { $relative } hat schon ein Rezept, und mehr als eins gibt es nicht.
rf-refused-pile-is-empty = Alle Grabrechte für Grab { $grave } sind verkauft.
rf-refused-one-share-per-grave = Du hast in diesem Zug schon ein Grabrecht für Grab { $grave } gekauft. Pro Grab nur eins.
rf-refused-not-your-card = Diese Karte hast du nicht: { $card }.
rf-refused-grave-is-empty = Grab { $grave } ist leer. Die Karte wirkt nur, solange dort jemand liegt.
rf-refused-grave-is-occupied = Grab { $grave } ist belegt. Ein reguläres Begräbnis braucht ein leeres Grab.
rf-refused-nobody-lies-there = In Grab { $grave } liegt niemand. Eine Doppelbelegung braucht Gesellschaft.
rf-refused-move-needs-empty-grave = Grab { $grave } ist belegt. Ohne Doppelbelegung kommt ein Sarg nur in ein leeres Grab.
rf-refused-move-needs-occupied-grave = Grab { $grave } ist leer. Hier genügt die Verwechslung allein.
rf-refused-no-such-coffin = { $relative } liegt nicht in Grab { $grave }. Wähle einen Sarg, der dort liegt.
rf-refused-same-grave = Der Sarg liegt schon in Grab { $grave }. Wähle ein anderes Grab.
rf-refused-nobody-to-shock = Wer sich aus deiner Familie Grab { $grave } wünschte, lebt nicht mehr. Da gibt es niemanden zu schocken.
rf-refused-only-for-a-burial = Unleserliches Dokument { $grave } zählt nur, solange ein Begräbnis umstritten ist.
rf-refused-document-of-the-same-grave = Ein Dokument zählt nie für sein eigenes Grab, und dieses gehört zu Grab { $grave }.
rf-refused-document-too-late = In Grab { $grave } liegt inzwischen jemand. Jetzt hilft kein Dokument mehr.
rf-refused-document-changes-nothing = Unleserliches Dokument { $grave } würde an diesem Begräbnis nichts ändern. Behalte es.
rf-refused-not-your-deceased = Um { $relative } trauert eine andere Familie. Begrab deine eigenen Leute.
rf-refused-not-deceased = { $relative } wartet nicht auf ein Begräbnis.
rf-refused-other-burial-first = Du hast mit { $relative } begonnen. Bring erst dieses Begräbnis zu Ende.
rf-refused-no-majority = Du brauchst mehr Grabrechte für Grab { $grave } als jede andere Familie. Gleichstand genügt nicht.
rf-refused-document-needs-share = Ein Unleserliches Dokument zählt nur neben einem echten Grabrecht für Grab { $grave }, und du hast keins.
rf-refused-others-need-placebos = Erst brauchen alle deine anderen lebenden Verwandten ein Placebo, dann gibt es die bittere Pille.
rf-refused-unknown-input = Das ist kein Zug in diesem Spiel. Wähle einen, der angeboten wird.

## Einstellungen

rf-option-families = Familien
rf-option-families-help = Familien werden zugelost, oder alle suchen sich reihum eine aus.
rf-option-families-random = zugelost
rf-option-families-choice = alle wählen
rf-option-start = Wer beginnt
rf-option-start-help = Ob das Los entscheidet, wer die Pillendose zuerst bekommt, oder ein bestimmter Platz beginnt.
rf-option-start-random = das Los entscheidet
rf-option-payouts = Auszahlungen
rf-option-payouts-help = Was die Bank zahlt, wenn sich Verwandte erholen. Die gedruckten Werte kennen wir nicht; diese sind unsere eigenen.
rf-option-payouts-reconstruction-1 = unsere Rekonstruktion
rf-option-box-leftovers = Reste in der Pillendose
rf-option-box-leftovers-help = Was mit übrigen Pillen geschieht, wenn die Pillendose weitergeht.
rf-option-box-leftovers-return = zurück in den Vorrat
rf-option-box-leftovers-keep = bleiben in der Pillendose
rf-option-chip-limit = Anzahl der Pillen
rf-option-chip-limit-help = Ob es für alle zusammen nur 12 Pillen, 10 Placebos und 5 bittere Pillen gibt oder immer genug.
rf-option-chip-limit-printed = 12, 10 und 5, wie im Spiel
rf-option-chip-limit-unlimited = immer genug
rf-option-bitter-gate = Bittere Pille
rf-option-bitter-gate-help = Wann der Doktor in deiner Familie die bittere Pille gibt: wenn kein Placebo mehr in der Pillendose ist, oder wenn alle deine anderen lebenden Verwandten eins haben, von wem auch immer.
rf-option-bitter-gate-box = kein Placebo mehr da
rf-option-bitter-gate-others = alle anderen haben eins
rf-option-open-actions = Stapel der Grabrechte
rf-option-open-actions-help = Ob man die oberste Aktion jedes Stapels vor dem Kauf sieht. Dann wissen alle, wer was hat.
rf-option-open-actions-off = Aktionen verdeckt
rf-option-open-actions-on = oberste Aktion offen
rf-option-document-alone = Ein Dokument allein
rf-option-document-alone-help = Ob ein Unleserliches Dokument ein Grab gewinnt oder sperrt, für das du kein echtes Grabrecht hast. Im Beispiel der Spielregel tut es das nicht.
rf-option-document-alone-beside = braucht ein Grabrecht
rf-option-document-alone-share = zählt für sich
rf-option-burier-plays = Karten vor dem Begräbnis
rf-option-burier-plays-help = Ob du noch eine Karte spielen darfst, etwa eine Verwechslung, bevor du sagst, wohin deine Toten kommen.
rf-option-burier-plays-on = erlaubt
rf-option-burier-plays-off = erst begraben
rf-option-interrupts = Dazwischenspielen
rf-option-interrupts-help = Ob du eine Karte spielen darfst, während jemand anders überlegt. Gelegenheiten für Reaktionen hast du auch sonst.
rf-option-interrupts-on = erlaubt
rf-option-interrupts-off = nicht erlaubt
rf-option-window-order = Wessen Reaktion zählt
rf-option-window-order-help = Bei geheimen Antworten spielt Tempo keine Rolle. Sonst zählt, wer zuerst reagiert.
rf-option-window-order-clockwise = geheim, dann reihum
rf-option-window-order-arrival = wer zuerst kommt
rf-option-window-privacy = Wer gefragt wird
rf-option-window-privacy-help = Werden alle gefragt, die eine passende Karte haben könnten, verrät die Frage nichts. Nur die zu fragen, die wirklich spielen können, geht schneller.
rf-option-window-privacy-strict = alle, die könnten
rf-option-window-privacy-relaxed = nur wer kann
rf-option-tie-break = Gleichstand
rf-option-tie-break-help = Wer gewinnt, wenn mehrere die meisten Punkte haben.
rf-option-tie-break-shared = sie teilen sich den Sieg
rf-option-tie-break-money = wer von ihnen das meiste Geld hat
rf-option-idle-rounds = Runden ohne Ereignis
rf-option-idle-rounds-help = Nach so vielen Runden, in denen gar nichts geschieht, endet das Spiel; 0 heißt nie.
rf-option-max-rounds = Rundengrenze
rf-option-max-rounds-help = Nach so vielen Runden endet das Spiel in jedem Fall; 0 heißt ohne Grenze.
rf-option-new-cemetery-points = Neuer Friedhof
rf-option-new-cemetery-points-help = Wie viele Punkte ein Sarg auf dem Neuen Friedhof bringt. Weniger Punkte machen die Gräber wichtiger.
rf-option-hold-times = Zeit für Reaktionen
rf-option-hold-times-help = Sekunden für Reaktionen auf ein Begräbnis oder eine Karte und an den festen Stellen jedes Zuges, geschrieben als 8/3.
rf-option-hold-times-usual = 5 s, sonst 1 oder 2 s
rf-option-answer-limit = Mehr Zeit zum Antworten
rf-option-answer-limit-help = Wie viele Sekunden du bekommst, wenn du „Ich brauche mehr Zeit“ sagst.
rf-option-finish-round = Runde zu Ende spielen
rf-option-finish-round-help = Ob die letzte Runde zu Ende gespielt wird, damit alle gleich oft dran waren.
rf-option-finish-round-off = Ende nach dem Zug
rf-option-finish-round-on = alle haben noch einen Zug

## Bots

rf-bot-visitor = Macht irgendeinen erlaubten Zug.
rf-bot-mourner = Plant jeden Tod für das richtige Grab, kauft Grabrechte und versorgt die Konkurrenz mit Pillen.
rf-bot-rusher = Lässt alle so schnell sterben, wie das Geld es erlaubt, und schaut kein Grab an.
rf-bot-answerer = Gibt allen Nachbarn, die im Sterben liegen, Pillen, was immer sie kosten.
rf-bot-builder = Spart auf Grabrechte und lässt niemanden sterben, bevor sein Grab sicher ist.
rf-bot-gravedigger = Spielt jedes Begräbnis im Kopf durch, bevor etwas geschieht, gegen Leute, die genauso gerissen sind.
rf-bot-sexton = Weiß, was jeder Tod wert ist, bevor er eintritt. Halte deine Verwandten fern.

## Spielweisen

rf-preset-as-printed = Wie gedruckt
rf-preset-as-printed-help = Die gedruckte Regel, mit Karten zu jeder Zeit.
rf-preset-family = Familie
rf-preset-family-help = Niemand unterbricht deinen Zug, zum Reagieren bleibt mehr Zeit, und alle haben einen letzten Zug.
rf-preset-club = Verein
rf-preset-club-help = Alle wählen ihre Familie und haben gleich viele Züge, und bei Gleichstand zählt das Geld.
rf-preset-no-reflex = Ohne Eile
rf-preset-no-reflex-help = Niemand unterbricht deinen Zug, und für jede Reaktion bleibt reichlich Zeit.
