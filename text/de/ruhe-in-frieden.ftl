# Ruhe in Frieden: fünf Familien, fünf Gräber, ein Doktor.
# Namen von Verwandten, Gräbern und Karten stehen in den Sätzen, wie sie sind; die Zahl in Klammern ist der Wunsch.
# Pillen kommen mit ihrem Artikel.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Auf dem alten Friedhof sind noch fünf Gräber frei, und jede Familie hat fünf betagte Verwandte, die dort liegen möchten. Besteche den Doktor, sammle Anrechte, bring deine Leute dorthin, wo sie hinwollen, und halte alle anderen bei bester Gesundheit.

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

rf-health-top-fit = top fit
rf-health-unwell = etwas unwohl
rf-health-weak = schwach
rf-health-near-death = dem Tode nahe

## Was gefragt wird

rf-asked-family = Welche Familie nimmst du?
rf-asked-visits = Der Doktor ist da. Was soll er verschreiben?
rf-asked-pills = Pillen für die anderen Familien?
rf-asked-shares = Welche Anrechte kaufst du?
rf-asked-bury = Wer wird jetzt begraben, und wo?
rf-asked-respond = Zeit für Reaktionen. Spielst du eine Karte?
rf-asked-interrupt = Du darfst eine Karte dazwischenspielen.

rf-asked-family-help = Jede Familie hat für jedes Grab einen Verwandten. Sie unterscheiden sich nur darin, was die Bank zahlt, wenn es jemandem besser geht: Manche zahlen schon weit unten, andere erst ganz oben.
rf-asked-visits-help = Jeder deiner lebenden Verwandten braucht ein Rezept, bevor es weitergeht. Eine Pille kostet nichts, ein Placebo oder eine bittere Pille 1000 Mäuse; ersetzen, was jemand anders hingelegt hat, kostet 2000. Bittere Pillen gibt es erst, wenn kein Placebo mehr in der Dose ist.
rf-asked-pills-help = Für je 1000 Mäuse darfst du, was noch in der Dose ist, an fremde Verwandte ohne Rezept geben. Es wirkt im nächsten Zug ihres Besitzers. Eine Pille hält Rivalen am Leben, ein Placebo schickt sie vielleicht im falschen Moment ins Grab.
rf-asked-shares-help = Du darfst je Grab und Zug ein Anrecht kaufen: 3000 Mäuse, solange das Grab leer ist, 1000, sobald jemand darin liegt. Als Urkunde zählt es für die Mehrheit; seine verdeckte Aktion, die nur du siehst, lässt sich stattdessen einmal nutzen.
rf-asked-bury-help = Der Neue Friedhof nimmt jeden, bringt aber wenig. Für ein leeres Grab brauchst du mehr Anrechte daran als jeder andere, und sie sind danach weg; die Doppelbelegung öffnet ein Grab, das schon belegt ist.
rf-asked-respond-help = Alle, die etwas spielen könnten, werden zugleich gefragt und antworten verdeckt. Wer in der Reihenfolge zuerst kommt und spielt, dessen Karte gilt; alle anderen Antworten werden ungesehen weggeworfen, und es wird neu gefragt.
rf-asked-interrupt-help = Während der Spieler am Zug überlegt, darfst du Verwechslung, Schock oder Grabpflege spielen. Niemand wartet auf dich, und in jedem wichtigen Moment wirst du ohnehin gefragt.

## Was geschieht

