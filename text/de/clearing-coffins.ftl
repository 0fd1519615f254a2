# Clearing Coffins: zwei Würfel, ein Knoblauch und alle Hände darüber.
# Namen von Karten, Würfeln und Plätzen werden in die Sätze gesetzt, wie sie sind.
# Was gesehen wird, nennt weder Gesicht noch Würfel: Das sagen die Meldungen »cc-reveal«, und dann ist es vergessen.

cc-game-title = Clearing Coffins
cc-game-blurb = Zwei Würfel nennen einen Vampir. Wer zuerst auf den Knoblauch haut, darf ihn in den Sarg schicken und den Sarg später, aus dem Gedächtnis, aus der Gruft schieben. Vier geräumte Särge gewinnen. Schnelle Hände helfen; schnelle Hände ohne Augen nicht.

## Der Tisch

cc-card-yellow-skull = gelber Schädel
cc-card-yellow-moon = gelber Mond
cc-card-yellow-bat = gelbe Fledermaus
cc-card-purple-skull = lila Schädel
cc-card-purple-moon = lila Mond
cc-card-purple-bat = lila Fledermaus

cc-symbol-skull = Schädel
cc-symbol-moon = Mond
cc-symbol-bat = Fledermaus

cc-face-yellow = Gelb
cc-face-purple = Lila
cc-face-two-tone = Beide Farben
cc-face-exclamation = Ausrufezeichen

cc-throw = { $face } und { $symbol }
cc-place = Karte { $slot } ({ $seat })

## Was gefragt wird

cc-asked-throw = Du hast die Würfel. Wirf!
cc-asked-rolling = Die Würfel rollen. Kannst du warten?
cc-asked-bang = Draufhauen, oder nicht deins?
cc-asked-claim = Du warst am schnellsten. Welche Karte?
cc-asked-bat = Die Fledermaus gehört dir. Was soll sie tun?
cc-asked-moon-pick = Mondschein! Welche zwei Karten siehst du dir an?
cc-asked-moon-decide = Du hast nachgesehen. Tauschst du sie?
cc-asked-penalty = Welchen deiner Särge öffnest du?

cc-rule-throw = Wirf beide Würfel. Sie rollen einen geheimen Moment lang, und niemand, auch du nicht, sieht sie, bevor sie liegen.
cc-rule-rolling = Wer haut, bevor die Würfel zu sehen sind, hat geraten: ein Fehlstart, und meist kein weiterer Schlag in dieser Runde.
cc-rule-bang = Hau drauf, wenn die Würfel eine deiner Karten nennen, offen oder im Sarg, oder einen fremden Sarg. Fledermaus und Mond mit Ausrufezeichen sind für alle. Beim Schädel mit Ausrufezeichen zahlt jede Hand. Stillhalten kostet nichts.
cc-rule-claim = Zeige auf eine Karte, die zu den Würfeln passt. Ein eigener Vampir kommt in den Sarg, ein eigener Sarg wird geräumt, ein fremder Sarg wird geöffnet. Passt sie nicht, zahlst du.
cc-rule-bat = Schließe irgendeinen deiner Vampire (an manchen Tischen auch einen fremden), räume irgendeinen deiner Särge oder öffne einen fremden. Nichts muss passen, und nichts kann schiefgehen.
cc-rule-moon-pick = Wähle je eine Karte von zwei Spielern (an manchen Tischen auch zwei von einem); du darfst einer davon sein. Wer zwei oder mehr Särge hat, kann nur einen Sarg verlieren. Du allein siehst, was in den gewählten Särgen liegt.
cc-rule-moon-decide = Tauschst du, nimmt jede Karte den Platz der anderen ein und behält ihre Seite. Die anderen wissen, welche zwei Karten es waren, aber nicht, was darin liegt.
cc-rule-penalty = Ein Fehler kostet einen Sarg: Er wird geöffnet, und sein Vampir ist wieder wach. Welcher, bestimmst du.

## Was zu sehen ist

