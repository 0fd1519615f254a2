# Ruhe in Frieden: what one is after, and what lies on the table.

rf-goal = Bury your relatives as near to the graves they want as you can, before the others take them.
rf-goal-left = { $count ->
    [0] All your relatives are in the ground: the most points win.
    [one] One relative left to bury well; everybody still alive at the end costs 2 points.
   *[other] { $count } relatives left to bury well; everybody still alive at the end costs 2 points.
  }
rf-goal-watch = The most points win: for relatives in the graves they wanted, or near them.
rf-legend-wish = The grave this relative wants: 5 points there, 4 next to it, 3 in any other, { $number } in the New Cemetery.
rf-legend-planned = What you plan to prescribe. It counts once you send it.
rf-legend-prescription = The prescription: a white pill makes one level better, a black placebo one level worse, a red bitter pill two. It takes effect in step 5 of its owner’s turn.
rf-legend-hearts = Health, on the upper edge: three hearts top fit, two unwell, one weak, a cross near death. Below that comes the coffin.
rf-legend-payout = What the bank pays, in thousands of bucks, when this relative gets better and reaches this level.
rf-legend-buried = Dead. In the ground this relative scores; waiting, he or she needs a grave.
rf-legend-relative = A relative. The card is turned so that the level of health is on top. Alive at the end: 2 points less.
rf-legend-money = Bucks, in thousands. Money counts nothing at the end: spend it.
rf-legend-held = Shares by grave: 2×3 means two shares of grave 3. Whoever has more of a grave than any other player may bury there.
rf-legend-turn = This player has the pill box: it is their turn.
rf-legend-dose = A prescription you can plan, and its price. Press it again to take it off.
rf-legend-own-share = A share of yours. It counts at its grave while it lies here, or you play the action on its back, once.
rf-legend-owners = Who has how many shares of this grave. The most, with no tie, may bury here.
rf-legend-price = What a share costs, in thousands: 3 while the grave is empty, 1 once somebody lies in it.
rf-legend-pile = Shares of this grave that can still be bought.
rf-legend-coffin = A coffin. The colour is that of its family.
rf-legend-grave = A grave of the old cemetery. It takes one coffin, or two with Double Occupancy.
rf-legend-new = The New Cemetery takes anybody, free of charge, for { $number } points.
rf-legend-box = What is left in the doctor’s pill box this turn.
rf-legend-supply = Pills outside the box. They come back in the next turn.
rf-legend-steps = The steps of a turn. You decide something in visits, pills, shares and burials.
rf-legend-bar = Shares at this burial; the dark ones are Illegible Documents. The longest bar, with no tie, gets the grave.
