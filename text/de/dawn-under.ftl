# Dawn Under: Vampire, sechzig Gräber und ein gutes Gedächtnis.
# Namen von Farben, Enden und Gräbern stehen in den Sätzen, wie sie sind, ohne Beugung.
# Was geschieht, nennt nie ein Grab zusammen mit dem, was darin liegt.

du-game-title = Dawn Under
du-game-blurb = Gleich geht die Sonne auf, und deine Vampire haben noch kein Bett. Sechzig Gräber sehen alle gleich aus: Finde ein leeres unter einem Deckel in der richtigen Farbe, merk dir, wo die anderen schlafen, und hüte dich vor dem Knoblauch. Wer zuerst alle Vampire los ist, gewinnt.
du-advice-two = Graf Rucola ist auf Deutsch für 3 bis 6 Personen ab 8 Jahren erschienen, auf Englisch und Französisch für 2 bis 6 ab 6. Zu zweit geht es auch, aber das Bluffen ist zahmer.

## Der Tisch

du-colour-red = rot
du-colour-yellow = gelb
du-colour-white = weiß
du-colour-blue = blau
du-colour-green = grün
du-colour-black = schwarz

du-lid-colour = { $colour ->
    [red] ein roter Deckel
    [yellow] ein gelber Deckel
    [white] ein weißer Deckel
    [blue] ein blauer Deckel
    [green] ein grüner Deckel
   *[black] ein schwarzer Deckel
}
du-lid-rat = ein Rattendeckel
du-vampire = { $colour ->
    [red] einen roten Vampir
    [yellow] einen gelben Vampir
    [white] einen weißen Vampir
    [blue] einen blauen Vampir
    [green] einen grünen Vampir
   *[black] einen schwarzen Vampir
}

du-content-empty = niemand
du-content-vampire = { $colour ->
    [red] ein roter Vampir
    [yellow] ein gelber Vampir
    [white] ein weißer Vampir
    [blue] ein blauer Vampir
    [green] ein grüner Vampir
   *[black] ein schwarzer Vampir
}
du-content-garlic = { $seat-is ->
    [you] dein eigener Knoblauch
   *[other] Knoblauch von { $seat }
}

du-end-left = links
du-end-right = rechts

## Was gefragt wird

du-asked-act = Welches Grab öffnest du?
du-asked-place-match = Beide Enden passen. Welcher Vampir geht zu Bett?
du-asked-garlic = Kein Ende passt. Knoblauch dalassen?
du-asked-give = Welchen Vampir gibst du her?
du-asked-receive = An welches Ende legst du das Geschenk?
du-asked-plague-step = Ratten! Noch ein Grab öffnen oder aufhören?
du-asked-place-rucola = Wo soll Graf Rucola stehen?
du-asked-rucola-end = Der Graf hält den Deckel auf. Wer geht hinein?
du-asked-move-rucola = Welches Grab reserviert der Graf als Nächstes?
du-asked-doubt = „Dieses Grab ist leer.“ Glaubst du das?
du-asked-give-found = Wer bekommt den Vampir, den du gefunden hast?
du-asked-bat-end = Das Grab ist frei. Wer geht hinein?

## Was geschieht

