# Geräusche in Worten, und wie ein Tisch endet, im Browser.

## Geräusche

web-captions = Geräusche als Text
web-sound-bell = Eine Glocke ruft dich
web-sound-dice = Würfel klappern
web-sound-land = Die Würfel sind gefallen
web-sound-bang = Rumms!
web-sound-false-start = Zu früh: ein Schnarren
web-sound-photo = Eine Kamera klickt
web-sound-clear = Ein Sarg rollt davon
web-sound-lid = Stein schleift
web-sound-bed = Ein Deckel fällt zu
web-sound-hammer = Hammerschläge
web-sound-earth = Erde prasselt herab
web-sound-drag = Ein Sarg wird geschleift
web-sound-card = Papier raschelt
web-sound-stamp = Ein Stempel knallt
web-sound-clash = Ein Stempel und ein böser Akkord
web-sound-stake = Es klopft auf Holz
web-sound-coin = Münzen klimpern
web-sound-pill = Pillen klappern
web-sound-steps = Schritte
web-sound-bat = Eine Fledermaus fiept
web-sound-rat = Ratten fiepen
web-sound-gift = Eine fröhliche kleine Melodie
web-sound-doubt = Ein düsterer Akkord
web-sound-count = Eine Orgel
web-sound-ghost = Ein Geist heult
web-sound-gasp = Jemand schnappt nach Luft
web-sound-bones = Gebeine klappern
web-sound-toll = Die Totenglocke läutet
web-sound-win = Eine Fanfare
web-sound-lose = Eine traurige kleine Melodie

## Das Ende

web-end-over = Es ist vorbei
web-end-honours = Wer was am besten konnte
web-end-show = Das Ende zeigen
web-end-share = Ein Bild teilen
web-end-names = Mit Namen auf dem Bild
web-end-saved = Das Bild liegt bei deinen Downloads.
web-end-again-waits = Ausgeteilt wird, sobald alle da sind.
web-end-cc-cleared = Genug Särge sind geräumt.
web-end-cc-max-throws = Das war der letzte Wurf.
web-end-rp-won = Evas Gebeine liegen in ihrem Grab.
web-end-cc-scene-won = Der letzte Sarg verlässt die Gruft.
web-end-cc-scene-lost = Der Karren fährt ohne deine Särge. Sie mögen die Gesellschaft.
web-end-du-scene-won = Die Sonne geht auf, und alle deine Vampire liegen im Bett.
web-end-du-scene-lost = Die Sonne geht auf, und jemand musste einen Sonnenschirm mitnehmen.
web-end-rf-scene-won = Die Familie ist endlich vereint.
web-end-rf-scene-lost = Die Familie liegt, wo gerade Platz war.
web-end-rp-scene-won = Im Haus geht ein Licht nach dem anderen an.
web-end-rp-scene-lost = Das Haus bleibt dunkel, mit einem Gesicht mehr hinter den Vorhängen.
web-end-cc-score = { $count ->
    [one] { $count } Sarg geräumt
   *[other] { $count } Särge geräumt
}
web-end-du-score = { $count ->
    [one] { $count } Vampir übrig
   *[other] { $count } Vampire übrig
}
web-end-rf-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-end-cc-quickest = Schnellste Hand: { $seats } ({ $figure } ms)
web-end-cc-hands = Am häufigsten auf dem Knoblauch: { $seats } ({ $figure })
web-end-cc-early = Die meisten Fehlstarts: { $seats } ({ $figure })
web-end-du-beds = Die meisten Vampire ins Bett gebracht: { $seats } ({ $figure })
web-end-du-gifts = Die meisten Vampire verschenkt: { $seats } ({ $figure })
web-end-du-doubts = Die meisten Fledermäuse angezweifelt: { $seats } ({ $figure })
web-end-rf-wishes = Die meisten Wünsche erfüllt: { $seats } ({ $figure })
web-end-rf-inherited = Das reichste Erbe: { $seats } ({ $figure } Mäuse)
web-end-rf-shares = Die meisten Grabrechte gekauft: { $seats } ({ $figure })
