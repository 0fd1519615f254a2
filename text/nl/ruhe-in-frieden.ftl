# Ruhe in Frieden: vijf families, vijf graven, één dokter.
# Namen van familieleden, graven en kaarten staan in de zinnen zoals ze zijn; het getal tussen haakjes is de wens.
# Pillen komen met hun lidwoord.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Op de oude begraafplaats zijn nog vijf graven vrij, en elke familie telt vijf bejaarden die er hun zinnen op hebben gezet. Koop dokter Tutnichtgut om, verzamel opties, begraaf je eigen mensen waar ze willen liggen, en houd die van de anderen kerngezond.
rf-advice-two = Volgens de Engelse en Nederlandse spelregels is het spel voor 2 tot 5 spelers, volgens de Duitse voor 3 tot 5. Met z’n tweeën kan het, maar vanaf drie wordt er harder om de graven gevochten.

## De tafel

rf-family-1 = Molm
rf-family-2 = Doorn
rf-family-3 = Raaf
rf-family-4 = Steen
rf-family-5 = Vorst

# De beginletters lopen van A tot E, zoals de wensen van 1 tot 5.
rf-relative-1-1 = Adèle { rf-family-1 } (1)
rf-relative-1-2 = Bruno { rf-family-1 } (2)
rf-relative-1-3 = Clara { rf-family-1 } (3)
rf-relative-1-4 = David { rf-family-1 } (4)
rf-relative-1-5 = Edith { rf-family-1 } (5)
rf-relative-2-1 = Albert { rf-family-2 } (1)
rf-relative-2-2 = Berta { rf-family-2 } (2)
rf-relative-2-3 = Casper { rf-family-2 } (3)
rf-relative-2-4 = Dora { rf-family-2 } (4)
rf-relative-2-5 = Emiel { rf-family-2 } (5)
rf-relative-3-1 = Agatha { rf-family-3 } (1)
rf-relative-3-2 = Boris { rf-family-3 } (2)
rf-relative-3-3 = Cora { rf-family-3 } (3)
rf-relative-3-4 = Damiaan { rf-family-3 } (4)
rf-relative-3-5 = Elsa { rf-family-3 } (5)
rf-relative-4-1 = Anton { rf-family-4 } (1)
rf-relative-4-2 = Beate { rf-family-4 } (2)
rf-relative-4-3 = Cyriel { rf-family-4 } (3)
rf-relative-4-4 = Daphne { rf-family-4 } (4)
rf-relative-4-5 = Ernst { rf-family-4 } (5)
rf-relative-5-1 = Alma { rf-family-5 } (1)
rf-relative-5-2 = Basiel { rf-family-5 } (2)
rf-relative-5-3 = Celia { rf-family-5 } (3)
rf-relative-5-4 = Didier { rf-family-5 } (4)
rf-relative-5-5 = Emma { rf-family-5 } (5)

rf-action-do = Dubbele bezetting
rf-action-mx = Verwisseling
rf-action-sh = Shock
rf-action-gm = Grafonderhoud
rf-action-il = Onleesbaar document

rf-share = { $action } { $grave }
rf-and = { $first }, { $rest }

rf-pill-white = een pil
rf-pill-black = een placebo
rf-pill-red = een bittere pil

rf-health-top-fit = topfit
rf-health-unwell = onwel
rf-health-weak = zwak
rf-health-near-death = de dood nabij

## Wat er gevraagd wordt

rf-asked-family = Welke familie neem je?
rf-asked-visits = De dokter is er. Wat moet hij voorschrijven?
rf-asked-pills = Pillen voor de andere families?
rf-asked-shares = Welke opties koop je?
rf-asked-bury = Wie wordt nu begraven, en waar?
rf-asked-respond = Reacties? Je mag een kaart spelen.
rf-asked-interrupt = Je mag tussendoor een kaart spelen.

rf-asked-family-help = Elke familie heeft voor elk graf één familielid. De families verschillen alleen in wat de bank je betaalt als iemand herstelt: de een levert onderweg al iets op, de ander pas aan de top.
rf-asked-visits-help = Al je levende familieleden hebben een recept nodig voordat je verder kunt. Een pil is gratis; een placebo of een bittere pil kost 1000 duiten. Vervangen wat iemand anders heeft achtergelaten, kost 2000. De dokter geeft pas een bittere pil als er geen placebo meer in de pillendoos zit.
rf-asked-pills-help = Wat er nog in de pillendoos zit, mag je voor 1000 duiten per stuk geven aan familieleden van anderen die nog geen recept hebben. Het werkt in de volgende beurt van die familie. Een pil houdt rivalen in leven; een placebo wordt ze misschien op het verkeerde moment fataal.
rf-asked-shares-help = Je mag per beurt op elk graf één optie kopen: 3000 duiten zolang het graf leeg is, 1000 zodra er iemand in ligt. De voorkant is een certificaat dat meetelt voor de meerderheid. De achterkant is een actie die alleen jij ziet, en die je in plaats daarvan één keer mag gebruiken.
rf-asked-bury-help = Op de Nieuwe Begraafplaats kan iedereen terecht, maar het levert weinig op. Voor een leeg graf heb je meer opties nodig dan elke andere speler, en die lever je in. Met Dubbele bezetting kom je in een graf dat al bezet is.
rf-asked-respond-help = Iedereen die misschien een kaart kan spelen, wordt tegelijk gevraagd en antwoordt in het geheim. Wie in de zitvolgorde als eerste een kaart speelt, mag die gebruiken; alle andere antwoorden worden ongezien weggegooid, en iedereen wordt opnieuw gevraagd.
rf-asked-interrupt-help = Terwijl iemand anders nadenkt, mag je Verwisseling, Shock of Grafonderhoud spelen. Niemand wacht op je, en op elk belangrijk moment word je toch gevraagd.

## Wat er gebeurt

rf-seen-family-chosen = { $seat-is ->
    [you] Jij neemt de familie { $family }.
   *[other] { $seat } neemt de familie { $family }.
}
rf-seen-turn-began = { $seat-is ->
    [you] Beurt { $turn }: jij krijgt de pillendoos.
   *[other] Beurt { $turn }: { $seat } krijgt de pillendoos.
}
rf-seen-box-filled = In de pillendoos: { $white ->
    [one] { $white } pil
   *[other] { $white } pillen
}, { $black ->
    [one] { $black } placebo
   *[other] { $black } placebo’s
}, { $red ->
    [one] { $red } bittere pil
   *[other] { $red } bittere pillen
}.
rf-seen-visited = { $money ->
    [0] { $relative } krijgt { $kind }, gratis.
   *[other] { $relative } krijgt { $kind } voor { $money } duiten.
}
rf-seen-visited-substitute = { $relative } krijgt { $kind } uit de jaszak van de dokter.
rf-seen-pill-bought = { $seat-is ->
    [you] Je stuurt { $kind } naar { $relative }.
   *[other] { $seat } stuurt { $kind } naar { $relative }.
}
rf-seen-share-bought = { $seat-is ->
    [you] Je koopt een optie op graf { $grave } voor { $money } duiten.
   *[other] { $seat } koopt een optie op graf { $grave } voor { $money } duiten.
}
rf-seen-own-share-bought = { $seat-is ->
    [you] Je koopt een optie op graf { $grave } voor { $money } duiten: { $action }.
   *[other] { $seat }: optie op graf { $grave } voor { $money } duiten, { $action }.
}
rf-seen-pile-shows = Boven op de stapel van graf { $grave } ligt { $action }.
rf-seen-ended-visits = De dokter is klaar met zijn visites.
rf-seen-ended-pills = Geen pillen meer voor anderen.
rf-seen-ended-shares = Er worden geen opties meer gekocht.
rf-seen-adjusted = { $relative }: { $health }.
rf-seen-paid-out = { $relative }: { $health }, dat levert { $money } duiten op.
rf-seen-shocked = Een shock voor { $relative }: { $health }.
rf-seen-died = { $relative } sterft en laat { $money } duiten na.
rf-seen-chips-returned = De recepten gaan terug naar de voorraad.
rf-seen-played = { $seat-is ->
    [you] Je speelt { $play }
   *[other] { $seat } speelt { $play }
}
rf-seen-coffin-moved = { $relative } verhuist van graf { $from } naar graf { $to }.
rf-seen-maintenance-paid = { $from-is ->
    [you] Je betaalt { $money } duiten aan { $to }.
   *[other] { $to-is ->
        [you] { $from } betaalt jou { $money } duiten.
       *[other] { $from } betaalt { $money } duiten aan { $to }.
    }
}
rf-seen-declared = { $seat-is ->
    [you] Je eist
   *[other] { $seat } eist
} graf { $grave } op voor { $relative }{ $count ->
    [0] .
    [one] , met een document.
   *[other] , met { $count } documenten.
}
rf-seen-burial-failed = { $relative } krijgt graf { $grave } niet.
rf-seen-buried-new = { $relative } gaat naar de Nieuwe Begraafplaats.
rf-seen-buried-regular = { $relative } rust in graf { $grave }.
rf-seen-buried-double = { $relative } schuift aan in graf { $grave }.
rf-seen-shares-spent = { $seat-is ->
    [you] Je levert
   *[other] { $seat } levert
} { $count ->
    [one] een optie
   *[other] { $count } opties
} op graf { $grave } in.
rf-seen-own-shares-spent = { $seat-is ->
    [you] Je levert
   *[other] { $seat } levert
} { $count ->
    [one] een optie
   *[other] { $count } opties
} op graf { $grave } in: { $actions }.
rf-seen-passed = { $seat-is ->
    [you] Je past.
   *[other] { $seat } past.
}
rf-seen-window-closed = Geen reacties meer.
rf-seen-ended = { $seats-is ->
    [you] Jij wint! { $reason }
   *[other] { $count ->
        [one] { $seats } wint. { $reason }
       *[other] Winnaars: { $seats }. { $reason }
    }
}
rf-seen-opened-pile = In de stapel lag nog { $card }.
rf-seen-opened-held = { $seat-is ->
    [you] Je had nog { $card }.
   *[other] { $seat } had nog { $card }.
}
rf-seen-opened-spent = { $seat-is ->
    [you] Je had ingeleverd: { $card }.
   *[other] { $seat } had ingeleverd: { $card }.
}

rf-window-bury = Bezwaar tegen de begrafenis in graf { $grave }?
rf-window-after = Reacties?
rf-window-adjust = Reacties voordat de recepten werken?
rf-window-end = Reacties voordat de beurt eindigt?
rf-window-last = Laatste reacties: verandert er niets, dan is het spel afgelopen.

## Waarom het voorbij is

rf-reason-graves-full = Alle vijf de graven zijn bezet.
rf-reason-family-gone = Van één familie leeft niemand meer.
rf-reason-standstill = Er is te lang niets gebeurd.
rf-reason-round-limit = De afgesproken rondes zijn gespeeld.

## Wat kaarten doen

rf-play-mix-up = Verwisseling: { $relative } van graf { $from } naar { $to }
rf-play-mix-up-double = Verwisseling, Dubbele bezetting: { $relative }, { $from } naar { $to }
rf-play-shock = Shock { $grave } voor wie graf { $grave } wil
rf-play-maintenance = Grafonderhoud { $grave }: geld innen voor de kisten
rf-play-illegible = Onleesbaar document { $grave }

## Wat je kunt doen

rf-do-choose-family = Neem de familie { $family }
rf-do-visit = Geef { $relative } { $kind }
rf-do-end-visits = Rond de visites af
rf-do-buy-pill = Stuur { $kind } naar { $relative }
rf-do-end-pills = Stuur geen pillen meer
rf-do-buy-share = Koop een optie op graf { $grave }
rf-do-end-shares = Koop geen opties meer
rf-do-bury-new = Begraaf { $relative } op de Nieuwe Begraafplaats
rf-do-bury-double = Begraaf { $relative } met Dubbele bezetting in graf { $grave }
rf-do-bury-regular = { $count ->
    [0] Begraaf { $relative } in graf { $grave }
    [one] Begraaf { $relative } in graf { $grave } met het document van graf { $docs }
   *[other] Begraaf { $relative } in graf { $grave } met de documenten van de graven { $docs }
}
rf-do-pass = Pas

rf-help-choose-family = Met deze familie speel je het hele spel, met één familielid voor elk graf. Wat de bank betaalt als ze herstellen, staat op hun kaart; het totaal is in elke familie gelijk.
rf-help-visit = Het recept werkt aan het eind van deze beurt: een pil helpt één trede omhoog, en misschien betaalt de bank je; een placebo kost één trede, een bittere pil twee. Een eerste pil is gratis, een eerste placebo of bittere pil kost 1000 duiten, een ruil 2000. Deze beurt kun je het niet meer veranderen.
rf-help-end-visits = Al je levende familieleden hebben een recept, en de dokter pakt zijn tas in. Daarna mag je pillen naar anderen sturen.
rf-help-buy-pill = Je betaalt 1000 duiten, en dit familielid van een ander krijgt het recept. Het werkt aan het eind van de volgende beurt van die speler; ruilen kost dan 2000.
rf-help-end-pills = Wat nog in de pillendoos zit, blijft daar voorlopig. Daarna mag je opties kopen.
rf-help-buy-share = Je betaalt 3000 duiten als het graf leeg is, 1000 als het bezet is, en krijgt de bovenste kaart van de stapel. Alleen jij ziet de actie; dat je de optie hebt, ziet iedereen.
rf-help-end-shares = Je koopt deze beurt niets meer. Na een kans om te reageren werken de recepten van je familie.
rf-help-bury-new = Er is altijd plaats, het kost geen opties, en niemand kan bezwaar maken. Maar het levert weinig op: 2 punten, tenzij jullie minder hebben afgesproken.
rf-help-bury-double = Je levert de kaart in, en je familielid deelt een graf dat al bezet is. Je hebt geen meerderheid nodig, en niemand kan bezwaar maken. Je andere opties op dat graf houd je.
rf-help-bury-regular = Je eist een leeg graf op waarop je meer opties hebt dan elke andere speler, de documenten meegeteld die je nu omdraait. De anderen mogen met eigen documenten bezwaar maken, of het graf vullen. Sta je dan nog voor, dan gaat de kist erin en lever je je opties op dit graf in.
rf-help-pass = Je speelt voorlopig niets. Speelt iemand anders wel, dan word je opnieuw gevraagd.
rf-help-mix-up = Je haalt een kist uit het bezette graf op je kaart en legt die in een leeg graf. Niemand raakt daardoor opties kwijt.
rf-help-mix-up-double = Je levert beide kaarten in en verhuist een kist van het ene bezette graf naar het andere. Alleen zo kun je iemand verplaatsen naar een graf dat bezet is.
rf-help-shock = Je eigen levende familielid dat dit graf wil, zakt meteen twee treden. Wie zwak was of erger, sterft, en jij erft 2000 duiten. Het graf moet bezet zijn.
rf-help-maintenance = Voor elke kist van een andere familie in dit graf betaalt die familie jou 2000 duiten, of wat er nog over is.
rf-help-illegible = Het document telt als één extra optie op het omstreden graf, tot deze begrafenis voorbij is. Het helpt jou, of werkt tegen wie begraaft, maar telt nooit voor het graf dat erop staat.

## Wat niet kan

