# Advice (TB-8): what the sexton says of every choice. Values are chances in per cent, with half the width of their interval.

advice-title = What the sexton would do
advice-about = How likely each choice wins, as far as the sexton can judge by what you have seen. It stays until the next move, and the log says that you asked.
advice-value = { $value } % ± { $margin }
advice-untried = not tried
advice-pass = Let it pass
advice-best = The sexton would do this
advice-more = { $count ->
    [one] And one choice more.
   *[other] And { $count } choices more.
}

## Rest in Peace

rp-why-home = You carry the bones home: the game is won.
rp-why-bones = The bones lie there.
rp-why-maybe = The bones may lie there.
rp-why-doors = { $count ->
    [one] One door leads on from there.
   *[other] { $count } doors lead on from there.
}
rp-why-no-doors = No door leads on from there: the room would have to be closed.
rp-why-no-way-out = Without the bones there is no way out of there.
rp-why-only-passage = Only the secret passage leads on from there.
rp-why-ace = A door there leads home.
rp-why-new-room = Nobody has been there yet: its secret is turned up, and doors are drawn.
rp-why-ghost = The ghost waits in one of { $unseen } rooms.
rp-why-ghost-ends = The ghost waits in one of { $unseen } rooms, and meeting it with the bones loses the game.
rp-why-drawn = { $fitting } of the { $left } doors left in the deck lead somewhere; the chance to draw none of them is { $none } %.
rp-why-buried = The bones may lie here, and a closed room keeps them for good.
rp-why-passage-gone = You come to { $room }, and the secret passage is gone.
rp-why-flip = { $left ->
    [one] The pattern is known anyway.
   *[other] { $left } patterns are possible; a clue rules some of them out.
}
rp-why-skip = { $left ->
    [one] The pattern is known anyway.
   *[other] { $left } patterns stay possible.
}
rp-why-concede = The game is lost.

## Dawn Under

du-why-vampire = A vampire sleeps there: it would be your stake number { $stakes }.
du-why-own-garlic = Your own garlic lies there: everybody gives you a vampire.
du-why-garlic = Garlic of { $seat } lies there: you would be given a vampire.
du-why-fits = Empty, and the lid fits one of your outer vampires: { $lid }.
du-why-no-fit = Empty, but the lid fits none of your outer vampires: { $lid }.
du-why-unseen = Empty; nobody has seen the lid. It fits one of your outer vampires with { $fits } %, and with { $rat } % it is a rat.
du-why-bat-true = The grave is empty: whoever doubts it takes a stake.
du-why-bat-lie = The grave is taken: it works only if everybody believes you. People would, with about { $believed } %.
du-why-stop = You keep what you have and risk nothing.
du-why-outside = { $beds ->
    [0] Outside then: { $vampire }. No empty grave is remembered for it.
    [one] Outside then: { $vampire }. One empty grave is remembered for it.
   *[other] Outside then: { $vampire }. { $beds } empty graves are remembered for it.
}
du-why-garlic-theirs = { $seat } has a vampire outside that fits here.
du-why-garlic-nobody = Nobody has a vampire outside that fits here.
du-why-watch = The grave is empty: the Count keeps it for you.
du-why-watch-taken = The grave is taken: the Count would help nobody there.
du-why-claim-true = The grave is empty: the claim is true.
du-why-claim-false = The grave is taken: the claim is a lie or a mistake.
du-why-give-found = { $left ->
    [one] { $seat } has one vampire left.
   *[other] { $seat } has { $left } vampires left.
}

## Ruhe in Frieden

rf-why-family = All families are alike: only their wishes differ.
rf-why-dies = Dies of it and leaves { $money } bucks.
rf-why-worse = Is closer to death then: { $health }.
rf-why-better = Gets healthier: { $health }. That costs time.
rf-why-better-paid = Gets healthier: { $health }. That costs time and brings { $money } bucks.
rf-why-delays = Keeps a relative of { $seat } alive for longer.
rf-why-hastens = Brings a relative of { $seat } closer to death.
rf-why-kills-theirs = Would kill a relative of { $seat }, who decides whether to swap it.
rf-why-leads = You would lead this grave: { $own } against { $rival }.
rf-why-level = You would draw level: { $own } against { $rival }. That is enough to stop others.
rf-why-behind = You would still be behind: { $own } against { $rival }.
rf-why-wished = { $relative } wishes to lie there.
rf-why-share-action = Somebody lies there already: the share is worth its action.
rf-why-keep = You keep your { $money } bucks.
rf-why-new = { $points } points for certain; nobody can object.
rf-why-double = { $points } points, and the card is gone.
rf-why-regular = { $shares ->
    [0] { $points } points.
    [one] { $points } points, for one share.
   *[other] { $points } points, for { $shares } shares.
}
rf-why-unopposed = Nobody can have a document against it.
rf-why-opposed = Somebody objects with about { $chance } %, and then it is the New Cemetery.
rf-why-burial-stands = If nobody objects, this burial succeeds: { $relative }.
rf-why-burial-fails = As things stand, this burial fails: { $relative }.
rf-why-cards = You keep your cards.
rf-why-collects = Brings { $money } bucks.
rf-why-moved-up = { $seat-is ->
    [you] You gain { $points } points.
   *[other] { $seat } gains { $points } points.
}
rf-why-moved-down = { $seat-is ->
    [you] You lose { $points } points.
   *[other] { $seat } loses { $points } points.
}
rf-why-document-saves = Decides this burial for you: { $relative }.
rf-why-document-stops = Stops this burial: { $relative }.
rf-why-document-short = Alone it is not enough to decide this burial: { $relative }.

## Clearing Coffins

cc-why-known = A card you know of matches: { $place }.
cc-why-none = No card you know of matches: whoever bangs pays a penalty.
cc-why-special = The exclamation mark is for whoever is first: { $symbol }.
cc-why-hands-off = Hands off: whoever bangs now pays a penalty.
cc-why-clears = Remembered: { $card }. It matches, and the coffin is cleared.
cc-why-exposes = Remembered: { $card }. It matches, and { $seat } has to start again with it.
cc-why-closes = It lies open and matches: { $card }. It goes into its coffin.
cc-why-wrong = It does not match: { $card }. That costs a penalty.
cc-why-concede = Costs a penalty.
cc-why-remembered = Remembered: { $card }.
cc-why-bat-clear = { $left ->
    [0] That wins the game.
    [one] Then one more coffin wins.
   *[other] Then { $left } more coffins win.
}
cc-why-bat-close = { $seat-is ->
    [you] One step closer to clearing it.
   *[other] Helps { $seat }.
}
cc-why-bat-expose = Sets { $seat } back.
cc-why-bat-decline = The bat does nothing for you.
cc-why-moon-gains = You give { $seat } an open coffin for a closed one.
cc-why-moon-loses = You give { $seat } a closed coffin for an open one.
cc-why-moon-even = Neither you nor { $seat } gains a step by it.
cc-why-moon-idle = Only you know better where things lie then.
cc-why-moon-decline = Everything stays where it is.
