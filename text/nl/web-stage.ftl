# Geluiden in woorden, en hoe een tafel eindigt, in de browser.

## Geluiden

web-captions = Geluiden als tekst
web-sound-bell = Een bel roept je
web-sound-dice = Dobbelstenen ratelen
web-sound-land = De dobbelstenen liggen stil
web-sound-bang = Boem!
web-sound-false-start = Te vroeg: een zoemer
web-sound-photo = Een camera klikt
web-sound-clear = Een kist rolt weg
web-sound-lid = Steen schuurt over steen
web-sound-bed = Een deksel valt dicht
web-sound-hammer = Gehamer
web-sound-earth = Er valt aarde
web-sound-drag = Er wordt een kist versleept
web-sound-card = Papier ritselt
web-sound-stamp = Een stempel komt neer
web-sound-clash = Een stempel en een boos akkoord
web-sound-stake = Geklop op hout
web-sound-coin = Munten rinkelen
web-sound-pill = Pillen rammelen
web-sound-steps = Voetstappen
web-sound-bat = Een vleermuis piept
web-sound-rat = Ratten piepen
web-sound-gift = Een vrolijk deuntje
web-sound-doubt = Een donker akkoord
web-sound-count = Een orgel
web-sound-ghost = Een geest jammert
web-sound-gasp = Iemand hapt naar adem
web-sound-bones = Beenderen rammelen
web-sound-toll = De doodsklok luidt
web-sound-win = Een fanfare
web-sound-lose = Een droevig deuntje

## Het einde

web-end-over = Het is voorbij
web-end-honours = Wie wat het beste deed
web-end-show = Laat het einde zien
web-end-share = Deel een plaatje
web-end-names = Met namen op het plaatje
web-end-saved = Het plaatje staat bij je downloads.
web-end-again-waits = Er wordt gedeeld zodra iedereen er is.
web-end-cc-cleared = Er zijn genoeg kisten geruimd.
web-end-cc-max-throws = Dat was de laatste worp.
web-end-rp-won = Eva’s beenderen liggen in hun graf.
web-end-cc-scene-won = De laatste kist verlaat de crypte.
web-end-cc-scene-lost = De kar vertrekt zonder jouw kisten. Ze houden van het gezelschap.
web-end-du-scene-won = De zon komt op, en al jouw vampiers liggen in bed.
web-end-du-scene-lost = De zon komt op, en iemand moest een parasol meenemen.
web-end-rf-scene-won = De familie is eindelijk verenigd.
web-end-rf-scene-lost = De familie ligt waar nog plek was.
web-end-rp-scene-won = Een voor een gaan de lichten in het huis aan.
web-end-rp-scene-lost = Het huis blijft donker, met één gezicht meer achter de gordijnen.
web-end-cc-score = { $count ->
    [one] { $count } kist geruimd
   *[other] { $count } kisten geruimd
}
web-end-du-score = { $count ->
    [one] { $count } vampier over
   *[other] { $count } vampiers over
}
web-end-rf-score = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
web-end-cc-quickest = Snelste hand: { $seats } ({ $figure } ms)
web-end-cc-hands = Het vaakst op de knoflook: { $seats } ({ $figure })
web-end-cc-early = De meeste valse starts: { $seats } ({ $figure })
web-end-du-beds = De meeste vampiers naar bed gebracht: { $seats } ({ $figure })
web-end-du-gifts = De meeste vampiers weggegeven: { $seats } ({ $figure })
web-end-du-doubts = De meeste vleermuizen betwijfeld: { $seats } ({ $figure })
web-end-rf-wishes = De meeste wensen vervuld: { $seats } ({ $figure })
web-end-rf-inherited = De rijkste erfenis: { $seats } ({ $figure } duiten)
web-end-rf-shares = De meeste opties gekocht: { $seats } ({ $figure })
