# Ruhe in Frieden: vijf families, vijf graven, één dokter.
# Namen van familieleden, graven en kaarten staan in de zinnen zoals ze zijn; het getal tussen haakjes is de wens.
# Pillen komen met hun lidwoord.

rf-game-title = Ruhe in Frieden
rf-game-blurb = Op de oude begraafplaats zijn nog vijf graven vrij, en elke familie heeft vijf bejaarde familieleden die daar willen liggen. Koop de dokter om, verzamel opties, begraaf je eigen mensen waar ze willen zijn, en houd die van de anderen kerngezond.

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
rf-health-unwell = niet lekker
rf-health-weak = zwak
rf-health-near-death = de dood nabij

## Wat er gevraagd wordt

rf-asked-family = Welke familie neem je?
rf-asked-visits = De dokter is er. Wat moet hij voorschrijven?
rf-asked-pills = Pillen voor de andere families?
rf-asked-shares = Welke opties koop je?
rf-asked-bury = Wie wordt nu begraven, en waar?
rf-asked-respond = Tijd om te reageren. Speel je een kaart?
rf-asked-interrupt = Je mag er een kaart tussendoor spelen.

rf-asked-family-help = Elke familie heeft voor elk graf één familielid. Ze verschillen alleen in wat de bank betaalt als het beter met iemand gaat: sommigen betalen al onderaan, anderen pas helemaal boven.
rf-asked-visits-help = Ieder levend familielid van jou heeft een recept nodig voordat het verdergaat. Een pil kost niets, een placebo of bittere pil 1000 duiten; vervangen wat een ander heeft neergelegd kost er 2000. Bittere pillen komen pas als er geen placebo meer in de doos zit.
rf-asked-pills-help = Voor 1000 duiten per stuk mag je wat nog in de doos zit aan familieleden van anderen geven die nog geen recept hebben. Het werkt in de volgende beurt van hun eigenaar. Een pil houdt rivalen in leven, een placebo stuurt ze misschien op het verkeerde moment het graf in.
rf-asked-shares-help = Je mag per beurt één optie op elk graf kopen: 3000 duiten zolang het graf leeg is, 1000 zodra er iemand ligt. Als bewijs telt ze voor de meerderheid; haar verborgen actie, die alleen jij ziet, mag je in plaats daarvan één keer gebruiken.
rf-asked-bury-help = De Nieuwe Begraafplaats neemt iedereen, maar levert weinig op. Voor een leeg graf heb je meer opties nodig dan ieder ander, en daarna zijn ze op; Dubbele bezetting opent een graf dat al bezet is.
rf-asked-respond-help = Iedereen die iets zou kunnen spelen wordt tegelijk gevraagd en antwoordt verdekt. Wie het eerst in de volgorde komt en speelt, ziet zijn kaart uitgevoerd; alle andere antwoorden worden ongezien weggegooid, en er wordt opnieuw gevraagd.
rf-asked-interrupt-help = Terwijl de speler aan de beurt nadenkt, mag je Verwisseling, Shock of Grafonderhoud spelen. Niemand wacht op je, en op elk belangrijk moment word je toch gevraagd.

## Wat er gebeurt

