# Guided first games in the browser.

web-lesson = Lesson
web-lesson-step = Step { $number } of { $total }
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-next = Next
web-lesson-end = End the lesson
web-lesson-real = Now a real one
web-lesson-again = Once more
