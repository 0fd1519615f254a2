# Ruhe in Frieden: five families, five graves, one doctor.
# Names of relatives, graves and cards are put into the sentences as they are; the number in brackets is the wish.
# Pills come with their article.

rf-game-title = Ruhe in Frieden
rf-game-blurb = The old cemetery has five graves left, and every family has five elderly relatives who have set their hearts on them. Bribe the doctor, collect shares, lay your own to rest where they wish to be, and keep everybody else’s in the best of health.
rf-advice-two = The English and Dutch rules are for 2 to 5 players, the German ones for 3 to 5. It works with two, but three or more fight harder for the graves.

## The table

rf-family-1 = Mould
rf-family-2 = Thorn
rf-family-3 = Raven
rf-family-4 = Stone
rf-family-5 = Frost

# The initials go from A to E like the wishes from 1 to 5.
rf-relative-1-1 = Adele { rf-family-1 } (1)
rf-relative-1-2 = Bruno { rf-family-1 } (2)
rf-relative-1-3 = Clara { rf-family-1 } (3)
rf-relative-1-4 = David { rf-family-1 } (4)
rf-relative-1-5 = Edith { rf-family-1 } (5)
rf-relative-2-1 = Albert { rf-family-2 } (1)
rf-relative-2-2 = Berta { rf-family-2 } (2)
rf-relative-2-3 = Caspar { rf-family-2 } (3)
rf-relative-2-4 = Dora { rf-family-2 } (4)
rf-relative-2-5 = Emil { rf-family-2 } (5)
rf-relative-3-1 = Agatha { rf-family-3 } (1)
rf-relative-3-2 = Boris { rf-family-3 } (2)
rf-relative-3-3 = Cora { rf-family-3 } (3)
rf-relative-3-4 = Damian { rf-family-3 } (4)
rf-relative-3-5 = Elsa { rf-family-3 } (5)
rf-relative-4-1 = Anton { rf-family-4 } (1)
rf-relative-4-2 = Beate { rf-family-4 } (2)
rf-relative-4-3 = Cyril { rf-family-4 } (3)
rf-relative-4-4 = Daphne { rf-family-4 } (4)
rf-relative-4-5 = Ernst { rf-family-4 } (5)
rf-relative-5-1 = Alma { rf-family-5 } (1)
rf-relative-5-2 = Basil { rf-family-5 } (2)
rf-relative-5-3 = Celia { rf-family-5 } (3)
rf-relative-5-4 = Didier { rf-family-5 } (4)
rf-relative-5-5 = Emma { rf-family-5 } (5)

rf-action-do = Double Occupancy
rf-action-mx = Mix-up
rf-action-sh = Shock
rf-action-gm = Grave Maintenance
rf-action-il = Illegible Document

rf-share = { $action } { $grave }
rf-and = { $first }, { $rest }

rf-pill-white = a pill
rf-pill-black = a placebo
rf-pill-red = a bitter pill

rf-health-top-fit = top fit
rf-health-unwell = unwell
rf-health-weak = weak
rf-health-near-death = near death

## What is asked

rf-asked-family = Which family do you take?
rf-asked-visits = The doctor calls. What shall he prescribe?
rf-asked-pills = Any pills for the other families?
rf-asked-shares = Which shares do you buy?
rf-asked-bury = Who is buried now, and where?
rf-asked-respond = Any reactions? You may play a card.
rf-asked-interrupt = You may play a card in between.

rf-asked-family-help = Every family has one relative for each grave. They differ only in what the bank pays you when somebody recovers: some pay on the way up, others only at the top.
rf-asked-visits-help = All your living relatives need a prescription before you can go on. A pill is free; a placebo or a bitter pill costs 1000 bucks. Replacing what somebody else has left there costs 2000. The doctor hands out a bitter pill only when the pill box holds no placebo.
rf-asked-pills-help = For 1000 bucks each, you may give what is left in the pill box to other people’s relatives who have no prescription yet. It takes effect on their owner’s next turn. A pill keeps rivals alive; a placebo may kill them at the wrong moment.
rf-asked-shares-help = You may buy one share of each grave per turn: 3000 bucks while the grave is empty, 1000 once somebody lies in it. Its front is a certificate that counts towards a majority. Its back is an action only you can see, and you may use that once instead.
rf-asked-bury-help = The New Cemetery takes anybody but scores little. For an empty grave you need more shares of it than any other player, and you spend them. Double Occupancy lets you into a grave that is taken.
rf-asked-respond-help = Everybody who might have a card to play is asked at the same time and answers in secret. The first in seating order who plays a card gets to use it; all other answers are thrown away unseen, and everybody is asked again.
rf-asked-interrupt-help = While somebody else is thinking, you may play Mix-up, Shock or Grave Maintenance. Nobody waits for you, and you will be asked at every important moment anyway.

