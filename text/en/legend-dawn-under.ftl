# Dawn Under: what one is after, and what lies in the cemetery.

du-goal = { $count ->
    [one] One more vampire to get rid of, and you win.
   *[other] Get rid of your { $count } vampires first: into empty graves under a lid of their colour, or as gifts to others.
  }
du-goal-watch = Whoever gets rid of all their vampires first wins.
du-legend-garlic = Garlic left. You may leave some in an empty grave that doesn’t match; whoever opens that grave next gets a vampire from you.
du-legend-stakes = Stakes, one for each sleeper woken. With the third, every other player gives this one a vampire.
du-legend-bats = Bats left. A bat claims that a grave is empty and fits; the others believe it or doubt it.
du-legend-count = Count Rucola. He reserves a grave for whoever has him.
du-legend-gift = The vampire you are given. Choose at which end of your row it goes.
du-legend-outer = An outer vampire. Only these two can go to bed or be given away.
du-legend-next = It waits its turn behind the outer one.
du-legend-back = A vampire, face down. It is turned up when it is one of the two outermost.
du-legend-grave = A closed grave. Under the lid is a colour, or a rat; inside, nothing, a sleeper or garlic.
du-legend-open = An open grave: the lid shows a colour or a rat, and you see what lies inside. Remember it!
du-legend-rats = The rats are here: this grave can be searched during the plague.
du-legend-supply = Stakes in the middle. Nobody wants them.
