# Words of `sexton replay`.
replay-keys = Eingabe: weiter, b: zurück, q: Ende >
replay-deal = Der Tisch ist gegeben.
replay-round = Die Runde schließt; alle haben gepasst.
replay-verdict = Der Schiedsrichter hat das Rennen gewertet.
replay-wake = Die Zeit ist um.
replay-hand = Ein Platz wechselt den Besitzer.
replay-take-back = Der letzte Zug ist zurückgenommen.
