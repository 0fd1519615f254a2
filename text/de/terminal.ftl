# Der Terminal-Client: Titel, Tasten, Fragen und die Wörter der Zeilenfassung.

## Rund ums Haus

tui-practice = Übung
tui-clues = Hinweise
tui-pattern = Muster
tui-pattern-title = Was das Muster sein kann
tui-pattern-closed = { $room }, geschlossen
tui-pattern-nowhere = noch nicht gefunden
tui-bones-yes = Gebeine bei dir
tui-bones-no = noch keine Gebeine
tui-ghost-met = Geist getroffen
tui-ghost-about = Geist geht um
tui-doomed = Nicht mehr zu gewinnen
tui-piles = Stapel { $deck } · abgelegt { $discard }
tui-fresh = Neue Türen:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Noch im Stapel ({ $cards })
tui-deck-note = Die Reihenfolge kennt niemand. × heißt: führt in einen geschlossenen Raum.
tui-discard-title = Abgelegt, letzte zuerst ({ $cards })
tui-log = Was geschehen ist
tui-log-scrolled = Was früher geschah
tui-so-far = Bisher
tui-rule = Regel
tui-taken-back = Du nimmst deinen letzten Zug zurück.
tui-forced = Kein Ausweg: Der Raum muss schließen.

## Was bevorsteht

tui-ahead-unknown = Noch nie betreten, und der Geist geht noch um.
tui-ahead-safe = Noch nie betreten; der Geist ist fort.
tui-ahead-visited = Da warst du schon. Türen dort: { $doors }.
tui-ahead-bare = Da warst du schon. Keine brauchbare Tür mehr.
tui-ahead-home = Mit den Gebeinen nach Hause: Das gewinnt!
tui-ahead-close = { $good } von { $deck } Karten im Stapel führen weiter.
tui-dead-end = Ohne Gebeine sitzt du dort fest: Kein Weg führt wieder hinaus, und das Spiel ist verloren.

## Tasten

tui-key-select = wählen
tui-key-accept = tun
tui-key-cancel = zurück
tui-key-choose = sofort
tui-key-flip = Hinweis aufdecken
tui-key-skip = Hinweis liegen lassen
tui-key-passage = durch den Geheimgang
tui-key-close = Raum schließen
tui-key-close-via-passage = schließen, durch den Gang
tui-key-help = Hilfe
tui-key-cards = Karten
tui-key-events = Verlauf
tui-key-scroll = blättern
tui-key-undo = zurücknehmen
tui-key-language = Sprache
tui-key-concede = aufgeben
tui-key-leave = gehen
tui-key-leave-now = sofort gehen
tui-key-new-game = neues Spiel
tui-key-same-deal = noch einmal dieses
tui-key-retry = noch einmal
tui-key-play-on = ungesichert weiter

## Worte des Programms

tui-no-such-choice = Eine Wahl { $number } gibt es nicht.
tui-no-way = Dorthin führt von hier kein Weg: { $room }.
tui-undo-counted = Dieses Spiel zählt, da wird nichts zurückgenommen. Übungsspiele sind gnädiger.
tui-undo-nothing = Nichts zurückzunehmen: Es wurde etwas aufgedeckt, und gesehen ist gesehen.
tui-ask-concede = Aufgeben? Dann ist das Spiel verloren, und alles wird aufgedeckt.
tui-ask-dead-end = Aus dem Haupteingang führt kein Weg, und du hast keine Gebeine. Wer jetzt hineingeht, verliert. Wirklich?
tui-kept = Dein Spiel ist aufgehoben. So kommst du zurück: { $place }
tui-not-kept = Dieses Spiel wird nirgends aufgehoben: Wer geht, beendet es.
tui-unwritten = Der Zug ließ sich nicht sichern: { $cause }. Er ist nicht ausgeführt, verloren ist nichts.
tui-unkept-badge = NICHT GESICHERT

## Hilfe

tui-help-title = Hilfe
tui-help-keys = Tasten
tui-help-signs = Zeichen
tui-help-signs-text =
    Dicke Wände und ☻: Hier bist du. ?: nie betreten. ░: für immer geschlossen. ►1◄: Wahl 1 führt dorthin. (6♣): Tür in einen geschlossenen Raum. ⇄: der Geheimgang und sein anderes Ende, × wenn er versiegelt ist.
    Die Buchstaben eines Musters sind die Anfangsbuchstaben seiner Hinweise.