cc-seen-dealt = { $seat } bekommt vier hellwache Vampire.
cc-seen-turn-began = Wurf { $round }: Die Würfel gehen an { $seat }.
cc-seen-thrown = Die Würfel rollen.
cc-seen-revealed = Die Würfel liegen.
cc-seen-judged-nobody = Keine Hand auf dem Knoblauch.
cc-seen-judged-one = { $seat } haut nach { $ms } ms drauf.
cc-seen-judged = { $seat } ist nach { $ms } ms vorn. Geschlagen: { $others }.
cc-seen-judged-early = { $order } Zu früh: { $seats }.
cc-seen-asked = Frage an { $seat }: { $question }
cc-seen-waits-throw = Die Würfel warten.
cc-seen-waits-rolling = Hände über den Knoblauch, und ruhig bleiben!
cc-seen-waits-bang = Jetzt!
cc-seen-waits-nothing = Es wird nichts mehr gefragt.
cc-seen-conceded = { $seat } zeigt auf nichts.
cc-seen-missed = Falsch: { $place } passt nicht zu den Würfeln.
cc-seen-shown = { $seat } öffnet { $place }: falsch und wieder zu.
cc-seen-closed = In den Sarg: { $place }.
cc-seen-cleared = Geräumt: { $place }, { $card }.
cc-seen-exposed = { $seat } weckt einen Vampir: { $place }.
cc-seen-refilled = Neu vom Stapel: { $place }.
cc-seen-looked = Du siehst nach: { $place }.
cc-seen-swapped = Getauscht: { $a } und { $b }.
cc-seen-kept = { $seat } hat nachgesehen und lässt alles, wie es ist.
cc-seen-declined = { $seat } macht keinen Gebrauch davon.
cc-seen-penalty-turned = Strafe, einer wacht auf: { $place }.
cc-seen-penalty-drawn = Strafe, einer mehr zu versorgen: { $place }.
cc-seen-penalty-spared = { $seat } hat nichts zum Zahlen. Glück gehabt!
cc-seen-round-ended = Die Runde ist vorbei.
cc-seen-ended-cleared = { $count ->
    [one] { $seats } hat die Gruft geräumt und gewinnt.
   *[other] { $seats } haben die Gruft geräumt und gewinnen.
}
cc-seen-ended-max-throws = { $count ->
    [one] Das war der letzte Wurf. { $seats } gewinnt.
   *[other] Das war der letzte Wurf. { $seats } gewinnen gemeinsam.
}
cc-seen-opened = Noch im Sarg: { $place }, { $card }.

# Jetzt zu sehen, mit dem Nächsten vergessen.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = Die Würfel zeigen { $throw }.
cc-reveal-card = { $place }: { $card }.

## Der Schiedsrichter

cc-verdict-throw = Der Schiedsrichter wirft die Würfel.
cc-verdict-reveal = Der Schiedsrichter zeigt die Würfel.
cc-verdict-adjudicate = { $count ->
    [0] Der Schiedsrichter sah keine rechtzeitige Hand.
    [one] Der Schiedsrichter sah eine rechtzeitige Hand.
   *[other] Der Schiedsrichter ordnet { $count } Hände.
}
cc-verdict-timeout = Der Schiedsrichter: Die Zeit ist um.

cc-ruling-counted = rechtzeitig
cc-ruling-false-start = zu früh
cc-ruling-too-late = zu spät

cc-photo-title = Zielfoto
cc-photo-line = { $seat }: { $ms } ms (Leitung { $correction }, auf { $uncertainty } genau), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (Leitung { $correction }, auf { $uncertainty } genau, Vorgabe { $handicap }), { $ruling }
cc-photo-ahead = { $seat } um { $ms } ms
cc-photo-dead-heat = Totes Rennen. Zuunterst liegt die Hand von { $seat }: am nächsten hinter dem Werfer.

cc-sign-garlic = Knoblauch: erst draufhauen, dann zeigen, wie in der Schachtel. Unter Freunden ein Spaß; wer bei jedem Wurf haut, ohne hinzusehen, würde ihn verderben.
cc-sign-pointed = Zeigen: Dein Schlag nennt seine Karte in derselben Bewegung. So gewinnt niemand durch blindes Hauen, das unter Fremden fast jedes Spiel gewänne.
cc-sign-sit-out = { $count ->
    [one] Ein Fehler kostet auch den nächsten Wurf: Du siehst zu.
   *[other] Ein Fehler kostet auch die nächsten { $count } Würfe: Du siehst zu.
}
cc-sign-strict = Streng: Die schnellste Reaktion gewinnt, und den Geräten wird wenig geglaubt. Für gewertete Tische mit guten Leitungen.
cc-sign-balanced = Ausgewogen: Die schnellste Reaktion gewinnt, nicht die schnellste Leitung. Gewöhnliche Verzögerungen werden abgezogen.
cc-sign-lenient = Nachsichtig: Die schnellste Reaktion gewinnt, und wackelige Leitungen bekommen mehr Kredit.
cc-sign-level = Gleichgestellt: Alle spielen, als säßen sie am Ende der langsamsten Leitung. Niemand verliert durch Entfernung; ihr müsst einander trauen.
cc-sign-hotseat = Ein Gerät: eine Taste für jeden, eine Uhr für alle.
cc-sign-sealed = Verdeckt: ohne Reflexe. Alle antworten geheim, und unter denen, die gehauen haben, entscheidet das Los.
cc-sign-handicap = Vorgabe: { $seat } zählt { $ms } ms später.

