# De terminalclient: titels, toetsen, vragen en de woorden van de regelversie.

## Rond het huis

tui-practice = oefening
tui-clues = Aanwijzingen
tui-pattern = Patroon
tui-pattern-title = Mogelijke patronen
tui-pattern-closed = { $room }, gesloten
tui-pattern-nowhere = nog niet gevonden
tui-bones-yes = je hebt de beenderen
tui-bones-no = nog geen beenderen
tui-ghost-met = de geest is weg
tui-ghost-about = de geest waart rond
tui-doomed = Dit valt niet meer te winnen
tui-piles = stapel { $deck } · aflegstapel { $discard }
tui-fresh = Nieuwe deuren:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Nog in de stapel ({ $cards })
tui-deck-note = Niemand kent de volgorde. × staat bij deuren naar gesloten kamers.
tui-discard-title = Aflegstapel, laatste eerst ({ $cards })
tui-log = Wat er gebeurde
tui-log-scrolled = Eerder
tui-so-far = Tot nu toe
tui-rule = Regel
tui-taken-back = Je neemt je laatste zet terug.
tui-forced = Geen uitweg: deze kamer moet dicht.

## Wat er wacht

tui-ahead-unknown = Daar ben je nooit geweest, en de geest waart nog rond.
tui-ahead-safe = Daar ben je nooit geweest. De geest is weg.
tui-ahead-visited = Daar ben je al geweest. Deuren daar: { $doors }.
tui-ahead-bare = Daar ben je al geweest. Geen bruikbare deur meer.
tui-ahead-home = Met de beenderen naar huis: zo win je!
tui-ahead-close = { $good } van de { $deck } kaarten in de stapel { $good ->
    [one] leidt
   *[other] leiden
} ergens heen.
tui-dead-end = Zonder de beenderen loopt dit dood: je komt er niet meer uit, en het spel is verloren.

## Toetsen

tui-key-select = kiezen
tui-key-accept = doen
tui-key-cancel = terug
tui-key-choose = kiezen
tui-key-flip = aanwijzing omdraaien
tui-key-skip = aanwijzing laten liggen
tui-key-passage = door de geheime gang
tui-key-close = kamer sluiten
tui-key-close-via-passage = sluiten, door de gang
tui-key-help = hulp
tui-key-cards = kaarten
tui-key-events = verloop
tui-key-scroll = bladeren
tui-key-advice = raad
tui-key-undo = terugnemen
tui-key-language = taal
tui-key-concede = opgeven
tui-key-leave = stoppen
tui-key-leave-now = nu stoppen
tui-key-new-game = nieuw spel
tui-key-same-deal = zelfde kaarten
tui-key-retry = opnieuw proberen
tui-key-play-on = verder zonder bewaren

## Woorden van het programma

tui-no-such-choice = Er is geen keuze { $number }.
tui-no-way = Van hier kom je daar niet: { $room }.
tui-undo-counted = Dit spel telt, dus je kunt geen zet terugnemen. Oefenspellen zijn milder.
tui-undo-nothing = Er valt niets terug te nemen: gezien is gezien.
tui-ask-concede = Opgeven? Je verliest het spel, en alles wordt onthuld.
tui-ask-dead-end = De hoofdingang heeft geen uitweg, en je hebt de beenderen niet. Als je daarheen gaat, verlies je. Toch doen?
tui-kept = Je spel is bewaard. Zo kom je terug: { $place }
tui-not-kept = Dit spel wordt niet bewaard: als je weggaat, is het voorbij.
tui-unwritten = De zet kon niet bewaard worden: { $cause }. Hij is niet gedaan, en er is niets verloren.
tui-unkept-badge = NIET BEWAARD

## Hulp

tui-help-title = Hulp
tui-help-keys = Toetsen
tui-help-company = Wie er spelen
tui-help-bot = { $seat } ({ $level }): { $about }
tui-help-signs = Tekens
tui-help-signs-text =
    Dikke muren en ☻: hier ben je. ?: nog niet bezocht. ░: voorgoed gesloten. ►1◄: keuze 1 leidt daarheen. (6♣): een deur naar een gesloten kamer. ⇄: de geheime gang en zijn andere eind, × zodra hij dicht is.
    De letters van een patroon zijn de beginletters van zijn aanwijzingen.
