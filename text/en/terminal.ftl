# The terminal client: titles, key hints, questions, and the words of the plain lines.

## Around the house

tui-practice = practice
tui-clues = Clues
tui-pattern = Pattern
tui-pattern-title = What the pattern could be
tui-pattern-closed = { $room }, closed
tui-pattern-nowhere = not found yet
tui-bones-yes = you have the bones
tui-bones-no = no bones yet
tui-ghost-met = ghost gone
tui-ghost-about = ghost at large
tui-doomed = This can’t be won any more
tui-piles = deck { $deck } · discards { $discard }
tui-fresh = New doors:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Left in the deck ({ $cards })
tui-deck-note = Nobody knows the order. × marks doors to closed rooms.
tui-discard-title = Discards, latest first ({ $cards })
tui-log = What happened
tui-log-scrolled = Earlier
tui-so-far = So far
tui-rule = Rule
tui-taken-back = You take back your last move.
tui-forced = There is no way out: this room must close.

## What lies ahead

tui-ahead-unknown = You have never been there, and the ghost is still at large.
tui-ahead-safe = You have never been there. The ghost is gone.
tui-ahead-visited = You have been there. Doors left: { $doors }.
tui-ahead-bare = You have been there. No usable door is left.
tui-ahead-home = Home with the bones: this wins!
tui-ahead-close = { $good } of the { $deck } cards in the deck lead somewhere.
tui-dead-end = Without the bones this is a dead end: there is no way out again, and the game is lost.

## Keys

tui-key-select = select
tui-key-accept = do it
tui-key-cancel = back
tui-key-choose = select
tui-key-flip = turn up the clue
tui-key-skip = leave the clue
tui-key-passage = take the passage
tui-key-close = close the room
tui-key-close-via-passage = close, take the passage
tui-key-help = help
tui-key-cards = cards
tui-key-events = log
tui-key-scroll = scroll
tui-key-advice = advice
tui-key-undo = undo
tui-key-language = language
tui-key-concede = give up
tui-key-leave = quit
tui-key-leave-now = quit now
tui-key-new-game = new game
tui-key-same-deal = same deal again
tui-key-retry = try again
tui-key-play-on = play on unsaved

## Words of the client

tui-no-such-choice = There is no choice { $number }.
tui-no-way = You can’t get there from here: { $room }.
tui-undo-counted = This game counts, so no move can be taken back. Practice games are kinder.
tui-undo-nothing = There is nothing to take back: what has been seen has been seen.
tui-ask-concede = Give up? You lose the game, and everything is revealed.
tui-ask-dead-end = The Main Entrance has no way out, and you don’t have the bones. Going there loses the game. Go anyway?
tui-kept = Your game is saved. To come back: { $place }
tui-not-kept = This game is not saved: if you leave, it is over.
tui-unwritten = The move could not be saved: { $cause }. It has not been made, and nothing is lost.
tui-unkept-badge = NOT SAVED

## Help

tui-help-title = Help
tui-help-keys = Keys
tui-help-company = Who plays
tui-help-bot = { $seat } ({ $level }): { $about }
tui-help-signs = Symbols
tui-help-signs-text =
    Thick walls and ☻: you are here. ?: never entered. ░: closed for good. ►1◄: choice 1 leads there. (6♣): a door to a closed room. ⇄: the passage and its other end, × once it is sealed.
    The letters of a pattern are the initials of its clues.
tui-cards-title = Cards

## The end

tui-end-pattern = The pattern was
tui-stone-eva = Eva
tui-stone-you = You

## Plain lines

tui-plain-greeting = Type the number of a choice, or a word. “help” lists the words.
tui-plain-help = Type the number of a choice, a door such as 3d, or one of these words. “help 2” explains choice 2.
tui-plain-unknown = “{ $words }” means nothing here. “help” lists the words.
tui-plain-no-door = There is no door “{ $words }” here. Name one from the list, such as “door 3d”.
tui-plain-confirm = Type “yes” to go ahead.
tui-plain-not-done = All right, never mind.
tui-plain-nothing-asked = There was no question to answer.
tui-plain-not-over = This game is not over yet.
tui-plain-over = Type “new” for a new game, “again” for the same deal, or “quit”.
tui-plain-unwritten = Type “retry” to try again, “unsaved” to play on without saving, or “quit”.
tui-plain-warned = careful, there is no way out of there
tui-plain-languages = Type “language en”, “language de”, “language fr” or “language nl”.

