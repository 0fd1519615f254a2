# Dawn Under: vampires, sixty graves and a good memory.
# Names of colours, ends and graves are put into the sentences as they are.
# What is seen never names a grave together with what lies in it.

du-game-title = Dawn Under
du-game-blurb = The sun is about to rise, and your vampires still have no bed. Sixty graves all look alike: find an empty one under a lid of the right colour, remember where the others sleep, and beware of the garlic. Get rid of all your vampires first and you win.
du-advice-two = The German rules of Count Rucola are for 3 to 6 players aged 8 and up, the English and French ones for 2 to 6 aged 6 and up. It works with two, but bluffing is tamer.

## The table

du-colour-red = red
du-colour-yellow = yellow
du-colour-white = white
du-colour-blue = blue
du-colour-green = green
du-colour-black = black

du-lid-colour = a { $colour } lid
du-lid-rat = a rat lid
du-vampire = { $colour ->
    [red] a red vampire
    [yellow] a yellow vampire
    [white] a white vampire
    [blue] a blue vampire
    [green] a green vampire
   *[black] a black vampire
}

du-content-empty = nobody
du-content-vampire = a { $colour } vampire
du-content-garlic = { $seat-is ->
    [you] your own garlic
   *[other] { $seat }’s garlic
}

du-end-left = left
du-end-right = right

## What is asked

du-asked-act = Which grave will you open?
du-asked-place-match = Both ends fit. Which vampire goes to bed?
du-asked-garlic = Neither end fits. Leave some garlic here?
du-asked-give = Which vampire do you give away?
du-asked-receive = At which end do you put the gift?
du-asked-plague-step = Rats! Open one more grave, or stop?
du-asked-place-rucola = Where shall Count Rucola stand?
du-asked-rucola-end = The Count holds the lid open. Who goes in?
du-asked-move-rucola = Which grave does the Count reserve next?
du-asked-doubt = “This grave is empty.” Do you believe it?
du-asked-give-found = Who gets the vampire you found?
du-asked-bat-end = The grave is free. Who goes in?

## What is seen

