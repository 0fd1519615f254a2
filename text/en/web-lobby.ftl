# The gate and the time before the deal in the browser: who comes, how it is played.

## The gate

web-minutes = { $least } to { $most } min
web-difficulty-easy = easy
web-difficulty-medium = medium
web-difficulty-hard = demanding
web-bots-level = Bots: { $level }
web-bots-play-game = Bots: { $game }
web-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }
web-join-name = Your name

## Who comes

web-full = All seats are taken. You are watching.
web-sit-here = Sit here
web-sit-at = Sit down at seat { $number }
web-arriving = Here without a seat yet: { $names }
web-fill-bots = Fill the free seats with bots
web-fill-level = How well bots play

## How it is played

web-how = How we play
web-house-rules = { $count ->
    [0] House rules
    [one] House rules (1 changed)
   *[other] House rules ({ $count } changed)
  }
web-own-rules = House rules of your own, as listed below.
web-topic-setup = Set-up
web-topic-play = Play
web-topic-race = The race
web-topic-end = The end
web-topic-time = Time
web-topic-referee = The referee in detail
web-at-the-door = Door, pace and spectators
web-value-seconds = { $number } s
web-value-millis = { $number } ms

## Before the first race

web-ready-title = Ready for the race?
web-ready-text = As soon as everybody is ready, three seconds are counted down. Then the dice may roll at any time.
web-ready = I’m ready
web-ready-anyway = Start without them
