# Ruhe in Frieden: five families, five graves, one doctor.
# Names of relatives, graves and cards are put into the sentences as they are; the number in brackets is the wish.
# Pills come with their article.

rf-game-title = Ruhe in Frieden
rf-game-blurb = The old cemetery has five graves left, and every family has five old relatives who would like to lie there. Bribe the doctor, collect shares, bury your own where they want to be, and keep everybody else's in the best of health.

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

rf-asked-family = Which family will you take?
rf-asked-visits = The doctor calls. What shall he prescribe?
rf-asked-pills = Pills for the other families?
rf-asked-shares = Which shares do you buy?
rf-asked-bury = Who is buried now, and where?
rf-asked-respond = Time for reactions. Do you play a card?
rf-asked-interrupt = You may put a card in between.

rf-asked-family-help = Each family has one relative for every grave. They differ only in what the bank pays when their health improves: some pay on the way up from the bottom, others at the top.
rf-asked-visits-help = Every living relative of yours needs a prescription before you can go on. A pill costs nothing, a placebo or a bitter pill 1000 bucks; replacing what somebody else has left there costs 2000. Bitter pills come out only when the box holds no placebo.
rf-asked-pills-help = For 1000 bucks each you may give what is left in the box to relatives of others who have no prescription yet. It works in their owner's next turn. A pill keeps rivals alive, a placebo may send them into a grave at the wrong moment.
rf-asked-shares-help = You may buy one share of each grave per turn: 3000 bucks while the grave is empty, 1000 once somebody lies in it. As a certificate it counts for the majority; its hidden action, which only you see, may be used once instead.
rf-asked-bury-help = The New Cemetery takes everybody, but scores little. For an empty grave you need more shares of it than any other player has, and they are spent; Double Occupancy opens a grave that is taken.
rf-asked-respond-help = All who might have something to play are asked at once and answer unseen. The first in the order who plays has it carried out; all other answers are thrown away unseen, and everybody is asked again.
rf-asked-interrupt-help = While the player whose turn it is thinks, you may play Mix-up, Shock or Grave Maintenance. Nobody waits for you, and you will be asked at every important moment anyway.

## What is seen

rf-seen-family-chosen = { $seat } takes the family { $family }.
rf-seen-turn-began = Turn { $turn }: { $seat } gets the box.
rf-seen-box-filled = In the box: { $white } pills, { $black } placebos, { $red } bitter.
rf-seen-visited = { $money ->
    [0] { $relative } gets { $kind }, free of charge.
   *[other] { $relative } gets { $kind } for { $money } bucks.
}
rf-seen-visited-substitute = { $relative } gets { $kind } from the doctor's own pocket.
rf-seen-pill-bought = { $seat } sends { $relative } { $kind }.
rf-seen-share-bought = { $seat } buys a share of grave { $grave } for { $money } bucks.
rf-seen-own-share-bought = { $seat }: share of grave { $grave } for { $money } bucks, { $action }.
rf-seen-ended-visits = The doctor has finished his visits.
rf-seen-ended-pills = No more pills are sent.
rf-seen-ended-shares = The share counter closes.
rf-seen-adjusted = { $relative } is { $health }.
rf-seen-paid-out = { $relative } is { $health }: { $money } bucks.
rf-seen-shocked = { $relative } gets a shock: { $health }.
rf-seen-died = { $relative } dies and leaves { $money } bucks.
rf-seen-chips-returned = The prescriptions go back to the supply.
rf-seen-played = { $seat } plays { $play }
rf-seen-coffin-moved = { $relative } moves from grave { $from } to grave { $to }.
rf-seen-maintenance-paid = { $from } pays { $to } { $money } bucks.
rf-seen-declared = { $count ->
    [0] { $seat } claims grave { $grave } for { $relative }.
    [one] { $seat } claims grave { $grave } for { $relative }, with a document.
   *[other] { $seat } claims grave { $grave } for { $relative }, { $count } documents.
}
rf-seen-burial-failed = Grave { $grave } is denied to { $relative }.
rf-seen-buried-new = { $relative } goes to the New Cemetery.
rf-seen-buried-regular = { $relative } rests in grave { $grave }.
rf-seen-buried-double = { $relative } squeezes into grave { $grave }.
rf-seen-shares-spent = { $count ->
    [one] { $seat } spends a share of grave { $grave }.
   *[other] { $seat } spends { $count } shares of grave { $grave }.
}
rf-seen-own-shares-spent = { $count ->
    [one] { $seat } spends a share of grave { $grave }: { $actions }.
   *[other] { $seat } spends { $count } shares of grave { $grave }: { $actions }.
}
rf-seen-passed = { $seat } passes.
rf-seen-window-closed = Nobody reacts any more.
rf-seen-ended = { $count ->
    [one] Winner: { $seats }. { $reason }
   *[other] Winners: { $seats }. { $reason }
}
rf-seen-opened-pile = Left in the pile: { $card }.
rf-seen-opened-held = { $seat } still held { $card }.
rf-seen-opened-spent = { $seat } had spent { $card }.