rf-refused-not-asked-for = Dat is niet de vraag. Eerst: { $asked }
rf-refused-family-taken = De familie { $family } is al gekozen. Kies een andere.
rf-refused-no-such-relative = { $relative } hoort bij een familie die niet meespeelt.
rf-refused-not-your-relative = { $relative } hoort niet bij jou. De dokter bezoekt alleen je eigen familie.
rf-refused-not-alive = Voor { $relative } kan geen dokter nog iets doen. Hij bezoekt alleen levenden.
rf-refused-visited-already = De dokter is deze beurt al bij { $relative } geweest. Hij komt maar één keer.
rf-refused-same-kind = Het recept is al { $kind }. Een ruil moet iets anders opleveren.
rf-refused-no-chip = Dat zit niet meer in de pillendoos: { $kind }.
rf-refused-placebos-first = De dokter geeft pas een bittere pil als er geen placebo meer in de pillendoos zit.
rf-refused-cannot-pay = Dat kost { $money } duiten; dat kun je niet betalen.
rf-refused-not-visited-yet = { $relative } heeft nog geen recept. Iedereen heeft er een nodig.
rf-refused-only-for-others = { $relative } hoort bij jou. In deze stap gaan pillen naar andere families.
rf-refused-dead-need-no-pills = { $relative } heeft geen pillen meer nodig. Kies iemand die leeft.
rf-refused-has-prescription = { $relative } heeft al een recept, en meer dan één krijgt niemand.
rf-refused-pile-is-empty = Alle opties op graf { $grave } zijn verkocht.
rf-refused-one-share-per-grave = Je hebt deze beurt al een optie op graf { $grave } gekocht. Eén per graf.
rf-refused-not-your-card = Die kaart heb je niet: { $card }.
rf-refused-grave-is-empty = Graf { $grave } is leeg. De kaart werkt alleen als er iemand in ligt.
rf-refused-grave-is-occupied = Graf { $grave } is bezet. Een gewone begrafenis heeft een leeg graf nodig.
rf-refused-nobody-lies-there = In graf { $grave } ligt niemand. Dubbele bezetting heeft gezelschap nodig.
rf-refused-move-needs-empty-grave = Graf { $grave } is bezet. Zonder Dubbele bezetting gaat een kist alleen naar een leeg graf.
rf-refused-move-needs-occupied-grave = Graf { $grave } is leeg. Dubbele bezetting is hier niet nodig; Verwisseling volstaat.
rf-refused-no-such-coffin = { $relative } ligt niet in graf { $grave }. Kies een kist die er wel ligt.
rf-refused-same-grave = De kist ligt al in graf { $grave }. Kies een ander graf.
rf-refused-nobody-to-shock = Je familielid dat graf { $grave } wilde, leeft niet meer. Er valt niemand te laten schrikken.
rf-refused-only-for-a-burial = Onleesbaar document { $grave } telt alleen zolang een begrafenis omstreden is.
rf-refused-document-of-the-same-grave = Een document telt nooit voor zijn eigen graf, en dit is van graf { $grave }.
rf-refused-document-too-late = In graf { $grave } ligt intussen iemand. Nu helpt geen document meer.
rf-refused-document-changes-nothing = Onleesbaar document { $grave } zou aan deze begrafenis niets veranderen. Houd het.
rf-refused-not-your-deceased = Om { $relative } rouwt een andere familie. Begraaf je eigen doden.
rf-refused-not-deceased = { $relative } wacht niet op een begrafenis.
rf-refused-other-burial-first = Je bent met { $relative } begonnen. Maak eerst die begrafenis af.
rf-refused-no-majority = Je hebt meer opties op graf { $grave } nodig dan elke andere speler. Gelijk is niet genoeg.
rf-refused-document-needs-share = Een Onleesbaar document telt alleen naast een echte optie op graf { $grave }, en die heb je niet.
rf-refused-others-need-placebos = Al je andere levende familieleden hebben eerst een placebo nodig; dan pas komt de bittere pil.
rf-refused-unknown-input = Dat is geen zet in dit spel. Kies er een die aangeboden wordt.

## Opties

