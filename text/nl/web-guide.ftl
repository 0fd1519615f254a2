# Boven het bord: wat er net gebeurde en wat de dingen zijn.

web-happened = Wat er net gebeurde
web-step-back = Eén zet terug
web-step-on = Eén zet verder
web-catch-up = Toon wat er intussen gebeurd is
web-speed = Hoe snel de zetten van anderen te zien zijn
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-once = meteen
web-what = Wat is dit?
web-what-now = Tik op iets op het bord, of gebruik de pijltjestoetsen.