du-seen-turn-started = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
du-seen-opened-vampire = { $seat-is ->
    [you] Du öffnest ein Grab. Da ist jemand zu Hause.
   *[other] { $seat } öffnet ein Grab. Da ist jemand zu Hause.
}
du-seen-opened-garlic = { $seat-is ->
    [you] Du findest { $owner-is ->
        [you] deinen eigenen Knoblauch.
       *[other] Knoblauch von { $owner }.
    }
   *[other] { $seat } findet { $owner-is ->
        [you] deinen Knoblauch.
       *[other] Knoblauch von { $owner }.
    }
}
du-seen-opened-empty = { $seat-is ->
    [you] Du hebst einen Deckel. Niemand da.
   *[other] { $seat } hebt einen Deckel. Niemand da.
}
du-seen-opened-rat = { $seat-is ->
    [you] Du drehst einen Deckel um: Ratten!
   *[other] { $seat } dreht einen Deckel um: Ratten!
}
du-seen-opened-colour = { $seat-is ->
    [you] Du öffnest
   *[other] { $seat } öffnet
} ein leeres Grab mit { $colour ->
    [red] rotem
    [yellow] gelbem
    [white] weißem
    [blue] blauem
    [green] grünem
   *[black] schwarzem
} Deckel.
du-seen-laid-in-match = { $seat-is ->
    [you] Du bringst { $vampire } zu Bett.
   *[other] { $seat } bringt { $vampire } zu Bett.
}
du-seen-laid-in-help = Der Graf hilft: { $seat-is ->
    [you] Du bringst { $vampire } zu Bett.
   *[other] { $seat } bringt { $vampire } zu Bett.
}
du-seen-laid-in-bat = Nach der Fledermaus: { $seat-is ->
    [you] Du bringst { $vampire } zu Bett.
   *[other] { $seat } bringt { $vampire } zu Bett.
}
du-seen-turned = { $seat-is ->
    [you] Du deckst { $end } { $vampire } auf.
   *[other] { $seat } deckt { $end } { $vampire } auf.
}
du-seen-garlic-put = { $seat-is ->
    [you] Du lässt Knoblauch da.
   *[other] { $seat } lässt Knoblauch da.
}
du-seen-left-empty = { $seat-is ->
    [you] Du lässt das Grab leer.
   *[other] { $seat } lässt das Grab leer.
}
du-seen-garlic-returned = { $seat-is ->
    [you] Du nimmst deinen Knoblauch zurück.
   *[other] { $seat } nimmt den Knoblauch zurück.
}
du-seen-stake-taken = { $seat-is ->
    [you] Du nimmst einen Pflock.
   *[other] { $seat } nimmt einen Pflock.
}
du-seen-stakes-returned = { $seat-is ->
    [you] Dein dritter Pflock: Alle haben ein Geschenk für dich.
   *[other] Der dritte Pflock: Alle haben ein Geschenk für { $seat }.
}
du-seen-given = { $seat-is ->
    [you] Du schenkst { $to } { $vampire }.
   *[other] { $to-is ->
        [you] { $seat } schenkt dir { $vampire }.
       *[other] { $seat } schenkt { $to } { $vampire }.
    }
}
du-seen-found-taken = { $seat-is ->
    [you] Du zerrst { $vampire } aus dem Bett.
   *[other] { $seat } zerrt { $vampire } aus dem Bett.
}
du-seen-found-given = { $seat-is ->
    [you] Er zieht bei dir ein.
   *[other] Er zieht bei { $seat } ein.
}
du-seen-received = { $seat-is ->
    [you] Du legst { $end } { $vampire } an.
   *[other] { $seat } legt { $end } { $vampire } an.
}
du-seen-rat-taken = { $seat-is ->
    [you] Du behältst den Rattendeckel. Die Plage breitet sich aus.
   *[other] { $seat } behält den Rattendeckel. Die Plage breitet sich aus.
}
du-seen-stint-started = { $seat-is ->
    [you] Du darfst zwischen den Ratten suchen.
   *[other] { $seat } darf zwischen den Ratten suchen.
}
du-seen-lid-replaced = Grab { $grave } bekommt einen neuen Deckel.
du-seen-plague-ended = Die Ratten sind fort. Der Gestank fast auch.
du-seen-closed = Grab { $grave } wird geschlossen.
du-seen-rucola-came = { $seat-is ->
    [you] Graf Rucola kommt zu dir.
   *[other] Graf Rucola kommt zu { $seat }.
}
du-seen-rucola-lost = { $seat-is ->
    [you] Der Graf verlässt dich und geht zu { $to }.
   *[other] { $to-is ->
        [you] Der Graf verlässt { $seat } und kommt zu dir.
       *[other] Der Graf verlässt { $seat } und geht zu { $to }.
    }
}
du-seen-rucola-placed = { $seat-is ->
    [you] Du stellst den Grafen auf Grab { $grave }.
   *[other] { $seat } stellt den Grafen auf Grab { $grave }.
}
du-seen-bat-put = { $seat-is ->
    [you] Du schickst eine Fledermaus: „Dieses Grab ist leer.“
   *[other] { $seat } schickt eine Fledermaus: „Dieses Grab ist leer.“
}
du-seen-believed = { $seat-is ->
    [you] Du glaubst es.
   *[other] { $seat } glaubt es.
}
du-seen-doubted = { $seat-is ->
    [you] Du bezweifelst es.
   *[other] { $seat } bezweifelt es.
}
du-seen-stopped = { $seat-is ->
    [you] Du hast genug von den Ratten.
   *[other] { $seat } hat genug von den Ratten.
}
du-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] An { $seat }: { $question }
}
du-seen-nobody-asked = Gerade wird niemand gefragt.
du-seen-turn-ended = { $seat-is ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
du-seen-ended = { $seats-is ->
    [you] Du gewinnst! { $reason }
   *[other] { $count ->
        [one] Es gewinnt: { $seats }. { $reason }
       *[other] Es gewinnen: { $seats }. { $reason }
    }
}
du-seen-lid-revealed = Auf Grab { $grave } lag { $lid }.
du-seen-vampire-revealed = { $seat-is ->
    [you] Deine Reihe verbarg noch { $vampire }.
   *[other] Die Reihe von { $seat } verbarg noch { $vampire }.
}
du-seen-reserve-revealed = Unter den Ersatzdeckeln: ein { $colour ->
    [red] roter
    [yellow] gelber
    [white] weißer
    [blue] blauer
    [green] grüner
   *[black] schwarzer
}.
du-seen-set-aside-revealed = Beiseitegelegt hatten wir { $vampire }.

# Zu sehen, solange das Grab offen ist; vergessen, wenn es schließt.
du-reveal-turned = Grab { $grave }: { $lid }, darin { $content }.
du-reveal-lifted = Grab { $grave }: darin { $content }.

## Warum es vorbei ist

du-reason-last-vampire = Der letzte Vampir ist untergebracht.
du-reason-idle-limit = 36 Züge lang kam kein Vampir ins Bett. Wer die wenigsten hat, gewinnt.

## Was man tun kann

du-do-open = Grab { $grave } öffnen
du-do-bat = Fledermaus auf Grab { $grave } setzen
du-do-end-turn = Zug beenden
du-do-lay = Den Vampir { $end } hineinlegen
du-do-put-garlic = Knoblauch hineinlegen
du-do-leave-empty = Leer lassen
du-do-give = Den Vampir { $end } verschenken
du-do-receive = Geschenk { $end } anlegen
du-do-stop = Hier aufhören
du-do-rucola = Den Grafen auf Grab { $grave } stellen
du-do-believe = Glauben
du-do-doubt = Bezweifeln
du-do-give-found = An { $seat } verschenken

du-help-open = Der Deckel wird vor aller Augen umgedreht. Ist das Grab leer und passt der Deckel zu einem deiner äußeren Vampire, kommt der hinein, und du darfst weitermachen. Ein schlafender Vampir kostet dich einen Pflock; Knoblauch beschert dir unerwünschte Geschenke.
du-help-bat = Du behauptest, dieses Grab sei leer, wahr oder nicht, und die anderen dürfen es der Reihe nach bezweifeln. Tut es niemand oder hattest du recht, kommt einer deiner äußeren Vampire hinein, egal in welcher Farbe. Die Fledermaus ist so oder so weg.
du-help-end-turn = Du behältst, was du erreicht hast, und reihum geht es weiter. Aufhören darfst du, sobald du in diesem Zug einen Vampir hineingelegt hast.
du-help-lay = Der äußerste Vampir an diesem Ende verlässt deine Reihe und kommt ins Grab. Die nächsten an diesem Ende werden aufgedeckt.
du-help-put-garlic = Eine deiner Knollen wartet in diesem Grab, und dein Zug oder deine Suche endet. Wer es öffnet, bekommt einen Vampir von dir; öffnest du es selbst, bekommst du von allen einen.
du-help-leave-empty = Nichts kommt hinein, und dein Zug endet; in einer Rattenplage darfst du weitersuchen.
du-help-give = Der äußerste Vampir an diesem Ende verlässt deine Reihe als Geschenk, und du bist dem Sieg einen Schritt näher. Wer ihn bekommt, bestimmt, wo er liegt.
du-help-receive = Das Geschenk liegt offen an diesem Ende und ist dort nun dein äußerer Vampir. Die dahinter bleiben offen.
du-help-stop = Du öffnest vorerst keine Gräber mehr, und reihum wird weitergesucht. Die Ratten ziehen ab, wenn nacheinander alle aufgehört haben.
du-help-rucola = Der Graf reserviert dieses Grab und hält es geschlossen. Ist es zu Beginn deines nächsten Zuges leer, kommt einer deiner Vampire hinein, egal unter welchem Deckel. Wenn nicht, verlierst du den Grafen und diesen Zug.
du-help-believe = Du lässt die Behauptung stehen, und reihum wird weitergefragt. Glauben es alle, bekommt das Grab, wer die Fledermaus geschickt hat, selbst wenn es gelogen war.
du-help-doubt = Das Grab wird sofort geöffnet. War die Behauptung falsch, darfst du einen deiner Vampire hineinlegen; war sie wahr, nimmst du einen Pflock.
du-help-give-found = Der Vampir aus dem Grab zieht dorthin um. Dann bekommt einer von deinen sein Bett.

## Was nicht geht

du-refused-other-question = Das ist nicht die Frage. Zuerst: { $question }
du-refused-grave-open = Grab { $grave } ist schon offen. Wähle ein geschlossenes.
du-refused-under-rucola = Auf Grab { $grave } steht Graf Rucola. Niemand darf es öffnen; wähle ein anderes.
du-refused-outside-plague = Grab { $grave } haben die Ratten nicht erreicht. Wähle eins, über das sie laufen, oder hör auf.
du-refused-must-open = Du hast noch keinen Vampir hineingelegt. Öffne erst ein Grab.
du-refused-must-go-on = An diesem Tisch musst du nach dem Hineinlegen weitermachen. Öffne noch ein Grab.
du-refused-must-search-on = Alle haben aufgehört, und an diesem Tisch werden alle Gräber einer Plage geöffnet. Öffne noch eins.
du-refused-must-lay = Hier darf das Grab nicht leer bleiben. Leg einen deiner Vampire hinein.
du-refused-no-bats = In diesem Spiel gibt es keine Fledermäuse; sie kommen mit Graf Rucola. Öffne ein Grab.
du-refused-no-bat-left = Deine beiden Fledermäuse sind ausgeflogen. Öffne ein Grab.
du-refused-no-bat-in-plague = Fledermäuse meiden Ratten. Öffne ein Grab der Plage, oder hör auf.
du-refused-no-match = Der äußere Vampir { $end } passt nicht zum Deckel. Nimm das andere Ende.
du-refused-other-quarter = Grab { $grave } liegt nicht im nächsten Viertel. Der Graf zieht im Uhrzeigersinn weiter.
du-refused-not-to-seat = Der Vampir kann nicht zu { $seat }. Wähle jemand anderen an diesem Tisch.
du-refused-unknown-input = Das ist kein Zug in diesem Spiel. Wähle einen, der angeboten wird.

## Einstellungen

du-option-expansion = Graf Rucola
du-option-expansion-help = Bringt den Grafen ins Spiel, der dir ein Grab reserviert, und für alle zwei Fledermäuse, mit denen ihr behaupten dürft, ein Grab sei leer.
du-option-expansion-off = bleibt zu Hause
du-option-expansion-on = spielt mit
du-option-rats = Ratten
du-option-rats-help = Wer die Gräber ringsum durchsuchen darf, wenn auf einem leeren Grab ein Rattendeckel auftaucht.
du-option-rats-full = alle suchen
du-option-rats-active-only = nur wer sie gefunden hat
du-option-rats-off = keine Ratten
du-option-plague-ends = Ende einer Plage
du-option-plague-ends-help = Wann die Suche endet: wenn alle aufgehört haben oder jedes Grab ringsum offen ist, erst wenn jedes offen ist, oder wenn alle einmal gesucht haben. Nur wenn alle suchen.
du-option-plague-ends-unwilling = alle haben aufgehört
du-option-plague-ends-open = jedes Grab ist offen
du-option-plague-ends-round = einmal suchen
du-option-garlic = Knoblauch
du-option-garlic-help = Ob alle drei Knoblauchknollen haben, um Gräber zu verderben. Ohne sie ist das Spiel sanfter.
du-option-garlic-on = je drei Knollen
du-option-garlic-off = keiner
du-option-continue-after-match = Nach dem Hineinlegen
du-option-continue-after-match-help = Ob du aufhören darfst, nachdem du einen Vampir hineingelegt hast, oder weiter öffnen musst, bis ein Grab dich enttäuscht.
du-option-continue-after-match-optional = du darfst aufhören
du-option-continue-after-match-compulsory = du musst weitermachen
du-option-two-player-gift = Geschenke zu zweit
du-option-two-player-gift-help = Aus wie vielen Vampiren ein Geschenk besteht, wenn ihr nur zu zweit spielt. Ab drei Personen gilt „Größe der Geschenke“.
du-option-gift-size = Größe der Geschenke
du-option-gift-size-help = Wie viele Vampire alle beim dritten Pflock oder bei Knoblauch schenken, egal wie viele mitspielen.
du-option-finish = Gleichzeitig fertig
du-option-finish-help = Wer gewinnt, wenn mehrere bei derselben Gelegenheit ihren letzten Vampir verschenken. Nach der Spielregel ist mit dem ersten Schluss.
du-option-finish-shared = sie teilen sich den Sieg
du-option-finish-clockwise = wer zuerst schenkt
du-option-bat-ends-turn = Nach einer Fledermaus
du-option-bat-ends-turn-help = Ob du nach einer Fledermaus weitermachen darfst: wenn du einen Vampir hineingelegt hast, nie oder immer. Nur mit Graf Rucola.
du-option-bat-ends-turn-no = weiter, wenn es klappt
du-option-bat-ends-turn-yes = dein Zug endet
du-option-bat-ends-turn-never = immer weiter
du-option-lay-after-bat = Grab unter der Fledermaus
du-option-lay-after-bat-help = Ob du es nach einer Fledermaus leer lassen darfst. Wo dein Bluff geglaubt wurde, kommt auf jeden Fall ein Vampir hinein. Nur mit Graf Rucola.
du-option-lay-after-bat-may = darf leer bleiben
du-option-lay-after-bat-must = muss belegt werden
du-option-count-grave = Grab des Grafen
du-option-count-grave-help = Ob du es in deinem Zug öffnen oder eine Fledermaus daraufsetzen darfst, wenn der Graf bei dir ist. In einer Plage darf es niemand. Nur mit Graf Rucola.
du-option-count-grave-shut = bleibt geschlossen
du-option-count-grave-owner = offen, wenn er bei dir ist
du-option-lifted-lid = Abgehobene Deckel
du-option-lifted-lid-help = Ob alle die Unterseite eines Deckels sehen, den eine Fledermaus oder der Graf abhebt. Eine Wirkung hat sie so oder so nicht. Nur mit Graf Rucola.
du-option-lifted-lid-hidden = bleiben verdeckt
du-option-lifted-lid-shown = werden gezeigt
du-option-idle-limit = Endlose Nächte
du-option-idle-limit-help = Ob das Spiel nach 36 Zügen in Folge endet, in denen kein Vampir hineingelegt wurde. Dann gewinnt, wer die wenigsten Vampire hat.
du-option-idle-limit-on = Ende nach 36 Zügen
du-option-idle-limit-off = keine Grenze
du-option-layout = Wege
du-option-layout-help = Wie die Wege den Friedhof in Viertel teilen. Das kümmert nur den Grafen.
du-option-layout-L1 = gerade, gleiche Viertel
du-option-layout-L2 = gewunden, ungleiche Viertel

## Bots

du-bot-visitor = Macht irgendeinen erlaubten Zug.
du-bot-mourner-weak = Spielt vernünftig, vergisst die meisten Gräber aber nach ein paar Zügen und verwechselt Nachbargräber.
du-bot-mourner = Spielt vernünftig und merkt sich ungefähr so viel wie Menschen.
du-bot-mourner-sharp = Spielt vernünftig und merkt sich so viel wie die Leute, die dieses Spiel immer gewinnen.
du-bot-mourner-ideal = Spielt vernünftig und vergisst nie ein Grab.
du-bot-gravedigger = Merkt sich so viel wie die Leute, die immer gewinnen.
du-bot-sexton = Vergisst nie ein Grab. Bring Knoblauch mit.

## Spielweisen

du-preset-as-printed = Wie gedruckt
du-preset-as-printed-help = Die gedruckte Regel, mit Ratten und Knoblauch und ohne den Grafen.
du-preset-family = Familie
du-preset-family-help = Ohne Ratten und Knoblauch: ein sanftes Gedächtnisspiel für die Jüngsten.
du-preset-expansion = Mit Graf Rucola
du-preset-expansion-help = Der Graf reserviert dir ein Grab, und alle haben zwei Fledermäuse zum Bluffen.
