# Above the board: what just happened, and what things are.

web-happened = What just happened
web-step-back = One move back
web-step-on = One move forward
web-catch-up = Show what has happened meanwhile
web-speed = How quickly the others’ moves are shown
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-once = at once
web-what = What is this?
web-what-now = Tap anything on the board, or use the arrow keys.
