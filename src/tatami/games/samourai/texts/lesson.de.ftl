# Die erste Lektion von Samouraï. Jeder Schritt: Überschrift, was zu wissen ist, Aufgabe, Tipp, Urteile.

lesson-open = Dein Zug spricht
lesson-open-told = Du bist Rot, unten. Ein Samurai zieht geradeaus in jede Richtung, auch über andere hinweg; der erste Zug geht 1 bis 7 Felder weit. Wo er landet, wird angesagt: drei Felder weit auf einen Drachen ist „3 Drache“.
lesson-open-ask = Eröffne das Spiel so, dass du einen Drachen ansagst.
lesson-open-hint = Wähle einen Samurai: Helle Punkte zeigen, wohin er kann. Drei Felder vor d1 liegt ein Drache.
lesson-open-right = „{ announcement }“. Darauf muss Schwarz jetzt antworten: etwa so weit, und zuerst über einen Drachen.
lesson-open-other = Das sagt „{ announcement }“ an. Du solltest auf einem Drachen landen.

lesson-answer = Antworte auf das Gesagte
lesson-answer-told = Schwarz hat „4 Ibis“ angesagt. Deine Antwort geht 4 Felder weit, eins weniger oder eins mehr, und das erste Feld des Wegs muss einen Ibis tragen.
lesson-answer-ask = Antworte mit einem Zug über 5 Felder.
lesson-answer-hint = Beginne mit dem Samurai auf h1: Direkt vor ihm, auf h2, liegt ein Ibis.
lesson-answer-right = Fünf Felder, über den Ibis auf h2. Nach deiner Weite muss sich jetzt Schwarz richten.
lesson-answer-shorter = Eine gute Antwort, aber sie geht { $distance } Felder weit, nicht 5.

lesson-few = Lass wenig Raum
lesson-few-told = Wer nicht antworten kann, hat verloren; ein guter Zug lässt also wenige Antworten. Ein leeres Feld (Mekura) lässt die Richtung frei, ein Symbol bindet sie. Zeig auf einen Zug, bevor du ihn machst: Die Antworten werden für dich gezählt.
lesson-few-ask = Mach den Zug, der Schwarz die wenigsten Antworten lässt.
lesson-few-hint = Leere Felder lassen Dutzende Antworten. Wenige schwarze Samurai haben einen Ibis neben sich: Dein Samurai auf h5 kann einen erreichen.
lesson-few-right = Es bleiben nur { $answers } Antworten. Mit solchen Zügen gewinnt man.
lesson-few-more = Das lässt { $answers } Antworten. Ein anderer Zug lässt viel weniger.

lesson-anzen = Das sichere Feld
lesson-anzen-told = Das goldene Feld in der Mitte ist das Anzen. Wer mit einer Antwort dort landet, zieht sofort noch einmal: irgendein Samurai, jede Richtung, jede Weite. Das geht einmal im Spiel.
lesson-anzen-ask = Lande auf dem Anzen und zieh dann so, dass Schwarz höchstens 5 Antworten hat.
lesson-anzen-hint = Der Samurai auf i3 erreicht f6 über den Säbel auf h4. Such dann ein fernes Symbol: Je weiter du gehst, desto weniger Platz bleibt für eine Antwort.
lesson-anzen-right = Der freie Zug lässt { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
  }. Das Anzen ist nun verbraucht, also wähle den Moment gut.
lesson-anzen-past = Das war eine gewöhnliche Antwort, am Anzen vorbei. Es liegt in der Mitte, auf f6.
lesson-anzen-loose = Du hast zweimal gezogen, aber Schwarz hat jetzt { $answers } Antworten. Versuch einen anderen zweiten Zug.

lesson-guard = Geh nicht zu früh von zu Hause fort
lesson-guard-told = Drei Samurai auf den gekreuzten Feldern deines Lagers (Shiro) schützen dich: Niemand darf dir alle Antworten nehmen. Der übliche Fehler ist, mit einem zweiten Samurai aufzubrechen, während Schwarz bereitsteht.
lesson-guard-ask = Antworte so, dass Schwarz dir nicht alle Antworten nehmen kann.
lesson-guard-hint = Drei Samurai sind noch zu Hause, auf e1, g1 und h1. Ein anderer ist schon unterwegs.
lesson-guard-right = Drei bleiben zu Hause, und du bist geschützt: Schwarz darf dir den Atem nicht nehmen.
lesson-guard-strangled = Du hast { $start } verlassen und bist nicht mehr geschützt. Schwarz spielt { $answer }, und du hast keine Antwort: verloren.

lesson-home = Der Weg zurück
lesson-home-told = Zwei deiner Samurai sind fort, und du bist nicht geschützt. Wer auf einem Shiro des eigenen Lagers landet, ist wieder zu Hause. Das bindet keine Richtung, also bekommt Schwarz viele Antworten: Sicherheit hat ihren Preis.
lesson-home-ask = Bring einen dritten Samurai nach Hause.
lesson-home-hint = e1 ist frei. Welcher Samurai steht in gerader Linie dazu, mit einer Sonne neben sich auf dem Weg?
lesson-home-right = Drei zu Hause: wieder geschützt.
lesson-home-away = { $end } ist kein Shiro deines Lagers. Du bist noch immer angreifbar.

lesson-win = Iki-zumari
lesson-win-told = Schwarz hat nur zwei Samurai zu Hause und ist nicht geschützt. Kann kein schwarzer Samurai auf deinen Zug antworten, ist Schwarz außer Atem, Iki-zumari, und du hast gewonnen.
lesson-win-ask = Lass Schwarz keine Antwort.
lesson-win-hint = Schau neben die schwarzen Samurai: Nur einer hat einen Drachen neben sich, und dahinter zu wenig Platz. Sag also einen Drachen an.
lesson-win-right = Kein schwarzer Samurai hat einen Drachen neben sich und dahinter genug Platz. Du hast gewonnen.
lesson-win-answers = { $answers ->
    [one] Eine Antwort bleibt
   *[other] { $answers } Antworten bleiben
  }. Es gibt einen Zug, der keine lässt.
