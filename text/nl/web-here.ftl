# Meer mensen op één apparaat, en het grote scherm.

web-here-title = Op dit apparaat
web-here-open = In dit spel ziet iedereen hetzelfde: leg het apparaat in het midden.
web-here-secrets = In dit spel heeft iedereen geheimen: voordat je het apparaat doorgeeft, valt er een doek.
web-here-race = Iedereen krijgt een eigen knoflook en een eigen toets. Handen op tafel!
web-here-name = Naam van speler { $number }
web-here-more = Voeg een speler toe
web-here-fewer = Haal een speler weg
web-here-bots = Ook bots
web-here-level = Hoe goed ze spelen
web-curtain = Geef het apparaat aan { $name }
web-curtain-text = Alle anderen kijken weg.
web-curtain-up = Ik ben { $name }
web-poster = Scan dit, of typ de code bij de poort
web-idle = Er heeft al een tijdje niemand gespeeld. Het spel gaat verder als iedereen er weer is.
web-idle-here = Ik ben er
