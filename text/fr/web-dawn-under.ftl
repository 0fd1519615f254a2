# Dawn Under in the browser.

du-web-back = un vampire, face cachée
du-web-cemetery = Le cimetière. Les flèches vont de tombe en tombe.
du-web-grave = Tombe { $grave }
du-web-lid-closed = fermée
du-web-lid-turned = dalle retournée
du-web-lid-taken-off = dalle soulevée
du-web-lid-missing = sans dalle
du-web-rucola-here = le Comte se tient ici
du-web-bat-here = une chauve-souris est posée ici
du-web-stakes = Pieux restants : { $number }
du-web-own-stakes = { $count ->
    [one] 1 pieu
   *[other] { $count } pieux
  }
du-web-garlic = { $number } ail
du-web-bats = { $count ->
    [one] 1 chauve-souris
   *[other] { $count } chauves-souris
  }
du-web-left = { $count ->
    [one] encore 1 vampire
   *[other] encore { $count } vampires
  }
du-web-rucola-away = Le comte Rucola dort encore.
du-web-rucola-centre = Le comte Rucola attend au milieu.
du-web-rucola-with = Le comte Rucola aide { $seat }.
du-web-plague = Invasion de rats ! { $seat } cherche.
du-web-idle = Tours sans lit trouvé : { $number } sur 36
du-web-mode = Ce que fait un appui sur une tombe
du-web-mode-open = Ouvrir
du-web-mode-bat = Envoyer une chauve-souris
