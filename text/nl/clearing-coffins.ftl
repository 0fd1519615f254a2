# Clearing Coffins: twee dobbelstenen, één knoflook en alle handen erboven.
# Namen van kaarten, dobbelstenen en plaatsen worden in de zinnen gezet zoals ze zijn.
# Wat gezien wordt, noemt geen gezicht en geen dobbelstenen: dat zeggen de berichten "cc-reveal", en dan is het vergeten.

cc-game-title = Clearing Coffins
cc-game-blurb = Twee dobbelstenen noemen een vampier. Wie het eerst op de knoflook slaat, mag hem in zijn kist sturen en die kist later, uit het hoofd, de crypte uit schuiven. Vier geruimde kisten winnen. Snelle handen helpen; snelle handen zonder ogen niet.

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
cc-place = kaart { $slot } ({ $seat })

## Wat gevraagd wordt

cc-asked-throw = De dobbelstenen zijn van jou. Gooi!
cc-asked-rolling = De dobbelstenen rollen. Kun je wachten?
cc-asked-bang = Slaan, of niet voor jou?
cc-asked-claim = Jij was het snelst. Welke kaart?
cc-asked-bat = De vleermuis is van jou. Wat moet ze doen?
cc-asked-moon-pick = Maanlicht! Welke twee kaarten bekijk je?
cc-asked-moon-decide = Je hebt gekeken. Wissel je ze om?
cc-asked-penalty = Welke van je kisten open je?

cc-rule-throw = Gooi beide dobbelstenen. Ze rollen een geheim moment lang, en niemand, ook jij niet, ziet ze voor ze liggen.
cc-rule-rolling = Wie slaat voor de dobbelstenen te zien zijn, heeft gegokt: een valse start, en meestal geen slag meer in deze ronde.
cc-rule-bang = Sla als de dobbelstenen een van je kaarten noemen, open of in haar kist, of de kist van een ander. Vleermuis en maan met uitroepteken zijn voor iedereen. Bij de schedel met uitroepteken betaalt elke hand. Stilzitten kost niets.
cc-rule-claim = Wijs één kaart aan die bij de dobbelstenen past. Je eigen vampier gaat in zijn kist, je eigen kist wordt geruimd, die van een ander gaat open. Past ze niet, dan betaal je.
cc-rule-bat = Sluit een van je vampiers (aan sommige tafels ook die van een ander), ruim een van je kisten of open die van een ander. Niets hoeft te passen en niets kan misgaan.
cc-rule-moon-pick = Kies van twee spelers elk één kaart (aan sommige tafels ook twee van één speler); je mag er zelf een van zijn. Wie twee of meer kisten heeft, kan alleen een kist verliezen. Alleen jij ziet wat er in de gekozen kisten ligt.
cc-rule-moon-decide = Als je wisselt, neemt elke kaart de plaats van de andere in en houdt ze haar kant. De anderen weten welke twee kaarten het waren, maar niet wat erin ligt.
cc-rule-penalty = Een fout kost een kist: ze gaat open en haar vampier is weer wakker. Jij kiest welke.

## Wat te zien is

