# Premières parties guidées dans le navigateur.

web-lesson = Leçon
web-lesson-step = Étape { $number } sur { $total }
web-lesson-back = Retour
web-lesson-show = Me montrer
web-lesson-next = Continuer
web-lesson-end = Arrêter la leçon
web-lesson-real = Jouer pour de vrai
web-lesson-again = Recommencer
