# Begeleide eerste partijen in de browser.

web-lesson = Les
web-lesson-step = Stap { $number } van { $total }
web-lesson-back = Terug
web-lesson-show = Doe het voor
web-lesson-next = Verder
web-lesson-end = Stop de les
web-lesson-real = Nu een echte partij
web-lesson-again = Nog een keer
