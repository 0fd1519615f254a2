# Raad (TB-8): wat de koster van elke keuze zegt. Waarden zijn kansen in procenten, met de halve breedte van hun interval.

advice-title = Wat de koster zou doen
advice-about = Hoe waarschijnlijk elke keuze wint, voor zover de koster dat kan beoordelen naar wat je hebt gezien. Het blijft staan tot de volgende zet, en in het logboek staat dat je het hebt gevraagd.
advice-value = { $value } % ± { $margin }
advice-untried = niet geprobeerd
advice-pass = Laat het gaan
advice-best = Dit zou de koster doen
advice-more = { $count ->
    [one] En nog één keuze.
   *[other] En nog { $count } keuzes.
}

## Rest in Peace

rp-why-home = Je brengt de beenderen naar huis: het spel is gewonnen.
rp-why-bones = Daar liggen de beenderen.
rp-why-maybe = De beenderen liggen daar misschien.
rp-why-doors = { $count ->
    [one] Vandaar leidt één deur verder.
   *[other] Vandaar leiden { $count } deuren verder.
}
rp-why-no-doors = Vandaar leidt geen deur verder: de kamer zou gesloten moeten worden.
rp-why-no-way-out = Zonder de beenderen kom je daar niet meer weg.
rp-why-only-passage = Alleen de geheime gang leidt vandaar verder.
rp-why-ace = Daar leidt een deur naar huis.
rp-why-new-room = Daar is nog niemand geweest: het geheim wordt opengelegd en er worden deuren getrokken.
rp-why-ghost = De geest wacht in een van { $unseen } kamers.
rp-why-ghost-ends = De geest wacht in een van { $unseen } kamers, en wie hem met de beenderen tegenkomt, verliest.
rp-why-drawn = { $fitting } van de { $left } deuren in de stapel leiden ergens heen; de kans dat je er geen van trekt is { $none } %.
rp-why-buried = De beenderen liggen misschien hier, en een gesloten kamer houdt ze voorgoed.
rp-why-passage-gone = Je komt hier uit: { $room }. De geheime gang is dan weg.
rp-why-flip = { $left ->
    [one] Het patroon is toch al bekend.
   *[other] { $left } patronen zijn mogelijk; een aanwijzing sluit er een paar uit.
}
rp-why-skip = { $left ->
    [one] Het patroon is toch al bekend.
   *[other] { $left } patronen blijven mogelijk.
}
rp-why-concede = Het spel is verloren.

## Dawn Under

du-why-vampire = Daar slaapt een vampier: dat wordt je staak nummer { $stakes }.
du-why-own-garlic = Daar ligt je eigen knoflook: iedereen geeft je een vampier.
du-why-garlic = Daar ligt knoflook van { $seat }: je zou een vampier krijgen.
du-why-fits = Leeg, en het deksel past bij een van je buitenste vampiers: { $lid }.
du-why-no-fit = Leeg, maar het deksel past bij geen van je buitenste vampiers: { $lid }.
du-why-unseen = Leeg; niemand heeft het deksel gezien. Met { $fits } % past het bij een van je buitenste vampiers, met { $rat } % is het een rat.
du-why-bat-true = Het graf is leeg: wie eraan twijfelt, neemt een staak.
du-why-bat-lie = Het graf is bezet: het lukt alleen als iedereen je gelooft. Mensen doen dat met ongeveer { $believed } %.
du-why-stop = Je houdt wat je hebt en riskeert niets.
du-why-outside = { $beds ->
    [0] Buiten staat dan: { $vampire }. Daarvoor is geen leeg graf onthouden.
    [one] Buiten staat dan: { $vampire }. Daarvoor is één leeg graf onthouden.
   *[other] Buiten staat dan: { $vampire }. Daarvoor zijn { $beds } lege graven onthouden.
}
du-why-garlic-theirs = Bij { $seat } staat buiten een vampier die hier past.
du-why-garlic-nobody = Bij niemand staat buiten een vampier die hier past.
du-why-watch = Het graf is leeg: de graaf houdt het voor je vrij.
du-why-watch-taken = Het graf is bezet: daar helpt de graaf niemand.
du-why-claim-true = Het graf is leeg: de bewering klopt.
du-why-claim-false = Het graf is bezet: de bewering is gelogen of een vergissing.
du-why-give-found = { $left ->
    [one] { $seat } heeft nog één vampier.
   *[other] { $seat } heeft nog { $left } vampiers.
}

