# Clearing Coffins: twee dobbelstenen, één knoflook en alle handen erboven.
# Namen van kaarten, dobbelstenen en plaatsen worden in de zinnen gezet zoals ze zijn.
# Wat gezien wordt, noemt geen gezicht en geen dobbelstenen: dat zeggen de berichten "cc-reveal", en dan is het vergeten.

cc-game-title = Clearing Coffins
cc-game-blurb = Twee dobbelstenen noemen een vampier. Sla je het eerst op de knoflook, dan mag je hem in zijn kist sturen; later, uit het hoofd, mag je die kist de crypte uit schuiven. Ruim vier kisten en je wint. Snelle handen helpen. Snelle handen zonder ogen niet.

## De tafel

cc-card-yellow-skull = gele schedel
cc-card-yellow-moon = gele maan
cc-card-yellow-bat = gele vleermuis
cc-card-purple-skull = paarse schedel
cc-card-purple-moon = paarse maan
cc-card-purple-bat = paarse vleermuis

cc-symbol-skull = schedel
cc-symbol-moon = maan
cc-symbol-bat = vleermuis

cc-face-yellow = geel
cc-face-purple = paars
cc-face-two-tone = beide kleuren
cc-face-exclamation = uitroepteken

cc-throw = { $face } en { $symbol }
cc-place = { $seat-is ->
    [you] jouw kaart { $slot }
   *[other] kaart { $slot } van { $seat }
}

## Wat gevraagd wordt

cc-asked-throw = De dobbelstenen zijn voor jou. Gooi!
cc-asked-rolling = De dobbelstenen rollen. Kun je wachten?
cc-asked-bang = Slaan, of niet voor jou?
cc-asked-claim = Jij was het snelst. Welke kaart?
cc-asked-bat = De vleermuis is voor jou. Wat moet die doen?
cc-asked-moon-pick = Maanlicht! Welke twee kaarten kies je?
cc-asked-moon-decide = Je hebt gekeken. Wissel je ze om?
cc-asked-penalty = Welke van je kisten open je?

cc-rule-throw = Gooi beide dobbelstenen. Ze rollen even, niemand weet hoelang, en dan ziet iedereen ze tegelijk.
cc-rule-rolling = Sla je voordat de dobbelstenen te zien zijn, dan gokte je: een valse start, en meestal doe je deze worp niet meer mee.
cc-rule-bang = Sla als de dobbelstenen bij een van je kaarten passen, wakker of in de kist, of bij de kist van iemand anders. Met een uitroepteken zijn de vleermuis en de maan voor iedereen, en bij de schedel betaalt iedereen die slaat. Stil blijven kost niets.
cc-rule-claim = Wijs één kaart aan die bij de dobbelstenen past. Je eigen vampier gaat in zijn kist, je eigen kist wordt geruimd, die van iemand anders gaat open. Past de kaart niet, dan betaal je.
cc-rule-bat = Sluit een van je vampiers (aan sommige tafels ook een van een ander), ruim een van je kisten, of open er een van iemand anders. Niets hoeft te passen, en niets kan misgaan.
cc-rule-moon-pick = Kies van twee spelers elk één kaart (aan sommige tafels ook twee van één speler); jij mag er een van zijn. Van een speler met twee of meer kisten kun je alleen kisten kiezen. Alleen jij ziet wat er in de gekozen kisten ligt.
cc-rule-moon-decide = Wissel je ze om, dan neemt elke kaart de plaats van de andere in, maar verder verandert er niets: wakker blijft wakker, en een kist blijft dicht. De anderen weten welke twee kaarten je koos, maar niet wat er in de kisten ligt.
cc-rule-penalty = Een fout kost je een kist: die gaat open, en de vampier is weer wakker. Jij kiest welke.

## Wat te zien is

