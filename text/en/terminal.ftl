# The terminal client: titles, key hints, questions, and the words of the plain lines.

## Around the house

tui-practice = practice
tui-clues = Clues
tui-pattern = Pattern
tui-pattern-title = What the pattern can be
tui-pattern-closed = { $room }, closed
tui-pattern-nowhere = not found yet
tui-bones-yes = bones in hand
tui-bones-no = no bones yet
tui-ghost-met = ghost met
tui-ghost-about = ghost about
tui-doomed = This cannot be won any more
tui-piles = deck { $deck } · discarded { $discard }
tui-fresh = Fresh doors:
tui-rp-brief = { $card } → { $room }
tui-deck-title = Left in the deck ({ $cards })
tui-deck-note = The order is anybody's guess. × marks doors into closed rooms.
tui-discard-title = Discarded, last first ({ $cards })
tui-log = What has happened
tui-log-scrolled = What happened earlier
tui-so-far = So far
tui-rule = Rule
tui-taken-back = You take your last move back.
tui-forced = No way out: this room must close.

## What lies ahead

tui-ahead-unknown = Never entered, and the ghost is still about.
tui-ahead-safe = Never entered; the ghost is gone.
tui-ahead-visited = You have been there. Waiting doors: { $doors }.
tui-ahead-bare = You have been there. No usable door is left.
tui-ahead-home = Home with the bones: this wins!
tui-ahead-close = { $good } of { $deck } cards in the deck lead on.
tui-dead-end = Without the bones you are stuck in there: no way leads out again, and the game is lost.

## Keys

tui-key-select = choose
tui-key-accept = do it
tui-key-cancel = back
tui-key-choose = at once
tui-key-flip = turn up the clue
tui-key-skip = let the clue lie
tui-key-passage = take the passage
tui-key-close = close the room
tui-key-close-via-passage = close and take the passage
tui-key-help = help
tui-key-cards = cards
tui-key-events = story
tui-key-scroll = scroll
tui-key-undo = undo
tui-key-language = language
tui-key-concede = give up
tui-key-leave = leave
tui-key-leave-now = leave at once
tui-key-new-game = new game
tui-key-same-deal = same deal again
tui-key-retry = try again
tui-key-play-on = go on unsaved

## Words of the client

tui-no-such-choice = There is no choice { $number }.
tui-no-way = No way leads there from here: { $room }.
tui-undo-counted = This game counts, so nothing can be taken back. Practice games are kinder.
tui-undo-nothing = Nothing to take back: something was turned up, and what was seen was seen.
tui-ask-concede = Give up? The game is lost then, and everything is opened.
tui-ask-dead-end = The Main Entrance has no way out, and you have no bones. Going there loses. Really go?
tui-kept = Your game is kept. To come back: { $place }
tui-not-kept = This game is not kept anywhere: leaving ends it.
tui-unwritten = The move could not be written down: { $cause }. It has not been made, and nothing is lost.
tui-unkept-badge = NOT SAVED

## Help

tui-help-title = Help
tui-help-keys = Keys
tui-help-signs = Signs
tui-help-signs-text =
    Thick walls and ☻: you are here. ?: never entered. ░: closed for good. ►1◄: choice 1 leads there. (6♣): a door into a closed room. ⇄: the passage and its other end, × when it is sealed.
    The letters of a pattern are the first letters of its clues.
tui-help-rules = The rules in short
tui-help-rules-text =
    Eva's bones lie in the room whose pattern is the order of the three clues. Doors are cards: the rank is the room they lead to, and each can be used once.
    On a first visit the room's secret is turned up and doors are drawn. Doors that lead back into the same room, locked suits and doubles are discarded.
    Coming back by a door you may turn up the next clue. With all three known, enter the right room to take the bones; it closes behind you.
    A room can be closed at any time, and must be when no way leads out: its doors are gone, you draw fresh ones and take one of them at once. If none can be used you are trapped.
    The ghost shuffles the clues when you meet it, and ends the game if you carry the bones.
    The two secret passages are linked once both have been found. The Main Entrance never closes: bring the bones there.
tui-cards-title = Cards

## The end

tui-end-pattern = The pattern was
tui-stone-eva = Eva
tui-stone-you = You

## Plain lines

