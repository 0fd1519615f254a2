# Der Terminal-Client: Titel, Tasten, Fragen und die Wörter der Zeilenfassung.

## Rund ums Haus

tui-practice = Übung
tui-clues = Hinweise
tui-pattern = Muster
tui-pattern-title = Mögliche Muster
tui-pattern-closed = { $room }, geschlossen
tui-pattern-nowhere = noch nicht gefunden
tui-bones-yes = du hast die Gebeine
tui-bones-no = noch keine Gebeine
tui-ghost-met = Geist ist fort
tui-ghost-about = Geist geht um
tui-doomed = Nicht mehr zu gewinnen
tui-piles = Stapel { $deck } · Ablage { $discard }
tui-fresh = Neue Türen:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Noch im Stapel ({ $cards })
tui-deck-note = Die Reihenfolge kennt niemand. × steht für Türen in geschlossene Räume.
tui-discard-title = Ablage, letzte zuerst ({ $cards })
tui-log = Was geschah
tui-log-scrolled = Früher
tui-so-far = Bisher
tui-rule = Regel
tui-taken-back = Du nimmst deinen letzten Zug zurück.
tui-forced = Kein Ausweg: Dieser Raum muss geschlossen werden.

## Was bevorsteht

tui-ahead-unknown = Dort warst du noch nie, und der Geist geht noch um.
tui-ahead-safe = Dort warst du noch nie. Der Geist ist fort.
tui-ahead-visited = Dort warst du schon. Türen dort: { $doors }.
tui-ahead-bare = Dort warst du schon. Keine brauchbare Tür mehr.
tui-ahead-home = Mit den Gebeinen nach Hause: Damit gewinnst du!
tui-ahead-close = { $good } von { $deck } Karten im Stapel führen weiter.
tui-dead-end = Ohne die Gebeine ist das eine Sackgasse: Kein Weg führt wieder hinaus, und das Spiel ist verloren.

## Tasten

tui-key-select = wählen
tui-key-accept = ausführen
tui-key-cancel = zurück
tui-key-choose = wählen
tui-key-flip = Hinweis aufdecken
tui-key-skip = Hinweis liegen lassen
tui-key-passage = durch den Geheimgang
tui-key-close = Raum schließen
tui-key-close-via-passage = schließen, durch den Gang
tui-key-help = Hilfe
tui-key-cards = Karten
tui-key-events = Verlauf
tui-key-scroll = blättern
tui-key-advice = Rat
tui-key-undo = zurücknehmen
tui-key-language = Sprache
tui-key-concede = aufgeben
tui-key-leave = beenden
tui-key-leave-now = sofort beenden
tui-key-new-game = neues Spiel
tui-key-same-deal = gleiche Karten
tui-key-retry = erneut versuchen
tui-key-play-on = ohne Speichern weiter

## Worte des Programms

tui-no-such-choice = Nummer { $number } gibt es hier nicht.
tui-no-way = Dorthin führt von hier kein Weg: { $room }.
tui-undo-counted = Dieses Spiel zählt, da wird nichts zurückgenommen. Übungsspiele sind gnädiger.
tui-undo-nothing = Es gibt nichts zurückzunehmen: Gesehen ist gesehen.
tui-ask-concede = Aufgeben? Dann ist das Spiel verloren, und alles wird aufgedeckt.
tui-ask-dead-end = Aus dem Haupteingang führt kein Weg hinaus, und du hast die Gebeine nicht. Wenn du dorthin gehst, verlierst du. Trotzdem?
tui-kept = Dein Spiel ist gespeichert. So kommst du zurück: { $place }
tui-not-kept = Dieses Spiel wird nicht gespeichert: Wenn du gehst, ist es vorbei.
tui-unwritten = Der Zug ließ sich nicht speichern: { $cause }. Er ist nicht ausgeführt, und nichts ist verloren.
tui-unkept-badge = NICHT GESPEICHERT

## Hilfe

tui-help-title = Hilfe
tui-help-keys = Tasten
tui-help-company = Wer mitspielt
tui-help-bot = { $seat } ({ $level }): { $about }
tui-help-signs = Zeichen
tui-help-signs-text =
    Dicke Wände und ☻: Hier bist du. ?: nie betreten. ░: für immer geschlossen. ►1◄: Nummer 1 führt dorthin. (6♣): eine Tür in einen geschlossenen Raum. ⇄: der Geheimgang und sein anderes Ende, × sobald er versperrt ist.
    Die Buchstaben eines Musters sind die Anfangsbuchstaben seiner Hinweise.
tui-cards-title = Karten

## Das Ende

tui-end-pattern = Das Muster war
tui-stone-eva = Eva
tui-stone-you = Du

## Zeilenfassung