rf-seen-family-chosen = { $seat } nimmt die Familie { $family }.
rf-seen-turn-began = Zug { $turn }: { $seat } bekommt die Dose.
rf-seen-box-filled = In der Dose: { $white } weiße, { $black } Placebos, { $red } bittere.
rf-seen-visited = { $money ->
    [0] { $relative } bekommt { $kind }, kostenlos.
   *[other] { $relative } bekommt { $kind } für { $money } Mäuse.
}
rf-seen-visited-substitute = { $relative } bekommt { $kind } aus der Tasche des Doktors.
rf-seen-pill-bought = { $seat } schickt { $kind } an { $relative }.
rf-seen-share-bought = { $seat } kauft ein Anrecht auf Grab { $grave } für { $money } Mäuse.
rf-seen-own-share-bought = { $seat }: Anrecht Grab { $grave } für { $money } Mäuse, { $action }.
rf-seen-ended-visits = Der Doktor ist mit seinen Besuchen fertig.
rf-seen-ended-pills = Mehr Pillen werden nicht verschickt.
rf-seen-ended-shares = Der Schalter für Anrechte schließt.
rf-seen-adjusted = { $relative } ist { $health }.
rf-seen-paid-out = { $relative } ist { $health }: { $money } Mäuse.
rf-seen-shocked = { $relative } bekommt einen Schock: { $health }.
rf-seen-died = { $relative } stirbt und hinterlässt { $money } Mäuse.
rf-seen-chips-returned = Die Rezepte wandern zurück in den Vorrat.
rf-seen-played = { $seat } spielt { $play }
rf-seen-coffin-moved = { $relative } zieht um von Grab { $from } nach Grab { $to }.
rf-seen-maintenance-paid = { $from } zahlt { $money } Mäuse an { $to }.
rf-seen-declared = { $count ->
    [0] { $seat } will Grab { $grave } für { $relative }.
    [one] { $seat } will Grab { $grave } für { $relative }, mit Dokument.
   *[other] { $seat } will Grab { $grave } für { $relative }, mit { $count } Dokumenten.
}
rf-seen-burial-failed = Grab { $grave } bleibt { $relative } verwehrt.
rf-seen-buried-new = { $relative } kommt auf den Neuen Friedhof.
rf-seen-buried-regular = { $relative } ruht in Grab { $grave }.
rf-seen-buried-double = { $relative } rückt mit in Grab { $grave }.
rf-seen-shares-spent = { $count ->
    [one] { $seat } gibt ein Anrecht auf Grab { $grave } ab.
   *[other] { $seat } gibt { $count } Anrechte auf Grab { $grave } ab.
}
rf-seen-own-shares-spent = { $count ->
    [one] { $seat } gibt ein Anrecht ab, Grab { $grave }: { $actions }.
   *[other] { $seat } gibt { $count } Anrechte ab, Grab { $grave }: { $actions }.
}
rf-seen-passed = { $seat } passt.
rf-seen-window-closed = Niemand reagiert mehr.
rf-seen-ended = { $count ->
    [one] Es gewinnt: { $seats }. { $reason }
   *[other] Es gewinnen: { $seats }. { $reason }
}
rf-seen-opened-pile = Im Stapel lag noch { $card }.
rf-seen-opened-held = { $seat } hatte noch { $card }.
rf-seen-opened-spent = { $seat } hatte abgegeben: { $card }.

rf-window-bury = Einwände gegen das Begräbnis in Grab { $grave }?
rf-window-after = Zeit für Reaktionen.
rf-window-adjust = Zeit für Reaktionen, bevor die Pillen wirken.
rf-window-end = Zeit für Reaktionen, bevor der Zug endet.
rf-window-last = Letzte Reaktionen: Ändert sich nichts, ist das Spiel aus.

## Warum es vorbei ist

rf-reason-graves-full = Alle fünf Gräber sind belegt.
rf-reason-family-gone = Von einer Familie lebt niemand mehr.
rf-reason-standstill = Es ist zu lange nichts geschehen.
rf-reason-round-limit = Die vereinbarten Runden sind gespielt.

## Was Karten tun

rf-play-mix-up = Verwechslung: { $relative } von Grab { $from } nach { $to }
rf-play-mix-up-double = Verwechslung, Doppelbelegung: { $relative }, { $from } nach { $to }
rf-play-shock = Schock { $grave } für den Verwandten mit Wunsch { $grave }
rf-play-maintenance = Grabpflege { $grave }: Für Särge wird gezahlt
rf-play-illegible = Unleserliches Dokument { $grave }

## Was man tun kann

