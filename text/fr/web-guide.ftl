# Au-dessus du plateau : ce qui vient de se passer, et ce que sont les choses.

web-happened = Ce qui vient de se passer
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-catch-up = Montrer ce qui s’est passé entre-temps
web-speed = À quelle vitesse montrer les coups des autres
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-once = immédiate
web-what = Qu’est-ce que c’est ?
web-what-now = Touche quelque chose sur le plateau, ou utilise les touches fléchées.