tui-plain-greeting = Tippe eine der Nummern oder ein Wort. „hilfe“ zeigt die Wörter.
tui-plain-help = Tippe eine der Nummern, eine Tür wie 3d oder eines dieser Wörter. „hilfe 2“ erklärt Nummer 2.
tui-plain-unknown = „{ $words }“ sagt hier niemandem etwas. „hilfe“ zeigt die Wörter.
tui-plain-no-door = Eine Tür „{ $words }“ gibt es hier nicht. Nenne eine aus der Liste, etwa „tür 3d“.
tui-plain-confirm = Tippe „ja“, um fortzufahren.
tui-plain-not-done = Gut, es passiert nichts.
tui-plain-nothing-asked = Es war nichts gefragt.
tui-plain-not-over = Dieses Spiel ist noch nicht vorbei.
tui-plain-over = Tippe „neu“ für ein neues Spiel, „nochmal“ für dieselben Karten oder „ende“.
tui-plain-unwritten = Tippe „wiederholen“ für einen neuen Versuch, „ungesichert“, um ohne Speichern weiterzuspielen, oder „ende“.
tui-plain-warned = Vorsicht, von dort führt kein Weg hinaus
tui-plain-languages = Tippe „sprache en“, „sprache de“, „sprache fr“ oder „sprache nl“.

tui-room-here = hier bist du
tui-room-visited = besucht
tui-room-unvisited = nie betreten
tui-room-closed = geschlossen
tui-room-doors = Türen: { $doors }

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
tui-verb-undo-means = deinen letzten Zug zurücknehmen, im Übungsspiel
tui-verb-concede = aufgeben
tui-verb-concede-means = aufgeben
tui-verb-house = haus
tui-verb-house-means = alle dreizehn Räume
tui-verb-clues = hinweise
tui-verb-clues-means = die Hinweise und die möglichen Muster
tui-verb-deck = stapel
tui-verb-deck-means = die Karten, die noch im Stapel sind
tui-verb-discard = ablage
tui-verb-discard-means = die Ablage, letzte Karte zuerst
tui-verb-advise = rat
tui-verb-advise-means = was der Küster täte, allein oder unter Bots
tui-verb-help = hilfe
tui-verb-help-means = diese Liste, oder „hilfe 2“ zu Nummer 2
tui-verb-rules = regeln
tui-verb-rules-means = die Regeln des Spiels
tui-verb-language = sprache
tui-verb-language-means = die Sprache wechseln, etwa „sprache en“
tui-verb-quit = ende
tui-verb-quit-means = beenden; ein gespeichertes Spiel lässt sich fortsetzen
tui-verb-new = neu
tui-verb-new-means = ein neues Spiel, nach dem Ende
tui-verb-again = nochmal
tui-verb-again-means = dieselben Karten noch einmal, nach dem Ende
tui-verb-retry = wiederholen
tui-verb-retry-means = noch einmal versuchen, den Zug zu speichern
tui-verb-unsaved = ungesichert
tui-verb-unsaved-means = weiterspielen, obwohl der Zug nicht gespeichert werden kann
tui-verb-yes = ja
tui-verb-yes-means = fortfahren
tui-verb-no = nein
tui-verb-no-means = doch nicht

## Tische mit mehreren Plätzen

# Namen für alle, die keinen genannt haben.
tui-guest = Gast
tui-guest-numbered = Gast { $number }

tui-move-of = { $names-is ->
    [you] Du bist dran.
   *[other] { $names } ist dran.
}
tui-moves-of = Am Zug: { $names }.
tui-move-nobody = Niemand ist dran.
tui-move-secret = Es wird geheim geantwortet.
tui-move-over = Das Spiel ist vorbei.
tui-watching = Was geschieht
tui-go-on = Weiter
tui-keep-still = Abwarten
tui-step-in = { $seat } eingreifen lassen
tui-hand-over-title = Tastatur weitergeben
tui-hand-over = Gib die Tastatur an { $seat } weiter. Dann drück Enter.
tui-hand-over-secret = Gib die Tastatur an { $seat } weiter. Alle anderen schauen jetzt weg. Dann drück Enter.
tui-over = Das Ende
tui-winners = { $names-is ->
    [you] Du gewinnst!
   *[other] { $count ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt!
       *[other] Es gewinnen: { $names }!
    }
}
tui-search = Suchen:
tui-search-nothing = Keine Möglichkeit passt.
tui-ask-leave-table = Den Tisch verlassen?
tui-table-too-small = Der Tisch braucht mehr Platz. Bitte mach das Fenster mindestens { $columns } × { $rows } groß.
tui-help-more = Die Regeln
tui-help-book = Das ganze Regelheft: { $command }

tui-key-row = nächste Gruppe
tui-key-search = suchen
tui-key-go-on = weiter
tui-key-skip-moves = bis zu meinem Zug

