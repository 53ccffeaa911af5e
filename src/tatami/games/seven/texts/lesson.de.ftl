# Die erste Lektion von Seven Card Samurai. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-turn = Zwei ziehen, zwei spielen
lesson-turn-told = Unten liegen dein Dorf mit seinen zehn Reis und deine Hand. Ein Zug ist immer gleich: Zieh zwei Karten und spiele dann zwei. Ein Samurai, den du vor dir auslegst, verteidigt deinen Reis mit 1, ein Ronin mit 3.
lesson-turn-ask = Zieh zwei Karten und lege dann zwei aus, sodass deine Verteidigung mindestens 4 ist.
lesson-turn-hint = Nimm den roten Samurai vom Ablagestapel und noch eine Karte. Wähle dann den Ronin in deiner Hand und lege ihn aus, danach einen Samurai.
lesson-turn-right = Verteidigung { $defence }: Jeder Bandit, der kommt, nimmt dir so viel weniger.
lesson-turn-open = Deine zwei Karten sind gespielt, und deine Verteidigung ist { $defence }. Ein Ronin und ein Samurai vor dir machen 4.

lesson-gather = Sieben von zwei Farben
lesson-gather-told = Sammle sieben Samurai von höchstens zwei Farben, auf Hand und Tisch zusammen. Dann darfst du die Runde mit einer Ansage beenden. Die Reihe mit sieben Plätzen zeigt, wie weit du bist. Liegt oben auf dem Ablagestapel ein Samurai, darfst du ihn ziehen, danach auch den darunter.
lesson-gather-ask = Beende deinen Zug so, dass nur noch zwei Karten fehlen.
lesson-gather-hint = Du sammelst Gelb und Grün, und beide liegen oben auf dem Ablagestapel. Der Bandit ist kein Samurai: Spiele ihn. Lege dann einen Samurai aus; auch dort zählt er mit.
lesson-gather-right = Nur noch { $missing } fehlen. Was vor dir liegt, zählt für die Sieben und bewacht bis dahin deinen Reis.
lesson-gather-far = Es fehlen noch { $missing } Karten. Nimm beide Samurai, die passen, und lege keinen davon ab.

lesson-raid = Banditen nehmen Reis
lesson-raid-told = Reis sind Punkte, einer pro Stück am Ende der Runde. Ein Bandit nimmt so viel, wie er wert ist, abzüglich der Verteidigung des Dorfes. Wähle ihn, und jedes Dorf zeigt, was es verlöre.
lesson-raid-ask = Nimm mit deinem Banditen so viel Reis, wie du kannst.
lesson-raid-hint = Das reichste Dorf hat einen Ronin, und der macht drei aus. Wen bewacht niemand?
lesson-raid-right = { $rice } Reis. Unbewachte Dörfer werden zuerst beraubt; denk also auch an deines.
lesson-raid-guarded = Nur { $rice } Reis: Dort hält ein Ronin Wache. Ein anderes Dorf hat gar keine Verteidigung.
lesson-raid-idle = Deine zwei Karten sind gespielt, und dein Bandit hat nichts genommen.

lesson-pair = Zwei Karten als eine
lesson-pair-told = Zwei Ronin bewachen gegenüber 19 Reis: Allein kommt kein Bandit durch. Aber zwei Banditen zählen ihre Werte zusammen, und mit einem Ninja nimmt ein Bandit seinen vollen Wert. Ein Paar braucht beide Karten deines Zuges.
lesson-pair-ask = Nimm so viel Reis, wie ein Paar nehmen kann.
lesson-pair-hint = Die Paare stehen unter deiner Hand, jedes mit dem, was es nimmt. Vergleiche zwei Banditen 5 mit dem Ninja und einem 5er.
lesson-pair-right = { $rice } Reis, an zwei Ronin vorbei. Heb dir einen Ninja für gut bewachte Dörfer auf.
lesson-pair-less = { $rice ->
    [0] Du hast nichts genommen: Eine Verteidigung von 6 hält alles auf, was allein kommt.
   *[other] Du hast { $rice } Reis genommen. Ein anderes Paar nimmt mehr.
  }

lesson-ninja = Zerstöre den Satz
lesson-ninja-told = Gegenüber liegen sechs Karten von zwei Farben: noch eine, und es sind sieben. Ein Ninja entfernt eine Karte vom Tisch, oder zufällig eine aus der Hand. Ein Samurai oben auf dem Ablagestapel kann wieder genommen werden, ein Ronin nicht.
lesson-ninja-ask = Entferne eine Karte von diesem Tisch, und sorge dafür, dass oben auf dem Ablagestapel keine liegt, die passt.
lesson-ninja-hint = Wähle den Ninja und dann den Ronin: Er kann nicht vom Ablagestapel genommen werden, und ohne ihn kommt ein Bandit durch. Oder decke einen entfernten Samurai mit einer eigenen Karte zu.
lesson-ninja-right = Fünf sind noch da, und die sechste ist außer Reichweite. Das gibt dir Zeit für einen eigenen Satz.
lesson-ninja-left = Noch immer liegen sechs da, und die siebte kann mit dem nächsten Ziehen kommen.
lesson-ninja-again = Oben auf dem Ablagestapel liegt ein Samurai, der drüben passt: Er wird sofort genommen.

lesson-shogun = Ein Blick in eine Hand
lesson-shogun-told = Du hast sechs von sieben, in Rot und Blau, und hast gesehen, wie gegenüber ein blauer Samurai genommen wurde. Ein Shogun sieht in eine Hand und nimmt eine Karte daraus, oder eine beliebige vom Ablagestapel. Was du siehst, siehst du allein.
lesson-shogun-ask = Hol dir die Karte, die deine Sieben vollendet.
lesson-shogun-hint = Im Ablagestapel liegt nichts Rotes, nichts Blaues und kein Ronin. Wähle den Shogun, sieh in die Hand und nimm einen blauen Samurai.
lesson-shogun-right = Sieben von zwei Farben: Jetzt darfst du rufen. Was du in der Hand sonst gesehen hast, bleibt beim Dorf notiert, nur für dich.
lesson-shogun-incomplete = Dein Zug ist gespielt, und eine Karte fehlt noch. Wer hat einen blauen Samurai?

lesson-back = Was vor dir liegt, muss passen
lesson-back-told = Du hast sieben in Rot und Grün, aber alles, was vor dir liegt, muss zum Satz gehören, und da liegt ein gelber: der übliche Fehler. Ziehen darf man auch vom eigenen Tisch. Und rufen darfst du jederzeit in deinem Zug.
lesson-back-ask = Rufe Sieben in diesem Zug.
lesson-back-hint = Nimm statt einer neuen Karte den gelben Samurai vom Tisch zurück. Dann kannst du Sieben rufen.
lesson-back-right = { $points } Punkte für den Satz und einer für jeden Reis. Lege nur aus, was zu deinen Farben passt, auch wenn du Verteidigung brauchst.
lesson-back-late = Dein Zug ist vorbei, ohne dass du gerufen hast. Solange eine dritte Farbe vor dir liegt, gibt es keine Sieben.

lesson-call = Was ein Satz wert ist
lesson-call-told = Sieben von einer Farbe sind 20 Punkte wert, sechs und eine 15, fünf und zwei 12, vier und drei 10; mit einem Ronin ist jeder Satz 7 wert. Du könntest jetzt rufen, mit dem Ronin. Aber du ziehst noch zweimal.
lesson-call-ask = Rufe einen Satz, der mindestens 10 Punkte wert ist.
lesson-call-hint = Nimm den Ronin zurück, dann muss er nicht zum Satz gehören. Und wer liegt oben auf dem Ablagestapel?
lesson-call-right = { $points } Punkte statt 7. Nach fünf Runden gewinnen die meisten Punkte. Auf mehr zu warten lohnt sich also, bis jemand anders zuerst ruft.
lesson-call-ronin = { $points } Punkte, denn ein Ronin gehört zum Satz. Mit einem Samurai an seiner Stelle wären es 10.
lesson-call-late = Dein Zug ist vorbei, ohne dass du gerufen hast, und andere können schneller sein.
