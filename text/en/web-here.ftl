# Several people at one device, and the big screen.

web-here-title = On this device
web-here-open = Everybody sees the same in this game: put the device in the middle.
web-here-secrets = Everybody has secrets in this game: a curtain falls before the device is handed on.
web-here-race = Everybody gets a garlic and a key of their own: put your hands on the table.
web-here-name = Name of person { $number }
web-here-more = One person more
web-here-fewer = One person fewer
web-here-bots = Bots besides
web-here-level = How they play
web-curtain = Hand over to { $name }
web-curtain-text = Everybody else looks away.
web-curtain-up = I am { $name }
web-poster = Scan it, or type the code at the gate
web-idle = Nobody has moved for a while. The table goes on when everybody is here again.
web-idle-here = I am here
