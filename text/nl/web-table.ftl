## De tafel tijdens het spel

web-cancel = Annuleer
web-watching = Je kijkt mee. Alle plaatsen zijn bezet.
web-watching-free = Je kijkt mee. Er is een plaats vrij.
web-kick-sure = { $name } gaat van tafel en kan niet terugkomen.
web-day-of = Huis van de dag, { $date }
web-day-next = Het volgende over { $time }
web-day-next-here = Het volgende is open.

## Uitnodigen vanaf de computer zelf

web-reach-only-here = Alleen deze computer kan deze link openen. Om anderen binnen te laten, start je het huis met:
web-reach-tv = Alleen deze computer kan deze tafel openen. Start het huis met { $command } om anderen binnen te laten.

## Als het huis onbereikbaar is

web-offline = Je bent offline, of het huis is gesloten. Je tafels zijn veilig.
web-offline-again = Probeer opnieuw

## Raad, en gehaaste bots

web-advice = Wat zou de koster doen?
web-advice-thinking = De koster heft zijn lantaarn en denkt na …
web-hurried = bot, gehaast
web-hurried-help = Het is druk in huis: deze bot denkt minder na dan zijn niveau zou doen.