tui-table-plain-over = Tippe „neu“ für ein neues Spiel mit denselben Leuten oder „ende“.
tui-table-plain-help = Tippe eine der Nummern, bei mehreren Möglichkeiten mit dem Ort dahinter (etwa „1 c2“), oder eines dieser Wörter. „hilfe 2“ erklärt Nummer 2.
tui-plain-many = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}. Tippe „{ $example }“; „{ $number }“ allein listet sie auf.
tui-verb-look = schau
tui-verb-look-means = was du jetzt siehst und tun kannst
tui-verb-log = verlauf
tui-verb-log-means = was geschah, außer dem, was du dir selbst merken musst

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
tui-du-plague = Ratten! { $seat-is ->
    [you] Du suchst
   *[other] { $seat } sucht
}, { $count ->
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
tui-du-eligible = Die Ratten laufen über { $graves }.
tui-du-count-centre = Graf Rucola steht auf seinem Sockel in der Mitte.
tui-du-count-column = Graf Rucola steht auf seinem Sockel vor { $seat-is ->
    [you] dir
   *[other] { $seat }
}.
tui-du-count-grave = Graf Rucola reserviert Grab { $grave } für { $seat-is ->
    [you] dich
   *[other] { $seat }
}.
tui-du-signs =
    ∩: ein geschlossenes Grab. [∩]: das, auf das du zeigst. R:B ein offenes Grab: roter Deckel, darin ein blauer Vampir; · niemand, o Knoblauch, ~ ein Rattendeckel, - ein abgehobener, nicht umgedrehter Deckel, × kein Deckel. Was wieder zu ist, wird nur einen Augenblick gezeigt: Merk es dir.
    R rot, G gelb, W weiß, B blau, N grün, S schwarz; ▒ verdeckt. Neben einem Namen: Vampire übrig, ! Pflöcke, o Knoblauch, ^ Fledermäuse, ~ Rattendeckel, ♔ Graf Rucola. ^∩^: Dort sitzt eine Fledermaus. ~∩: Dort laufen Ratten. ►: wer dran ist.

## Rennen nach der Uhr

tui-race = Hände bereit!
tui-race-keys = { $seat }: { $hand } haut drauf, { $still } heißt „nicht meins“.
tui-race-hand = { $seat }: { $hand } haut drauf.
tui-race-letters = Um auf eine Karte zu hauen, drück ihren Buchstaben.
tui-key-space = die Leertaste
tui-key-enter = Enter

## Clearing Coffins

# Ein Buchstabe für jede Farbe.
tui-cc-letter-yellow = G
tui-cc-letter-purple = L

tui-cc-round = Wurf { $round }
tui-cc-bang = Auf eine Karte hauen
tui-cc-claim = Auf eine Karte zeigen
tui-cc-bat = Die Fledermaus einsetzen
tui-cc-moon = Zwei Karten ansehen
tui-cc-penalty = Einen deiner Särge öffnen
tui-cc-hand-down = HAND UNTEN
tui-cc-watches = { $count ->
    [one] setzt diesen Wurf aus
   *[other] setzt { $count } Würfe aus
}
tui-cc-rolling = sie rollen und rollen …
tui-cc-thrower = Würfel: { $seat-is ->
    [you] du
   *[other] { $seat }
}
tui-cc-pile = Stapel: { $count }
tui-cc-owed = zahlt noch: { $seats-is ->
    [you] du
   *[other] { $seats }
}
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
tui-cc-lots = Im Textmodus gibt es kein Rennen: Alle antworten der Reihe nach, und unter denen, die draufhauen, entscheidet das Los.
tui-cc-signs =
    G gelb, L lila; ☠ Totenkopf, ☾ Mond, ^ Fledermaus. ▒▒: ein Sarg; was darin liegt, musst du dir merken. ··: eine Lücke. ‹L☾›: nur kurz zu sehen, merk es dir. Der Buchstabe vor einer Karte wählt sie sofort; im Mondschein tippst du zwei Buchstaben nacheinander.
    »: wer die Würfel hat. ►: wer gefragt ist. 2/4: zwei von vier Särgen geräumt, dahinter, was darin lag.
    Im Rennen ist deine Taste deine Hand. Drückst du sie, bevor die Würfel liegen, oder einen Wimpernschlag danach, ist das ein Fehlstart.

## Ruhe in Frieden

tui-rf-turn = Zug { $turn }, Runde { $round }
tui-rf-visit-white = Eine Pille verschreiben
tui-rf-visit-black = Ein Placebo verschreiben
tui-rf-visit-red = Eine bittere Pille verschreiben
tui-rf-send-white = Eine Pille schicken
tui-rf-send-black = Ein Placebo schicken
tui-rf-send-red = Eine bittere Pille schicken
tui-rf-buy-share = Ein Grabrecht kaufen
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
# Kurzformen von Möglichkeiten.
tui-rf-pill-white = Pille
tui-rf-pill-black = Placebo
tui-rf-pill-red = bitter
tui-rf-brief = { $what }: { $for }
tui-rf-grave = Grab { $grave }
tui-rf-grave-with = Grab { $grave } mit { $cards }
tui-rf-new-cemetery = Neuer Friedhof
tui-rf-new-cemetery-count = Neuer Friedhof ({ $count })
tui-rf-sold-out = weg
tui-rf-step-family = Familien werden gewählt
tui-rf-step-visits = Schritt 2: Besuche
tui-rf-step-pills = Schritt 3: Pillen für andere
tui-rf-step-shares = Schritt 4: Grabrechte
tui-rf-buries = { $seat-is ->
    [you] Du begräbst
   *[other] { $seat } begräbt
}
tui-rf-box = Pillendose { $chips }
tui-rf-supply = Vorrat { $chips }
tui-rf-supply-spoken = Im Vorrat: { $white ->
    [one] { $white } Pille
   *[other] { $white } Pillen
}, { $black ->
    [one] { $black } Placebo
   *[other] { $black } Placebos
}, { $red ->
    [one] { $red } bittere Pille
   *[other] { $red } bittere Pillen
}.
tui-rf-idle = Züge ohne Ereignis: { $count }
tui-rf-wish = Wunsch
tui-rf-shares = Rechte
tui-rf-sum = Punkte
tui-rf-pays = bringt schw./unw./fit
tui-rf-no-cards = Du hast keine Grabrechte.
tui-rf-own-cards = Deine Grabrechte: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → Grab { $grave }
tui-rf-contest-open = { $relative }: noch zu begraben
tui-rf-contest-ahead = { $seat-is ->
    [you] Du liegst vorn.
   *[other] { $seat } liegt vorn.
}
tui-rf-contest-tied = Gleichstand: { $seat-is ->
    [you] Du kommst nicht durch.
   *[other] { $seat } kommt nicht durch.
}
tui-rf-contest-behind = { $seat-is ->
    [you] Du liegst zurück.
   *[other] { $seat } liegt zurück.
}
tui-rf-contest-filled = In diesem Grab liegt inzwischen jemand.
# Punkte, wie sie zustande kamen, und das Geld: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum }; { $thousands }k
tui-rf-nobody = niemand
tui-rf-grave-line = Grab { $grave }: { $coffins }. { $pile ->
    [0] Alle Grabrechte sind verkauft.
    [one] Noch { $pile } Grabrecht für { $money } Mäuse.
   *[other] Noch { $pile } Grabrechte für je { $money } Mäuse.
} Noch nicht gesehen: { $unseen }.
tui-rf-seat = { $letter }: { $seat }, Familie { $family }, { $money } Mäuse, { $count ->
    [0] keine Grabrechte
    [one] ein Grabrecht für Grab { $graves }
   *[other] Grabrechte für die Gräber { $graves }
}.
tui-rf-lies = liegt in Grab { $grave }.
tui-rf-lies-new = liegt auf dem Neuen Friedhof.
tui-rf-unburied = ist gestorben und muss noch begraben werden.
tui-rf-sent-by = { $kind } von { $seat-is ->
    [you] dir
   *[other] { $seat }
}
tui-rf-payouts = bringt { $weak }, { $unwell }, { $fit } bei Besserung auf schwach, etwas unwohl, topfit
tui-rf-signs =
    ≡≡≡ topfit, ≡≡· etwas unwohl, ≡·· schwach, ··· dem Tode nahe, † noch zu begraben, ∩2 liegt in Grab 2, ∩N auf dem Neuen Friedhof. Hinter der Gesundheit steht das Rezept: ○ Pille, ● Placebo, ♦ bittere Pille, ‹ wenn es von jemand anderem kommt. Die Verwandten stehen nach ihren Wünschen, 1 bis 5; 0/1/2 ist, was die Bank zahlt, wenn sie sich auf schwach, etwas unwohl, topfit erholen.
    k: tausend Mäuse. Unter einem Grab: der Preis eines Grabrechts und wie viele noch da sind (▒5). 12345: wie viele Grabrechte jemand für jedes Grab hat. DO Doppelbelegung, MX Verwechslung, SH Schock, GM Grabpflege, IL Unleserliches Dokument, mit der Nummer des Grabs; ▒ eine Rückseite, die du nicht sehen darfst. ►: wer entscheidet; ▸: wer am Zug ist.
    Am Ende heißt 2:+5: Grab 2 für fünf Punkte, N: der Neue Friedhof, –: noch am Leben.
