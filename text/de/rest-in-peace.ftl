# Rest in Peace: eine Patience in einem Spukhaus.
# Namen von Räumen, Karten und Geheimnissen stehen in den Sätzen, wie sie sind, ohne Artikel und Beugung.

rp-game-title = Rest in Peace
rp-game-blurb = Irgendwo in einem Haus mit dreizehn Räumen liegen die Gebeine von Eva, die das versprochene Grab nie bekam. Lies die Hinweise, finde sie, bevor ihr Geist dich findet, und trag sie zur Haustür hinaus.

## Das Haus

rp-room-name-1 = Haupteingang
rp-room-name-2 = Salon
rp-room-name-3 = Bibliothek
rp-room-name-4 = Esszimmer
rp-room-name-5 = Küche
rp-room-name-6 = Dachboden
rp-room-name-7 = Weinkeller
rp-room-name-8 = Wintergarten
rp-room-name-9 = Kinderzimmer
rp-room-name-10 = Musikzimmer
rp-room-name-11 = Arbeitszimmer
rp-room-name-12 = Gästezimmer
rp-room-name-13 = Schlafgemach

rp-room-1 = { rp-room-name-1 } (A)
rp-room-2 = { rp-room-name-2 } (2)
rp-room-3 = { rp-room-name-3 } (3)
rp-room-4 = { rp-room-name-4 } (4)
rp-room-5 = { rp-room-name-5 } (5)
rp-room-6 = { rp-room-name-6 } (6)
rp-room-7 = { rp-room-name-7 } (7)
rp-room-8 = { rp-room-name-8 } (8)
rp-room-9 = { rp-room-name-9 } (9)
rp-room-10 = { rp-room-name-10 } (10)
rp-room-11 = { rp-room-name-11 } (J)
rp-room-12 = { rp-room-name-12 } (Q)
rp-room-13 = { rp-room-name-13 } (K)

## Hinweise, Farben und Geheimnisse

rp-clue-skull = Totenkopf
rp-clue-hourglass = Sanduhr
rp-clue-cross = Kreuz

# Je ein Buchstabe, alle verschieden, für kleine Karten.
rp-clue-letter-skull = T
rp-clue-letter-hourglass = S
rp-clue-letter-cross = K

# ♣ heißt hier Treff, denn Kreuz ist ein Hinweis.
rp-suit-spades = Pik ♠
rp-suit-hearts = Herz ♥
rp-suit-diamonds = Karo ♦
rp-suit-clubs = Treff ♣

rp-pattern = { $first }–{ $second }–{ $third }

rp-secret-pattern = das Muster { $pattern }
rp-secret-locked = ein Schloss gegen { $suit }
rp-secret-passage = ein Geheimgang
rp-secret-ghost = Evas Geist

# Höchstens zwölf Buchstaben, für Karten.
rp-secret-short-locked = Schloss
rp-secret-short-passage = Geheimgang
rp-secret-short-ghost = Geist

## Was gefragt wird

rp-asked-clue = Hier warst du schon. Einen Hinweis aufdecken?
rp-asked-room = Wohin jetzt?
rp-asked-fresh = Kein Weg zurück. Welche neue Tür?

## Was geschieht

