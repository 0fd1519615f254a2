# Dawn Under: vampiers, zestig graven en een goed geheugen.
# Namen van kleuren, kanten en graven staan in de zinnen zoals ze zijn, zonder verbuiging.
# Wat er gebeurt noemt nooit een graf samen met wat erin ligt.

du-game-title = Dawn Under
du-game-blurb = De zon komt bijna op, en je vampiers hebben nog geen bed. Zestig graven zien er allemaal hetzelfde uit: vind een leeg graf onder een deksel van de juiste kleur, onthoud waar de anderen slapen, en pas op voor de knoflook. Raak je als eerste al je vampiers kwijt, dan win je.
du-advice-two = De Duitse spelregels van graaf Rucola zijn voor 3 tot 6 spelers vanaf 8 jaar, de Engelse en Franse voor 2 tot 6 vanaf 6. Met z’n tweeën kan het, maar dan valt er minder te bluffen.

## De tafel

du-colour-red = rood
du-colour-yellow = geel
du-colour-white = wit
du-colour-blue = blauw
du-colour-green = groen
du-colour-black = zwart

du-lid-colour = { $colour ->
    [red] een rood deksel
    [yellow] een geel deksel
    [white] een wit deksel
    [blue] een blauw deksel
    [green] een groen deksel
   *[black] een zwart deksel
}
du-lid-rat = een rattendeksel
du-vampire = { $colour ->
    [red] een rode vampier
    [yellow] een gele vampier
    [white] een witte vampier
    [blue] een blauwe vampier
    [green] een groene vampier
   *[black] een zwarte vampier
}

du-content-empty = niemand
du-content-vampire = { $colour ->
    [red] een rode vampier
    [yellow] een gele vampier
    [white] een witte vampier
    [blue] een blauwe vampier
    [green] een groene vampier
   *[black] een zwarte vampier
}
du-content-garlic = { $seat-is ->
    [you] je eigen knoflook
   *[other] knoflook van { $seat }
}

du-end-left = links
du-end-right = rechts

## Wat gevraagd wordt

du-asked-act = Welk graf open je?
du-asked-place-match = Beide kanten passen. Welke vampier gaat naar bed?
du-asked-garlic = Geen van beide kanten past. Knoflook achterlaten?
du-asked-give = Welke vampier geef je weg?
du-asked-receive = Aan welke kant leg je het cadeau?
du-asked-plague-step = Ratten! Nog een graf openen of stoppen?
du-asked-place-rucola = Waar moet graaf Rucola staan?
du-asked-rucola-end = De graaf houdt het deksel open. Wie gaat erin?
du-asked-move-rucola = Welk graf houdt de graaf hierna vrij?
du-asked-doubt = “Dit graf is leeg.” Geloof je dat?
du-asked-give-found = Wie krijgt de vampier die je vond?
du-asked-bat-end = Het graf is vrij. Wie gaat erin?

## Wat er gebeurt

