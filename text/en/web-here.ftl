# Several people at one device, and the big screen.

web-here-title = On this device
web-here-open = Nobody has secrets in this game: put the device in the middle.
web-here-secrets = Everybody has secrets in this game: a curtain falls before you pass the device on.
web-here-race = Everybody gets a garlic and a key of their own. Hands on the table!
web-here-name = Name of player { $number }
web-here-more = Add a player
web-here-fewer = Remove a player
web-here-bots = Bots as well
web-here-level = How well they play
web-curtain = Pass the device to { $name }
web-curtain-text = Everybody else looks away.
web-curtain-up = I am { $name }
web-poster = Scan this, or type the code at the gate
web-idle = Nobody has moved for a while. Play resumes when everybody is back.
web-idle-here = I’m here
