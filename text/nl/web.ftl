# What the browser client says itself.

## The gate

web-tagline = Vier kerkhofspellen. Speel met vrienden, of met de bots die hier rondspoken.
web-games = De spellen
web-language = Taal
web-theme = Kleuren: { $theme ->
    [dark] nacht
    [light] daglicht
   *[auto] zoals je apparaat
  }
web-sound = Geluid
web-players = { $most ->
    [one] 1 speler
   *[other] { $least } tot { $most } spelers
  }
web-play-now = Speel nu
web-play-now-game = { web-play-now }: { $game }
web-with-friends = Met vrienden
web-with-friends-game = { web-with-friends }: { $game }
web-on-this-device = Op dit apparaat
web-on-this-device-game = { web-on-this-device }: { $game }
web-day = Huis van de dag
web-day-again = Je huis van de dag
web-practice = Oefenen
web-practice-game = Oefenen: { $game }
web-learn = Leer spelen
web-learn-game = Leer spelen: { $game }
web-rules = Regels
web-pieces = Het materiaal
web-rules-of = Regels van { $game }
web-rule = Regel { $rule }
web-your-name = Je naam
web-name-hint = Zo zien de anderen je aan tafel. Je hebt geen account nodig.
web-save = Bewaar
web-join = Schuif aan
web-code = Tafelcode
web-your-tables = Je tafels
web-open-tables = Open tafels
web-which-tables = Welke tafels
web-any-game = Alle spellen
web-any-language = Elke taal
web-any-pace = Elk tempo
web-only-free = Alleen met vrije plaatsen
web-no-such-tables = Zo’n tafel is er nu niet.
web-previous-page = Vorige pagina
web-next-page = Volgende pagina
web-kept-until = blijft tot { $time }
web-recent = Afgelopen spellen
web-lost-title = Hier ligt niemand
web-lost-text = Deze pagina bestaat niet. Misschien is de link verouderd, of ontbreekt er een letter.
web-home = Terug naar de poort

## Before the deal

web-who-plays = Wie speelt
web-seats = Plaatsen
web-free-seat = vrije plaats
web-free-seats = { $count ->
    [one] 1 plaats is vrij
   *[other] { $count } plaatsen zijn vrij
  }
web-sit = Ga zitten
web-bot = bot
web-you = jij
web-away = even weg
web-no-bot = geen bot
web-bot-for = Bot voor plaats { $number }
web-kick = Verwijder
web-fewer-seats = Haal een plaats weg
web-more-seats = Voeg een plaats toe
web-start = Start
web-host-starts = Wachten tot { $name } het spel start.
web-somebody = Iemand
web-invite = Nodig uit
web-qr = QR-code voor { $link }
web-copy-link = Kopieer de link
web-copied = Gekopieerd
web-copy-by-hand = Kopieer het hier:
web-tv = Voor het grote scherm:
web-listed = Toon deze tafel aan iedereen bij de poort
web-door = Wie binnenkomt
web-door-open = iedereen met de link of de code
web-door-nod = wie ik binnenlaat
web-door-password = iedereen die het wachtwoord kent
web-password = Wachtwoord
web-password-new = Nieuw wachtwoord
web-come-in = Kom binnen
web-knock = Vraag om een plaats
web-knocking = Je hebt om een plaats gevraagd. De host beslist.
web-knocks = { $name } wil graag een plaats.
web-admit = Laat binnen
web-turn-away = Weiger
web-pace = Tempo
web-pace-live = live: met klok
web-pace-relaxed = rustig: zonder klok
web-pace-by-mail = per post: een dag per zet
web-spectators = Toeschouwers
web-spectators-on = mogen meekijken
web-spectators-later = { $minutes ->
    [one] zien alles een minuut later
   *[other] zien alles { $minutes } minuten later
  }
