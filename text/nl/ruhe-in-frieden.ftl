rf-game-blurb = (to come)
