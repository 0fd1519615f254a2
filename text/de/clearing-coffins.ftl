# Clearing Coffins: zwei Würfel, ein Knoblauch und alle Hände darüber.
# Namen von Karten, Würfeln und Plätzen werden in die Sätze gesetzt, wie sie sind.
# Was gesehen wird, nennt weder Gesicht noch Würfel: Das sagen die Meldungen „cc-reveal“, und dann ist es vergessen.

cc-game-title = Clearing Coffins
cc-game-blurb = Zwei Würfel nennen einen Vampir. Wer zuerst auf den Knoblauch haut, darf ihn in seinen Sarg schicken und den Sarg später, aus dem Gedächtnis, aus der Gruft räumen. Vier geräumte Särge gewinnen. Schnelle Hände helfen. Schnelle Hände ohne wache Augen nicht.

## Der Tisch

cc-card-yellow-skull = gelber Totenkopf
cc-card-yellow-moon = gelber Mond
cc-card-yellow-bat = gelbe Fledermaus
cc-card-purple-skull = lila Totenkopf
cc-card-purple-moon = lila Mond
cc-card-purple-bat = lila Fledermaus

cc-symbol-skull = Totenkopf
cc-symbol-moon = Mond
cc-symbol-bat = Fledermaus

cc-face-yellow = Gelb
cc-face-purple = Lila
cc-face-two-tone = beide Farben
cc-face-exclamation = Ausrufezeichen

cc-throw = { $face } und { $symbol }
cc-place = { $seat-is ->
    [you] deine Karte { $slot }
   *[other] Karte { $slot } von { $seat }
}

## Was gefragt wird

cc-asked-throw = Du hast die Würfel. Wirf!
cc-asked-rolling = Die Würfel rollen. Kannst du warten?
cc-asked-bang = Draufhauen oder stillhalten?
cc-asked-claim = Du warst am schnellsten. Welche Karte?
cc-asked-bat = Die Fledermaus gehört dir. Was soll sie tun?
cc-asked-moon-pick = Mondschein! Welche zwei Karten nimmst du?
cc-asked-moon-decide = Du hast nachgesehen. Vertauschst du sie?
cc-asked-penalty = Welchen deiner Särge öffnest du?

cc-rule-throw = Wirf beide Würfel. Sie rollen einen Moment, niemand weiß wie lange, und dann sehen alle sie gleichzeitig.
cc-rule-rolling = Haust du drauf, bevor die Würfel zu sehen sind, hast du geraten: Das ist ein Fehlstart, und meist bist du für diesen Wurf raus.
cc-rule-bang = Hau drauf, wenn die Würfel zu einer deiner Karten passen, wach oder im Sarg, oder zu einem fremden Sarg. Mit Ausrufezeichen sind Fledermaus und Mond für alle da, und beim Totenkopf zahlt jede Hand. Stillhalten kostet nichts.
cc-rule-claim = Zeig auf eine Karte, die zu den Würfeln passt. Dein eigener Vampir kommt in den Sarg, dein eigener Sarg wird geräumt, ein fremder Sarg wird geöffnet. Passt sie nicht, zahlst du.
cc-rule-bat = Schließ irgendeinen deiner Vampire (an manchen Tischen auch einen fremden), räum irgendeinen deiner Särge, oder öffne einen fremden. Nichts muss passen, und nichts kann schiefgehen.
cc-rule-moon-pick = Wähle von zwei Personen je eine Karte (an manchen Tischen auch beide von einer); eine davon darfst du selbst sein. Wer zwei oder mehr Särge hat, von dem kannst du nur Särge nehmen. Nur du siehst, was in den gewählten Särgen liegt.
cc-rule-moon-decide = Vertauschst du sie, nimmt jede Karte den Platz der anderen ein und bleibt, wie sie ist: wach oder im Sarg. Die anderen wissen, welche zwei Karten es waren, aber nicht, was darin liegt.
cc-rule-penalty = Ein Fehler kostet dich einen Sarg: Er wird geöffnet, und sein Vampir ist wieder wach. Welcher, bestimmst du.

## Was zu sehen ist

cc-seen-dealt = { $seat-is ->
    [you] Du bekommst vier hellwache Vampire.
   *[other] { $seat } bekommt vier hellwache Vampire.
}
cc-seen-turn-began = { $seat-is ->
    [you] Wurf { $round }: Du bekommst die Würfel.
   *[other] Wurf { $round }: { $seat } bekommt die Würfel.
}
cc-seen-thrown = Die Würfel rollen.
cc-seen-revealed = Die Würfel sind gefallen.
cc-seen-judged-nobody = Niemand haut drauf.
cc-seen-judged-one = { $seat-is ->
    [you] Du haust nach { $ms } ms drauf.
   *[other] { $seat } haut nach { $ms } ms drauf.
}
cc-seen-judged = { $seat-is ->
    [you] Mit { $ms } ms bist du vorn.
   *[other] Mit { $ms } ms ist { $seat } vorn.
} Zu langsam: { $others-is ->
    [you] du
   *[other] { $others }
}.
cc-seen-judged-early = { $order } Fehlstart: { $seats-is ->
    [you] du
   *[other] { $seats }
}.
cc-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] An { $seat }: { $question }
}
cc-seen-waits-throw = Die Würfel warten.
cc-seen-waits-rolling = Hände über den Knoblauch, und ruhig bleiben!
cc-seen-waits-bang = Jetzt!
cc-seen-waits-nothing = Es wird nichts mehr gefragt.
cc-seen-conceded = { $seat-is ->
    [you] Du zeigst auf nichts.
   *[other] { $seat } zeigt auf nichts.
}
cc-seen-missed = Falsch, { $place } passt nicht zu den Würfeln.
cc-seen-shown = { $seat-is ->
    [you] Du öffnest { $place }
   *[other] { $seat } öffnet { $place }
}: falsch, und wieder zu.
cc-seen-closed = In den Sarg: { $place }.
cc-seen-cleared = Geräumt: { $place }, { $card }.
cc-seen-exposed = { $seat-is ->
    [you] Du weckst einen Vampir: { $place }.
   *[other] { $seat } weckt einen Vampir: { $place }.
}
cc-seen-refilled = Neu vom Stapel: { $place }.
cc-seen-looked = Du siehst hinein: { $place }.
cc-seen-swapped = Vertauscht: { $a } und { $b }.
cc-seen-kept = { $seat-is ->
    [you] Du hast nachgesehen und lässt alles, wie es ist.
   *[other] { $seat } hat nachgesehen und lässt alles, wie es ist.
}
cc-seen-declined = { $seat-is ->
    [you] Du lässt die Gelegenheit verstreichen.
   *[other] { $seat } lässt die Gelegenheit verstreichen.
}
cc-seen-penalty-turned = Zur Strafe wieder wach: { $place }.
cc-seen-penalty-drawn = Zur Strafe ein Vampir mehr: { $place }.
cc-seen-penalty-spared = { $seat-is ->
    [you] Du kannst nichts zahlen. Glück gehabt!
   *[other] { $seat } kann nichts zahlen. Glück gehabt!
}
cc-seen-round-ended = Dieser Wurf ist vorbei.
cc-seen-ended-cleared = { $seats-is ->
    [you] Du hast deine Gruft geräumt und gewinnst!
   *[other] { $count ->
        [one] { $seats } hat die Gruft geräumt und gewinnt.
       *[other] Die Gruft ist geräumt. Es gewinnen: { $seats }.
    }
}
cc-seen-ended-max-throws = Das war der letzte Wurf. { $seats-is ->
    [you] Du gewinnst!
   *[other] { $count ->
        [one] { $seats } gewinnt.
       *[other] Es gewinnen: { $seats }.
    }
}
cc-seen-opened = Noch im Sarg: { $place }, { $card }.

# Jetzt zu sehen, mit dem Nächsten vergessen.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = Die Würfel zeigen { $throw }.
cc-reveal-card = Zu sehen: { $place }, { $card }.

## Der Schiedsrichter

