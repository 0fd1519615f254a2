# Sounds in words, and how a table ends, in the browser.

## Sounds

web-captions = Sounds as text
web-sound-bell = A bell calls you
web-sound-dice = Dice rattle
web-sound-land = The dice land
web-sound-bang = Bang!
web-sound-false-start = Too early: a buzz
web-sound-photo = A camera clicks
web-sound-clear = A coffin rolls away
web-sound-lid = Stone scrapes
web-sound-bed = A lid falls shut
web-sound-hammer = Hammering
web-sound-earth = Earth falls
web-sound-drag = A coffin is dragged
web-sound-card = Paper rustles
web-sound-stamp = A stamp comes down
web-sound-clash = A stamp, and an angry chord
web-sound-stake = A knock on wood
web-sound-coin = Coins clink
web-sound-pill = Pills rattle
web-sound-steps = Footsteps
web-sound-bat = A bat squeaks
web-sound-rat = Rats squeak
web-sound-gift = A cheerful little tune
web-sound-doubt = A dark chord
web-sound-count = An organ
web-sound-ghost = A ghost wails
web-sound-gasp = A gasp
web-sound-bones = Bones clatter
web-sound-toll = A bell tolls
web-sound-win = A fanfare
web-sound-lose = A sad little tune

## The end

web-end-over = It is over
web-end-honours = Who did what best
web-end-show = Show the ending
web-end-share = Share a picture
web-end-names = With names on the picture
web-end-saved = The picture is in your downloads.
web-end-again-waits = The cards are dealt as soon as everybody is here.
web-end-cc-cleared = Enough coffins are cleared.
web-end-cc-max-throws = That was the last throw.
web-end-rp-won = Eva’s bones lie in their grave.
web-end-cc-scene-won = The last coffin leaves the crypt.
web-end-cc-scene-lost = The cart leaves without your coffins. They like the company.
web-end-du-scene-won = The sun rises, and all your vampires are in bed.
web-end-du-scene-lost = The sun rises, and somebody had to bring a parasol.
web-end-rf-scene-won = The family is united at last.
web-end-rf-scene-lost = The family lies wherever there was room.
web-end-rp-scene-won = One after another, the lights go on in the house.
web-end-rp-scene-lost = The house stays dark, with one more face behind its curtains.
web-end-cc-score = { $count ->
    [one] { $count } coffin cleared
   *[other] { $count } coffins cleared
}
web-end-du-score = { $count ->
    [one] { $count } vampire left
   *[other] { $count } vampires left
}
web-end-rf-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-end-cc-quickest = Quickest hand: { $seats } ({ $figure } ms)
web-end-cc-hands = Most hands on the garlic: { $seats } ({ $figure })
web-end-cc-early = Most false starts: { $seats } ({ $figure })
web-end-du-beds = Most vampires put to bed: { $seats } ({ $figure })
web-end-du-gifts = Most vampires given away: { $seats } ({ $figure })
web-end-du-doubts = Most bats doubted: { $seats } ({ $figure })
web-end-rf-wishes = Most wishes fulfilled: { $seats } ({ $figure })
web-end-rf-inherited = Richest inheritance: { $seats } ({ $figure } bucks)
web-end-rf-shares = Most shares bought: { $seats } ({ $figure })