du-seen-turn-started = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
du-seen-opened-vampire = { $seat-is ->
    [you] You open a grave. Somebody is at home.
   *[other] { $seat } opens a grave. Somebody is at home.
}
du-seen-opened-garlic = { $seat-is ->
    [you] You find { $owner-is ->
        [you] your own garlic.
       *[other] { $owner }’s garlic.
    }
   *[other] { $seat } finds { $owner-is ->
        [you] your garlic.
       *[other] { $owner }’s garlic.
    }
}
du-seen-opened-empty = { $seat-is ->
    [you] You lift a lid. Nobody is in.
   *[other] { $seat } lifts a lid. Nobody is in.
}
du-seen-opened-rat = { $seat-is ->
    [you] You turn over a lid: rats!
   *[other] { $seat } turns over a lid: rats!
}
du-seen-opened-colour = { $seat-is ->
    [you] You open an empty grave: { $colour } lid.
   *[other] { $seat } opens an empty grave: { $colour } lid.
}
du-seen-laid-in-match = { $seat-is ->
    [you] You put { $vampire } to bed.
   *[other] { $seat } puts { $vampire } to bed.
}
du-seen-laid-in-help = With the Count’s help, { $seat-is ->
    [you] you put { $vampire } to bed.
   *[other] { $seat } puts { $vampire } to bed.
}
du-seen-laid-in-bat = After the bat, { $seat-is ->
    [you] you put { $vampire } to bed.
   *[other] { $seat } puts { $vampire } to bed.
}
du-seen-turned = { $seat-is ->
    [you] You turn up { $vampire } on the { $end }.
   *[other] { $seat } turns up { $vampire } on the { $end }.
}
du-seen-garlic-put = { $seat-is ->
    [you] You leave some garlic behind.
   *[other] { $seat } leaves some garlic behind.
}
du-seen-left-empty = { $seat-is ->
    [you] You leave the grave empty.
   *[other] { $seat } leaves the grave empty.
}
du-seen-garlic-returned = { $seat-is ->
    [you] You take your garlic back.
   *[other] { $seat } takes the garlic back.
}
du-seen-stake-taken = { $seat-is ->
    [you] You take a stake.
   *[other] { $seat } takes a stake.
}
du-seen-stakes-returned = { $seat-is ->
    [you] Your third stake: everybody has a gift for you.
   *[other] A third stake: everybody has a gift for { $seat }.
}
du-seen-given = { $seat-is ->
    [you] You give { $to } { $vampire }.
   *[other] { $to-is ->
        [you] { $seat } gives you { $vampire }.
       *[other] { $seat } gives { $to } { $vampire }.
    }
}
du-seen-found-taken = { $seat-is ->
    [you] You pull { $vampire } out of bed.
   *[other] { $seat } pulls { $vampire } out of bed.
}
du-seen-found-given = { $seat-is ->
    [you] It moves in with you.
   *[other] It moves in with { $seat }.
}
du-seen-received = { $seat-is ->
    [you] You add { $vampire } on the { $end }.
   *[other] { $seat } adds { $vampire } on the { $end }.
}
du-seen-rat-taken = { $seat-is ->
    [you] You keep the rat lid. The plague spreads.
   *[other] { $seat } keeps the rat lid. The plague spreads.
}
du-seen-stint-started = { $seat-is ->
    [you] You may search among the rats.
   *[other] { $seat } may search among the rats.
}
du-seen-lid-replaced = Grave { $grave } gets a new lid.
du-seen-plague-ended = The rats have gone. So has the stench, nearly.
du-seen-closed = Grave { $grave } is closed.
du-seen-rucola-came = { $seat-is ->
    [you] Count Rucola comes to you.
   *[other] Count Rucola comes to { $seat }.
}
du-seen-rucola-lost = { $seat-is ->
    [you] The Count leaves you for { $to }.
   *[other] { $to-is ->
        [you] The Count leaves { $seat } for you.
       *[other] The Count leaves { $seat } for { $to }.
    }
}
du-seen-rucola-placed = { $seat-is ->
    [you] You put the Count on grave { $grave }.
   *[other] { $seat } puts the Count on grave { $grave }.
}
du-seen-bat-put = { $seat-is ->
    [you] You send a bat: “This grave is empty.”
   *[other] { $seat } sends a bat: “This grave is empty.”
}
du-seen-believed = { $seat-is ->
    [you] You believe it.
   *[other] { $seat } believes it.
}
du-seen-doubted = { $seat-is ->
    [you] You doubt it.
   *[other] { $seat } doubts it.
}
du-seen-stopped = { $seat-is ->
    [you] You have had enough of rats.
   *[other] { $seat } has had enough of rats.
}
du-seen-asked = { $seat-is ->
    [you] { $question }
   *[other] To { $seat }: { $question }
}
du-seen-nobody-asked = Nobody is asked just now.
du-seen-turn-ended = { $seat-is ->
    [you] You end your turn.
   *[other] { $seat } ends their turn.
}
du-seen-ended = { $seats-is ->
    [you] You win! { $reason }
   *[other] { $count ->
        [one] Winner: { $seats }. { $reason }
       *[other] Winners: { $seats }. { $reason }
    }
}
du-seen-lid-revealed = On grave { $grave } lay { $lid }.
du-seen-vampire-revealed = { $seat-is ->
    [you] Your row still hid { $vampire }.
   *[other] { $seat }’s row still hid { $vampire }.
}
du-seen-reserve-revealed = Among the spare lids: a { $colour } one.
du-seen-set-aside-revealed = Set aside: { $vampire }.

# Shown while the grave is open, forgotten when it closes.
du-reveal-turned = Grave { $grave }: { $lid }, { $content } inside.
du-reveal-lifted = Grave { $grave }: { $content } inside.

## Why it is over

du-reason-last-vampire = The last vampire is out of the way.
du-reason-idle-limit = No vampire has found a bed for 36 turns, so whoever has the fewest left wins.

## What can be done