## What is seen

rf-seen-family-chosen = { $seat-is ->
    [you] You take the { $family } family.
   *[other] { $seat } takes the { $family } family.
}
rf-seen-turn-began = { $seat-is ->
    [you] Turn { $turn }: you get the pill box.
   *[other] Turn { $turn }: { $seat } gets the pill box.
}
rf-seen-box-filled = In the pill box: { $white ->
    [one] { $white } pill
   *[other] { $white } pills
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebos
}, { $red ->
    [one] { $red } bitter pill
   *[other] { $red } bitter pills
}.
rf-seen-visited = { $money ->
    [0] { $relative } gets { $kind }, free of charge.
   *[other] { $relative } gets { $kind } for { $money } bucks.
}
rf-seen-visited-substitute = { $relative } gets { $kind } from the doctor’s own pocket.
rf-seen-pill-bought = { $seat-is ->
    [you] You send { $relative } { $kind }.
   *[other] { $seat } sends { $relative } { $kind }.
}
rf-seen-share-bought = { $seat-is ->
    [you] You buy a share of grave { $grave } for { $money } bucks.
   *[other] { $seat } buys a share of grave { $grave } for { $money } bucks.
}
rf-seen-own-share-bought = { $seat-is ->
    [you] You buy a share of grave { $grave } for { $money } bucks: { $action }.
   *[other] { $seat } buys a share of grave { $grave } for { $money } bucks: { $action }.
}
rf-seen-pile-shows = On the pile of grave { $grave } lies { $action }.
rf-seen-ended-visits = The doctor has finished his visits.
rf-seen-ended-pills = No more pills for others.
rf-seen-ended-shares = No more shares are bought.
rf-seen-adjusted = { $relative } is { $health }.
rf-seen-paid-out = { $relative } is { $health } and brings { $money } bucks.
rf-seen-shocked = A shock for { $relative }: { $health }.
rf-seen-died = { $relative } dies and leaves { $money } bucks.
rf-seen-chips-returned = The prescriptions go back to the supply.
rf-seen-played = { $seat-is ->
    [you] You play { $play }
   *[other] { $seat } plays { $play }
}
rf-seen-coffin-moved = { $relative } moves from grave { $from } to grave { $to }.
rf-seen-maintenance-paid = { $from-is ->
    [you] You pay { $to } { $money } bucks.
   *[other] { $to-is ->
        [you] { $from } pays you { $money } bucks.
       *[other] { $from } pays { $to } { $money } bucks.
    }
}
rf-seen-declared = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} grave { $grave } for { $relative }{ $count ->
    [0] .
    [one] , with a document.
   *[other] , with { $count } documents.
}
rf-seen-burial-failed = { $relative } is refused grave { $grave }.
rf-seen-buried-new = { $relative } goes to the New Cemetery.
rf-seen-buried-regular = { $relative } rests in grave { $grave }.
rf-seen-buried-double = { $relative } squeezes into grave { $grave }.
rf-seen-shares-spent = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} { $count ->
    [one] a share
   *[other] { $count } shares
} of grave { $grave }.
rf-seen-own-shares-spent = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} { $count ->
    [one] a share
   *[other] { $count } shares
} of grave { $grave }: { $actions }.
rf-seen-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
rf-seen-window-closed = No further reactions.
rf-seen-ended = { $seats-is ->
    [you] You win! { $reason }
   *[other] { $count ->
        [one] Winner: { $seats }. { $reason }
       *[other] Winners: { $seats }. { $reason }
    }
}
rf-seen-opened-pile = Left in the pile: { $card }.
rf-seen-opened-held = { $seat-is ->
    [you] You still held { $card }.
   *[other] { $seat } still held { $card }.
}
rf-seen-opened-spent = { $seat-is ->
    [you] You had spent { $card }.
   *[other] { $seat } had spent { $card }.
}