cc-seen-dealt = { $seat } krijgt vier klaarwakkere vampiers.
cc-seen-turn-began = Worp { $round }: de dobbelstenen gaan naar { $seat }.
cc-seen-thrown = De dobbelstenen rollen.
cc-seen-revealed = De dobbelstenen liggen.
cc-seen-judged-nobody = Geen hand op de knoflook.
cc-seen-judged-one = { $seat } slaat na { $ms } ms.
cc-seen-judged = { $seat } is eerst na { $ms } ms. Verslagen: { $others }.
cc-seen-judged-early = { $order } Te vroeg: { $seats }.
cc-seen-asked = Vraag aan { $seat }: { $question }
cc-seen-waits-throw = De dobbelstenen wachten.
cc-seen-waits-rolling = Handen boven de knoflook, en rustig blijven!
cc-seen-waits-bang = Nu!
cc-seen-waits-nothing = Er wordt niets meer gevraagd.
cc-seen-conceded = { $seat } wijst niets aan.
cc-seen-missed = Mis: { $place } past niet bij de dobbelstenen.
cc-seen-shown = { $seat } opent { $place }: mis, en weer dicht.
cc-seen-closed = In de kist: { $place }.
cc-seen-cleared = Geruimd: { $place }, { $card }.
cc-seen-exposed = { $seat } wekt een vampier: { $place }.
cc-seen-refilled = Nieuw van de stapel: { $place }.
cc-seen-looked = Je kijkt in { $place }.
cc-seen-swapped = Omgewisseld: { $a } en { $b }.
cc-seen-kept = { $seat } heeft gekeken en laat alles zoals het is.
cc-seen-declined = { $seat } doet er niets mee.
cc-seen-penalty-turned = Straf, er wordt er een wakker: { $place }.
cc-seen-penalty-drawn = Straf, nog een om voor te zorgen: { $place }.
cc-seen-penalty-spared = { $seat } kan niet betalen. Geluk gehad!
cc-seen-round-ended = De ronde is voorbij.
cc-seen-ended-cleared = { $count ->
    [one] { $seats } heeft de crypte geruimd en wint.
   *[other] { $seats } hebben de crypte geruimd en winnen.
}
cc-seen-ended-max-throws = { $count ->
    [one] Dat was de laatste worp. { $seats } wint.
   *[other] Dat was de laatste worp. { $seats } winnen samen.
}
cc-seen-opened = Nog in de kist: { $place }, { $card }.

# Nu te zien, daarna vergeten.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = De dobbelstenen tonen: { $throw }.
cc-reveal-card = { $place }: { $card }.

## De scheidsrechter

cc-verdict-throw = De scheidsrechter gooit de dobbelstenen.
cc-verdict-reveal = De scheidsrechter toont de dobbelstenen.
cc-verdict-adjudicate = { $count ->
    [0] De scheidsrechter zag geen hand op tijd.
    [one] De scheidsrechter zag één hand op tijd.
   *[other] De scheidsrechter zet { $count } handen op volgorde.
}
cc-verdict-timeout = De scheidsrechter: de tijd is om.

cc-ruling-counted = op tijd
cc-ruling-false-start = te vroeg
cc-ruling-too-late = te laat

cc-photo-title = Finishfoto
cc-photo-line = { $seat }: { $ms } ms (lijn { $correction }, op { $uncertainty } na), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (lijn { $correction }, op { $uncertainty } na, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } met { $ms } ms
cc-photo-dead-heat = Gelijk over de streep. De onderste hand is van { $seat }: het dichtst na de werper.

cc-sign-garlic = Knoflook: eerst slaan, dan aanwijzen, zoals in de doos. Onder vrienden is dat leuk; wie bij elke worp slaat zonder te kijken, zou het bederven.
cc-sign-pointed = Aanwijzen: je slag noemt zijn kaart in dezelfde beweging. Zo wint niemand door blind te slaan, wat onder vreemden bijna elk spel zou winnen.
cc-sign-sit-out = { $count ->
    [one] Een fout kost ook de volgende worp: je kijkt toe.
   *[other] Een fout kost ook de volgende { $count } worpen: je kijkt toe.
}
cc-sign-strict = Streng: de snelste reactie wint, en apparaten worden weinig geloofd. Voor tafels met klassement en goede lijnen.
cc-sign-balanced = Evenwichtig: de snelste reactie wint, niet de snelste lijn. Gewone vertragingen gaan eraf.
cc-sign-lenient = Soepel: de snelste reactie wint, en wankele lijnen krijgen meer krediet.
cc-sign-level = Gelijk: iedereen speelt alsof hij aan het eind van de traagste lijn zit. Niemand verliest door afstand; jullie moeten elkaar vertrouwen.
cc-sign-hotseat = Eén apparaat: een toets voor elk, één klok voor allen.
cc-sign-sealed = Verzegeld: zonder reflexen. Allen antwoorden in het geheim, en onder wie geslagen heeft, beslist het lot.
cc-sign-handicap = Handicap: { $seat } telt { $ms } ms later.

