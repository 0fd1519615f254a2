# What whoever looks after a house reads, in the terminal and on the page.

admin-title = Looking after the house
admin-token = Token
admin-tables = Tables
admin-guests = Guests
admin-bans = Bans
admin-reports = Reports
admin-acts = What was done
admin-done = Done.
admin-none = There is nothing to show.
admin-somebody = Somebody
admin-number = number
admin-what = what
admin-who = who
admin-until = until
admin-when = when
admin-by = by
admin-about = about
admin-table = table
admin-game = game
admin-phase = state
admin-devices = devices
admin-changed = last change
admin-seats = seats
admin-guest = guest
admin-name = name
admin-seen = last seen
admin-text = in their own words
admin-mute = muted
admin-ban = banned
admin-by-local = this machine
admin-by-page = the page
admin-by-guest = the guest
admin-report-talk = What they say
admin-report-name = Their name
admin-report-play = How they play
admin-report-other = Something else
admin-phase-gathering = before the deal
admin-phase-playing = in play
admin-phase-over = over
admin-phase-frozen = stopped by a mistake
admin-here = { $devices ->
    [0] not here
    [one] here
   *[other] here on { $devices } devices
}
admin-close-table = Close
admin-close-sure = Close this table for everybody? A table that has been dealt is over then, and nobody wins.
admin-for = For
admin-for-hour = one hour
admin-for-day = one day
admin-for-week = one week
admin-for-year = one year
admin-mute-guest = Mute
admin-ban-guest = Ban
admin-ban-with-address = Ban with address
admin-delete-guest = Delete
admin-delete-sure = Delete this guest and all their data? This cannot be undone. In finished games their name becomes “somebody”.
admin-lift = Lift
admin-settle = Dealt with
admin-announce = Tell everybody
admin-announce-text = Message
admin-drain = Let nobody new in
admin-drain-stop = Let people in again
admin-drain-text = Tables go on. When nobody plays any more, the house closes.
admin-refresh = Refresh