tui-help-rules = Die Regeln in Kürze
tui-help-rules-text =
    Evas Gebeine liegen in dem Raum, dessen Muster die Reihenfolge der drei Hinweise ist. Türen sind Karten: Der Rang nennt den Raum, in den sie führen, und jede lässt sich nur einmal benutzen.
    Beim ersten Besuch wird das Geheimnis des Raums aufgedeckt, und Türen werden gezogen. Türen in denselben Raum, verschlossene Farben und doppelte werden abgelegt.
    Wer durch eine Tür zurückkehrt, darf den nächsten Hinweis aufdecken. Sind alle drei bekannt, betritt den richtigen Raum und nimm die Gebeine; er schließt sich hinter dir.
    Ein Raum darf jederzeit geschlossen werden und muss es, wenn kein Weg hinausführt: Seine Türen sind fort, du ziehst neue und nimmst sofort eine davon. Taugt keine, sitzt du in der Falle.
    Der Geist mischt die Hinweise, wenn du ihn triffst, und beendet das Spiel, wenn du die Gebeine trägst.
    Die beiden Enden des Geheimgangs sind verbunden, sobald beide gefunden sind. Der Haupteingang schließt nie: Dorthin müssen die Gebeine.
tui-cards-title = Karten

## Das Ende

tui-end-pattern = Das Muster war
tui-stone-eva = Eva
tui-stone-you = Du

## Zeilenfassung

tui-plain-greeting = Tippe die Nummer einer Wahl oder ein Wort. „hilfe“ nennt die Wörter.
tui-plain-help = Tippe die Nummer einer Wahl, eine Tür wie 3d oder eines dieser Wörter. „hilfe 2“ erklärt Wahl 2.
tui-plain-unknown = „{ $words }“ versteht hier niemand. „hilfe“ nennt die Wörter.
tui-plain-no-door = Keine Tür hier hört auf „{ $words }“. Nenne eine angebotene, etwa „tür 3d“.
tui-plain-confirm = Tippe „ja“, wenn du es willst.
tui-plain-not-done = Nicht getan.
tui-plain-nothing-asked = Danach war nicht gefragt.
tui-plain-not-over = Dieses Spiel ist noch nicht zu Ende.
tui-plain-over = Tippe „neu“ für ein neues Spiel, „nochmal“ für dieselben Karten, „ende“ zum Gehen.
tui-plain-unwritten = Tippe „wiederholen“ für einen neuen Versuch, „ungesichert“ zum Weiterspielen oder „ende“.
tui-plain-warned = Vorsicht, von dort führt kein Weg hinaus
tui-plain-languages = Sprachen: sprache en, sprache de, sprache fr, sprache nl.

tui-room-here = hier bist du
tui-room-visited = besucht
tui-room-unvisited = nie betreten
tui-room-closed = geschlossen
tui-room-doors = Türen { $doors }

tui-verb-door = tür
tui-verb-door-means = durch eine Tür gehen, etwa „tür 3d“ für 3♦
tui-verb-passage = geheimgang
tui-verb-passage-means = durch den Geheimgang gehen
tui-verb-close = schließen
tui-verb-close-means = diesen Raum schließen und neue Türen ziehen
tui-verb-seal = versiegeln
tui-verb-seal-means = diesen Raum schließen und durch den Geheimgang gehen
tui-verb-flip = aufdecken
tui-verb-flip-means = den Hinweis aufdecken
tui-verb-skip = lassen
tui-verb-skip-means = den Hinweis liegen lassen
tui-verb-undo = zurück
tui-verb-undo-means = den letzten Zug zurücknehmen, im Übungsspiel
tui-verb-concede = aufgeben
tui-verb-concede-means = aufgeben
tui-verb-house = haus
tui-verb-house-means = alle dreizehn Räume
tui-verb-clues = hinweise
tui-verb-clues-means = Hinweise und mögliche Muster
tui-verb-deck = stapel
tui-verb-deck-means = die Karten, die noch im Stapel sind
tui-verb-discard = ablage
tui-verb-discard-means = abgelegte Karten, letzte zuerst
tui-verb-help = hilfe
tui-verb-help-means = diese Wörter, oder „hilfe 2“ zu Wahl 2
tui-verb-rules = regeln
tui-verb-rules-means = die Regeln des Spiels
tui-verb-language = sprache
tui-verb-language-means = eine andere Sprache sprechen, etwa „sprache en“
tui-verb-quit = ende
tui-verb-quit-means = gehen; ein aufgehobenes Spiel lässt sich fortsetzen
tui-verb-new = neu
tui-verb-new-means = ein neues Spiel, nach dem Ende
tui-verb-again = nochmal
tui-verb-again-means = dieselben Karten noch einmal, nach dem Ende
tui-verb-retry = wiederholen
tui-verb-retry-means = noch einmal versuchen, einen Zug zu sichern
tui-verb-unsaved = ungesichert
tui-verb-unsaved-means = weiterspielen, obwohl ein Zug nicht gesichert werden kann
tui-verb-yes = ja
tui-verb-yes-means = tun, wonach gefragt wurde
tui-verb-no = nein
tui-verb-no-means = es lassen

