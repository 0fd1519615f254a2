# Rest in Peace: what one is after, and what is seen in the house.

rp-goal = Find Eva’s bones: come back to rooms to turn up { $count ->
    [one] the last clue
   *[other] { $count } clues
  }, then enter the room with their pattern.
rp-goal-room = All three clues are up: go to the room with this pattern and take the bones.
rp-goal-bones = You have the bones: get them to the Main Entrance, and you win.
rp-legend-clue = A clue that is up. From left to right, the three clues are the pattern of the room with the bones.
rp-legend-clue-down = A clue, face down. Come back to a room by a door to turn up the next.
rp-legend-candidates = The patterns that still fit the clues. The bones lie in the room with one of them.
rp-legend-door = A door. Its rank is the room it leads to: A is the Main Entrance, K the Master Bedroom. Each can be used once.
rp-legend-dead = A door to a closed room: it leads nowhere.
rp-legend-lock = A lock: on your first visit here, doors of this suit were useless.
rp-legend-pattern = A pattern. If it is that of the three clues, the bones lie here. A frame means that this is still possible.
rp-legend-secret = The secret of this room: one end of the passage, or the ghost.
rp-legend-lantern = Your lantern: you are here.
rp-legend-left = How many doors in the deck still lead here.
rp-legend-closed = Closed for good. Doors to it lead nowhere.
rp-legend-way = You can go here now.
rp-legend-dark = A room you have not visited. On your first visit you turn up its secret and draw doors.
rp-legend-room = A room you know. Come back by a door, and you may turn up a clue.
rp-legend-deck = The doors still in the deck. Press to see which.
