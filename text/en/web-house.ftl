# What makes it somebody’s house: the foot of a page, its password, one’s own data, reports.

web-imprint = Imprint
web-privacy = Privacy
web-house-password = This house asks for a password.
web-announced = A message from the house:
web-your-data = Your data
web-your-data-text = There is no account here. This house knows your browser by a cookie, and saves the name you chose, the tables you belong to and what you reported. Chat is never saved.
web-export-data = Export my data
web-delete-data = Delete my data
web-delete-data-sure = This deletes everything this house has saved about everybody who plays in this browser: names, seats, reports and the cookie. Games that only you play end, other players can take your seats, and in finished games your name becomes “somebody”. The moves of finished games stay. This cannot be undone.
web-deleted-data = Everything is deleted.
web-report = Report
web-report-whom = Report { $name }
web-report-text = Whoever runs this house reads it; nobody at the table hears of it.
web-report-reason = What is it about?
web-report-talk = What they say
web-report-name = Their name
web-report-play = How they play
web-report-other = Something else
web-report-words = In your own words
web-report-sent = Thank you. It has been passed on.
