# Seven Card Samurai: das Brett

seven-table = Der Tisch: Pfeiltasten gehen, Punkt und Komma springen von Wahl zu Wahl
seven-village = Dorf von { $player }
seven-own = Dein Dorf
seven-target = Ziel
seven-lying = ausgelegt { $cards }
seven-nothing-lies = nichts ausgelegt
seven-in-front = vor dir: { $card }
seven-defence = Verteidigung { $count }
seven-rice = { $count } Reis
seven-in-hand = { $count } in der Hand
seven-known = bekannt: { $cards }
seven-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
seven-pile = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
seven-discard = Ablagestapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben: { $card }
seven-discard-empty = Ablagestapel, leer
seven-discard-all = Im Ablagestapel: { $count }
seven-steps = Dieser Zug
seven-draw = ziehen
seven-play = spielen
seven-round = Runde { $round } von { $rounds }
seven-round-number = Runde { $round }
seven-sheet = Punkteblatt
seven-cards = Alle Karten
seven-total = Summe
seven-called = rief Sieben
seven-aims = Was jedem Farbpaar zu sieben fehlt
seven-aim = { $one } und { $other }: { $cards } von 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } aufzunehmen
}, { $points } wert
seven-of-seven = { $cards } von 7
seven-misfits = { $count } aufzunehmen
seven-misfit = aufzunehmen
seven-held = in der Hand: { $card }
seven-worth = wäre { $points } wert
seven-worth-now = jetzt { $points } wert
seven-lay-here = Hier auslegen
seven-pairs = Als Paar:
seven-choose-card = Wähle eine Karte deiner Hand.
