# Dawn Under: Vampire, sechzig Gräber und ein gutes Gedächtnis.
# Namen von Farben, Enden und Gräbern stehen in den Sätzen, wie sie sind, ohne Beugung.
# Was geschieht, nennt nie ein Grab zusammen mit dem, was darin liegt.

du-game-title = Dawn Under
du-game-blurb = Die Sonne geht auf, und deine Vampire haben noch kein Bett. Sechzig Gräber sehen alle gleich aus: Finde ein freies unter einem Deckel der richtigen Farbe, merk dir, wo die anderen schlafen, und hüte dich vor dem Knoblauch. Wer als Erster alle Vampire los ist, gewinnt.

## Der Tisch

du-colour-red = Rot
du-colour-yellow = Gelb
du-colour-white = Weiß
du-colour-blue = Blau
du-colour-green = Grün
du-colour-black = Schwarz

du-lid-colour = ein Deckel in { $colour }
du-lid-rat = ein Rattendeckel

du-content-empty = niemand
du-content-vampire = ein Vampir in { $colour }
du-content-garlic = Knoblauch von { $seat }

du-end-left = links
du-end-right = rechts

## Was gefragt wird

du-asked-act = Welches Grab öffnest du?
du-asked-place-match = Beide Enden passen. Welcher Vampir geht zu Bett?
du-asked-garlic = Keiner passt. Etwas Knoblauch dalassen?
du-asked-give = Welchen Vampir gibst du her?
du-asked-receive = An welches Ende kommt das Geschenk?
du-asked-plague-step = Ratten! Noch ein Grab öffnen oder aufhören?
du-asked-place-rucola = Wo soll Graf Rucola stehen?
du-asked-rucola-end = Der Graf hält den Deckel. Wer geht hinein?
du-asked-move-rucola = Welches Grab bewacht der Graf als Nächstes?
du-asked-doubt = „Dieses Grab ist leer.“ Glaubst du das?
du-asked-give-found = Wer bekommt den gefundenen Vampir?
du-asked-bat-end = Das Grab ist frei. Wer geht hinein?

## Was geschieht

du-seen-turn-started = { $seat } ist am Zug.
du-seen-opened-vampire = { $seat } öffnet ein Grab. Da ist jemand zu Hause.
du-seen-opened-garlic = { $seat } findet Knoblauch von { $owner }.
du-seen-opened-empty = { $seat } hebt einen Deckel. Niemand da.
du-seen-opened-rat = { $seat } dreht einen Deckel um: Ratten!
du-seen-opened-colour = { $seat } öffnet ein leeres Grab, Deckel in { $colour }.
du-seen-laid-in-match = { $seat } bettet einen Vampir in { $colour }.
du-seen-laid-in-help = Der Graf hilft: { $seat } bettet einen in { $colour }.
du-seen-laid-in-bat = Nach der Fledermaus: { $seat } bettet einen in { $colour }.
du-seen-turned = { $seat } deckt { $end } einen Vampir in { $colour } auf.
du-seen-garlic-put = { $seat } lässt Knoblauch da.
du-seen-left-empty = { $seat } lässt das Grab leer.
du-seen-garlic-returned = { $seat } nimmt den Knoblauch zurück.
du-seen-stake-taken = { $seat } nimmt einen Pflock.
du-seen-stakes-returned = { $seat } gibt drei Pflöcke ab. Es gibt Geschenke.
du-seen-given = { $seat } schenkt { $to } einen Vampir in { $colour }.
du-seen-found-taken = { $seat } zerrt einen Vampir in { $colour } heraus.
du-seen-found-given = Er zieht um zu { $seat }.
du-seen-received = { $seat } legt { $end } einen Vampir in { $colour } an.
du-seen-rat-taken = { $seat } behält den Rattendeckel. Die Plage wächst.
du-seen-stint-started = { $seat } darf zwischen den Ratten suchen.
du-seen-lid-replaced = Grab { $grave } bekommt einen neuen Deckel.
du-seen-plague-ended = Die Ratten sind fort. Der Gestank fast auch.
du-seen-closed = Grab { $grave } wird geschlossen.
du-seen-rucola-came = Graf Rucola kommt zu { $seat }.
du-seen-rucola-lost = Der Graf verlässt { $seat } und geht zu { $to }.
du-seen-rucola-placed = { $seat } stellt den Grafen auf Grab { $grave }.
du-seen-bat-put = { $seat } schickt eine Fledermaus: „Leer!“
du-seen-believed = { $seat } glaubt es.
du-seen-doubted = { $seat } zweifelt.
du-seen-stopped = { $seat } hat genug von Ratten.
du-seen-asked = { $seat } wird gefragt: { $question }
du-seen-nobody-asked = Gerade wird niemand gefragt.
du-seen-turn-ended = { $seat } beendet den Zug.
du-seen-ended = { $count ->
    [one] Es gewinnt: { $seats }. { $reason }
   *[other] Es gewinnen: { $seats }. { $reason }
}
du-seen-lid-revealed = Auf Grab { $grave } lag { $lid }.
du-seen-vampire-revealed = In der Reihe von { $seat } steckte einer in { $colour }.
du-seen-reserve-revealed = Im Vorrat lag ein Deckel in { $colour }.
du-seen-set-aside-revealed = Beiseite lag ein Vampir in { $colour }.

