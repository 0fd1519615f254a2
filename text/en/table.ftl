# What every table says, whatever is played on it.

# Who sits there, unless a name is known; counted from 1.
seat-number = Seat { $number }

refused-no-such-prompt = Question { $prompt } is not open any more. Answer the one being asked now.
refused-not-your-prompt = Question { $prompt } is for seat { $seat }. Wait until you are asked.
refused-no-such-seat = This table has no seat { $seat }. Choose one that is really there.
refused-table-over = This table is over; nothing moves here any more. Start a new one.
refused-for-the-referee = Question { $prompt } is a race. Only the referee can settle it.
refused-already-sealed = Your answer to question { $prompt } is sealed. It stays as it is until the round closes.
refused-no-round = There is no sealed round to close. Wait until one begins.
refused-no-race = There is no race to judge. Wait until somebody runs.
refused-nothing-due = Nothing is due yet. Let the clock tick on.
refused-nothing-to-take-back = Nothing can be taken back: the table counts, or something was turned up. Play on.

# Bots are called after animals of the graveyard, seat by seat; the names stand alone, without an article.
bot-name-0 = Raven
bot-name-1 = Owl
bot-name-2 = Tomcat
bot-name-3 = Toad
bot-name-4 = Fox
bot-name-5 = Mole