cc-seen-dealt = { $seat-is ->
    [you] Jij krijgt vier klaarwakkere vampiers.
   *[other] { $seat } krijgt vier klaarwakkere vampiers.
}
cc-seen-turn-began = { $seat-is ->
    [you] Worp { $round }: jij krijgt de dobbelstenen.
   *[other] Worp { $round }: { $seat } krijgt de dobbelstenen.
}
cc-seen-thrown = De dobbelstenen rollen.
cc-seen-revealed = De dobbelstenen liggen stil.
cc-seen-judged-nobody = Niemand slaat.
cc-seen-judged-one = { $seat-is ->
    [you] Je slaat na { $ms } ms.
   *[other] { $seat } slaat na { $ms } ms.
}
cc-seen-judged = { $seat-is ->
    [you] Jij bent het snelst met { $ms } ms.
   *[other] { $seat } is het snelst met { $ms } ms.
} Te traag: { $others-is ->
    [you] jij
   *[other] { $others }
}.
cc-seen-judged-early = { $order } Valse start: { $seats-is ->
    [you] jij
   *[other] { $seats }
}.
cc-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] Aan { $seat }: { $question }
}
cc-seen-waits-throw = De dobbelstenen wachten.
cc-seen-waits-rolling = Handen boven de knoflook, en rustig blijven!
cc-seen-waits-bang = Nu!
cc-seen-waits-nothing = Er wordt niets meer gevraagd.
cc-seen-conceded = { $seat-is ->
    [you] Je wijst niets aan.
   *[other] { $seat } wijst niets aan.
}
cc-seen-missed = Mis: { $place } past niet bij de dobbelstenen.
cc-seen-shown = { $seat-is ->
    [you] Je opent { $place }
   *[other] { $seat } opent { $place }
}: mis, en weer dicht.
cc-seen-closed = In de kist: { $place }.
cc-seen-cleared = Geruimd: { $place }, { $card }.
cc-seen-exposed = { $seat-is ->
    [you] Je wekt een vampier: { $place }.
   *[other] { $seat } wekt een vampier: { $place }.
}
cc-seen-refilled = Nieuw van de stapel: { $place }.
cc-seen-looked = Je kijkt erin: { $place }.
cc-seen-swapped = Omgewisseld: { $a } en { $b }.
cc-seen-kept = { $seat-is ->
    [you] Je hebt gekeken en laat alles zoals het is.
   *[other] { $seat } heeft gekeken en laat alles zoals het is.
}
cc-seen-declined = { $seat-is ->
    [you] Je laat de kans lopen.
   *[other] { $seat } laat de kans lopen.
}
cc-seen-penalty-turned = Straf: { $place } wordt wakker.
cc-seen-penalty-drawn = Straf: een vampier erbij, { $place }.
cc-seen-penalty-spared = { $seat-is ->
    [you] Je hebt niets om mee te betalen. Geluk gehad!
   *[other] { $seat } heeft niets om mee te betalen. Geluk gehad!
}
cc-seen-round-ended = Deze worp is voorbij.
cc-seen-ended-cleared = { $seats-is ->
    [you] Je hebt je crypte geruimd en wint!
   *[other] { $count ->
        [one] { $seats } heeft de crypte geruimd en wint.
       *[other] De crypte is geruimd. Winnaars: { $seats }.
    }
}
cc-seen-ended-max-throws = Dat was de laatste worp. { $seats-is ->
    [you] Jij wint!
   *[other] { $count ->
        [one] { $seats } wint.
       *[other] Winnaars: { $seats }.
    }
}
cc-seen-opened = Nog in de kist: { $place }, { $card }.

# Nu te zien, daarna vergeten.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = De dobbelstenen tonen: { $throw }.
cc-reveal-card = Kijk: { $place }, { $card }.

## De scheidsrechter

cc-verdict-throw = De scheidsrechter gooit de dobbelstenen.
cc-verdict-reveal = De scheidsrechter toont de dobbelstenen.
cc-verdict-adjudicate = { $count ->
    [0] De scheidsrechter ziet geen hand op tijd.
    [one] De scheidsrechter ziet één hand op tijd.
   *[other] De scheidsrechter zet { $count } handen op volgorde.
}
cc-verdict-timeout = De scheidsrechter: de tijd is om.