du-do-open = Open grave { $grave }
du-do-bat = Put a bat on grave { $grave }
du-do-end-turn = End your turn
du-do-lay = Put the { $end } vampire to bed
du-do-put-garlic = Leave garlic here
du-do-leave-empty = Leave it empty
du-do-give = Give the { $end } vampire
du-do-receive = Add it on the { $end }
du-do-stop = Stop here
du-do-rucola = Put the Count on grave { $grave }
du-do-believe = Believe it
du-do-doubt = Doubt it
du-do-give-found = Give it to { $seat }

du-help-open = The lid is turned over for all to see. If the grave is empty and the lid matches one of your outer vampires, that vampire goes in and you may go on. A sleeping vampire costs you a stake; garlic brings you unwanted gifts.
du-help-bat = You claim that this grave is empty, true or not, and the others may doubt it in turn. If nobody does, or if you were right, one of your outer vampires goes in, whatever its colour. Either way the bat is gone.
du-help-end-turn = You keep what you have achieved, and the next player begins. You may stop once you have put a vampire to bed this turn.
du-help-lay = The outermost vampire at this end leaves your row and goes into the grave. The next ones at that end are turned up.
du-help-put-garlic = One of your cloves waits in this grave, and your turn or your search ends. Whoever opens it gets a vampire from you; if you open it yourself, you get one from everybody.
du-help-leave-empty = Nothing goes in. That ends your turn; in a rat plague you may go on searching.
du-help-give = The outermost vampire at this end leaves your row as a gift, and you are one step nearer to winning. Whoever gets it decides where it goes.
du-help-receive = The gift lies face up at this end and is now your outer vampire there. Those behind it stay face up.
du-help-stop = You open no more graves for now, and the next player searches. The rats leave when everybody has stopped, one after the other.
du-help-rucola = The Count reserves this grave and keeps it shut. If it is empty at the start of your next turn, one of your vampires goes in whatever the lid. If not, you lose both the Count and that turn.
du-help-believe = You let the claim stand, and the next player is asked. If everybody believes it, the claimant gets the grave, even if it was a lie.
du-help-doubt = The grave is opened at once. If the claim was false, one of your own vampires may have the bed; if it was true, you take a stake.
du-help-give-found = The vampire from the grave goes to this player, who adds it to the row. Then one of yours takes its bed.

## What cannot be done

du-refused-other-question = That is not the question. First: { $question }
du-refused-grave-open = Grave { $grave } is open already. Choose a closed one.
du-refused-under-rucola = Count Rucola stands on grave { $grave }. Nobody may open it; choose another.
du-refused-outside-plague = The rats have not reached grave { $grave }. Choose one they run over, or stop.
du-refused-must-open = You have not put a vampire to bed yet. Open a grave first.
du-refused-must-go-on = At this table you must go on after putting a vampire to bed. Open another grave.
du-refused-must-search-on = Everybody has stopped, and at this table all graves of a plague are opened. Open one more.
du-refused-must-lay = The grave may not stay empty here. Put one of your vampires to bed.
du-refused-no-bats = There are no bats in this game; they come with Count Rucola. Open a grave.
du-refused-no-bat-left = Both your bats have flown. Open a grave.
du-refused-no-bat-in-plague = Bats keep away from rats. Open a grave of the plague, or stop.
du-refused-no-match = The outer vampire on the { $end } doesn’t match the lid. Take the other end.
du-refused-other-quarter = Grave { $grave } is not in the next quarter. The Count moves clockwise.
du-refused-not-to-seat = The vampire can’t go to { $seat }. Choose somebody else at this table.
du-refused-unknown-input = That is not a move in this game. Choose one of those on offer.

## Options

