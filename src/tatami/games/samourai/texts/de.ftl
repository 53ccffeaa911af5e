# Samouraï

title = Samouraï
blurb = Zwei Lager mit je vier Samurai. Jeder Zug bestimmt, wie die Gegenseite antworten muss, bis einer Seite die Luft ausgeht.
goal = Lass der Gegenseite keine Antwort.
standing = { $kind ->
    [open] { $asked ->
        [you] Du machst den ersten Zug.
       *[other] Die Gegenseite macht den ersten Zug.
    }
    [again] { $asked ->
        [you] Du ziehst noch einmal.
       *[other] Die Gegenseite zieht noch einmal.
    }
   *[answer] { answers-left }
}
answers-left = { $asked ->
    [you] { $mobility ->
        [one] Du hast 1 Antwort.
       *[other] Du hast { $mobility } Antworten.
    }
   *[other] { $mobility ->
        [one] Die Gegenseite hat 1 Antwort.
       *[other] Die Gegenseite hat { $mobility } Antworten.
    }
}
reconstructed = Ein gedrucktes Brett war nicht zu finden, diese Anordnung ist rekonstruiert. Wenn du das Spiel besitzt, kannst du sie korrigieren.

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

ask-open = Eröffne die Partie: Zieh einen Samurai 1 bis { $longest } Felder weit in gerader Linie. Das Zielfeld bestimmt, wie die Gegenseite antworten muss.
ask-answer = { $symbol ->
    [dragon] Antworte auf „{ $distance } Drache“: Zieh { $shortest } bis { $longest } Felder weit. Dein erstes Feld muss einen Drachen zeigen.
    [ibis] Antworte auf „{ $distance } Ibis“: Zieh { $shortest } bis { $longest } Felder weit. Dein erstes Feld muss einen Ibis zeigen.
    [sun] Antworte auf „{ $distance } Sonne“: Zieh { $shortest } bis { $longest } Felder weit. Dein erstes Feld muss eine Sonne zeigen.
   *[sabre] Antworte auf „{ $distance } Säbel“: Zieh { $shortest } bis { $longest } Felder weit. Dein erstes Feld muss einen Säbel zeigen.
}
ask-answer-free = Antworte auf Zugweite { $distance }: Zieh { $shortest } bis { $longest } Felder weit in eine beliebige Richtung.
ask-again = Du bist auf dem Anzen: Zieh einen Samurai deiner Wahl, in jede Richtung und beliebig weit.

wait-open = Wählt den ersten Zug …
wait-answer = { $symbol ->
    [dragon] Antwortet auf „{ $distance } Drache“ …
    [ibis] Antwortet auf „{ $distance } Ibis“ …
    [sun] Antwortet auf „{ $distance } Sonne“ …
   *[sabre] Antwortet auf „{ $distance } Säbel“ …
}
wait-answer-free = Antwortet auf Zugweite { $distance } in beliebiger Richtung …
wait-again = Zieht nach dem Anzen noch einmal …

event-moved = { $seat } zieht { $start }-{ $end }: { announcement }.
event-ended = { $reason ->
    [iki_zumari] Iki zumari: Es gibt keine Antwort mehr.
   *[other] Die Partie endet unentschieden.
}

