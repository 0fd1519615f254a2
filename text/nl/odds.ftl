# Words of `sexton odds`.

odds-title = Zo vaak wint { $bot } na elke keuze, in { $houses ->
    [one] één huis dat past
   *[other] { $houses } huizen die passen
} bij wat je weet:
odds-choice = { $share } %  ({ $low } tot { $high })  mogelijk in { $possible } %
odds-note = Mogelijk: zo vaak zou een helderziende nog kunnen winnen, in de eerste { $houses } van deze huizen.
odds-after-yes = dit huis: nog te winnen
odds-after-no = dit huis: verloren
odds-after-unknown = dit huis: niet uitgezocht
odds-can-be-won = De helderziende: dit huis is te winnen in { $count ->
    [one] één zet
   *[other] { $count } zetten
}, en niet in minder.
odds-can-be-won-somehow = De helderziende: dit huis is te winnen in { $count ->
    [one] één zet
   *[other] { $count } zetten
}; er waren te veel wegen om te zien of het in minder kan.
odds-cannot-be-won = De helderziende: dit huis is vanaf hier niet te winnen. Elke weg is geprobeerd.
odds-not-found-out = De helderziende: vanaf hier zijn er te veel wegen om ze allemaal te proberen.
