# Die erste Lektion von Samurai: The Card Game.

lesson-lay = Dein Einfluss
lesson-lay-told = In der Mitte liegt ein Dorf mit Helm, Buddha und Reis; du bist Grün. Eine Karte daneben hat ihre Zahl als Einfluss auf das Symbol, das sie zeigt. Ein Samurai hat ihn auf jedes Symbol.
lesson-lay-ask = Leg eine Karte so, dass du bei allen drei Symbolen führst.
lesson-lay-hint = Nur eine Art von Karte zählt für jedes Symbol. Wähle sie aus der Hand und dann einen freien Platz neben dem Dorf.
lesson-lay-right = Ein Samurai zählt für jedes Symbol: Du führst bei allen dreien. Gewonnen ist noch kein Stein; die anderen Seiten sind noch frei.
lesson-lay-some = Du führst nur bei { $count ->
    [one] einem Symbol
   *[other] { $count } Symbolen
  }. Eine Karte mit einem Symbol wirkt nur auf dieses.

lesson-close = Steine gewinnen
lesson-close-told = Sind alle vier Seiten eines Dorfes bedeckt, gewinnt der höchste Einfluss auf jedes seiner Symbole einen Stein dieser Form, egal wer die letzte Karte legte. In der Mitte ist eine Seite frei, und Rot führt mit 5 zu 3.
lesson-close-ask = Bedecke die letzte Seite so, dass du beide Steine gewinnst.
lesson-close-hint = Du brauchst mehr als 5 beim Buddha und beim Reis. Wähle eine Karte und sieh dir den Platz mit dem Stern über dem Dorf (0,1) an, bevor du sie legst: Die Steine, die sie gewänne, werden für dich gezählt.
lesson-close-right = Sechs zu fünf bei beiden Symbolen: ein Buddha und ein Reisfeld für dich.
lesson-close-gift = { $count ->
    [one] Ein Stein geht
   *[other] { $count } Steine gehen
  } an Rot, der dort mehr Einfluss hat. Ein Dorf zu schließen hilft dem, der führt.
lesson-close-none = Du hast keine Steine gewonnen. Das Dorf in der Mitte wartet auf seine letzte Seite.

lesson-tie = Lieber niemand als Rot
lesson-tie-told = Bei Gleichstand gewinnt niemand: Der Stein bleibt im Vorrat. In der Mitte führt Rot beim Reis mit 5 zu deinen 2 und kann dieses Dorf jederzeit schließen.
lesson-tie-ask = Schließ das Dorf so, dass niemand das Reisfeld gewinnt.
lesson-tie-hint = Dir fehlen beim Reis genau 3.
lesson-tie-right = Fünf zu fünf: Niemand gewinnt es. Wo du nicht gewinnen kannst, ist ein Gleichstand einen Stein wert.
lesson-tie-lost = Jetzt hat Rot das Reisfeld gewonnen.
lesson-tie-open = Das Dorf ist noch offen, und Rot kann es mit der nächsten Karte gewinnen.

lesson-found = Neue Dörfer
lesson-found-told = Wo deine Karte an der Ecke eines Dorfes auf eine fremde trifft, kommt dazwischen ein neues Dorf. Sind zwei fällig, entscheidest du, welcher Platz das oberste vom Stapel bekommt.
lesson-found-ask = Schließ das Dorf in der Mitte so, dass zwei neue Dörfer entstehen und Rot keinen Stein gewinnt.
lesson-found-hint = Der Platz unter der Mitte (0,-1) liegt zwischen zwei roten Karten: Dort trifft deine auf beide. Beim Buddha führt Rot mit 6 zu deinen 3: Mit welcher Karte holst du das auf?
lesson-found-right = Zwei neue Dörfer, Gleichstand beim Buddha, und das Reisfeld für dich. Und du hast entschieden, welches Dorf wo liegt.
lesson-found-fewer = Das ergab { $count ->
    [0] kein neues Dorf
    [one] ein neues Dorf
   *[other] { $count } neue Dörfer
  }. Such einen Platz mit roten Karten auf beiden Seiten.
lesson-found-gift = Zwei neue Dörfer, aber Rot gewann einen Stein des Dorfes, das du geschlossen hast.

lesson-majority = Was am Ende zählt
lesson-majority-told = Am Ende sind mehr Steine einer Form als bei allen anderen eine Mehrheit. Ohne scheidest du aus, mit zweien gewinnst du sofort. Jetzt habt ihr, du und Rot, je einen Buddha und ein Reisfeld.
lesson-majority-ask = Gewinne einen Stein, der dir eine Mehrheit gibt.
lesson-majority-hint = Das Dorf, das nur Reis zeigt, hat eine freie Seite, links davon (-1,0). Ein Stern zeigt sie an. Rot führt dort mit 6 zu 3.
lesson-majority-right = Jetzt hast du die Mehrheit bei den { shapes }. Ein Stern neben deinen Steinen zeigt es.
lesson-majority-none = Noch keine Mehrheit. Dazu gehört ein Stein einer Form, bei der du mit Rot gleichauf bist.

lesson-others = Der übliche Fehler
lesson-others-told = Hat jeder nur eine Mehrheit, legt er deren Steine beiseite und zählt die beiden anderen Formen. Du hast die Mehrheit der Buddhas. Der übliche Fehler ist, sie weiter zu sammeln.
lesson-others-ask = Gewinne einen Stein, der kein Buddha ist.
lesson-others-hint = Der Stern zeigt die letzte freie Seite eines Dorfes mit Buddha und Reis, darunter (1,-2). Beim Reis führt Rot mit 4 zu deinen 2.
lesson-others-right = Ein Reisfeld: Das wird gezählt. Die Mehrheit hält dich im Spiel, die anderen Steine gewinnen es.
lesson-others-same = Noch ein Buddha. Diese Mehrheit hast du schon; beim Zählen wird sie beiseitegelegt.
lesson-others-none = Das gewann keinen Stein.

lesson-end = Die letzte Karte
lesson-end-told = Das letzte Reisfeld ist weg: Die Runde wird beendet, und du legst die letzte Karte des Spiels. Du hast die Mehrheit der Reisfelder, Rot die der Buddhas; Helme habt ihr je 3.
lesson-end-ask = Gewinne das Spiel mit deiner letzten Karte.
lesson-end-hint = Eine zweite Mehrheit gewinnt sofort, und dazu brauchst du einen Helm. Der Stern ganz unten (-5,-6) schließt ein Dorf, in dem nur deine Karte für den Helm zählt.
lesson-end-right = Ein vierter Helm: { $count } Mehrheiten, und das Spiel ist deins.
lesson-end-lost = Rot gewinnt: Bei den Helmen steht es { $yours } zu { $theirs }, also hat jeder von euch eine Mehrheit, und Rot zählt mehr von den anderen.