## Wat je kunt doen

cc-do-throw = Dobbelstenen gooien
cc-do-bang = Slaan!
cc-do-bang-garlic = Op de knoflook slaan
cc-do-bang-card = Op { $place } slaan
cc-do-pass = Niet voor mij
cc-do-claim = Aanwijzen: { $place }
cc-do-concede = Niets aanwijzen
cc-do-bat-close = Sluiten: { $place }
cc-do-bat-clear = Ruimen: { $place }
cc-do-bat-expose = Openen: { $place }
cc-do-bat-decline = De vleermuis laten gaan
cc-do-moon-pick = Bekijken: { $a } en { $b }
cc-do-moon-decline = Niets bekijken
cc-do-moon-swap = Omwisselen
cc-do-moon-keep = Laten liggen
cc-do-penalty-pick = Je kaart { $slot } openen

cc-help-throw = Beide dobbelstenen rollen en worden allen op hetzelfde ogenblik getoond. Wacht je te lang, dan gooit de scheidsrechter voor je.
cc-help-bang = Je hand ligt op de knoflook. Is het de hand die telt, dan moet je een passende kaart aanwijzen of de vleermuis of de maan gebruiken. Een slag waar niets achter zit, kost straf.
cc-help-bang-garlic = De knoflook zelf is alleen goed bij vleermuis en maan met uitroepteken. Bij elke andere worp is dit een fout.
cc-help-bang-card = Je eist deze kaart meteen op: je eigen vampier om te sluiten, je eigen kist om te ruimen, die van een ander om te openen. Ze moet bij de dobbelstenen passen.
cc-help-pass = Je zegt dat je niet zult slaan. Niemand ziet het; hebben allen het gezegd, dan gaat het spel meteen verder. Tot dan mag je nog slaan.
cc-help-claim = Past ze bij de dobbelstenen, dan wordt je vampier gesloten, je kist geruimd of die van een ander geopend. Zo niet, dan zien allen het en betaal je.
cc-help-concede = Je geeft toe dat niets past, en betaalt de straf.
cc-help-bat-close = Deze vampier gaat in zijn kist, welke het ook is. Is hij van jou, dan is één stap gedaan.
cc-help-bat-clear = Je kist wordt voor aller ogen geopend en geruimd. Niets hoeft te passen, en het kan het spel winnen.
cc-help-bat-expose = De vampier van de ander wordt wakker en moet weer gesloten worden. Jou brengt het niets dan gemoedsrust.
cc-help-bat-decline = Je doet niets, en het kost niets.
cc-help-moon-pick = Alleen jij kijkt in deze kisten. Dan beslis je of de twee kaarten van plaats wisselen; andere kun je niet meer kiezen.
cc-help-moon-decline = Je kiest geen kaarten, en het kost niets.
cc-help-moon-swap = Elke kaart gaat naar de plaats van de andere en houdt haar kant. Onthoud wat je gezien hebt.
cc-help-moon-keep = De kaarten blijven waar ze zijn. Je weet toch wat erin ligt.
cc-help-penalty-pick = Deze kist gaat open en blijft open, met haar vampier wakker. Je moet ze weer sluiten voor je ze kunt ruimen.

## Wat niet kan

