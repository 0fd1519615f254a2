# Rat (TB-8): was der Küster zu jeder Wahl sagt. Werte sind Wahrscheinlichkeiten in Prozent, mit der halben Breite ihres Intervalls.

advice-title = Was der Küster täte
advice-about = Wie wahrscheinlich jede Wahl gewinnt, soweit es der Küster nach dem beurteilen kann, was du gesehen hast. Es steht hier bis zum nächsten Zug, und im Protokoll steht, dass du gefragt hast.
advice-value = { $value } % ± { $margin }
advice-untried = nicht erprobt
advice-pass = Es geschehen lassen
advice-best = Das täte der Küster
advice-more = { $count ->
    [one] Und eine weitere Wahl.
   *[other] Und { $count } weitere.
}

## Rest in Peace

rp-why-home = Du trägst die Gebeine nach Hause: das Spiel ist gewonnen.
rp-why-bones = Dort liegen die Gebeine.
rp-why-maybe = Die Gebeine könnten dort liegen.
rp-why-doors = { $count ->
    [one] Von dort führt eine Tür weiter.
   *[other] Von dort führen { $count } Türen weiter.
}
rp-why-no-doors = Von dort führt keine Tür weiter: Der Raum müsste geschlossen werden.
rp-why-no-way-out = Ohne die Gebeine führt von dort kein Weg weiter.
rp-why-only-passage = Von dort führt nur der Geheimgang weiter.
rp-why-ace = Dort führt eine Tür nach Hause.
rp-why-new-room = Dort war noch niemand: Das Geheimnis wird aufgedeckt, und Türen werden gezogen.
rp-why-ghost = Der Geist wartet in einem von { $unseen } Räumen.
rp-why-ghost-ends = Der Geist wartet in einem von { $unseen } Räumen, und wer ihm mit den Gebeinen begegnet, verliert.
rp-why-drawn = { $fitting } der { $left } Türen im Stapel führen irgendwohin; mit { $none } % Wahrscheinlichkeit wird keine davon gezogen.
rp-why-buried = Die Gebeine könnten hier liegen, und ein geschlossener Raum behält sie für immer.
rp-why-passage-gone = Du kommst hierhin: { $room }. Den Geheimgang gibt es dann nicht mehr.
rp-why-flip = { $left ->
    [one] Das Muster ist ohnehin bekannt.
   *[other] { $left } Muster sind möglich; ein Hinweis schließt einige davon aus.
}
rp-why-skip = { $left ->
    [one] Das Muster ist ohnehin bekannt.
   *[other] { $left } Muster bleiben möglich.
}
rp-why-concede = Das Spiel ist verloren.

## Dawn Under

du-why-vampire = Dort schläft ein Vampir: Das wäre dein Pflock Nummer { $stakes }.
du-why-own-garlic = Dort liegt dein eigener Knoblauch: Alle schenken dir einen Vampir.
du-why-garlic = Dort liegt Knoblauch von { $seat }: Du bekämst einen Vampir geschenkt.
du-why-fits = Leer, und der Deckel passt zu einem deiner äußeren Vampire: { $lid }.
du-why-no-fit = Leer, aber der Deckel passt zu keinem deiner äußeren Vampire: { $lid }.
du-why-unseen = Leer; den Deckel hat noch niemand gesehen. Zu { $fits } % passt er zu einem deiner äußeren Vampire, zu { $rat } % ist es eine Ratte.
du-why-bat-true = Das Grab ist leer: Wer daran zweifelt, nimmt einen Pflock.
du-why-bat-lie = Das Grab ist besetzt: Es gelingt nur, wenn alle dir glauben. Menschen täten das mit etwa { $believed } %.
du-why-stop = Du behältst, was du hast, und riskierst nichts.
du-why-outside = { $beds ->
    [0] Außen steht dann { $vampire }. Ein leeres Grab dafür ist nicht in Erinnerung.
    [one] Außen steht dann { $vampire }. Ein leeres Grab dafür ist in Erinnerung.
   *[other] Außen steht dann { $vampire }. { $beds } leere Gräber dafür sind in Erinnerung.
}
du-why-garlic-theirs = Bei { $seat } steht außen ein Vampir, der hier hineinpasst.
du-why-garlic-nobody = Bei niemandem steht außen ein Vampir, der hier hineinpasst.
du-why-watch = Das Grab ist leer: Der Graf hält es dir frei.
du-why-watch-taken = Das Grab ist besetzt: Dort hilft der Graf niemandem.
du-why-claim-true = Das Grab ist leer: Die Behauptung stimmt.
du-why-claim-false = Das Grab ist besetzt: Die Behauptung ist gelogen oder ein Irrtum.
du-why-give-found = { $left ->
    [one] { $seat } hat noch einen Vampir.
   *[other] { $seat } hat noch { $left } Vampire.
}

