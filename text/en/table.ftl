# What every table says, whatever is played on it.

# Who sits there, unless a name is known; counted from 1.
seat-number = Seat { $number }
seat-you = you

refused-no-such-prompt = Question { $prompt } has been settled. Answer the one that is open now.
refused-not-your-prompt = Question { $prompt } is for { $seat }. Wait until you are asked.
refused-no-such-seat = There is no seat { $number } at this table.
refused-table-over = This game is over. Start a new one.
refused-for-the-referee = Question { $prompt } is a race. Only the referee can decide it.
refused-already-sealed = Your answer to question { $prompt } is sealed until everybody has answered.
refused-no-round = Nothing is being answered in secret right now.
refused-no-race = There is no race to judge right now.
refused-nothing-due = It is not time yet.
refused-nothing-to-take-back = There is nothing to take back: either this game counts, or something has been revealed since.
refused-no-advice-here = The sexton gives advice only at practice tables and where one person plays with bots.

ended-abandoned = The table was abandoned: nobody came back to it.
ended-closed = The table was closed before the game was over.

# Bots are called after animals of the graveyard, seat by seat; the names stand alone, without an article.
bot-name-0 = Raven
bot-name-1 = Owl
bot-name-2 = Tomcat
bot-name-3 = Toad
bot-name-4 = Fox
bot-name-5 = Mole

# How well bots play, by level.
level-visitor = Visitor
level-mourner = Mourner
level-gravedigger = Gravedigger
level-sexton = Sexton
level-mourner-weak = Forgetful mourner
level-mourner-sharp = Sharp mourner
level-mourner-ideal = Mourner who never forgets
level-sleepy = Sleepy
level-steady = Steady
level-quick = Quick
level-undead = Undead
