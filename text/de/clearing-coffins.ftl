cc-game-blurb = (to come)
