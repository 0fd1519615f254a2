# Was jeder Tisch sagt, was auch immer darauf gespielt wird.

# Wer dort sitzt, wenn kein Name bekannt ist; gezählt ab 1.
seat-number = Platz { $number }
seat-you = du

refused-no-such-prompt = Frage { $prompt } ist schon erledigt. Beantworte die, die jetzt offen ist.
refused-not-your-prompt = Frage { $prompt } geht an { $seat }. Warte, bis du gefragt wirst.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refused-table-over = Dieses Spiel ist vorbei. Fang ein neues an.
refused-for-the-referee = Frage { $prompt } ist ein Rennen. Das entscheidet allein der Schiedsrichter.
refused-already-sealed = Deine Antwort auf Frage { $prompt } ist versiegelt, bis alle geantwortet haben.
refused-no-round = Gerade wird nichts geheim beantwortet.
refused-no-race = Gerade gibt es kein Rennen zu werten.
refused-nothing-due = Es ist noch nicht so weit.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Entweder zählt dieses Spiel, oder seither wurde etwas aufgedeckt.
refused-no-advice-here = Rat gibt der Küster nur an Übungstischen und wo ein Mensch mit Bots spielt.

ended-abandoned = Der Tisch wurde aufgegeben: Niemand ist zurückgekommen.
ended-closed = Der Tisch wurde vor dem Ende des Spiels geschlossen.

# Bots heißen nach Tieren des Friedhofs, Platz für Platz; die Namen stehen ohne Artikel.
bot-name-0 = Rabe
bot-name-1 = Eule
bot-name-2 = Kater
bot-name-3 = Kröte
bot-name-4 = Fuchs
bot-name-5 = Maulwurf

# Wie gut Bots spielen, nach Stufe.
level-visitor = Zaungast
level-mourner = Trauergast
level-gravedigger = Totengräber
level-sexton = Küster
level-mourner-weak = Vergesslicher Trauergast
level-mourner-sharp = Aufmerksamer Trauergast
level-mourner-ideal = Trauergast, der nichts vergisst
level-sleepy = Schläfrig
level-steady = Besonnen
level-quick = Flink
level-undead = Untot
