# Dawn Under: vampiers, zestig graven en een goed geheugen.
# Namen van kleuren, kanten en graven staan in de zinnen zoals ze zijn, zonder verbuiging.
# Wat er gebeurt noemt nooit een graf samen met wat erin ligt.

du-game-title = Dawn Under
du-game-blurb = De zon komt op en je vampiers hebben nog geen bed. Zestig graven zien er allemaal eender uit: vind een vrij graf onder een deksel van de juiste kleur, onthoud waar de anderen slapen en pas op voor het knoflook. Wie het eerst al zijn vampiers kwijt is, wint.

## De tafel

du-colour-red = rood
du-colour-yellow = geel
du-colour-white = wit
du-colour-blue = blauw
du-colour-green = groen
du-colour-black = zwart

du-lid-colour = een deksel in { $colour }
du-lid-rat = een rattendeksel

du-content-empty = niemand
du-content-vampire = een vampier in { $colour }
du-content-garlic = knoflook van { $seat }

du-end-left = links
du-end-right = rechts

## Wat gevraagd wordt

du-asked-act = Welk graf open je?
du-asked-place-match = Beide kanten passen. Welke vampier gaat naar bed?
du-asked-garlic = Niemand past. Wat knoflook achterlaten?
du-asked-give = Welke vampier geef je weg?
du-asked-receive = Aan welke kant komt het cadeau?
du-asked-plague-step = Ratten! Nog een graf openen of stoppen?
du-asked-place-rucola = Waar moet graaf Rucola staan?
du-asked-rucola-end = De graaf houdt het deksel vast. Wie gaat erin?
du-asked-move-rucola = Welk graf bewaakt de graaf hierna?
du-asked-doubt = "Dit graf is leeg." Geloof je dat?
du-asked-give-found = Wie krijgt de gevonden vampier?
du-asked-bat-end = Het graf is vrij. Wie gaat erin?

## Wat er gebeurt

du-seen-turn-started = { $seat } is aan de beurt.
du-seen-opened-vampire = { $seat } opent een graf. Er is iemand thuis.
du-seen-opened-garlic = { $seat } vindt knoflook van { $owner }.
du-seen-opened-empty = { $seat } tilt een deksel op. Niemand thuis.
du-seen-opened-rat = { $seat } draait een deksel om: ratten!
du-seen-opened-colour = { $seat } opent een leeg graf, deksel in { $colour }.
du-seen-laid-in-match = { $seat } legt een vampier in { $colour } te bed.
du-seen-laid-in-help = De graaf helpt { $seat } een bed te vinden: { $colour }.
du-seen-laid-in-bat = Na de vleermuis legt { $seat } er een te bed: { $colour }.
du-seen-turned = { $seat } draait { $end } een vampier in { $colour } om.
du-seen-garlic-put = { $seat } laat knoflook achter.
du-seen-left-empty = { $seat } laat het graf leeg.
du-seen-garlic-returned = { $seat } neemt het knoflook terug.
du-seen-stake-taken = { $seat } pakt een staak.
du-seen-stakes-returned = { $seat } levert drie staken in. Cadeautjes!
du-seen-given = { $seat } geeft { $to } een vampier in { $colour }.
du-seen-found-taken = { $seat } trekt een vampier in { $colour } uit bed.
du-seen-found-given = Hij verhuist naar { $seat }.
du-seen-received = { $seat } legt { $end } een vampier in { $colour } aan.
du-seen-rat-taken = { $seat } houdt het rattendeksel. De plaag groeit.
du-seen-stint-started = { $seat } mag tussen de ratten zoeken.
du-seen-lid-replaced = Graf { $grave } krijgt een nieuw deksel.
du-seen-plague-ended = De ratten zijn weg. De stank bijna.
du-seen-closed = Graf { $grave } gaat dicht.
du-seen-rucola-came = Graaf Rucola komt naar { $seat }.
du-seen-rucola-lost = De graaf verlaat { $seat } voor { $to }.
du-seen-rucola-placed = { $seat } zet de graaf op graf { $grave }.
du-seen-bat-put = { $seat } stuurt een vleermuis: "Dit graf is leeg."
du-seen-believed = { $seat } gelooft het.
du-seen-doubted = { $seat } twijfelt.
du-seen-stopped = { $seat } heeft genoeg van ratten.
du-seen-asked = Vraag aan { $seat }: { $question }
du-seen-nobody-asked = Er wordt nu niemand iets gevraagd.
du-seen-turn-ended = { $seat } beëindigt de beurt.
du-seen-ended = { $count ->
    [one] Winnaar: { $seats }. { $reason }
   *[other] Winnaars: { $seats }. { $reason }
}
du-seen-lid-revealed = Op graf { $grave } lag { $lid }.
du-seen-vampire-revealed = In de rij van { $seat } zat er een in { $colour }.
du-seen-reserve-revealed = In de reserve lag een deksel in { $colour }.
du-seen-set-aside-revealed = Apart lag een vampier in { $colour }.

