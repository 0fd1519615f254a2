# Ruhe in Frieden: what one is after, and what lies on the table.

rf-goal = Bury your relatives as near to the graves they want as you can, before the others take them.
rf-goal-left = { $count ->
    [0] All your relatives are in the ground: the most points win.
    [one] One relative still alive. Everybody alive at the end costs you 2 points.
   *[other] { $count } relatives still alive. Everybody alive at the end costs you 2 points.
  }
rf-goal-watch = The most points win: for relatives in the graves they wanted, or near them.
rf-legend-wish = The grave this relative wants: 5 points there, 4 next to it, 3 in any other, { $number } in the New Cemetery.
rf-legend-planned = What you plan to prescribe. It counts once you send it.
rf-legend-prescription = The prescription: a white pill is one level up, a black placebo one down, a red bitter pill two down. It takes effect in step 5 of its owner’s turn.
rf-legend-hearts = Health, on the upper edge: three hearts for top fit, two for unwell, one for weak, a cross for near death. Below that comes the coffin.
rf-legend-payout = What the bank pays, in thousands of bucks, when this relative gets better and reaches this level.
rf-legend-buried = Dead. This relative scores points once buried, and needs a grave until then.
rf-legend-relative = A relative. The upper edge of the card shows their health. Anybody alive at the end costs 2 points.
rf-legend-money = Bucks, in thousands. Money counts nothing at the end: spend it.
rf-legend-held = Shares by grave: 2×3 means two shares of grave 3. Whoever has more of a grave than any other player may bury there.
rf-legend-turn = This player has the pill box: it is their turn.
rf-legend-dose = A prescription you can plan, and its price. Press it again to take it off.
rf-legend-own-share = A share of yours. It counts for its grave while it lies here. Or play the action on its back, once.
rf-legend-owners = Who has how many shares of this grave. Whoever has the most, with no tie, may bury here.
rf-legend-price = What a share costs, in thousands: 3 while the grave is empty, 1 once somebody lies in it.
rf-legend-pile = Shares of this grave that can still be bought.
rf-legend-coffin = A coffin. The colour is that of its family.
rf-legend-grave = A grave of the old cemetery. It takes one coffin, or two with Double Occupancy.
rf-legend-new = { $number ->
    [one] The New Cemetery takes anybody, free of charge, for { $number } point.
   *[other] The New Cemetery takes anybody, free of charge, for { $number } points.
  }
rf-legend-box = What is left in the doctor’s pill box this turn.
rf-legend-supply = The supply outside the pill box. The box is filled from it again next turn.
rf-legend-steps = The steps of a turn. You make decisions at visits, pills, shares and burials.
rf-legend-bar = Shares at this burial; the dark ones are Illegible Documents. The longest bar, with no tie, gets the grave.