tui-room-here = you are here
tui-room-visited = visited
tui-room-unvisited = never entered
tui-room-closed = closed
tui-room-doors = doors: { $doors }

tui-verb-door = door
tui-verb-door-means = go through a door, as in “door 3d” for 3♦
tui-verb-passage = passage
tui-verb-passage-means = take the secret passage
tui-verb-close = close
tui-verb-close-means = close this room and draw new doors
tui-verb-seal = seal
tui-verb-seal-means = close this room and leave by the passage
tui-verb-flip = flip
tui-verb-flip-means = turn up the clue
tui-verb-skip = skip
tui-verb-skip-means = leave the clue face down
tui-verb-undo = undo
tui-verb-undo-means = take back your last move, in a practice game
tui-verb-concede = concede
tui-verb-concede-means = give up
tui-verb-house = house
tui-verb-house-means = all thirteen rooms
tui-verb-clues = clues
tui-verb-clues-means = the clues and the patterns still possible
tui-verb-deck = deck
tui-verb-deck-means = the cards left in the deck
tui-verb-discard = discard
tui-verb-discard-means = the discard pile, latest first
tui-verb-advise = advise
tui-verb-advise-means = what the sexton would do, alone or among bots
tui-verb-help = help
tui-verb-help-means = this list, or “help 2” for choice 2
tui-verb-rules = rules
tui-verb-rules-means = the rules of the game
tui-verb-language = language
tui-verb-language-means = switch to another language, as in “language de”
tui-verb-quit = quit
tui-verb-quit-means = quit; a saved game can be resumed
tui-verb-new = new
tui-verb-new-means = a new game, after the end
tui-verb-again = again
tui-verb-again-means = the same deal once more, after the end
tui-verb-retry = retry
tui-verb-retry-means = try again to save the move
tui-verb-unsaved = unsaved
tui-verb-unsaved-means = play on although the move can’t be saved
tui-verb-yes = yes
tui-verb-yes-means = go ahead
tui-verb-no = no
tui-verb-no-means = don’t

## Tables with several seats

# Names of those who gave none.
tui-guest = Guest
tui-guest-numbered = Guest { $number }

tui-move-of = { $names-is ->
    [you] Your move.
   *[other] { $names } to move.
}
tui-moves-of = To move: { $names }.
tui-move-nobody = It is nobody’s move.
tui-move-secret = Answers are being given in secret.
tui-move-over = The game is over.
tui-watching = Meanwhile
tui-go-on = Continue
tui-keep-still = Wait and see
tui-step-in = Let { $seat } step in
tui-hand-over-title = Your turn at the keyboard
tui-hand-over = Pass the keyboard to { $seat }, then press Enter.
tui-hand-over-secret = Pass the keyboard to { $seat }. Everybody else looks away now. Then press Enter.
tui-over = The end
tui-winners = { $names-is ->
    [you] You win!
   *[other] { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] Winners: { $names }!
    }
}
tui-search = Find:
tui-search-nothing = No choice matches.
tui-ask-leave-table = Leave the table?
tui-table-too-small = The table needs more room. Please make the window at least { $columns } × { $rows }.
tui-help-more = The rules
tui-help-book = The whole rulebook: { $command }

tui-key-row = next group
tui-key-search = find
tui-key-go-on = continue
tui-key-skip-moves = skip to my move

tui-table-plain-over = Type “new” for another game with the same people, or “quit”.
tui-table-plain-help = Type the number of a choice, followed by a place where there are several (such as “1 c2”), or one of these words. “help 2” explains choice 2.
tui-plain-many = { $name }: { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}. Type “{ $example }”; “{ $number }” alone lists them.
tui-verb-look = look
tui-verb-look-means = what you see now, and what you can do
tui-verb-log = log
tui-verb-log-means = what happened, except what you must remember yourself

## Dawn Under

# One letter for each colour, all six different.
tui-du-letter-red = R
tui-du-letter-yellow = Y
tui-du-letter-white = W
tui-du-letter-blue = B
tui-du-letter-green = G
tui-du-letter-black = K

