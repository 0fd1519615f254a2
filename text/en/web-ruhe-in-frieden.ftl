# Ruhe in Frieden in the browser.

# A sum in thousands, as printed on a note.
rf-web-k = { $number }k
rf-web-money = { $money } bucks
rf-web-free = free

## The turn

rf-web-turn = Turn { $turn }: { $seat-is ->
    [you] you
   *[other] { $seat }
}
rf-web-step-visits = Visits
rf-web-step-pills = Pills
rf-web-step-shares = Shares
rf-web-step-adjust = Effects
rf-web-step-bury = Burials
rf-web-step-end = End
rf-web-turn-of = has the pill box
rf-web-started = went first

## Cemeteries

rf-web-old-cemetery = Old Cemetery
rf-web-new-cemetery = New Cemetery
rf-web-grave = Grave { $grave }
rf-web-empty = empty
rf-web-pile = { $count ->
    [0] none left
    [one] 1 share
   *[other] { $count } shares
}
rf-web-owner = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $count ->
    [one] 1 share
   *[other] { $count } shares
}
rf-web-buy = Buy a share of grave { $grave } for { $money } bucks
rf-web-buy-short = Buy { $price }
rf-web-bought = bought
rf-web-sold-out = sold out
rf-web-dig = Bury in grave { $grave }
rf-web-dig-short = Bury
rf-web-dig-new = Bury here

## Families

rf-web-family = { $family } family
rf-web-no-shares = no shares
rf-web-shares-of = { $count ->
    [one] 1 share of grave { $grave }
   *[other] { $count } shares of grave { $grave }
}
rf-web-in-grave = grave { $grave }
rf-web-in-new = New Cemetery
rf-web-waits = waiting to be buried
rf-web-alive = alive
rf-web-rx = has { $what }
rf-web-rx-by = has { $what } from { $seat-is ->
    [you] you
   *[other] { $seat }
}
rf-web-planned = planned: { $what }
rf-web-pays = on recovering, the bank pays { $weak } at weak, { $unwell } at unwell, { $fit } at top fit

## The doctor

rf-web-box = The doctor’s pill box
rf-web-supply = Supply: { $white ->
    [one] 1 pill
   *[other] { $white } pills
}, { $black ->
    [one] 1 placebo
   *[other] { $black } placebos
}, { $red ->
    [one] 1 bitter pill
   *[other] { $red } bitter pills
}
rf-web-dose = { $money ->
    [0] Plan { $what } for { $relative }, free of charge
   *[other] Plan { $what } for { $relative }, { $money } bucks
}
rf-web-plan-visits = Choose what everybody gets, then send in the doctor.
rf-web-plan-pills = Choose pills for the other families, or carry on.
rf-web-plan-cost = { $count ->
    [one] 1 prescription planned: { $money }; you keep { $left }
   *[other] { $count } prescriptions planned: { $money }; you keep { $left }
}
rf-web-unserved = { $count ->
    [one] One relative still needs a prescription.
   *[other] { $count } relatives still need a prescription.
}
rf-web-too-dear = You can’t afford that.
rf-web-bitter-later = { $count ->
    [one] There is still a placebo in the pill box: the bitter pill stays inside.
   *[other] There are still { $count } placebos in the pill box: the bitter pill stays inside.
}
rf-web-box-short = There aren’t that many pills in the pill box.
rf-web-fill = Pills for the rest
rf-web-send-visits = Send in the doctor ({ $money })
rf-web-send-pills = Send the pills ({ $money })
rf-web-clear = Clear the plan

## Cards

rf-web-hand = Your shares
rf-web-hand-empty = You have no shares. You can buy some in your turn, at “{ rf-web-step-shares }”.
rf-web-playable = { $count ->
    [one] one can be played now
   *[other] { $count } can be played now
}
rf-web-can-play = playable
rf-web-not-now = You can’t play this right now.
rf-web-spent = Spent unseen:

## Burials and reactions

rf-web-burial = A burial
rf-web-contest = Who gets grave { $grave }?
rf-web-buries = { $seat-is ->
    [you] You bury { $relative }.
   *[other] { $seat } buries { $relative }.
}
rf-web-will-bury = { $seat-is ->
    [you] You bury next.
   *[other] { $seat } buries next.
}
rf-web-claim = { $certificates } from shares, { $documents } from documents
rf-web-chain = Documents in the order in which they were turned over
rf-web-document = { $seat-is ->
    [you] You: your document of grave { $from } counts for grave { $to }
   *[other] { $seat }: a document of grave { $from } counts for grave { $to }
}
rf-web-score = then { $own } against { $best }
rf-web-stands-ahead = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
}, { $most } to { $next }.
rf-web-stands-level = Level at { $number }: nobody has a majority.
rf-web-again = { $seat-is ->
    [you] You choose again.
   *[other] { $seat } chooses again.
}
rf-web-hold = I need more time
rf-web-holding = You have more time
rf-web-held = Somebody needs more time.
rf-web-passed-for-you = Your standing order passes for you.
rf-web-others-react = Somebody may still react.

rf-web-orders = Standing orders
rf-web-orders-text = Which chances to react do you want to see? We pass on the others for you. Nobody else can tell, and nothing gets faster or slower.
rf-web-orders-bury = When somebody claims a grave
rf-web-orders-after = After a card or a burial
rf-web-orders-adjust = Before the pills work
rf-web-orders-end = Before a turn ends
rf-web-orders-last = Before the game ends
rf-web-orders-show = Show me
rf-web-orders-pass = Pass for me
rf-web-orders-armed = Cards at the ready
rf-web-orders-armed-text = Whenever you can play one of these, we ask you, whatever your orders.
rf-web-orders-give = Save these orders

## The end

rf-web-sheet = The scores
rf-web-sheet-family = Family
rf-web-sheet-wish = Wish { $wish }
rf-web-sheet-money = Money
rf-web-sheet-total = Points
rf-web-sheet-cards = Shares nobody had seen
rf-web-worth = { $number ->
    [one] 1 point
   *[other] { $number } points
}
rf-web-collects = brings { $money } bucks
rf-web-ledger = The accounts
rf-web-ledger-open = Open the accounts
rf-web-ledger-gone = The accounts can’t be read right now. Try again in a moment.
rf-web-ledger-thousands = In thousands of bucks.
rf-web-ledger-start = at the start
rf-web-ledger-health = health
rf-web-ledger-inherited = inherited
rf-web-ledger-maintenance = maintenance
rf-web-ledger-visits = doctor
rf-web-ledger-pills = for others
rf-web-ledger-shares = shares