cc-refused-not-your-choice = Nu beslist { $seat }. Wacht op de dobbelstenen.
cc-refused-not-now = Daar wacht het spel niet op. Kies een van de aangeboden zetten.
cc-refused-for-the-referee = Over handen op de knoflook oordeelt alleen de scheidsrechter.
cc-refused-sits-out = Bij deze worp kijk je toe, vanwege een fout. Straks mag je weer slaan.
cc-refused-target-missing = Aan deze tafel moet een slag aanwijzen: noem een kaart of de knoflook.
cc-refused-target-unwanted = Aan deze tafel sla je eerst op de knoflook en wijs je daarna aan.
cc-refused-no-card = Daar ligt geen kaart: { $place }. Kies een plaats waar er een ligt.
cc-refused-anothers-up-card = Die kun je niet aanwijzen: { $place }. Andermans vampiers gaan je niets aan zolang ze wakker zijn.
cc-refused-not-own = Die is van iemand anders: { $place }. Kies een kaart van jezelf.
cc-refused-not-anothers = Die is van jezelf: { $place }. Kies een kist van een ander.
cc-refused-not-up = Die ligt al in zijn kist: { $place }. Kies er een die wakker is.
cc-refused-not-down = Die ligt niet in zijn kist: { $place }. Kies een gesloten kist.
cc-refused-nothing-to-turn = Daar is geen gesloten kist van jou: { $place }. Kies een andere.
cc-refused-same-seat = Maanlicht wisselt kaarten van twee verschillende spelers. Kies van elk één.
cc-refused-same-card = Een kaart kan niet met zichzelf wisselen. Kies er twee.
cc-refused-only-down-cards = Daar kan alleen een kist gekozen worden, niet { $place }.
cc-refused-must-swap = Wie gekeken heeft, moet aan deze tafel omwisselen.
cc-refused-no-race-now = Er is nu niets te tonen of te beoordelen.
cc-refused-no-timeout-now = Hier verloopt geen tijd.
cc-refused-not-due = De tijd is nog niet om.
cc-refused-no-such-seat = Daar zit niemand: { $seat }.
cc-refused-seat-twice = Ieder één hand: { $seat } is twee keer genoemd.
cc-refused-bangs-out-of-order = De handen staan niet in de volgorde van hun reacties.
cc-refused-false-starts-out-of-order = De valse starts staan niet in hun volgorde.
cc-refused-reaction-out-of-bounds = Geen hand kan hier { $ms } ms hebben, ook niet die van { $seat }.
cc-refused-not-a-false-start = { $ms } ms is geen valse start van { $seat }.
cc-refused-no-false-starts = In deze ronde zijn er geen valse starts.
cc-refused-unknown-input = Deze zet kent het spel niet. Kies een van de aangeboden zetten.

## Opties