tui-du-turn = turn { $turn }
tui-du-open = Open a grave
tui-du-bat = Put a bat on a grave
tui-du-rucola = Put the Count on a grave
tui-du-bat-sits = The bat sits on grave { $grave }.
tui-du-in-hand = in hand: { $colour }
tui-du-plague = Rats! { $seat-is ->
    [you] You search
   *[other] { $seat } searches
}, { $count ->
    [one] { $count } grave left
   *[other] { $count } graves left
}
tui-du-supply = stakes in the middle: { $count }
tui-du-reserve = spare lids: { $count }
tui-du-idle = turns without a bed: { $count }
tui-du-left = { $count ->
    [0] none left
    [one] { $count } vampire left
   *[other] { $count } vampires left
}
tui-du-backs = { $count } hidden
tui-du-seat = { $seat }: { $count ->
    [one] { $count } vampire
   *[other] { $count } vampires
} ({ $row }); stakes { $stakes }, garlic { $garlic }, bats { $bats }, rat lids { $rats }.
tui-du-eligible = The rats are running over { $graves }.
tui-du-count-centre = Count Rucola stands on his column in the middle.
tui-du-count-column = Count Rucola stands on his column in front of { $seat-is ->
    [you] you
   *[other] { $seat }
}.
tui-du-count-grave = Count Rucola reserves grave { $grave } for { $seat-is ->
    [you] you
   *[other] { $seat }
}.
tui-du-signs =
    ∩: a closed grave. [∩]: the one you are pointing at. R:B an open grave: a red lid with a blue vampire inside; · nobody, o garlic, ~ a rat lid, - a lid that was lifted but not turned, × no lid. What has closed again is shown for a moment only: remember it.
    R red, Y yellow, W white, B blue, G green, K black; ▒ face down. Beside a name: vampires left, ! stakes, o garlic, ^ bats, ~ rat lids, ♔ Count Rucola. ^∩^: a bat sits there. ~∩: rats are running over it. ►: whose move it is.

## Races by the clock

tui-race = Hands ready!
tui-race-keys = { $seat }: { $hand } to bang, { $still } for “not mine”.
tui-race-hand = { $seat }: { $hand } to bang.
tui-race-letters = To bang on a card, press its letter.
tui-key-space = the space bar
tui-key-enter = Enter

## Clearing Coffins

# One letter for each colour.
tui-cc-letter-yellow = Y
tui-cc-letter-purple = P

tui-cc-round = throw { $round }
tui-cc-bang = Bang on a card
tui-cc-claim = Point at a card
tui-cc-bat = Use the bat
tui-cc-moon = Look at two cards
tui-cc-penalty = Open one of your coffins
tui-cc-hand-down = HAND DOWN
tui-cc-watches = { $count ->
    [one] sits out this throw
   *[other] sits out { $count } throws
}
tui-cc-rolling = rolling, rolling …
tui-cc-thrower = dice: { $seat-is ->
    [you] you
   *[other] { $seat }
}
tui-cc-pile = pile: { $count }
tui-cc-owed = still to pay: { $seats-is ->
    [you] you
   *[other] { $seats }
}
tui-cc-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
tui-cc-coffin = a coffin
tui-cc-gap = a gap
tui-cc-seat = { $seat }: { $row }. Cleared: { $cleared } of { $target }.
tui-cc-score = { $count ->
    [0] nothing cleared
    [one] { $count } coffin cleared
   *[other] { $count } coffins cleared
}
tui-cc-reason-cleared = The crypt is tidy.
tui-cc-reason-throws = That was the last throw.
tui-cc-lots = There is no race in plain text: everybody answers in turn, and a draw decides among those who bang.
tui-cc-signs =
    Y yellow, P purple; ☠ skull, ☾ moon, ^ bat. ▒▒: a coffin; you have to remember what is inside. ··: a gap. ‹P☾›: shown for a moment, remember it. The letter before a card picks it at once; in the moonlight, type two letters one after the other.
    »: who has the dice. ►: who is asked. 2/4: two of four coffins cleared, followed by what was in them.
    In a race your key is your hand. Press it before the dice have landed, or in the blink of an eye after, and it is a false start.

## Ruhe in Frieden