rf-seen-family-chosen = { $seat } neemt de familie { $family }.
rf-seen-turn-began = Beurt { $turn }: { $seat } krijgt de doos.
rf-seen-box-filled = In de doos: { $white } pillen, { $black } placebo's, { $red } bittere.
rf-seen-visited = { $money ->
    [0] { $relative } krijgt { $kind }, gratis.
   *[other] { $relative } krijgt { $kind } voor { $money } duiten.
}
rf-seen-visited-substitute = { $relative } krijgt { $kind } uit de zak van de dokter.
rf-seen-pill-bought = { $seat } stuurt { $kind } naar { $relative }.
rf-seen-share-bought = { $seat } koopt een optie op graf { $grave } voor { $money } duiten.
rf-seen-own-share-bought = { $seat }: optie op graf { $grave } voor { $money } duiten, { $action }.
rf-seen-ended-visits = De dokter is klaar met zijn bezoeken.
rf-seen-ended-pills = Er worden geen pillen meer verstuurd.
rf-seen-ended-shares = Het loket voor opties gaat dicht.
rf-seen-adjusted = { $relative } is { $health }.
rf-seen-paid-out = { $relative } is { $health }: { $money } duiten.
rf-seen-shocked = { $relative } krijgt een shock: { $health }.
rf-seen-died = { $relative } sterft en laat { $money } duiten na.
rf-seen-chips-returned = De recepten gaan terug naar de voorraad.
rf-seen-played = { $seat } speelt { $play }
rf-seen-coffin-moved = { $relative } verhuist van graf { $from } naar graf { $to }.
rf-seen-maintenance-paid = { $from } betaalt { $money } duiten aan { $to }.
rf-seen-declared = { $count ->
    [0] { $seat } eist graf { $grave } op voor { $relative }.
    [one] { $seat } eist graf { $grave } op voor { $relative }, met document.
   *[other] { $seat } eist graf { $grave } op voor { $relative }, { $count } documenten.
}
rf-seen-burial-failed = Graf { $grave } gaat niet door voor { $relative }.
rf-seen-buried-new = { $relative } gaat naar de Nieuwe Begraafplaats.
rf-seen-buried-regular = { $relative } rust in graf { $grave }.
rf-seen-buried-double = { $relative } schuift aan in graf { $grave }.
rf-seen-shares-spent = { $count ->
    [one] { $seat } levert een optie op graf { $grave } in.
   *[other] { $seat } levert { $count } opties op graf { $grave } in.
}
rf-seen-own-shares-spent = { $count ->
    [one] { $seat } levert een optie in, graf { $grave }: { $actions }.
   *[other] { $seat } levert { $count } opties in, graf { $grave }: { $actions }.
}
rf-seen-passed = { $seat } past.
rf-seen-window-closed = Niemand reageert meer.
rf-seen-ended = { $count ->
    [one] Winnaar: { $seats }. { $reason }
   *[other] Winnaars: { $seats }. { $reason }
}
rf-seen-opened-pile = In de stapel lag nog { $card }.
rf-seen-opened-held = { $seat } had nog { $card }.
rf-seen-opened-spent = { $seat } had ingeleverd: { $card }.

rf-window-bury = Bezwaar tegen de begrafenis in graf { $grave }?
rf-window-after = Tijd om te reageren.
rf-window-adjust = Tijd om te reageren, voordat de pillen werken.
rf-window-end = Tijd om te reageren, voordat de beurt eindigt.
rf-window-last = Laatste reacties: verandert er niets, dan is het spel uit.

## Waarom het voorbij is

rf-reason-graves-full = Alle vijf de graven zijn bezet.
rf-reason-family-gone = Van één familie leeft niemand meer.
rf-reason-standstill = Er is te lang niets gebeurd.
rf-reason-round-limit = De afgesproken rondes zijn gespeeld.

## Wat kaarten doen

rf-play-mix-up = Verwisseling: { $relative } van graf { $from } naar { $to }
rf-play-mix-up-double = Verwisseling, Dubbele bezetting: { $relative }, { $from } naar { $to }
rf-play-shock = Shock { $grave } voor het familielid met wens { $grave }
rf-play-maintenance = Grafonderhoud { $grave }: voor kisten wordt betaald
rf-play-illegible = Onleesbaar document { $grave }

## Wat je kunt doen

rf-do-choose-family = Neem de familie { $family }
rf-do-visit = Geef { $kind } aan { $relative }
rf-do-end-visits = Beëindig de bezoeken
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

rf-help-choose-family = Je speelt deze familie tot het eind, met één familielid voor elk graf. Wat ze betalen als ze opknappen, staat op hun kaart; de som is in elke familie gelijk.
rf-help-visit = Het middel werkt in stap vijf van deze beurt: een pil tilt één trede op en betaalt misschien, een placebo laat één trede zakken, een bittere pil twee. De eerste pil is gratis, een placebo of bittere pil kost 1000 duiten, een ruil 2000. Wat gegeven is, blijft deze beurt liggen.
rf-help-end-visits = Al je levenden hebben een recept, en de dokter pakt zijn tas in. Daarna mag je pillen naar anderen sturen.
rf-help-buy-pill = Voor 1000 duiten gaat het middel naar dit familielid van een ander en werkt het aan het eind van de volgende beurt van die familie. Daar kan men het alleen voor 2000 ruilen.
rf-help-end-pills = Wat nog in de doos zit, blijft daar voorlopig. Daarna mag je opties kopen.
rf-help-buy-share = Je betaalt 3000 duiten voor een leeg graf, 1000 voor een bezet graf, en krijgt de bovenste kaart van de stapel. Alleen jij ziet de actie; dat je een optie hebt, ziet iedereen.
rf-help-end-shares = Je koopt deze beurt niets meer. Na een moment om te reageren werken de recepten van je familie.
rf-help-bury-new = Er is altijd plaats, het kost geen opties, en niemand kan bezwaar maken. Het levert weinig op: 2 punten, tenzij de tafel minder heeft afgesproken.
rf-help-bury-double = De kaart is op en je familielid deelt een graf dat al bezet is; een meerderheid hoeft niet, en niemand kan bezwaar maken. Je andere opties op dat graf houd je.
rf-help-bury-regular = Je eist een leeg graf op waarop je meer opties hebt dan ieder ander afzonderlijk, omgedraaide documenten meegeteld. De anderen mogen er eigen documenten tegenover stellen of het graf vullen; sta je dan nog voor, dan gaat de kist erin en zijn je opties op dit graf op.
rf-help-pass = Je speelt deze ronde niets. Speelt een ander wel, dan word je opnieuw gevraagd.
rf-help-mix-up = De kaart van een bezet graf brengt er een kist uit naar een leeg graf. Niemand verliest daardoor opties.
rf-help-mix-up-double = Beide kaarten zijn op, en een kist verhuist van het ene bezette graf naar het andere. Het is de enige manier om iemand te verplaatsen naar een graf dat bezet is.
rf-help-shock = Je eigen levende familielid dat dit graf wenst, zakt meteen twee treden; wie zwak was, sterft, en jij erft 2000 duiten. Er moet iemand in het graf liggen.
rf-help-maintenance = Voor elke kist van een andere familie in dit graf betaalt de eigenaar je 2000 duiten, of wat hij nog heeft. Wie niets heeft, betaalt niets.
rf-help-illegible = Het document telt als één extra optie op het omstreden graf, tot deze begrafenis voorbij is. Het werkt voor jou of tegen wie begraaft, maar nooit voor het graf dat erop staat.

