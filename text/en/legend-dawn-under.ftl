# Dawn Under: what one is after, and what lies in the cemetery.

du-goal = { $count ->
    [one] One vampire left: get rid of it, and you win.
   *[other] Be the first to get rid of your { $count } vampires: into empty graves under lids of their colour, or as gifts to others.
  }
du-goal-watch = Whoever gets rid of all their vampires first wins.
du-legend-garlic = Garlic left. You may put a clove into an empty grave that doesn’t match; whoever opens that grave next gets a vampire from you.
du-legend-stakes = Stakes, one for each sleeper woken. The third brings this player a vampire from everybody else.
du-legend-bats = Bats left. A bat claims that a grave is empty; the others believe it or doubt it.
du-legend-count = Count Rucola. He reserves a grave for whoever has him.
du-legend-gift = The vampire you are given. Choose which end of your row it goes to.
du-legend-outer = An outer vampire. Only these two can go to bed or be given away.
du-legend-next = Next in line behind the outer one.
du-legend-back = A vampire, face down. It is turned up once it is one of the two outermost at its end.
du-legend-grave = A closed grave. Under the lid is a colour or a rat; in the grave is nothing, a sleeper or garlic.
du-legend-open = An open grave: the lid shows a colour or a rat, and you see what lies inside. Remember it!
du-legend-rats = The rats are here: this grave can be searched during the plague.
du-legend-supply = Stakes in the middle. Nobody wants them.
