# What the browser client says itself.

web-tagline = Four graveyard games. Play with friends, or with the bots who live here.
web-language = Language
web-theme = Colours: { $theme ->
    [dark] night
    [light] daylight
   *[auto] like your device
  }
web-sound = Sound
web-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
  }
web-play-now = Play now
web-with-friends = With friends
web-rules = Rules
web-rules-of = Rules of { $game }
web-your-name = Your name
web-name-hint = The others see it at the table. No sign-up.
web-join = Join a table
web-code = Code of the table
web-code-hint = four letters
web-go = Go
web-lost-title = Nobody lies here
web-lost-text = There is no such page. Perhaps the link is old, or a letter is missing.
web-home = Back to the gate
