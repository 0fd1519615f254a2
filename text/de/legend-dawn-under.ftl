# Dawn Under: worum es geht und was auf dem Friedhof liegt.

du-goal = { $count ->
    [one] Nur noch ein Vampir: Werde ihn los, und du gewinnst.
   *[other] Werde deine { $count } Vampire vor allen anderen los: in leere Gräber unter Deckeln ihrer Farbe oder als Geschenk an andere.
  }
du-goal-watch = Wer zuerst alle Vampire los ist, gewinnt.
du-legend-garlic = Übriger Knoblauch. Du darfst ihn in ein leeres Grab legen, das nicht passt; wer es als Nächstes öffnet, bekommt einen Vampir von dir.
du-legend-stakes = Pflöcke, einer für jeden gestörten Schläfer. Der dritte bringt von allen anderen je einen Vampir.
du-legend-bats = Übrige Fledermäuse. Eine Fledermaus behauptet, ein Grab sei leer; die anderen glauben es oder zweifeln.
du-legend-count = Graf Rucola. Er reserviert ein Grab für die Person, bei der er ist.
du-legend-gift = Diesen Vampir bekommst du. Wähle, an welches Ende deiner Reihe er kommt.
du-legend-outer = Ein äußerer Vampir. Nur die beiden äußeren können ins Bett gehen oder verschenkt werden.
du-legend-next = Er wartet hinter dem äußeren, bis er dran ist.
du-legend-back = Ein verdeckter Vampir. Er wird aufgedeckt, sobald er an seinem Ende zu den zwei äußersten gehört.
du-legend-grave = Ein geschlossenes Grab. Unter dem Deckel ist eine Farbe oder eine Ratte, im Grab nichts, ein Schläfer oder Knoblauch.
du-legend-open = Ein offenes Grab: Der Deckel zeigt eine Farbe oder eine Ratte, und du siehst, was darin liegt. Merk es dir!
du-legend-rats = Hier sind die Ratten: Dieses Grab kann in der Plage durchsucht werden.
du-legend-supply = Pflöcke in der Mitte. Niemand will sie haben.