## Wat niet kan

rf-refused-not-asked-for = Dat is niet de vraag. Beantwoord eerst deze: { $asked }
rf-refused-family-taken = De familie { $family } is bezet. Kies een andere.
rf-refused-no-such-relative = { $relative } hoort bij een familie die aan deze tafel niet meespeelt.
rf-refused-not-your-relative = { $relative } is niet van jouw familie. De dokter bezoekt alleen die van jou.
rf-refused-not-alive = { $relative } is door geen dokter meer te helpen. Hij bezoekt alleen levenden.
rf-refused-visited-already = De dokter is deze beurt al bij { $relative } geweest. Hij komt één keer.
rf-refused-same-kind = Daar ligt al { $kind }. Een ruil moet iets anders brengen.
rf-refused-no-chip = Daarvan zit niets meer in de doos: { $kind }.
rf-refused-placebos-first = Bittere pillen komen pas als er geen placebo meer in de doos zit.
rf-refused-cannot-pay = Dat kost { $money } duiten, en zoveel heb je niet.
rf-refused-not-visited-yet = { $relative } heeft nog geen recept. Bezoek eerst iedereen.
rf-refused-only-for-others = { $relative } is van jezelf. In deze stap gaan pillen naar andere families.
rf-refused-dead-need-no-pills = { $relative } heeft geen pillen meer nodig. Kies iemand die leeft.
rf-refused-has-prescription = { $relative } heeft al een recept, en meer dan één is er niet bij.
rf-refused-pile-is-empty = Alle opties op graf { $grave } zijn verkocht.
rf-refused-one-share-per-grave = Je hebt deze beurt al een optie op graf { $grave } gekocht. Eén per graf.
rf-refused-not-your-card = { $card }: die kaart ligt niet voor je.
rf-refused-grave-is-empty = Graf { $grave } is leeg. De kaart werkt pas als er iemand ligt.
rf-refused-grave-is-occupied = Graf { $grave } is bezet. Een gewone begrafenis heeft een leeg graf nodig.
rf-refused-nobody-lies-there = In graf { $grave } ligt niemand. Dubbele bezetting heeft gezelschap nodig.
rf-refused-move-needs-empty-grave = Graf { $grave } is bezet. Zonder Dubbele bezetting gaat een kist alleen naar een leeg graf.
rf-refused-move-needs-occupied-grave = Graf { $grave } is leeg. Dubbele bezetting is voor een bezet graf; hier volstaat Verwisseling.
rf-refused-no-such-coffin = { $relative } ligt niet in graf { $grave }. Kies een kist die er wel ligt.
rf-refused-same-grave = De kist ligt al in graf { $grave }. Kies een ander graf.
rf-refused-nobody-to-shock = Je familielid dat graf { $grave } wenst, leeft niet. Er valt niemand te laten schrikken.
rf-refused-only-for-a-burial = Onleesbaar document { $grave } telt alleen terwijl er om een begrafenis gestreden wordt.
rf-refused-document-of-the-same-grave = Een document telt voor een ander graf dan zijn eigen, en dat is { $grave }.
rf-refused-document-too-late = Graf { $grave } is intussen gevuld. Nu helpt geen document meer.
rf-refused-document-changes-nothing = Onleesbaar document { $grave } zou aan deze begrafenis niets veranderen. Houd het.
rf-refused-not-your-deceased = Om { $relative } rouwt een andere familie. Begraaf je eigen doden.
rf-refused-not-deceased = { $relative } wacht niet op een begrafenis.
rf-refused-other-burial-first = Je bent met { $relative } begonnen. Maak eerst die begrafenis af.
rf-refused-no-majority = Je hebt meer opties op graf { $grave } nodig dan ieder ander. Gelijk is niet genoeg.
rf-refused-unknown-input = Het spel kent deze zet niet. Kies er een die aangeboden wordt.

## Opties

rf-option-families = Families
rf-option-families-help = Of het toeval de families uitdeelt, of ieder er een kiest, de startspeler eerst.
rf-option-families-random = door toeval
rf-option-families-choice = ieder kiest
rf-option-start = Startspeler
rf-option-start-help = Wie de doos als eerste krijgt: het toeval beslist, of er wordt een plaats genoemd.
rf-option-start-random = door toeval
rf-option-payouts = Uitbetalingen
rf-option-payouts-help = Welke tabel zegt wat familieleden betalen als ze opknappen. De gedrukte is niet bekend; deze is van onszelf.
rf-option-payouts-reconstruction-1 = onze reconstructie
rf-option-box-leftovers = Resten in de doos
rf-option-box-leftovers-help = Wat er gebeurt met pillen die in de doos overblijven als ze verdergaat.
rf-option-box-leftovers-return = terug naar de voorraad
rf-option-box-leftovers-keep = blijven in de doos
rf-option-chip-limit = Fiches
rf-option-chip-limit-help = Of er voor iedereen samen maar 12 pillen, 10 placebo's en 5 bittere pillen zijn, of altijd genoeg.
rf-option-chip-limit-printed = zoveel als in het spel
rf-option-chip-limit-unlimited = altijd genoeg
rf-option-interrupts = Onderbreken
rf-option-interrupts-help = Of anderen een kaart mogen spelen terwijl de speler aan de beurt nadenkt. Ook zonder dat zijn er momenten om te reageren.
rf-option-interrupts-on = toegestaan
rf-option-interrupts-off = niet toegestaan
rf-option-window-order = Wiens reactie telt
rf-option-window-order-help = Met verdekte antwoorden telt snelheid niet. Anders telt wie het eerst roept.
rf-option-window-order-clockwise = verdekt, op volgorde
rf-option-window-order-arrival = wie het eerst komt
rf-option-window-privacy = Wie gevraagd wordt
rf-option-window-privacy-help = Wordt iedereen gevraagd die een passende kaart zou kunnen hebben, dan verraadt de vraag niets. Alleen vragen wie echt kan spelen gaat sneller.
rf-option-window-privacy-strict = wie zou kunnen spelen
rf-option-window-privacy-relaxed = alleen wie kan spelen
rf-option-tie-break = Gelijke stand
rf-option-tie-break-help = Wie wint als meerderen de meeste punten hebben.
rf-option-tie-break-shared = zij winnen samen
rf-option-tie-break-money = de rijkste van hen
rf-option-idle-rounds = Lege rondes
rf-option-idle-rounds-help = Na zoveel rondes waarin helemaal niets gebeurt, eindigt het spel; 0 betekent nooit.
rf-option-max-rounds = Rondelimiet
rf-option-max-rounds-help = Na zoveel rondes eindigt het spel in elk geval; 0 betekent zonder limiet.
rf-option-new-cemetery-points = Nieuwe Begraafplaats
rf-option-new-cemetery-points-help = Hoeveel punten een kist op de Nieuwe Begraafplaats oplevert. Minder punten maken de graven belangrijker.
rf-option-hold-times = Tijd voor reacties
rf-option-hold-times-help = Seconden voor reacties op een begrafenis of kaart, en in de vensters van elke beurt, geschreven als 8/3.
rf-option-hold-times-usual = 5 s, anders 1 of 2 s
rf-option-answer-limit = Meer tijd om te antwoorden
rf-option-answer-limit-help = Seconden die wie om tijd vraagt mag nemen.
rf-option-finish-round = Ronde afmaken
rf-option-finish-round-help = Of de laatste ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft.
rf-option-finish-round-off = einde na de beurt
rf-option-finish-round-on = ieder krijgt de laatste beurt

## Bots

rf-bot-visitor = Doet zomaar een zet die mag.
rf-bot-mourner = Plant sterfgevallen naar de gewenste graven, koopt opties en doseert de rivalen.