du-seen-turn-started = { $seat-is ->
    [you] Jij bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
du-seen-opened-vampire = { $seat-is ->
    [you] Je opent een graf. Er is iemand thuis.
   *[other] { $seat } opent een graf. Er is iemand thuis.
}
du-seen-opened-garlic = { $seat-is ->
    [you] Je vindt { $owner-is ->
        [you] je eigen knoflook.
       *[other] knoflook van { $owner }.
    }
   *[other] { $seat } vindt { $owner-is ->
        [you] jouw knoflook.
       *[other] knoflook van { $owner }.
    }
}
du-seen-opened-empty = { $seat-is ->
    [you] Je tilt een deksel op. Niemand thuis.
   *[other] { $seat } tilt een deksel op. Niemand thuis.
}
du-seen-opened-rat = { $seat-is ->
    [you] Je draait een deksel om: ratten!
   *[other] { $seat } draait een deksel om: ratten!
}
du-seen-opened-colour = { $seat-is ->
    [you] Je opent
   *[other] { $seat } opent
} een leeg graf met een { $colour ->
    [red] rood
    [yellow] geel
    [white] wit
    [blue] blauw
    [green] groen
   *[black] zwart
} deksel.
du-seen-laid-in-match = { $seat-is ->
    [you] Je legt { $vampire } in bed.
   *[other] { $seat } legt { $vampire } in bed.
}
du-seen-laid-in-help = De graaf helpt: { $seat-is ->
    [you] jij legt { $vampire } in bed.
   *[other] { $seat } legt { $vampire } in bed.
}
du-seen-laid-in-bat = Na de vleermuis: { $seat-is ->
    [you] jij legt { $vampire } in bed.
   *[other] { $seat } legt { $vampire } in bed.
}
du-seen-turned = { $seat-is ->
    [you] Je draait { $end } { $vampire } om.
   *[other] { $seat } draait { $end } { $vampire } om.
}
du-seen-garlic-put = { $seat-is ->
    [you] Je laat knoflook achter.
   *[other] { $seat } laat knoflook achter.
}
du-seen-left-empty = { $seat-is ->
    [you] Je laat het graf leeg.
   *[other] { $seat } laat het graf leeg.
}
du-seen-garlic-returned = { $seat-is ->
    [you] Je neemt je knoflook terug.
   *[other] { $seat } neemt de knoflook terug.
}
du-seen-stake-taken = { $seat-is ->
    [you] Je pakt een staak.
   *[other] { $seat } pakt een staak.
}
du-seen-stakes-returned = { $seat-is ->
    [you] Je derde staak: iedereen heeft een cadeau voor je.
   *[other] Een derde staak: iedereen heeft een cadeau voor { $seat }.
}
du-seen-given = { $seat-is ->
    [you] Je geeft { $to } { $vampire }.
   *[other] { $to-is ->
        [you] { $seat } geeft jou { $vampire }.
       *[other] { $seat } geeft { $to } { $vampire }.
    }
}
du-seen-found-taken = { $seat-is ->
    [you] Je trekt { $vampire } uit bed.
   *[other] { $seat } trekt { $vampire } uit bed.
}
du-seen-found-given = { $seat-is ->
    [you] Die trekt bij jou in.
   *[other] Die trekt bij { $seat } in.
}
du-seen-received = { $seat-is ->
    [you] Je legt { $end } { $vampire } aan.
   *[other] { $seat } legt { $end } { $vampire } aan.
}
du-seen-rat-taken = { $seat-is ->
    [you] Je houdt het rattendeksel. De plaag breidt zich uit.
   *[other] { $seat } houdt het rattendeksel. De plaag breidt zich uit.
}
du-seen-stint-started = { $seat-is ->
    [you] Je mag tussen de ratten zoeken.
   *[other] { $seat } mag tussen de ratten zoeken.
}
du-seen-lid-replaced = Graf { $grave } krijgt een nieuw deksel.
du-seen-plague-ended = De ratten zijn weg. De stank bijna.
du-seen-closed = Graf { $grave } gaat dicht.
du-seen-rucola-came = { $seat-is ->
    [you] Graaf Rucola komt naar jou.
   *[other] Graaf Rucola komt naar { $seat }.
}
du-seen-rucola-lost = { $seat-is ->
    [you] De graaf verlaat je en gaat naar { $to }.
   *[other] { $to-is ->
        [you] De graaf verlaat { $seat } en komt naar jou.
       *[other] De graaf verlaat { $seat } en gaat naar { $to }.
    }
}
du-seen-rucola-placed = { $seat-is ->
    [you] Je zet de graaf op graf { $grave }.
   *[other] { $seat } zet de graaf op graf { $grave }.
}
du-seen-bat-put = { $seat-is ->
    [you] Je stuurt een vleermuis: “Dit graf is leeg.”
   *[other] { $seat } stuurt een vleermuis: “Dit graf is leeg.”
}
du-seen-believed = { $seat-is ->
    [you] Je gelooft het.
   *[other] { $seat } gelooft het.
}
du-seen-doubted = { $seat-is ->
    [you] Je gelooft het niet.
   *[other] { $seat } gelooft het niet.
}
du-seen-stopped = { $seat-is ->
    [you] Je hebt genoeg van de ratten.
   *[other] { $seat } heeft genoeg van de ratten.
}
du-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] Aan { $seat }: { $question }
}
du-seen-nobody-asked = Er wordt nu niemand iets gevraagd.
du-seen-turn-ended = { $seat-is ->
    [you] Je beëindigt je beurt.
   *[other] { $seat } beëindigt de beurt.
}
du-seen-ended = { $seats-is ->
    [you] Jij wint! { $reason }
   *[other] { $count ->
        [one] { $seats } wint. { $reason }
       *[other] Winnaars: { $seats }. { $reason }
    }
}
du-seen-lid-revealed = Op graf { $grave } lag { $lid }.
du-seen-vampire-revealed = { $seat-is ->
    [you] Je rij verborg nog { $vampire }.
   *[other] De rij van { $seat } verborg nog { $vampire }.
}
du-seen-reserve-revealed = Bij de reservedeksels: een { $colour ->
    [red] rood
    [yellow] geel
    [white] wit
    [blue] blauw
    [green] groen
   *[black] zwart
}.
du-seen-set-aside-revealed = Apart lag { $vampire }.

