# What the browser client says itself.

## The gate

web-tagline = Four graveyard games. Play with friends, or with the bots who haunt this place.
web-games = The games
web-language = Language
web-theme = Colours: { $theme ->
    [dark] night
    [light] daylight
   *[auto] match device
  }
web-sound = Sound
web-players = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
  }
web-play-now = Play now
web-play-now-game = { web-play-now }: { $game }
web-with-friends = With friends
web-with-friends-game = { web-with-friends }: { $game }
web-on-this-device = On this device
web-on-this-device-game = { web-on-this-device }: { $game }
web-day = House of the day
web-day-again = Your house of the day
web-practice = Practice
web-practice-game = Practice: { $game }
web-learn = Learn to play
web-learn-game = Learn to play: { $game }
web-rules = Rules
web-pieces = The pieces
web-rules-of = Rules of { $game }
web-rule = Rule { $rule }
web-your-name = Your name
web-name-hint = The others see it at the table. No sign-up.
web-save = Save
web-join = Join a table
web-code = Table code
web-your-tables = Your tables
web-open-tables = Open tables
web-which-tables = Which tables
web-any-game = All games
web-any-language = Any language
web-any-pace = Any pace
web-only-free = Free seats only
web-no-such-tables = There is no table like this right now.
web-previous-page = Previous page
web-next-page = Next page
web-kept-until = kept until { $time }
web-recent = Finished games
web-lost-title = Nobody lies here
web-lost-text = There is no such page. The link may be out of date, or a letter may be missing.
web-home = Back to the gate

## Before the deal

web-who-plays = Who plays
web-seats = Seats
web-free-seat = free seat
web-free-seats = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
  }
web-sit = Sit down
web-bot = bot
web-you = you
web-away = away
web-no-bot = no bot
web-bot-for = Bot for seat { $number }
web-kick = Remove
web-fewer-seats = Remove a seat
web-more-seats = Add a seat
web-start = Deal
web-host-starts = Waiting for { $name } to start the game.
web-somebody = Somebody
web-invite = Invite
web-qr = QR code for { $link }
web-copy-link = Copy the link
web-copied = Copied
web-copy-by-hand = Copy it from here:
web-tv = For the big screen:
web-listed = Show this table to everybody at the gate
web-door = Who gets in
web-door-open = anyone with the link or the code
web-door-nod = whoever I let in
web-door-password = anyone who knows the password
web-password = Password
web-password-new = New password
web-come-in = Come in
web-knock = Ask for a seat
web-knocking = You have asked for a seat. The host decides.
web-knocks = { $name } would like a seat.
web-admit = Let in
web-turn-away = Turn away
web-pace = Pace
web-pace-live = live: with a clock
web-pace-relaxed = relaxed: no clock
web-pace-by-mail = by mail: a day for each move
web-spectators = Spectators
web-spectators-on = may watch
web-spectators-later = { $minutes ->
    [one] may watch, one minute behind
   *[other] may watch, { $minutes } minutes behind
  }
web-spectators-off = are not let in
web-programs = Programs
web-programs-on = may sit down
web-programs-off = are not let in
web-program = program
web-bot-tokens = A bot of your own
web-bot-tokens-text = A program you write can play at tables whose host lets programs in. The token is its key: it is shown once.
web-bot-token-name = What it is called
web-bot-token-make = Make a token
web-bot-token = Token for { $name }
web-bot-token-first = First come to a table, then make a token: until then this house doesn’t know you.
web-copy-token = Copy the token
web-presets = Ways to play
web-preset-game = { $preset }: { $game }
web-option-usual = (standard)
web-shuffle = A fair shuffle
web-shuffle-promise = A secret decides how the cards are shuffled, and this is its seal. After the game the secret is opened, and anybody can check that it fits the seal.
web-salt = Mix in a word of your own
web-salt-add = Mix in

## At the table

web-finding = Looking for the table …
web-no-table = There is no such table
web-gone = You are no longer at this table
web-your-move = Your move
web-is-asked = to move
web-waiting-for = Waiting for { $names }
web-window-open = Any reactions?
web-paused = The table is paused
web-paused-away = Somebody is away: the table is waiting for a moment
web-paused-company = The table is waiting for a second player
web-paused-nobody = Nobody is here: the bots are waiting
web-frozen = Something went wrong in the program. Play has stopped, and everything up to here is saved.
web-show-choices = { $count ->
    [one] Show the one choice as a list
   *[other] Show all { $count } choices as a list
  }
web-sure = Are you sure? You can’t take this back.
web-filter = Find a choice
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-say = Say something
web-send = Send
web-hearing = Mute somebody
web-hearing-text = If you mute somebody, you no longer see what they say, and nobody is told.
web-hearing-host = If you mute somebody, you no longer see what they say, and nobody is told. As the host you can also stop somebody from talking at this table.
web-hearing-nobody = Nobody else is here yet.
web-mute = Mute for me
web-mute-all = Mute for everybody
web-take-back = Take back
web-practice-text = A practice game: it doesn’t count, and you can take back moves that turned nothing up.
web-leave = Leave
web-leave-text = Your seat stays yours. You’ll find the table again at the gate.
web-leave-keep = Leave and keep my seat
web-stand = Give up my seat
web-table-tools = Table
web-close-table = Close the table
web-close-sure = The table ends here for everybody, and nobody wins.
web-give-up = Give up
web-give-up-new = Give up and deal again
web-kept-for = If everybody leaves, the table is kept for { $time }.
web-host-rights = As the host
web-pause = Pause
web-unpause = Resume
web-bot-in = Let a bot play
web-bot-out = Remove the bot
web-other-device = Another device
web-move-seat = Move my seat to another device
web-take-seat = Take the seat here
web-take-seat-text = This link brings a seat to this device. It works once.
web-old-link = This link no longer works
web-hours-left = { $hours } h
web-minutes-left = { $minutes } min
web-seconds-left = { $seconds } s

## When it is over

web-you-win = You win!
web-you-share = You share the win!
web-you-lose = Not this time
web-broken-off = Broken off
web-winners = { $count ->
    [0] Nobody wins
    [one] { $seats } wins
   *[other] Winners: { $seats }
  }
web-scores = Scores
web-again = Play again with the same people
web-again-alone = Play again
web-to-rematch = To the next table
web-look-back = Look back
web-download = Download the game

## Bad days

web-line-lost = You are offline. Nothing is lost: try again in a moment.
web-line-lost-banner = You are offline. Nothing is lost; reconnecting …
web-outdated = The house has a new version.
web-reload = Reload
web-close = Close