rf-do-choose-family = Nimm die Familie { $family }
rf-do-visit = Gib { $kind } an { $relative }
rf-do-end-visits = Beende die Besuche
rf-do-buy-pill = Schick { $kind } an { $relative }
rf-do-end-pills = Schick keine Pillen mehr
rf-do-buy-share = Kauf ein Anrecht auf Grab { $grave }
rf-do-end-shares = Kauf keine Anrechte mehr
rf-do-bury-new = Begrab { $relative } auf dem Neuen Friedhof
rf-do-bury-double = Begrab { $relative } mit Doppelbelegung in Grab { $grave }
rf-do-bury-regular = { $count ->
    [0] Begrab { $relative } in Grab { $grave }
    [one] Begrab { $relative } in Grab { $grave } mit dem Dokument von Grab { $docs }
   *[other] Begrab { $relative } in Grab { $grave } mit den Dokumenten der Gräber { $docs }
}
rf-do-pass = Passe

rf-help-choose-family = Du spielst diese Familie bis zum Ende, mit einem Verwandten für jedes Grab. Was ihre Leute zahlen, wenn es ihnen besser geht, steht auf ihnen; die Summe ist in jeder Familie gleich.
rf-help-visit = Das Mittel wirkt im fünften Schritt dieses Zuges: Eine Pille hebt um eine Stufe und zahlt vielleicht, ein Placebo senkt um eine, eine bittere Pille um zwei. Die erste Pille ist frei, Placebo oder bittere Pille kosten 1000 Mäuse, ein Tausch 2000. Was gegeben ist, bleibt für diesen Zug.
rf-help-end-visits = Alle deine Lebenden haben ein Rezept, und der Doktor packt seine Tasche. Als Nächstes darfst du anderen Pillen schicken.
rf-help-buy-pill = Für 1000 Mäuse geht das Mittel an diesen fremden Verwandten und wirkt am Ende des nächsten Zuges seiner Familie. Dort kann man es nur für 2000 tauschen.
rf-help-end-pills = Was noch in der Dose ist, bleibt vorerst dort. Als Nächstes darfst du Anrechte kaufen.
rf-help-buy-share = Du zahlst 3000 Mäuse für ein leeres, 1000 für ein belegtes Grab und bekommst die oberste Karte seines Stapels. Nur du siehst die Aktion; dass du ein Anrecht hast, sehen alle.
rf-help-end-shares = Du kaufst in diesem Zug nichts mehr. Nach einem Moment für Reaktionen wirken die Rezepte deiner Familie.
rf-help-bury-new = Platz ist dort immer, es kostet keine Anrechte, und niemand kann etwas einwenden. Es bringt wenig: 2 Punkte, wenn der Tisch nicht weniger vereinbart hat.
rf-help-bury-double = Die Karte ist weg, und dein Verwandter teilt sich ein belegtes Grab; eine Mehrheit braucht es nicht, und niemand kann etwas einwenden. Deine übrigen Anrechte auf das Grab behältst du.
rf-help-bury-regular = Du beanspruchst ein leeres Grab, an dem du mehr Anrechte hast als jeder einzelne andere, aufgedeckte Dokumente mitgezählt. Die anderen dürfen mit eigenen Dokumenten dagegenhalten oder das Grab füllen; führst du dann noch, kommt der Sarg hinein, und deine Anrechte auf dieses Grab sind weg.
rf-help-pass = Du spielst in dieser Runde nichts. Spielt jemand anders, wirst du neu gefragt.
rf-help-mix-up = Die Karte eines belegten Grabes bringt einen Sarg daraus in ein leeres Grab. Niemand verliert dadurch Anrechte.
rf-help-mix-up-double = Beide Karten sind weg, und ein Sarg wandert aus einem belegten Grab in ein anderes belegtes. Anders kommt keiner nachträglich in ein Grab, das belegt ist.
rf-help-shock = Dein eigener lebender Verwandter mit dem Wunsch nach diesem Grab fällt sofort um zwei Stufen; wer schwach war, stirbt, und du erbst 2000 Mäuse. Im Grab muss jemand liegen.
rf-help-maintenance = Für jeden fremden Sarg in diesem Grab zahlt dir sein Besitzer 2000 Mäuse, oder was er noch hat. Wer nichts hat, zahlt nichts.
rf-help-illegible = Das Dokument zählt als ein weiteres Anrecht auf das umkämpfte Grab, bis dieses Begräbnis vorbei ist. Es wirkt für dich oder gegen den, der begräbt, aber nie für das Grab, das darauf steht.

## Was nicht geht