## Was man tun kann

cc-do-throw = Würfel werfen
cc-do-bang = Draufhauen!
cc-do-bang-garlic = Auf den Knoblauch hauen
cc-do-bang-card = Auf { $place } hauen
cc-do-pass = Nicht meins
cc-do-claim = Auf { $place } zeigen
cc-do-concede = Auf nichts zeigen
cc-do-bat-close = Schließen: { $place }
cc-do-bat-clear = Räumen: { $place }
cc-do-bat-expose = Öffnen: { $place }
cc-do-bat-decline = Die Fledermaus ziehen lassen
cc-do-moon-pick = Ansehen: { $a } und { $b }
cc-do-moon-decline = Nichts ansehen
cc-do-moon-swap = Tauschen
cc-do-moon-keep = Liegen lassen
cc-do-penalty-pick = Deine Karte { $slot } öffnen

cc-help-throw = Beide Würfel rollen und werden allen im selben Moment gezeigt. Wartest du zu lange, wirft der Schiedsrichter für dich.
cc-help-bang = Deine Hand liegt auf dem Knoblauch. Ist es die Hand, die zählt, musst du auf eine passende Karte zeigen oder Fledermaus oder Mond nutzen. Ein Schlag, hinter dem nichts steckt, kostet Strafe.
cc-help-bang-garlic = Der Knoblauch selbst ist nur bei Fledermaus und Mond mit Ausrufezeichen richtig. Bei jedem anderen Wurf ist das ein Fehler.
cc-help-bang-card = Du nimmst diese Karte sofort in Anspruch: einen eigenen Vampir zum Schließen, einen eigenen Sarg zum Räumen, einen fremden Sarg zum Öffnen. Sie muss zu den Würfeln passen.
cc-help-pass = Du sagst, dass du nicht hauen wirst. Niemand sieht es; haben es alle gesagt, geht es sofort weiter. Bis dahin darfst du noch hauen.
cc-help-claim = Passt sie zu den Würfeln, wird dein Vampir geschlossen, dein Sarg geräumt oder ein fremder Sarg geöffnet. Wenn nicht, sehen es alle, und du zahlst.
cc-help-concede = Du gibst zu, dass nichts passt, und zahlst die Strafe.
cc-help-bat-close = Dieser Vampir kommt in den Sarg, welcher es auch ist. Gehört er dir, ist ein Schritt getan.
cc-help-bat-clear = Dein Sarg wird vor aller Augen geöffnet und geräumt. Dazu muss nichts passen, und es kann das Spiel gewinnen.
cc-help-bat-expose = Der fremde Vampir wacht auf und muss wieder geschlossen werden. Dir bringt es nichts als ein ruhiges Gemüt.
cc-help-bat-decline = Du tust nichts, und es kostet nichts.
cc-help-moon-pick = Du allein siehst in diese Särge. Dann entscheidest du, ob die beiden Karten den Platz tauschen; andere kannst du nicht mehr wählen.
cc-help-moon-decline = Du wählst keine Karten, und es kostet nichts.
cc-help-moon-swap = Jede Karte geht an den Platz der anderen und behält ihre Seite. Merk dir, was du gesehen hast.
cc-help-moon-keep = Die Karten bleiben, wo sie sind. Du weißt trotzdem, was darin liegt.
cc-help-penalty-pick = Dieser Sarg wird geöffnet und bleibt es, sein Vampir ist wach. Du musst ihn wieder schließen, bevor du ihn räumen kannst.

## Was nicht geht

