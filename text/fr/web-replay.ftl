# Revoir une table terminée.

web-replay-title = Revoir la partie
web-replay-loading = La partie se rejoue…
web-replay-eyes = Par les yeux de
web-replay-public = une personne du public
web-replay-step = Étape { $step } sur { $last }
web-replay-slider = Aller à une étape
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-stop = Arrêter
web-replay-nothing = D’ici, on n’en voyait rien.
web-replay-link = Copier un lien vers ce moment
web-replay-closed = La partie se revoit quand elle est finie ; la maison du jour, le lendemain.
web-replay-gone = Cette table n’existe pas, ou elle est illisible.
web-replay-busy = Trop de monde revoit des parties en ce moment. Réessaie dans un instant.
web-replay-retry = Réessayer
web-verify = Vérifier le mélange
web-verify-how = Avant la première carte, la maison a scellé un secret et montré le sceau à tout le monde. L’ordre des cartes découle de ce secret et des mots ajoutés. Maintenant, le secret est ouvert.
web-verify-button = Vérifier ici
web-verify-seal = Sceau montré avant la donne
web-verify-secret = Secret ouvert à la fin
web-verify-salts = Mots ajoutés
web-verify-none = aucun
web-verify-chain-holds = Le fichier est intact : ses { $number } lignes s’enchaînent.
web-verify-chain-broken = Le fichier a été modifié : la ligne { $number } ne suit pas celles qui la précèdent. Le reste n’a pas été vérifié.
web-verify-shown-holds = C’est bien le sceau montré à ce navigateur avant la donne.
web-verify-shown-broken = Avant la donne, un autre sceau a été montré à ce navigateur.
web-verify-shown-open = Ce navigateur n’était pas à la table avant la donne : il ne peut pas dire si c’est bien ce sceau qui a été montré.
web-verify-seal-holds = Le sceau tient : le SHA-256 du secret ouvert est bien le sceau montré avant la donne.
web-verify-seal-broken = Le sceau ne tient pas : le secret ouvert n’est pas celui qui avait été scellé.
web-verify-seal-open = Cette table n’a pas de secret scellé : sa donne a été fixée à la main ou par un numéro.
web-verify-deal-holds = Donne honnête : ton navigateur a refait la donne à partir du secret et des mots ajoutés, et tout se trouve exactement à la même place.
web-verify-deal-broken = La donne ne découle pas du secret : refaite à partir de lui, elle est différente.
web-verify-deal-open = La donne a été fixée à la main : il n’y avait pas de mélange à vérifier.
web-verify-draws-holds = { $count ->
    [0] Rien n’a été tiré au sort pendant la partie.
    [one] Le seul tirage de la partie découle du secret.
   *[other] Les { $count } tirages de la partie, comme les lancers de dés, découlent du secret.
}
web-verify-draws-broken = Ligne { $number } : un tirage de la partie, comme un lancer de dés, ne découle pas du secret.
web-verify-all = Non vérifié ici : si chaque coup était permis. Pour cela, télécharge la partie et lance cette commande :
