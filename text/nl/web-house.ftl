# Wat het huis van iemand maakt: de voet van een pagina, het wachtwoord, eigen gegevens, meldingen.

web-imprint = Colofon
web-privacy = Privacy
web-house-password = Dit huis vraagt om een wachtwoord.
web-announced = Een bericht van het huis:
web-your-data = Jouw gegevens
web-your-data-text = Er is hier geen account. Dit huis herkent je browser aan een cookie en bewaart de naam die je koos, de tafels waar je bij hoort en wat je hebt gemeld. De chat wordt nooit bewaard.
web-export-data = Exporteer mijn gegevens
web-delete-data = Verwijder mijn gegevens
web-delete-data-sure = Dit verwijdert alles wat dit huis heeft bewaard over iedereen die in deze browser speelt: namen, plaatsen, meldingen en de cookie. Spellen die alleen jij speelt, eindigen, anderen kunnen je plaatsen innemen, en in afgelopen spellen wordt je naam “iemand”. De zetten van afgelopen spellen blijven bewaard. Dit kan niet ongedaan worden gemaakt.
web-deleted-data = Alles is verwijderd.
web-report = Meld
web-report-whom = Meld { $name }
web-report-text = Alleen wie dit huis beheert, leest dit; aan tafel hoort niemand ervan.
web-report-reason = Waar gaat het om?
web-report-talk = Wat er wordt gezegd
web-report-name = De naam
web-report-play = Hoe er wordt gespeeld
web-report-other = Iets anders
web-report-words = In je eigen woorden
web-report-sent = Bedankt. Je melding is doorgegeven.