rp-seen-start = Das Haus lässt dich ein: { $room }.
rp-seen-entered-door = Du betrittst den nächsten Raum: { $room }.
rp-seen-entered-passage = Du schleichst durch den Geheimgang: { $room }.
rp-seen-door-used = Du nimmst { $card }. Die Tür verschwindet in der Wand.
rp-seen-fresh-used = Du nimmst die neue Tür { $card }. Die anderen verblassen.
rp-seen-secret = { $room } birgt: { $secret }.
rp-seen-clues-shuffled = Der Geist mischt die Hinweise. Jetzt weißt du wieder nichts.
rp-seen-clue = Ein Hinweis wird aufgedeckt: { $clue }.
rp-seen-clue-left = Du lässt den Hinweis liegen.
rp-seen-drawn-stays = Tür { $card } führt weiter: { $room }.
rp-seen-drawn-brick-wall = Hinter Tür { $card } steht eine Mauer.
rp-seen-drawn-locked = Tür { $card } ist verschlossen.
rp-seen-drawn-duplicate = Tür { $card } ist eine zu viel: schon wieder { $room }.
rp-seen-drawn-unused = Tür { $card } wird vergeblich gezogen.
rp-seen-bones = Evas Gebeine! Hier lagen sie: { $room }.
rp-seen-closed = Für immer geschlossen: { $room }.
rp-seen-fresh-drawn = Neue Tür { $card }: { $room }.
rp-seen-doomed = Das ist nicht mehr zu gewinnen. { $reason }
rp-seen-won = Die Haustür steht offen. Eva kehrt heim.
rp-seen-lost = Du hast verloren. { $reason }
rp-seen-secret-opened = { $room } barg: { $secret }.
rp-seen-clues-opened = Die Hinweise waren { $pattern }.

## Warum verloren wurde

rp-loss-trapped = Keine der neuen Türen geht auf. Du sitzt in der Falle.
rp-loss-out-of-doors = Der Raum muss geschlossen werden, und keine Tür ist mehr da.
rp-loss-stuck-opening = Am Haupteingang ist keine Tür brauchbar. Das ging schnell.
rp-loss-stuck-entrance = Zurück am Haupteingang, und kein Weg führt hinaus.
rp-loss-ghost-with-bones = Evas Geist will ihre Gebeine zurück. Und deine.
rp-loss-ghost-entrance = Evas Geist wartete gleich hinter der Haustür.
rp-loss-sealed = Evas Gebeine sind für immer unerreichbar.
rp-loss-no-way-home = Kein Weg führt mehr zum Haupteingang.
rp-loss-conceded = Du hast aufgegeben. Das Haus hat alle Zeit der Welt.

## Was man tun kann

rp-do-flip = Hinweis aufdecken
rp-do-skip = Hinweis liegen lassen
rp-do-door = { $card } nehmen: { $room }
rp-do-passage = Geheimgang nehmen
rp-do-close = Diesen Raum schließen
rp-do-close-via-passage = Schließen und den Geheimgang nehmen
rp-do-fresh = Neue Tür { $card } nehmen: { $room }
rp-do-concede = Aufgeben

rp-help-flip = Du deckst den nächsten Hinweis von links auf. Mit allen dreien kennst du das Muster und darfst die Gebeine holen. Es kostet nichts, aber solange der Geist umgeht, kann er alles zunichtemachen.
rp-help-skip = Der Hinweis bleibt vorerst verdeckt. Jedes Mal, wenn du durch eine Tür in einen bekannten Raum kommst, darfst du neu wählen.
rp-help-door = Du gehst dorthin, wohin die Tür führt, und die Tür ist weg. Deine anderen Türen bleiben in diesem Raum, falls du wiederkommst.
rp-help-passage = Du trittst in den Raum am anderen Ende des Geheimgangs. Das kostet keine Tür, bringt aber auch keinen Hinweis.
rp-help-close = Dieser Raum und seine Türen sind für immer verloren. Du ziehst neue Türen und musst sofort eine davon nehmen; ist keine brauchbar, sitzt du in der Falle.
rp-help-close-via-passage = Dieser Raum und seine Türen sind für immer verloren, und der Geheimgang stürzt hinter dir ein. Du ziehst nichts und kommst am anderen Ende heraus.
rp-help-fresh = Du gehst dorthin, wohin die neue Tür führt. Alle neuen Türen werden abgelegt, und der Raum hinter dir bleibt geschlossen.
rp-help-concede = Du hörst auf und verlierst das Spiel. Alles Verborgene wird aufgedeckt.

## Was nicht geht

