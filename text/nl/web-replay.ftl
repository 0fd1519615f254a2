# Terugkijken op een tafel die voorbij is.

web-replay-title = Terugblik
web-replay-loading = Het spel wordt nog eens gespeeld …
web-replay-eyes = Door wiens ogen
web-replay-public = een toeschouwer
web-replay-step = Stap { $step } van { $last }
web-replay-slider = Ga naar een stap
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-on = Eén stap verder
web-replay-last = Naar het einde
web-replay-play = Speel af
web-replay-stop = Stop
web-replay-nothing = Daar was van hieruit niets van te zien.
web-replay-link = Kopieer een link naar dit moment
web-replay-closed = Dit gaat open als het spel afgelopen is; het huis van de dag een dag later.
web-replay-gone = Deze tafel bestaat niet, of is niet te lezen.
web-replay-busy = Er kijken nu te veel mensen terug. Probeer het zo nog eens.
web-replay-retry = Probeer opnieuw
web-verify = Controleer het schudden
web-verify-how = Vóór de eerste kaart heeft het huis een geheim verzegeld en iedereen het zegel laten zien. De volgorde van de kaarten volgt uit dat geheim en uit de woorden die de spelers erdoor gemengd hebben. Nu is het geheim open.
web-verify-button = Controleer het hier
web-verify-seal = Zegel van vóór het delen
web-verify-secret = Geheim, na het spel geopend
web-verify-salts = Toegevoegde woorden
web-verify-none = geen
web-verify-chain-holds = Het bestand is ongeschonden: alle { $number } regels sluiten op elkaar aan.
web-verify-chain-broken = Het bestand is veranderd: regel { $number } sluit niet aan op de regels ervoor. De rest is niet gecontroleerd.
web-verify-shown-holds = Het is het zegel dat deze browser vóór het delen heeft gezien.
web-verify-shown-broken = Vóór het delen heeft deze browser een ander zegel gezien.
web-verify-shown-open = Deze browser was vóór het delen niet aan tafel en kan niet zeggen of toen dit zegel is getoond.
web-verify-seal-holds = Het zegel klopt: SHA-256 van het geopende geheim is het zegel van vóór het delen.
web-verify-seal-broken = Het zegel klopt niet: het geopende geheim is niet het verzegelde.
web-verify-seal-open = Deze tafel heeft geen verzegeld geheim: er is met de hand of volgens een nummer gedeeld.
web-verify-deal-holds = Eerlijk gedeeld: je browser heeft met het geheim en de toegevoegde woorden opnieuw gedeeld, en alles ligt precies op dezelfde plek.
web-verify-deal-broken = Wat er gedeeld is, volgt niet uit het geheim: opnieuw gedeeld ligt er iets anders.
web-verify-deal-open = Er is met de hand gedeeld, dus er was geen schudden om te controleren.
web-verify-draws-holds = { $count ->
    [0] Tijdens het spel heeft het toeval niets bepaald.
    [one] De ene trekking tijdens het spel volgt uit het geheim.
   *[other] Alle { $count } trekkingen tijdens het spel, zoals worpen, volgen uit het geheim.
}
web-verify-draws-broken = Regel { $number }: een trekking tijdens het spel, zoals een worp, volgt niet uit het geheim.
web-verify-all = Hier niet gecontroleerd: of elke zet was toegestaan. Download daarvoor het spel en voer deze opdracht uit:
