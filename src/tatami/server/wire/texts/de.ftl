link-open = { $count ->
    [0] Die Partie beginnt gleich. Sieh live zu.
    [one] 1 freier Platz. Spiel mit.
   *[other] { $count } freie Plätze. Spiel mit.
}
link-running = Eine laufende Partie. Sieh live zu.
link-over = Die Partie ist zu Ende. Sieh sie dir Zug für Zug an.
link-won = { $count ->
    [one] { $players } hat gewonnen. Sieh dir die Partie Zug für Zug an.
   *[other] { $players } haben gewonnen. Sieh dir die Partie Zug für Zug an.
}
