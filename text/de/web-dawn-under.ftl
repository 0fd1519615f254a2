# Dawn Under im Browser.

du-web-back = ein Vampir, verdeckt
du-web-cemetery = Der Friedhof. Mit den Pfeiltasten gehst du von Grab zu Grab.
du-web-grave = Grab { $grave }
du-web-lid-closed = geschlossen
du-web-lid-turned = Deckel umgedreht
du-web-lid-taken-off = Deckel abgehoben
du-web-lid-missing = ohne Deckel
du-web-rucola-here = hier steht der Graf
du-web-bat-here = hier sitzt eine Fledermaus
du-web-stakes = Pflöcke übrig: { $number }
du-web-own-stakes = { $count ->
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  }
du-web-garlic = { $number ->
    [one] 1 Knoblauchknolle
   *[other] { $number } Knoblauchknollen
  }
du-web-bats = { $count ->
    [one] 1 Fledermaus
   *[other] { $count } Fledermäuse
  }
du-web-left = { $count ->
    [one] noch 1 Vampir
   *[other] noch { $count } Vampire
  }
du-web-rucola-away = Graf Rucola schläft noch.
du-web-rucola-centre = Graf Rucola wartet in der Mitte.
du-web-rucola-with = { $seat-is ->
    [you] Graf Rucola ist bei dir.
   *[other] Graf Rucola ist bei { $seat }.
  }
du-web-plague = { $seat-is ->
    [you] Rattenplage! Du suchst.
   *[other] Rattenplage! { $seat } sucht.
  }
du-web-idle = Züge ohne Bett: { $number } von 36
du-web-mode = Was ein Tippen auf ein Grab bewirkt
du-web-mode-open = Öffnen
du-web-mode-bat = Fledermaus schicken
du-web-gift = Das Geschenk:
