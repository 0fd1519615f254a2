# Rest in Peace in the browser.

rp-web-here = Je bent hier
rp-web-closed = voorgoed dicht
rp-web-unvisited = nog niet bezocht
rp-web-doors = Deuren: { $doors }
rp-web-clues = De drie aanwijzingen
rp-web-clue-down = een aanwijzing, gedekt
rp-web-candidates = Nog mogelijk:
rp-web-bones = Je draagt de botten. Terug naar de hoofdingang!
rp-web-ghost-met = De geest is gezien.
rp-web-deck = Stapel: { $number }
rp-web-deck-text = De deuren die nog in de stapel zitten, per kamer. Hun volgorde is onbekend.
rp-web-discard = Aflegstapel: { $number }
rp-web-fresh = Verse deuren:
rp-web-result = { $end ->
    [won] Thuisgebracht
   *[lost] Verloren
  } na { $entries } kamers, { $closings } gesloten
rp-web-figures = Jouw huizen
rp-web-figure-played = gespeeld
rp-web-figure-won = gewonnen
rp-web-figure-streak = op rij gewonnen
rp-web-figure-best = langste reeks
rp-web-share = Uitslag delen
