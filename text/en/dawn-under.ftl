# Dawn Under: vampires, sixty graves and a good memory.
# Names of colours, ends and graves are put into the sentences as they are.
# What is seen never names a grave together with what lies in it.

du-game-title = Dawn Under
du-game-blurb = The sun is coming up, and your vampires still have no bed. Sixty graves look all alike: find a free one under a lid of the right colour, remember where the others sleep, and mind the garlic. Whoever is rid of all vampires first has won.

## The table

du-colour-red = red
du-colour-yellow = yellow
du-colour-white = white
du-colour-blue = blue
du-colour-green = green
du-colour-black = black

du-lid-colour = a { $colour } lid
du-lid-rat = a rat lid

du-content-empty = nobody
du-content-vampire = a { $colour } vampire
du-content-garlic = garlic of { $seat }

du-end-left = left
du-end-right = right

## What is asked

du-asked-act = Which grave will you open?
du-asked-place-match = Both ends fit. Which vampire goes to bed?
du-asked-garlic = Nobody fits. Leave some garlic here?
du-asked-give = Which vampire do you give away?
du-asked-receive = At which end does the gift go?
du-asked-plague-step = Rats! Open one more grave, or stop?
du-asked-place-rucola = Where shall Count Rucola stand?
du-asked-rucola-end = The Count holds the lid. Who goes in?
du-asked-move-rucola = Which grave does the Count watch next?
du-asked-doubt = "This grave is empty." Do you believe it?
du-asked-give-found = Who gets the vampire you found?
du-asked-bat-end = The grave is free. Who goes in?

## What is seen

du-seen-turn-started = { $seat } takes the turn.
du-seen-opened-vampire = { $seat } opens a grave. Somebody is at home.
du-seen-opened-garlic = { $seat } finds garlic of { $owner }.
du-seen-opened-empty = { $seat } lifts a lid. Nobody is in.
du-seen-opened-rat = { $seat } turns over a lid: rats!
du-seen-opened-colour = { $seat } opens an empty grave: { $colour } lid.
du-seen-laid-in-match = { $seat } puts a { $colour } vampire to bed.
du-seen-laid-in-help = With the Count's help, { $seat } beds one: { $colour }.
du-seen-laid-in-bat = After the bat, { $seat } beds one: { $colour }.
du-seen-turned = { $seat } turns up a { $colour } vampire, { $end }.
du-seen-garlic-put = { $seat } leaves some garlic behind.
du-seen-left-empty = { $seat } leaves the grave empty.
du-seen-garlic-returned = { $seat } takes the garlic back.
du-seen-stake-taken = { $seat } takes a stake.
du-seen-stakes-returned = { $seat } hands in three stakes. Gifts follow.
du-seen-given = { $seat } gives { $to } a { $colour } vampire.
du-seen-found-taken = { $seat } pulls a { $colour } vampire out of bed.
du-seen-found-given = It moves in with { $seat }.
du-seen-received = { $seat } adds a { $colour } vampire, { $end }.
du-seen-rat-taken = { $seat } keeps the rat lid. The plague spreads.
du-seen-stint-started = { $seat } may search among the rats.
du-seen-lid-replaced = Grave { $grave } gets a new lid.
du-seen-plague-ended = The rats have gone. So has the stench, nearly.
du-seen-closed = Grave { $grave } is closed.
du-seen-rucola-came = Count Rucola comes over to { $seat }.
du-seen-rucola-lost = The Count leaves { $seat } for { $to }.
du-seen-rucola-placed = { $seat } puts the Count on grave { $grave }.
du-seen-bat-put = { $seat } sends a bat: "This grave is empty."
du-seen-believed = { $seat } believes it.
du-seen-doubted = { $seat } doubts it.
du-seen-stopped = { $seat } has had enough of rats.
du-seen-asked = { $seat } is asked: { $question }
du-seen-nobody-asked = Nobody is asked just now.
du-seen-turn-ended = { $seat } ends the turn.
du-seen-ended = { $count ->
    [one] Winner: { $seats }. { $reason }
   *[other] Winners: { $seats }. { $reason }
}
du-seen-lid-revealed = On grave { $grave } lay { $lid }.
du-seen-vampire-revealed = In the row of { $seat } hid a { $colour } vampire.
du-seen-reserve-revealed = In reserve lay a { $colour } lid.
du-seen-set-aside-revealed = Set aside was a { $colour } vampire.

# Shown while the grave is open, forgotten when it closes.
du-reveal-turned = Grave { $grave }: { $lid }, inside { $content }.
du-reveal-lifted = Grave { $grave }: inside { $content }.

## Why it is over

du-reason-last-vampire = The last vampire is off their hands.
du-reason-idle-limit = No vampire found a bed for 36 turns. Fewest left wins.

## What can be done

du-do-open = Open grave { $grave }
du-do-bat = Put a bat on grave { $grave }
du-do-end-turn = End your turn
du-do-lay = Lay in the vampire on the { $end }
du-do-put-garlic = Put garlic in
du-do-leave-empty = Leave it empty
du-do-give = Give the vampire on the { $end }
du-do-receive = Lay it down on the { $end }
du-do-stop = Stop here
du-do-rucola = Put Rucola on grave { $grave }
du-do-believe = Believe it
du-do-doubt = Doubt it
du-do-give-found = Give it to { $seat }

