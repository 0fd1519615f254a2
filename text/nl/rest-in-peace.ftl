# Rest in Peace: een patience in een spookhuis.
# Namen van kamers, kaarten en geheimen staan in de zinnen zoals ze zijn, zonder lidwoord.

rp-game-title = Rest in Peace
rp-game-blurb = Ergens in een huis van dertien kamers liggen de beenderen van Eva, die nooit het beloofde graf kreeg. Lees de aanwijzingen, vind haar voordat haar geest jou vindt, en draag haar door de voordeur naar buiten.

## Het huis

rp-room-name-1 = Hoofdingang
rp-room-name-2 = Salon
rp-room-name-3 = Bibliotheek
rp-room-name-4 = Eetkamer
rp-room-name-5 = Keuken
rp-room-name-6 = Zolder
rp-room-name-7 = Wijnkelder
rp-room-name-8 = Serre
rp-room-name-9 = Kinderkamer
rp-room-name-10 = Muziekkamer
rp-room-name-11 = Studeerkamer
rp-room-name-12 = Logeerkamer
rp-room-name-13 = Grote slaapkamer

rp-room-1 = { rp-room-name-1 } (A)
rp-room-2 = { rp-room-name-2 } (2)
rp-room-3 = { rp-room-name-3 } (3)
rp-room-4 = { rp-room-name-4 } (4)
rp-room-5 = { rp-room-name-5 } (5)
rp-room-6 = { rp-room-name-6 } (6)
rp-room-7 = { rp-room-name-7 } (7)
rp-room-8 = { rp-room-name-8 } (8)
rp-room-9 = { rp-room-name-9 } (9)
rp-room-10 = { rp-room-name-10 } (10)
rp-room-11 = { rp-room-name-11 } (J)
rp-room-12 = { rp-room-name-12 } (Q)
rp-room-13 = { rp-room-name-13 } (K)

## Aanwijzingen, kleuren en geheimen

rp-clue-skull = schedel
rp-clue-hourglass = zandloper
rp-clue-cross = kruis

# Eén letter elk, allemaal verschillend, voor kleine kaarten.
rp-clue-letter-skull = S
rp-clue-letter-hourglass = Z
rp-clue-letter-cross = K

rp-suit-spades = schoppen ♠
rp-suit-hearts = harten ♥
rp-suit-diamonds = ruiten ♦
rp-suit-clubs = klaveren ♣

rp-pattern = { $first }–{ $second }–{ $third }

rp-secret-pattern = het patroon { $pattern }
rp-secret-locked = een slot op { $suit }
rp-secret-passage = een geheime gang
rp-secret-ghost = Eva’s geest

# Hoogstens twaalf letters, voor kaarten.
rp-secret-short-locked = slot
rp-secret-short-passage = gang
rp-secret-short-ghost = geest

## Wat gevraagd wordt

rp-asked-clue = Hier ben je al geweest. Een aanwijzing omdraaien?
rp-asked-room = Waarheen nu?
rp-asked-fresh = Geen weg terug. Welke nieuwe deur?

## Wat er gebeurt

rp-seen-start = Het huis laat je binnen: { $room }.
rp-seen-entered-door = Je gaat de volgende kamer in: { $room }.
rp-seen-entered-passage = Je sluipt door de geheime gang: { $room }.
rp-seen-door-used = Je neemt { $card }. De deur smelt weg in de muur.
rp-seen-fresh-used = Je neemt de nieuwe deur { $card }. De andere vervagen.
rp-seen-secret = { $room } verbergt: { $secret }.
rp-seen-clues-shuffled = De geest schudt de aanwijzingen. Je weet weer niets.
rp-seen-clue = Een aanwijzing wordt omgedraaid: { $clue }.
rp-seen-clue-left = Je laat de aanwijzing liggen.
rp-seen-drawn-stays = Deur { $card } leidt naar: { $room }.
rp-seen-drawn-brick-wall = Achter deur { $card } staat een stenen muur.
rp-seen-drawn-locked = Deur { $card } zit op slot.
rp-seen-drawn-duplicate = Deur { $card } is er een te veel: alweer { $room }.
rp-seen-drawn-unused = Deur { $card } is voor niets getrokken.
rp-seen-bones = Eva’s beenderen! Hier lagen ze: { $room }.
rp-seen-closed = Voorgoed gesloten: { $room }.
rp-seen-fresh-drawn = Nieuwe deur { $card }: { $room }.
rp-seen-doomed = Dit valt niet meer te winnen. { $reason }
rp-seen-won = De voordeur staat open. Eva gaat naar huis.
rp-seen-lost = Je hebt verloren. { $reason }
rp-seen-secret-opened = { $room } verborg: { $secret }.
rp-seen-clues-opened = De aanwijzingen waren: { $pattern }.

## Waarom het verloren is

rp-loss-trapped = Geen nieuwe deur gaat open. Je zit in de val.
rp-loss-out-of-doors = De kamer moet dicht, en er is geen deur meer over.
rp-loss-stuck-opening = De hoofdingang heeft geen bruikbare deur. Dat ging vlug.
rp-loss-stuck-entrance = Terug bij de hoofdingang, en geen uitweg.
rp-loss-ghost-with-bones = Eva’s geest wil haar beenderen terug. En de jouwe.
rp-loss-ghost-entrance = Eva’s geest stond vlak achter de voordeur te wachten.
rp-loss-sealed = Eva’s beenderen zijn voorgoed buiten bereik.
rp-loss-no-way-home = Er leidt geen weg meer naar de hoofdingang.
rp-loss-conceded = Je gaf het op. Het huis heeft alle tijd.

## Wat je kunt doen

rp-do-flip = Draai de aanwijzing om
rp-do-skip = Laat de aanwijzing liggen
rp-do-door = Neem { $card }: { $room }
rp-do-passage = Neem de geheime gang
rp-do-close = Sluit deze kamer
rp-do-close-via-passage = Sluit en neem de gang
rp-do-fresh = Neem de nieuwe deur { $card }: { $room }
rp-do-concede = Geef op

rp-help-flip = Je draait de volgende aanwijzing van links om. Met alle drie ken je het patroon en mag je de beenderen halen. Het kost niets, maar zolang de geest rondwaart, kan hij alles tenietdoen.
rp-help-skip = De aanwijzing blijft voorlopig gedekt. Telkens als je door een deur terugkomt in een kamer die je kent, mag je opnieuw kiezen.
rp-help-door = Je gaat waar de deur heen leidt, en de deur is weg. Je andere deuren blijven in deze kamer, voor het geval je terugkomt.
rp-help-passage = Je stapt de kamer in aan het andere eind van de gang. Het kost geen deur, maar levert geen aanwijzing op.
rp-help-close = Deze kamer en de deuren erin zijn voorgoed verloren. Je trekt nieuwe deuren en moet er meteen een nemen; is er geen enkele bruikbaar, dan zit je in de val.
rp-help-close-via-passage = Deze kamer en de deuren erin zijn voorgoed verloren, en de gang stort achter je in. Je trekt niets en komt er aan het andere eind uit.
rp-help-fresh = Je gaat waar de nieuwe deur heen leidt. Alle nieuwe deuren worden afgelegd, en de kamer achter je blijft dicht.
rp-help-concede = Je stopt en verliest het spel. Alles wat verborgen was, wordt onthuld.

## Wat niet kan

rp-refused-no-clue-now = Er is nu geen aanwijzing om om te draaien. Kom door een deur terug in een kamer die je kent.
rp-refused-clue-first = Eerst de aanwijzing: omdraaien of laten liggen. Daarna mag je verder.
rp-refused-only-fresh-doors = Deze kamer is gesloten. Kies een van de nieuwe deuren.
rp-refused-no-fresh-doors = Er zijn nog geen nieuwe deuren. Sluit deze kamer om er te trekken.
rp-refused-no-such-door = Deur { $card } is hier niet. Kies er een die voor je ligt.
rp-refused-leads-to-closed-room = Deur { $card } leidt naar een gesloten kamer: { $room }. Kies een andere weg.
rp-refused-same-rank-twice = Deur { $card } leidt naar dezelfde kamer als een andere nieuwe deur. Neem de deur die je het eerst trok.
rp-refused-no-passage = Hier kun je geen geheime gang gebruiken. Beide uiteinden moeten gevonden en open zijn, en jij moet bij een ervan staan.
rp-refused-must-close = Deze kamer heeft geen bruikbare deur meer en moet dicht. Bij het sluiten mag je door de gang weg.
rp-refused-entrance-never-closes = De hoofdingang sluit nooit. Ga weg door een deur of door de gang.
rp-refused-deck-empty = Er zijn geen deuren meer te trekken, dus als je sluit, zit je in de val. Kies een andere uitweg.
rp-refused-unknown-input = Dat is geen zet in dit spel. Kies er een die aangeboden wordt.

## Opties