## Ruhe in Frieden

rf-why-family = Alle families zijn even goed: alleen hun wensen verschillen.
rf-why-dies = Sterft eraan en laat { $money } duiten na.
rf-why-worse = Is dan dichter bij de dood: { $health }.
rf-why-better = Wordt gezonder: { $health }. Dat kost tijd.
rf-why-better-paid = Wordt gezonder: { $health }. Dat kost tijd en levert { $money } duiten op.
rf-why-delays = Houdt een familielid van { $seat } langer in leven.
rf-why-hastens = Brengt een familielid van { $seat } dichter bij de dood.
rf-why-kills-theirs = Zou een familielid van { $seat } doden, als het niet wordt omgeruild.
rf-why-leads = Je zou hier de meerderheid hebben: { $own } tegen { $rival }.
rf-why-level = Je zou gelijk komen: { $own } tegen { $rival }. Dat is genoeg om anderen tegen te houden.
rf-why-behind = Je zou nog steeds achterliggen: { $own } tegen { $rival }.
rf-why-wished = Daar wil { $relative } liggen.
rf-why-share-action = Daar ligt al iemand: de optie is alleen nog haar actie waard.
rf-why-keep = Je houdt je { $money } duiten.
rf-why-new = Zeker { $points } punten; niemand kan bezwaar maken.
rf-why-double = { $points } punten, en de kaart is weg.
rf-why-regular = { $shares ->
    [0] { $points } punten.
    [one] { $points } punten voor één optie.
   *[other] { $points } punten voor { $shares } opties.
}
rf-why-unopposed = Niemand kan er een document tegen hebben.
rf-why-opposed = Met ongeveer { $chance } % maakt iemand bezwaar, en dan wordt het de Nieuwe Begraafplaats.
rf-why-burial-stands = Als niemand bezwaar maakt, lukt deze begrafenis: { $relative }.
rf-why-burial-fails = Zoals het nu staat, mislukt deze begrafenis: { $relative }.
rf-why-cards = Je houdt je kaarten.
rf-why-collects = Levert { $money } duiten op.
rf-why-moved-up = { $seat-is ->
    [you] Jij wint { $points } punten.
   *[other] { $seat } wint { $points } punten.
}
rf-why-moved-down = { $seat-is ->
    [you] Jij verliest { $points } punten.
   *[other] { $seat } verliest { $points } punten.
}
rf-why-document-saves = Beslist deze begrafenis in jouw voordeel: { $relative }.
rf-why-document-stops = Verhindert deze begrafenis: { $relative }.
rf-why-document-short = Alleen is het niet genoeg om deze begrafenis te beslissen: { $relative }.

## Clearing Coffins

cc-why-known = Een kaart die je kent past: { $place }.
cc-why-none = Geen kaart die je kent past: wie slaat, krijgt straf.
cc-why-special = Het uitroepteken is voor wie het eerst is: { $symbol }.
cc-why-hands-off = Handen thuis: wie nu slaat, krijgt straf.
cc-why-clears = Onthouden: { $card }. Die past, en de kist is geruimd.
cc-why-exposes = Onthouden: { $card }. Die past, en { $seat } moet er opnieuw mee beginnen.
cc-why-closes = Hij ligt open en past: { $card }. De kist gaat dicht.
cc-why-wrong = Past niet: { $card }. Dat kost straf.
cc-why-concede = Kost straf.
cc-why-remembered = Onthouden: { $card }.
cc-why-bat-clear = { $left ->
    [0] Daarmee is het spel gewonnen.
    [one] Dan is er nog één kist te gaan.
   *[other] Dan zijn er nog { $left } kisten te gaan.
}
cc-why-bat-close = { $seat-is ->
    [you] Een stap dichter bij het ruimen.
   *[other] Helpt { $seat }.
}
cc-why-bat-expose = Zet { $seat } terug.
cc-why-bat-decline = De vleermuis levert je niets op.
cc-why-moon-gains = Je geeft { $seat } een open kist voor een dichte.
cc-why-moon-loses = Je geeft { $seat } een dichte kist voor een open.
cc-why-moon-even = Jij noch { $seat } wint er een stap mee.
cc-why-moon-idle = Daarna weet alleen jij beter wat waar ligt.
cc-why-moon-decline = Alles blijft waar het ligt.