rf-window-bury = Any objections to the burial in grave { $grave }?
rf-window-after = Any reactions?
rf-window-adjust = Any reactions before the prescriptions take effect?
rf-window-end = Any reactions before the turn ends?
rf-window-last = Last reactions: if nothing changes, the game is over.

## Why it is over

rf-reason-graves-full = All five graves are taken.
rf-reason-family-gone = A family has nobody left alive.
rf-reason-standstill = Nothing has happened for too long.
rf-reason-round-limit = The agreed number of rounds has been played.

## What cards do

rf-play-mix-up = Mix-up: { $relative } from grave { $from } to { $to }
rf-play-mix-up-double = Mix-up and Double Occupancy: { $relative }, { $from } to { $to }
rf-play-shock = Shock { $grave } for the relative who wants grave { $grave }
rf-play-maintenance = Grave Maintenance { $grave }: collect for the coffins
rf-play-illegible = Illegible Document { $grave }

## What can be done

rf-do-choose-family = Take the { $family } family
rf-do-visit = Give { $relative } { $kind }
rf-do-end-visits = Finish the visits
rf-do-buy-pill = Send { $relative } { $kind }
rf-do-end-pills = Send no more pills
rf-do-buy-share = Buy a share of grave { $grave }
rf-do-end-shares = Buy no more shares
rf-do-bury-new = Bury { $relative } in the New Cemetery
rf-do-bury-double = Bury { $relative } in grave { $grave } with Double Occupancy
rf-do-bury-regular = { $count ->
    [0] Bury { $relative } in grave { $grave }
    [one] Bury { $relative } in grave { $grave } with the document of grave { $docs }
   *[other] Bury { $relative } in grave { $grave } with the documents of graves { $docs }
}
rf-do-pass = Pass

rf-help-choose-family = This is your family for the whole game, with one relative for each grave. What the bank pays when they recover is printed on them; the total is the same in every family.
rf-help-visit = It takes effect at the end of this turn: a pill lifts your relative one level, and the bank may pay you; a placebo costs one level, a bitter pill two. A first pill is free, a first placebo or bitter pill costs 1000 bucks, a swap 2000. You can’t change it again this turn.
rf-help-end-visits = All your living relatives have a prescription, and the doctor packs his bag. Next, you may send pills to others.
rf-help-buy-pill = You pay 1000 bucks, and this relative of another family gets the pill. It takes effect at the end of that player’s next turn; swapping it costs them 2000.
rf-help-end-pills = What is left in the pill box stays there for now. Next, you may buy shares.
rf-help-buy-share = You pay 3000 bucks if the grave is empty, 1000 if it is taken, and get the top card of its pile. Only you see its action; everybody sees that you own the share.
rf-help-end-shares = You buy nothing more this turn. After a chance to react, your family’s prescriptions take effect.
rf-help-bury-new = There is always room, it costs no shares, and nobody can object. But it scores little: 2 points, unless the table has agreed on fewer.
rf-help-bury-double = You spend the card, and your relative shares a grave that is already taken. You need no majority, and nobody can object. Your other shares of the grave stay with you.
rf-help-bury-regular = You claim an empty grave of which you have more shares than any other player, counting the documents you turn over now. The others may object with documents of their own, or fill the grave. If you still lead then, the coffin goes in, and you spend your shares of this grave.
rf-help-pass = You play nothing for now. If somebody else does, you are asked again.
rf-help-mix-up = You move one coffin out of the taken grave on your card and into an empty one. Nobody loses shares over it.
rf-help-mix-up-double = You spend both cards and move a coffin from one taken grave to another. There is no other way to move somebody into a grave that is taken.
rf-help-shock = Your own living relative who wants this grave drops two levels at once. From weak or near death that is fatal, and you inherit 2000 bucks. The grave must be taken.
rf-help-maintenance = For every coffin of another family in this grave, its owner pays you 2000 bucks, or whatever they have left.
rf-help-illegible = The document counts as one more share of the grave that is being contested, until this burial is over. It helps you, or works against whoever is burying, but never counts for the grave printed on it.

## What cannot be done

rf-refused-not-asked-for = That is not the question. First: { $asked }
rf-refused-family-taken = The { $family } family is taken. Choose another.
rf-refused-no-such-relative = { $relative } belongs to a family that is not in this game.
rf-refused-not-your-relative = { $relative } is not one of yours. The doctor visits only your own family.
rf-refused-not-alive = { $relative } is past the doctor’s help. He only visits the living.
rf-refused-visited-already = The doctor has already seen { $relative } this turn. He only comes once.
rf-refused-same-kind = That prescription is already { $kind }. A swap must bring something else.
rf-refused-no-chip = There is nothing of that kind left in the pill box: { $kind }.
rf-refused-placebos-first = The doctor hands out a bitter pill only when the pill box holds no placebo.
rf-refused-cannot-pay = That costs { $money } bucks; you can’t afford it.
rf-refused-not-visited-yet = { $relative } still has no prescription. Everybody must have one.
rf-refused-only-for-others = { $relative } is one of yours. In this step, pills go to other families.
rf-refused-dead-need-no-pills = { $relative } needs no more pills. Choose somebody who is alive.
rf-refused-has-prescription = { $relative } already has a prescription, and one is all you can have.
rf-refused-pile-is-empty = All shares of grave { $grave } are sold.
rf-refused-one-share-per-grave = You already bought a share of grave { $grave } this turn. One per grave.
rf-refused-not-your-card = You don’t have this card: { $card }.
rf-refused-grave-is-empty = Grave { $grave } is empty. The card works only while somebody lies there.
rf-refused-grave-is-occupied = Grave { $grave } is taken. A regular burial needs an empty grave.
rf-refused-nobody-lies-there = Nobody lies in grave { $grave }. Double Occupancy needs company.
rf-refused-move-needs-empty-grave = Grave { $grave } is taken. Without Double Occupancy, a coffin can only move to an empty grave.
rf-refused-move-needs-occupied-grave = Grave { $grave } is empty. You don’t need Double Occupancy here; Mix-up alone will do.
rf-refused-no-such-coffin = { $relative } does not lie in grave { $grave }. Choose a coffin that does.
rf-refused-same-grave = The coffin is already in grave { $grave }. Choose another grave.
rf-refused-nobody-to-shock = Your relative who wanted grave { $grave } is no longer alive. There is nobody to shock.
rf-refused-only-for-a-burial = Illegible Document { $grave } counts only while a burial is contested.
rf-refused-document-of-the-same-grave = A document never counts for its own grave, and this one is for grave { $grave }.
rf-refused-document-too-late = Somebody already lies in grave { $grave }. No document can help any more.
rf-refused-document-changes-nothing = Illegible Document { $grave } would change nothing in this burial. Keep it.
rf-refused-not-your-deceased = Another family mourns { $relative }. Bury your own.
rf-refused-not-deceased = { $relative } is not waiting to be buried.
rf-refused-other-burial-first = You have started to bury { $relative }. Finish that first.
rf-refused-no-majority = You need more shares of grave { $grave } than any other player. A tie is not enough.
rf-refused-document-needs-share = An Illegible Document counts only alongside a real share of grave { $grave }, and you have none.
rf-refused-others-need-placebos = All your other living relatives need a placebo before one gets the bitter pill.
rf-refused-unknown-input = That is not a move in this game. Choose one of those on offer.

## Options

rf-option-families = Families
rf-option-families-help = Families are dealt at random, or everybody takes one, the starting player first.
rf-option-families-random = at random
rf-option-families-choice = everybody chooses
rf-option-start = Starting player
rf-option-start-help = Who gets the pill box first: somebody at random, or a given seat.
rf-option-start-random = at random
rf-option-payouts = Payouts
rf-option-payouts-help = What the bank pays when relatives recover. We don’t know the printed figures; these are our own.
rf-option-payouts-reconstruction-1 = our reconstruction
rf-option-box-leftovers = Leftovers in the pill box
rf-option-box-leftovers-help = What happens to pills that are left when the pill box moves on.
rf-option-box-leftovers-return = back to the supply
rf-option-box-leftovers-keep = stay in the box
rf-option-chip-limit = Number of pills
rf-option-chip-limit-help = Whether everybody shares 12 pills, 10 placebos and 5 bitter pills, or there are always enough.
rf-option-chip-limit-printed = 12, 10 and 5, as printed
rf-option-chip-limit-unlimited = always enough
rf-option-bitter-gate = Bitter pill
rf-option-bitter-gate-help = When the doctor gives one of your own the bitter pill: once the pill box holds no placebo, or once all your other living relatives have one, whoever gave it.
rf-option-bitter-gate-box = no placebo in the pill box
rf-option-bitter-gate-others = all others have a placebo
rf-option-open-actions = Piles of shares
rf-option-open-actions-help = Whether the action on top of each pile can be seen before it is bought. Then everybody knows what everybody holds.
rf-option-open-actions-off = actions are hidden
rf-option-open-actions-on = the top action is open
rf-option-document-alone = A document alone
rf-option-document-alone-help = Whether an Illegible Document wins or blocks a grave of which you have no real share. In the printed example it does not.
rf-option-document-alone-beside = needs a real share
rf-option-document-alone-share = counts by itself
rf-option-burier-plays = Cards before a burial
rf-option-burier-plays-help = Whether you may still play a card, such as a Mix-up, before you say where your dead are buried.
rf-option-burier-plays-on = allowed
rf-option-burier-plays-off = burial first
rf-option-interrupts = Interruptions
rf-option-interrupts-help = Whether you may play a card while somebody else is thinking. If not, you still get your chances to react.
rf-option-interrupts-on = allowed
rf-option-interrupts-off = not allowed
rf-option-window-order = Whose reaction counts
rf-option-window-order-help = With secret answers, speed does not matter. Otherwise whoever reacts first is heard.
rf-option-window-order-clockwise = secret, in seating order
rf-option-window-order-arrival = first come, first served
rf-option-window-privacy = Who is asked
rf-option-window-privacy-help = If everybody who might have a matching card is asked, being asked gives nothing away. Asking only those who really can play is quicker.
rf-option-window-privacy-strict = all who might play
rf-option-window-privacy-relaxed = only those who can play
rf-option-tie-break = Ties
rf-option-tie-break-help = Who wins if several players have the most points.
rf-option-tie-break-shared = they share the win
rf-option-tie-break-money = the richest of them
rf-option-idle-rounds = Idle rounds
rf-option-idle-rounds-help = After this many rounds in which nothing happens at all, the game ends; 0 means never.
rf-option-max-rounds = Round limit
rf-option-max-rounds-help = After this many rounds the game ends in any case; 0 means no limit.
rf-option-new-cemetery-points = New Cemetery
rf-option-new-cemetery-points-help = How many points a coffin in the New Cemetery scores. The fewer, the more the graves matter.
rf-option-hold-times = Time for reactions
rf-option-hold-times-help = Seconds to react to a burial or a card, and at the fixed points of every turn, written as 8/3.
rf-option-hold-times-usual = 5 s, and 1 or 2 s
rf-option-answer-limit = More time to answer
rf-option-answer-limit-help = How many seconds you get if you say “I need more time”.
rf-option-finish-round = Finish the round
rf-option-finish-round-help = Whether the last round is played out, so that everybody gets the same number of turns.
rf-option-finish-round-off = the game ends after the turn
rf-option-finish-round-on = everybody gets a last turn

## Bots

rf-bot-visitor = Makes any legal move at random.
rf-bot-mourner = Plans each death for the right grave, buys shares, and sends rivals their pills.
rf-bot-rusher = Lets everybody die as fast as money allows and looks at no grave.
rf-bot-answerer = Gives pills to every neighbour who is about to die, whatever they cost.
rf-bot-builder = Saves for shares and lets nobody die before their grave is safe.
rf-bot-gravedigger = Plays every burial through in its head before it moves, against people as shrewd as itself.
rf-bot-sexton = Knows what each death is worth before it happens. Don’t let it near your relatives.

## Ways to play

rf-preset-as-printed = As printed
rf-preset-as-printed-help = The printed rules, with cards played at any time.
rf-preset-family = Family
rf-preset-family-help = Nobody interrupts your turn, there is more time to react, and everybody gets a last turn.
rf-preset-club = Club
rf-preset-club-help = Everybody chooses a family and gets the same number of turns, and money breaks ties.
rf-preset-no-reflex = No hurry
rf-preset-no-reflex-help = Nobody interrupts your turn, and there is plenty of time for every reaction.
