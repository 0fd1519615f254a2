# Clearing Coffins in the browser.

cc-web-rolling = Die Würfel rollen.
cc-web-dice-wait = Noch nicht gewürfelt.
cc-web-colour-yellow = gelb
cc-web-colour-purple = lila
cc-web-colour-both = gelb und lila
cc-web-colour-bang = Ausrufezeichen
cc-web-symbol-skull = Schädel
cc-web-symbol-moon = Mond
cc-web-symbol-bat = Fledermaus
cc-web-garlic = Auf den Knoblauch hauen (Leertaste)
cc-web-garlic-of = Knoblauch von { $name }
cc-web-now = Deins? Hau drauf!
cc-web-not-mine = Nicht meins
cc-web-heard = Deine Hand liegt.
cc-web-heard-false-start = Zu früh! Die Würfel lagen noch nicht.
cc-web-passed = Du hältst still.
cc-web-sit-out = { $count ->
    [one] Du setzt einen Wurf aus.
   *[other] Du setzt { $count } Würfe aus.
  }
cc-web-sign-garlic = Alle hauen auf den Knoblauch; die erste Hand zeigt dann auf eine Karte. So spielt man unter Freunden.
cc-web-sign-pointed = Hau gleich auf die Karte, die du meinst. So unter Fremden, damit niemand durch blindes Hauen gewinnt.
cc-web-pile = Stapel: { $number }
cc-web-cleared = { $number } von { $goal } weggeräumt
cc-web-throws = würfelt
cc-web-slow-line = langsame Leitung
cc-web-down = Sarg oben
cc-web-gap = nichts
cc-web-finish = Zielfoto
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = zählt
cc-web-ruling-false-start = Fehlstart
cc-web-ruling-too-late = zu spät
cc-web-correction = Weg hierher: { $ms } ms, auf { $slack } ms genau
cc-web-handicap = Vorgabe { $ms } ms
cc-web-look-away = Alle außer { $name } schauen weg. Festhalten, um im Mondlicht zu sehen.