rp-option-doors = Getrokken deuren
rp-option-doors-help = Hoeveel deuren je trekt bij een eerste bezoek en als een kamer dichtgaat. Twee is het gewone spel, drie het makkelijke.
rp-option-entrance-ghost = Geest bij de hoofdingang
rp-option-entrance-ghost-help = Wat er gebeurt als de geest in de kamer ligt waar je begint.
rp-option-entrance-ghost-redeal = opnieuw delen
rp-option-entrance-ghost-lose = meteen verloren
rp-option-opening-mulligan = Geen uitweg aan het begin
rp-option-opening-mulligan-help = Wat er gebeurt als geen van je eerste deuren bruikbaar is. Met twee deuren is dat één spel op de dertig.
rp-option-opening-mulligan-off = het spel is verloren
rp-option-opening-mulligan-on = opnieuw delen
rp-option-bones-same-visit = Derde aanwijzing in de juiste kamer
rp-option-bones-same-visit-help = Wat er gebeurt als je de laatste aanwijzing omdraait in de kamer waar die naar wijst.
rp-option-bones-same-visit-on = meteen de beenderen
rp-option-bones-same-visit-off = weggaan en terugkomen
rp-option-bones-draw-first = Deuren bij de beenderen
rp-option-bones-draw-first-help = Of je bij een eerste bezoek nog deuren trekt, voor niets, als de kamer de beenderen verbergt.
rp-option-bones-draw-first-off = niet trekken
rp-option-bones-draw-first-on = trekken en afleggen
rp-option-passage-saves = Wel een gang, geen deuren
rp-option-passage-saves-help = Of een kamer zonder bruikbare deuren open mag blijven omdat er een gang uit leidt.
rp-option-passage-saves-on = de kamer mag open blijven
rp-option-passage-saves-off = de kamer moet dicht
rp-option-clue-flip = Aanwijzingen omdraaien
rp-option-clue-flip-help = Of het je gevraagd wordt voordat een aanwijzing wordt omgedraaid. Wachten kan slim zijn zolang de geest rondwaart.
rp-option-clue-flip-ask = vraag het mij
rp-option-clue-flip-auto = altijd
rp-option-early-loss = Hopeloze spellen
rp-option-early-loss-help = Wat er gebeurt zodra uit alles wat je weet volgt dat het spel niet meer te winnen is.
rp-option-early-loss-auto = beëindig het spel
rp-option-early-loss-hint = zeg het en speel door
rp-option-early-loss-off = zeg niets
rp-option-show-closed-secrets = Geheimen van gesloten kamers
rp-option-show-closed-secrets-help = Of je de geheimen van gesloten kamers nog kunt zien. Verberg ze als je je geheugen wilt testen.
rp-option-show-closed-secrets-on = blijven zichtbaar
rp-option-show-closed-secrets-off = verborgen

## Het einde

rp-end-won-title = In vrede
rp-end-won-1 = Achter je ademen dertien kamers eindelijk uit.
rp-end-won-2 = De aarde is zacht vannacht. Ze wachtte al op haar.
rp-end-won-3 = Boven sluit iemand een raam. Zachtjes, deze keer.
rp-end-lost-title = Zonder rust
rp-epitaph-1 = Wilde alleen even rondkijken.
rp-epitaph-2 = Kende elke kamer, maar niet de uitgang.
rp-epitaph-3 = Nam de verkeerde deur, maar met stijl.
rp-epitaph-4 = Kwam voor de beenderen. Liet er meer achter.
rp-epitaph-5 = Had een aas moeten bewaren voor de terugweg.
rp-epitaph-6 = Nu in gezelschap. Eva luistert goed.

## Wat er geteld is

rp-tally-decisions = { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
}
rp-tally-entries = { $count ->
    [one] { $count } kamer betreden
   *[other] { $count } kamers betreden
}
rp-tally-closings = { $count ->
    [one] { $count } kamer gesloten
   *[other] { $count } kamers gesloten
}
rp-tally-cards-drawn = { $count ->
    [one] { $count } deur getrokken
   *[other] { $count } deuren getrokken
}
rp-tally-cards-left = { $count ->
    [one] { $count } deur nog in de stapel
   *[other] { $count } deuren nog in de stapel
}
rp-tally-clues = { $count ->
    [one] { $count } aanwijzing bekend
   *[other] { $count } aanwijzingen bekend
}
rp-tally-bones = { $count ->
    [0] beenderen niet gevonden
   *[other] beenderen gevonden
}

## Bots

rp-bot-visitor = Doet zomaar een toegestane zet.
rp-bot-forward = Draait elke aanwijzing om en neemt een deur zodra er een is.
rp-bot-mourner = Weegt elke uitweg af als een verstandig mens.
rp-bot-habit = Neemt zonder nadenken de weg die in veel spellen het vaakst naar huis heeft geleid.
rp-bot-gravedigger = Speelt in gedachten verder, in duizend huizen die passen bij wat bekend is, en neemt wat het vaakst wint.
rp-bot-sexton = Denkt als de grafdelver, maar tien keer zo lang. Niemand kent dit huis beter.

## Manieren om te spelen

rp-preset-as-printed = Zoals gedrukt
rp-preset-as-printed-help = De gedrukte regels: twee deuren per keer.
rp-preset-family = Makkelijk
rp-preset-family-help = Het makkelijke spel: drie deuren, opnieuw delen als je in het begin niet weg kunt, en een seintje als alles verloren is.
rp-preset-club = Club
rp-preset-club-help = Voor wie het huis kent: de geest kan al bij de ingang wachten, gesloten kamers zie je niet meer, en niemand zegt het als alles verloren is.