## Tische mit mehreren Plätzen

# Namen für alle, die keinen genannt haben.
tui-guest = Gast
tui-guest-numbered = Gast { $number }

tui-move-of = { $names } ist dran.
tui-moves-of = Dran sind: { $names }.
tui-move-nobody = Niemand ist dran.
tui-move-secret = Zeit für verdeckte Antworten.
tui-move-over = Das Spiel ist aus.
tui-watching = Was geschieht
tui-go-on = Weiter
tui-keep-still = Stillhalten
tui-step-in = { $seat } dazwischengehen lassen
tui-hand-over-title = Platzwechsel
tui-hand-over = Die Tastatur geht an { $seat }. Drücke die Eingabetaste.
tui-hand-over-secret = Die Tastatur geht an { $seat }. Alle anderen schauen jetzt weg. Dann drücke die Eingabetaste.
tui-over = Das Ende
tui-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
tui-search = Suchen:
tui-search-nothing = So heißt nichts, was zur Wahl steht.
tui-ask-leave-table = Den Tisch verlassen?
tui-table-too-small = Der Tisch passt nicht hinein. Bitte zieh das Fenster auf mindestens { $columns } × { $rows }.
tui-help-more = Die Regeln
tui-help-book = Das Regelheft: { $command }
tui-help-paragraph = Die Regel zu dieser Frage: { $command }

tui-key-row = andere Wahl
tui-key-search = suchen
tui-key-go-on = weiter
tui-key-skip-moves = bis zu meinem Zug

tui-table-plain-over = Tippe „neu“ für einen neuen Tisch mit denselben Leuten, „ende“ zum Gehen.
tui-table-plain-help = Tippe die Nummer einer Wahl, wo es viele Orte gibt mit dem Ort dahinter (etwa „1 c2“), oder eines dieser Wörter. „hilfe 2“ erklärt Wahl 2.
tui-plain-many = { $name }, { $count } stehen zur Wahl. Tippe „{ $example }“; „{ $number }“ allein nennt alle.
tui-verb-look = schau
tui-verb-look-means = was du gerade siehst und was du tun kannst
tui-verb-log = verlauf
tui-verb-log-means = was geschehen ist, ohne das, was vergessen sein soll

## Dawn Under

# Ein Buchstabe für jede Farbe, alle sechs verschieden.
tui-du-letter-red = R
tui-du-letter-yellow = G
tui-du-letter-white = W
tui-du-letter-blue = B
tui-du-letter-green = N
tui-du-letter-black = S

