# Zurückblicken auf einen Tisch, der zu Ende ist.

web-replay-title = Rückblick
web-replay-loading = Das Spiel wird noch einmal gespielt …
web-replay-eyes = Durch wessen Augen
web-replay-public = das Publikum
web-replay-step = Schritt { $step } von { $last }
web-replay-slider = Zu einem Schritt springen
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-nothing = Davon war von hier aus nichts zu sehen.
web-replay-link = Link zu diesem Moment kopieren
web-replay-closed = Das öffnet sich, wenn das Spiel vorbei ist; das Haus des Tages öffnet sich am Tag danach.
web-replay-gone = Diesen Tisch gibt es nicht, oder er lässt sich nicht lesen.
web-replay-busy = Gerade blicken zu viele zurück. Versuch es gleich noch einmal.
web-replay-retry = Noch einmal versuchen
web-verify = Mischung prüfen
web-verify-how = Vor der ersten Karte hat das Haus ein Geheimnis versiegelt und allen das Siegel gezeigt. Aus diesem Geheimnis und den beigemischten Wörtern ergibt sich die Reihenfolge der Karten. Jetzt ist das Geheimnis offen.
web-verify-button = Hier prüfen
web-verify-seal = Siegel vor dem Austeilen
web-verify-secret = Geheimnis, nach dem Spiel geöffnet
web-verify-salts = Beigemischte Wörter
web-verify-none = keine
web-verify-chain-holds = Die Datei ist unversehrt: Alle { $number } Zeilen passen zueinander.
web-verify-chain-broken = Die Datei wurde verändert: Zeile { $number } passt nicht zu den Zeilen davor. Der Rest wurde nicht geprüft.
web-verify-shown-holds = Es ist das Siegel, das diesem Browser vor dem Austeilen gezeigt wurde.
web-verify-shown-broken = Diesem Browser wurde vor dem Austeilen ein anderes Siegel gezeigt.
web-verify-shown-open = Dieser Browser war vor dem Austeilen nicht am Tisch und kann nicht sagen, ob damals dieses Siegel gezeigt wurde.
web-verify-seal-holds = Das Siegel hält: SHA-256 des geöffneten Geheimnisses ist das Siegel von vor dem Austeilen.
web-verify-seal-broken = Das Siegel hält nicht: Das geöffnete Geheimnis ist nicht das versiegelte.
web-verify-seal-open = Dieser Tisch hat kein versiegeltes Geheimnis: Er wurde von Hand oder nach einer Nummer ausgeteilt.
web-verify-deal-holds = Ehrlich ausgeteilt: Dein Browser hat aus dem Geheimnis und den beigemischten Wörtern noch einmal ausgeteilt, und alles liegt genau gleich.
web-verify-deal-broken = Was ausgeteilt wurde, ergibt sich nicht aus dem Geheimnis: Noch einmal ausgeteilt, liegt etwas anders.
web-verify-deal-open = Es wurde von Hand ausgeteilt; eine Mischung zum Prüfen gab es nicht.
web-verify-draws-holds = { $count ->
    [0] Während des Spiels hat der Zufall nichts entschieden.
    [one] Die eine Ziehung während des Spiels ergibt sich aus dem Geheimnis.
   *[other] Alle { $count } Ziehungen während des Spiels, etwa Würfe, ergeben sich aus dem Geheimnis.
}
web-verify-draws-broken = Zeile { $number }: Eine Ziehung während des Spiels, etwa ein Wurf, ergibt sich nicht aus dem Geheimnis.
web-verify-all = Hier nicht geprüft: ob jeder Zug erlaubt war. Lade dafür das Spiel herunter und führ diesen Befehl aus:
