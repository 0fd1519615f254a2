# Clearing Coffins: two dice, one garlic, and everybody’s hand above it.
# Names of cards, dice and places are put into the sentences as they are.
# What is seen names no face and no dice: they are told by the messages "cc-reveal" and then forgotten.

cc-game-title = Clearing Coffins
cc-game-blurb = Two dice name a vampire. Bang on the garlic first, and you may send it to its coffin; later, from memory, you may shove that coffin out of the crypt. Clear four coffins and you win. Quick hands help. Quick hands without quick eyes don’t.

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
cc-place = { $seat-is ->
    [you] your card { $slot }
   *[other] { $seat }’s card { $slot }
}

## What is asked

cc-asked-throw = The dice are yours. Throw!
cc-asked-rolling = The dice are rolling. Can you wait?
cc-asked-bang = Is it yours? Then bang!
cc-asked-claim = You were first. Which card?
cc-asked-bat = The bat is yours. What shall it do?
cc-asked-moon-pick = Moonlight! Which two cards do you pick?
cc-asked-moon-decide = You have looked. Swap them?
cc-asked-penalty = Which of your coffins do you open?

cc-rule-throw = Throw both dice. They roll for a moment, nobody knows how long, and then everybody sees them at the same time.
cc-rule-rolling = A hand that comes down before the dice can be seen was guessing: that is a false start, and as a rule you are out of this throw.
cc-rule-bang = Bang if the dice match one of your cards, awake or in its coffin, or somebody else’s coffin. With an exclamation mark, the bat and the moon are for everybody, and at the skull every hand pays. Keeping still costs nothing.
cc-rule-claim = Point at one card that matches the dice. Your own vampire goes into its coffin, your own coffin is cleared, somebody else’s coffin is opened. If it doesn’t match, you pay.
cc-rule-bat = Close any of your vampires (at some tables anybody’s), clear any of your coffins, or open one of somebody else’s. Nothing has to match, and nothing can go wrong.
cc-rule-moon-pick = Pick one card each from two players (at some tables also two from one); one of them may be you. From a player with two or more coffins you can only pick coffins. Only you see what is in the coffins you pick.
cc-rule-moon-decide = If you swap them, each card takes the other’s place and stays as it is, awake or in its coffin. The others know which two cards you picked, but not what is in them.
cc-rule-penalty = A mistake costs you a coffin: it is opened, and its vampire is awake again. You choose which.

## What is seen

cc-seen-dealt = { $seat-is ->
    [you] You get four vampires, wide awake.
   *[other] { $seat } gets four vampires, wide awake.
}
cc-seen-turn-began = { $seat-is ->
    [you] Throw { $round }: the dice go to you.
   *[other] Throw { $round }: the dice go to { $seat }.
}
cc-seen-thrown = The dice are rolling.
cc-seen-revealed = The dice have landed.
cc-seen-judged-nobody = Nobody bangs.
cc-seen-judged-one = { $seat-is ->
    [you] You bang after { $ms } ms.
   *[other] { $seat } bangs after { $ms } ms.
}
cc-seen-judged = { $seat-is ->
    [you] You are first, after { $ms } ms.
   *[other] { $seat } is first, after { $ms } ms.
} Too slow: { $others-is ->
    [you] you
   *[other] { $others }
}.
cc-seen-judged-early = { $order } False start: { $seats-is ->
    [you] you
   *[other] { $seats }
}.
cc-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] To { $seat }: { $question }
}
cc-seen-waits-throw = The dice are waiting.
cc-seen-waits-rolling = Hands over the garlic, and steady!
cc-seen-waits-bang = Now!
cc-seen-waits-nothing = Nothing more is asked.
cc-seen-conceded = { $seat-is ->
    [you] You point at nothing.
   *[other] { $seat } points at nothing.
}
cc-seen-missed = Wrong: { $place } doesn’t match the dice.
cc-seen-shown = { $seat-is ->
    [you] You open { $place }
   *[other] { $seat } opens { $place }
}: wrong, and shut again.
cc-seen-closed = Into the coffin: { $place }.
cc-seen-cleared = Cleared: { $place }, a { $card }.
cc-seen-exposed = { $seat-is ->
    [you] You wake a vampire: { $place }.
   *[other] { $seat } wakes a vampire: { $place }.
}
cc-seen-refilled = New from the pile: { $place }.
cc-seen-looked = You look inside: { $place }.
cc-seen-swapped = Swapped: { $a } and { $b }.
cc-seen-kept = { $seat-is ->
    [you] You have looked, and leave them as they are.
   *[other] { $seat } has looked, and leaves them as they are.
}
cc-seen-declined = { $seat-is ->
    [you] You let the chance go.
   *[other] { $seat } lets the chance go.
}
cc-seen-penalty-turned = Penalty: { $place } wakes up.
cc-seen-penalty-drawn = Penalty: one more to look after, { $place }.
cc-seen-penalty-spared = { $seat-is ->
    [you] You have nothing to pay with. Lucky!
   *[other] { $seat } has nothing to pay with. Lucky!
}
cc-seen-round-ended = The round is over.
cc-seen-ended-cleared = { $seats-is ->
    [you] You have cleared your crypt and win!
   *[other] { $count ->
        [one] { $seats } has cleared the crypt and wins.
       *[other] Crypts cleared, and the win shared: { $seats }.
    }
}
cc-seen-ended-max-throws = That was the last throw. { $seats-is ->
    [you] You win!
   *[other] { $count ->
        [one] { $seats } wins.
       *[other] The win is shared: { $seats }.
    }
}
cc-seen-opened = Still in its coffin: { $place }, a { $card }.

