# Die erste Lektion von Honor of the Samurai. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-ki = Ki gibt Aktionen
lesson-ki-told = Unten liegen das Haus deines Daimyo und das deines Samurai. Jedes zählt Ehre (die Blüte), Ki (気) und Stärke (die Schwerter) zusammen. Je 3 Ki sind eine Aktion: eine Karte spielen, ziehen oder ablegen. Du hast 6.
lesson-ki-ask = Mach drei Aktionen in diesem Zug.
lesson-ki-hint = Die Okugata bringt 3 Ki, und eine Karte zählt, sobald sie in einem Haus liegt. Lege sie also zuerst.
lesson-ki-right = { $ki } Ki, drei Aktionen. Lege zuerst Ki, dann kannst du mit allem Weiteren mehr anfangen.
lesson-ki-few = Das war alles in diesem Zug: { $ki } Ki, und je 3 davon eine Aktion. Beginne mit einer Karte, die mehr bringt.

lesson-houses = Ehre gewinnt
lesson-houses-told = Dein Zug beginnt mit der Ehre aller Karten in deinen Häusern, und nur dann erhältst du Ehre. Wer 400 hat, gewinnt sofort; was du früh legst, lohnt sich also immer wieder. Eine Burg liegt nur beim Daimyo.
lesson-houses-ask = Bring deine Ehre pro Zug auf mindestens 35.
lesson-houses-hint = Schau auf die erste Zahl jeder Karte: Ein Theater und eine Burg bringen Ehre, Krieger nicht.
lesson-houses-right = { $honor } Ehre mit jedem Zug von nun an. Aber eine Burg kann angegriffen werden: Davon gleich mehr.
lesson-houses-less = Deine Häuser bringen { $honor } Ehre pro Zug. Zwei Karten deiner Hand bringen zusammen 30 mehr.

lesson-shogun = Mein Daimyo wird Shogun
lesson-shogun-told = Einmal pro Zug darfst du eine Erklärung abgeben; das kostet keine Aktion. Solange die Shogun-Karte in der Mitte liegt, darf dein Daimyo Shogun werden: 50 Ehre pro Zug. Dann darf dich jeder Daimyo mit mindestens einem Würfel angreifen, und ein Würfel braucht 3 Stärke.
lesson-shogun-ask = Werde Shogun, mit mindestens zwei Würfeln zur Verteidigung.
lesson-shogun-hint = Dein Daimyo hat Stärke 2, es fehlen also noch 4. Lege zwei starke Krieger und gib dann die Erklärung ab.
lesson-shogun-right = Shogun, mit { $dice } Würfeln: Das nimmt dir so leicht niemand.
lesson-shogun-bare = { $dice ->
    [0] Ohne Würfel
    [one] Mit einem Würfel
   *[other] Mit { $dice } Würfeln
  } ist ein Shogun leichte Beute. Lege die stärksten Krieger, die du hast.
lesson-shogun-waits = Deine Häuser sind stark genug, aber du hast dich nicht erklärt. Jemand anders kann schneller sein.

lesson-attack = Ein Kampf und seine Chancen
lesson-attack-told = Mit einem Daimyo darfst du den Shogun angreifen, oder wer eine Burg hat. Beide würfeln, und wer verliert, verliert das ganze Daimyo-Haus, ein Shogun auch die Shogun-Karte. Die eigene Burg bleibt daheim. Deine Chance siehst du vorher.
lesson-attack-ask = Greif den Shogun mit einer Chance von mindestens zwei Dritteln an.
lesson-attack-hint = Ein Würfel gegen einen steht gleich. Ohne die Burg hast du Stärke 4; mit 6 wirfst du zwei Würfel. Lege also zuerst einen Krieger.
lesson-attack-right = Eine Chance von { $chance } %{ $won ->
    [yes] , und es ist gelungen: Dein Daimyo ist Shogun.
   *[no] . Die Würfel fielen schlecht, aber der Angriff war richtig.
  }
lesson-attack-slim = Deine Chance war { $chance } %. { $won ->
    [yes] Diesmal ging es gut; mit einem Krieger mehr brauchst du weniger Glück.
   *[no] Nun ist dein Daimyo-Haus verloren. Mit einem Krieger vorher hättest du mehr Würfel gehabt.
  }
lesson-attack-other = Das war nicht der Shogun: Auch eine Burg darf angegriffen werden, aber die Ehre ist anderswo.
lesson-attack-stays = Dein Zug ist vorbei, und der Shogun hatte seine Ruhe.

lesson-dishonor = Wenn du entehrt wirst
lesson-dishonor-told = Du bist entehrt worden. Das kostet 75 Ehre, notfalls als Schuld; oder dein Daimyo oder Samurai begeht Seppuku, und das Haus ist verloren. Spielt jemand Gesicht wahren, ist der Preis 30.
lesson-dishonor-ask = Behalte beide Häuser und zahle höchstens 30 Ehre.
lesson-dishonor-hint = Du hast selbst Gesicht wahren auf der Hand. Spiele es und zahle dann.
lesson-dishonor-right = { $honor } Ehre, und beide Häuser stehen. Gesicht wahren kostet keine Aktion und geht für alle.
lesson-dishonor-dear = { $honor } Ehre: Du hast Schulden, und was du als Nächstes erhältst, zahlt sie nur ab.
lesson-dishonor-house = Du hast nichts gezahlt, aber ein Haus ist fort mit allem, was darin lag, und damit Ehre oder Aktionen in jedem Zug.

lesson-ally = Ein Ronin findet einen Herrn
lesson-ally-told = Du hast einen Kampf und deinen Daimyo verloren: Nun bist du Ronin und erhältst keine Ehre. Ein Ronin darf erklären, einem fremden Daimyo zu dienen, für die Hälfte dessen, was dessen Haus, die Shogun-Karte und das eigene Haus bringen. Ablehnen kann niemand.
lesson-ally-ask = Tritt in den Dienst, der dir die meiste Ehre bringt.
lesson-ally-hint = Sieh dir jeden Herrn an, bevor du dich erklärst. Was in seinem Samurai-Haus liegt, wird nicht geteilt, die Shogun-Karte schon.
lesson-ally-right = { $honor } Ehre pro Zug, und im Kampf hilft deine Stärke deinem Herrn. Später darfst du das Bündnis brechen.
lesson-ally-less = In diesem Dienst erhältst du { $honor } Ehre pro Zug. Der andere brächte viel mehr.
lesson-ally-alone = Dein Zug ist vorbei, und ein Ronin erhält nichts.

lesson-thief = Schick einen Dieb
lesson-thief-told = Ninja kosten Ehre, die du haben musst. Ein Dieb kostet 15 und eine Aktion: Er holt ein Besitztum oder einen Krieger aus einem beliebigen Haus in eines von deinen. Burgen, Okugata und Leibwächter kann man nicht stehlen.
lesson-thief-ask = Stiehl die Karte, die dir die meiste Ehre bringt.
lesson-thief-hint = Spiele den Dieb und wähle das Haus mit den meisten Besitztümern. Das No-Theater bringt 20 Ehre, und Ki dazu.
lesson-thief-right = { $honor } Ehre mehr in jedem Zug, und drüben so viel weniger. Sein Ki gibt dir sofort eine Aktion mehr.
lesson-thief-less = { $honor ->
    [0] Deine Häuser bringen nicht mehr Ehre als vorher.
   *[other] { $honor } Ehre mehr in jedem Zug. Es gab eine Karte, die mehr bringt.
  }
lesson-thief-idle = Deine Aktionen sind verbraucht, und kein Dieb ist losgezogen.

lesson-stop = Behalte im Auge, wer führt
lesson-stop-told = Hier gewinnen 250 Ehre; der Shogun hat 235 und erhält im nächsten Zug 75. Der übliche Fehler ist, in Ruhe weiterzubauen oder es den anderen zu überlassen. Aber die Häuser des Shoguns haben zu wenig Stärke für auch nur einen Würfel.
lesson-stop-ask = Sorge dafür, dass niemand mit dem nächsten Zug gewinnt.
lesson-stop-hint = Gegen keinen Würfel gewinnt ein Würfel immer. Dein Daimyo hat Stärke 1; welcher Krieger macht 3 daraus?
lesson-stop-right = Der Daimyo ist tot, und die Shogun-Karte ist dein. Ehre gewinnt, aber nur für den, der sie halten kann.
lesson-stop-wins = Der Shogun erhält 75 und hat gewonnen, bevor du wieder am Zug bist.