rf-refused-not-asked-for = Danach ist nicht gefragt. Beantworte erst dies: { $asked }
rf-refused-family-taken = Die Familie { $family } ist vergeben. Wähle eine andere.
rf-refused-no-such-relative = { $relative } gehört zu einer Familie, die an diesem Tisch nicht mitspielt.
rf-refused-not-your-relative = { $relative } ist nicht aus deiner Familie. Der Doktor besucht nur deine eigene.
rf-refused-not-alive = { $relative } hilft kein Doktor mehr. Er besucht nur Lebende.
rf-refused-visited-already = Der Doktor war in diesem Zug schon da: { $relative }. Er kommt nur einmal.
rf-refused-same-kind = Dort liegt schon { $kind }. Ein Tausch muss etwas anderes bringen.
rf-refused-no-chip = Davon ist nichts mehr in der Dose: { $kind }.
rf-refused-placebos-first = Bittere Pillen gibt es erst, wenn kein Placebo mehr in der Dose ist.
rf-refused-cannot-pay = Das kostet { $money } Mäuse, und so viel hast du nicht.
rf-refused-not-visited-yet = { $relative } hat noch kein Rezept. Besuche erst alle.
rf-refused-only-for-others = { $relative } gehört zu dir. In diesem Schritt gehen Pillen an andere Familien.
rf-refused-dead-need-no-pills = { $relative } braucht keine Pillen mehr. Wähle jemanden, der lebt.
rf-refused-has-prescription = { $relative } hat schon ein Rezept, und mehr als eines gibt es nicht.
rf-refused-pile-is-empty = Alle Anrechte auf Grab { $grave } sind verkauft.
rf-refused-one-share-per-grave = Du hast in diesem Zug schon ein Anrecht auf Grab { $grave } gekauft. Je Grab nur eines.
rf-refused-not-your-card = { $card }: Diese Karte liegt nicht vor dir.
rf-refused-grave-is-empty = Grab { $grave } ist leer. Die Karte wirkt erst, wenn dort jemand liegt.
rf-refused-grave-is-occupied = Grab { $grave } ist belegt. Ein reguläres Begräbnis braucht ein leeres.
rf-refused-nobody-lies-there = In Grab { $grave } liegt niemand. Eine Doppelbelegung braucht Gesellschaft.
rf-refused-move-needs-empty-grave = Grab { $grave } ist belegt. Ohne Doppelbelegung kommt ein Sarg nur in ein leeres Grab.
rf-refused-move-needs-occupied-grave = Grab { $grave } ist leer. Die Doppelbelegung ist für belegte Gräber; hier genügt die Verwechslung.
rf-refused-no-such-coffin = { $relative } liegt nicht in Grab { $grave }. Wähle einen Sarg, der dort liegt.
rf-refused-same-grave = Der Sarg liegt schon in Grab { $grave }. Wähle ein anderes Grab.
rf-refused-nobody-to-shock = Dein Verwandter mit dem Wunsch nach Grab { $grave } lebt nicht. Niemand ist zu schockieren.
rf-refused-only-for-a-burial = Unleserliches Dokument { $grave } zählt nur, während um ein Begräbnis gestritten wird.
rf-refused-document-of-the-same-grave = Ein Dokument zählt für ein anderes Grab als sein eigenes, und das ist { $grave }.
rf-refused-document-too-late = Grab { $grave } ist inzwischen belegt. Jetzt hilft kein Dokument mehr.
rf-refused-document-changes-nothing = Unleserliches Dokument { $grave } würde an diesem Begräbnis nichts ändern. Behalte es.
rf-refused-not-your-deceased = Um { $relative } trauert eine andere Familie. Begrab deine eigenen.
rf-refused-not-deceased = { $relative } wartet nicht auf ein Begräbnis.
rf-refused-other-burial-first = Du hast mit { $relative } angefangen. Bring erst dieses Begräbnis zu Ende.
rf-refused-no-majority = Du brauchst mehr Anrechte auf Grab { $grave } als jeder andere. Gleichstand genügt nicht.
rf-refused-unknown-input = Diesen Zug kennt das Spiel nicht. Wähle einen, der angeboten wird.

## Optionen

