# Ruhe in Frieden in the browser.

# A sum in thousands, as printed on a note.
rf-web-k = { $number }k
rf-web-money = { $money } bucks
rf-web-free = free

## The turn

rf-web-turn = Turn { $turn }: { $seat }
rf-web-step-visits = Visits
rf-web-step-pills = Pills
rf-web-step-shares = Shares
rf-web-step-adjust = Effects
rf-web-step-bury = Burials
rf-web-step-end = End
rf-web-turn-of = has the box
rf-web-started = began

## Cemeteries

rf-web-old-cemetery = Old cemetery
rf-web-new-cemetery = New Cemetery
rf-web-grave = Grave { $grave }
rf-web-empty = empty
rf-web-pile = { $count ->
    [0] none left
    [one] 1 share
   *[other] { $count } shares
}
rf-web-owner = { $count ->
    [one] { $seat }: 1 share
   *[other] { $seat }: { $count } shares
}
rf-web-buy = Buy a share of grave { $grave } for { $money } bucks
rf-web-buy-short = Buy { $price }
rf-web-bought = bought
rf-web-sold-out = sold out
rf-web-dig = Bury in grave { $grave }
rf-web-dig-short = Bury
rf-web-dig-new = Bury here

## Families

rf-web-family = Family { $family }
rf-web-no-shares = no shares
rf-web-shares-of = { $count ->
    [one] 1 share of grave { $grave }
   *[other] { $count } shares of grave { $grave }
}
rf-web-in-grave = grave { $grave }
rf-web-in-new = New Cemetery
rf-web-waits = not buried yet
rf-web-alive = alive
rf-web-rx = has { $what }
rf-web-rx-by = has { $what } from { $seat }
rf-web-planned = planned: { $what }
rf-web-pays = pays { $weak } on reaching weak, { $unwell } for unwell, { $fit } for top fit

## The doctor

rf-web-box = The doctor's box
rf-web-supply = Supply: { $white } pills, { $black } placebos, { $red } bitter
rf-web-dose = { $money ->
    [0] Plan { $what } for { $relative }, free of charge
   *[other] Plan { $what } for { $relative }, { $money } bucks
}
rf-web-plan-visits = Choose what everybody gets, then send the doctor.
rf-web-plan-pills = Choose pills for other families, or go on.
rf-web-plan-cost = { $count ->
    [one] 1 prescription planned: { $money }, leaves { $left }
   *[other] { $count } prescriptions planned: { $money }, leaves { $left }
}
rf-web-unserved = { $count ->
    [one] One relative still needs something.
   *[other] { $count } relatives still need something.
}
rf-web-too-dear = You do not have so much money.
rf-web-bitter-later = { $count ->
    [one] A placebo is still left in the box: the bitter pill stays inside.
   *[other] { $count } placebos are still left in the box: the bitter pill stays inside.
}
rf-web-stuck = The rest of the plan cannot be carried out any more. Change it.
rf-web-fill = Pills for the rest
rf-web-send-visits = Send the doctor ({ $money })
rf-web-send-pills = Send the pills ({ $money })
rf-web-clear = Clear the plan

## Cards

rf-web-hand = Your shares
rf-web-hand-empty = You have no shares. In the third step you can buy some.
rf-web-playable = { $count ->
    [one] one can be played now
   *[other] { $count } can be played now
}
rf-web-can-play = playable
rf-web-not-now = It cannot be played at this moment.
rf-web-spent = Spent unseen:

## Burials and reactions

rf-web-burial = A burial
rf-web-contest = Who may use grave { $grave }?
rf-web-buries = { $seat } buries { $relative }.
rf-web-will-bury = { $seat } buries next.
rf-web-claim = { $certificates } by shares, { $documents } by documents
rf-web-chain = Documents in the order in which they were turned over
rf-web-document = { $seat }: a document of grave { $from } counts for grave { $to }
rf-web-score = then { $own } against { $best }
rf-web-stands-ahead = { $seat } leads, { $most } to { $next }.
rf-web-stands-level = Level at { $number }: nobody has the majority.
rf-web-again = { $seat } must choose anew.
rf-web-hold = I need longer
rf-web-holding = You have more time
rf-web-held = Somebody needs longer.
rf-web-passed-for-you = Your standing order passes for you.

rf-web-orders = Standing orders
rf-web-orders-text = Which moments for reactions do you want to see? In the others we pass for you. Nobody else learns of it, and nothing gets faster or slower.
rf-web-orders-bury = When somebody claims a grave
rf-web-orders-after = After a card or a burial
rf-web-orders-adjust = Before the pills work
rf-web-orders-end = Before a turn ends
rf-web-orders-last = Before the game ends
rf-web-orders-show = Show me
rf-web-orders-pass = Pass for me
rf-web-orders-armed = Cards kept ready
rf-web-orders-armed-text = As soon as you can play one of these, you are shown the moment in any case.
rf-web-orders-give = Give these orders

## The end

rf-web-sheet = The score sheet
rf-web-sheet-family = Family
rf-web-sheet-wish = Wish { $wish }
rf-web-sheet-money = Money
rf-web-sheet-total = Points
rf-web-sheet-cards = Shares nobody had seen
rf-web-worth = points: { $number }
rf-web-collects = brings { $money } bucks
rf-web-ledger = The money book
rf-web-ledger-open = Open the money book
rf-web-ledger-gone = The book cannot be read just now. Try again in a moment.
rf-web-ledger-thousands = In thousands of bucks.
rf-web-ledger-start = at first
rf-web-ledger-health = health
rf-web-ledger-inherited = inherited
rf-web-ledger-maintenance = maintenance
rf-web-ledger-visits = doctor
rf-web-ledger-pills = for others
rf-web-ledger-shares = shares