cc-verdict-throw = Der Schiedsrichter wirft die Würfel.
cc-verdict-reveal = Der Schiedsrichter zeigt die Würfel.
cc-verdict-adjudicate = { $count ->
    [0] Der Schiedsrichter sieht keine Hand rechtzeitig.
    [one] Der Schiedsrichter sieht eine Hand rechtzeitig.
   *[other] Der Schiedsrichter ordnet { $count } Hände.
}
cc-verdict-timeout = Der Schiedsrichter: Die Zeit ist um.

cc-ruling-counted = rechtzeitig
cc-ruling-false-start = zu früh
cc-ruling-too-late = zu spät

cc-photo-title = Zielfoto
cc-photo-line = { $seat }: { $ms } ms (Netzverzögerung { $correction }, auf { $uncertainty } genau), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (Netzverzögerung { $correction }, auf { $uncertainty } genau, Handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } mit { $ms } ms Vorsprung
cc-photo-dead-heat = Totes Rennen. { $seat-is ->
    [you] Du wirfst eher wieder und bist vorn.
   *[other] { $seat } wirft eher wieder und ist vorn.
}

cc-sign-garlic = Knoblauch: erst draufhauen, dann zeigen, wie im gedruckten Spiel. Unter Freunden ein Spaß; wer bei jedem Wurf haut, ohne hinzusehen, verdirbt ihn.
cc-sign-pointed = Zeigen: Du haust gleich auf die Karte, die du meinst. Blindes Draufhauen, unter Fremden sonst fast unschlagbar, bringt so nichts.
cc-sign-sit-out = { $count ->
    [one] Nach einem Fehler setzt du auch den nächsten Wurf aus.
   *[other] Nach einem Fehler setzt du auch die nächsten { $count } Würfe aus.
}
cc-sign-strict = Streng: Die schnellste Reaktion gewinnt, und Geräten wird kaum vertraut. Für ernste Spiele mit guten Verbindungen.
cc-sign-balanced = Ausgewogen: Die schnellste Reaktion gewinnt, nicht die schnellste Verbindung. Gewöhnliche Verzögerungen werden abgezogen.
cc-sign-lenient = Nachsichtig: Die schnellste Reaktion gewinnt, und im Zweifel wird wackligen Verbindungen geglaubt.
cc-sign-level = Gleichgestellt: Alle spielen wie an der langsamsten Verbindung. Entfernung kostet niemanden etwas, aber ihr müsst einander vertrauen.
cc-sign-hotseat = Ein Gerät: für jede Hand eine Taste, für alle eine Uhr.
cc-sign-sealed = Versiegelt: ohne Reflexe. Alle antworten geheim, und unter denen, die draufhauen, entscheidet das Los.
cc-sign-handicap = Handicap: { $ms } ms Aufschlag für { $seat-is ->
    [you] dich
   *[other] { $seat }
}.

## Was man tun kann

cc-do-throw = Würfeln
cc-do-bang = Draufhauen!
cc-do-bang-garlic = Auf den Knoblauch hauen
cc-do-bang-card = Auf { $place } hauen
cc-do-pass = Nicht meins
cc-do-claim = Auf { $place } zeigen
cc-do-concede = Auf nichts zeigen
cc-do-bat-close = Schließen: { $place }
cc-do-bat-clear = Räumen: { $place }
cc-do-bat-expose = Öffnen: { $place }
cc-do-bat-decline = Die Fledermaus fliegen lassen
cc-do-moon-pick = Ansehen: { $a } und { $b }
cc-do-moon-decline = Nichts ansehen
cc-do-moon-swap = Vertauschen
cc-do-moon-keep = Liegen lassen
cc-do-penalty-pick = Deine Karte { $slot } öffnen

