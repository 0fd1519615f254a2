# De terminalclient: titels, toetsen, vragen en de woorden van de regelversie.

## Rond het huis

tui-practice = oefening
tui-clues = Aanwijzingen
tui-pattern = Patroon
tui-pattern-title = Wat het patroon kan zijn
tui-pattern-closed = { $room }, gesloten
tui-pattern-nowhere = nog niet gevonden
tui-bones-yes = beenderen bij je
tui-bones-no = nog geen beenderen
tui-ghost-met = geest ontmoet
tui-ghost-about = de geest waart rond
tui-doomed = Dit valt niet meer te winnen
tui-piles = stapel { $deck } · afgelegd { $discard }
tui-fresh = Nieuwe deuren:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Nog in de stapel ({ $cards })
tui-deck-note = De volgorde kent niemand. × betekent: leidt naar een gesloten kamer.
tui-discard-title = Afgelegd, laatste eerst ({ $cards })
tui-log = Wat er gebeurd is
tui-log-scrolled = Wat eerder gebeurde
tui-so-far = Tot nu toe
tui-rule = Regel
tui-taken-back = Je neemt je laatste zet terug.
tui-forced = Geen uitweg: deze kamer moet dicht.

## Wat er wacht

tui-ahead-unknown = Nooit betreden, en de geest waart nog rond.
tui-ahead-safe = Nooit betreden; de geest is weg.
tui-ahead-visited = Daar ben je geweest. Deuren daar: { $doors }.
tui-ahead-bare = Daar ben je geweest. Geen bruikbare deur meer.
tui-ahead-home = Met de beenderen naar huis: dat wint!
tui-ahead-close = { $good } van de { $deck } kaarten in de stapel leiden verder.
tui-dead-end = Zonder beenderen zit je daar vast: er leidt geen weg meer uit, en het spel is verloren.

## Toetsen

tui-key-select = kiezen
tui-key-accept = doen
tui-key-cancel = terug
tui-key-choose = meteen
tui-key-flip = aanwijzing omdraaien
tui-key-skip = aanwijzing laten liggen
tui-key-passage = door de geheime gang
tui-key-close = kamer sluiten
tui-key-close-via-passage = sluiten en door de gang
tui-key-help = hulp
tui-key-cards = kaarten
tui-key-events = verhaal
tui-key-scroll = bladeren
tui-key-undo = terugnemen
tui-key-language = taal
tui-key-concede = opgeven
tui-key-leave = weggaan
tui-key-leave-now = meteen weggaan
tui-key-new-game = nieuw spel
tui-key-same-deal = zelfde kaarten
tui-key-retry = opnieuw
tui-key-play-on = verder zonder bewaren

## Woorden van het programma

tui-no-such-choice = Er is geen keuze { $number }.
tui-no-way = Daar leidt van hieruit geen weg heen: { $room }.
tui-undo-counted = Dit spel telt, dus er wordt niets teruggenomen. Oefenspellen zijn milder.
tui-undo-nothing = Niets terug te nemen: er is iets omgedraaid, en gezien is gezien.
tui-ask-concede = Opgeven? Dan is het spel verloren en gaat alles open.
tui-ask-dead-end = De hoofdingang heeft geen uitweg en je hebt geen beenderen. Wie nu binnengaat, verliest. Echt doen?
tui-kept = Je spel is bewaard. Zo kom je terug: { $place }
tui-not-kept = Dit spel wordt nergens bewaard: weggaan maakt er een eind aan.
tui-unwritten = De zet kon niet worden vastgelegd: { $cause }. Hij is niet gedaan, en er is niets verloren.
tui-unkept-badge = NIET BEWAARD

## Hulp

tui-help-title = Hulp
tui-help-keys = Toetsen
tui-help-signs = Tekens
tui-help-signs-text =
    Dikke muren en ☻: hier ben je. ?: nooit betreden. ░: voorgoed gesloten. ►1◄: keuze 1 leidt daarheen. (6♣): een deur naar een gesloten kamer. ⇄: de geheime gang en zijn andere eind, × als hij verzegeld is.
    De letters van een patroon zijn de beginletters van zijn aanwijzingen.