cc-refused-not-your-choice = Jetzt entscheidet { $seat }. Warte auf die Würfel.
cc-refused-not-now = Darauf wartet das Spiel nicht. Wähle einen der angebotenen Züge.
cc-refused-for-the-referee = Über Hände auf dem Knoblauch urteilt allein der Schiedsrichter.
cc-refused-sits-out = Bei diesem Wurf siehst du zu, wegen eines Fehlers. Bald darfst du wieder hauen.
cc-refused-target-missing = An diesem Tisch muss ein Schlag zeigen: Nenne eine Karte oder den Knoblauch.
cc-refused-target-unwanted = An diesem Tisch haust du erst auf den Knoblauch und zeigst danach.
cc-refused-no-card = Da liegt keine Karte: { $place }. Wähle einen Platz, an dem eine liegt.
cc-refused-anothers-up-card = Darauf kannst du nicht zeigen: { $place }. Fremde Vampire gehen dich nichts an, solange sie wach sind.
cc-refused-not-own = Das gehört jemand anderem: { $place }. Wähle eine eigene Karte.
cc-refused-not-anothers = Das ist deine eigene: { $place }. Wähle einen fremden Sarg.
cc-refused-not-up = Der liegt schon im Sarg: { $place }. Wähle einen, der wach ist.
cc-refused-not-down = Der liegt nicht im Sarg: { $place }. Wähle einen geschlossenen.
cc-refused-nothing-to-turn = Da ist kein geschlossener Sarg von dir: { $place }. Wähle einen anderen.
cc-refused-same-seat = Der Mond tauscht Karten zweier verschiedener Spieler. Wähle von jedem eine.
cc-refused-same-card = Eine Karte kann nicht mit sich selbst tauschen. Wähle zwei.
cc-refused-only-down-cards = Dort kann nur ein Sarg gewählt werden, nicht { $place }.
cc-refused-must-swap = Wer nachgesehen hat, muss an diesem Tisch tauschen.
cc-refused-no-race-now = Es gibt jetzt nichts zu zeigen oder zu richten.
cc-refused-no-timeout-now = Hier läuft keine Frist ab.
cc-refused-not-due = Die Zeit ist noch nicht um.
cc-refused-no-such-seat = Da sitzt niemand: { $seat }.
cc-refused-seat-twice = Jeder hat eine Hand: { $seat } ist zweimal genannt.
cc-refused-bangs-out-of-order = Die Hände stehen nicht in der Reihenfolge ihrer Reaktionen.
cc-refused-false-starts-out-of-order = Die Fehlstarts stehen nicht in ihrer Reihenfolge.
cc-refused-reaction-out-of-bounds = Keine Hand kann hier { $ms } ms haben, auch nicht die von { $seat }.
cc-refused-not-a-false-start = { $ms } ms sind kein Fehlstart von { $seat }.
cc-refused-no-false-starts = In dieser Runde gibt es keine Fehlstarts.
cc-refused-unknown-input = Diesen Zug kennt das Spiel nicht. Wähle einen der angebotenen.

## Optionen

