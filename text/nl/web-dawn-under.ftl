# Dawn Under in the browser.

du-web-back = een vampier, gedekt
du-web-cemetery = Het kerkhof. Met de pijltjestoetsen ga je van graf naar graf.
du-web-grave = Graf { $grave }
du-web-lid-closed = gesloten
du-web-lid-turned = deksel omgedraaid
du-web-lid-taken-off = deksel eraf
du-web-lid-missing = zonder deksel
du-web-rucola-here = hier staat de graaf
du-web-bat-here = hier zit een vleermuis
du-web-stakes = Staken over: { $number }
du-web-own-stakes = { $count ->
    [one] 1 staak
   *[other] { $count } staken
  }
du-web-garlic = { $number ->
    [one] 1 knoflookbol
   *[other] { $number } knoflookbollen
  }
du-web-bats = { $count ->
    [one] 1 vleermuis
   *[other] { $count } vleermuizen
  }
du-web-left = { $count ->
    [one] nog 1 vampier
   *[other] nog { $count } vampiers
  }
du-web-rucola-away = Graaf Rucola slaapt nog.
du-web-rucola-centre = Graaf Rucola wacht in het midden.
du-web-rucola-with = { $seat-is ->
    [you] Graaf Rucola is bij jou.
   *[other] Graaf Rucola is bij { $seat }.
  }
du-web-plague = { $seat-is ->
    [you] Rattenplaag! Jij zoekt.
   *[other] Rattenplaag! { $seat } zoekt.
  }
du-web-idle = Beurten zonder bed: { $number } van 36
du-web-mode = Wat een tik op een graf doet
du-web-mode-open = Open
du-web-mode-bat = Stuur een vleermuis
du-web-gift = Het cadeau:
