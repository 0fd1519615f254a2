# Rest in Peace: a solitaire in a haunted house.
# Names of rooms, cards and secrets are put into the sentences as they are, without articles.

rp-game-title = Rest in Peace
rp-game-blurb = Somewhere in a house of thirteen rooms lie the bones of Eva, who never got the grave she was promised. Read the clues, find her before her ghost finds you, and carry her out through the front door.

## The house

rp-room-name-1 = Main Entrance
rp-room-name-2 = Parlour
rp-room-name-3 = Library
rp-room-name-4 = Dining Room
rp-room-name-5 = Kitchen
rp-room-name-6 = Attic
rp-room-name-7 = Wine Cellar
rp-room-name-8 = Conservatory
rp-room-name-9 = Nursery
rp-room-name-10 = Music Room
rp-room-name-11 = Study
rp-room-name-12 = Guest Room
rp-room-name-13 = Master Bedroom

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

## Clues, suits and secrets

rp-clue-skull = skull
rp-clue-hourglass = hourglass
rp-clue-cross = cross

# One letter each, all different, for small cards.
rp-clue-letter-skull = S
rp-clue-letter-hourglass = H
rp-clue-letter-cross = C

rp-suit-spades = spades ♠
rp-suit-hearts = hearts ♥
rp-suit-diamonds = diamonds ♦
rp-suit-clubs = clubs ♣

rp-pattern = { $first }–{ $second }–{ $third }

rp-secret-pattern = the pattern { $pattern }
rp-secret-locked = a lock on { $suit }
rp-secret-passage = a secret passage
rp-secret-ghost = Eva’s ghost

# At most twelve letters, for cards.
rp-secret-short-locked = locked
rp-secret-short-passage = passage
rp-secret-short-ghost = ghost

## What is asked

rp-asked-clue = You have been here before. Turn up a clue?
rp-asked-room = Which way now?
rp-asked-fresh = No way back. Which new door?

## What is seen

rp-seen-start = The house lets you in: { $room }.
rp-seen-entered-door = You enter the next room: { $room }.
rp-seen-entered-passage = You creep through the passage to { $room }.
rp-seen-door-used = You take { $card }. The door melts into the wall.
rp-seen-fresh-used = You take the new door { $card }. The others fade away.
rp-seen-secret = { $room } hides { $secret }.
rp-seen-clues-shuffled = The ghost shuffles the clues. You are none the wiser.
rp-seen-clue = A clue turns up: { $clue }.
rp-seen-clue-left = You leave the clue face down.
rp-seen-drawn-stays = Door { $card } leads to { $room }.
rp-seen-drawn-brick-wall = Door { $card } opens on a brick wall.
rp-seen-drawn-locked = Door { $card } is locked.
rp-seen-drawn-duplicate = Door { $card } is one too many: { $room } again.
rp-seen-drawn-unused = Door { $card } is drawn in vain.
rp-seen-bones = Eva’s bones! This is where they lay: { $room }.
rp-seen-closed = Closed for good: { $room }.
rp-seen-fresh-drawn = New door { $card }: { $room }.
rp-seen-doomed = This can’t be won any more. { $reason }
rp-seen-won = The front door stands open. Eva is going home.
rp-seen-lost = You have lost. { $reason }
rp-seen-secret-opened = { $room } was hiding { $secret }.
rp-seen-clues-opened = The clues were { $pattern }.

## Why it was lost

rp-loss-trapped = None of the new doors opens. You are trapped.
rp-loss-out-of-doors = The room must close, and no door is left to draw.
rp-loss-stuck-opening = There is no usable door at the Main Entrance. That was quick.
rp-loss-stuck-entrance = Back at the Main Entrance, and no way out.
rp-loss-ghost-with-bones = Eva’s ghost wants her bones back. And yours.
rp-loss-ghost-entrance = Eva’s ghost was waiting right behind the front door.
rp-loss-sealed = Eva’s bones are out of reach for good.
rp-loss-no-way-home = There is no way back to the Main Entrance.
rp-loss-conceded = You gave up. The house has all the time in the world.

## What can be done

rp-do-flip = Turn up the clue
rp-do-skip = Leave the clue
rp-do-door = Take { $card }: { $room }
rp-do-passage = Take the secret passage
rp-do-close = Close this room
rp-do-close-via-passage = Close it and take the passage
rp-do-fresh = Take new door { $card }: { $room }
rp-do-concede = Give up

rp-help-flip = You turn up the next clue from the left. With all three you know the pattern and may fetch the bones. It costs nothing, but while the ghost is at large it can undo it all.
rp-help-skip = The clue stays face down for now. Each time you come back to a room by a door, you may choose again.
rp-help-door = You go where the door leads, and the door is gone. Your other doors stay in this room in case you return.
rp-help-passage = You step into the room at the other end of the passage. It costs no door, but it earns no clue either.
rp-help-close = This room and its doors are lost for good. You draw new doors and must take one of them at once; if none can be used, you are trapped.
rp-help-close-via-passage = This room and its doors are lost for good, and the passage collapses behind you. You draw nothing and come out at its other end.
rp-help-fresh = You go where the new door leads. All new doors are discarded, and the room behind you stays closed.
rp-help-concede = You stop here and lose the game. Everything that was hidden is revealed.

## What cannot be done

rp-refused-no-clue-now = There is no clue to turn up now. Come back by a door to a room you know.
rp-refused-clue-first = Decide about the clue first: turn it up or leave it. Then you may move.
rp-refused-only-fresh-doors = This room is closed. Choose one of the new doors.
rp-refused-no-fresh-doors = There are no new doors yet. To draw some, close this room.
rp-refused-no-such-door = Door { $card } is not here. Choose one of those in front of you.
rp-refused-leads-to-closed-room = Door { $card } leads to a closed room: { $room }. Choose another way.
rp-refused-same-rank-twice = Door { $card } leads to the same room as another new door. Take the one drawn first.
rp-refused-no-passage = There is no passage to use here. Both ends must be found and open, and you must be standing at one of them.
rp-refused-must-close = This room has no usable door left and must be closed. You may leave by the passage as you close it.
rp-refused-entrance-never-closes = The Main Entrance never closes. Leave it by a door or by the passage.
rp-refused-deck-empty = There are no doors left to draw, so closing this room would trap you. Choose another way out.
rp-refused-unknown-input = That is not a move in this game. Choose one of those on offer.

## Options

rp-option-doors = Doors drawn
rp-option-doors-help = How many doors you draw on a first visit and when a room closes. Two is the normal game, three the easy one.
rp-option-entrance-ghost = Ghost at the Main Entrance
rp-option-entrance-ghost-help = What happens if the ghost is dealt to the room you start in.
rp-option-entrance-ghost-redeal = deal again
rp-option-entrance-ghost-lose = lost at once
rp-option-opening-mulligan = No way out at the start
rp-option-opening-mulligan-help = What happens if none of your first doors can be used. With two doors, that is one game in thirty.
rp-option-opening-mulligan-off = the game is lost
rp-option-opening-mulligan-on = deal again
rp-option-bones-same-visit = Third clue in the right room
rp-option-bones-same-visit-help = What happens if you turn up the last clue while standing in the very room it points to.
rp-option-bones-same-visit-on = take the bones at once
rp-option-bones-same-visit-off = leave and come back
rp-option-bones-draw-first = Doors beside the bones
rp-option-bones-draw-first-help = Whether you still draw the doors of a first visit, to no use, when the room turns out to hold the bones.
rp-option-bones-draw-first-off = not drawn
rp-option-bones-draw-first-on = drawn and discarded
rp-option-passage-saves = Passage, but no doors
rp-option-passage-saves-help = Whether a room without usable doors may stay open because the passage leads out of it.
rp-option-passage-saves-on = the room may stay open
rp-option-passage-saves-off = the room must close
rp-option-clue-flip = Turning up clues
rp-option-clue-flip-help = Whether you are asked before a clue is turned up. Waiting can be wise while the ghost is at large.
rp-option-clue-flip-ask = ask me
rp-option-clue-flip-auto = always
rp-option-early-loss = Hopeless games
rp-option-early-loss-help = What happens once it is certain, from all you know, that the game can’t be won any more.
rp-option-early-loss-auto = end the game
rp-option-early-loss-hint = tell me and play on
rp-option-early-loss-off = say nothing
rp-option-show-closed-secrets = Secrets of closed rooms
rp-option-show-closed-secrets-help = Whether you can still see the secrets of closed rooms. Hide them if you like to test your memory.
rp-option-show-closed-secrets-on = stay visible
rp-option-show-closed-secrets-off = hidden

## The end

rp-end-won-title = At rest
rp-end-won-1 = Behind you, thirteen rooms breathe out at last.
rp-end-won-2 = The earth is soft tonight. It has been expecting her.
rp-end-won-3 = Somebody closes a window upstairs. Gently, this time.
rp-end-lost-title = Not at rest
rp-epitaph-1 = Only wanted a quick look around.
rp-epitaph-2 = Knew every room but the way out.
rp-epitaph-3 = Went through the wrong door, beautifully.
rp-epitaph-4 = Came for the bones. Left some more.
rp-epitaph-5 = Should have kept an Ace for the way home.
rp-epitaph-6 = Now in company. Eva is a good listener.

## What was counted

rp-tally-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
rp-tally-entries = { $count ->
    [one] { $count } room entered
   *[other] { $count } rooms entered
}
rp-tally-closings = { $count ->
    [one] { $count } room closed
   *[other] { $count } rooms closed
}
rp-tally-cards-drawn = { $count ->
    [one] { $count } door drawn
   *[other] { $count } doors drawn
}
rp-tally-cards-left = { $count ->
    [one] { $count } door left in the deck
   *[other] { $count } doors left in the deck
}
rp-tally-clues = { $count ->
    [one] { $count } clue known
   *[other] { $count } clues known
}
rp-tally-bones = { $count ->
    [0] bones not found
   *[other] bones found
}

## Bots

rp-bot-visitor = Makes any legal move at random.
rp-bot-forward = Always turns up the clue, and takes a door whenever there is one.
rp-bot-mourner = Weighs every way out as a sensible person would.
rp-bot-habit = Takes the way that has led home most often in many deals, without a thought.
rp-bot-gravedigger = Plays on in its head, in a thousand houses that fit what is known, and takes what wins most often.
rp-bot-sexton = Thinks like the gravedigger, but ten times as long. Nobody knows this house better.

## Ways to play

rp-preset-as-printed = As printed
rp-preset-as-printed-help = The printed rules: two doors at a time.
rp-preset-family = Easy
rp-preset-family-help = The easy game: three doors, a new deal if you can’t leave at the start, and a word when all is lost.
rp-preset-club = Club
rp-preset-club-help = For those who know the house: the ghost may be waiting at the entrance, closed rooms are out of sight, and nobody tells you when all is lost.