cc-option-colour-die = Farbwürfel
cc-option-colour-die-help = Was der Farbwürfel zeigt: 222 hat zweimal Gelb, zweimal Lila und zwei Ausrufezeichen; 2211 hat eine zweifarbige Seite und ein Ausrufezeichen. Sechs Buchstaben aus Y, P, T und ! ergeben einen eigenen Würfel.
cc-option-deck-extra = Die überzählige Karte
cc-option-deck-extra-help = Es gibt 43 Karten, sieben von jeder Sorte und eine mehr. Welche Sorte hat acht?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Erster Wurf
cc-option-first-thrower-help = Wer zuerst wirft: Der Zufall entscheidet, oder ein Platz mit seiner Nummer, gezählt ab 0.
cc-option-first-thrower-random = durch Zufall
cc-option-target = Särge zum Sieg
cc-option-target-help = Wie viele Särge du räumen musst. Weniger machen das Spiel kürzer; aufgefüllt wird trotzdem auf vier.
cc-option-penalty-pick = Strafkarte
cc-option-penalty-pick-help = Wer bestimmt, welcher Sarg zur Strafe geöffnet wird, wenn es mehrere gibt.
cc-option-penalty-pick-offender = wer den Fehler gemacht hat
cc-option-penalty-pick-shown-card = der fälschlich gezeigte, falls es ihn gibt
cc-option-penalty-pick-random = der Zufall
cc-option-skull-touch = Hände auf dem Schädel
cc-option-skull-touch-help = Wer zahlt, wenn mehrere beim Schädel mit Ausrufezeichen hauen.
cc-option-skull-touch-all = alle, die gehauen haben
cc-option-skull-touch-first = nur der Erste
cc-option-bat-close = Von der Fledermaus geschlossen
cc-option-bat-close-help = Wessen Vampir die Fledermaus in den Sarg schicken darf. Die Anleitung sagt »irgendeine Karte«; im Übrigen spricht sie von den eigenen.
cc-option-bat-close-own = einen eigenen
cc-option-bat-close-any = irgendeinen
cc-option-moon-cards = Karten im Mondlicht
cc-option-moon-cards-help = Welche zwei Karten du im Mondlicht tauschen darfst. Zwei Karten eines Spielers bringen nur sein Gedächtnis durcheinander.
cc-option-moon-cards-two-players = je eine Karte von zwei Spielern
cc-option-moon-cards-any-two = zwei beliebige, auch von einem Spieler
cc-option-moon-face-up = Wach im Mondschein
cc-option-moon-face-up-help = Wann der Mond auch einen Vampir bewegen darf, der nicht im Sarg liegt.
cc-option-moon-face-up-literal = wenn der Besitzer höchstens einen Sarg hat
cc-option-moon-face-up-none-down = wenn der Besitzer keinen Sarg hat
cc-option-moon-face-up-table-scarce = wenn weniger als zwei Spieler Särge haben
cc-option-moon-after-look = Nach dem Blick
cc-option-moon-after-look-help = Ob du die beiden Karten liegen lassen darfst, wenn du nachgesehen hast.
cc-option-moon-after-look-may-decline = du darfst sie liegen lassen
cc-option-moon-after-look-must-swap = du musst tauschen
cc-option-false-start = Fehlstarts
cc-option-false-start-help = Was eine Hand kostet, die vor den Würfeln unten war.
cc-option-false-start-lockout = kein weiterer Schlag in dieser Runde
cc-option-false-start-penalty = das und eine Strafe
cc-option-false-start-ignore = nichts, noch einmal
cc-option-tie-band-ms = Gleichstand
cc-option-tie-band-ms-help = Hände, die höchstens so viele Millisekunden hinter der schnellsten liegen, gelten als gleich; dann entscheidet die Sitzordnung nach dem Werfer.
cc-option-claim-mode = Wie gehauen wird
cc-option-claim-mode-help = Erst auf den Knoblauch und dann zeigen, wie in der Schachtel; oder gleich auf die gemeinte Karte. Das Zweite bremst alle, die hauen, ohne hinzusehen.
cc-option-claim-mode-garlic = erst der Knoblauch
cc-option-claim-mode-pointed = gleich auf die Karte
cc-option-sit-out = Zusehen
cc-option-sit-out-help = Bei wie vielen Würfen du nach einem Fehler nur zusiehst.
cc-option-early-pass = Früher weiter
cc-option-early-pass-help = Ob es sofort weitergeht, wenn alle »nicht meins« gesagt haben, oder immer die volle Zeit gewartet wird.
cc-option-early-pass-on = sofort
cc-option-early-pass-off = volle Zeit
cc-option-fairness = Fairness
cc-option-fairness-help = Wie langsam eine Leitung sein darf, bevor sie dich etwas kostet, und wie weit den Zeiten der Geräte geglaubt wird.
cc-option-fairness-normal = ausgewogen: gewöhnliche Leitungen kosten nichts
cc-option-fairness-strict = streng: kurze Leitungen, wenig Vertrauen
cc-option-fairness-lenient = nachsichtig: wackelige Leitungen, mehr Vertrauen
cc-option-fairness-level = gleichgestellt: als hätten alle die langsamste Leitung
cc-option-reaction-mode = Das Rennen
cc-option-reaction-mode-help = Wie die Hände geordnet werden: nach der Reaktion übers Netz, nach der einen Uhr eines gemeinsamen Geräts oder gar nicht nach Tempo.
cc-option-reaction-mode-network = übers Netz
cc-option-reaction-mode-hotseat = an einem Gerät
cc-option-reaction-mode-sealed = verdeckt: geheime Antworten und das Los
cc-option-handicap = Vorgabe
cc-option-handicap-help = Millisekunden, die zu den Reaktionen der Schnellen gezählt werden, Platz für Platz und geschrieben wie 0/150/40. Alle sehen sie, und das Zielfoto zeigt sie.
cc-option-handicap-none = niemand hat eine
cc-option-on-leave = Wenn jemand geht
cc-option-on-leave-help = Was mit dem Platz von jemandem geschieht, der gegangen ist.
cc-option-on-leave-wait = das Spiel wartet eine Minute, einmal
cc-option-on-leave-bot = ein Bot übernimmt
cc-option-on-leave-empty = der Platz bleibt leer
cc-option-max-throws = Letzter Wurf
cc-option-max-throws-help = Nach wie vielen Würfen das Spiel endet. Dann gewinnen die meisten geräumten Särge, danach die meisten geschlossenen.
cc-option-max-throws-none = ohne Grenze
cc-option-throw-ms = Zeit zum Werfen
cc-option-throw-ms-help = Nach so vielen Millisekunden wirft der Schiedsrichter.
cc-option-roll-min-ms = Kürzestes Rollen
cc-option-roll-min-ms-help = Die Würfel rollen mindestens so viele Millisekunden; wie lange, weiß niemand.
cc-option-roll-max-ms = Längstes Rollen
cc-option-roll-max-ms-help = Die Würfel rollen höchstens so viele Millisekunden.
cc-option-window-ms = Zeit zum Hauen
cc-option-window-ms-help = So viele Millisekunden, nachdem die Würfel liegen, ist der Knoblauch zu.
cc-option-claim-ms = Zeit zum Zeigen
cc-option-claim-ms-help = Wer gehauen hat, muss in so vielen Millisekunden auf eine Karte zeigen, sonst zahlt er.
cc-option-bat-ms = Zeit für die Fledermaus
cc-option-bat-ms-help = Nach so vielen Millisekunden fliegt die Fledermaus ungenutzt davon.
cc-option-moon-pick-ms = Zeit zum Wählen
cc-option-moon-pick-ms-help = So viele Millisekunden, um im Mondschein zwei Karten zu wählen.
cc-option-moon-decide-ms = Zeit zum Entscheiden
cc-option-moon-decide-ms-help = So viele Millisekunden, um über den Tausch zu entscheiden.
cc-option-penalty-ms = Zeit zum Zahlen
cc-option-penalty-ms-help = Nach so vielen Millisekunden wählt das Spiel die Strafkarte selbst.
cc-option-show-ms = Zeit zum Ansehen
cc-option-show-ms-help = Eine gezeigte Karte ist so viele Millisekunden zu sehen.
cc-option-floor-ms = Schnellste Reaktion
cc-option-floor-ms-help = Schneller reagiert niemand; eine schnellere Hand hat geraten.
cc-option-floor-ms-preset = wie die Fairness sagt
cc-option-arb-min-ms = Kürzestes Warten auf Hände
cc-option-arb-min-ms-help = Nach der ersten Hand wartet der Schiedsrichter mindestens so lange auf andere, die unterwegs sind.
cc-option-arb-min-ms-preset = wie die Fairness sagt
cc-option-arb-max-ms = Längstes Warten auf Hände
cc-option-arb-max-ms-help = Nach der ersten Hand wartet der Schiedsrichter höchstens so lange.
cc-option-arb-max-ms-preset = wie die Fairness sagt
cc-option-owd-cap-ms = Abgezogener Weg
cc-option-owd-cap-ms-help = Der längste Weg vom Gerät zum Tisch, der von den Reaktionen abgezogen wird.
cc-option-owd-cap-ms-preset = wie die Fairness sagt
cc-option-slack-min-ms = Geringstes Vertrauen
cc-option-slack-min-ms-help = So viele Millisekunden werden einem Gerät immer geglaubt.
cc-option-slack-min-ms-preset = wie die Fairness sagt
cc-option-slack-max-ms = Größtes Vertrauen
cc-option-slack-max-ms-help = Mehr als so viele Millisekunden werden einem Gerät nie geglaubt.
cc-option-slack-max-ms-preset = wie die Fairness sagt
cc-option-late-max-ms = Späte Würfel
cc-option-late-max-ms-help = Um wie viel zu spät ein Gerät die Würfel gezeigt haben will.
cc-option-late-max-ms-preset = wie die Fairness sagt
cc-option-lead-max-ms = Vorausgeschickte Würfel
cc-option-lead-max-ms-help = Wie lange vor dem Zeigen die Würfel an ein fernes Gerät geschickt werden dürfen.
cc-option-lead-max-ms-preset = wie die Fairness sagt

## Bots

cc-bot-visitor = Wählt zufällig irgendeinen erlaubten Zug und haut öfter, als gut ist.
cc-bot-sleepy = Sieht langsam und vergisst schnell. Gute Gesellschaft für den ersten Abend.
cc-bot-steady = Spielt wie ein Erwachsener, der aufpasst.
cc-bot-quick = Scharfe Augen, gutes Gedächtnis, wenige Fehler.
cc-bot-undead = Blinzelt fast nie und vergisst so gut wie nichts.