tui-cards-title = Kaarten

## Het einde

tui-end-pattern = Het patroon was
tui-stone-eva = Eva
tui-stone-you = Jij

## Regelversie

tui-plain-greeting = Typ het nummer van een keuze, of een woord. “hulp” toont de woorden.
tui-plain-help = Typ het nummer van een keuze, een deur zoals 3d, of een van deze woorden. “hulp 2” legt keuze 2 uit.
tui-plain-unknown = “{ $words }” zegt hier niemand iets. “hulp” toont de woorden.
tui-plain-no-door = Een deur “{ $words }” is er hier niet. Noem er een uit de lijst, zoals “deur 3d”.
tui-plain-confirm = Typ “ja” om door te gaan.
tui-plain-not-done = Goed, er gebeurt niets.
tui-plain-nothing-asked = Er was niets gevraagd.
tui-plain-not-over = Dit spel is nog niet afgelopen.
tui-plain-over = Typ “nieuw” voor een nieuw spel, “nogmaals” voor dezelfde kaarten, of “stop”.
tui-plain-unwritten = Typ “opnieuw” om het nog eens te proberen, “onbewaard” om door te spelen zonder te bewaren, of “stop”.
tui-plain-warned = pas op, daar kom je niet meer uit
tui-plain-languages = Typ “taal en”, “taal de”, “taal fr” of “taal nl”.

tui-room-here = hier ben je
tui-room-visited = bezocht
tui-room-unvisited = nog niet bezocht
tui-room-closed = gesloten
tui-room-doors = deuren: { $doors }

tui-verb-door = deur
tui-verb-door-means = door een deur gaan, zoals “deur 3d” voor 3♦
tui-verb-passage = gang
tui-verb-passage-means = door de geheime gang gaan
tui-verb-close = sluiten
tui-verb-close-means = deze kamer sluiten en nieuwe deuren trekken
tui-verb-seal = verzegelen
tui-verb-seal-means = deze kamer sluiten en door de gang weggaan
tui-verb-flip = omdraaien
tui-verb-flip-means = de aanwijzing omdraaien
tui-verb-skip = laten
tui-verb-skip-means = de aanwijzing laten liggen
tui-verb-undo = terug
tui-verb-undo-means = je laatste zet terugnemen, in een oefenspel
tui-verb-concede = opgeven
tui-verb-concede-means = opgeven
tui-verb-house = huis
tui-verb-house-means = alle dertien kamers
tui-verb-clues = aanwijzingen
tui-verb-clues-means = de aanwijzingen en de mogelijke patronen
tui-verb-deck = stapel
tui-verb-deck-means = de kaarten die nog in de stapel zitten
tui-verb-discard = aflegstapel
tui-verb-discard-means = de aflegstapel, laatste kaart eerst
tui-verb-advise = raad
tui-verb-advise-means = wat de koster zou doen, alleen of tussen bots
tui-verb-help = hulp
tui-verb-help-means = deze lijst, of “hulp 2” voor keuze 2
tui-verb-rules = regels
tui-verb-rules-means = de regels van het spel
tui-verb-language = taal
tui-verb-language-means = van taal wisselen, zoals “taal en”
tui-verb-quit = stop
tui-verb-quit-means = stoppen; een bewaard spel kun je hervatten
tui-verb-new = nieuw
tui-verb-new-means = een nieuw spel, na het einde
tui-verb-again = nogmaals
tui-verb-again-means = dezelfde kaarten nog eens, na het einde
tui-verb-retry = opnieuw
tui-verb-retry-means = nog eens proberen de zet te bewaren
tui-verb-unsaved = onbewaard
tui-verb-unsaved-means = doorspelen, ook al kan de zet niet bewaard worden
tui-verb-yes = ja
tui-verb-yes-means = doorgaan
tui-verb-no = nee
tui-verb-no-means = toch niet

## Tafels met meer plaatsen

