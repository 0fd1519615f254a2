# Clearing Coffins: two dice, one garlic, and everybody's hand above it.
# Names of cards, dice and places are put into the sentences as they are.
# What is seen names no face and no dice: they are told by the messages "cc-reveal" and then forgotten.

cc-game-title = Clearing Coffins
cc-game-blurb = Two dice name a vampire. Whoever bangs on the garlic first may send it to its coffin, and later, from memory, shove the coffin out of the crypt. Four cleared coffins win. Quick hands help; quick hands without eyes do not.

## The table

cc-card-yellow-skull = yellow skull
cc-card-yellow-moon = yellow moon
cc-card-yellow-bat = yellow bat
cc-card-purple-skull = purple skull
cc-card-purple-moon = purple moon
cc-card-purple-bat = purple bat

cc-symbol-skull = skull
cc-symbol-moon = moon
cc-symbol-bat = bat

cc-face-yellow = yellow
cc-face-purple = purple
cc-face-two-tone = both colours
cc-face-exclamation = exclamation mark

cc-throw = { $face } and { $symbol }
cc-place = card { $slot } ({ $seat })

## What is asked

cc-asked-throw = The dice are yours. Throw!
cc-asked-rolling = The dice are rolling. Can you wait?
cc-asked-bang = Bang, or not yours?
cc-asked-claim = You were first. Which card?
cc-asked-bat = The bat is yours. What shall it do?
cc-asked-moon-pick = Moonlight! Which two cards do you look at?
cc-asked-moon-decide = You have looked. Exchange them?
cc-asked-penalty = Which of your coffins do you open?

cc-rule-throw = Throw both dice. They roll for a secret moment, and nobody, not even you, sees them before they lie.
cc-rule-rolling = Whoever bangs before the dice can be seen was guessing: a false start, and as a rule no more bangs in this round.
cc-rule-bang = Bang if the dice name one of your cards, face up or in its coffin, or somebody else's coffin. Bat and moon with an exclamation mark are for everybody. On skull with an exclamation mark every hand pays. Holding still costs nothing.
cc-rule-claim = Point at one card that fits the dice. Your own vampire goes into its coffin, your own coffin is cleared, another player's coffin is opened. If it does not fit, you pay.
cc-rule-bat = Close any vampire of yours (at some tables anybody's), clear any coffin of yours, or open somebody else's. Nothing has to match and nothing can go wrong.
cc-rule-moon-pick = Pick one card each of two players (at some tables also two of one player); you may be one of them. A player with two or more coffins can only lose a coffin. You alone see what is in the coffins you pick.
cc-rule-moon-decide = If you exchange them, each card takes the other's place and keeps its side. The others know which two cards it was, and not what is in them.
cc-rule-penalty = A mistake costs you one coffin: it is opened and its vampire is awake again. You choose which.

## What is seen

cc-seen-dealt = { $seat } gets four vampires, wide awake.
cc-seen-turn-began = Throw { $round }: the dice go to { $seat }.
cc-seen-thrown = The dice are rolling.
cc-seen-revealed = The dice lie.
cc-seen-judged-nobody = No hand on the garlic.
cc-seen-judged-one = { $seat } bangs after { $ms } ms.
cc-seen-judged = { $seat } is first after { $ms } ms. Beaten: { $others }.
cc-seen-judged-early = { $order } Too early: { $seats }.
cc-seen-asked = { $seat } is asked: { $question }
cc-seen-waits-throw = The dice are waiting.
cc-seen-waits-rolling = Hands above the garlic, and steady!
cc-seen-waits-bang = Now!
cc-seen-waits-nothing = Nothing is asked any more.
cc-seen-conceded = { $seat } points at nothing.
cc-seen-missed = Wrong: { $place } does not fit the dice.
cc-seen-shown = { $seat } opens { $place }: wrong, and shut again.
cc-seen-closed = Into the coffin: { $place }.
cc-seen-cleared = Cleared: { $place }, a { $card }.
cc-seen-exposed = { $seat } wakes a vampire: { $place }.
cc-seen-refilled = New from the pile: { $place }.
cc-seen-looked = You look into { $place }.
cc-seen-swapped = Exchanged: { $a } and { $b }.
cc-seen-kept = { $seat } has looked and leaves all as it is.
cc-seen-declined = { $seat } makes no use of it.
cc-seen-penalty-turned = Penalty, one wakes up: { $place }.
cc-seen-penalty-drawn = Penalty, one more to look after: { $place }.
cc-seen-penalty-spared = { $seat } has nothing to pay with. In luck!
cc-seen-round-ended = The round is over.
cc-seen-ended-cleared = { $count ->
    [one] { $seats } has cleared the crypt and wins.
   *[other] { $seats } have cleared the crypt and win.
}
cc-seen-ended-max-throws = { $count ->
    [one] That was the last throw. { $seats } wins.
   *[other] That was the last throw. { $seats } share the win.
}
cc-seen-opened = Still in its coffin: { $place }, a { $card }.

# Shown at this moment, forgotten with the next.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = The dice show { $throw }.
cc-reveal-card = { $place }: { $card }.

## The referee

cc-verdict-throw = The referee throws the dice.
cc-verdict-reveal = The referee shows the dice.
cc-verdict-adjudicate = { $count ->
    [0] The referee saw no hand in time.
    [one] The referee saw one hand in time.
   *[other] The referee puts { $count } hands in order.
}
cc-verdict-timeout = The referee: time is up.

cc-ruling-counted = in time
cc-ruling-false-start = too early
cc-ruling-too-late = too late

cc-photo-title = Photo finish
cc-photo-line = { $seat }: { $ms } ms (line { $correction }, give or take { $uncertainty }), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (line { $correction }, give or take { $uncertainty }, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } by { $ms } ms
cc-photo-dead-heat = A dead heat. The lowest hand is that of { $seat }: nearest after the thrower.

cc-sign-garlic = Garlic: bang first, point afterwards, as in the box. It is fun among friends; a player who bangs at every throw without looking would spoil it.
cc-sign-pointed = Pointing: your bang names its card in the same movement. So nobody wins by banging blindly, which among strangers would win nearly every game.
cc-sign-sit-out = { $count ->
    [one] A mistake also costs the next throw: you watch.
   *[other] A mistake also costs the next { $count } throws: you watch.
}
cc-sign-strict = Strict: the quickest reaction wins, and little is believed of what devices report. For rated tables with good lines.
cc-sign-balanced = Balanced: the quickest reaction wins, not the quickest line. Ordinary delays are taken off.
cc-sign-lenient = Lenient: the quickest reaction wins, and shaky lines are given more credit.
cc-sign-level = Level: everybody plays as if at the end of the slowest line. Nobody loses by distance; you have to trust each other.
cc-sign-hotseat = One device: a key for each, one clock for all.
cc-sign-sealed = Sealed: no reflexes. All answer in secret, and lots are drawn among those who banged.
cc-sign-handicap = Handicap: { $seat } counts { $ms } ms later.

## What can be done

cc-do-throw = Throw the dice
cc-do-bang = Bang!
cc-do-bang-garlic = Bang on the garlic
cc-do-bang-card = Bang on { $place }
cc-do-pass = Not mine
cc-do-claim = Point at { $place }
cc-do-concede = Point at nothing
cc-do-bat-close = Close { $place }
cc-do-bat-clear = Clear { $place }
cc-do-bat-expose = Open { $place }
cc-do-bat-decline = Let the bat go
cc-do-moon-pick = Look at { $a } and { $b }
cc-do-moon-decline = Look at nothing
cc-do-moon-swap = Exchange them
cc-do-moon-keep = Leave them
cc-do-penalty-pick = Open your card { $slot }

cc-help-throw = Both dice roll and are shown to all at the same moment. If you wait too long, the referee throws for you.
cc-help-bang = Your hand is on the garlic. If yours is the hand that counts, you must point at a fitting card, or use the bat or the moon. A bang without anything behind it costs a penalty.
cc-help-bang-garlic = The garlic itself is right only for bat and moon with an exclamation mark. On every other throw this is a mistake.
cc-help-bang-card = You claim this card at once: your own vampire to close it, your own coffin to clear it, somebody else's coffin to open it. It must fit the dice.
cc-help-pass = You say that you will not bang. Nobody sees it; when all have said so, the game goes on at once. You may still bang until then.
cc-help-claim = If it fits the dice, a vampire of yours is closed, a coffin of yours is cleared, or another player's coffin is opened. If not, all see it and you pay.
cc-help-concede = You admit that nothing fits, and pay the penalty.
cc-help-bat-close = This vampire goes into its coffin, whatever it is. If it is yours, one step is done.
cc-help-bat-clear = Your coffin is opened for all to see and cleared. It needs no match and may win the game.
cc-help-bat-expose = The other player's vampire wakes up and has to be closed again. It brings you nothing but peace of mind.
cc-help-bat-decline = You do nothing, and it costs nothing.
cc-help-moon-pick = You alone look into these coffins. Then you decide whether the two cards change places; you cannot pick others.
cc-help-moon-decline = You pick no cards, and it costs nothing.
cc-help-moon-swap = Each card goes to the other's place and keeps its side. Remember what you have seen.
cc-help-moon-keep = The cards stay where they are. You still know what is in them.
cc-help-penalty-pick = This coffin is opened and stays so, with its vampire up. You have to close it again before you can clear it.

## What cannot be done

cc-refused-not-your-choice = It is { $seat } who decides now. Wait for the dice.
cc-refused-not-now = That is not what the game is waiting for. Choose one of the moves on offer.
cc-refused-for-the-referee = Hands on the garlic are judged by the referee alone.
cc-refused-sits-out = You are watching this throw, because of a mistake. You may bang again soon.
cc-refused-target-missing = At this table a bang must point: name a card or the garlic.
cc-refused-target-unwanted = At this table you bang on the garlic first and point afterwards.
cc-refused-no-card = There is no card: { $place }. Choose a place where one lies.
cc-refused-anothers-up-card = You cannot point at this one: { $place }. Somebody else's vampire is none of your business while it is awake.
cc-refused-not-own = That is somebody else's: { $place }. Choose a card of your own.
cc-refused-not-anothers = That is your own: { $place }. Choose a coffin of another player.
cc-refused-not-up = It is in its coffin already: { $place }. Choose one that is awake.
cc-refused-not-down = It is not in its coffin: { $place }. Choose a closed one.
cc-refused-nothing-to-turn = No closed coffin of yours is there: { $place }. Choose another.
cc-refused-same-seat = Moonlight exchanges cards of two different players. Choose one card each.
cc-refused-same-card = A card cannot change places with itself. Choose two.
cc-refused-only-down-cards = Only a coffin can be picked there, not { $place }.
cc-refused-must-swap = At this table whoever has looked must exchange.
cc-refused-no-race-now = There is nothing to show or to judge now.
cc-refused-no-timeout-now = No time limit is running out here.
cc-refused-not-due = The time is not up yet.
cc-refused-no-such-seat = Nobody sits there: { $seat }.
cc-refused-seat-twice = One hand each: { $seat } is named twice.
cc-refused-bangs-out-of-order = The hands are not in the order of their reactions.
cc-refused-false-starts-out-of-order = The false starts are not in their order.
cc-refused-reaction-out-of-bounds = No hand can have { $ms } ms here, not even that of { $seat }.
cc-refused-not-a-false-start = { $ms } ms is no false start of { $seat }.
cc-refused-no-false-starts = There are no false starts in this round.
cc-refused-unknown-input = The game does not know this move. Choose one of those on offer.

## Options

cc-option-colour-die = Colour die
cc-option-colour-die-help = What the colour die shows: 222 has two yellow, two purple and two exclamation marks; 2211 has a two-coloured face and one exclamation mark. Any six letters out of Y, P, T and ! make a die of your own.
cc-option-deck-extra = The odd card
cc-option-deck-extra-help = There are 43 cards, seven of each kind and one more. Which kind has eight?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = First throw
cc-option-first-thrower-help = Who throws first: chance decides, or a seat by its number, counted from 0.
cc-option-first-thrower-random = by chance
cc-option-target = Coffins to win
cc-option-target-help = How many coffins you must clear. Fewer make a shorter game; rows are filled up to four all the same.
cc-option-penalty-pick = Penalty card
cc-option-penalty-pick-help = Who says which coffin is opened as a penalty if there are several.
cc-option-penalty-pick-offender = whoever made the mistake
cc-option-penalty-pick-shown-card = the one wrongly shown, if any
cc-option-penalty-pick-random = chance
cc-option-skull-touch = Hands on the skull
cc-option-skull-touch-help = Who pays if several bang on skull with an exclamation mark.
cc-option-skull-touch-all = everybody who did
cc-option-skull-touch-first = only the first
cc-option-bat-close = Closed by the bat
cc-option-bat-close-help = Whose vampire the bat may send into its coffin. The sheet says "any one card"; the rest of it speaks of your own.
cc-option-bat-close-own = one of your own
cc-option-bat-close-any = anybody's
cc-option-moon-cards = Cards in the moonlight
cc-option-moon-cards-help = Which two cards you may exchange in the moonlight. Two cards of one player muddle that player's memory and nothing else.
cc-option-moon-cards-two-players = one card each of two players
cc-option-moon-cards-any-two = any two, also of one player
cc-option-moon-face-up = Awake in the moonlight
cc-option-moon-face-up-help = When the moon may also move a vampire that is not in its coffin.
cc-option-moon-face-up-literal = if its owner has at most one coffin
cc-option-moon-face-up-none-down = if its owner has no coffin
cc-option-moon-face-up-table-scarce = if fewer than two players have coffins
cc-option-moon-after-look = After the look
cc-option-moon-after-look-help = Whether you may leave the two cards where they are once you have looked.
cc-option-moon-after-look-may-decline = you may leave them
cc-option-moon-after-look-must-swap = you must exchange them
cc-option-false-start = False starts
cc-option-false-start-help = What a hand costs that came down before the dice could be seen.
cc-option-false-start-lockout = no more bangs in this round
cc-option-false-start-penalty = that, and a penalty
cc-option-false-start-ignore = nothing, try again
cc-option-tie-band-ms = Tie band
cc-option-tie-band-ms-help = Hands within so many milliseconds of the quickest count as equal; then the order of seats after the thrower decides.
cc-option-claim-mode = How to bang
cc-option-claim-mode-help = On the garlic first, pointing afterwards, as in the box; or straight on the card you mean. The second stops those who bang without looking.
cc-option-claim-mode-garlic = garlic first
cc-option-claim-mode-pointed = straight on the card
cc-option-sit-out = Watching
cc-option-sit-out-help = How many throws you only watch after a mistake.
cc-option-early-pass = Going on early
cc-option-early-pass-help = Whether the game goes on at once when everybody has said "not mine", or always waits for the full time.
cc-option-early-pass-on = at once
cc-option-early-pass-off = full time
cc-option-fairness = Fairness
cc-option-fairness-help = How slow a line may be before it costs you something, and how far the times reported by devices are believed.
cc-option-fairness-normal = balanced: ordinary lines cost nothing
cc-option-fairness-strict = strict: short lines, little trust
cc-option-fairness-lenient = lenient: shaky lines, more trust
cc-option-fairness-level = level: as if all had the slowest line
cc-option-reaction-mode = The race
cc-option-reaction-mode-help = How hands are put in order: by reaction over the network, by the one clock of a shared device, or not by speed at all.
cc-option-reaction-mode-network = over the network
cc-option-reaction-mode-hotseat = at one device
cc-option-reaction-mode-sealed = sealed: secret answers and lots
cc-option-handicap = Handicap
cc-option-handicap-help = Milliseconds added to the reactions of the quick ones, seat by seat and written 0/150/40. All see it, and the photo finish shows it.
cc-option-handicap-none = nobody has one
cc-option-on-leave = When somebody leaves
cc-option-on-leave-help = What happens to the seat of a player who has gone.
cc-option-on-leave-wait = the game waits a minute, once
cc-option-on-leave-bot = a bot takes over
cc-option-on-leave-empty = the seat stays empty
cc-option-max-throws = Last throw
cc-option-max-throws-help = After how many throws the game ends. Most cleared coffins win then, and after that most closed ones.
cc-option-max-throws-none = no limit
cc-option-throw-ms = Time to throw
cc-option-throw-ms-help = After so many milliseconds the referee throws the dice.
cc-option-roll-min-ms = Shortest roll
cc-option-roll-min-ms-help = The dice roll at least so many milliseconds; how long, nobody knows.
cc-option-roll-max-ms = Longest roll
cc-option-roll-max-ms-help = The dice roll at most so many milliseconds.
cc-option-window-ms = Time to bang
cc-option-window-ms-help = So many milliseconds after the dice lie, the garlic is closed.
cc-option-claim-ms = Time to point
cc-option-claim-ms-help = Who has banged must point at a card within so many milliseconds, or pays.
cc-option-bat-ms = Time for the bat
cc-option-bat-ms-help = After so many milliseconds the bat flies off unused.
cc-option-moon-pick-ms = Time to pick
cc-option-moon-pick-ms-help = So many milliseconds to pick two cards in the moonlight.
cc-option-moon-decide-ms = Time to decide
cc-option-moon-decide-ms-help = So many milliseconds to decide about the exchange.
cc-option-penalty-ms = Time to pay
cc-option-penalty-ms-help = After so many milliseconds the game picks the penalty card itself.
cc-option-show-ms = Time to look
cc-option-show-ms-help = A card that is shown can be seen for so many milliseconds.
cc-option-floor-ms = Fastest reaction
cc-option-floor-ms-help = Nobody reacts faster than this; a quicker hand was guessing.
cc-option-floor-ms-preset = as the fairness says
cc-option-arb-min-ms = Shortest wait for hands
cc-option-arb-min-ms-help = After the first hand the referee waits at least so long for others that are on their way.
cc-option-arb-min-ms-preset = as the fairness says
cc-option-arb-max-ms = Longest wait for hands
cc-option-arb-max-ms-help = After the first hand the referee waits at most so long.
cc-option-arb-max-ms-preset = as the fairness says
cc-option-owd-cap-ms = Delay taken off
cc-option-owd-cap-ms-help = The longest way from a device to the table that is taken off its reactions.
cc-option-owd-cap-ms-preset = as the fairness says
cc-option-slack-min-ms = Least trust
cc-option-slack-min-ms-help = So many milliseconds a device is always believed.
cc-option-slack-min-ms-preset = as the fairness says
cc-option-slack-max-ms = Most trust
cc-option-slack-max-ms-help = A device is never believed by more than so many milliseconds.
cc-option-slack-max-ms-preset = as the fairness says
cc-option-late-max-ms = Late dice
cc-option-late-max-ms-help = How much too late a device may say it showed the dice.
cc-option-late-max-ms-preset = as the fairness says
cc-option-lead-max-ms = Dice sent ahead
cc-option-lead-max-ms-help = How long before they are shown the dice may be sent to a distant device.
cc-option-lead-max-ms-preset = as the fairness says

## Bots

cc-bot-visitor = Picks any legal move by chance, and bangs more often than is good.
cc-bot-sleepy = Slow to see, quick to forget. A good companion for a first evening.
cc-bot-steady = Plays like a grown-up who is paying attention.
cc-bot-quick = Sharp eyes, a good memory, few mistakes.
cc-bot-undead = Hardly ever blinks, and forgets next to nothing.
