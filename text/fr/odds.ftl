# Words of `sexton odds`.

odds-title = Voici combien de fois { $bot } gagne après chaque choix, dans { $houses ->
    [one] une maison compatible
   *[other] { $houses } maisons compatibles
} avec ce que tu sais :
odds-choice = { $share } %  (de { $low } à { $high })  possible dans { $possible } %
odds-note = Possible : combien de fois la clairvoyance pourrait encore gagner, dans les { $houses } premières de ces maisons.
odds-after-yes = cette maison : encore gagnable
odds-after-no = cette maison : perdue
odds-after-unknown = cette maison : sans réponse
odds-can-be-won = La clairvoyance dit : cette maison se gagne en { $count ->
    [one] un coup
   *[other] { $count } coups
}, et pas en moins.
odds-can-be-won-somehow = La clairvoyance dit : cette maison se gagne en { $count ->
    [one] un coup
   *[other] { $count } coups
} ; il y avait trop de chemins pour savoir si moins suffiraient.
odds-cannot-be-won = La clairvoyance dit : d’ici, cette maison ne peut pas être gagnée. Tous les chemins ont été essayés.
odds-not-found-out = La clairvoyance dit : trop de chemins partent d’ici pour les essayer tous.