du-help-open = The lid is turned over for all to see. If the grave is empty and the lid has the colour of one of your outer vampires, that one goes in and you may go on; a sleeper costs you a stake, garlic brings you gifts.
du-help-bat = You claim that this grave is empty, true or not, and the others may doubt it in turn. If nobody does, or if you were right, an outer vampire of any colour goes in. The bat is gone either way.
du-help-end-turn = You keep what you have won and the next player begins. You may do so once you have laid a vampire in this turn.
du-help-lay = The outermost vampire of this end leaves your row and goes into the grave. The next ones at that end are turned up.
du-help-put-garlic = One of your garlic waits in this grave, and your turn or your search ends. Whoever opens it gets a vampire from you; if you open it yourself, you get one from everybody.
du-help-leave-empty = Nothing goes in. Your turn ends, but in a rat plague you may go on searching.
du-help-give = The outermost vampire of this end leaves your row as a gift. The receiver decides where it goes; you are one nearer to winning.
du-help-receive = The gift lies face up at this end and is now your outer vampire there. Those behind it stay face up.
du-help-stop = You open no more graves in this plague, and the next player searches. What you have laid in stays there.
du-help-rucola = The Count watches this grave and nobody may open it, not even you. If it is empty at the start of your next turn, one of your vampires goes in whatever the lid; if not, you lose both the Count and that turn.
du-help-believe = You let the claim pass, and the next player is asked. If all believe it, the claimant takes the grave, even if it was a lie.
du-help-doubt = The grave is opened at once. If the claim was false, you lay in one of your own vampires; if it was true, you take a stake.
du-help-give-found = The vampire from the grave goes to this player, who adds it to the row. Then one of yours takes its bed.

## What cannot be done

du-refused-other-question = That is not the question. First answer this: { $question }
du-refused-grave-open = Grave { $grave } is open already. Choose a closed one.
du-refused-under-rucola = Count Rucola stands on grave { $grave }. Nobody opens it; choose another.
du-refused-outside-plague = The rats have not reached grave { $grave }. Choose one they run over, or stop.
du-refused-must-open = You have not laid in a vampire yet. Open a grave first.
du-refused-must-go-on = At this table you must go on after a placement. Open another grave.
du-refused-no-bats = There are no bats in this game. They come with Count Rucola; open a grave.
du-refused-no-bat-left = Both your bats have flown. Open a grave.
du-refused-no-bat-in-plague = Bats keep away from rats. Open a grave of the plague, or stop.
du-refused-no-match = The outer vampire on the { $end } has another colour than the lid. Take the other end.
du-refused-other-quarter = Grave { $grave } is not in the next quarter. The Count moves on clockwise.
du-refused-not-to-seat = The vampire cannot go to { $seat }. Choose another player at this table.
du-refused-unknown-input = The game does not know this move. Choose one of those on offer.

## Options

du-option-expansion = Count Rucola
du-option-expansion-help = Adds the Count, who keeps a grave for you, and two bats for everybody, with which you may claim that a grave is empty.
du-option-expansion-off = stays at home
du-option-expansion-on = joins the game
du-option-rats = Rats
du-option-rats-help = What happens when a rat lid is turned over on an empty grave: who may search the graves around it.
du-option-rats-full = everybody searches
du-option-rats-active-only = only the finder searches
du-option-rats-off = no rats
du-option-garlic = Garlic
du-option-garlic-help = Whether everybody has three garlic to spoil graves with. Without it the game is gentler.
du-option-garlic-on = three each
du-option-garlic-off = none
du-option-continue-after-match = After laying in
du-option-continue-after-match-help = Whether you may end your turn after a vampire has gone to bed, or must open graves until one disappoints you.
du-option-continue-after-match-optional = you may stop
du-option-continue-after-match-compulsory = you must go on
du-option-two-player-gift = Gifts for two players
du-option-two-player-gift-help = How many vampires a gift consists of when only two play. With three or more it is always one.
du-option-finish = Several last vampires
du-option-finish-help = Who wins if several players give away their last vampire on the same occasion.
du-option-finish-shared = they share the win
du-option-finish-clockwise = the first to give wins
du-option-bat-ends-turn = After a bat
du-option-bat-ends-turn-help = Whether a successful bat lets you go on with your turn like a fitting lid does. Only with Count Rucola.
du-option-bat-ends-turn-no = the turn goes on
du-option-bat-ends-turn-yes = the turn ends
du-option-idle-limit = Endless nights
du-option-idle-limit-help = Whether the game ends after 36 turns in a row in which no vampire was laid in. Whoever has the fewest vampires then wins.
du-option-idle-limit-on = end after 36 turns
du-option-idle-limit-off = no limit
du-option-layout = Paths
du-option-layout-help = How the paths divide the cemetery into quarters. Only the Count cares.
du-option-layout-L1 = straight, equal quarters
du-option-layout-L2 = winding, unequal quarters

## Bots

du-bot-visitor = Picks any legal move by chance.
du-bot-mourner-weak = Plays sensibly but forgets most graves within a few turns, and mixes up neighbours.
du-bot-mourner = Plays sensibly and remembers about as much as people do.
du-bot-mourner-sharp = Plays sensibly and remembers like somebody who always wins this game.
du-bot-mourner-ideal = Plays sensibly and never forgets a grave.