tui-du-turn = Zug { $turn }
tui-du-open = Ein Grab öffnen
tui-du-bat = Eine Fledermaus auf ein Grab setzen
tui-du-rucola = Den Grafen auf ein Grab stellen
tui-du-bat-sits = Die Fledermaus sitzt auf Grab { $grave }.
tui-du-in-hand = in der Hand: { $colour }
tui-du-plague = Ratten! { $seat } sucht, { $count ->
    [one] noch { $count } Grab
   *[other] noch { $count } Gräber
}
tui-du-supply = Pflöcke in der Mitte: { $count }
tui-du-reserve = Ersatzdeckel: { $count }
tui-du-idle = Züge ohne Bett: { $count }
tui-du-left = { $count ->
    [0] keiner übrig
    [one] { $count } Vampir übrig
   *[other] { $count } Vampire übrig
}
tui-du-backs = { $count } verdeckt
tui-du-seat = { $seat }: { $count ->
    [one] { $count } Vampir
   *[other] { $count } Vampire
} ({ $row }); Pflöcke { $stakes }, Knoblauch { $garlic }, Fledermäuse { $bats }, Rattendeckel { $rats }.
tui-du-eligible = Die Ratten laufen über: { $graves }.
tui-du-count-centre = Graf Rucola steht auf seiner Säule in der Mitte.
tui-du-count-column = Graf Rucola steht auf seiner Säule vor { $seat }.
tui-du-count-grave = Graf Rucola bewacht Grab { $grave } für { $seat }.
tui-du-signs =
    ∩: ein geschlossenes Grab. [∩]: das, auf das du zeigst. R:B ein offenes Grab: roter Deckel, darin ein blauer Vampir; · niemand, o Knoblauch, ~ ein Rattendeckel, - ein nur abgehobener Deckel, × kein Deckel. Was wieder zu ist, wird nur einen Augenblick gezeigt: Merk es dir.
    R rot, G gelb, W weiß, B blau, N grün, S schwarz; ▒ verdeckt. Neben einem Namen: wie viele Vampire übrig sind, ! Pflöcke, o Knoblauch, ^ Fledermäuse, ~ Rattendeckel, ♔ Graf Rucola. ^∩^: Dort sitzt eine Fledermaus. ~∩: Dort laufen Ratten. ►: wer dran ist.

## Rennen nach der Uhr

tui-race = Hände hoch!
tui-race-keys = { $seat }: { $hand } schlägt, { $still } sagt „nicht meins“.
tui-race-hand = { $seat }: { $hand } schlägt.
tui-race-letters = Der Buchstabe einer Karte schlägt auf diese Karte.
tui-key-space = die Leertaste
tui-key-enter = Enter

## Clearing Coffins

# Ein Buchstabe für jede Farbe.
tui-cc-letter-yellow = G
tui-cc-letter-purple = L

tui-cc-round = Wurf { $round }
tui-cc-bang = Auf eine Karte schlagen
tui-cc-claim = Auf eine Karte zeigen
tui-cc-bat = Die Fledermaus zu einer Karte schicken
tui-cc-moon = Zwei Karten ansehen
tui-cc-penalty = Einen eigenen Sarg öffnen
tui-cc-hand-down = HAND UNTEN
tui-cc-watches = { $count ->
    [one] schaut diesen Wurf zu
   *[other] schaut { $count } Würfe zu
}
tui-cc-rolling = sie rollen und rollen …
tui-cc-thrower = Würfel: { $seat }
tui-cc-pile = Stapel: { $count }
tui-cc-owed = zahlt noch: { $seats }
tui-cc-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
tui-cc-coffin = ein Sarg
tui-cc-gap = eine Lücke
tui-cc-seat = { $seat }: { $row }. Geräumt: { $cleared } von { $target }.
tui-cc-score = { $count ->
    [0] nichts geräumt
    [one] { $count } Sarg geräumt
   *[other] { $count } Särge geräumt
}
tui-cc-reason-cleared = Die Gruft ist aufgeräumt.
tui-cc-reason-throws = Das war der letzte Wurf.
tui-cc-lots = In schlichten Zeilen rennt niemand: Alle antworten der Reihe nach, und unter denen, die schlagen, entscheidet das Los.
tui-cc-signs =
    G gelb, L lila; ☠ Schädel, ☾ Mond, ^ Fledermaus. ▒▒: ein Sarg, und was darin liegt, musst du selbst wissen. ··: eine Lücke. ‹L☾›: nur kurz zu sehen, merk es dir. Buchstaben vor den Karten wählen sie sofort; im Mondlicht zwei Buchstaben nacheinander.
    »: wer die Würfel hat. ►: wer gefragt ist. 2/4: zwei von vier Särgen geräumt, dahinter ihre Bilder.
    Im Rennen ist deine Taste deine Hand. Bevor die Würfel liegen und einen Wimpernschlag danach ist sie ein Frühstart.

## Ruhe in Frieden