# Namen voor wie er geen heeft opgegeven.
tui-guest = Gast
tui-guest-numbered = Gast { $number }

tui-move-of = { $names-is ->
    [you] Jij bent aan zet.
   *[other] { $names } is aan zet.
}
tui-moves-of = Aan zet: { $names }.
tui-move-nobody = Niemand is aan zet.
tui-move-secret = Er wordt in het geheim geantwoord.
tui-move-over = Het spel is afgelopen.
tui-watching = Wat er gebeurt
tui-go-on = Verder
tui-keep-still = Afwachten
tui-step-in = Laat { $seat } ingrijpen
tui-hand-over-title = Geef het toetsenbord door
tui-hand-over = Geef het toetsenbord aan { $seat } en druk dan op Enter.
tui-hand-over-secret = Geef het toetsenbord aan { $seat }. Alle anderen kijken nu weg. Druk dan op Enter.
tui-over = Het einde
tui-winners = { $names-is ->
    [you] Jij wint!
   *[other] { $count ->
        [0] Niemand wint.
        [one] { $names } wint!
       *[other] Winnaars: { $names }!
    }
}
tui-search = Zoeken:
tui-search-nothing = Geen keuze gevonden.
tui-ask-leave-table = De tafel verlaten?
tui-table-too-small = De tafel heeft meer ruimte nodig. Maak het venster minstens { $columns } × { $rows }.
tui-help-more = De regels
tui-help-book = De volledige regels: { $command }

tui-key-row = volgende groep
tui-key-search = zoeken
tui-key-go-on = verder
tui-key-skip-moves = tot mijn beurt

tui-table-plain-over = Typ “nieuw” voor een nieuw spel met dezelfde mensen, of “stop”.
tui-table-plain-help = Typ het nummer van een keuze, met de plek erachter als er meer zijn (zoals “1 c2”), of een van deze woorden. “hulp 2” legt keuze 2 uit.
tui-plain-many = { $name }: { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}. Typ “{ $example }”; met alleen “{ $number }” zie je ze allemaal.
tui-verb-look = kijk
tui-verb-look-means = wat je nu ziet en wat je kunt doen
tui-verb-log = verloop
tui-verb-log-means = wat er gebeurde, behalve wat je zelf moet onthouden

## Dawn Under

# Een letter voor elke kleur, alle zes verschillend.
tui-du-letter-red = R
tui-du-letter-yellow = G
tui-du-letter-white = W
tui-du-letter-blue = B
tui-du-letter-green = N
tui-du-letter-black = Z

tui-du-turn = beurt { $turn }
tui-du-open = Open een graf
tui-du-bat = Zet een vleermuis op een graf
tui-du-rucola = Zet de graaf op een graf
tui-du-bat-sits = De vleermuis zit op graf { $grave }.
tui-du-in-hand = in de hand: { $colour }
tui-du-plague = Ratten! { $seat-is ->
    [you] Jij zoekt
   *[other] { $seat } zoekt
}, nog { $count ->
    [one] { $count } graf
   *[other] { $count } graven
}
tui-du-supply = staken in het midden: { $count }
tui-du-reserve = reservedeksels: { $count }
tui-du-idle = beurten zonder bed: { $count }
tui-du-left = { $count ->
    [0] geen over
    [one] { $count } vampier over
   *[other] { $count } vampiers over
}
tui-du-backs = { $count } verborgen
tui-du-seat = { $seat }: { $count ->
    [one] { $count } vampier
   *[other] { $count } vampiers
} ({ $row }); staken { $stakes }, knoflook { $garlic }, vleermuizen { $bats }, rattendeksels { $rats }.
tui-du-eligible = De ratten lopen over { $graves }.
tui-du-count-centre = Graaf Rucola staat op zijn sokkel in het midden.
tui-du-count-column = Graaf Rucola staat op zijn sokkel voor { $seat-is ->
    [you] jou
   *[other] { $seat }
}.
tui-du-count-grave = Graaf Rucola houdt graf { $grave } vrij voor { $seat-is ->
    [you] jou
   *[other] { $seat }
}.
tui-du-signs =
    ∩: een gesloten graf. [∩]: het graf dat je aanwijst. R:B een open graf: een rood deksel, met een blauwe vampier erin; · niemand, o knoflook, ~ een rattendeksel, - een deksel dat is opgetild maar niet omgedraaid, × geen deksel. Wat weer dicht is, zie je maar even: onthoud het.
    R rood, G geel, W wit, B blauw, N groen, Z zwart; ▒ gedekt. Naast een naam: vampiers over, ! staken, o knoflook, ^ vleermuizen, ~ rattendeksels, ♔ graaf Rucola. ^∩^: daar zit een vleermuis. ~∩: daar lopen ratten. ►: wie aan zet is.