rf-window-bury = Any objections to the burial in grave { $grave }?
rf-window-after = Time for reactions.
rf-window-adjust = Time for reactions before the pills work.
rf-window-end = Time for reactions before the turn ends.
rf-window-last = Last reactions: if nothing changes, the game is over.

## Why it is over

rf-reason-graves-full = All five graves are taken.
rf-reason-family-gone = A family has nobody left alive.
rf-reason-standstill = Nothing has happened for too long.
rf-reason-round-limit = The agreed rounds are played.

## What cards do

rf-play-mix-up = Mix-up: { $relative } from grave { $from } to { $to }
rf-play-mix-up-double = Mix-up, Double Occupancy: { $relative }, { $from } to { $to }
rf-play-shock = Shock { $grave } on the relative with wish { $grave }
rf-play-maintenance = Grave Maintenance { $grave }: coffins pay
rf-play-illegible = Illegible Document { $grave }

## What can be done

rf-do-choose-family = Take the family { $family }
rf-do-visit = Give { $relative } { $kind }
rf-do-end-visits = End the visits
rf-do-buy-pill = Send { $relative } { $kind }
rf-do-end-pills = Send no more pills
rf-do-buy-share = Buy a share of grave { $grave }
rf-do-end-shares = Buy no more shares
rf-do-bury-new = Bury { $relative } in the New Cemetery
rf-do-bury-double = Bury { $relative } in grave { $grave } by Double Occupancy
rf-do-bury-regular = { $count ->
    [0] Bury { $relative } in grave { $grave }
    [one] Bury { $relative } in grave { $grave } with the document of grave { $docs }
   *[other] Bury { $relative } in grave { $grave } with the documents of graves { $docs }
}
rf-do-pass = Pass

rf-help-choose-family = You play this family for the whole game, with one relative for every grave. What its members pay when they recover is printed on them; the sum is the same in every family.
rf-help-visit = The chip works in step five of this turn: a pill lifts a level and may pay you, a placebo lowers one level, a bitter pill two. A first pill is free, a first placebo or bitter pill costs 1000 bucks, a swap 2000. Once given, it stays for this turn.
rf-help-end-visits = All your living relatives have a prescription, and the doctor packs his bag. Next you may send pills to others.
rf-help-buy-pill = For 1000 bucks the chip goes to this relative of another family and works at the end of that player's next turn. The owner can have it swapped only for 2000.
rf-help-end-pills = What is left in the box stays there for now. Next you may buy shares.
rf-help-buy-share = You pay 3000 bucks if the grave is empty, 1000 if it is taken, and get the top card of its pile. Only you see its action; everybody sees that you own a share.
rf-help-end-shares = You buy nothing more in this turn. After a moment for reactions the prescriptions of your family work.
rf-help-bury-new = There is always room, it costs no shares, and nobody can object. It is worth little: 2 points unless the table has agreed on less.
rf-help-bury-double = The card is spent and your relative shares a grave that is already taken; no majority is needed and nobody can object. Your other shares of the grave stay with you.
rf-help-bury-regular = You claim an empty grave in which you have more shares than every single other player, counting the documents you turn over. The others may object with documents of their own or fill the grave; if you still lead, the coffin goes in and your shares of this grave are spent.
rf-help-pass = You play nothing in this round. If somebody else plays, you are asked again.
rf-help-mix-up = The card of a grave that is taken moves one coffin out of it into an empty grave. Nobody loses shares by it.
rf-help-mix-up-double = Both cards are spent, and one coffin moves from one taken grave into another. It is the only way to move somebody into a grave that is taken.
rf-help-shock = Your own living relative who wishes for this grave falls two levels at once; whoever was weak dies, and you inherit 2000 bucks. Somebody must lie in the grave.
rf-help-maintenance = For every coffin of another family in this grave its owner pays you 2000 bucks, or whatever is left. Who has nothing pays nothing.
rf-help-illegible = The document counts as one more share of the grave that is being fought for, until this burial is over. It works for you or against the burier, but never for the grave printed on it.

## What cannot be done

