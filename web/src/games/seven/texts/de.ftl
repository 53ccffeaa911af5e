# Seven Card Samurai: das Brett

seven-table = Der Tisch. Mit den Pfeiltasten gehst du von Platz zu Platz, mit Punkt und Komma springst du zwischen den Möglichkeiten.
seven-village = Dorf von { $player }
seven-own = Dein Dorf
seven-target = Ziel
seven-lying = Karten: { $cards }
seven-nothing-lies = keine Karten
seven-in-front = im Dorf: { $card }
seven-defense = Verteidigung { $count }
seven-rice = { $count } Reis
seven-in-hand = { $count } auf der Hand
seven-known = bekannt: { $cards }
seven-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
seven-pile = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
seven-discard = Ablagestapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben: { $card }
seven-discard-empty = Ablagestapel: leer
seven-discard-all = Im Ablagestapel: { $count }
seven-steps = Dieser Zug
seven-draw = ziehen
seven-play = spielen
seven-round = Runde { $round } von { $rounds }
seven-round-number = Runde { $round }
seven-sheet = Punkteblock
seven-cards = Alle Karten
seven-total = Summe
seven-called = rief Sieben
seven-aims = Was bei jedem Farbpaar zur Sieben fehlt
seven-aim = { $one } und { $other }: { $cards } von 7{ $misfits ->
    [0] {""}
   *[other] , noch { $misfits } aufnehmen
}, { $points } Punkte wert
seven-of-seven = { $cards } von 7
seven-misfits = noch { $count } aufnehmen
seven-misfit = noch aufnehmen
seven-held = auf der Hand: { $card }
seven-worth = wäre { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
seven-worth-now = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
seven-lay-here = Hier auslegen
seven-pairs = Als Paar:
seven-choose-card = Wähle eine Handkarte.
seven-end = Was den Ausschlag gab
seven-end-difference = { $reader ->
    [first] Du liegst { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkte
    } vor { $second }
    [second] { $first } liegt { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkte
    } vor dir
   *[other] { $first } liegt { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkte
    } vor { $second }
}: { $sets } durch Sätze, { $rice } durch Reis.
seven-end-tie = Gleichstand: Sätze und Reis ergeben zusammen gleich viel.
seven-end-points = Sätze { $sets } + Reis { $rice }