## Races op de klok

tui-race = Handen klaar!
tui-race-keys = { $seat }: { $hand } om te slaan, { $still } voor “niet voor mij”.
tui-race-hand = { $seat }: { $hand } om te slaan.
tui-race-letters = Druk op de letter van een kaart om erop te slaan.
tui-key-space = de spatiebalk
tui-key-enter = Enter

## Clearing Coffins

# Eén letter voor elke kleur.
tui-cc-letter-yellow = G
tui-cc-letter-purple = P

tui-cc-round = worp { $round }
tui-cc-bang = Sla op een kaart
tui-cc-claim = Wijs een kaart aan
tui-cc-bat = Gebruik de vleermuis
tui-cc-moon = Bekijk twee kaarten
tui-cc-penalty = Open een van je kisten
tui-cc-hand-down = HAND NEER
tui-cc-watches = { $count ->
    [one] slaat deze worp over
   *[other] slaat { $count } worpen over
}
tui-cc-rolling = ze rollen en rollen …
tui-cc-thrower = dobbelstenen: { $seat-is ->
    [you] jij
   *[other] { $seat }
}
tui-cc-pile = stapel: { $count }
tui-cc-owed = nog niet betaald: { $seats-is ->
    [you] jij
   *[other] { $seats }
}
tui-cc-left = { $count ->
    [one] nog { $count } seconde
   *[other] nog { $count } seconden
}
tui-cc-coffin = een kist
tui-cc-gap = een gat
tui-cc-seat = { $seat }: { $row }. Geruimd: { $cleared } van { $target }.
tui-cc-score = { $count ->
    [0] niets geruimd
    [one] { $count } kist geruimd
   *[other] { $count } kisten geruimd
}
tui-cc-reason-cleared = De crypte is opgeruimd.
tui-cc-reason-throws = Dat was de laatste worp.
tui-cc-lots = In gewone tekst is er geen race: iedereen antwoordt om de beurt, en slaan er meer, dan beslist het lot.
tui-cc-signs =
    G geel, P paars; ☠ schedel, ☾ maan, ^ vleermuis. ▒▒: een kist; wat erin ligt, moet je onthouden. ··: een gat. ‹P☾›: even te zien, onthoud het. De letter voor een kaart kiest die meteen; bij maanlicht typ je twee letters na elkaar.
    »: wie de dobbelstenen heeft. ►: wie moet antwoorden. 2/4: twee van de vier kisten geruimd, met daarachter wat erin lag.
    In de race is je toets je hand. Druk je voordat de dobbelstenen stilliggen, of een oogwenk daarna, dan is het een valse start.

## Ruhe in Frieden

