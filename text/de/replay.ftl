# Wörter von `sexton replay`.
replay-keys = Enter: weiter, b: zurück, q: beenden >
replay-deal = Die Karten sind ausgeteilt.
replay-round = Alle passen.
replay-verdict = Der Schiedsrichter wertet das Rennen.
replay-wake = Die Zeit ist um.
replay-hand = Jemand anders übernimmt einen Platz.
replay-take-back = Der letzte Zug wird zurückgenommen.
replay-advised = Ein Rat wird erteilt.