# Shown at this moment, forgotten with the next.
cc-reveal-dealt = { $seat }: { $first }, { $second }, { $third }, { $fourth }.
cc-reveal-dice = The dice show { $throw }.
cc-reveal-card = Look: { $place }, a { $card }.

## The referee

cc-verdict-throw = The referee throws the dice.
cc-verdict-reveal = The referee shows the dice.
cc-verdict-adjudicate = { $count ->
    [0] The referee sees no hand in time.
    [one] The referee sees one hand in time.
   *[other] The referee puts { $count } hands in order.
}
cc-verdict-timeout = The referee calls time.

cc-ruling-counted = in time
cc-ruling-false-start = too early
cc-ruling-too-late = too late

cc-photo-title = Photo finish
cc-photo-line = { $seat }: { $ms } ms (network delay { $correction }, give or take { $uncertainty }), { $ruling }
cc-photo-line-handicap = { $seat }: { $ms } ms (network delay { $correction }, give or take { $uncertainty }, handicap { $handicap }), { $ruling }
cc-photo-ahead = { $seat } by { $ms } ms
cc-photo-dead-heat = A dead heat. { $seat-is ->
    [you] You sit
   *[other] { $seat } sits
} nearest after the thrower and goes first.

cc-sign-garlic = Garlic: bang first, point afterwards, as in the printed game. Fun among friends; somebody who bangs at every throw without looking would spoil it.
cc-sign-pointed = Pointing: you bang straight on the card you mean. That way nobody wins by banging blindly, which among strangers would win nearly every game.
cc-sign-sit-out = { $count ->
    [one] After a mistake you also sit out the next throw.
   *[other] After a mistake you also sit out the next { $count } throws.
}
cc-sign-strict = Strict: the quickest reaction wins, and devices are trusted very little. For serious games over good connections.
cc-sign-balanced = Balanced: the quickest reaction wins, not the quickest connection. Ordinary delays are taken off.
cc-sign-lenient = Lenient: the quickest reaction wins, and shaky connections get the benefit of the doubt.
cc-sign-level = Level: everybody plays as if on the slowest connection. Distance costs nobody anything, but you have to trust each other.
cc-sign-hotseat = One device: a key for each, one clock for all.
cc-sign-sealed = Sealed: no reflexes needed. Everybody answers in secret, and a draw decides among those who bang.
cc-sign-handicap = Handicap: { $ms } ms are added for { $seat-is ->
    [you] you
   *[other] { $seat }
}.

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
cc-do-bat-decline = Let the bat fly off
cc-do-moon-pick = Pick { $a } and { $b }
cc-do-moon-decline = Pick nothing
cc-do-moon-swap = Swap them
cc-do-moon-keep = Leave them
cc-do-penalty-pick = Open your card { $slot }

