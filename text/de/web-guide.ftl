# Über dem Brett: was gerade geschehen ist und was die Dinge sind.

web-happened = Was gerade geschehen ist
web-step-back = Einen Zug zurück
web-step-on = Einen Zug vor
web-catch-up = Zeigen, was inzwischen geschehen ist
web-speed = Wie schnell die Züge der anderen gezeigt werden
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-once = sofort
web-what = Was ist das?
web-what-now = Tippe auf etwas auf dem Brett, oder benutze die Pfeiltasten.
