# Samouraï

title = Samouraï
blurb = Zwei Lager mit je vier Samurai. Jeder Zug schreibt vor, wie der andere antworten muss, bis eine Seite keine Luft mehr hat.
goal = Lass der Gegenseite keine Antwort.
standing = { $asked ->
    [you] { $mobility ->
        [one] Du hast 1 Antwort.
       *[other] Du hast { $mobility } Antworten.
    }
   *[other] { $mobility ->
        [one] Die Gegenseite hat 1 Antwort.
       *[other] Die Gegenseite hat { $mobility } Antworten.
    }
}
reconstructed = Der gedruckte Plan war nicht zu finden, diese Anordnung ist rekonstruiert. Wenn du das Spiel besitzt, kannst du sie berichtigen.

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

ask-open = Eröffne das Spiel: Zieh einen deiner Samurai 1 bis { $longest } Felder weit in gerader Linie.
ask-answer = { $symbol ->
    [dragon] Antworte auf { $distance } Drache: Zieh { $shortest } bis { $longest } Felder; dein erstes Feld muss einen Drachen zeigen.
    [ibis] Antworte auf { $distance } Ibis: Zieh { $shortest } bis { $longest } Felder; dein erstes Feld muss einen Ibis zeigen.
    [sun] Antworte auf { $distance } Sonne: Zieh { $shortest } bis { $longest } Felder; dein erstes Feld muss eine Sonne zeigen.
   *[sabre] Antworte auf { $distance } Säbel: Zieh { $shortest } bis { $longest } Felder; dein erstes Feld muss einen Säbel zeigen.
}
ask-answer-free = Antworte auf { $distance }: Zieh { $shortest } bis { $longest } Felder in beliebiger Richtung.
ask-again = Du stehst auf dem Anzen: Zieh einen beliebigen Samurai in jede Richtung, beliebig weit.

wait-open = Der erste Zug steht an …
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
    [anzen] { announcement }: Du ziehst sofort noch einmal
    [mekura] { announcement }: { $shortest } bis { $longest } Felder, Richtung frei; { preview-answers }
    [shiro] { announcement }: { $shortest } bis { $longest } Felder, Richtung frei; { preview-answers }
    [dragon] { announcement }: { $shortest } bis { $longest } Felder, zuerst ein Drache; { preview-answers }
    [ibis] { announcement }: { $shortest } bis { $longest } Felder, zuerst ein Ibis; { preview-answers }
    [sun] { announcement }: { $shortest } bis { $longest } Felder, zuerst eine Sonne; { preview-answers }
   *[sabre] { announcement }: { $shortest } bis { $longest } Felder, zuerst ein Säbel; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } Felder, das erste ein Drache
    [ibis] { $shortest }–{ $longest } Felder, das erste ein Ibis
    [sun] { $shortest }–{ $longest } Felder, das erste eine Sonne
    [sabre] { $shortest }–{ $longest } Felder, das erste ein Säbel
   *[free] { $shortest }–{ $longest } Felder in beliebiger Richtung
}
demand-unanswered = Keine Antwort: { demand }
demand-open = 1–{ $longest } Felder in beliebiger Richtung
demand-none = Jeder Samurai, jede Richtung, beliebig weit
preview-answers = { $answers ->
    [0] keine Antwort, du gewinnst
    [one] 1 Antwort
   *[other] { $answers } Antworten
}
stuck = { $why ->
    [no-symbol] { $cell }: { no-symbol-there }.
    [no-room] { $cell }: über { $over } nur { $room } Felder, { $shortest } sind nötig.
    [occupied] { $cell }: { $end } ist besetzt.
    [blocked] { $cell }: Vor { $end } steht ein Samurai.
    [anzen-used] { $cell }: Auf den Anzen darfst du nur einmal.
   *[strangles-protected] { $cell }: { $end } ließe einem geschützten Gegner keine Antwort.
}
no-symbol-there = { $symbol ->
    [dragon] kein Drache daneben
    [ibis] kein Ibis daneben
    [sun] keine Sonne daneben
    [sabre] kein Säbel daneben
   *[free] in keiner Richtung genug Platz
}
forbidden-mark = { $symbol ->
    [dragon] richtige Entfernung, aber das erste Feld ist kein Drache
    [ibis] richtige Entfernung, aber das erste Feld ist kein Ibis
    [sun] richtige Entfernung, aber das erste Feld ist keine Sonne
    [sabre] richtige Entfernung, aber das erste Feld ist kein Säbel
   *[free] richtige Entfernung, aber besetzt
}

end-iki_zumari = { $winner } gewinnt: Der Gegner ist in Iki-zumari, kein Samurai kann antworten.
end-only_strangling = Unentschieden: Jeder verbleibende Zug ließe einen geschützten Gegner ohne Antwort.
end-repetition = Unentschieden: Dieselbe Stellung ist zu oft vorgekommen.
end-limit = Unentschieden: Das Zuglimit ({ $ply }) ist erreicht.

refusal-no-move = das ist kein Zug auf diesem Brett
refusal-not-yours = auf { $start } steht keiner deiner Samurai
refusal-not-straight = von { $start } nach { $end } führt keine gerade Linie
refusal-occupied = { $end } ist besetzt
refusal-blocked = zwischen { $start } und { $end } steht ein Samurai, und an diesem Tisch wird nicht gesprungen
refusal-opening-too-far = die Eröffnung geht höchstens { $longest } Felder weit, nicht { $distance }
refusal-wrong-distance = der letzte Zug ging { $asked } weit: Antworte mit einem Feld weniger, gleich vielen oder einem mehr, nicht mit { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] dein erstes Feld muss einen Drachen zeigen, { $over } zeigt keinen
    [ibis] dein erstes Feld muss einen Ibis zeigen, { $over } zeigt keinen
    [sun] dein erstes Feld muss eine Sonne zeigen, { $over } zeigt keine
   *[sabre] dein erstes Feld muss einen Säbel zeigen, { $over } zeigt keinen
}
refusal-anzen-used = dein Anzen ist verbraucht: Du darfst nur einmal pro Spiel darauf landen
refusal-strangles-protected = das ließe einer geschützten Gegenseite mit drei Samurai auf ihren Shiro keine Antwort

protected = geschützt
anzen-left = Anzen noch frei
legend-symbols = D Drache   I Ibis   S Sonne   K Säbel
legend-squares = ╳ Shiro   ◎ Anzen   · Mekura

option-jumping = Springen
option-jumping-help = Samurai ziehen über besetzte Felder hinweg. Aus: sie versperren den Weg.
option-repetition = Wiederholung
option-repetition-help = Kommt eine Stellung so oft vor, endet die Partie unentschieden. 0 heißt nie.
option-limit = Zuglimit
option-limit-help = Nach so vielen Zügen endet die Partie unentschieden.
