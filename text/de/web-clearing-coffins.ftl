# Clearing Coffins im Browser.

cc-web-rolling = Die Würfel rollen.
cc-web-dice-wait = Die Würfel warten.
cc-web-colour-yellow = gelb
cc-web-colour-purple = lila
cc-web-colour-both = gelb und lila
cc-web-colour-bang = Ausrufezeichen
cc-web-symbol-skull = Totenkopf
cc-web-symbol-moon = Mond
cc-web-symbol-bat = Fledermaus
cc-web-garlic = Auf den Knoblauch hauen (Leertaste)
cc-web-garlic-of = Knoblauch von { $name }
cc-web-now = Deins? Hau drauf!
cc-web-now-sealed = Keine Eile. Deins? Hau drauf!
cc-web-not-mine = Nicht meins
cc-web-heard = Deine Hand ist unten.
cc-web-heard-false-start = Zu früh! Die Würfel rollten noch.
cc-web-passed = Du hältst still.
cc-web-sit-out = { $count ->
    [one] Du setzt einen Wurf aus.
   *[other] Du setzt { $count } Würfe aus.
  }
cc-web-sign-garlic = Alle hauen auf den Knoblauch, und wer am schnellsten war, zeigt dann auf eine Karte. Am schönsten unter Freunden.
cc-web-sign-pointed = Hau gleich auf die Karte, die du meinst. So gewinnt niemand durch blindes Draufhauen.
cc-web-pile = Stapel: { $number }
cc-web-cleared = { $number } von { $goal } geräumt
cc-web-throws = hat die Würfel
cc-web-slow-line = langsame Verbindung
cc-web-long-line = weit weg: nur ein Teil der Verzögerung wird abgezogen
cc-web-mechanical = reagiert wie ein Programm
cc-web-down = im Sarg
cc-web-gap = eine Lücke
cc-web-finish = Zielfoto
cc-web-reaction = { $ms } ms
cc-web-ruling-counted = zählt
cc-web-ruling-false-start = Fehlstart
cc-web-ruling-too-late = zu spät
cc-web-correction = Netzverzögerung { $ms } ms, auf { $slack } ms genau
cc-web-handicap = Handicap { $ms } ms
cc-web-look-away = Alle außer { $name } schauen weg. { $name }: gedrückt halten, um bei Mondschein hineinzusehen.