rf-refused-not-asked-for = That is not the question. First answer this: { $asked }
rf-refused-family-taken = The family { $family } is taken. Choose another.
rf-refused-no-such-relative = { $relative } belongs to a family that does not play at this table.
rf-refused-not-your-relative = { $relative } is not of your family. The doctor visits only your own.
rf-refused-not-alive = { $relative } is beyond the doctor's help. He visits only the living.
rf-refused-visited-already = The doctor has been with { $relative } in this turn. He comes once.
rf-refused-same-kind = There lies { $kind } already. A swap must bring something else.
rf-refused-no-chip = The box has nothing of that kind left: { $kind }.
rf-refused-placebos-first = Bitter pills come out only when no placebo is left in the box.
rf-refused-cannot-pay = That costs { $money } bucks, and you do not have so much.
rf-refused-not-visited-yet = { $relative } still has no prescription. Visit everybody first.
rf-refused-only-for-others = { $relative } is your own. Pills of this step go to other families.
rf-refused-dead-need-no-pills = { $relative } needs no more pills. Choose somebody who lives.
rf-refused-has-prescription = { $relative } has a prescription already, and one is the most.
rf-refused-pile-is-empty = All shares of grave { $grave } are sold.
rf-refused-one-share-per-grave = You have bought a share of grave { $grave } in this turn. One per grave.
rf-refused-not-your-card = { $card }: that card does not lie in front of you.
rf-refused-grave-is-empty = Grave { $grave } is empty. The card works only when somebody lies there.
rf-refused-grave-is-occupied = Grave { $grave } is taken. A regular burial needs an empty one.
rf-refused-nobody-lies-there = Nobody lies in grave { $grave }. Double Occupancy needs company.
rf-refused-move-needs-empty-grave = Grave { $grave } is taken. Without Double Occupancy a coffin moves only into an empty grave.
rf-refused-move-needs-occupied-grave = Grave { $grave } is empty. Double Occupancy is for a grave that is taken; Mix-up alone will do.
rf-refused-no-such-coffin = { $relative } does not lie in grave { $grave }. Choose a coffin that does.
rf-refused-same-grave = The coffin lies in grave { $grave } already. Choose another grave.
rf-refused-nobody-to-shock = Your relative who wishes for grave { $grave } is not alive. There is nobody to shock.
rf-refused-only-for-a-burial = Illegible Document { $grave } counts only while a burial is being fought for.
rf-refused-document-of-the-same-grave = A document counts for another grave than its own, which is { $grave }.
rf-refused-document-too-late = Grave { $grave } has been filled meanwhile. No document helps now.
rf-refused-document-changes-nothing = Illegible Document { $grave } would change nothing in this burial. Keep it.
rf-refused-not-your-deceased = { $relative } is mourned by another family. Bury your own.
rf-refused-not-deceased = { $relative } does not wait to be buried.
rf-refused-other-burial-first = You have begun with { $relative }. Finish that burial first.
rf-refused-no-majority = You need more shares of grave { $grave } than every other player. A tie is not enough.
rf-refused-unknown-input = The game does not know this move. Choose one of those on offer.

## Options

rf-option-families = Families
rf-option-families-help = Whether chance hands out the families, or everybody takes one, the start player first.
rf-option-families-random = by chance
rf-option-families-choice = everybody chooses
rf-option-start = Start player
rf-option-start-help = Who gets the box first: chance decides, or a seat is named.
rf-option-start-random = by chance
rf-option-payouts = Payouts
rf-option-payouts-help = Which table says what relatives pay when they recover. The printed one is not known; this is our own.
rf-option-payouts-reconstruction-1 = our reconstruction
rf-option-box-leftovers = Leftovers in the box
rf-option-box-leftovers-help = What happens to pills left in the box when it goes to the next player.
rf-option-box-leftovers-return = back to the supply
rf-option-box-leftovers-keep = stay in the box
rf-option-chip-limit = Chips
rf-option-chip-limit-help = Whether there are only 12 pills, 10 placebos and 5 bitter pills for everybody, or always enough.
rf-option-chip-limit-printed = as many as in the box
rf-option-chip-limit-unlimited = always enough
rf-option-interrupts = Interruptions
rf-option-interrupts-help = Whether others may play a card while the player whose turn it is thinks. Without it there are still moments for reactions.
rf-option-interrupts-on = allowed
rf-option-interrupts-off = not allowed
rf-option-window-order = Whose reaction counts
rf-option-window-order-help = With sealed answers speed does not matter. Otherwise the first to call out is heard.
rf-option-window-order-clockwise = sealed, in seat order
rf-option-window-order-arrival = first come, first served
rf-option-window-privacy = Who is asked
rf-option-window-privacy-help = If all who might hold a fitting card are asked, being asked gives nothing away. Asking only those who can play is quicker.
rf-option-window-privacy-strict = all who might play
rf-option-window-privacy-relaxed = only who can play
rf-option-tie-break = Ties
rf-option-tie-break-help = Who wins if several have the most points.
rf-option-tie-break-shared = they share the win
rf-option-tie-break-money = the richest of them
rf-option-idle-rounds = Idle rounds
rf-option-idle-rounds-help = After so many rounds in which nothing happens at all the game ends; 0 means never.
rf-option-max-rounds = Round limit
rf-option-max-rounds-help = After so many rounds the game ends in any case; 0 means no limit.
rf-option-new-cemetery-points = New Cemetery
rf-option-new-cemetery-points-help = How many points a coffin in the New Cemetery scores. Fewer points make the graves matter more.
rf-option-hold-times = Time for reactions
rf-option-hold-times-help = Seconds for reactions to a burial or a card, and in the windows of every turn, written 8/3.
rf-option-hold-times-usual = 5 s, and 1 or 2 s
rf-option-answer-limit = More time to answer
rf-option-answer-limit-help = Seconds that whoever presses Hold may take.
rf-option-finish-round = Finish the round
rf-option-finish-round-help = Whether the last round is played to its end, so that everybody has equally many turns.
rf-option-finish-round-off = ends after the turn
rf-option-finish-round-on = everybody gets the last turn

## Bots

rf-bot-visitor = Picks any legal move by chance.
rf-bot-mourner = Plans deaths towards the graves wished for, buys shares, and doses the rivals.