tui-plain-greeting = Type the number of a choice or a word. “help” lists the words.
tui-plain-help = Type the number of a choice, a door such as 3d, or one of these words. “help 2” explains choice 2.
tui-plain-unknown = Nobody here understands “{ $words }”. “help” lists the words.
tui-plain-no-door = No door here answers to “{ $words }”. Name one that is offered, such as “door 3d”.
tui-plain-confirm = Type “yes” to do it.
tui-plain-not-done = Not done.
tui-plain-nothing-asked = Nothing was asked that this answers.
tui-plain-not-over = This game is not over yet.
tui-plain-over = Type “new” for a new game, “again” for the same deal, “quit” to leave.
tui-plain-unwritten = Type “retry” to try again, “unsaved” to go on without saving, or “quit”.
tui-plain-warned = careful, no way out of there
tui-plain-languages = Languages: language en, language de, language fr, language nl.

tui-room-here = you are here
tui-room-visited = visited
tui-room-unvisited = never entered
tui-room-closed = closed
tui-room-doors = doors { $doors }

tui-verb-door = door
tui-verb-door-means = go through a door, as in “door 3d” for 3♦
tui-verb-passage = passage
tui-verb-passage-means = take the secret passage
tui-verb-close = close
tui-verb-close-means = close this room and draw fresh doors
tui-verb-seal = seal
tui-verb-seal-means = close this room and leave by the passage
tui-verb-flip = flip
tui-verb-flip-means = turn up the clue
tui-verb-skip = skip
tui-verb-skip-means = let the clue lie
tui-verb-undo = undo
tui-verb-undo-means = take the last move back, in a practice game
tui-verb-concede = concede
tui-verb-concede-means = give up
tui-verb-house = house
tui-verb-house-means = all thirteen rooms
tui-verb-clues = clues
tui-verb-clues-means = clues and possible patterns
tui-verb-deck = deck
tui-verb-deck-means = cards left in the deck
tui-verb-discard = discard
tui-verb-discard-means = the discard pile, last card first
tui-verb-help = help
tui-verb-help-means = these words, or “help 2” for choice 2
tui-verb-rules = rules
tui-verb-rules-means = the rules of the game
tui-verb-language = language
tui-verb-language-means = speak another language, as in “language de”
tui-verb-quit = quit
tui-verb-quit-means = leave; a game that is kept can be resumed
tui-verb-new = new
tui-verb-new-means = a new game, after the end
tui-verb-again = again
tui-verb-again-means = the same deal once more, after the end
tui-verb-retry = retry
tui-verb-retry-means = try again to save a move
tui-verb-unsaved = unsaved
tui-verb-unsaved-means = go on although a move cannot be saved
tui-verb-yes = yes
tui-verb-yes-means = do what was asked about
tui-verb-no = no
tui-verb-no-means = leave it

## Tables with several seats

# Names of those who gave none.
tui-guest = Guest
tui-guest-numbered = Guest { $number }

tui-move-of = { $names } to move.
tui-moves-of = To move: { $names }.
tui-move-nobody = Nobody has to move.
tui-move-secret = Time for answers nobody sees.
tui-move-over = The game is over.
tui-watching = What happens
tui-go-on = Go on
tui-keep-still = Keep still
tui-step-in = Let { $seat } step in
tui-hand-over-title = Change places
tui-hand-over = The keyboard goes to { $seat }. Press Enter.
tui-hand-over-secret = The keyboard goes to { $seat }. Everybody else looks away now. Then press Enter.
tui-over = The end
tui-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win together!
}
tui-search = Find:
tui-search-nothing = Nothing on offer is called that.
tui-ask-leave-table = Leave the table?
tui-table-too-small = The table does not fit. Make the window at least { $columns } × { $rows }, please.
tui-help-more = The rules
tui-help-book = The rulebook: { $command }
tui-help-paragraph = The rule behind this question: { $command }

tui-key-row = other choice
tui-key-search = find
tui-key-go-on = go on
tui-key-skip-moves = skip to my move