rf-option-families = Familien
rf-option-families-help = Ob der Zufall die Familien verteilt oder jeder eine nimmt, der Startspieler zuerst.
rf-option-families-random = durch Zufall
rf-option-families-choice = jeder wählt
rf-option-start = Startspieler
rf-option-start-help = Wer die Dose zuerst bekommt: der Zufall entscheidet, oder ein Platz wird genannt.
rf-option-start-random = durch Zufall
rf-option-payouts = Auszahlungen
rf-option-payouts-help = Welche Tabelle sagt, was Verwandte zahlen, wenn es ihnen besser geht. Die gedruckte ist nicht bekannt; diese ist unsere eigene.
rf-option-payouts-reconstruction-1 = unsere Rekonstruktion
rf-option-box-leftovers = Reste in der Dose
rf-option-box-leftovers-help = Was mit übrigen Pillen geschieht, wenn die Dose weitergeht.
rf-option-box-leftovers-return = zurück in den Vorrat
rf-option-box-leftovers-keep = bleiben in der Dose
rf-option-chip-limit = Chips
rf-option-chip-limit-help = Ob es für alle zusammen nur 12 Pillen, 10 Placebos und 5 bittere Pillen gibt oder immer genug.
rf-option-chip-limit-printed = wie in der Schachtel
rf-option-chip-limit-unlimited = immer genug
rf-option-interrupts = Dazwischenspielen
rf-option-interrupts-help = Ob andere eine Karte spielen dürfen, während der Spieler am Zug überlegt. Momente für Reaktionen gibt es auch sonst.
rf-option-interrupts-on = erlaubt
rf-option-interrupts-off = nicht erlaubt
rf-option-window-order = Wessen Reaktion zählt
rf-option-window-order-help = Bei verdeckten Antworten spielt Tempo keine Rolle. Sonst zählt, wer zuerst ruft.
rf-option-window-order-clockwise = verdeckt, nach Sitzordnung
rf-option-window-order-arrival = wer zuerst kommt
rf-option-window-privacy = Wer gefragt wird
rf-option-window-privacy-help = Werden alle gefragt, die eine passende Karte haben könnten, verrät eine Frage nichts. Nur die zu fragen, die wirklich spielen können, geht schneller.
rf-option-window-privacy-strict = wer spielen könnte
rf-option-window-privacy-relaxed = nur wer spielen kann
rf-option-tie-break = Gleichstand
rf-option-tie-break-help = Wer gewinnt, wenn mehrere die meisten Punkte haben.
rf-option-tie-break-shared = alle gemeinsam
rf-option-tie-break-money = der Reichste von ihnen
rf-option-idle-rounds = Leere Runden
rf-option-idle-rounds-help = Nach so vielen Runden, in denen gar nichts geschieht, endet das Spiel; 0 heißt nie.
rf-option-max-rounds = Rundengrenze
rf-option-max-rounds-help = Nach so vielen Runden endet das Spiel in jedem Fall; 0 heißt ohne Grenze.
rf-option-new-cemetery-points = Neuer Friedhof
rf-option-new-cemetery-points-help = Wie viele Punkte ein Sarg auf dem Neuen Friedhof bringt. Weniger Punkte machen die Gräber wichtiger.
rf-option-hold-times = Zeit für Reaktionen
rf-option-hold-times-help = Sekunden für Reaktionen auf eine Beerdigung oder Karte und in den Fenstern jedes Zuges, geschrieben 8/3.
rf-option-hold-times-usual = 5 s, sonst 1 oder 2 s
rf-option-answer-limit = Mehr Zeit zum Antworten
rf-option-answer-limit-help = Sekunden, die sich nehmen darf, wer um Zeit bittet.
rf-option-finish-round = Runde zu Ende spielen
rf-option-finish-round-help = Ob die letzte Runde zu Ende gespielt wird, damit alle gleich viele Züge haben.
rf-option-finish-round-off = Ende nach dem Zug
rf-option-finish-round-on = alle haben den letzten Zug

## Bots

rf-bot-visitor = Zieht irgendwie, aber regelgerecht.
rf-bot-mourner = Plant Todesfälle zum Wunschgrab hin, kauft Anrechte und dosiert die Rivalen.