# Zu sehen, solange das Grab offen ist; vergessen, wenn es schließt.
du-reveal-turned = Grab { $grave }: { $lid }, darin { $content }.
du-reveal-lifted = Grab { $grave }: darin { $content }.

## Warum es vorbei ist

du-reason-last-vampire = Der letzte Vampir ist aus dem Haus.
du-reason-idle-limit = 36 Züge lang fand keiner ein Bett. Wer die wenigsten hat, gewinnt.

## Was man tun kann

du-do-open = Öffne Grab { $grave }
du-do-bat = Setz eine Fledermaus auf Grab { $grave }
du-do-end-turn = Beende deinen Zug
du-do-lay = Leg den Vampir von { $end } hinein
du-do-put-garlic = Leg Knoblauch hinein
du-do-leave-empty = Lass es leer
du-do-give = Gib den Vampir von { $end }
du-do-receive = Leg ihn { $end } an
du-do-stop = Hör hier auf
du-do-rucola = Stell Rucola auf Grab { $grave }
du-do-believe = Glaub es
du-do-doubt = Zweifle
du-do-give-found = Gib ihn an { $seat }

du-help-open = Der Deckel wird vor aller Augen umgedreht. Ist das Grab leer und hat der Deckel die Farbe eines deiner äußeren Vampire, kommt dieser hinein, und du darfst weitermachen; ein Schläfer kostet dich einen Pflock, Knoblauch bringt dir Geschenke.
du-help-bat = Du behauptest, dieses Grab sei leer, ob es stimmt oder nicht, und die anderen dürfen der Reihe nach zweifeln. Zweifelt niemand oder hattest du recht, kommt ein äußerer Vampir beliebiger Farbe hinein. Die Fledermaus ist so oder so weg.
du-help-end-turn = Du behältst, was du erreicht hast, und der Nächste beginnt. Das geht, sobald du in diesem Zug einen Vampir hineingelegt hast.
du-help-lay = Der äußerste Vampir dieses Endes verlässt deine Reihe und kommt ins Grab. Die nächsten an diesem Ende werden aufgedeckt.
du-help-put-garlic = Eine deiner Knoblauchknollen wartet in diesem Grab, und dein Zug oder deine Suche endet. Wer es öffnet, bekommt einen Vampir von dir; öffnest du es selbst, bekommst du von allen einen.
du-help-leave-empty = Nichts kommt hinein. Dein Zug endet, aber in einer Rattenplage darfst du weitersuchen.
du-help-give = Der äußerste Vampir dieses Endes verlässt deine Reihe als Geschenk. Der Beschenkte bestimmt, wohin er kommt; du bist dem Sieg einen näher.
du-help-receive = Das Geschenk liegt offen an diesem Ende und ist dort nun dein äußerer Vampir. Die dahinter bleiben offen.
du-help-stop = Du öffnest in dieser Plage keine Gräber mehr, und der Nächste sucht. Was du hineingelegt hast, bleibt dort.
du-help-rucola = Der Graf bewacht dieses Grab, und niemand darf es öffnen, auch du nicht. Ist es zu Beginn deines nächsten Zuges leer, kommt einer deiner Vampire hinein, egal unter welchem Deckel; sonst verlierst du den Grafen und diesen Zug.
du-help-believe = Du lässt die Behauptung stehen, und der Nächste wird gefragt. Glauben es alle, gehört das Grab dem, der es behauptet hat, auch wenn es gelogen war.
du-help-doubt = Das Grab wird sofort geöffnet. War die Behauptung falsch, legst du einen deiner Vampire hinein; war sie wahr, nimmst du einen Pflock.
du-help-give-found = Der Vampir aus dem Grab geht an diesen Spieler, der ihn an seine Reihe legt. Dann bekommt einer von deinen das Bett.

## Was nicht geht