cc-option-colour-die = Kleurdobbelsteen
cc-option-colour-die-help = Wat de kleurdobbelsteen toont: 222 heeft twee keer geel, twee keer paars en twee uitroeptekens; 2211 heeft een tweekleurig vlak en één uitroepteken. Zes letters uit Y, P, T en ! maken een eigen dobbelsteen.
cc-option-deck-extra = De extra kaart
cc-option-deck-extra-help = Er zijn 43 kaarten, zeven van elke soort en één meer. Welke soort heeft er acht?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = Eerste worp
cc-option-first-thrower-help = Wie het eerst gooit: het toeval beslist, of een plaats met haar nummer, geteld vanaf 0.
cc-option-first-thrower-random = door toeval
cc-option-target = Kisten om te winnen
cc-option-target-help = Hoeveel kisten je moet ruimen. Minder maakt het spel korter; rijen worden toch tot vier aangevuld.
cc-option-penalty-pick = Strafkaart
cc-option-penalty-pick-help = Wie zegt welke kist voor straf opengaat als er meer zijn.
cc-option-penalty-pick-offender = wie de fout maakte
cc-option-penalty-pick-shown-card = de ten onrechte getoonde, als die er is
cc-option-penalty-pick-random = het toeval
cc-option-skull-touch = Handen op de schedel
cc-option-skull-touch-help = Wie betaalt als er meer slaan bij de schedel met uitroepteken.
cc-option-skull-touch-all = iedereen die sloeg
cc-option-skull-touch-first = alleen de eerste
cc-option-bat-close = Gesloten door de vleermuis
cc-option-bat-close-help = Wiens vampier de vleermuis in zijn kist mag sturen. De spelregels zeggen "een willekeurige kaart"; verder spreken ze over je eigen kaarten.
cc-option-bat-close-own = een van jezelf
cc-option-bat-close-any = die van wie dan ook
cc-option-moon-cards = Kaarten in het maanlicht
cc-option-moon-cards-help = Welke twee kaarten je in het maanlicht mag wisselen. Twee kaarten van één speler brengen alleen diens geheugen in de war.
cc-option-moon-cards-two-players = van twee spelers elk één kaart
cc-option-moon-cards-any-two = twee naar keuze, ook van één speler
cc-option-moon-face-up = Wakker in het maanlicht
cc-option-moon-face-up-help = Wanneer de maan ook een vampier mag verplaatsen die niet in zijn kist ligt.
cc-option-moon-face-up-literal = als zijn eigenaar hoogstens één kist heeft
cc-option-moon-face-up-none-down = als zijn eigenaar geen kist heeft
cc-option-moon-face-up-table-scarce = als minder dan twee spelers kisten hebben
cc-option-moon-after-look = Na het kijken
cc-option-moon-after-look-help = Of je de twee kaarten mag laten liggen als je gekeken hebt.
cc-option-moon-after-look-may-decline = je mag ze laten liggen
cc-option-moon-after-look-must-swap = je moet ze omwisselen
cc-option-false-start = Valse starts
cc-option-false-start-help = Wat een hand kost die neerkwam voor de dobbelstenen te zien waren.
cc-option-false-start-lockout = geen slag meer in deze ronde
cc-option-false-start-penalty = dat, en een straf
cc-option-false-start-ignore = niets, probeer opnieuw
cc-option-tie-band-ms = Gelijkspel
cc-option-tie-band-ms-help = Handen binnen zoveel milliseconden van de snelste gelden als gelijk; dan beslist de volgorde van de plaatsen na de werper.
cc-option-claim-mode = Hoe je slaat
cc-option-claim-mode-help = Eerst op de knoflook en dan aanwijzen, zoals in de doos; of meteen op de kaart die je bedoelt. Het tweede houdt wie zonder kijken slaat tegen.
cc-option-claim-mode-garlic = eerst de knoflook
cc-option-claim-mode-pointed = meteen op de kaart
cc-option-sit-out = Toekijken
cc-option-sit-out-help = Bij hoeveel worpen je na een fout alleen toekijkt.
cc-option-early-pass = Eerder verder
cc-option-early-pass-help = Of het spel meteen verdergaat als allen "niet voor mij" hebben gezegd, of altijd de volle tijd wacht.
cc-option-early-pass-on = meteen
cc-option-early-pass-off = de volle tijd
cc-option-fairness = Eerlijkheid
cc-option-fairness-help = Hoe traag een lijn mag zijn voor ze je iets kost, en hoe ver de tijden van apparaten geloofd worden.
cc-option-fairness-normal = evenwichtig: gewone lijnen kosten niets
cc-option-fairness-strict = streng: korte lijnen, weinig vertrouwen
cc-option-fairness-lenient = soepel: wankele lijnen, meer vertrouwen
cc-option-fairness-level = gelijk: alsof allen de traagste lijn hebben
cc-option-reaction-mode = De race
cc-option-reaction-mode-help = Hoe handen op volgorde komen: naar reactie over het netwerk, naar de ene klok van een gedeeld apparaat, of helemaal niet naar snelheid.
cc-option-reaction-mode-network = over het netwerk
cc-option-reaction-mode-hotseat = aan één apparaat
cc-option-reaction-mode-sealed = verzegeld: geheime antwoorden en het lot
cc-option-handicap = Handicap
cc-option-handicap-help = Milliseconden die bij de reacties van de snellen komen, plaats na plaats en geschreven als 0/150/40. Allen zien het, en de finishfoto toont het.
cc-option-handicap-none = niemand heeft er een
cc-option-on-leave = Als iemand weggaat
cc-option-on-leave-help = Wat er gebeurt met de plaats van een speler die weg is.
cc-option-on-leave-wait = het spel wacht een minuut, één keer
cc-option-on-leave-bot = een bot neemt over
cc-option-on-leave-empty = de plaats blijft leeg
cc-option-max-throws = Laatste worp
cc-option-max-throws-help = Na hoeveel worpen het spel eindigt. Dan winnen de meeste geruimde kisten, en daarna de meeste gesloten.
cc-option-max-throws-none = geen grens
cc-option-throw-ms = Tijd om te gooien
cc-option-throw-ms-help = Na zoveel milliseconden gooit de scheidsrechter.
cc-option-roll-min-ms = Kortste rollen
cc-option-roll-min-ms-help = De dobbelstenen rollen minstens zoveel milliseconden; hoelang, weet niemand.
cc-option-roll-max-ms = Langste rollen
cc-option-roll-max-ms-help = De dobbelstenen rollen hoogstens zoveel milliseconden.
cc-option-window-ms = Tijd om te slaan
cc-option-window-ms-help = Zoveel milliseconden nadat de dobbelstenen liggen, is de knoflook dicht.
cc-option-claim-ms = Tijd om aan te wijzen
cc-option-claim-ms-help = Wie geslagen heeft, moet binnen zoveel milliseconden een kaart aanwijzen, of betaalt.
cc-option-bat-ms = Tijd voor de vleermuis
cc-option-bat-ms-help = Na zoveel milliseconden vliegt de vleermuis ongebruikt weg.
cc-option-moon-pick-ms = Tijd om te kiezen
cc-option-moon-pick-ms-help = Zoveel milliseconden om in het maanlicht twee kaarten te kiezen.
cc-option-moon-decide-ms = Tijd om te beslissen
cc-option-moon-decide-ms-help = Zoveel milliseconden om over het omwisselen te beslissen.
cc-option-penalty-ms = Tijd om te betalen
cc-option-penalty-ms-help = Na zoveel milliseconden kiest het spel de strafkaart zelf.
cc-option-show-ms = Tijd om te kijken
cc-option-show-ms-help = Een getoonde kaart is zoveel milliseconden te zien.
cc-option-floor-ms = Snelste reactie
cc-option-floor-ms-help = Sneller reageert niemand; een snellere hand heeft gegokt.
cc-option-floor-ms-preset = zoals de eerlijkheid zegt
cc-option-arb-min-ms = Kortste wachten op handen
cc-option-arb-min-ms-help = Na de eerste hand wacht de scheidsrechter minstens zo lang op andere die onderweg zijn.
cc-option-arb-min-ms-preset = zoals de eerlijkheid zegt
cc-option-arb-max-ms = Langste wachten op handen
cc-option-arb-max-ms-help = Na de eerste hand wacht de scheidsrechter hoogstens zo lang.
cc-option-arb-max-ms-preset = zoals de eerlijkheid zegt
cc-option-owd-cap-ms = Afgetrokken weg
cc-option-owd-cap-ms-help = De langste weg van apparaat naar tafel die van de reacties afgaat.
cc-option-owd-cap-ms-preset = zoals de eerlijkheid zegt
cc-option-slack-min-ms = Minste vertrouwen
cc-option-slack-min-ms-help = Een apparaat wordt altijd zoveel milliseconden geloofd.
cc-option-slack-min-ms-preset = zoals de eerlijkheid zegt
cc-option-slack-max-ms = Meeste vertrouwen
cc-option-slack-max-ms-help = Een apparaat wordt nooit meer dan zoveel milliseconden geloofd.
cc-option-slack-max-ms-preset = zoals de eerlijkheid zegt
cc-option-late-max-ms = Late dobbelstenen
cc-option-late-max-ms-help = Hoeveel te laat een apparaat mag zeggen dat het de dobbelstenen toonde.
cc-option-late-max-ms-preset = zoals de eerlijkheid zegt
cc-option-lead-max-ms = Vooruitgestuurde dobbelstenen
cc-option-lead-max-ms-help = Hoelang voor ze getoond worden de dobbelstenen naar een ver apparaat gestuurd mogen worden.
cc-option-lead-max-ms-preset = zoals de eerlijkheid zegt

## Bots

cc-bot-visitor = Kiest zomaar een toegestane zet en slaat vaker dan goed is.
cc-bot-sleepy = Ziet traag en vergeet snel. Goed gezelschap voor een eerste avond.
cc-bot-steady = Speelt als een volwassene die oplet.
cc-bot-quick = Scherpe ogen, een goed geheugen, weinig fouten.
cc-bot-undead = Knippert bijna nooit en vergeet zo goed als niets.