tui-help-rules = De regels in het kort
tui-help-rules-text =
    Eva's beenderen liggen in de kamer waarvan het patroon de volgorde van de drie aanwijzingen is. Deuren zijn kaarten: de rang is de kamer waar ze heen leiden, en elke deur werkt maar één keer.
    Bij het eerste bezoek wordt het geheim van de kamer omgedraaid en worden deuren getrokken. Deuren naar dezelfde kamer, van de vergrendelde kleur en dubbele worden afgelegd.
    Wie door een deur terugkomt, mag de volgende aanwijzing omdraaien. Zijn alle drie bekend, ga dan de juiste kamer in en neem de beenderen; ze sluit zich achter je.
    Een kamer mag altijd gesloten worden, en moet dicht als er geen weg uit leidt: haar deuren zijn weg, je trekt nieuwe en neemt er meteen een. Deugt er geen, dan zit je in de val.
    De geest schudt de aanwijzingen als je hem ontmoet, en maakt een eind aan het spel als je de beenderen draagt.
    De twee einden van de geheime gang zijn verbonden zodra je beide hebt gevonden. De hoofdingang sluit nooit: daar moeten de beenderen heen.
tui-cards-title = Kaarten

## Het einde

tui-end-pattern = Het patroon was
tui-stone-eva = Eva
tui-stone-you = Jij

## Regelversie

tui-plain-greeting = Typ het nummer van een keuze of een woord. ‘hulp’ noemt de woorden.
tui-plain-help = Typ het nummer van een keuze, een deur zoals 3d of een van deze woorden. ‘hulp 2’ legt keuze 2 uit.
tui-plain-unknown = Niemand hier begrijpt ‘{ $words }’. ‘hulp’ noemt de woorden.
tui-plain-no-door = Geen deur hier luistert naar ‘{ $words }’. Noem er een die er is, zoals ‘deur 3d’.
tui-plain-confirm = Typ ‘ja’ om het te doen.
tui-plain-not-done = Niet gedaan.
tui-plain-nothing-asked = Daar was niet naar gevraagd.
tui-plain-not-over = Dit spel is nog niet afgelopen.
tui-plain-over = Typ ‘nieuw’ voor een nieuw spel, ‘nogmaals’ voor dezelfde kaarten, ‘stop’ om weg te gaan.
tui-plain-unwritten = Typ ‘opnieuw’ om het nog eens te proberen, ‘onbewaard’ om zo door te spelen, of ‘stop’.
tui-plain-warned = pas op, daar is geen uitweg
tui-plain-languages = Talen: taal en, taal de, taal fr, taal nl.

tui-room-here = hier ben je
tui-room-visited = bezocht
tui-room-unvisited = nooit betreden
tui-room-closed = gesloten
tui-room-doors = deuren { $doors }

tui-verb-door = deur
tui-verb-door-means = door een deur gaan, zoals ‘deur 3d’ voor 3♦
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
tui-verb-undo-means = de laatste zet terugnemen, in een oefenspel
tui-verb-concede = opgeven
tui-verb-concede-means = opgeven
tui-verb-house = huis
tui-verb-house-means = alle dertien kamers
tui-verb-clues = aanwijzingen
tui-verb-clues-means = aanwijzingen en mogelijke patronen
tui-verb-deck = stapel
tui-verb-deck-means = de kaarten die nog in de stapel zitten
tui-verb-discard = aflegstapel
tui-verb-discard-means = de aflegstapel, laatste kaart eerst
tui-verb-help = hulp
tui-verb-help-means = deze woorden, of ‘hulp 2’ voor keuze 2
tui-verb-rules = regels
tui-verb-rules-means = de regels van het spel
tui-verb-language = taal
tui-verb-language-means = een andere taal spreken, zoals ‘taal en’
tui-verb-quit = stop
tui-verb-quit-means = weggaan; een bewaard spel kan later verder
tui-verb-new = nieuw
tui-verb-new-means = een nieuw spel, na het einde
tui-verb-again = nogmaals
tui-verb-again-means = dezelfde kaarten nog eens, na het einde
tui-verb-retry = opnieuw
tui-verb-retry-means = nog eens proberen een zet te bewaren
tui-verb-unsaved = onbewaard
tui-verb-unsaved-means = doorspelen al kan een zet niet bewaard worden
tui-verb-yes = ja
tui-verb-yes-means = doen waar naar gevraagd werd
tui-verb-no = nee
tui-verb-no-means = het laten

## Tafels met meer plaatsen

