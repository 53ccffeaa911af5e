# Samouraï

title = Samouraï
blurb = Zwei Lager mit je vier Samurai. Jeder Zug schreibt vor, wie der andere antworten muss, bis eine Seite keine Luft mehr hat.
reconstructed = Das gedruckte Brett war nicht aufzufinden: Diese Anordnung ist rekonstruiert. Wer das Spiel besitzt, kann sie berichtigen.

seat-red = Rot
seat-black = Schwarz


announcement = { $landed ->
    [anzen] Anzen
    [mekura] { $distance } Ho bo
    [shiro] { $distance } Shiro
    [dragon] { $distance } Drache
    [ibis] { $distance } Ibis
    [sun] { $distance } Sonne
   *[sabre] { $distance } Säbel
}

ask-open = Eröffne das Spiel: Zieh einen Samurai gerade in beliebiger Richtung, 1 bis { $longest } Felder weit.
ask-answer = { $symbol ->
    [dragon] Antworte auf { $distance } Drache: { $shortest } bis { $longest } Felder, zuerst über einen Drachen.
    [ibis] Antworte auf { $distance } Ibis: { $shortest } bis { $longest } Felder, zuerst über einen Ibis.
    [sun] Antworte auf { $distance } Sonne: { $shortest } bis { $longest } Felder, zuerst über eine Sonne.
   *[sabre] Antworte auf { $distance } Säbel: { $shortest } bis { $longest } Felder, zuerst über einen Säbel.
}
ask-answer-free = Antworte auf { $distance }, die Richtung ist frei: Zieh { $shortest } bis { $longest } Felder weit.
ask-again = Du stehst auf dem Anzen: Zieh einen beliebigen Samurai in jede Richtung, beliebig weit.

wait-open = Der erste Zug ist frei.
wait-answer = { $symbol ->
    [dragon] Auf { $distance } Drache ist zu antworten.
    [ibis] Auf { $distance } Ibis ist zu antworten.
    [sun] Auf { $distance } Sonne ist zu antworten.
   *[sabre] Auf { $distance } Säbel ist zu antworten.
}
wait-answer-free = Auf { $distance } ist zu antworten, in beliebiger Richtung.
wait-again = Vom Anzen aus darf jeder Samurai überallhin.

event-moved = { $seat } { $start }-{ $end }: { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki-zumari.
   *[other] Das Spiel endet unentschieden.
}

preview = { $landed ->
    [anzen] { announcement }, und du ziehst noch einmal
   *[other] { $answers ->
        [0] { announcement }, und nichts antwortet darauf
        [one] { announcement }, eine Antwort
       *[other] { announcement }, { $answers } Antworten
    }
}

end-iki_zumari = { $winner } gewinnt: Der Gegner ist in Iki-zumari, kein Samurai kann antworten.
end-only_strangling = Unentschieden: Jeder Zug würde einen geschützten Gegner ersticken.
end-repetition = Unentschieden: Dieselbe Stellung kam zu oft vor.
end-limit = Unentschieden: Es wurden { $ply } Züge gespielt.

refusal-no-move = das ist kein Zug auf diesem Brett
refusal-not-yours = auf { $start } steht keiner deiner Samurai
refusal-not-straight = von { $start } nach { $end } führt keine gerade Linie
refusal-occupied = { $end } ist besetzt
refusal-blocked = zwischen { $start } und { $end } steht ein Samurai, und an diesem Tisch wird nicht gesprungen
refusal-opening-too-far = die Eröffnung geht höchstens { $longest } Felder weit, nicht { $distance }
refusal-wrong-distance = der letzte Zug ging { $asked } weit: Antworte mit einem Feld weniger, gleich vielen oder einem mehr, nicht mit { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] das erste Feld des Weges muss einen Drachen tragen, { $over } tut das nicht
    [ibis] das erste Feld des Weges muss einen Ibis tragen, { $over } tut das nicht
    [sun] das erste Feld des Weges muss eine Sonne tragen, { $over } tut das nicht
   *[sabre] das erste Feld des Weges muss einen Säbel tragen, { $over } tut das nicht
}
refusal-anzen-used = du warst schon auf dem Anzen, und das geht einmal pro Spiel
refusal-strangles-protected = das ließe einem Gegner mit drei Samurai zu Hause keine Antwort

protected = geschützt
anzen-left = Anzen noch offen
legend-symbols = D Drache   I Ibis   S Sonne   K Säbel
legend-squares = ╳ Shiro   ◎ Anzen   · Mekura

option-jumping = Springen
option-jumping-help = Samurai ziehen über besetzte Felder hinweg. Aus: sie versperren den Weg.
option-repetition = Wiederholung
option-repetition-help = Unentschieden, wenn eine Stellung so oft auftritt. 0: nie.
option-limit = Längstes Spiel
option-limit-help = Mit diesem Halbzug endet das Spiel unentschieden.
