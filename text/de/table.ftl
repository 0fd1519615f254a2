# Was jeder Tisch sagt, was auch immer darauf gespielt wird.

# Wer dort sitzt, wenn kein Name bekannt ist; gezählt ab 1.
seat-number = Platz { $number }

refused-no-such-prompt = Frage { $prompt } ist nicht mehr offen. Antworte auf die, die jetzt gestellt ist.
refused-not-your-prompt = Frage { $prompt } gilt Platz { $seat }. Warte, bis du gefragt wirst.
refused-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht. Wähle einen, der da ist.
refused-table-over = Dieser Tisch ist zu Ende; hier rührt sich nichts mehr. Beginne einen neuen.
refused-for-the-referee = Frage { $prompt } ist ein Wettlauf. Den entscheidet nur der Schiedsrichter.
refused-already-sealed = Deine Antwort auf Frage { $prompt } ist versiegelt. Sie bleibt so, bis die Runde schließt.
refused-no-round = Keine versiegelte Runde ist offen. Warte, bis eine beginnt.
refused-no-race = Kein Wettlauf ist im Gang. Warte, bis jemand losrennt.
refused-nothing-due = Noch ist nichts fällig. Lass die Uhr weiterticken.
refused-nothing-to-take-back = Nichts lässt sich zurücknehmen: Der Tisch zählt, oder etwas wurde aufgedeckt. Spiel weiter.

# Computerspieler heißen nach Tieren des Friedhofs, Platz für Platz; die Namen stehen ohne Artikel.
bot-name-0 = Rabe
bot-name-1 = Eule
bot-name-2 = Kater
bot-name-3 = Kröte
bot-name-4 = Fuchs
bot-name-5 = Maulwurf