tui-rf-turn = beurt { $turn }, ronde { $round }
tui-rf-visit-white = Geef een pil
tui-rf-visit-black = Geef een placebo
tui-rf-visit-red = Geef een bittere pil
tui-rf-send-white = Stuur een pil
tui-rf-send-black = Stuur een placebo
tui-rf-send-red = Stuur een bittere pil
tui-rf-buy-share = Koop een optie
tui-rf-cards = Speel een kaart
# Wat naast een keuze staat; k is duizend duiten.
tui-rf-free = 0k
tui-rf-price = { $thousands }k
tui-rf-collects = brengt { $thousands }k op
tui-rf-collects-nothing = brengt niets op!
tui-rf-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# Short forms of choices.
tui-rf-pill-white = pil
tui-rf-pill-black = placebo
tui-rf-pill-red = bitter
tui-rf-brief = { $what }: { $for }
tui-rf-grave = graf { $grave }
tui-rf-grave-with = graf { $grave } met { $cards }
tui-rf-new-cemetery = Nieuwe Begraafplaats
tui-rf-new-cemetery-count = Nieuwe Begraafplaats ({ $count })
tui-rf-sold-out = op
tui-rf-step-family = De families worden gekozen
tui-rf-step-visits = Stap 2: visites
tui-rf-step-pills = Stap 3: pillen voor anderen
tui-rf-step-shares = Stap 4: opties
tui-rf-buries = { $seat-is ->
    [you] Jij begraaft
   *[other] { $seat } begraaft
}
tui-rf-box = pillendoos { $chips }
tui-rf-supply = voorraad { $chips }
tui-rf-supply-spoken = In de voorraad: { $white ->
    [one] { $white } pil
   *[other] { $white } pillen
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebo’s
}, { $red ->
    [one] { $red } bittere pil
   *[other] { $red } bittere pillen
}.
tui-rf-idle = lege beurten: { $count }
tui-rf-wish = wens
tui-rf-shares = opties
tui-rf-sum = punten
tui-rf-pays = levert zwak/onwel/fit
tui-rf-no-cards = Je hebt geen opties.
tui-rf-own-cards = Je opties: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → graf { $grave }
tui-rf-contest-open = { $relative }: nog te begraven
tui-rf-contest-ahead = { $seat-is ->
    [you] Jij staat voor.
   *[other] { $seat } staat voor.
}
tui-rf-contest-tied = Gelijke stand: { $seat-is ->
    [you] het lukt je niet.
   *[other] het lukt { $seat } niet.
}
tui-rf-contest-behind = { $seat-is ->
    [you] Je hebt geen meerderheid.
   *[other] { $seat } heeft geen meerderheid.
}
tui-rf-contest-filled = In dit graf ligt intussen iemand.
# Points, how they came about, and the money: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum }; { $thousands }k
tui-rf-nobody = niemand
tui-rf-grave-line = Graf { $grave }: { $coffins }. { $pile ->
    [0] Alle opties zijn verkocht.
    [one] Nog { $pile } optie voor { $money } duiten.
   *[other] Nog { $pile } opties voor { $money } duiten per stuk.
} Nog niet gezien: { $unseen }.
tui-rf-seat = { $letter }: { $seat }, familie { $family }, { $money } duiten, { $count ->
    [0] geen opties
    [one] een optie op graf { $graves }
   *[other] opties op de graven { $graves }
}.
tui-rf-lies = ligt in graf { $grave }.
tui-rf-lies-new = ligt op de Nieuwe Begraafplaats.
tui-rf-unburied = is gestorven en moet nog begraven worden.
tui-rf-sent-by = { $kind } van { $seat-is ->
    [you] jou
   *[other] { $seat }
}
tui-rf-payouts = levert { $weak }, { $unwell }, { $fit } op bij herstel naar zwak, onwel, topfit
tui-rf-signs =
    ≡≡≡ topfit, ≡≡· onwel, ≡·· zwak, ··· de dood nabij, † nog te begraven, ∩2 ligt in graf 2, ∩N op de Nieuwe Begraafplaats. Na de gezondheid komt het recept: ○ pil, ● placebo, ♦ bittere pil, ‹ als het van iemand anders komt. De familieleden staan op volgorde van hun wensen, 1 tot 5; 0/1/2 is wat de bank betaalt als ze herstellen naar zwak, onwel, topfit.
    k: duizend duiten. Onder een graf: de prijs van een optie en hoeveel er nog zijn (▒5). 12345: hoeveel opties iemand op elk graf heeft. DO Dubbele bezetting, MX Verwisseling, SH Shock, GM Grafonderhoud, IL Onleesbaar document, met het nummer van het graf; ▒ een achterkant die je niet mag zien. ►: wie beslist; ▸: wie aan de beurt is.
    Aan het eind betekent 2:+5 graf 2 voor vijf punten, N de Nieuwe Begraafplaats, – nog in leven.