cc-help-throw = Beide Würfel rollen, und alle sehen sie im selben Moment. Wartest du zu lange, wirft der Schiedsrichter für dich.
cc-help-bang = Zählt deine Hand, musst du auf eine passende Karte zeigen oder Fledermaus oder Mond nutzen. Steckt nichts dahinter, kostet es eine Strafe.
cc-help-bang-garlic = Auf den Knoblauch selbst zu hauen ist nur bei Fledermaus und Mond mit Ausrufezeichen richtig. Bei jedem anderen Wurf ist es ein Fehler.
cc-help-bang-card = Du beanspruchst diese Karte sofort: einen eigenen Vampir zum Schließen, einen eigenen Sarg zum Räumen, einen fremden Sarg zum Öffnen. Sie muss zu den Würfeln passen.
cc-help-pass = Du haust nicht drauf. Das sieht niemand; sobald alle es gesagt haben, geht es weiter. Bis dahin darfst du es dir anders überlegen.
cc-help-claim = Passt sie zu den Würfeln, wird dein Vampir geschlossen, dein Sarg geräumt oder ein fremder Sarg geöffnet. Wenn nicht, sehen es alle, und du zahlst.
cc-help-concede = Du gibst zu, dass nichts passt, und zahlst die Strafe.
cc-help-bat-close = Dieser Vampir kommt in seinen Sarg, ganz gleich welcher. Gehört er dir, ist die halbe Arbeit getan.
cc-help-bat-clear = Dein Sarg wird vor aller Augen geöffnet und geräumt. Nichts muss passen, und vielleicht gewinnst du damit.
cc-help-bat-expose = Der Vampir wacht auf und muss wieder geschlossen werden. Dir bringt das nichts als Seelenfrieden.
cc-help-bat-decline = Du tust nichts, und es kostet nichts.
cc-help-moon-pick = Nur du siehst hinein. Dann entscheidest du, ob die beiden Karten die Plätze tauschen; andere kannst du nicht mehr wählen.
cc-help-moon-decline = Du wählst keine Karten, und es kostet nichts.
cc-help-moon-swap = Jede Karte kommt an den Platz der anderen und bleibt, wie sie ist. Merk dir, was du gesehen hast.
cc-help-moon-keep = Die Karten bleiben, wo sie sind. Du weißt trotzdem, was darin liegt.
cc-help-penalty-pick = Dieser Sarg wird geöffnet, und sein Vampir bleibt wach. Du musst ihn wieder schließen, bevor du ihn räumen kannst.

## Was nicht geht

cc-refused-not-your-choice = Jetzt entscheidet { $seat }. Warte auf die Würfel.
cc-refused-not-now = Danach ist nicht gefragt. Wähle einen der angebotenen Züge.
cc-refused-for-the-referee = Über Hände auf dem Knoblauch urteilt allein der Schiedsrichter.
cc-refused-sits-out = Nach einem Fehler setzt du diesen Wurf aus. Bald bist du wieder dabei.
cc-refused-no-passing = An diesem Tisch wird immer die volle Zeit gewartet: „nicht meins“ gibt es nicht.
cc-refused-target-missing = An diesem Tisch haust du gleich auf eine Karte oder auf den Knoblauch. Worauf?
cc-refused-target-unwanted = An diesem Tisch haust du erst auf den Knoblauch und zeigst danach.
cc-refused-no-card = Hier liegt keine Karte: { $place }.
cc-refused-anothers-up-card = Auf { $place } kannst du nicht zeigen. Fremde Vampire gehen dich nichts an, solange sie wach sind.
cc-refused-not-own = Das gehört jemand anderem: { $place }. Wähle eine eigene Karte.
cc-refused-not-anothers = Die gehört dir selbst: { $place }. Wähle einen fremden Sarg.
cc-refused-not-up = Der liegt schon im Sarg: { $place }. Wähle einen, der wach ist.
cc-refused-not-down = Der liegt nicht im Sarg: { $place }. Wähle einen Sarg.
cc-refused-nothing-to-turn = Das ist keiner deiner Särge: { $place }. Wähle einen anderen.
cc-refused-same-seat = Der Mond vertauscht Karten von zwei Personen. Wähle von jeder eine.
cc-refused-same-card = Eine Karte kann nicht mit sich selbst den Platz tauschen. Wähle zwei.
cc-refused-only-down-cards = Dort kann nur ein Sarg gewählt werden, nicht { $place }.
cc-refused-must-swap = Wer nachgesehen hat, muss an diesem Tisch vertauschen.
cc-refused-no-race-now = Gerade gibt es nichts zu zeigen und nichts zu werten.
cc-refused-no-timeout-now = Hier läuft keine Frist.
cc-refused-not-due = Die Zeit ist noch nicht um.
cc-refused-no-such-seat = Dort sitzt niemand: { $seat }.
cc-refused-seat-twice = Eine Hand pro Person: { $seat } ist zweimal genannt.
cc-refused-bangs-out-of-order = Die Hände stehen nicht in der Reihenfolge ihrer Reaktionen.
cc-refused-false-starts-out-of-order = Die Fehlstarts stehen nicht in ihrer Reihenfolge.
cc-refused-reaction-out-of-bounds = { $ms } ms können hier nicht stimmen, auch nicht für { $seat }.
cc-refused-not-a-false-start = { $ms } ms sind für { $seat } kein Fehlstart.
cc-refused-no-false-starts = Bei diesem Wurf gibt es keine Fehlstarts.
cc-refused-unknown-input = Das ist kein Zug in diesem Spiel. Wähle einen, der angeboten wird.