preview = { $landed ->
    [anzen] { announcement }: Du ziehst sofort noch einmal
    [mekura] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, Richtung frei; { preview-answers }
    [shiro] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, Richtung frei; { preview-answers }
    [dragon] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, zuerst über einen Drachen; { preview-answers }
    [ibis] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, zuerst über einen Ibis; { preview-answers }
    [sun] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, zuerst über eine Sonne; { preview-answers }
   *[sabre] { announcement }: Die Gegenseite muss { $shortest } bis { $longest } Felder weit ziehen, zuerst über einen Säbel; { preview-answers }
}
demand = { $symbol ->
    [dragon] { $shortest }–{ $longest } Felder, zuerst ein Drache
    [ibis] { $shortest }–{ $longest } Felder, zuerst ein Ibis
    [sun] { $shortest }–{ $longest } Felder, zuerst eine Sonne
    [sabre] { $shortest }–{ $longest } Felder, zuerst ein Säbel
   *[free] { $shortest }–{ $longest } Felder, Richtung frei
}
demand-unanswered = Keine Antwort: { demand }
demand-open = 1–{ $longest } Felder, Richtung frei
demand-none = Jeder Samurai, jede Richtung, beliebig weit
preview-answers = { $answers ->
    [0] keine Antwort, du gewinnst
    [one] 1 Antwort
   *[other] { $answers } Antworten
}
stuck = { $why ->
    [no-symbol] { $cell }: { no-symbol-there }.
    [no-room] { $cell }: Über { $over } { $room ->
        [one] ist es nur 1 Feld
       *[other] sind es nur { $room } Felder
    } bis zum Rand, nötig sind { $shortest }.
    [occupied] { $cell }: { $end } ist besetzt.
    [blocked] { $cell }: Ein Samurai versperrt den Weg nach { $end }.
    [anzen-used] { $cell }: Jede Seite darf nur einmal auf dem Anzen landen.
   *[strangles-protected] { $cell }: { $end } ließe einer geschützten Gegenseite keine Antwort.
}
no-symbol-there = { $symbol ->
    [dragon] kein Drache daneben
    [ibis] kein Ibis daneben
    [sun] keine Sonne daneben
    [sabre] kein Säbel daneben
   *[free] in keiner Richtung genug Platz
}
forbidden-mark = { $symbol ->
    [dragon] richtige Zugweite, aber das erste Feld ist kein Drache
    [ibis] richtige Zugweite, aber das erste Feld ist kein Ibis
    [sun] richtige Zugweite, aber das erste Feld ist keine Sonne
    [sabre] richtige Zugweite, aber das erste Feld ist kein Säbel
   *[free] richtige Zugweite, aber besetzt
}

end-iki_zumari = { $winner } gewinnt durch Iki zumari: Kein gegnerischer Samurai kann antworten.
end-only_strangling = Unentschieden: Jeder mögliche Zug brächte eine geschützte Gegenseite in Iki zumari.
end-repetition = Unentschieden: Dieselbe Stellung ist zu oft vorgekommen.
end-limit = Unentschieden: Das Zuglimit ({ $ply }) ist erreicht.

refusal-no-move = das ist kein Zug auf diesem Brett
refusal-not-yours = auf { $start } steht keiner deiner Samurai
refusal-not-straight = von { $start } nach { $end } führt keine gerade Linie
refusal-occupied = { $end } ist besetzt
refusal-blocked = zwischen { $start } und { $end } steht ein Samurai, und an diesem Tisch wird nicht gesprungen
refusal-opening-too-far = der erste Zug geht höchstens { $longest } Felder weit, nicht { $distance }
refusal-wrong-distance = { $asked ->
    [one] der letzte Zug ging 1 Feld weit; zieh genauso weit oder ein Feld mehr, nicht { $distance }
   *[other] der letzte Zug ging { $asked } Felder weit; zieh genauso weit, ein Feld weniger oder ein Feld mehr, nicht { $distance }
}
refusal-wrong-symbol = { $symbol ->
    [dragon] dein erstes Feld muss einen Drachen zeigen, { $over } zeigt keinen
    [ibis] dein erstes Feld muss einen Ibis zeigen, { $over } zeigt keinen
    [sun] dein erstes Feld muss eine Sonne zeigen, { $over } zeigt keine
   *[sabre] dein erstes Feld muss einen Säbel zeigen, { $over } zeigt keinen
}
refusal-anzen-used = du darfst nur einmal pro Partie auf dem Anzen landen
refusal-strangles-protected = du darfst einer geschützten Gegenseite (drei Samurai zu Hause) nicht alle Antworten nehmen

protected = geschützt
anzen-left = Anzen ungenutzt
legend-symbols = D Drache   I Ibis   S Sonne   K Säbel
legend-squares = ╳ Shiro   ◎ Anzen   · Mekura

option-jumping = Springen
option-jumping-help = Samurai überspringen besetzte Felder. Ist die Option aus, versperren sie den Weg.
option-repetition = Wiederholung
option-repetition-help = Kommt eine Stellung so oft vor, endet die Partie unentschieden. 0 heißt nie.
option-limit = Zuglimit
option-limit-help = Nach so vielen Zügen endet die Partie unentschieden.
