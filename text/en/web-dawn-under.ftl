# Dawn Under in the browser.

du-web-back = a vampire, face down
du-web-cemetery = The cemetery. Use the arrow keys to move from grave to grave.
du-web-grave = Grave { $grave }
du-web-lid-closed = closed
du-web-lid-turned = lid turned over
du-web-lid-taken-off = lid taken off
du-web-lid-missing = without a lid
du-web-rucola-here = the Count stands here
du-web-bat-here = a bat sits here
du-web-stakes = Stakes left: { $number }
du-web-own-stakes = { $count ->
    [one] 1 stake
   *[other] { $count } stakes
  }
du-web-garlic = { $number ->
    [one] 1 clove of garlic
   *[other] { $number } cloves of garlic
  }
du-web-bats = { $count ->
    [one] 1 bat
   *[other] { $count } bats
  }
du-web-left = { $count ->
    [one] 1 vampire left
   *[other] { $count } vampires left
  }
du-web-rucola-away = Count Rucola is still asleep.
du-web-rucola-centre = Count Rucola waits in the middle.
du-web-rucola-with = { $seat-is ->
    [you] Count Rucola is with you.
   *[other] Count Rucola is with { $seat }.
  }
du-web-plague = { $seat-is ->
    [you] Rat plague! You search.
   *[other] Rat plague! { $seat } searches.
  }
du-web-idle = Turns without a bed found: { $number } of 36
du-web-mode = What a tap on a grave does
du-web-mode-open = Open
du-web-mode-bat = Send a bat
du-web-gift = The gift:
