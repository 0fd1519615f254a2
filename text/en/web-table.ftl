## The table while it is played

web-cancel = Cancel
web-watching = You are watching. All seats are taken.
web-watching-free = You are watching. A seat is free.
web-kick-sure = { $name } leaves the table and can’t come back.
web-day-of = House of the day, { $date }
web-day-next = Next one in { $time }
web-day-next-here = The next one is open.

## Inviting from the machine itself

web-reach-only-here = Only this machine can open this link. To let others in, start the house with:
web-reach-tv = Only this machine can open this table. Start the house with { $command } to let others in.

## Where the house cannot be reached

web-offline = You are offline, or the house is closed. Your tables are safe.
web-offline-again = Try again

## Advice, and bots in a hurry

web-advice = What would the sexton do?
web-advice-thinking = The sexton holds up the lantern and thinks …
web-hurried = bot, in a hurry
web-hurried-help = The house is busy: this bot thinks less than its level would.
