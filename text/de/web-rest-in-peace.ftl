# Rest in Peace im Browser.

rp-web-here = Du bist hier
rp-web-closed = für immer geschlossen
rp-web-unvisited = noch nicht besucht
rp-web-doors = Türen: { $doors }
rp-web-clues = Die drei Hinweise
rp-web-clue-down = ein Hinweis, verdeckt
rp-web-candidates = Noch möglich:
rp-web-bones = Du hast die Gebeine. Zurück zum Haupteingang!
rp-web-ghost-met = Der Geist ist fort.
rp-web-deck = Stapel: { $number }
rp-web-deck-text = Die Türen, die noch im Stapel sind, nach Räumen. Ihre Reihenfolge kennt niemand.
rp-web-discard = Ablage: { $number }
rp-web-fresh = Neue Türen:
rp-web-result = { $end ->
    [won] Heimgebracht
   *[lost] Verloren
  } nach { $entries ->
    [one] 1 Raum
   *[other] { $entries } Räumen
  }, { $closings } geschlossen
rp-web-figures = Deine Häuser
rp-web-figure-played = gespielt
rp-web-figure-won = gewonnen
rp-web-figure-streak = Siege in Folge
rp-web-figure-best = längste Serie
rp-web-share = Ergebnis teilen
