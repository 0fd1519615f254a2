# Dawn Under: waar het om gaat, en wat er op de begraafplaats ligt.

du-goal = { $count ->
    [one] Nog maar één vampier: raak hem kwijt, en je wint.
   *[other] Raak je { $count } vampiers als eerste kwijt: in lege graven onder een deksel van hun kleur, of als cadeau aan anderen.
  }
du-goal-watch = Wie als eerste alle vampiers kwijt is, wint.
du-legend-garlic = De knoflook die nog over is. Je mag een bol in een leeg graf leggen dat niet past; wie dat graf daarna opent, krijgt een vampier van jou.
du-legend-stakes = Staken, één voor elke slaper die gewekt is. De derde bezorgt deze speler een vampier van alle anderen.
du-legend-bats = De vleermuizen die nog over zijn. Een vleermuis beweert dat een graf leeg is; de anderen geloven het of twijfelen.
du-legend-count = Graaf Rucola. Hij houdt een graf vrij voor wie hem heeft.
du-legend-gift = De vampier die je krijgt. Kies aan welke kant van je rij hij komt.
du-legend-outer = Een buitenste vampier. Alleen de twee buitenste kunnen naar bed of worden weggegeven.
du-legend-next = Die wacht achter de buitenste op zijn beurt.
du-legend-back = Een gedekte vampier. Hij wordt omgedraaid zodra hij aan zijn kant bij de twee buitenste hoort.
du-legend-grave = Een gesloten graf. Onder het deksel zit een kleur of een rat; in het graf ligt niets, een slaper of knoflook.
du-legend-open = Een open graf: het deksel toont een kleur of een rat, en je ziet wat erin ligt. Onthoud het!
du-legend-rats = Hier zijn de ratten: dit graf kan tijdens de plaag doorzocht worden.
du-legend-supply = De staken in het midden. Niemand wil ze hebben.