cc-ruling-counted = op tijd
cc-ruling-false-start = te vroeg
cc-ruling-too-late = te laat

cc-photo-title = Fotofinish
cc-photo-line = { $seat }: { $ms } ms (netwerkvertraging { $correction }, op { $uncertainty } nauwkeurig), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (netwerkvertraging { $correction }, op { $uncertainty } nauwkeurig, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } met { $ms } ms voorsprong
cc-photo-dead-heat = Precies gelijk. { $seat-is ->
    [you] Jij zit het dichtst links van wie gooide en gaat voor.
   *[other] { $seat } zit het dichtst links van wie gooide en gaat voor.
}

cc-sign-garlic = Knoflook: eerst slaan, dan aanwijzen, zoals in het gedrukte spel. Leuk onder vrienden; iemand die bij elke worp slaat zonder te kijken, zou het bederven.
cc-sign-pointed = Aanwijzen: je slaat meteen op de kaart die je bedoelt. Zo wint niemand door blind te slaan, waarmee je onder vreemden bijna elk spel zou winnen.
cc-sign-sit-out = { $count ->
    [one] Na een fout sla je ook de volgende worp over.
   *[other] Na een fout sla je ook de volgende { $count } worpen over.
}
cc-sign-strict = Streng: de snelste reactie wint, en apparaten worden nauwelijks vertrouwd. Voor serieuze spellen met goede verbindingen.
cc-sign-balanced = Evenwichtig: de snelste reactie wint, niet de snelste verbinding. Gewone vertragingen gaan eraf.
cc-sign-lenient = Soepel: de snelste reactie wint, en haperende verbindingen krijgen het voordeel van de twijfel.
cc-sign-level = Gelijk: iedereen speelt alsof alle verbindingen even traag zijn als de traagste. Afstand kost niemand iets, maar jullie moeten elkaar vertrouwen.
cc-sign-hotseat = Eén apparaat: ieder een toets, samen één klok.
cc-sign-sealed = Verzegeld: zonder reflexen. Iedereen antwoordt in het geheim, en slaan er meer, dan beslist het lot.
cc-sign-handicap = Handicap: { $ms } ms erbij voor { $seat-is ->
    [you] jou
   *[other] { $seat }
}.

## Wat je kunt doen

cc-do-throw = Gooi de dobbelstenen
cc-do-bang = Sla!
cc-do-bang-garlic = Sla op de knoflook
cc-do-bang-card = Sla op { $place }
cc-do-pass = Niet voor mij
cc-do-claim = Wijs { $place } aan
cc-do-concede = Wijs niets aan
cc-do-bat-close = Sluit { $place }
cc-do-bat-clear = Ruim { $place }
cc-do-bat-expose = Open { $place }
cc-do-bat-decline = Laat de vleermuis gaan
cc-do-moon-pick = Kies { $a } en { $b }
cc-do-moon-decline = Kies niets
cc-do-moon-swap = Wissel ze om
cc-do-moon-keep = Laat ze liggen
cc-do-penalty-pick = Open je kaart { $slot }