du-option-expansion = Count Rucola
du-option-expansion-help = Adds the Count, who reserves a grave for you, and two bats each, with which you may claim that a grave is empty.
du-option-expansion-off = stays at home
du-option-expansion-on = joins the game
du-option-rats = Rats
du-option-rats-help = Who may search the surrounding graves when a rat lid turns up on an empty grave.
du-option-rats-full = everybody searches
du-option-rats-active-only = only the finder searches
du-option-rats-off = no rats
du-option-plague-ends = End of a plague
du-option-plague-ends-help = You search in turn until everybody has stopped or no grave is left, until every grave is open, or once each. It matters only if everybody searches.
du-option-plague-ends-unwilling = everybody has stopped
du-option-plague-ends-open = every grave is open
du-option-plague-ends-round = one search each
du-option-garlic = Garlic
du-option-garlic-help = Whether everybody has three cloves of garlic to spoil graves with. Without them the game is gentler.
du-option-garlic-on = three each
du-option-garlic-off = none
du-option-continue-after-match = After a success
du-option-continue-after-match-help = Whether you may stop after putting a vampire to bed, or must open graves until one disappoints you.
du-option-continue-after-match-optional = you may stop
du-option-continue-after-match-compulsory = you must go on
du-option-two-player-gift = Gifts with two players
du-option-two-player-gift-help = How many vampires make a gift when only two play. With three or more, see Size of gifts.
du-option-gift-size = Size of gifts
du-option-gift-size-help = How many vampires everybody gives for a third stake or for garlic, however many play.
du-option-finish = Last vampires together
du-option-finish-help = Who wins if several players give away their last vampire on the same occasion. By the printed rules the first of them ends the game.
du-option-finish-shared = they share the win
du-option-finish-clockwise = the first to give wins
du-option-bat-ends-turn = After a bat
du-option-bat-ends-turn-help = Whether you may go on after a bat: if you put a vampire to bed, never, or always. Only with Count Rucola.
du-option-bat-ends-turn-no = you go on if it worked
du-option-bat-ends-turn-yes = your turn ends
du-option-bat-ends-turn-never = you always go on
du-option-lay-after-bat = Grave under the bat
du-option-lay-after-bat-help = Whether you may leave it empty after a bat. Where your bluff was believed, a vampire goes in anyway. Only with Count Rucola.
du-option-lay-after-bat-may = may stay empty
du-option-lay-after-bat-must = must be filled
du-option-count-grave = The Count’s grave
du-option-count-grave-help = Whether the Count’s owner may open it or put a bat on it on their own turn. In a plague nobody may. Only with Count Rucola.
du-option-count-grave-shut = stays shut
du-option-count-grave-owner = open to its owner
du-option-lifted-lid = Lifted lids
du-option-lifted-lid-help = Whether everybody sees the underside of a lid that a bat or the Count lifts. It has no effect either way. Only with Count Rucola.
du-option-lifted-lid-hidden = stay hidden
du-option-lifted-lid-shown = are shown
du-option-idle-limit = Endless nights
du-option-idle-limit-help = Whether the game ends after 36 turns in a row in which no vampire finds a bed. Whoever has the fewest vampires then wins.
du-option-idle-limit-on = end after 36 turns
du-option-idle-limit-off = no limit
du-option-layout = Paths
du-option-layout-help = How the paths divide the cemetery into quarters. Only the Count cares.
du-option-layout-L1 = straight, equal quarters
du-option-layout-L2 = winding, unequal quarters

## Bots

du-bot-visitor = Makes any legal move at random.
du-bot-mourner-weak = Plays sensibly, but forgets most graves within a few turns and mixes up neighbours.
du-bot-mourner = Plays sensibly and remembers about as much as people do.
du-bot-mourner-sharp = Plays sensibly and remembers like the person who always wins this game.
du-bot-mourner-ideal = Plays sensibly and never forgets a grave.
du-bot-gravedigger = Remembers like the person who always wins.
du-bot-sexton = Never forgets a grave. Bring garlic.

## Ways to play

du-preset-as-printed = As printed
du-preset-as-printed-help = The printed rules, with rats and garlic and without the Count.
du-preset-family = Family
du-preset-family-help = No rats and no garlic: a gentle memory game for the youngest.
du-preset-expansion = With Count Rucola
du-preset-expansion-help = The Count reserves a grave for you, and everybody has two bats to bluff with.