cc-help-throw = Both dice roll, and everybody sees the result at the same moment. If you wait too long, the referee throws for you.
cc-help-bang = If your hand is the one that counts, you must point at a matching card, or use the bat or the moon. A bang with nothing behind it costs a penalty.
cc-help-bang-garlic = Banging on the garlic itself is right only for the bat and the moon with an exclamation mark. At any other throw it is a mistake.
cc-help-bang-card = You claim this card at once: your own vampire to close it, your own coffin to clear it, somebody else’s coffin to open it. It must match the dice.
cc-help-pass = You won’t bang. Nobody sees this; as soon as everybody has said so, play goes on. Until then you may change your mind and bang.
cc-help-claim = If it matches the dice, your vampire is closed, your coffin is cleared, or somebody else’s coffin is opened. If not, everybody sees it and you pay.
cc-help-concede = You admit that nothing matches, and pay the penalty.
cc-help-bat-close = This vampire goes into its coffin, whichever it is. If it is yours, you are halfway there.
cc-help-bat-clear = Your coffin is opened for all to see, and cleared. Nothing has to match, and it may win you the game.
cc-help-bat-expose = The vampire wakes up and has to be closed again. It gains you nothing but peace of mind.
cc-help-bat-decline = You do nothing, and it costs nothing.
cc-help-moon-pick = You alone look inside. Then you decide whether the two cards change places; you can’t pick others any more.
cc-help-moon-decline = You pick no cards, and it costs nothing.
cc-help-moon-swap = Each card goes to the other’s place and stays as it is. Remember what you have seen.
cc-help-moon-keep = The cards stay where they are. You still know what is in them.
cc-help-penalty-pick = This coffin is opened and its vampire stays awake. You have to close it again before you can clear it.

## What cannot be done

cc-refused-not-your-choice = It is up to { $seat } now. Wait for the dice.
cc-refused-not-now = That is not what is being asked. Choose one of the moves on offer.
cc-refused-for-the-referee = Only the referee judges hands on the garlic.
cc-refused-sits-out = You are sitting out this throw after a mistake. You will be back soon.
cc-refused-no-passing = At this table everybody waits for the full time: there is no “not mine”.
cc-refused-target-missing = At this table you bang straight on a card or on the garlic. Which?
cc-refused-target-unwanted = At this table you bang on the garlic first and point afterwards.
cc-refused-no-card = There is no card here: { $place }.
cc-refused-anothers-up-card = You can’t point at { $place }. While somebody else’s vampire is awake, it is none of your business.
cc-refused-not-own = That is somebody else’s: { $place }. Choose one of your own cards.
cc-refused-not-anothers = That is your own: { $place }. Choose somebody else’s coffin.
cc-refused-not-up = This one is already in its coffin: { $place }. Choose one that is awake.
cc-refused-not-down = This one is not in its coffin: { $place }. Choose a coffin.
cc-refused-nothing-to-turn = That is not one of your coffins: { $place }. Choose another.
cc-refused-same-seat = The moon swaps cards between two players. Pick one card from each.
cc-refused-same-card = A card can’t swap places with itself. Pick two.
cc-refused-only-down-cards = You can only pick a coffin there, not { $place }.
cc-refused-must-swap = At this table, once you have looked, you must swap.
cc-refused-no-race-now = There is nothing to reveal or to judge right now.
cc-refused-no-timeout-now = No time limit is running here.
cc-refused-not-due = The time is not up yet.
cc-refused-no-such-seat = Nobody is sitting there: { $seat }.
cc-refused-seat-twice = One hand each: { $seat } is named twice.
cc-refused-bangs-out-of-order = The hands are not in the order of their reactions.
cc-refused-false-starts-out-of-order = The false starts are not in order.
cc-refused-reaction-out-of-bounds = { $ms } ms can’t be right here, not even for { $seat }.
cc-refused-not-a-false-start = { $ms } ms is not a false start for { $seat }.
cc-refused-no-false-starts = There are no false starts in this round.
cc-refused-unknown-input = That is not a move in this game. Choose one of those on offer.

## Options