# Te zien zolang het graf open is, vergeten als het dichtgaat.
du-reveal-turned = Graf { $grave }: { $lid }, daarin { $content }.
du-reveal-lifted = Graf { $grave }: daarin { $content }.

## Waarom het voorbij is

du-reason-last-vampire = De laatste vampier is de deur uit.
du-reason-idle-limit = 36 beurten lang vond niemand een bed. Wie de minste heeft, wint.

## Wat je kunt doen

du-do-open = Open graf { $grave }
du-do-bat = Zet een vleermuis op graf { $grave }
du-do-end-turn = Beëindig je beurt
du-do-lay = Leg de vampier van { $end } erin
du-do-put-garlic = Leg er knoflook in
du-do-leave-empty = Laat het leeg
du-do-give = Geef de vampier van { $end }
du-do-receive = Leg hem { $end } aan
du-do-stop = Stop hier
du-do-rucola = Zet Rucola op graf { $grave }
du-do-believe = Geloof het
du-do-doubt = Twijfel
du-do-give-found = Geef hem aan { $seat }

du-help-open = Het deksel wordt voor ieders ogen omgedraaid. Is het graf leeg en heeft het deksel de kleur van een van je buitenste vampiers, dan gaat die erin en mag je doorgaan; een slaper kost je een staak, knoflook brengt je cadeaus.
du-help-bat = Je beweert dat dit graf leeg is, waar of niet, en de anderen mogen om de beurt twijfelen. Twijfelt niemand of had je gelijk, dan gaat er een buitenste vampier van welke kleur ook in. De vleermuis ben je hoe dan ook kwijt.
du-help-end-turn = Je houdt wat je bereikt hebt en de volgende begint. Dat mag zodra je in deze beurt een vampier in een graf hebt gelegd.
du-help-lay = De buitenste vampier van deze kant verlaat je rij en gaat het graf in. De volgende aan die kant worden omgedraaid.
du-help-put-garlic = Een van je knoflooktenen wacht in dit graf, en je beurt of je zoektocht is voorbij. Wie het opent krijgt een vampier van jou; open je het zelf, dan krijg je er van iedereen een.
du-help-leave-empty = Er gaat niets in. Je beurt is voorbij, maar in een rattenplaag mag je verder zoeken.
du-help-give = De buitenste vampier van deze kant verlaat je rij als cadeau. De ontvanger beslist waar hij komt; jij bent weer dichter bij de winst.
du-help-receive = Het cadeau ligt open aan deze kant en is daar nu je buitenste vampier. Die erachter blijven open.
du-help-stop = Je opent in deze plaag geen graven meer en de volgende zoekt. Wat je erin hebt gelegd, blijft liggen.
du-help-rucola = De graaf bewaakt dit graf en niemand mag het openen, jij ook niet. Is het aan het begin van je volgende beurt leeg, dan gaat een van je vampiers erin, wat het deksel ook is; zo niet, dan ben je de graaf en die beurt kwijt.
du-help-believe = Je laat de bewering staan en de volgende wordt gevraagd. Gelooft iedereen het, dan is het graf van wie het beweerde, ook als het gelogen was.
du-help-doubt = Het graf gaat meteen open. Was de bewering onwaar, dan leg jij een van je vampiers erin; was ze waar, dan pak je een staak.
du-help-give-found = De vampier uit het graf gaat naar deze speler, die hem aan zijn rij legt. Daarna krijgt een van de jouwe het bed.

## Wat niet kan