du-refused-other-question = Danach ist nicht gefragt. Beantworte erst dies: { $question }
du-refused-grave-open = Grab { $grave } ist schon offen. Wähle ein geschlossenes.
du-refused-under-rucola = Auf Grab { $grave } steht Graf Rucola. Niemand öffnet es; wähle ein anderes.
du-refused-outside-plague = Grab { $grave } haben die Ratten nicht erreicht. Wähle eins, über das sie laufen, oder hör auf.
du-refused-must-open = Du hast noch keinen Vampir hineingelegt. Öffne erst ein Grab.
du-refused-must-go-on = An diesem Tisch musst du nach dem Hineinlegen weitermachen. Öffne noch ein Grab.
du-refused-no-bats = In diesem Spiel gibt es keine Fledermäuse. Sie kommen mit Graf Rucola; öffne ein Grab.
du-refused-no-bat-left = Deine beiden Fledermäuse sind ausgeflogen. Öffne ein Grab.
du-refused-no-bat-in-plague = Fledermäuse meiden Ratten. Öffne ein Grab der Plage, oder hör auf.
du-refused-no-match = Der äußere Vampir { $end } hat eine andere Farbe als der Deckel. Nimm das andere Ende.
du-refused-other-quarter = Grab { $grave } liegt nicht im nächsten Viertel. Der Graf zieht im Uhrzeigersinn weiter.
du-refused-not-to-seat = Der Vampir kann nicht an { $seat } gehen. Wähle jemand anderen an diesem Tisch.
du-refused-unknown-input = Diesen Zug kennt das Spiel nicht. Wähle einen, der angeboten wird.

## Optionen

du-option-expansion = Graf Rucola
du-option-expansion-help = Bringt den Grafen ins Spiel, der dir ein Grab freihält, und für alle zwei Fledermäuse, mit denen man behauptet, ein Grab sei leer.
du-option-expansion-off = bleibt zu Hause
du-option-expansion-on = spielt mit
du-option-rats = Ratten
du-option-rats-help = Was geschieht, wenn auf einem leeren Grab ein Rattendeckel umgedreht wird: wer die Gräber ringsum durchsuchen darf.
du-option-rats-full = alle suchen
du-option-rats-active-only = nur der Finder sucht
du-option-rats-off = keine Ratten
du-option-garlic = Knoblauch
du-option-garlic-help = Ob jeder drei Knoblauchknollen hat, um Gräber zu verderben. Ohne sie ist das Spiel sanfter.
du-option-garlic-on = je drei
du-option-garlic-off = keiner
du-option-continue-after-match = Nach dem Hineinlegen
du-option-continue-after-match-help = Ob du deinen Zug beenden darfst, wenn ein Vampir im Bett liegt, oder weiter öffnen musst, bis ein Grab dich enttäuscht.
du-option-continue-after-match-optional = du darfst aufhören
du-option-continue-after-match-compulsory = du musst weitermachen
du-option-two-player-gift = Geschenke zu zweit
du-option-two-player-gift-help = Aus wie vielen Vampiren ein Geschenk besteht, wenn nur zwei spielen. Ab drei Spielern ist es immer einer.
du-option-finish = Mehrere letzte Vampire
du-option-finish-help = Wer gewinnt, wenn mehrere bei derselben Gelegenheit ihren letzten Vampir verschenken.
du-option-finish-shared = alle gemeinsam
du-option-finish-clockwise = wer zuerst schenkt
du-option-bat-ends-turn = Nach einer Fledermaus
du-option-bat-ends-turn-help = Ob du nach einer erfolgreichen Fledermaus weitermachen darfst wie nach einem passenden Deckel. Nur mit Graf Rucola.
du-option-bat-ends-turn-no = der Zug geht weiter
du-option-bat-ends-turn-yes = der Zug endet
du-option-idle-limit = Endlose Nächte
du-option-idle-limit-help = Ob das Spiel nach 36 Zügen in Folge endet, in denen kein Vampir hineingelegt wurde. Dann gewinnt, wer die wenigsten Vampire hat.
du-option-idle-limit-on = Ende nach 36 Zügen
du-option-idle-limit-off = keine Grenze
du-option-layout = Wege
du-option-layout-help = Wie die Wege den Friedhof in Viertel teilen. Das kümmert nur den Grafen.
du-option-layout-L1 = gerade, gleiche Viertel
du-option-layout-L2 = gewunden, ungleiche Viertel

## Bots

du-bot-visitor = Zieht irgendwie, aber regelgerecht.
du-bot-mourner-weak = Spielt vernünftig, vergisst die meisten Gräber aber nach ein paar Zügen und verwechselt Nachbarn.
du-bot-mourner = Spielt vernünftig und merkt sich ungefähr so viel wie Menschen.
du-bot-mourner-sharp = Spielt vernünftig und merkt sich so viel wie jemand, der dieses Spiel immer gewinnt.
du-bot-mourner-ideal = Spielt vernünftig und vergisst nie ein Grab.