cc-option-colour-die = Colour die
cc-option-colour-die-help = The faces of the colour die: 222 has two yellow, two purple and two exclamation marks; 2211 has a two-coloured face and only one exclamation mark. Or make your own from six letters: Y, P, T and !.
cc-option-deck-extra = The odd card
cc-option-deck-extra-help = There are 43 cards: seven of each kind, and one more. Which kind has eight?
cc-option-deck-extra-PB = { cc-card-purple-bat }
cc-option-deck-extra-YK = { cc-card-yellow-skull }
cc-option-deck-extra-YM = { cc-card-yellow-moon }
cc-option-deck-extra-YB = { cc-card-yellow-bat }
cc-option-deck-extra-PK = { cc-card-purple-skull }
cc-option-deck-extra-PM = { cc-card-purple-moon }
cc-option-first-thrower = First throw
cc-option-first-thrower-help = Who throws first: somebody at random, or a given seat.
cc-option-first-thrower-random = at random
cc-option-target = Coffins to win
cc-option-target-help = How many coffins you must clear to win. Fewer make a shorter game; rows are still refilled to four.
cc-option-penalty-pick = Penalty card
cc-option-penalty-pick-help = Who decides which coffin is opened as a penalty, if there are several.
cc-option-penalty-pick-offender = whoever made the mistake
cc-option-penalty-pick-shown-card = the one wrongly opened, if any
cc-option-penalty-pick-random = at random
cc-option-skull-touch = Hands on the skull
cc-option-skull-touch-help = Who pays if several players bang on the skull with an exclamation mark.
cc-option-skull-touch-all = everybody who banged
cc-option-skull-touch-first = only the first
cc-option-bat-close = Closed by the bat
cc-option-bat-close-help = Whose vampire the bat may send into its coffin. The printed rules say “any one card”, but otherwise speak of your own.
cc-option-bat-close-own = one of your own
cc-option-bat-close-any = anybody’s
cc-option-moon-cards = Cards in the moonlight
cc-option-moon-cards-help = Which two cards you may swap in the moonlight. Swapping two of one player’s cards only muddles that player’s memory.
cc-option-moon-cards-two-players = one each from two players
cc-option-moon-cards-any-two = any two, even from one player
cc-option-moon-face-up = Awake in the moonlight
cc-option-moon-face-up-help = When the moon may also move a vampire that is awake.
cc-option-moon-face-up-literal = if its owner has at most one coffin
cc-option-moon-face-up-none-down = if its owner has no coffin
cc-option-moon-face-up-table-scarce = if fewer than two players have coffins
cc-option-moon-after-look = After looking
cc-option-moon-after-look-help = Whether you may leave the two cards where they are after you have looked.
cc-option-moon-after-look-may-decline = you may leave them
cc-option-moon-after-look-must-swap = you must swap them
cc-option-false-start = False starts
cc-option-false-start-help = What it costs to bang before the dice can be seen.
cc-option-false-start-lockout = out of this throw
cc-option-false-start-penalty = out of this throw, and a penalty
cc-option-false-start-ignore = nothing, try again
cc-option-tie-band-ms = Ties
cc-option-tie-band-ms-help = Hands this close to the quickest count as equal; then whoever sits nearest after the thrower goes first.
cc-option-claim-mode = How to bang
cc-option-claim-mode-help = On the garlic first and pointing afterwards, as in the printed game; or straight on the card you mean, which stops people banging without looking.
cc-option-claim-mode-garlic = garlic first
cc-option-claim-mode-pointed = straight on the card
cc-option-sit-out = Sitting out
cc-option-sit-out-help = How many throws you sit out after a mistake.
cc-option-early-pass = Moving on early
cc-option-early-pass-help = Whether play goes on as soon as everybody has said “not mine”, or always waits for the full time.
cc-option-early-pass-on = at once
cc-option-early-pass-off = after the full time
cc-option-fairness = Fairness
cc-option-fairness-help = How slow a connection may be before it costs you anything, and how far the times your device reports are trusted.
cc-option-fairness-normal = balanced: ordinary delays cost nothing
cc-option-fairness-strict = strict: short delays, little trust
cc-option-fairness-lenient = lenient: shaky connections, more trust
cc-option-fairness-level = level: as if all had the slowest connection
cc-option-reaction-mode = The race
cc-option-reaction-mode-help = How hands are put in order: by reaction over the network, by the clock of one shared device, or without any speed at all.
cc-option-reaction-mode-network = over the network
cc-option-reaction-mode-hotseat = on one device
cc-option-reaction-mode-sealed = sealed: secret answers and a draw
cc-option-handicap = Handicap
cc-option-handicap-help = Time added to the reactions of the quicker players, seat by seat, in thousandths of a second, written as 0/150/40. Everybody can see it, and the photo finish shows it.
cc-option-handicap-none = none
cc-option-on-leave = When somebody leaves
cc-option-on-leave-help = What happens to the seat of somebody who has left.
cc-option-on-leave-wait = the game waits for a minute, once
cc-option-on-leave-bot = a bot takes over
cc-option-on-leave-empty = the seat stays empty
cc-option-max-throws = Last throw
cc-option-max-throws-help = After how many throws the game ends. Then the most cleared coffins win, and after that the most closed ones.
cc-option-max-throws-none = no limit
cc-option-throw-ms = Time to throw
cc-option-throw-ms-help = How long you have to throw before the referee does it for you.
cc-option-roll-min-ms = Shortest roll
cc-option-roll-min-ms-help = The dice roll for at least this long; nobody knows exactly how long.
cc-option-roll-max-ms = Longest roll
cc-option-roll-max-ms-help = The dice roll for at most this long.
cc-option-window-ms = Time to bang
cc-option-window-ms-help = How long you have to bang once the dice have landed.
cc-option-claim-ms = Time to point
cc-option-claim-ms-help = If you bang, you have this long to point at a card before you pay.
cc-option-bat-ms = Time for the bat
cc-option-bat-ms-help = How long you have before the bat flies off unused.
cc-option-moon-pick-ms = Time to pick
cc-option-moon-pick-ms-help = How long you have to pick two cards by moonlight.
cc-option-moon-decide-ms = Time to decide
cc-option-moon-decide-ms-help = How long you have to decide whether to swap.
cc-option-penalty-ms = Time to pay
cc-option-penalty-ms-help = How long you have to choose your penalty before the game chooses for you.
cc-option-show-ms = Time to look
cc-option-show-ms-help = How long an opened card stays in view.
cc-option-floor-ms = Fastest reaction
cc-option-floor-ms-help = Nobody reacts faster than this. A quicker hand was guessing.
cc-option-floor-ms-preset = set by the fairness level
cc-option-arb-min-ms = Shortest wait for hands
cc-option-arb-min-ms-help = After the first hand, the referee waits at least this long for others on their way.
cc-option-arb-min-ms-preset = set by the fairness level
cc-option-arb-max-ms = Longest wait for hands
cc-option-arb-max-ms-help = After the first hand, the referee waits at most this long.
cc-option-arb-max-ms-preset = set by the fairness level
cc-option-owd-cap-ms = Delay taken off
cc-option-owd-cap-ms-help = The longest network delay that is taken off a reaction.
cc-option-owd-cap-ms-preset = set by the fairness level
cc-option-slack-min-ms = Least trust
cc-option-slack-min-ms-help = What a device reports is always believed within this margin.
cc-option-slack-min-ms-preset = set by the fairness level
cc-option-slack-max-ms = Most trust
cc-option-slack-max-ms-help = What a device reports is never believed beyond this margin.
cc-option-slack-max-ms-preset = set by the fairness level
cc-option-late-max-ms = Late dice
cc-option-late-max-ms-help = How late a device may say it showed the dice.
cc-option-late-max-ms-preset = set by the fairness level
cc-option-lead-max-ms = Dice sent ahead
cc-option-lead-max-ms-help = How far ahead the dice may be sent to a distant device.
cc-option-lead-max-ms-preset = set by the fairness level

## Bots

cc-bot-visitor = Makes any legal move at random, and bangs more often than is wise.
cc-bot-sleepy = Slow to see, quick to forget. Good company for a first evening.
cc-bot-mourner = Plays like an adult who is paying attention.
cc-bot-gravedigger = Sharp eyes, a good memory, few mistakes.
cc-bot-sexton = Hardly ever blinks, and forgets next to nothing.

## Ways to play

cc-preset-as-printed = As printed
cc-preset-as-printed-help = The printed rules: bang on the garlic first, then point at your card.
cc-preset-family = Family
cc-preset-family-help = Three coffins win, there is more time to choose, and banging too early costs nothing.
cc-preset-club = Club
cc-preset-club-help = Your bang names its card, and a mistake costs you the next throw. Fair among strangers.
cc-preset-no-reflex = No reflexes
cc-preset-no-reflex-help = Everybody answers in secret, and a draw decides who comes first. Nobody has to be quick.