du-refused-other-question = Dat is niet de vraag. Beantwoord eerst dit: { $question }
du-refused-grave-open = Graf { $grave } is al open. Kies een gesloten graf.
du-refused-under-rucola = Graaf Rucola staat op graf { $grave }. Niemand opent het; kies een ander.
du-refused-outside-plague = De ratten hebben graf { $grave } niet bereikt. Kies er een waar ze lopen, of stop.
du-refused-must-open = Je hebt nog geen vampier te bed gelegd. Open eerst een graf.
du-refused-must-go-on = Aan deze tafel moet je na het leggen doorgaan. Open nog een graf.
du-refused-no-bats = Dit spel heeft geen vleermuizen. Ze komen met graaf Rucola mee; open een graf.
du-refused-no-bat-left = Je beide vleermuizen zijn gevlogen. Open een graf.
du-refused-no-bat-in-plague = Vleermuizen mijden ratten. Open een graf van de plaag, of stop.
du-refused-no-match = De buitenste vampier { $end } heeft een andere kleur dan het deksel. Neem de andere kant.
du-refused-other-quarter = Graf { $grave } ligt niet in het volgende kwart. De graaf gaat met de klok mee.
du-refused-not-to-seat = De vampier kan niet naar { $seat }. Kies iemand anders aan deze tafel.
du-refused-unknown-input = Deze zet kent het spel niet. Kies er een die aangeboden wordt.

## Opties

du-option-expansion = Graaf Rucola
du-option-expansion-help = Voegt de graaf toe, die een graf voor je vrijhoudt, en voor iedereen twee vleermuizen, waarmee je beweert dat een graf leeg is.
du-option-expansion-off = blijft thuis
du-option-expansion-on = doet mee
du-option-rats = Ratten
du-option-rats-help = Wat er gebeurt als op een leeg graf een rattendeksel wordt omgedraaid: wie de graven eromheen mag doorzoeken.
du-option-rats-full = iedereen zoekt
du-option-rats-active-only = alleen de vinder zoekt
du-option-rats-off = geen ratten
du-option-garlic = Knoflook
du-option-garlic-help = Of iedereen drie knoflooktenen heeft om graven mee te bederven. Zonder is het spel zachtaardiger.
du-option-garlic-on = elk drie
du-option-garlic-off = geen
du-option-continue-after-match = Na het leggen
du-option-continue-after-match-help = Of je je beurt mag beëindigen als een vampier in bed ligt, of graven moet openen tot er een tegenvalt.
du-option-continue-after-match-optional = je mag stoppen
du-option-continue-after-match-compulsory = je moet doorgaan
du-option-two-player-gift = Cadeaus met z'n tweeën
du-option-two-player-gift-help = Uit hoeveel vampiers een cadeau bestaat als er maar twee spelen. Met drie of meer is het er altijd een.
du-option-finish = Meerdere laatste vampiers
du-option-finish-help = Wie wint als meerdere spelers bij dezelfde gelegenheid hun laatste vampier weggeven.
du-option-finish-shared = allemaal samen
du-option-finish-clockwise = wie het eerst geeft
du-option-bat-ends-turn = Na een vleermuis
du-option-bat-ends-turn-help = Of je na een geslaagde vleermuis mag doorgaan zoals na een passend deksel. Alleen met graaf Rucola.
du-option-bat-ends-turn-no = de beurt gaat door
du-option-bat-ends-turn-yes = de beurt is voorbij
du-option-idle-limit = Eindeloze nachten
du-option-idle-limit-help = Of het spel eindigt na 36 beurten op rij waarin geen vampier in een graf is gelegd. Dan wint wie de minste vampiers heeft.
du-option-idle-limit-on = einde na 36 beurten
du-option-idle-limit-off = geen grens
du-option-layout = Paden
du-option-layout-help = Hoe de paden de begraafplaats in kwarten verdelen. Daar geeft alleen de graaf om.
du-option-layout-L1 = recht, gelijke kwarten
du-option-layout-L2 = kronkelend, ongelijke kwarten

## Bots

du-bot-visitor = Doet zomaar een geldige zet.
du-bot-mourner-weak = Speelt verstandig, maar vergeet de meeste graven na een paar beurten en haalt buren door elkaar.
du-bot-mourner = Speelt verstandig en onthoudt ongeveer zoveel als mensen doen.
du-bot-mourner-sharp = Speelt verstandig en onthoudt zoveel als iemand die dit spel altijd wint.
du-bot-mourner-ideal = Speelt verstandig en vergeet nooit een graf.