web-spectators-off = worden niet toegelaten
web-programs = Programma’s
web-programs-on = mogen meespelen
web-programs-off = worden niet toegelaten
web-program = programma
web-bot-tokens = Een eigen bot
web-bot-tokens-text = Een programma van jou kan meespelen aan tafels die programma’s toelaten. Het token is zijn sleutel en wordt één keer getoond.
web-bot-token-name = Hoe hij heet
web-bot-token-make = Token maken
web-bot-token = Token voor { $name }
web-bot-token-first = Kom eerst aan een tafel en maak dan het token: tot die tijd kent dit huis je niet.
web-copy-token = Token kopiëren
web-presets = Manieren om te spelen
web-preset-game = { $preset }: { $game }
web-option-usual = (standaard)
web-shuffle = Eerlijk geschud
web-shuffle-promise = Een geheim bepaalt hoe er geschud wordt, en dit is het zegel ervan. Na het spel gaat het geheim open, en kan iedereen nagaan of het bij het zegel past.
web-salt = Meng er een eigen woord door
web-salt-add = Meng erdoor

## At the table

web-finding = We zoeken de tafel …
web-no-table = Die tafel bestaat niet
web-gone = Je zit niet meer aan deze tafel
web-your-move = Jij bent aan zet
web-is-asked = is aan zet
web-waiting-for = Wachten op { $names }
web-window-open = Reacties?
web-paused = De tafel staat op pauze
web-paused-away = Iemand is weg: de tafel wacht even
web-paused-company = De tafel wacht op een tweede speler
web-paused-nobody = Er is niemand: de bots wachten
web-frozen = Er ging iets mis in het programma. Het spel stopt; alles tot hier is bewaard.
web-show-choices = { $count ->
    [one] Toon de enige keuze als lijst
   *[other] Toon alle { $count } keuzes als lijst
  }
web-sure = Weet je het zeker? Dit kun je niet terugnemen.
web-filter = Zoek een keuze
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-chat = Chat
web-say = Schrijf een bericht
web-send = Stuur
web-hearing = Iemand dempen
web-hearing-text = Als je iemand dempt, zie je niet meer wat diegene zegt, en niemand merkt er iets van.
web-hearing-host = Als je iemand dempt, zie je niet meer wat diegene zegt, en niemand merkt er iets van. Als host kun je iemand aan deze tafel ook het zwijgen opleggen.
web-hearing-nobody = Er is nog niemand anders.
web-mute = Demp voor mij
web-mute-all = Demp voor iedereen
web-take-back = Neem terug
web-practice-text = Een oefenspel: het telt niet mee, en je kunt zetten terugnemen die niets hebben onthuld.
web-leave = Ga weg
web-leave-text = Je plaats blijft van jou. Bij de poort vind je de tafel terug.
web-leave-keep = Ga weg en houd mijn plaats
web-stand = Geef mijn plaats op
web-table-tools = Tafel
web-close-table = Tafel sluiten
web-close-sure = De tafel eindigt hier voor iedereen en niemand wint.
web-give-up = Opgeven
web-give-up-new = Opgeven en opnieuw delen
web-kept-for = Als iedereen weggaat, blijft de tafel nog { $time } staan.
web-host-rights = Als host
web-pause = Pauzeer
web-unpause = Ga verder
web-bot-in = Laat een bot spelen
web-bot-out = Verwijder de bot
web-other-device = Ander apparaat
web-move-seat = Neem mijn plaats mee naar een ander apparaat
web-take-seat = Haal de plaats hierheen
web-take-seat-text = Deze link brengt een plaats naar dit apparaat. Hij werkt één keer.
web-old-link = Deze link werkt niet meer
web-hours-left = { $hours } uur
web-minutes-left = { $minutes } min
web-seconds-left = { $seconds } s

## When it is over

web-you-win = Jij wint!
web-you-share = Je wint mee!
web-you-lose = Deze keer niet
web-broken-off = Afgebroken
web-winners = { $count ->
    [0] Niemand wint
    [one] { $seats } wint
   *[other] Winnaars: { $seats }
  }
web-scores = Punten
web-again = Nog een keer met dezelfde mensen
web-again-alone = Opnieuw spelen
web-to-rematch = Naar de volgende tafel
web-look-back = Kijk terug
web-download = Download het spel

## Bad days

web-line-lost = Je bent offline. Er is niets verloren: probeer het zo nog eens.
web-line-lost-banner = Je bent offline. Er is niets verloren; we maken weer verbinding …
web-outdated = Het huis heeft een nieuwe versie.
web-reload = Laad opnieuw
web-close = Sluit