## Einstellungen

cc-option-colour-die = Farbwürfel
cc-option-colour-die-help = Die Seiten des Farbwürfels: 222 hat zweimal Gelb, zweimal Lila und zwei Ausrufezeichen; 2211 hat eine zweifarbige Seite und nur ein Ausrufezeichen. Oder bau einen eigenen aus sechs Buchstaben: Y, P, T und !.
cc-option-deck-extra = Die überzählige Karte
cc-option-deck-extra-help = Es gibt 43 Karten: sieben von jeder Sorte und eine mehr. Welche Sorte hat acht?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Erster Wurf
cc-option-first-thrower-help = Ob das Los entscheidet, wer zuerst wirft, oder ein bestimmter Platz beginnt.
cc-option-first-thrower-random = das Los entscheidet
cc-option-target = Särge zum Sieg
cc-option-target-help = Wie viele Särge du zum Sieg räumen musst. Weniger machen das Spiel kürzer; aufgefüllt wird trotzdem auf vier.
cc-option-penalty-pick = Strafkarte
cc-option-penalty-pick-help = Wer bestimmt, welcher Sarg zur Strafe geöffnet wird, wenn es mehrere gibt.
cc-option-penalty-pick-offender = wer den Fehler gemacht hat
cc-option-penalty-pick-shown-card = der falsch geöffnete, falls es einen gibt
cc-option-penalty-pick-random = das Los
cc-option-skull-touch = Hände beim Totenkopf
cc-option-skull-touch-help = Wer zahlt, wenn mehrere beim Totenkopf mit Ausrufezeichen draufhauen.
cc-option-skull-touch-all = alle, die draufgehauen haben
cc-option-skull-touch-first = nur die erste Hand
cc-option-bat-close = Von der Fledermaus geschlossen
cc-option-bat-close-help = Wessen Vampir die Fledermaus in den Sarg schicken darf. Die gedruckte Regel sagt „irgendeine Karte“, spricht sonst aber von den eigenen.
cc-option-bat-close-own = einen eigenen
cc-option-bat-close-any = jeden
cc-option-moon-cards = Karten im Mondschein
cc-option-moon-cards-help = Welche zwei Karten du im Mondschein vertauschen darfst. Zwei Karten derselben Person zu vertauschen verwirrt nur deren Gedächtnis.
cc-option-moon-cards-two-players = je eine von zwei Personen
cc-option-moon-cards-any-two = zwei beliebige, auch von einer Person
cc-option-moon-face-up = Wach im Mondschein
cc-option-moon-face-up-help = Wann der Mond auch einen wachen Vampir bewegen darf.
cc-option-moon-face-up-literal = wenn dort höchstens ein Sarg liegt
cc-option-moon-face-up-none-down = wenn dort kein Sarg liegt
cc-option-moon-face-up-table-scarce = wenn weniger als zwei Personen Särge haben
cc-option-moon-after-look = Nach dem Nachsehen
cc-option-moon-after-look-help = Ob du die beiden Karten liegen lassen darfst, wenn du nachgesehen hast.
cc-option-moon-after-look-may-decline = du darfst sie liegen lassen
cc-option-moon-after-look-must-swap = du musst sie vertauschen
cc-option-false-start = Fehlstarts
cc-option-false-start-help = Was es kostet, draufzuhauen, bevor die Würfel zu sehen sind.
cc-option-false-start-lockout = raus aus diesem Wurf
cc-option-false-start-penalty = raus aus diesem Wurf, und eine Strafe
cc-option-false-start-ignore = nichts, noch einmal
cc-option-tie-band-ms = Gleichstand
cc-option-tie-band-ms-help = Hände, die höchstens so weit hinter der schnellsten liegen, gelten als gleich schnell; dann ist vorn, wer im Uhrzeigersinn eher wieder wirft.
cc-option-claim-mode = Wie gehauen wird
cc-option-claim-mode-help = Erst auf den Knoblauch und dann zeigen, wie im gedruckten Spiel; oder gleich auf die Karte, die du meinst. Das bremst alle, die draufhauen, ohne hinzusehen.
cc-option-claim-mode-garlic = erst der Knoblauch
cc-option-claim-mode-pointed = gleich auf die Karte
cc-option-sit-out = Aussetzen
cc-option-sit-out-help = Wie viele Würfe du nach einem Fehler aussetzt.
cc-option-early-pass = Früher weiter
cc-option-early-pass-help = Ob es weitergeht, sobald alle „nicht meins“ gesagt haben, oder immer die volle Zeit gewartet wird.
cc-option-early-pass-on = sofort
cc-option-early-pass-off = nach der vollen Zeit
cc-option-fairness = Fairness
cc-option-fairness-help = Wie langsam eine Verbindung sein darf, bevor sie dich etwas kostet, und wie weit den Zeiten deines Geräts vertraut wird.
cc-option-fairness-normal = ausgewogen: gewöhnliche Verzögerungen kosten nichts
cc-option-fairness-strict = streng: kurze Verzögerungen, wenig Vertrauen
cc-option-fairness-lenient = nachsichtig: wacklige Verbindungen, mehr Vertrauen
cc-option-fairness-level = gleichgestellt: wie an der langsamsten Verbindung
cc-option-reaction-mode = Das Rennen
cc-option-reaction-mode-help = Wie die Hände geordnet werden: nach der Reaktion übers Netz, nach der Uhr eines gemeinsamen Geräts oder ganz ohne Tempo.
cc-option-reaction-mode-network = übers Netz
cc-option-reaction-mode-hotseat = auf einem Gerät
cc-option-reaction-mode-sealed = versiegelt: geheime Antworten und das Los
cc-option-handicap = Handicap
cc-option-handicap-help = Zeit, die zu den Reaktionen der Schnellen gezählt wird, Platz für Platz, in Tausendstelsekunden, geschrieben als 0/150/40. Alle können es sehen, und das Zielfoto zeigt es.
cc-option-handicap-none = keins
cc-option-on-leave = Wenn jemand geht
cc-option-on-leave-help = Was mit dem Platz geschieht, wenn jemand gegangen ist.
cc-option-on-leave-wait = das Spiel wartet einmal eine Minute
cc-option-on-leave-bot = ein Bot übernimmt
cc-option-on-leave-empty = der Platz bleibt leer
cc-option-max-throws = Letzter Wurf
cc-option-max-throws-help = Nach wie vielen Würfen das Spiel endet. Dann gewinnt, wer die meisten Särge geräumt hat, bei Gleichstand, wer die meisten geschlossenen hat.
cc-option-max-throws-none = ohne Grenze
cc-option-throw-ms = Zeit zum Werfen
cc-option-throw-ms-help = Wie viel Zeit du zum Werfen hast, bevor der Schiedsrichter es für dich tut.
cc-option-roll-min-ms = Kürzestes Rollen
cc-option-roll-min-ms-help = So lange rollen die Würfel mindestens; wie lange genau, weiß niemand.
cc-option-roll-max-ms = Längstes Rollen
cc-option-roll-max-ms-help = So lange rollen die Würfel höchstens.
cc-option-window-ms = Zeit zum Draufhauen
cc-option-window-ms-help = Wie viel Zeit du zum Draufhauen hast, sobald die Würfel liegen.
cc-option-claim-ms = Zeit zum Zeigen
cc-option-claim-ms-help = Wenn du draufhaust, hast du so lange Zeit, um auf eine Karte zu zeigen; danach zahlst du.
cc-option-bat-ms = Zeit für die Fledermaus
cc-option-bat-ms-help = Wie viel Zeit du hast, bevor die Fledermaus ungenutzt davonfliegt.
cc-option-moon-pick-ms = Zeit zum Wählen
cc-option-moon-pick-ms-help = Wie viel Zeit du hast, um im Mondschein zwei Karten zu wählen.
cc-option-moon-decide-ms = Zeit zum Entscheiden
cc-option-moon-decide-ms-help = Wie viel Zeit du hast, um über das Vertauschen zu entscheiden.
cc-option-penalty-ms = Zeit zum Zahlen
cc-option-penalty-ms-help = Wie viel Zeit du hast, um deine Strafe zu wählen, bevor das Spiel es für dich tut.
cc-option-show-ms = Zeit zum Ansehen
cc-option-show-ms-help = Wie lange eine geöffnete Karte zu sehen ist.
cc-option-floor-ms = Schnellste Reaktion
cc-option-floor-ms-help = Schneller reagiert niemand. Eine schnellere Hand hat geraten.
cc-option-floor-ms-preset = je nach Fairness
cc-option-arb-min-ms = Kürzestes Warten auf Hände
cc-option-arb-min-ms-help = So lange wartet der Schiedsrichter nach der ersten Hand mindestens auf andere, die unterwegs sind.
cc-option-arb-min-ms-preset = je nach Fairness
cc-option-arb-max-ms = Längstes Warten auf Hände
cc-option-arb-max-ms-help = So lange wartet der Schiedsrichter nach der ersten Hand höchstens.
cc-option-arb-max-ms-preset = je nach Fairness
cc-option-owd-cap-ms = Abgezogene Verzögerung
cc-option-owd-cap-ms-help = Die längste Netzverzögerung, die von einer Reaktion abgezogen wird.
cc-option-owd-cap-ms-preset = je nach Fairness
cc-option-slack-min-ms = Geringstes Vertrauen
cc-option-slack-min-ms-help = Bis zu dieser Abweichung wird immer geglaubt, was ein Gerät meldet.
cc-option-slack-min-ms-preset = je nach Fairness
cc-option-slack-max-ms = Größtes Vertrauen
cc-option-slack-max-ms-help = Über diese Abweichung hinaus wird nie geglaubt, was ein Gerät meldet.
cc-option-slack-max-ms-preset = je nach Fairness
cc-option-late-max-ms = Späte Würfel
cc-option-late-max-ms-help = Mit wie viel Verspätung ein Gerät die Würfel gezeigt haben darf.
cc-option-late-max-ms-preset = je nach Fairness
cc-option-lead-max-ms = Vorausgeschickte Würfel
cc-option-lead-max-ms-help = Wie lange im Voraus die Würfel an ein fernes Gerät geschickt werden dürfen.
cc-option-lead-max-ms-preset = je nach Fairness

## Bots

cc-bot-visitor = Macht irgendeinen erlaubten Zug und haut öfter drauf, als klug ist.
cc-bot-sleepy = Sieht langsam und vergisst schnell. Gute Gesellschaft für den ersten Abend.
cc-bot-mourner = Spielt wie Erwachsene, die aufpassen.
cc-bot-gravedigger = Scharfe Augen, gutes Gedächtnis, wenige Fehler.
cc-bot-sexton = Blinzelt fast nie und vergisst so gut wie nichts.

## Spielweisen

cc-preset-as-printed = Wie gedruckt
cc-preset-as-printed-help = Die gedruckte Regel: erst auf den Knoblauch hauen, dann auf die Karte zeigen.
cc-preset-family = Familie
cc-preset-family-help = Drei Särge gewinnen, zum Wählen bleibt mehr Zeit, und zu frühes Draufhauen kostet nichts.
cc-preset-club = Verein
cc-preset-club-help = Du haust gleich auf die Karte, und ein Fehler kostet dich den nächsten Wurf. Fair unter Fremden.
cc-preset-no-reflex = Ohne Reflexe
cc-preset-no-reflex-help = Alle antworten geheim, und das Los entscheidet, wer zuerst kommt. Niemand muss schnell sein.