cc-help-throw = Beide dobbelstenen rollen, en iedereen ziet ze tegelijk. Wacht je te lang, dan gooit de scheidsrechter voor je.
cc-help-bang = Telt jouw hand, dan moet je een passende kaart aanwijzen, of de vleermuis of de maan gebruiken. Sla je voor niets, dan krijg je straf.
cc-help-bang-garlic = Op de knoflook zelf slaan is alleen goed bij de vleermuis en de maan met een uitroepteken. Bij elke andere worp is het een fout.
cc-help-bang-card = Je eist deze kaart meteen op: je eigen vampier om te sluiten, je eigen kist om te ruimen, die van iemand anders om te openen. De kaart moet bij de dobbelstenen passen.
cc-help-pass = Je gaat niet slaan. Niemand ziet het; zodra iedereen het gezegd heeft, gaat het spel verder. Tot dan mag je je bedenken en slaan.
cc-help-claim = Past de kaart bij de dobbelstenen, dan wordt je vampier gesloten, je kist geruimd, of die van iemand anders geopend. Zo niet, dan ziet iedereen het en betaal je.
cc-help-concede = Je geeft toe dat niets past, en betaalt de straf.
cc-help-bat-close = Deze vampier gaat in zijn kist, welke het ook is. Is hij van jou, dan ben je halverwege.
cc-help-bat-clear = Je kist gaat voor ieders ogen open en wordt geruimd. Niets hoeft te passen, en misschien win je ermee.
cc-help-bat-expose = De vampier wordt wakker en moet weer gesloten worden. Het levert je niets op behalve gemoedsrust.
cc-help-bat-decline = Je doet niets, en het kost niets.
cc-help-moon-pick = Alleen jij kijkt erin. Daarna beslis je of de twee kaarten van plaats wisselen; andere kun je niet meer kiezen.
cc-help-moon-decline = Je kiest geen kaarten, en het kost niets.
cc-help-moon-swap = Elke kaart gaat naar de plaats van de andere; wakker blijft wakker, en een kist blijft dicht. Onthoud wat je hebt gezien.
cc-help-moon-keep = De kaarten blijven waar ze zijn. Wat je gezien hebt, weet je nog steeds.
cc-help-penalty-pick = Deze kist gaat open en de vampier blijft wakker. Je moet hem weer sluiten voordat je hem kunt ruimen.

## Wat niet kan

cc-refused-not-your-choice = Nu beslist { $seat }. Wacht op de dobbelstenen.
cc-refused-not-now = Dat wordt niet gevraagd. Kies een van de aangeboden zetten.
cc-refused-for-the-referee = Over handen op de knoflook oordeelt alleen de scheidsrechter.
cc-refused-sits-out = Na een fout sla je deze worp over. Straks doe je weer mee.
cc-refused-no-passing = Aan deze tafel wordt altijd de volle tijd gewacht: “niet voor mij” bestaat hier niet.
cc-refused-target-missing = Aan deze tafel sla je meteen op een kaart of op de knoflook. Welke?
cc-refused-target-unwanted = Aan deze tafel sla je eerst op de knoflook en wijs je daarna aan.
cc-refused-no-card = Hier ligt geen kaart: { $place }.
cc-refused-anothers-up-card = Je kunt { $place } niet aanwijzen. Vampiers van anderen gaan je niets aan zolang ze wakker zijn.
cc-refused-not-own = Die is van iemand anders: { $place }. Kies een kaart van jezelf.
cc-refused-not-anothers = Die is van jezelf: { $place }. Kies een kist van iemand anders.
cc-refused-not-up = Die ligt al in zijn kist: { $place }. Kies er een die wakker is.
cc-refused-not-down = Die ligt niet in zijn kist: { $place }. Kies een kist.
cc-refused-nothing-to-turn = Dat is geen kist van jou: { $place }. Kies een andere.
cc-refused-same-seat = De maan wisselt kaarten van twee spelers om. Kies van elk één.
cc-refused-same-card = Een kaart kan niet met zichzelf van plaats wisselen. Kies er twee.
cc-refused-only-down-cards = Daar kun je alleen een kist kiezen, niet { $place }.
cc-refused-must-swap = Aan deze tafel moet je omwisselen als je hebt gekeken.
cc-refused-no-race-now = Er is nu niets te onthullen of te beoordelen.
cc-refused-no-timeout-now = Hier loopt geen tijdslimiet.
cc-refused-not-due = De tijd is nog niet om.
cc-refused-no-such-seat = Daar zit niemand: { $seat }.
cc-refused-seat-twice = Ieder één hand: { $seat } is twee keer genoemd.
cc-refused-bangs-out-of-order = De handen staan niet in de volgorde van hun reacties.
cc-refused-false-starts-out-of-order = De valse starts staan niet op volgorde.
cc-refused-reaction-out-of-bounds = { $ms } ms kan hier niet kloppen, ook niet voor { $seat }.
cc-refused-not-a-false-start = { $ms } ms is geen valse start voor { $seat }.
cc-refused-no-false-starts = Bij deze worp zijn er geen valse starts.
cc-refused-unknown-input = Dat is geen zet in dit spel. Kies er een die aangeboden wordt.