# Te zien zolang het graf open is, vergeten als het dichtgaat.
du-reveal-turned = Graf { $grave }: { $lid }, met daaronder { $content }.
du-reveal-lifted = In graf { $grave }: { $content }.

## Waarom het voorbij is

du-reason-last-vampire = De laatste vampier is onder de pannen.
du-reason-idle-limit = 36 beurten lang kwam er geen vampier in bed; wie de minste heeft, wint.

## Wat je kunt doen

du-do-open = Open graf { $grave }
du-do-bat = Zet een vleermuis op graf { $grave }
du-do-end-turn = Beëindig je beurt
du-do-lay = Leg de vampier { $end } in het graf
du-do-put-garlic = Laat knoflook achter
du-do-leave-empty = Laat het leeg
du-do-give = Geef de vampier { $end } weg
du-do-receive = Leg hem { $end } aan
du-do-stop = Stop hier
du-do-rucola = Zet de graaf op graf { $grave }
du-do-believe = Geloof het
du-do-doubt = Geloof het niet
du-do-give-found = Geef hem aan { $seat }

du-help-open = Het deksel wordt voor ieders ogen omgedraaid. Is het graf leeg en past het deksel bij een van je buitenste vampiers, dan gaat die erin en mag je verder. Een slapende vampier kost je een staak; knoflook bezorgt je ongewenste cadeaus.
du-help-bat = Je beweert dat dit graf leeg is, waar of niet, en de anderen mogen dat om de beurt in twijfel trekken. Doet niemand dat, of had je gelijk, dan gaat een van je buitenste vampiers erin, wat zijn kleur ook is. De vleermuis ben je hoe dan ook kwijt.
du-help-end-turn = Je houdt wat je bereikt hebt, en de volgende speler begint. Stoppen mag zodra je deze beurt een vampier in een graf hebt gelegd.
du-help-lay = De buitenste vampier aan deze kant verlaat je rij en gaat het graf in. De volgende aan die kant worden omgedraaid.
du-help-put-garlic = Een van je knoflookbollen wacht in dit graf, en je beurt of je zoektocht is voorbij. Wie het opent, krijgt een vampier van jou; open je het zelf, dan krijg je er van iedereen een.
du-help-leave-empty = Er gaat niets in. Je beurt is dan voorbij, behalve in een rattenplaag: daar mag je verder zoeken.
du-help-give = De buitenste vampier aan deze kant verlaat je rij als cadeau, en jij bent weer een stap dichter bij de winst. Wie hem krijgt, bepaalt waar hij komt.
du-help-receive = Het cadeau ligt open aan deze kant en is daar nu je buitenste vampier. Die erachter blijven open.
du-help-stop = Je opent voorlopig geen graven meer en de volgende zoekt. De ratten vertrekken als iedereen gestopt is, de een na de ander.
du-help-rucola = De graaf houdt dit graf vrij en dicht. Is het aan het begin van je volgende beurt leeg, dan gaat een van je vampiers erin, wat er ook onder het deksel zit. Zo niet, dan ben je de graaf en die beurt kwijt.
du-help-believe = Je laat de bewering staan en de volgende wordt gevraagd. Gelooft iedereen het, dan is het graf van wie het beweerde, ook als het gelogen was.
du-help-doubt = Het graf gaat meteen open. Was het gelogen, dan mag jij een van je vampiers erin leggen; was het waar, dan pak je een staak.
du-help-give-found = De vampier uit het graf gaat naar deze speler, die hem aan de rij legt. Daarna krijgt een van de jouwe zijn bed.

