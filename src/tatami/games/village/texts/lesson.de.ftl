# Die erste Lektion von Samurai: The Card Game.

lesson-lay = Dein Einfluss
lesson-lay-told = In der Mitte liegt ein Dorf mit Helm, Buddha und Reis. Du spielst Grün. Spielst du eine Karte neben ein Dorf, zählt ihre Zahl als Einfluss auf das Symbol, das sie zeigt. Ein Samurai zählt für jedes Symbol.
lesson-lay-ask = Spiel eine Karte so, dass du bei allen drei Symbolen führst.
lesson-lay-hint = Nur eine Art von Karte zählt für jedes Symbol. Wähle sie aus deiner Hand und dann einen freien Platz neben dem Dorf.
lesson-lay-right = Ein Samurai zählt für jedes Symbol, also führst du bei allen dreien. Noch gewinnt niemand einen Stein: Die anderen Seiten sind noch frei.
lesson-lay-some = Du führst nur bei { $count ->
    [one] 1 Symbol
   *[other] { $count } Symbolen
  }. Eine Karte mit einem Symbol wirkt nur auf dieses Symbol.

lesson-close = Steine gewinnen
lesson-close-told = Liegen an allen vier Seiten eines Dorfes Karten, ist es abgeschlossen. Für jedes Symbol gewinnt der größte Einfluss einen Stein dieser Form, egal wer die letzte Karte gespielt hat. Beim Dorf in der Mitte ist noch eine Seite frei, und Rot führt mit 5 zu 3.
lesson-close-ask = Besetze die letzte Seite so, dass du beide Steine gewinnst.
lesson-close-hint = Du brauchst mehr als 5 beim Buddha und beim Reis. Wähle eine Karte und zeig auf den Platz mit dem Stern über dem Dorf (0,1): Das Brett zeigt dir, welche Steine du gewinnst.
lesson-close-right = 6 zu 5 bei beiden Symbolen: Du gewinnst einen Buddha und ein Reisfeld.
lesson-close-gift = { $count ->
    [one] 1 Stein geht
   *[other] { $count } Steine gehen
  } an Rot, denn Rot hat dort mehr Einfluss. Ein Dorf abzuschließen hilft der Seite, die führt.
lesson-close-none = Du hast keine Steine gewonnen. Dem Dorf in der Mitte fehlt noch die letzte Seite.

lesson-tie = Lieber niemand als Rot
lesson-tie-told = Bei Gleichstand gewinnt niemand: Der Stein bleibt im Vorrat. In der Mitte führt Rot beim Reis mit 5 zu 2 und kann dieses Dorf jederzeit abschließen.
lesson-tie-ask = Schließ das Dorf so ab, dass niemand das Reisfeld gewinnt.
lesson-tie-hint = Dir fehlen beim Reis genau 3.
lesson-tie-right = 5 zu 5: Niemand gewinnt das Reisfeld. Kannst du einen Stein nicht gewinnen, sorg für einen Gleichstand: Dann bekommt ihn auch Rot nicht.
lesson-tie-lost = Rot gewinnt das Reisfeld.
lesson-tie-open = Das Dorf ist noch nicht abgeschlossen, und Rot kann es mit der nächsten Karte gewinnen.

lesson-found = Neue Dörfer
lesson-found-told = Wo deine Karte an der Ecke eines Dorfes auf eine fremde trifft, legst du ein neues Dorf dazwischen. Sind es zwei, wählst du, welcher Platz das oberste Dorf vom Stapel bekommt.
lesson-found-ask = Schließ das Dorf in der Mitte so ab, dass du zwei neue Dörfer legst und Rot keinen Stein gewinnt.
lesson-found-hint = Der Platz unter der Mitte (0,−1) liegt zwischen zwei roten Karten, deine Karte trifft dort also auf beide. Rot führt beim Buddha mit 6 zu 3. Welche Karte holt das auf?
lesson-found-right = Zwei neue Dörfer, Gleichstand beim Buddha, und das Reisfeld für dich. Und du hast entschieden, welches Dorf wohin kommt.
lesson-found-fewer = Du hast { $count ->
    [0] kein neues Dorf
    [one] 1 neues Dorf
   *[other] { $count } neue Dörfer
  } gelegt. Such einen Platz mit roten Karten auf beiden Seiten.
lesson-found-gift = Zwei neue Dörfer, aber Rot gewinnt einen Stein aus dem Dorf, das du abgeschlossen hast.

lesson-majority = Was am Ende zählt
lesson-majority-told = Am Ende hast du eine Mehrheit, wenn du von einer Form mehr Steine hast als irgendjemand sonst. Ohne Mehrheit scheidest du aus, mit zwei gewinnst du. Du und Rot habt je einen Buddha und ein Reisfeld.
lesson-majority-ask = Gewinne einen Stein, der dir eine Mehrheit bringt.
lesson-majority-hint = Bei dem Dorf, das nur Reis zeigt, ist noch die linke Seite (−1,0) frei. Ein Stern markiert sie. Rot führt dort mit 6 zu 3.
lesson-majority-right = Jetzt hast du die Mehrheit der { shapes }. Der Stern neben deinen Steinen zeigt es.
lesson-majority-none = Noch keine Mehrheit. Gewinne einen Stein einer Form, bei der du mit Rot gleichauf liegst.

lesson-others = Ein häufiger Fehler
lesson-others-told = Hat niemand zwei Mehrheiten, legst du die Steine deiner Mehrheit zur Seite und zählst die anderen beiden Formen. Du hast die Mehrheit der Buddhas. Ein häufiger Fehler ist, sie weiter zu sammeln.
lesson-others-ask = Gewinne einen Stein, der kein Buddha ist.
lesson-others-hint = Bei einem Dorf mit Buddha und Reis ist nur noch die untere Seite (1,−2) frei. Ein Stern markiert sie. Rot führt beim Reis mit 4 zu 2.
lesson-others-right = Ein Reisfeld, und das zählt. Die Mehrheit hält dich im Spiel, die anderen Steine gewinnen es.
lesson-others-same = Noch ein Buddha. Diese Mehrheit hast du schon, und diese Steine werden zur Seite gelegt.
lesson-others-none = Das hat keinen Stein gebracht.

lesson-end = Die letzte Karte
lesson-end-told = Das letzte Reisfeld ist weg, dies ist also die letzte Runde, und du spielst die letzte Karte der Partie. Du hast die Mehrheit der Reisfelder, Rot die der Buddhas. Ihr habt beide 3 Helme.
lesson-end-ask = Gewinne die Partie mit deiner letzten Karte.
lesson-end-hint = Eine zweite Mehrheit gewinnt die Partie, und dafür brauchst du einen Helm. Eine Karte auf dem Stern ganz unten (−5,−6) schließt ein Dorf ab, in dem nur deine Karte für den Helm zählt.
lesson-end-right = Ein vierter Helm: { $count } Mehrheiten, und du gewinnst die Partie.
lesson-end-lost = Rot gewinnt. Bei den Helmen steht es { $yours } zu { $theirs }, ihr habt also beide nur eine Mehrheit, und Rot zählt mehr Steine der anderen Formen.