## Opties

cc-option-colour-die = Kleurdobbelsteen
cc-option-colour-die-help = De vlakken van de kleurdobbelsteen: 222 heeft twee keer geel, twee keer paars en twee uitroeptekens; 2211 heeft een tweekleurig vlak en maar één uitroepteken. Of stel er zelf een samen uit zes letters: Y (geel), P (paars), T (tweekleurig) en !.
cc-option-deck-extra = De extra kaart
cc-option-deck-extra-help = Er zijn 43 kaarten: zeven van elke soort, en één extra. Van welke soort zijn er acht?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Eerste worp
cc-option-first-thrower-help = Wie het eerst gooit: het lot beslist, of een bepaalde plaats.
cc-option-first-thrower-random = het lot beslist
cc-option-target = Kisten om te winnen
cc-option-target-help = Hoeveel kisten je moet ruimen om te winnen. Minder maakt het spel korter; rijen worden nog steeds tot vier aangevuld.
cc-option-penalty-pick = Strafkaart
cc-option-penalty-pick-help = Wie bepaalt welke kist voor straf opengaat, als er meerdere zijn.
cc-option-penalty-pick-offender = wie de fout maakte
cc-option-penalty-pick-shown-card = de ten onrechte geopende, als die er is
cc-option-penalty-pick-random = het lot
cc-option-skull-touch = Handen op de schedel
cc-option-skull-touch-help = Wie betaalt als meerdere spelers slaan bij de schedel met een uitroepteken.
cc-option-skull-touch-all = iedereen die sloeg
cc-option-skull-touch-first = alleen de eerste
cc-option-bat-close = Gesloten door de vleermuis
cc-option-bat-close-help = Wiens vampier de vleermuis in de kist mag sturen. De gedrukte regels zeggen “een willekeurige kaart”, maar hebben het verder over je eigen kaarten.
cc-option-bat-close-own = een van jezelf
cc-option-bat-close-any = van iedereen
cc-option-moon-cards = Kaarten in het maanlicht
cc-option-moon-cards-help = Welke twee kaarten je in het maanlicht mag omwisselen. Twee kaarten van dezelfde speler omwisselen brengt alleen diens geheugen in de war.
cc-option-moon-cards-two-players = één van elk van twee spelers
cc-option-moon-cards-any-two = twee naar keuze, ook van één speler
cc-option-moon-face-up = Wakker in het maanlicht
cc-option-moon-face-up-help = Wanneer de maan ook een wakkere vampier mag verplaatsen.
cc-option-moon-face-up-literal = als daar hoogstens één kist ligt
cc-option-moon-face-up-none-down = als daar geen kist ligt
cc-option-moon-face-up-table-scarce = als minder dan twee spelers kisten hebben
cc-option-moon-after-look = Na het kijken
cc-option-moon-after-look-help = Of je de twee kaarten mag laten liggen nadat je hebt gekeken.
cc-option-moon-after-look-may-decline = je mag ze laten liggen
cc-option-moon-after-look-must-swap = je moet ze omwisselen
cc-option-false-start = Valse starts
cc-option-false-start-help = Wat het kost om te slaan voordat de dobbelstenen te zien zijn.
cc-option-false-start-lockout = deze worp niet meer meedoen
cc-option-false-start-penalty = niet meer meedoen, en straf
cc-option-false-start-ignore = niets, probeer opnieuw
cc-option-tie-band-ms = Gelijke handen
cc-option-tie-band-ms-help = Handen die zo dicht bij de snelste zitten, gelden als gelijk; dan gaat voor wie het dichtst links zit van wie gooide.
cc-option-claim-mode = Hoe je slaat
cc-option-claim-mode-help = Eerst op de knoflook en dan aanwijzen, zoals in het gedrukte spel; of meteen op de kaart die je bedoelt, zodat niemand zonder kijken slaat.
cc-option-claim-mode-garlic = eerst de knoflook
cc-option-claim-mode-pointed = meteen op de kaart
cc-option-sit-out = Overslaan
cc-option-sit-out-help = Hoeveel worpen je na een fout overslaat.
cc-option-early-pass = Eerder verder
cc-option-early-pass-help = Of het spel verdergaat zodra iedereen “niet voor mij” heeft gezegd, of altijd de volle tijd wacht.
cc-option-early-pass-on = meteen
cc-option-early-pass-off = na de volle tijd
cc-option-fairness = Eerlijkheid
cc-option-fairness-help = Hoe traag een verbinding mag zijn voordat het je iets kost, en in hoeverre de tijden van je apparaat vertrouwd worden.
cc-option-fairness-normal = evenwichtig: gewone vertragingen kosten niets
cc-option-fairness-strict = streng: korte vertragingen, weinig vertrouwen
cc-option-fairness-lenient = soepel: haperende verbindingen, meer vertrouwen
cc-option-fairness-level = gelijk: alsof iedereen de traagste verbinding heeft
cc-option-reaction-mode = De race
cc-option-reaction-mode-help = Hoe de volgorde van de handen bepaald wordt: naar reactie via het netwerk, naar de klok van één gedeeld apparaat, of zonder dat snelheid meetelt.
cc-option-reaction-mode-network = via het netwerk
cc-option-reaction-mode-hotseat = op één apparaat
cc-option-reaction-mode-sealed = verzegeld: geheime antwoorden en het lot
cc-option-handicap = Handicap
cc-option-handicap-help = Tijd die bij de reacties van de snelle spelers komt, plaats voor plaats, in duizendsten van een seconde, geschreven als 0/150/40. Iedereen kan het zien, en de fotofinish toont het.
cc-option-handicap-none = geen
cc-option-on-leave = Als iemand weggaat
cc-option-on-leave-help = Wat er gebeurt met de plaats van iemand die weg is.
cc-option-on-leave-wait = het spel wacht één keer een minuut
cc-option-on-leave-bot = een bot neemt over
cc-option-on-leave-empty = de plaats blijft leeg
cc-option-max-throws = Laatste worp
cc-option-max-throws-help = Na hoeveel worpen het spel eindigt. Dan wint wie de meeste kisten heeft geruimd, en bij gelijke stand wie de meeste kisten dicht heeft.
cc-option-max-throws-none = geen grens
cc-option-throw-ms = Tijd om te gooien
cc-option-throw-ms-help = Hoeveel tijd je hebt om te gooien voordat de scheidsrechter het voor je doet.
cc-option-roll-min-ms = Kortste roltijd
cc-option-roll-min-ms-help = De dobbelstenen rollen minstens zo lang; hoelang precies, weet niemand.
cc-option-roll-max-ms = Langste roltijd
cc-option-roll-max-ms-help = De dobbelstenen rollen hoogstens zo lang.
cc-option-window-ms = Tijd om te slaan
cc-option-window-ms-help = Hoeveel tijd je hebt om te slaan zodra de dobbelstenen stilliggen.
cc-option-claim-ms = Tijd om aan te wijzen
cc-option-claim-ms-help = Als je slaat, heb je zoveel tijd om een kaart aan te wijzen; daarna betaal je.
cc-option-bat-ms = Tijd voor de vleermuis
cc-option-bat-ms-help = Hoeveel tijd je hebt voordat de vleermuis ongebruikt wegvliegt.
cc-option-moon-pick-ms = Tijd om te kiezen
cc-option-moon-pick-ms-help = Hoeveel tijd je hebt om bij maanlicht twee kaarten te kiezen.
cc-option-moon-decide-ms = Tijd om te beslissen
cc-option-moon-decide-ms-help = Hoeveel tijd je hebt om over het omwisselen te beslissen.
cc-option-penalty-ms = Tijd om te betalen
cc-option-penalty-ms-help = Hoeveel tijd je hebt om je straf te kiezen voordat het spel voor je kiest.
cc-option-show-ms = Tijd om te kijken
cc-option-show-ms-help = Hoelang een geopende kaart te zien is.
cc-option-floor-ms = Snelste reactie
cc-option-floor-ms-help = Sneller reageert niemand. Een snellere hand gokte.
cc-option-floor-ms-preset = zie Eerlijkheid
cc-option-arb-min-ms = Kortste wachttijd
cc-option-arb-min-ms-help = Na de eerste hand wacht de scheidsrechter minstens zo lang op andere die onderweg zijn.
cc-option-arb-min-ms-preset = zie Eerlijkheid
cc-option-arb-max-ms = Langste wachttijd
cc-option-arb-max-ms-help = Na de eerste hand wacht de scheidsrechter hoogstens zo lang.
cc-option-arb-max-ms-preset = zie Eerlijkheid
cc-option-owd-cap-ms = Afgetrokken vertraging
cc-option-owd-cap-ms-help = De langste netwerkvertraging die van een reactie afgaat.
cc-option-owd-cap-ms-preset = zie Eerlijkheid
cc-option-slack-min-ms = Minste vertrouwen
cc-option-slack-min-ms-help = Binnen deze marge wordt een apparaat altijd geloofd.
cc-option-slack-min-ms-preset = zie Eerlijkheid
cc-option-slack-max-ms = Meeste vertrouwen
cc-option-slack-max-ms-help = Buiten deze marge wordt een apparaat nooit geloofd.
cc-option-slack-max-ms-preset = zie Eerlijkheid
cc-option-late-max-ms = Late dobbelstenen
cc-option-late-max-ms-help = Hoeveel te laat een apparaat de dobbelstenen mag hebben getoond.
cc-option-late-max-ms-preset = zie Eerlijkheid
cc-option-lead-max-ms = Vooruitgestuurde dobbelstenen
cc-option-lead-max-ms-help = Hoelang van tevoren de dobbelstenen naar een ver apparaat gestuurd mogen worden.
cc-option-lead-max-ms-preset = zie Eerlijkheid

## Bots

cc-bot-visitor = Doet zomaar een toegestane zet, en slaat vaker dan verstandig is.
cc-bot-sleepy = Ziet traag en vergeet snel. Goed gezelschap voor een eerste avond.
cc-bot-mourner = Speelt als een volwassene die oplet.
cc-bot-gravedigger = Scherpe ogen, een goed geheugen, weinig fouten.
cc-bot-sexton = Knippert bijna nooit en vergeet zo goed als niets.

## Manieren om te spelen

cc-preset-as-printed = Zoals gedrukt
cc-preset-as-printed-help = De gedrukte regels: eerst op de knoflook slaan, dan je kaart aanwijzen.
cc-preset-family = Familie
cc-preset-family-help = Met drie kisten win je, je hebt meer tijd om te kiezen, en te vroeg slaan kost niets.
cc-preset-club = Club
cc-preset-club-help = Wie slaat, noemt meteen de kaart, en een fout kost je de volgende worp. Eerlijk onder vreemden.
cc-preset-no-reflex = Zonder reflexen
cc-preset-no-reflex-help = Iedereen antwoordt in het geheim, en het lot beslist wie voorgaat. Niemand hoeft snel te zijn.
