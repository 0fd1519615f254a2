# Rest in Peace: worum es geht und was im Haus zu sehen ist.

rp-goal = Finde Evas Gebeine: Kehr in Räume zurück, um { $count ->
    [one] den letzten Hinweis
   *[other] { $count } Hinweise
  } aufzudecken, und geh dann in den Raum mit diesem Muster.
rp-goal-room = Alle drei Hinweise sind offen: Geh in den Raum mit diesem Muster, und nimm die Gebeine.
rp-goal-bones = Du hast die Gebeine: Bring sie zum Haupteingang, und du gewinnst.
rp-legend-clue = Ein offener Hinweis. Die drei Hinweise von links nach rechts sind das Muster des Raums mit den Gebeinen.
rp-legend-clue-down = Ein verdeckter Hinweis. Komm durch eine Tür in einen Raum zurück, um den nächsten aufzudecken.
rp-legend-candidates = Die Muster, die noch zu den Hinweisen passen. Die Gebeine liegen in einem Raum mit einem davon.
rp-legend-door = Eine Tür. Ihr Wert ist der Raum, in den sie führt: A ist der Haupteingang, K das Schlafgemach. Jede lässt sich nur einmal benutzen.
rp-legend-dead = Eine Tür in einen geschlossenen Raum: Sie führt nirgendwohin.
rp-legend-lock = Ein Schloss: Bei deinem ersten Besuch hier waren Türen dieser Farbe nutzlos.
rp-legend-pattern = Ein Muster. Ist es das der drei Hinweise, liegen die Gebeine hier. Ein Rahmen heißt: Das ist noch möglich.
rp-legend-secret = Das Geheimnis dieses Raums: ein Ende des Geheimgangs oder der Geist.
rp-legend-lantern = Deine Laterne: Hier bist du.
rp-legend-left = So viele Türen im Stapel führen noch hierher.
rp-legend-closed = Für immer geschlossen. Türen hierher führen nirgendwohin.
rp-legend-way = Hierhin kannst du jetzt gehen.
rp-legend-dark = Ein Raum, in dem du noch nicht warst. Beim ersten Besuch deckst du sein Geheimnis auf und ziehst Türen.
rp-legend-room = Ein Raum, den du kennst. Kommst du durch eine Tür zurück, darfst du einen Hinweis aufdecken.
rp-legend-deck = Die Türen, die noch im Stapel sind. Drück hier, um zu sehen, welche.
