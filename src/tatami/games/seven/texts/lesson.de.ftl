# Die erste Lektion von Seven Card Samurai. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-turn = Zwei ziehen, zwei spielen
lesson-turn-told = Unten siehst du dein Dorf mit seinen zehn Reis und deine Hand. In jedem Zug ziehst du zwei Karten und spielst dann zwei. Ein Samurai in deinem Dorf gibt 1 Verteidigung, ein Ronin 3.
lesson-turn-ask = Ziehe zwei Karten und spiele dann zwei, sodass deine Verteidigung mindestens 4 beträgt.
lesson-turn-hint = Ziehe den roten Samurai vom Ablagestapel und noch eine Karte. Lege dann den Ronin aus deiner Hand ins Dorf und danach einen Samurai.
lesson-turn-right = Verteidigung { $defense }: So viel weniger Reis nimmt dir jeder Bandit ab.
lesson-turn-open = Du hast deine zwei Karten gespielt, und deine Verteidigung beträgt { $defense }. Ein Ronin und ein Samurai ergeben 4.

lesson-gather = Sieben in zwei Farben
lesson-gather-told = Sammle sieben Samurai in höchstens zwei Farben, in Hand und Dorf zusammen. Dann darfst du Sieben rufen, und die Runde ist zu Ende. Die Reihe mit sieben Plätzen zeigt dir, wie weit du bist. Liegt oben auf dem Ablagestapel ein Samurai, darfst du ihn ziehen, und danach auch den darunter.
lesson-gather-ask = Beende deinen Zug so, dass dir nur noch zwei Karten fehlen.
lesson-gather-hint = Du sammelst Gelb und Grün, und von jeder Farbe liegt ein Samurai oben auf dem Ablagestapel. Der Bandit ist kein Samurai, also spiele ihn. Lege dann einen Samurai ins Dorf, wo er weiterhin zählt.
lesson-gather-right = { $missing ->
    [one] Nur noch 1 Karte fehlt.
   *[other] Nur noch { $missing } Karten fehlen.
  } Karten in deinem Dorf zählen für die Sieben und bewachen bis dahin deinen Reis.
lesson-gather-far = { $missing ->
    [one] Es fehlt noch 1 Karte.
   *[other] Es fehlen noch { $missing } Karten.
  } Ziehe beide Samurai, die passen, und lege sie nicht ab.

lesson-raid = Banditen rauben Reis
lesson-raid-told = Jeder Reis ist am Ende der Runde einen Punkt wert. Ein Bandit nimmt so viel Reis, wie sein Wert angibt, abzüglich der Verteidigung des Dorfes. Wähle ihn, und jedes Dorf zeigt, was es verlieren würde.
lesson-raid-ask = Erbeute mit deinem Banditen so viel Reis wie möglich.
lesson-raid-hint = Im reichsten Dorf wacht ein Ronin, und der rettet drei Reis. Welches Dorf ist unbewacht?
lesson-raid-right = { $rice } Reis. Unbewachte Dörfer werden zuerst überfallen, also bewache auch deines.
lesson-raid-guarded = Nur { $rice } Reis, denn dieses Dorf bewacht ein Ronin. Ein anderes Dorf hat gar keine Verteidigung.
lesson-raid-idle = Du hast deine zwei Karten gespielt, und dein Bandit hat nichts erbeutet.

lesson-pair = Zwei Karten auf einmal
lesson-pair-told = Gegenüber bewachen zwei Ronin 19 Reis, und kein einzelner Bandit kommt durch. Aber bei zwei Banditen gegen dasselbe Dorf zählen die Werte zusammen, und mit einem Ninja nimmt ein Bandit seinen vollen Wert. Ein Paar braucht beide Karten deines Zuges.
lesson-pair-ask = Erbeute so viel Reis, wie mit einem Paar möglich ist.
lesson-pair-hint = Unter deiner Hand stehen die Paare und was sie erbeuten. Vergleiche zwei Banditen 5 mit dem Ninja und einem Banditen 5.
lesson-pair-right = { $rice } Reis, an zwei Ronin vorbei. Hebe dir einen Ninja für gut bewachte Dörfer auf.
lesson-pair-less = { $rice ->
    [0] Du hast nichts erbeutet: Eine Verteidigung von 6 hält jeden einzelnen Banditen auf.
   *[other] Du hast { $rice } Reis erbeutet. Ein anderes Paar bringt mehr.
  }

lesson-ninja = Zerstöre den Satz
lesson-ninja-told = Im Dorf gegenüber liegen sechs Karten in zwei Farben. Noch eine, und es sind sieben. Ein Ninja entfernt eine Karte aus dem Dorf oder eine zufällige aus der Hand. Ein Samurai oben auf dem Ablagestapel kann gleich wieder gezogen werden, ein Ronin nicht.
lesson-ninja-ask = Entferne eine Karte aus diesem Dorf und lass oben auf dem Ablagestapel keine liegen, die passt.
lesson-ninja-hint = Wähle den Ninja und dann den Ronin: Niemand kann ihn vom Ablagestapel ziehen, und ohne ihn kommt ein Bandit durch. Oder lege auf einen entfernten Samurai eine eigene Karte ab.
lesson-ninja-right = Fünf sind noch da, und die sechste ist außer Reichweite. Das gibt dir Zeit für deinen eigenen Satz.
lesson-ninja-left = Alle sechs Karten liegen noch da, und schon beim nächsten Ziehen kann die siebte kommen.
lesson-ninja-again = Oben auf dem Ablagestapel liegt ein Samurai, der zum Satz gegenüber passt. Er wird sofort wieder gezogen.

lesson-shogun = Sieh in eine Hand
lesson-shogun-told = Du hast sechs von sieben, in Rot und Blau, und hast gesehen, wie gegenüber ein blauer Samurai gezogen wurde. Ein Shogun sieht in eine Hand und nimmt eine Karte daraus, oder er nimmt eine beliebige Karte aus dem Ablagestapel. Die Hand siehst nur du.
lesson-shogun-ask = Hol dir die Karte, die dir zur Sieben fehlt.
lesson-shogun-hint = Im Ablagestapel liegen weder Rot noch Blau noch ein Ronin. Wähle den Shogun, sieh in die Hand und nimm einen blauen Samurai.
lesson-shogun-right = Sieben in zwei Farben: Jetzt darfst du rufen. Die anderen Karten, die du gesehen hast, bleiben neben dem Dorf notiert, nur für dich.
lesson-shogun-incomplete = Dein Zug ist vorbei, und eine Karte fehlt noch. Wer hat einen blauen Samurai?

lesson-back = Alles in deinem Dorf muss passen
lesson-back-told = Du hast sieben in Rot und Grün. Aber alle Karten deines Dorfes müssen zum Satz gehören, und eine ist gelb: ein häufiger Fehler. Statt zu ziehen, darfst du eine Karte aus deinem Dorf aufnehmen. Und Sieben rufen darfst du in deinem Zug jederzeit.
lesson-back-ask = Rufe in diesem Zug Sieben.
lesson-back-hint = Nimm, statt zu ziehen, den gelben Samurai aus deinem Dorf auf. Dann kannst du Sieben rufen.
lesson-back-right = { $points ->
    [one] 1 Punkt für den Satz
   *[other] { $points } Punkte für den Satz
  } und einer für jeden Reis. Lege nur ins Dorf, was zu deinen Farben passt, auch wenn du Verteidigung brauchst.
lesson-back-late = Dein Zug ist vorbei, und du hast nicht gerufen. Mit einer dritten Farbe im Dorf kannst du nicht Sieben rufen.

lesson-call = Was ein Satz wert ist
lesson-call-told = Sieben in einer Farbe bringen 20 Punkte, 6 + 1 bringen 15, 5 + 2 bringen 12 und 4 + 3 bringen 10. Ein Satz mit einem Ronin bringt immer 7. Mit dem Ronin könntest du jetzt schon rufen. Aber du ziehst noch zweimal.
lesson-call-ask = Rufe mit einem Satz, der mindestens 10 Punkte bringt.
lesson-call-hint = Nimm den Ronin auf, dann muss er nicht zum Satz gehören. Und was liegt oben auf dem Ablagestapel?
lesson-call-right = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } statt 7. Wer nach fünf Runden die meisten Punkte hat, gewinnt. Warten kann sich also lohnen, solange niemand vor dir ruft.
lesson-call-ronin = { $points ->
    [one] Nur 1 Punkt
   *[other] Nur { $points } Punkte
  }, denn zum Satz gehört ein Ronin. Mit einem Samurai an seiner Stelle wären es 10.
lesson-call-late = Dein Zug ist vorbei, und du hast nicht gerufen. Vielleicht ist jemand schneller.