rp-refused-no-clue-now = Jetzt gibt es keinen Hinweis aufzudecken. Komm durch eine Tür in einen Raum zurück, den du kennst.
rp-refused-clue-first = Erst der Hinweis: Deck ihn auf oder lass ihn liegen. Dann darfst du weiter.
rp-refused-only-fresh-doors = Dieser Raum ist geschlossen. Wähle eine der neuen Türen.
rp-refused-no-fresh-doors = Neue Türen gibt es noch nicht. Um welche zu ziehen, schließ diesen Raum.
rp-refused-no-such-door = Tür { $card } gibt es hier nicht. Wähle eine von denen, die vor dir liegen.
rp-refused-leads-to-closed-room = Tür { $card } führt in einen geschlossenen Raum: { $room }. Wähle einen anderen Weg.
rp-refused-same-rank-twice = Tür { $card } führt in denselben Raum wie eine andere neue Tür. Nimm die zuerst gezogene.
rp-refused-no-passage = Hier hilft dir kein Geheimgang. Beide Enden müssen gefunden und offen sein, und du musst an einem davon stehen.
rp-refused-must-close = Dieser Raum hat keine brauchbare Tür mehr und muss geschlossen werden. Dabei darfst du durch den Geheimgang gehen.
rp-refused-entrance-never-closes = Der Haupteingang schließt nie. Verlass ihn durch eine Tür oder den Geheimgang.
rp-refused-deck-empty = Es gibt keine Türen mehr zu ziehen; Schließen wäre eine Falle. Wähle einen anderen Ausweg.
rp-refused-unknown-input = Das ist kein Zug in diesem Spiel. Wähle einen, der angeboten wird.

## Einstellungen

rp-option-doors = Gezogene Türen
rp-option-doors-help = Wie viele Türen du beim ersten Besuch und beim Schließen eines Raums ziehst. Zwei ist das normale Spiel, drei das leichte.
rp-option-entrance-ghost = Geist am Haupteingang
rp-option-entrance-ghost-help = Was geschieht, wenn der Geist in dem Raum liegt, in dem du beginnst.
rp-option-entrance-ghost-redeal = neu austeilen
rp-option-entrance-ghost-lose = sofort verloren
rp-option-opening-mulligan = Kein Ausweg am Anfang
rp-option-opening-mulligan-help = Was geschieht, wenn keine deiner ersten Türen brauchbar ist. Mit zwei Türen trifft das eines von dreißig Spielen.
rp-option-opening-mulligan-off = das Spiel ist verloren
rp-option-opening-mulligan-on = neu austeilen
rp-option-bones-same-visit = Dritter Hinweis im richtigen Raum
rp-option-bones-same-visit-help = Was geschieht, wenn du den letzten Hinweis genau in dem Raum aufdeckst, auf den er zeigt.
rp-option-bones-same-visit-on = Gebeine sofort nehmen
rp-option-bones-same-visit-off = gehen und wiederkommen
rp-option-bones-draw-first = Türen beim Fund der Gebeine
rp-option-bones-draw-first-help = Ob du beim ersten Besuch noch Türen ziehst, obwohl der Raum die Gebeine birgt und sie nichts nützen.
rp-option-bones-draw-first-off = nicht ziehen
rp-option-bones-draw-first-on = ziehen und ablegen
rp-option-passage-saves = Geheimgang, aber keine Türen
rp-option-passage-saves-help = Ob ein Raum ohne brauchbare Türen offen bleiben darf, weil ein Geheimgang hinausführt.
rp-option-passage-saves-on = der Raum darf offen bleiben
rp-option-passage-saves-off = der Raum muss geschlossen werden
rp-option-clue-flip = Hinweise aufdecken
rp-option-clue-flip-help = Ob du gefragt wirst, bevor ein Hinweis aufgedeckt wird. Warten kann klug sein, solange der Geist umgeht.
rp-option-clue-flip-ask = mich fragen
rp-option-clue-flip-auto = immer
rp-option-early-loss = Hoffnungslose Spiele
rp-option-early-loss-help = Was geschieht, wenn nach allem, was du weißt, feststeht, dass das Spiel nicht mehr zu gewinnen ist.
rp-option-early-loss-auto = Spiel beenden
rp-option-early-loss-hint = mir sagen und weiterspielen
rp-option-early-loss-off = nichts sagen
rp-option-show-closed-secrets = Geheimnisse geschlossener Räume
rp-option-show-closed-secrets-help = Ob du die Geheimnisse geschlossener Räume weiter sehen kannst. Versteck sie, wenn du dein Gedächtnis prüfen willst.
rp-option-show-closed-secrets-on = bleiben sichtbar
rp-option-show-closed-secrets-off = verborgen

