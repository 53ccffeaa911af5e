# Die erste Lektion von Samouraï. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-open = Dein Zug spricht
lesson-open-told = Du spielst Rot, unten. Ein Samurai zieht in gerader Linie in jede Richtung und darf andere überspringen. Der erste Zug geht 1 bis 7 Felder weit. Jeder Zug sagt an, wie weit er geht und wo er landet: Für drei Felder bis zu einem Drachen sagst du „3 Drache“ an.
lesson-open-ask = Eröffne mit einem Zug, der einen Drachen ansagt.
lesson-open-hint = Wähle einen Samurai: Helle Punkte zeigen, wohin er ziehen kann. Drei Felder vor d1 ist ein Drache.
lesson-open-right = „{ announcement }“. Jetzt muss Schwarz antworten: ungefähr ebenso weit und zuerst über einen Drachen.
lesson-open-other = Das sagt „{ announcement }“ an. Lande auf einem Drachen.

lesson-answer = Antworte auf die Ansage
lesson-answer-told = Schwarz sagt „4 Ibis“ an. Deine Antwort geht 4 Felder weit, eins weniger oder eins mehr, und ihr erstes Feld muss einen Ibis zeigen.
lesson-answer-ask = Antworte mit einem Zug über 5 Felder.
lesson-answer-hint = Nimm den Samurai auf h1: Direkt vor ihm, auf h2, ist ein Ibis.
lesson-answer-right = Fünf Felder, über den Ibis auf h2. Jetzt muss Schwarz 4 bis 6 Felder weit ziehen.
lesson-answer-shorter = { $distance ->
    [one] Eine erlaubte Antwort, aber sie geht 1 Feld weit, nicht 5.
   *[other] Eine erlaubte Antwort, aber sie geht { $distance } Felder weit, nicht 5.
  }

lesson-few = Lass wenig Platz
lesson-few-told = Wer nicht antworten kann, verliert. Ein guter Zug lässt also wenige Antworten. Ein Symbol schränkt die Richtung ein, ein leeres Feld (Mekura) nicht. Zeig auf einen Zug, bevor du ihn machst: Das Brett zählt die Antworten für dich.
lesson-few-ask = Mach den Zug, der Schwarz die wenigsten Antworten lässt.
lesson-few-hint = Leere Felder lassen Dutzende Antworten. Wenige schwarze Samurai haben einen Ibis neben sich. Dein Samurai auf h5 kann einen erreichen.
lesson-few-right = { $answers ->
    [one] Nur 1 Antwort bleibt.
   *[other] Nur { $answers } Antworten bleiben.
  } Mit solchen Zügen gewinnt man Partien.
lesson-few-more = Das lässt { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
  }. Ein anderer Zug lässt viel weniger.

lesson-anzen = Das sichere Feld
lesson-anzen-told = Das goldene Feld in der Mitte ist das Anzen. Landet deine Antwort dort, ziehst du sofort noch einmal: jeder Samurai, jede Richtung, beliebig weit. Das geht einmal pro Partie.
lesson-anzen-ask = Lande auf dem Anzen und zieh dann so, dass Schwarz höchstens 5 Antworten hat.
lesson-anzen-hint = Der Samurai auf i3 erreicht f6 über den Säbel auf h4. Such danach ein fernes Symbol: Je weiter dein Zug, desto weniger Platz für eine Antwort.
lesson-anzen-right = Dein freier Zug lässt { $answers ->
    [0] keine Antwort
    [one] 1 Antwort
   *[other] { $answers } Antworten
  }. Dein Anzen ist damit verbraucht. Wähle also in deinen Partien den richtigen Moment.
lesson-anzen-past = Das war eine gewöhnliche Antwort. Das Anzen liegt in der Mitte, auf f6.
lesson-anzen-loose = Du hast zweimal gezogen, aber Schwarz hat { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
  }. Versuch einen anderen zweiten Zug.

lesson-guard = Verlass dein Lager nicht zu früh
lesson-guard-told = Drei Samurai auf den Kreuzfeldern deines Lagers (Shiro) schützen dich: Schwarz darf dir nicht alle Antworten nehmen. Ein häufiger Fehler ist, einen zweiten Samurai loszuschicken, während Schwarz zum Schlag bereitsteht.
lesson-guard-ask = Antworte so, dass Schwarz dir nicht alle Antworten nehmen kann.
lesson-guard-hint = Drei Samurai sind noch zu Hause, auf e1, g1 und h1. Der vierte ist schon unterwegs.
lesson-guard-right = Drei bleiben zu Hause, also bist du geschützt: Schwarz darf dir nicht alle Antworten nehmen.
lesson-guard-strangled = Du hast { $start } verlassen und bist nicht mehr geschützt. Schwarz spielt { $answer }, und du hast keine Antwort. Verloren.

lesson-home = Der Weg zurück
lesson-home-told = Zwei deiner Samurai sind unterwegs, und du bist nicht geschützt. Ein Samurai, der auf einem Shiro seines Lagers landet, ist wieder zu Hause. Ein Shiro schränkt die Richtung nicht ein, Schwarz bekommt also viele Antworten. Sicherheit hat ihren Preis.
lesson-home-ask = Bring einen dritten Samurai nach Hause.
lesson-home-hint = e1 ist frei. Welcher Samurai kann in gerader Linie dorthin und hat dabei eine Sonne als erstes Feld?
lesson-home-right = Drei zu Hause: Du bist wieder geschützt.
lesson-home-away = { $end } ist kein Shiro deines Lagers. Du bist noch immer angreifbar.

lesson-win = Iki zumari
lesson-win-told = Schwarz hat nur zwei Samurai zu Hause und ist nicht geschützt. Kann kein schwarzer Samurai auf deinen Zug antworten, ist Schwarz außer Atem (Iki zumari), und du gewinnst.
lesson-win-ask = Lass Schwarz keine Antwort.
lesson-win-hint = Sieh dich bei den schwarzen Samurai um. Nur einer hat einen Drachen neben sich, und hinter dem Drachen ist zu wenig Platz. Sag also einen Drachen an.
lesson-win-right = Kein schwarzer Samurai hat einen Drachen neben sich und dahinter genug Platz. Du gewinnst!
lesson-win-answers = { $answers ->
    [one] 1 Antwort bleibt
   *[other] { $answers } Antworten bleiben
  }. Es gibt einen Zug, der keine lässt.