## Wat niet kan

du-refused-other-question = Dat is niet de vraag. Eerst: { $question }
du-refused-grave-open = Graf { $grave } is al open. Kies een gesloten graf.
du-refused-under-rucola = Op graf { $grave } staat graaf Rucola. Niemand mag het openen; kies een ander.
du-refused-outside-plague = De ratten hebben graf { $grave } niet bereikt. Kies er een waar ze lopen, of stop.
du-refused-must-open = Je hebt nog geen vampier in een graf gelegd. Open eerst een graf.
du-refused-must-go-on = Aan deze tafel moet je na het leggen verder. Open nog een graf.
du-refused-must-search-on = Iedereen is gestopt, en aan deze tafel gaan alle graven van een plaag open. Open er nog een.
du-refused-must-lay = Hier mag het graf niet leeg blijven. Leg er een van je vampiers in.
du-refused-no-bats = In dit spel zijn er geen vleermuizen; die komen met graaf Rucola mee. Open een graf.
du-refused-no-bat-left = Je beide vleermuizen zijn gevlogen. Open een graf.
du-refused-no-bat-in-plague = Vleermuizen mijden ratten. Open een graf van de plaag, of stop.
du-refused-no-match = De buitenste vampier { $end } past niet bij het deksel. Neem de andere kant.
du-refused-other-quarter = Graf { $grave } ligt niet in het volgende kwart. De graaf gaat met de klok mee.
du-refused-not-to-seat = De vampier kan niet naar { $seat }. Kies iemand anders aan deze tafel.
du-refused-unknown-input = Dat is geen zet in dit spel. Kies er een die aangeboden wordt.

## Opties