## Das Ende

rp-end-won-title = In Frieden
rp-end-won-1 = Hinter dir atmen dreizehn Räume endlich aus.
rp-end-won-2 = Die Erde ist weich heute Nacht. Sie hat gewartet.
rp-end-won-3 = Oben schließt jemand ein Fenster. Diesmal ganz sacht.
rp-end-lost-title = Ohne Frieden
rp-epitaph-1 = Wollte sich nur kurz umsehen.
rp-epitaph-2 = Kannte jeden Raum, nur den Ausgang nicht.
rp-epitaph-3 = Nahm die falsche Tür, aber mit Haltung.
rp-epitaph-4 = Kam wegen der Gebeine. Ließ noch welche da.
rp-epitaph-5 = Hätte ein Ass für den Heimweg gebraucht.
rp-epitaph-6 = Nun in Gesellschaft. Eva hört gut zu.

## Was gezählt wurde

rp-tally-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
rp-tally-entries = { $count ->
    [one] { $count } Raum betreten
   *[other] { $count } Räume betreten
}
rp-tally-closings = { $count ->
    [one] { $count } Raum geschlossen
   *[other] { $count } Räume geschlossen
}
rp-tally-cards-drawn = { $count ->
    [one] { $count } Tür gezogen
   *[other] { $count } Türen gezogen
}
rp-tally-cards-left = { $count ->
    [one] { $count } Tür noch im Stapel
   *[other] { $count } Türen noch im Stapel
}
rp-tally-clues = { $count ->
    [one] { $count } Hinweis bekannt
   *[other] { $count } Hinweise bekannt
}
rp-tally-bones = { $count ->
    [0] Gebeine nicht gefunden
   *[other] Gebeine gefunden
}

## Bots

rp-bot-visitor = Macht irgendeinen erlaubten Zug.
rp-bot-forward = Deckt jeden Hinweis auf und nimmt eine Tür, wann immer es eine gibt.
rp-bot-mourner = Wägt jeden Ausweg ab wie ein vernünftiger Mensch.
rp-bot-habit = Nimmt ohne nachzudenken den Weg, der in vielen Partien am häufigsten nach Hause geführt hat.
rp-bot-gravedigger = Spielt in Gedanken weiter, in tausend Häusern, die zu dem passen, was bekannt ist, und nimmt, was am öftesten gewinnt.
rp-bot-sexton = Denkt wie der Totengräber, nur zehnmal so lange. Niemand kennt dieses Haus besser.

## Spielweisen

rp-preset-as-printed = Wie gedruckt
rp-preset-as-printed-help = Die gedruckte Regel: je zwei Türen.
rp-preset-family = Einfach
rp-preset-family-help = Das leichte Spiel: drei Türen, neue Karten, wenn du am Anfang nicht wegkommst, und ein Wort, wenn alles verloren ist.
rp-preset-club = Verein
rp-preset-club-help = Für alle, die das Haus kennen: Der Geist kann schon am Eingang warten, geschlossene Räume sind außer Sicht, und niemand sagt dir, wann alles verloren ist.
