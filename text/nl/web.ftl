# What the browser client says itself.

## The gate

web-tagline = Vier kerkhofspellen. Speel met vrienden, of met de bots die hier wonen.
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
web-play-now = Nu spelen
web-play-now-game = { web-play-now }: { $game }
web-with-friends = Met vrienden
web-with-friends-game = { web-with-friends }: { $game }
web-on-this-device = Op dit apparaat
web-on-this-device-game = { web-on-this-device }: { $game }
web-day = Huis van de dag
web-day-again = Jouw huis van de dag
web-rules = Regels
web-pieces = Het materiaal
web-rules-of = Regels van { $game }
web-rule = Regel { $rule }
web-your-name = Jouw naam
web-name-hint = De anderen zien hem aan tafel. Zonder aanmelden.
web-save = Bewaren
web-join = Naar een tafel
web-code = Code van de tafel
web-code-hint = vier letters
web-your-tables = Tafels waar je zit
web-open-tables = Tafels voor iedereen
web-recent = Afgelopen tafels
web-lost-title = Hier ligt niemand
web-lost-text = Deze pagina is er niet. Misschien is de link oud, of mist er een letter.
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
web-away = weg
web-no-bot = geen bot
web-bot-for = Bot voor plaats { $number }
web-kick = Wegsturen
web-fewer-seats = Eén plaats minder
web-more-seats = Eén plaats meer
web-start = Delen
web-host-starts = { $name } begint het spel.
web-somebody = Iemand
web-invite = Uitnodigen
web-qr = QR-code van { $link }
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-tv = Voor het grote scherm:
web-listed = De tafel aan iedereen bij de poort tonen
web-pace = Tempo
web-pace-live = live: de klok loopt
web-pace-relaxed = rustig: zonder klok
web-pace-by-mail = per post: een dag per zet
web-options = Opties
web-option-usual = (gebruikelijk)
web-shuffle = Eerlijk geschud
web-shuffle-promise = Een geheim bepaalt hoe er geschud wordt. Dit is zijn zegel: na het spel wordt het geheim geopend, en iedereen kan nagaan dat er niets is veranderd.
web-salt = Meng er een eigen woord in
web-salt-add = Mengen

## At the table

web-finding = De tafel wordt gezocht …
web-no-table = Die tafel is er niet
web-gone = Je zit niet meer aan deze tafel
web-your-move = Jij bent aan zet
web-is-asked = is aan zet
web-waiting-for = Wachten op { $names }
web-window-open = Tijd voor reacties
web-paused = De tafel pauzeert
web-paused-away = Iemand is weg: de tafel wacht even
web-paused-company = De tafel wacht tot er twee kunnen spelen
web-frozen = Er is iets misgegaan in het programma. De tafel staat stil en haar logboek blijft bewaard.
web-show-choices = { $count ->
    [one] De ene keuze als lijst tonen
   *[other] Alle { $count } keuzes als lijst tonen
  }
web-sure = Weet je het zeker? Dit kan niet terug.
web-filter = Zoek een keuze
web-log = Wat er gebeurde
web-log-empty = Wat er vanaf nu gebeurt, staat hier.
web-chat = Praten
web-say = Zeg iets
web-send = Stuur
web-take-back = Terugnemen
web-leave = Weggaan
web-leave-text = Je plaats blijft van jou. Bij de poort vind je de tafel terug.
web-leave-keep = Weggaan en de plaats houden
web-stand = Plaats opgeven
web-table-tools = Tafel
web-host-rights = Jouw rechten als gastheer
web-pause = Pauze
web-unpause = Verder
web-bot-in = Een bot laten spelen
web-bot-out = De bot wegsturen
web-other-device = Een ander apparaat
web-move-seat = Mijn plaats naar een ander apparaat brengen
web-take-seat = De plaats hierheen halen
web-take-seat-text = Deze link brengt een plaats naar dit apparaat. Hij werkt één keer.
web-old-link = Deze link opent niets meer
web-hours-left = { $hours } u
web-minutes-left = { $minutes } min
web-seconds-left = { $seconds } s

## When it is over

web-you-win = Jij wint!
web-you-share = Jij deelt de winst!
web-you-lose = Deze keer niet
web-winners = { $count ->
    [0] Niemand wint
    [one] { $seats } wint
   *[other] { $seats } winnen
  }
web-scores = Punten
web-again = Nog eens met dezelfden
web-to-rematch = Naar de volgende tafel
web-look-back = Terugkijken
web-download = Tafel downloaden

## Bad days

web-line-lost = De lijn is weg. Er is niets verloren: probeer het zo nog eens.
web-line-lost-banner = De lijn is weg. We halen je terug …
web-outdated = Het huis heeft een nieuwe versie.
web-reload = Opnieuw laden
web-close = Sluiten

# Hoe goed computerspelers spelen, per niveau.
web-level-visitor = Bezoeker
web-level-mourner = Rouwende
web-level-mourner-weak = Verstrooide rouwende
web-level-mourner-sharp = Scherpe rouwende
web-level-mourner-ideal = Rouwende die niets vergeet
web-level-sleepy = Slaperig
web-level-steady = Oplettend
web-level-quick = Vlug
web-level-undead = Ondood