du-option-expansion = Graaf Rucola
du-option-expansion-help = Voegt de graaf toe, die een graf voor je vrijhoudt, en voor iedereen twee vleermuizen, waarmee je mag beweren dat een graf leeg is.
du-option-expansion-off = blijft thuis
du-option-expansion-on = doet mee
du-option-rats = Ratten
du-option-rats-help = Wie de graven eromheen mag doorzoeken als er op een leeg graf een rattendeksel opduikt.
du-option-rats-full = iedereen zoekt
du-option-rats-active-only = alleen wie ze vond
du-option-rats-off = geen ratten
du-option-plague-ends = Einde van een plaag
du-option-plague-ends-help = Jullie zoeken om de beurt tot iedereen gestopt is of er geen graf meer over is, tot elk graf open is, of ieder één keer. Geldt alleen als iedereen zoekt.
du-option-plague-ends-unwilling = iedereen is gestopt
du-option-plague-ends-open = elk graf is open
du-option-plague-ends-round = ieder zoekt één keer
du-option-garlic = Knoflook
du-option-garlic-help = Of iedereen drie knoflookbollen heeft om graven mee te bederven. Zonder knoflook is het spel milder.
du-option-garlic-on = drie bollen per speler
du-option-garlic-off = geen
du-option-continue-after-match = Na het leggen
du-option-continue-after-match-help = Of je mag stoppen nadat je een vampier in een graf hebt gelegd, of graven moet openen tot er een tegenvalt.
du-option-continue-after-match-optional = je mag stoppen
du-option-continue-after-match-compulsory = je moet doorgaan
du-option-two-player-gift = Cadeaus met z’n tweeën
du-option-two-player-gift-help = Uit hoeveel vampiers een cadeau bestaat als er maar twee spelen. Met drie of meer geldt de instelling Grootte van cadeaus.
du-option-gift-size = Grootte van cadeaus
du-option-gift-size-help = Hoeveel vampiers iedereen geeft bij een derde staak of bij knoflook, met hoevelen jullie ook spelen.
du-option-finish = Samen de laatste kwijt
du-option-finish-help = Wie wint als meerdere spelers bij dezelfde gelegenheid hun laatste vampier weggeven. Volgens de spelregels is het met de eerste afgelopen.
du-option-finish-shared = zij winnen samen
du-option-finish-clockwise = wie het eerst geeft
du-option-bat-ends-turn = Na een vleermuis
du-option-bat-ends-turn-help = Of je na een vleermuis verder mag: als je een vampier hebt gelegd, nooit of altijd. Alleen met graaf Rucola.
du-option-bat-ends-turn-no = verder als het lukt
du-option-bat-ends-turn-yes = je beurt is voorbij
du-option-bat-ends-turn-never = altijd verder
du-option-lay-after-bat = Graf onder de vleermuis
du-option-lay-after-bat-help = Of je het na een vleermuis leeg mag laten. Waar je bluf werd geloofd, gaat er hoe dan ook een vampier in. Alleen met graaf Rucola.
du-option-lay-after-bat-may = mag leeg blijven
du-option-lay-after-bat-must = moet gevuld worden
du-option-count-grave = Graf van de graaf
du-option-count-grave-help = Of wie de graaf heeft, het in de eigen beurt mag openen of er een vleermuis op mag zetten. In een plaag mag niemand dat. Alleen met graaf Rucola.
du-option-count-grave-shut = blijft dicht
du-option-count-grave-owner = open voor wie hem heeft
du-option-lifted-lid = Opgetilde deksels
du-option-lifted-lid-help = Of iedereen de onderkant ziet van een deksel dat een vleermuis of de graaf optilt. Die doet hoe dan ook niets. Alleen met graaf Rucola.
du-option-lifted-lid-hidden = blijven verborgen
du-option-lifted-lid-shown = worden getoond
du-option-idle-limit = Eindeloze nachten
du-option-idle-limit-help = Of het spel eindigt na 36 beurten op rij waarin geen vampier in een graf is gelegd. Dan wint wie de minste vampiers heeft.
du-option-idle-limit-on = einde na 36 beurten
du-option-idle-limit-off = geen grens
du-option-layout = Paden
du-option-layout-help = Hoe de paden het kerkhof in kwarten verdelen. Dat kan alleen de graaf iets schelen.
du-option-layout-L1 = recht, gelijke kwarten
du-option-layout-L2 = kronkelend, ongelijke kwarten

## Bots

du-bot-visitor = Doet zomaar een toegestane zet.
du-bot-mourner-weak = Speelt verstandig, maar vergeet de meeste graven na een paar beurten en haalt buren door elkaar.
du-bot-mourner = Speelt verstandig en onthoudt ongeveer zoveel als mensen doen.
du-bot-mourner-sharp = Speelt verstandig en heeft het geheugen van iemand die dit spel altijd wint.
du-bot-mourner-ideal = Speelt verstandig en vergeet nooit een graf.
du-bot-gravedigger = Heeft het geheugen van iemand die altijd wint.
du-bot-sexton = Vergeet nooit een graf. Neem knoflook mee.

## Manieren om te spelen

du-preset-as-printed = Zoals gedrukt
du-preset-as-printed-help = De gedrukte regels, met ratten en knoflook en zonder de graaf.
du-preset-family = Familie
du-preset-family-help = Geen ratten en geen knoflook: een mild geheugenspel voor de jongsten.
du-preset-expansion = Met graaf Rucola
du-preset-expansion-help = De graaf houdt een graf voor je vrij, en iedereen heeft twee vleermuizen om mee te bluffen.
