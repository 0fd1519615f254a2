# Rest in Peace: waar het om gaat, en wat er in het huis te zien is.

rp-goal = Vind Eva’s beenderen: kom terug in kamers om { $count ->
    [one] de laatste aanwijzing
   *[other] { $count } aanwijzingen
  } om te draaien, en ga dan de kamer met dat patroon in.
rp-goal-room = Alle drie de aanwijzingen liggen open: ga naar de kamer met dit patroon en neem de beenderen.
rp-goal-bones = Je hebt de beenderen: breng ze naar de hoofdingang, en je wint.
rp-legend-clue = Een open aanwijzing. De drie aanwijzingen van links naar rechts zijn het patroon van de kamer met de beenderen.
rp-legend-clue-down = Een gedekte aanwijzing. Kom door een deur terug in een kamer om de volgende om te draaien.
rp-legend-candidates = De patronen die nog bij de aanwijzingen passen. De beenderen liggen in een kamer met een van deze patronen.
rp-legend-door = Een deur. De waarde is de kamer waar die heen leidt: A is de hoofdingang, K de grote slaapkamer. Elke deur werkt maar één keer.
rp-legend-dead = Een deur naar een gesloten kamer: die leidt nergens heen.
rp-legend-lock = Een slot: bij je eerste bezoek hier waren deuren van deze kleur nutteloos.
rp-legend-pattern = Een patroon. Is het dat van de drie aanwijzingen, dan liggen de beenderen hier. Een rand betekent: dat kan nog.
rp-legend-secret = Het geheim van deze kamer: een uiteinde van de geheime gang, of de geest.
rp-legend-lantern = Je lantaarn: hier ben je.
rp-legend-left = Hoeveel deuren in de stapel nog hierheen leiden.
rp-legend-closed = Voorgoed gesloten. Deuren hierheen leiden nergens heen.
rp-legend-way = Hier kun je nu heen.
rp-legend-dark = Een kamer waar je nog niet was. Bij je eerste bezoek draai je het geheim om en trek je deuren.
rp-legend-room = Een kamer die je kent. Kom door een deur terug, en je mag een aanwijzing omdraaien.
rp-legend-deck = De deuren die nog in de stapel zitten. Druk om te zien welke.