rf-option-families = Families
rf-option-families-help = Families worden geloot, of iedereen kiest er om de beurt een.
rf-option-families-random = geloot
rf-option-families-choice = iedereen kiest
rf-option-start = Wie begint
rf-option-start-help = Wie de pillendoos het eerst krijgt: het lot beslist, of een bepaalde plaats.
rf-option-start-random = het lot beslist
rf-option-payouts = Uitbetalingen
rf-option-payouts-help = Wat de bank betaalt als familieleden herstellen. De gedrukte bedragen kennen we niet; deze zijn van onszelf.
rf-option-payouts-reconstruction-1 = onze reconstructie
rf-option-box-leftovers = Resten in de pillendoos
rf-option-box-leftovers-help = Wat er gebeurt met overgebleven pillen als de pillendoos doorgaat.
rf-option-box-leftovers-return = terug naar de voorraad
rf-option-box-leftovers-keep = blijven in de pillendoos
rf-option-chip-limit = Aantal pillen
rf-option-chip-limit-help = Of jullie samen 12 pillen, 10 placebo’s en 5 bittere pillen hebben, of altijd genoeg.
rf-option-chip-limit-printed = 12, 10 en 5, zoals in het spel
rf-option-chip-limit-unlimited = altijd genoeg
rf-option-bitter-gate = Bittere pil
rf-option-bitter-gate-help = Wanneer de dokter in je familie de bittere pil geeft: als er geen placebo meer in de pillendoos zit, of als al je andere levende familieleden er een hebben, van wie ook.
rf-option-bitter-gate-box = geen placebo meer
rf-option-bitter-gate-others = alle anderen hebben er een
rf-option-open-actions = Stapels opties
rf-option-open-actions-help = Of de bovenste actie van elke stapel te zien is voordat je koopt. Dan weet iedereen wie wat heeft.
rf-option-open-actions-off = acties verborgen
rf-option-open-actions-on = bovenste actie open
rf-option-document-alone = Een document alleen
rf-option-document-alone-help = Of een Onleesbaar document een graf wint of blokkeert waarop je geen echte optie hebt. In het gedrukte voorbeeld niet.
rf-option-document-alone-beside = vraagt een echte optie
rf-option-document-alone-share = telt op zichzelf
rf-option-burier-plays = Kaarten vóór een begrafenis
rf-option-burier-plays-help = Of je nog een kaart mag spelen, zoals een Verwisseling, voordat je zegt waar je doden komen.
rf-option-burier-plays-on = toegestaan
rf-option-burier-plays-off = eerst begraven
rf-option-interrupts = Onderbreken
rf-option-interrupts-help = Of je een kaart mag spelen terwijl iemand anders nadenkt. Zo niet, dan krijg je nog steeds je kansen om te reageren.
rf-option-interrupts-on = toegestaan
rf-option-interrupts-off = niet toegestaan
rf-option-window-order = Wiens reactie telt
rf-option-window-order-help = Met geheime antwoorden doet snelheid er niet toe. Anders telt wie het eerst reageert.
rf-option-window-order-clockwise = geheim, in zitvolgorde
rf-option-window-order-arrival = wie het eerst komt
rf-option-window-privacy = Wie gevraagd wordt
rf-option-window-privacy-help = Wordt iedereen gevraagd die misschien een passende kaart heeft, dan verraadt de vraag niets. Alleen vragen wie echt kan spelen, gaat sneller.
rf-option-window-privacy-strict = wie misschien kan spelen
rf-option-window-privacy-relaxed = alleen wie kan spelen
rf-option-tie-break = Gelijke stand
rf-option-tie-break-help = Wie wint als meerdere spelers de meeste punten hebben.
rf-option-tie-break-shared = zij winnen samen
rf-option-tie-break-money = wie het meeste geld heeft
rf-option-idle-rounds = Lege rondes
rf-option-idle-rounds-help = Na zoveel rondes waarin helemaal niets gebeurt, eindigt het spel; 0 betekent nooit.
rf-option-max-rounds = Rondelimiet
rf-option-max-rounds-help = Na zoveel rondes eindigt het spel in elk geval; 0 betekent zonder limiet.
rf-option-new-cemetery-points = Nieuwe Begraafplaats
rf-option-new-cemetery-points-help = Hoeveel punten een kist op de Nieuwe Begraafplaats oplevert. Minder punten maken de graven belangrijker.
rf-option-hold-times = Tijd voor reacties
rf-option-hold-times-help = Seconden om te reageren op een begrafenis of een kaart, en op de vaste momenten van elke beurt, geschreven als 8/3.
rf-option-hold-times-usual = 5 s, anders 1 of 2 s
rf-option-answer-limit = Extra tijd
rf-option-answer-limit-help = Hoeveel seconden je krijgt als je “Ik heb meer tijd nodig” zegt.
rf-option-finish-round = Ronde afmaken
rf-option-finish-round-help = Of de laatste ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft.
rf-option-finish-round-off = einde na de beurt
rf-option-finish-round-on = iedereen krijgt nog een beurt

## Bots

rf-bot-visitor = Doet zomaar een toegestane zet.
rf-bot-mourner = Plant elk sterfgeval voor het juiste graf, koopt opties en stuurt rivalen hun pillen.
rf-bot-rusher = Laat iedereen zo snel sterven als het geld toelaat en kijkt naar geen enkel graf.
rf-bot-answerer = Geeft pillen aan alle buren die op sterven liggen, wat ze ook kosten.
rf-bot-builder = Spaart voor opties en laat niemand sterven voordat het graf veilig is.
rf-bot-gravedigger = Speelt elke begrafenis in gedachten door voordat er iets gebeurt, tegen mensen die even sluw zijn.
rf-bot-sexton = Weet wat elk sterfgeval waard is voordat het gebeurt. Houd je familieleden uit de buurt.

## Manieren om te spelen

rf-preset-as-printed = Zoals gedrukt
rf-preset-as-printed-help = De gedrukte regels, met kaarten op elk moment.
rf-preset-family = Familie
rf-preset-family-help = Niemand onderbreekt je beurt, je hebt meer tijd om te reageren, en iedereen krijgt een laatste beurt.
rf-preset-club = Club
rf-preset-club-help = Iedereen kiest een familie en krijgt evenveel beurten, en bij gelijke stand beslist het geld.
rf-preset-no-reflex = Geen haast
rf-preset-no-reflex-help = Niemand onderbreekt je beurt, en er is ruim tijd voor elke reactie.
