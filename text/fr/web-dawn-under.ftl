# Dawn Under in the browser.

du-web-back = un vampire, face cachée
du-web-cemetery = Le cimetière. Les flèches mènent de tombe en tombe.
du-web-grave = Tombe { $grave }
du-web-lid-closed = fermée
du-web-lid-turned = couvercle retourné
du-web-lid-taken-off = couvercle soulevé
du-web-lid-missing = sans couvercle
du-web-rucola-here = le comte est ici
du-web-bat-here = une chauve-souris est posée ici
du-web-stakes = Piquets restants : { $number }
du-web-own-stakes = { $count ->
    [one] { $count } piquet
   *[other] { $count } piquets
  }
du-web-garlic = { $number ->
    [one] { $number } gousse d’ail
   *[other] { $number } gousses d’ail
  }
du-web-bats = { $count ->
    [one] { $count } chauve-souris
   *[other] { $count } chauves-souris
  }
du-web-left = { $count ->
    [one] encore { $count } vampire
   *[other] encore { $count } vampires
  }
du-web-rucola-away = Le comte Rucola dort encore.
du-web-rucola-centre = Le comte Rucola attend au milieu.
du-web-rucola-with = { $seat-is ->
    [you] Le comte Rucola est chez toi.
   *[other] Le comte Rucola est chez { $seat }.
  }
du-web-plague = { $seat-is ->
    [you] Plaie de rats ! Tu fouilles.
   *[other] Plaie de rats ! { $seat } fouille.
  }
du-web-idle = Tours sans lit : { $number } sur 36
du-web-mode = Ce que fait un appui sur une tombe
du-web-mode-open = Ouvrir
du-web-mode-bat = Envoyer une chauve-souris
du-web-gift = Le cadeau :
