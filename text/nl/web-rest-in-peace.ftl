# Rest in Peace in the browser.

rp-web-here = Je bent hier
rp-web-closed = voorgoed gesloten
rp-web-unvisited = nog niet bezocht
rp-web-doors = Deuren: { $doors }
rp-web-clues = De drie aanwijzingen
rp-web-clue-down = een aanwijzing, gedekt
rp-web-candidates = Nog mogelijk:
rp-web-bones = Je hebt de beenderen. Terug naar de hoofdingang!
rp-web-ghost-met = De geest is weg.
rp-web-deck = Stapel: { $number }
rp-web-deck-text = De deuren die nog in de stapel zitten, per kamer. Niemand kent hun volgorde.
rp-web-discard = Aflegstapel: { $number }
rp-web-fresh = Nieuwe deuren:
rp-web-result = { $end ->
    [won] Thuisgebracht
   *[lost] Verloren
  } na { $entries ->
    [one] 1 kamer
   *[other] { $entries } kamers
  }, { $closings } gesloten
rp-web-figures = Je huizen
rp-web-figure-played = gespeeld
rp-web-figure-won = gewonnen
rp-web-figure-streak = huidige reeks
rp-web-figure-best = langste reeks
rp-web-share = Deel de uitslag
