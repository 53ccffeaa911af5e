# Die erste Lektion von Ehre der Samurai. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-ki = Ki gibt dir Aktionen
lesson-ki-told = Unten liegen dein Daimyo-Haus und dein Samurai-Haus. In jedem zählen Ehre (Blüte), Ki (das Schriftzeichen) und Stärke (Schwerter) aller Karten zusammen. Je 3 Ki geben dir 1 Aktion: eine Karte spielen, ziehen oder ablegen. Du hast 6 Ki.
lesson-ki-ask = Nutze in diesem Zug drei Aktionen.
lesson-ki-hint = Die Okugata bringt 3 Ki, und eine Karte zählt, sobald sie in einem Haus liegt. Spiele sie zuerst.
lesson-ki-right = { $ki } Ki, drei Aktionen. Spiele Ki zuerst, dann kannst du im restlichen Zug mehr tun.
lesson-ki-few = Das war dein ganzer Zug: { $ki } Ki, und je 3 davon geben eine Aktion. Beginne mit einer Karte, die mehr Ki bringt.

lesson-houses = Ehre gewinnt
lesson-houses-told = Zu Beginn deines Zuges erhältst du die Ehre aller Karten in deinen Häusern. Nur dann erhältst du Ehre, und mit 400 gewinnst du sofort. Früh gespielte Karten lohnen sich also immer wieder. Eine Burg kommt nur ins Daimyo-Haus.
lesson-houses-ask = Steigere deine Ehre pro Zug auf mindestens 35.
lesson-houses-hint = Achte auf die erste Zahl jeder Karte: Ein Theater und eine Burg bringen Ehre, Krieger nicht.
lesson-houses-right = Ab jetzt erhältst du in jedem Zug { $honor } Ehre. Aber wer eine Burg hat, kann angegriffen werden. Dazu gleich mehr.
lesson-houses-less = Deine Häuser bringen { $honor } Ehre pro Zug. Zwei Karten auf deiner Hand bringen zusammen 30 mehr.

lesson-shogun = Dein Daimyo wird Shogun
lesson-shogun-told = Einmal pro Zug darfst du eine Erklärung abgeben. Das kostet keine Aktion. Solange die Shogun-Karte in der Mitte liegt, darf dein Daimyo Shogun werden und bringt dir 50 Ehre pro Zug. Dann dürfen dich alle angreifen, die einen Daimyo und mindestens einen Würfel haben. Für einen Würfel braucht man 3 Stärke.
lesson-shogun-ask = Werde Shogun, mit mindestens zwei Würfeln zur Verteidigung.
lesson-shogun-hint = Dein Daimyo hat Stärke 2, also brauchst du noch 4. Spiele zwei starke Krieger und gib dann die Erklärung ab.
lesson-shogun-right = { $dice ->
    [one] Shogun, mit 1 Würfel.
   *[other] Shogun, mit { $dice } Würfeln.
  } Das nimmt dir so leicht niemand.
lesson-shogun-bare = { $dice ->
    [0] Ohne Würfel
    [one] Mit einem Würfel
   *[other] Mit { $dice } Würfeln
  } ist ein Shogun leichte Beute. Spiele deine stärksten Krieger.
lesson-shogun-waits = Deine Häuser sind stark genug, aber du hast keine Erklärung abgegeben. Vielleicht ist jemand anders schneller.

lesson-attack = Ein Kampf und seine Chancen
lesson-attack-told = Mit einem Daimyo darfst du den Shogun oder jemanden mit einer Burg angreifen. Beide Seiten würfeln. Wer unterliegt, verliert das ganze Daimyo-Haus, ein Shogun auch die Shogun-Karte. Deine eigene Burg greift nicht mit an. Deine Chance siehst du vor dem Angriff.
lesson-attack-ask = Greife den Shogun mit einer Chance von mindestens zwei Dritteln an.
lesson-attack-hint = Ein Würfel gegen einen: Die Chancen stehen gleich. Ohne die Burg hast du Stärke 4; mit 6 wirfst du zwei Würfel. Spiele zuerst einen Krieger.
lesson-attack-right = Deine Chance war { $chance } %{ $won ->
    [yes] , und du hast gewonnen: Dein Daimyo ist Shogun.
   *[no] . Die Würfel fielen schlecht, aber der Angriff war richtig.
  }
lesson-attack-slim = Deine Chance war { $chance } %. { $won ->
    [yes] Diesmal ging es gut. Mit einem Krieger mehr brauchst du weniger Glück.
   *[no] Du hast dein Daimyo-Haus verloren. Mit einem Krieger mehr hättest du mehr Würfel gehabt.
  }
