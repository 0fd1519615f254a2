# Begleitete erste Partien im Browser.

web-lesson = Lektion
web-lesson-step = Schritt { $number } von { $total }
web-lesson-back = Zurück
web-lesson-show = Vormachen
web-lesson-next = Weiter
web-lesson-end = Lektion beenden
web-lesson-real = Jetzt richtig spielen
web-lesson-again = Noch einmal
