# Meer mensen op één apparaat, en het grote scherm.

web-here-title = Op dit apparaat
web-here-open = In dit spel ziet iedereen hetzelfde: leg het apparaat in het midden.
web-here-secrets = In dit spel heeft iedereen geheimen: er valt een doek voordat het apparaat wordt doorgegeven.
web-here-race = Iedereen krijgt een eigen knoflook en een eigen toets: handen op tafel.
web-here-name = Naam van persoon { $number }
web-here-more = Eén persoon meer
web-here-fewer = Eén persoon minder
web-here-bots = Daarbij bots
web-here-level = Hoe ze spelen
web-curtain = Geef door aan { $name }
web-curtain-text = Alle anderen kijken weg.
web-curtain-up = Ik ben { $name }
web-poster = Scan de code of typ de letters bij de poort
web-idle = Er heeft een tijdje niemand bewogen. De tafel gaat verder als iedereen er weer is.
web-idle-here = Ik ben er