lesson-attack-other = Das war nicht der Shogun. Wer eine Burg hat, darf zwar auch angegriffen werden, aber die Shogun-Karte liegt woanders.
lesson-attack-stays = Dein Zug ist vorbei, und du hast den Shogun nicht angegriffen.

lesson-dishonor = Wenn du entehrt wirst
lesson-dishonor-told = Jemand entehrt dich. Du kannst 75 Ehre zahlen, notfalls auf Kredit. Oder du befiehlst deinem Daimyo oder Samurai Seppuku und verlierst sein Haus. Spielt jemand „Gesicht wahren“, sinkt der Preis auf 30.
lesson-dishonor-ask = Behalte beide Häuser und zahle höchstens 30 Ehre.
lesson-dishonor-hint = Du hast selbst „Gesicht wahren“ auf der Hand. Spiele die Karte und zahle dann.
lesson-dishonor-right = { $honor } Ehre, und beide Häuser stehen. Gesicht wahren kostet keine Aktion, und du darfst es auch für andere spielen.
lesson-dishonor-dear = { $honor } Ehre: Du hast Schulden, und deine nächsten Gewinne zahlen sie nur ab.
lesson-dishonor-house = Du hast nichts gezahlt, aber ein Haus mit allen Karten verloren, und damit Ehre oder Aktionen in jedem Zug.

lesson-ally = Ein Ronin findet einen Herrn
lesson-ally-told = Du hast einen Kampf und deinen Daimyo verloren. Jetzt bist du ein Ronin, und ein Ronin erhält keine Ehre. Aber du darfst erklären, dass du einem fremden Daimyo dienst. Dann erhältst du die Hälfte von dem, was sein Haus, die Shogun-Karte und dein eigenes Haus bringen. Niemand kann dich abweisen.
lesson-ally-ask = Diene dem Herrn, der dir die meiste Ehre bringt.
lesson-ally-hint = Vergleiche die Herren, bevor du dich entscheidest. Vom Daimyo-Haus eines Herrn und von der Shogun-Karte bekommst du etwas ab, von seinem Samurai-Haus nicht.
lesson-ally-right = { $honor } Ehre pro Zug, und im Kampf hilft deine Stärke deinem Herrn. Später darfst du das Bündnis brechen.
lesson-ally-less = Dieser Herr bringt dir { $honor } Ehre pro Zug. Der andere würde viel mehr bringen.
lesson-ally-alone = Dein Zug ist vorbei, und ein Ronin erhält nichts.

lesson-thief = Schick einen Dieb
lesson-thief-told = Ninja kosten Ehre, die du schon haben musst. Ein Dieb kostet 15 Ehre und eine Aktion. Er stiehlt ein Besitztum oder einen Krieger aus einem beliebigen Haus für eines von deinen. Burgen, Okugata und Leibwächter kann man nicht stehlen.
lesson-thief-ask = Stiehl die Karte, die dir die meiste Ehre bringt.
lesson-thief-hint = Spiele den Dieb und wähle das Haus mit den meisten Besitztümern. Das No-Theater bringt 20 Ehre und dazu Ki.
lesson-thief-right = In jedem Zug { $honor } Ehre mehr für dich, und ebenso viel weniger für die andere Seite. Das Ki gibt dir sofort eine Aktion mehr.
lesson-thief-less = { $honor ->
    [0] Deine Häuser bringen nicht mehr Ehre als vorher.
   *[other] In jedem Zug { $honor } Ehre mehr. Eine andere Karte bringt mehr.
  }
lesson-thief-idle = Du hast keine Aktion mehr und keinen Dieb geschickt.

lesson-stop = Behalte die Führenden im Auge
lesson-stop-told = In dieser Partie gewinnt man mit 250 Ehre. Der Shogun hat 235 und erhält im nächsten Zug 75. Ein häufiger Fehler ist, einfach weiterzubauen und sich auf die anderen zu verlassen. Aber die Häuser des Shoguns sind selbst für einen einzigen Würfel zu schwach.
lesson-stop-ask = Sorge dafür, dass niemand im nächsten Zug gewinnt.
lesson-stop-hint = Ein Würfel gewinnt immer gegen keinen. Dein Daimyo hat Stärke 1. Welcher Krieger macht daraus 3?
lesson-stop-right = Der Daimyo ist tot, und die Shogun-Karte gehört dir. Ehre gewinnt, aber nur, wenn du sie verteidigen kannst.
lesson-stop-wins = Der Shogun erhält 75 Ehre und gewinnt vor deinem nächsten Zug.