## Ruhe in Frieden

rf-why-family = Alle Familien sind gleich gut: Nur ihre Wünsche sind verschieden.
rf-why-dies = Stirbt daran und hinterlässt { $money } Mäuse.
rf-why-worse = Ist dem Tod dann näher: { $health }.
rf-why-better = Wird gesünder: { $health }. Das kostet Zeit.
rf-why-better-paid = Wird gesünder: { $health }. Das kostet Zeit und bringt { $money } Mäuse.
rf-why-delays = Hält jemanden aus der Familie von { $seat } länger am Leben.
rf-why-hastens = Bringt jemanden aus der Familie von { $seat } dem Tod näher.
rf-why-kills-theirs = Würde jemanden aus der Familie von { $seat } töten, wo man es noch tauschen kann.
rf-why-leads = Du hättest hier die Mehrheit: { $own } gegen { $rival }.
rf-why-level = Du würdest gleichziehen: { $own } gegen { $rival }. Das reicht, um andere aufzuhalten.
rf-why-behind = Du wärst immer noch im Rückstand: { $own } gegen { $rival }.
rf-why-wished = Dort möchte liegen: { $relative }.
rf-why-share-action = Dort liegt schon jemand: Das Grabrecht zählt nur noch als Aktion.
rf-why-keep = Du behältst deine { $money } Mäuse.
rf-why-new = { $points } Punkte sicher; niemand kann Einspruch erheben.
rf-why-double = { $points } Punkte, und die Karte ist weg.
rf-why-regular = { $shares ->
    [0] { $points } Punkte.
    [one] { $points } Punkte für ein Grabrecht.
   *[other] { $points } Punkte für { $shares } Grabrechte.
}
rf-why-unopposed = Niemand kann ein Dokument dagegen haben.
rf-why-opposed = Mit etwa { $chance } % erhebt jemand Einspruch, und dann ist es der Neue Friedhof.
rf-why-burial-stands = Erhebt niemand Einspruch, gelingt dieses Begräbnis: { $relative }.
rf-why-burial-fails = So, wie es steht, scheitert dieses Begräbnis: { $relative }.
rf-why-cards = Du behältst deine Karten.
rf-why-collects = Bringt { $money } Mäuse ein.
rf-why-moved-up = { $seat-is ->
    [you] Du gewinnst { $points } Punkte.
   *[other] { $seat } gewinnt { $points } Punkte.
}
rf-why-moved-down = { $seat-is ->
    [you] Du verlierst { $points } Punkte.
   *[other] { $seat } verliert { $points } Punkte.
}
rf-why-document-saves = Entscheidet dieses Begräbnis für dich: { $relative }.
rf-why-document-stops = Verhindert dieses Begräbnis: { $relative }.
rf-why-document-short = Allein reicht es nicht, um dieses Begräbnis zu entscheiden: { $relative }.

## Clearing Coffins

cc-why-known = Eine Karte passt, die du kennst: { $place }.
cc-why-none = Keine Karte passt, die du kennst: Wer draufhaut, zahlt eine Strafe.
cc-why-special = Das Ausrufezeichen gehört den Schnellsten: { $symbol }.
cc-why-hands-off = Finger weg: Wer jetzt draufhaut, zahlt eine Strafe.
cc-why-clears = In Erinnerung: { $card }. Das passt, und der Sarg ist geräumt.
cc-why-exposes = In Erinnerung: { $card }. Das passt, und { $seat } muss damit von vorn anfangen.
cc-why-closes = Sie liegt offen und passt: { $card }. Der Sarg geht zu.
cc-why-wrong = Passt nicht: { $card }. Das kostet eine Strafe.
cc-why-concede = Kostet eine Strafe.
cc-why-remembered = In Erinnerung: { $card }.
cc-why-bat-clear = { $left ->
    [0] Damit ist das Spiel gewonnen.
    [one] Dann fehlt noch ein Sarg.
   *[other] Dann fehlen noch { $left } Särge.
}
cc-why-bat-close = { $seat-is ->
    [you] Einen Schritt näher daran, sie zu räumen.
   *[other] Hilft { $seat }.
}
cc-why-bat-expose = Wirft { $seat } zurück.
cc-why-bat-decline = Die Fledermaus nützt dir nichts.
cc-why-moon-gains = Du gibst { $seat } einen offenen Sarg für einen geschlossenen.
cc-why-moon-loses = Du gibst { $seat } einen geschlossenen Sarg für einen offenen.
cc-why-moon-even = Weder du noch { $seat } gewinnt dadurch einen Schritt.
cc-why-moon-idle = Danach weißt nur du besser, was wo liegt.
cc-why-moon-decline = Alles bleibt, wo es ist.