tui-rf-turn = Zug { $turn }, Runde { $round }
tui-rf-visit-white = Eine Pille geben
tui-rf-visit-black = Ein Placebo geben
tui-rf-visit-red = Eine bittere Pille geben
tui-rf-send-white = Eine Pille schicken
tui-rf-send-black = Ein Placebo schicken
tui-rf-send-red = Eine bittere Pille schicken
tui-rf-buy-share = Ein Anrecht kaufen
tui-rf-cards = Eine Karte spielen
# Was neben einer Wahl steht; k sind tausend Mäuse.
tui-rf-free = 0k
tui-rf-price = { $thousands }k
tui-rf-collects = bringt { $thousands }k
tui-rf-collects-nothing = bringt nichts!
tui-rf-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Short forms of choices.
tui-rf-pill-white = Pille
tui-rf-pill-black = Placebo
tui-rf-pill-red = bitter
tui-rf-brief = { $what }: { $for }
tui-rf-grave = Grab { $grave }
tui-rf-grave-with = Grab { $grave } mit { $cards }
tui-rf-new-cemetery = Neuer Friedhof
tui-rf-new-cemetery-count = Neuer Friedhof ({ $count })
tui-rf-sold-out = weg
tui-rf-step-family = Die Familien werden gewählt
tui-rf-step-visits = Schritt 2: Besuche
tui-rf-step-pills = Schritt 3: Pillen für andere
tui-rf-step-shares = Schritt 4: Anrechte
tui-rf-buries = { $seat } begräbt
tui-rf-box = Dose { $chips }
tui-rf-supply = Vorrat { $chips }
tui-rf-supply-spoken = Im Vorrat: { $white } Pillen, { $black } Placebos, { $red } bittere.
tui-rf-idle = Züge ohne Ereignis: { $count }
tui-rf-wish = Wunsch
tui-rf-shares = Anrechte
tui-rf-sum = Punkte
tui-rf-pays = zahlt schw./unw./fit
tui-rf-no-cards = Du hast keine Anrechte.
tui-rf-own-cards = Deine Anrechte: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → Grab { $grave }
tui-rf-contest-open = { $relative }: noch nicht begraben
tui-rf-contest-ahead = { $seat } liegt vorn.
tui-rf-contest-tied = Gleichstand: { $seat } scheitert.
tui-rf-contest-behind = { $seat } ist überstimmt.
tui-rf-contest-filled = Das Grab ist inzwischen belegt.
# Points, how they came about, and the money: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum }; { $thousands }k
tui-rf-nobody = niemand
tui-rf-grave-line = Grab { $grave }: { $coffins }. { $pile ->
    [0] Alle Anrechte sind verkauft.
    [one] Noch { $pile } Anrecht für { $money } Mäuse.
   *[other] Noch { $pile } Anrechte für je { $money } Mäuse.
} Noch nicht gesehen: { $unseen }.
tui-rf-seat = { $letter }: { $seat }, Familie { $family }, { $money } Mäuse, { $count ->
    [0] keine Anrechte
    [one] ein Anrecht auf Grab { $graves }
   *[other] Anrechte auf die Gräber { $graves }
}.
tui-rf-lies = liegt in Grab { $grave }.
tui-rf-lies-new = liegt auf dem Neuen Friedhof.
tui-rf-unburied = ist gestorben und noch nicht begraben.
tui-rf-sent-by = { $kind } von { $seat }
tui-rf-payouts = zahlt { $weak }, { $unwell }, { $fit } beim Aufstieg auf schwach, etwas unwohl, top fit
tui-rf-signs =
    ≡≡≡ top fit, ≡≡· etwas unwohl, ≡·· schwach, ··· dem Tode nahe, † noch nicht begraben, ∩2 liegt in Grab 2, ∩N auf dem Neuen Friedhof. Dahinter das Rezept: ○ Pille, ● Placebo, ♦ bittere Pille, ‹ wenn jemand anders es geschickt hat. Die Verwandten stehen in der Reihe ihrer Wünsche, 1 bis 5; 0/1/2 ist, was jemand beim Aufstieg auf schwach, etwas unwohl, top fit zahlt.
    k: tausend Mäuse. Unter einem Grab: der Preis eines Anrechts und wie viele noch da sind (▒5). 12345: wie viele Anrechte auf jedes Grab jemand hat. DO Doppelbelegung, MX Verwechslung, SH Schock, GM Grabpflege, IL Unleserliches Dokument, mit der Nummer des Grabs; ▒ eine Rückseite, die du nicht sehen darfst. ►: wer entscheidet; ▸: wer am Zug ist.
    Am Ende ist 2:+5 Grab 2 für fünf Punkte, N der Neue Friedhof, – noch am Leben.