tui-rf-turn = turn { $turn }, round { $round }
tui-rf-visit-white = Give a pill
tui-rf-visit-black = Give a placebo
tui-rf-visit-red = Give a bitter pill
tui-rf-send-white = Send a pill
tui-rf-send-black = Send a placebo
tui-rf-send-red = Send a bitter pill
tui-rf-buy-share = Buy a share
tui-rf-cards = Play a card
# What stands beside a choice; k are thousands of bucks.
tui-rf-free = 0k
tui-rf-price = { $thousands }k
tui-rf-collects = brings { $thousands }k
tui-rf-collects-nothing = brings nothing!
tui-rf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Short forms of choices.
tui-rf-pill-white = pill
tui-rf-pill-black = placebo
tui-rf-pill-red = bitter
tui-rf-brief = { $what }: { $for }
tui-rf-grave = grave { $grave }
tui-rf-grave-with = grave { $grave } with { $cards }
tui-rf-new-cemetery = New Cemetery
tui-rf-new-cemetery-count = New Cemetery ({ $count })
tui-rf-sold-out = sold
tui-rf-step-family = Choosing families
tui-rf-step-visits = Step 2: visits
tui-rf-step-pills = Step 3: pills for others
tui-rf-step-shares = Step 4: shares
tui-rf-buries = { $seat-is ->
    [you] You bury
   *[other] { $seat } buries
}
tui-rf-box = box { $chips }
tui-rf-supply = supply { $chips }
tui-rf-supply-spoken = In the supply: { $white ->
    [one] { $white } pill
   *[other] { $white } pills
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebos
}, { $red ->
    [one] { $red } bitter pill
   *[other] { $red } bitter pills
}.
tui-rf-idle = idle turns: { $count }
tui-rf-wish = wish
tui-rf-shares = shares
tui-rf-sum = points
tui-rf-pays = pays weak/unwell/fit
tui-rf-no-cards = You have no shares.
tui-rf-own-cards = Your shares: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → grave { $grave }
tui-rf-contest-open = { $relative }: to be buried
tui-rf-contest-ahead = { $seat-is ->
    [you] You are ahead.
   *[other] { $seat } is ahead.
}
tui-rf-contest-tied = A tie: { $seat-is ->
    [you] you are blocked.
   *[other] { $seat } is blocked.
}
tui-rf-contest-behind = { $seat-is ->
    [you] You are outvoted.
   *[other] { $seat } is outvoted.
}
tui-rf-contest-filled = Somebody else already lies in this grave.
# Points, how they came about, and the money: 12 = 5+4+3+2-2; 3k
tui-rf-standing = { $points } = { $sum }; { $thousands }k
tui-rf-nobody = nobody
tui-rf-grave-line = Grave { $grave }: { $coffins }. { $pile ->
    [0] All shares are sold.
    [one] { $pile } share left, for { $money } bucks.
   *[other] { $pile } shares left, each for { $money } bucks.
} Not seen yet: { $unseen }.
tui-rf-seat = { $letter }: { $seat }, family { $family }, { $money } bucks, { $count ->
    [0] no shares
    [one] a share of grave { $graves }
   *[other] shares of graves { $graves }
}.
tui-rf-lies = lies in grave { $grave }.
tui-rf-lies-new = lies in the New Cemetery.
tui-rf-unburied = has died and is waiting to be buried.
tui-rf-sent-by = { $kind } from { $seat-is ->
    [you] you
   *[other] { $seat }
}
tui-rf-payouts = pays you { $weak }, { $unwell }, { $fit } on recovering to weak, unwell, top fit
tui-rf-signs =
    ≡≡≡ top fit, ≡≡· unwell, ≡·· weak, ··· near death, † waiting to be buried, ∩2 lies in grave 2, ∩N in the New Cemetery. After the health comes the prescription: ○ pill, ● placebo, ♦ bitter pill, ‹ if somebody else sent it. Relatives are listed by their wishes, 1 to 5; 0/1/2 is what the bank pays when they recover to weak, unwell, top fit.
    k: a thousand bucks. Under a grave: the price of a share, and how many are left (▒5). 12345: how many shares of each grave somebody has. DO Double Occupancy, MX Mix-up, SH Shock, GM Grave Maintenance, IL Illegible Document, with the number of the grave; ▒ a back you may not see. ►: who decides; ▸: whose turn it is.
    At the end, 2:+5 means grave 2 for five points, N the New Cemetery, – still alive.