tui-table-plain-over = Type “new” for another table with the same people, “quit” to leave.
tui-table-plain-help = Type the number of a choice, with a place behind it where there are many (such as “1 c2”), or one of these words. “help 2” explains choice 2.
tui-plain-many = { $name }, { $count } to choose from. Type “{ $example }”; “{ $number }” alone lists them.
tui-verb-look = look
tui-verb-look-means = what you see now, and what you may do
tui-verb-log = log
tui-verb-log-means = what has happened, without what is to be forgotten

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
tui-du-plague = rats! { $seat } searches, { $count ->
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
tui-du-eligible = The rats run over: { $graves }.
tui-du-count-centre = Count Rucola stands on his column in the middle.
tui-du-count-column = Count Rucola stands on his column in front of { $seat }.
tui-du-count-grave = Count Rucola watches grave { $grave } for { $seat }.
tui-du-signs =
    ∩: a closed grave. [∩]: the one you point at. R:B an open grave: a red lid, and a blue vampire inside; · nobody, o garlic, ~ a rat lid, - a lid that was only lifted, × no lid. What has closed again is shown for a moment only: remember it.
    R red, Y yellow, W white, B blue, G green, K black; ▒ face down. Beside a name: how many vampires are left, ! stakes, o garlic, ^ bats, ~ rat lids, ♔ Count Rucola. ^∩^: a bat sits there. ~∩: rats run over it. ►: whose move it is.

## Races by the clock

tui-race = Hands up!
tui-race-keys = { $seat }: { $hand } bangs, { $still } says “not mine”.
tui-race-hand = { $seat }: { $hand } bangs.
tui-race-letters = The letter of a card bangs on that card.
tui-key-space = the space bar
tui-key-enter = Enter

## Clearing Coffins

# One letter for each colour.
tui-cc-letter-yellow = Y
tui-cc-letter-purple = P

tui-cc-round = throw { $round }
tui-cc-bang = Bang on a card
tui-cc-claim = Point at a card
tui-cc-bat = Send the bat to a card
tui-cc-moon = Look at two cards
tui-cc-penalty = Open a coffin of yours
tui-cc-hand-down = HAND DOWN
tui-cc-watches = { $count ->
    [one] watches this throw
   *[other] watches { $count } throws
}
tui-cc-rolling = rolling, rolling …
tui-cc-thrower = dice: { $seat }
tui-cc-pile = pile: { $count }
tui-cc-owed = still to pay: { $seats }
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
tui-cc-lots = Nobody races in plain lines: all answer in turn, and lots are drawn among those who bang.
tui-cc-signs =
    Y yellow, P purple; ☠ skull, ☾ moon, ^ bat. ▒▒: a coffin, and what is in it you must know yourself. ··: a gap. ‹P☾›: shown for a moment, remember it. Letters before the cards choose them at once; in the moonlight two letters, one after the other.
    »: who has the dice. ►: who is asked. 2/4: two of four coffins cleared, with their faces behind it.
    In the race your key is your hand. Before the dice lie, and within a blink after, it is a false start.

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
tui-rf-step-family = The families are chosen
tui-rf-step-visits = Step 2: visits
tui-rf-step-pills = Step 3: pills for others
tui-rf-step-shares = Step 4: shares
tui-rf-buries = { $seat } buries
tui-rf-box = box { $chips }
tui-rf-supply = supply { $chips }
tui-rf-supply-spoken = In the supply: { $white } pills, { $black } placebos, { $red } bitter.
tui-rf-idle = idle turns: { $count }
tui-rf-wish = wish
tui-rf-shares = shares
tui-rf-sum = points
tui-rf-pays = pays weak/unwell/fit
tui-rf-no-cards = You hold no shares.
tui-rf-own-cards = Your shares: { $cards }
tui-rf-money = { $thousands }k
tui-rf-contest = { $relative } → grave { $grave }
tui-rf-contest-open = { $relative }: to be buried
tui-rf-contest-ahead = { $seat } is ahead.
tui-rf-contest-tied = A tie: { $seat } is blocked.
tui-rf-contest-behind = { $seat } is outvoted.
tui-rf-contest-filled = The grave has been filled.
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
tui-rf-unburied = has died and waits to be buried.
tui-rf-sent-by = { $kind } from { $seat }
tui-rf-payouts = pays { $weak }, { $unwell }, { $fit } on reaching weak, unwell, top fit
tui-rf-signs =
    ≡≡≡ top fit, ≡≡· unwell, ≡·· weak, ··· near death, † waits to be buried, ∩2 lies in grave 2, ∩N in the New Cemetery. Behind the level the prescription: ○ pill, ● placebo, ♦ bitter pill, ‹ if somebody else has sent it. Relatives stand in the order of their wishes, 1 to 5; 0/1/2 is what one pays on getting up to weak, unwell, top fit.
    k: thousands of bucks. Under a grave: the price of a share and how many are left (▒5). 12345: how many shares of each grave somebody has. DO Double Occupancy, MX Mix-up, SH Shock, GM Grave Maintenance, IL Illegible Document, with the number of the grave; ▒ a back you may not see. ►: who is to move; ▸: whose turn it is.
    At the end 2:+5 is grave 2 for five points, N the New Cemetery, – still alive.