# Namen voor wie er geen heeft opgegeven.
tui-guest = Gast
tui-guest-numbered = Gast { $number }

tui-move-of = { $names } is aan zet.
tui-moves-of = Aan zet: { $names }.
tui-move-nobody = Niemand is aan zet.
tui-move-secret = Tijd voor geheime antwoorden.
tui-move-over = Het spel is uit.
tui-watching = Wat er gebeurt
tui-go-on = Verder
tui-keep-still = Stilhouden
tui-step-in = { $seat } laten ingrijpen
tui-hand-over-title = Van plaats wisselen
tui-hand-over = Het toetsenbord gaat naar { $seat }. Druk op Enter.
tui-hand-over-secret = Het toetsenbord gaat naar { $seat }. Alle anderen kijken nu weg. Druk dan op Enter.
tui-over = Het einde
tui-winners = { $count ->
    [0] Niemand wint.
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
tui-search = Zoeken:
tui-search-nothing = Niets van wat te kiezen is heet zo.
tui-ask-leave-table = De tafel verlaten?
tui-table-too-small = De tafel past er niet in. Maak het venster minstens { $columns } × { $rows }, alsjeblieft.
tui-help-more = De regels
tui-help-book = Het regelboek: { $command }
tui-help-paragraph = De regel achter deze vraag: { $command }

tui-key-row = andere keus
tui-key-search = zoeken
tui-key-go-on = verder
tui-key-skip-moves = tot mijn beurt

tui-table-plain-over = Typ ‘nieuw’ voor een nieuwe tafel met dezelfde mensen, ‘stop’ om te gaan.
tui-table-plain-help = Typ het nummer van een keuze, met een plek erachter als er veel zijn (zoals ‘1 c2’), of een van deze woorden. ‘hulp 2’ legt keuze 2 uit.
tui-plain-many = { $name }, { $count } om uit te kiezen. Typ ‘{ $example }’; ‘{ $number }’ alleen noemt ze allemaal.
tui-verb-look = kijk
tui-verb-look-means = wat je nu ziet en wat je kunt doen
tui-verb-log = verhaal
tui-verb-log-means = wat er gebeurd is, zonder wat vergeten moet worden

## Dawn Under

# Een letter voor elke kleur, alle zes verschillend.
tui-du-letter-red = R
tui-du-letter-yellow = G
tui-du-letter-white = W
tui-du-letter-blue = B
tui-du-letter-green = N
tui-du-letter-black = Z

tui-du-turn = beurt { $turn }
tui-du-open = Een graf openen
tui-du-bat = Een vleermuis op een graf zetten
tui-du-rucola = De graaf op een graf zetten
tui-du-bat-sits = De vleermuis zit op graf { $grave }.
tui-du-in-hand = in de hand: { $colour }
tui-du-plague = ratten! { $seat } zoekt, nog { $count ->
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
tui-du-eligible = De ratten lopen over: { $graves }.
tui-du-count-centre = Graaf Rucola staat op zijn zuil in het midden.
tui-du-count-column = Graaf Rucola staat op zijn zuil voor { $seat }.
tui-du-count-grave = Graaf Rucola bewaakt graf { $grave } voor { $seat }.
tui-du-signs =
    ∩: een gesloten graf. [∩]: dat wat je aanwijst. R:B een open graf: een rood deksel, met een blauwe vampier erin; · niemand, o knoflook, ~ een rattendeksel, - een deksel dat alleen is opgetild, × geen deksel. Wat weer dicht is, wordt maar even getoond: onthoud het.
    R rood, G geel, W wit, B blauw, N groen, Z zwart; ▒ verborgen. Naast een naam: hoeveel vampiers er over zijn, ! staken, o knoflook, ^ vleermuizen, ~ rattendeksels, ♔ graaf Rucola. ^∩^: daar zit een vleermuis. ~∩: daar lopen ratten. ►: wie aan zet is.

## Races op de klok

tui-race = Handen omhoog!
tui-race-keys = { $seat }: { $hand } slaat, { $still } zegt “niet voor mij”.
tui-race-hand = { $seat }: { $hand } slaat.
tui-race-letters = De letter van een kaart slaat op die kaart.
tui-key-space = de spatiebalk
tui-key-enter = Enter

## Clearing Coffins

# Eén letter voor elke kleur.
tui-cc-letter-yellow = G
tui-cc-letter-purple = P

tui-cc-round = worp { $round }
tui-cc-bang = Op een kaart slaan
tui-cc-claim = Een kaart aanwijzen
tui-cc-bat = De vleermuis naar een kaart sturen
tui-cc-moon = Twee kaarten bekijken
tui-cc-penalty = Een eigen kist openen
tui-cc-hand-down = HAND NEER
tui-cc-watches = { $count ->
    [one] kijkt deze worp toe
   *[other] kijkt { $count } worpen toe
}
tui-cc-rolling = ze rollen en rollen …
tui-cc-thrower = dobbelstenen: { $seat }
tui-cc-pile = stapel: { $count }
tui-cc-owed = moet nog betalen: { $seats }
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
tui-cc-lots = In gewone regels rent niemand: iedereen antwoordt om de beurt, en tussen wie slaan beslist het lot.
tui-cc-signs =
    G geel, P paars; ☠ schedel, ☾ maan, ^ vleermuis. ▒▒: een kist, en wat erin ligt moet je zelf weten. ··: een gat. ‹P☾›: even te zien, onthoud het. Letters voor de kaarten kiezen ze meteen; in het maanlicht twee letters na elkaar.
    »: wie de dobbelstenen heeft. ►: aan wie iets gevraagd wordt. 2/4: twee van de vier kisten geruimd, met hun plaatjes erachter.
    In de race is je toets je hand. Voordat de dobbelstenen liggen, en een oogwenk daarna, is het een valse start.

## Ruhe in Frieden

tui-rf-turn = beurt { $turn }, ronde { $round }
tui-rf-visit-white = Een pil geven
tui-rf-visit-black = Een placebo geven
tui-rf-visit-red = Een bittere pil geven
tui-rf-send-white = Een pil sturen
tui-rf-send-black = Een placebo sturen
tui-rf-send-red = Een bittere pil sturen
tui-rf-buy-share = Een optie kopen
tui-rf-cards = Een kaart spelen
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
tui-rf-step-visits = Stap 2: bezoeken
tui-rf-step-pills = Stap 3: pillen voor anderen
tui-rf-step-shares = Stap 4: opties
tui-rf-buries = { $seat } begraaft
tui-rf-box = doos { $chips }
tui-rf-supply = voorraad { $chips }
tui-rf-supply-spoken = In de voorraad: { $white } pillen, { $black } placebo's, { $red } bittere.
tui-rf-idle = beurten zonder iets: { $count }
tui-rf-wish = wens
tui-rf-shares = opties
tui-rf-sum = punten
tui-rf-pays = betaalt zwak/niet l./fit
tui-rf-no-cards = Je hebt geen opties.
tui-rf-own-cards = Jouw opties: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → graf { $grave }
tui-rf-contest-open = { $relative }: nog te begraven
tui-rf-contest-ahead = { $seat } staat voor.
tui-rf-contest-tied = Gelijk: { $seat } komt er niet in.
tui-rf-contest-behind = { $seat } is overstemd.
tui-rf-contest-filled = Het graf is intussen bezet.
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
tui-rf-unburied = is gestorven en wacht op een graf.
tui-rf-sent-by = { $kind } van { $seat }
tui-rf-payouts = betaalt { $weak }, { $unwell }, { $fit } bij het opklimmen naar zwak, niet lekker, topfit
tui-rf-signs =
    ≡≡≡ topfit, ≡≡· niet lekker, ≡·· zwak, ··· de dood nabij, † wacht op een graf, ∩2 ligt in graf 2, ∩N op de Nieuwe Begraafplaats. Daarachter het recept: ○ pil, ● placebo, ♦ bittere pil, ‹ als een ander het gestuurd heeft. De familieleden staan in de volgorde van hun wensen, 1 tot 5; 0/1/2 is wat iemand betaalt bij het opklimmen naar zwak, niet lekker, topfit.
    k: duizend duiten. Onder een graf: de prijs van een optie en hoeveel er nog zijn (▒5). 12345: hoeveel opties op elk graf iemand heeft. DO Dubbele bezetting, MX Verwisseling, SH Shock, GM Grafonderhoud, IL Onleesbaar document, met het nummer van het graf; ▒ een achterkant die je niet mag zien. ►: wie beslist; ▸: wie aan de beurt is.
    Aan het eind is 2:+5 graf 2 voor vijf punten, N de Nieuwe Begraafplaats, – nog in leven.
