# Seven Card Samurai

title = Seven Card Samurai
blurb = Schütze den Reis deines Dorfes mit Samurai und Ronin, überfalle die anderen mit Banditen und Ninja und sammle vor allen anderen sieben Samurai in höchstens zwei Farben.
goal = { $rounds ->
    [one] Hol in 1 Runde die meisten Punkte mit Reis und einem Satz aus 7.
   *[other] Hol in { $rounds } Runden die meisten Punkte mit Reis und Sätzen aus 7.
}
standing = Runde { $round }, Rang { $rank } von { $seats }: { score }. { $cards } von 7 Karten für einen Satz.
score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
reconstructed = Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt. Dieser Kartensatz ist daher rekonstruiert. Wenn du das Spiel besitzt, kannst du ihn korrigieren.

card = { $card ->
    [red] roter Samurai
    [yellow] gelber Samurai
    [blue] blauer Samurai
    [green] grüner Samurai
    [ronin] Ronin
    [bandit-3] Bandit 3
    [bandit-4] Bandit 4
    [bandit-5] Bandit 5
    [bandit-6] Bandit 6
    [ninja] Ninja
   *[shogun] Shogun
}
a-card = { $card ->
    [red] einen roten Samurai
    [yellow] einen gelben Samurai
    [blue] einen blauen Samurai
    [green] einen grünen Samurai
    [ronin] einen Ronin
    [bandit-3] einen Banditen 3
    [bandit-4] einen Banditen 4
    [bandit-5] einen Banditen 5
    [bandit-6] einen Banditen 6
    [ninja] einen Ninja
   *[shogun] einen Shogun
}
partner-card = { $partner ->
    [bandit-3] einem Banditen 3
    [bandit-4] einem Banditen 4
    [bandit-5] einem Banditen 5
    [bandit-6] einem Banditen 6
   *[ninja] einem Ninja
}
samurai = { $color ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
other-samurai = { $other ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}

ask-draw = { $draws ->
    [one] Ziehe noch eine Karte: vom Nachziehstapel, vom Ablagestapel (nur Samurai) oder aus deinem Dorf.
   *[other] Ziehe zwei Karten: vom Nachziehstapel, vom Ablagestapel (nur Samurai) oder aus deinem Dorf.
}
ask-play = { $plays ->
    [one] Spiele noch eine Karte oder lege sie ab.
   *[other] Spiele zwei Karten, einzeln oder als Paar, oder lege sie ab.
}
ask-target = { $play ->
    [pair] Gegen wen spielst du { a-card } mit { partner-card }?
    [shogun-hand] In wessen Hand siehst du?
   *[other] Gegen wen spielst du { a-card }?
}
ask-strike = Welche Karte entfernt der Ninja: eine zufällige aus der Hand oder eine aus dem Dorf?
ask-take = Nimm eine Karte aus der Hand, in die du siehst.
ask-fetch = Nimm eine beliebige Karte aus dem Ablagestapel.
ask-drop = Wähle noch eine Karte aus dieser Hand für den Ablagestapel.
ask-end = Du hast deine Karten gespielt. Beende deinen Zug oder rufe Sieben, wenn du kannst.

wait-draw = { $draws ->
    [one] Zieht noch eine Karte …
   *[other] Zieht zwei Karten …
}
wait-play = { $plays ->
    [one] Spielt noch eine Karte …
   *[other] Spielt zwei Karten …
}
wait-target = { $play ->
    [pair] Wählt ein Ziel für { a-card } mit { partner-card } …
    [shogun-hand] Wählt eine Hand zum Ansehen …
   *[other] Wählt ein Ziel für { a-card } …
}
wait-take = Nimmt eine Karte aus dieser Hand …
wait-fetch = Nimmt eine Karte aus dem Ablagestapel …
wait-drop = Wählt eine Karte dieser Hand zum Ablegen …
wait-end = Beendet den Zug oder ruft Sieben …

choice-call = Sieben rufen
choice-end = Zug beenden
choice-draw-pile = Vom Nachziehstapel ziehen
choice-draw-discard = Vom Ablagestapel ziehen
choice-take-back = Nimm { a-card } auf
choice-lay = Lege { a-card } ins Dorf
choice-discard = Lege { a-card } ab
choice-play = Spiele { a-card }
choice-pair = Spiele { a-card } mit { partner-card }
choice-shogun-hand = Shogun: in eine Hand sehen
choice-shogun-discard = Shogun: den Ablagestapel durchsuchen
choice-target = Gegen { $player }
choice-strike-hand = Zufällige Handkarte
choice-strike-table = Entferne { a-card }
choice-take = Nimm { a-card }
choice-drop = Lege { a-card } ab

event-dealt = Runde { $round }: { $dealer } gibt und deckt { a-card } auf.
event-drew = { $seat } zieht { a-card }.
event-drew-unseen = { $seat } zieht vom Nachziehstapel.
event-picked-up = { $seat } zieht { a-card } vom Ablagestapel.
event-took-back = { $seat } nimmt { a-card } aus dem eigenen Dorf auf.
event-rebuilt = { $cards ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: 1 Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $cards } Karten.
}
event-forwent = { $seat } kann nichts ziehen.
event-laid = { $seat } legt { a-card } ins Dorf: Verteidigung { $defense }.
event-discarded = { $seat } legt { a-card } ab.
event-announced = { $play ->
    [pair] { $seat } spielt { a-card } mit { partner-card }.
    [shogun-hand] { $seat } spielt einen Shogun, um in eine Hand zu sehen.
    [shogun-discard] { $seat } spielt einen Shogun, um den Ablagestapel zu durchsuchen.
   *[other] { $seat } spielt { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } nimmt { $victim } keinen Reis ab.
   *[other] { $seat } nimmt { $victim } { $rice } Reis ab.
}
event-struck = { $place ->
    [hand] Der Ninja entfernt { a-card } aus der Hand von { $victim }.
   *[table] Der Ninja entfernt { a-card } aus dem Dorf von { $victim }.
}
event-looked = { $seat } sieht in die Hand von { $victim }.
event-saw = Auf der Hand von { $victim } sieht { $seat } { $amount } × { card }.
event-took = { $seat } nimmt { a-card } aus der Hand von { $victim }.
event-took-unseen = { $seat } nimmt eine Karte aus der Hand von { $victim }.
event-dropped = { $seat } legt { a-card } aus der Hand von { $victim } ab.
event-fetched = { $seat } nimmt { a-card } aus dem Ablagestapel.
event-called = { $seat } ruft Sieben mit { $many } × { samurai }{ $others ->
    [0] {""}
   *[other] { $ronin ->
        [0] {" und "}{ $others } × { other-samurai }
       *[other] , { $others } × { other-samurai }
    }
}{ $ronin ->
    [0] {""}
   *[other] {" und "}{ $ronin } × Ronin
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ran-out = { $of ->
    [cards] Der Nachziehstapel ist aufgebraucht: Die Runde endet ohne Satz.
   *[turns] Alle haben ihre Züge verbraucht: Die Runde endet ohne Satz.
}
event-scored = { $points ->
    [one] Runde { $round }: { $seat } bekommt 1 Punkt (insgesamt { $total }).
   *[other] Runde { $round }: { $seat } bekommt { $points } Punkte (insgesamt { $total }).
}

preview = { $effect ->
    [call] der Satz bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    [pile] noch { $cards } im Nachziehstapel
    [rebuild] mischt zuerst den Ablagestapel: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    [pick-up] { $below ->
        [none] du ziehst { a-card }
       *[other] du ziehst { a-card }, und darunter liegt noch ein Samurai
    }
    [defense] deine Verteidigung beträgt dann { $defense }
    [their-defense] die Verteidigung dort sinkt auf { $defense }
    [at-most] erbeutet höchstens { $rice } Reis
    [cards] { $hand } auf der Hand, { $table } im Dorf
   *[rice] erbeutet { $rice } Reis (Verteidigung { $defense })
}

end-points = { $winners ->
    [0] Alle teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
    [one] { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $winner } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}

refusal-no-move = das ist kein Zug in diesem Spiel
refusal-draw-first = ziehe zuerst: vom Nachziehstapel, einen Samurai vom Ablagestapel oder eine Karte aus deinem Dorf
refusal-play-now = du hast gezogen; spiele jetzt eine Karte aus der Hand
refusal-say-on-whom = wähle zuerst das Ziel
refusal-choose-the-strike = wähle zuerst, welche Karte der Ninja entfernt
refusal-take-from-hand = nimm zuerst eine Karte aus der Hand, in die du siehst
refusal-take-from-discard = nimm zuerst eine Karte aus dem Ablagestapel
refusal-drop-one = wähle zuerst die Karte, die abgelegt wird
refusal-turn-is-played = du hast deine Karten gespielt; beende deinen Zug oder rufe Sieben
refusal-too-many-colors = in deinem Dorf liegen Karten in { $colors } Farben, und ein Satz hat höchstens zwei
refusal-no-seven = du brauchst sieben Samurai und Ronin in höchstens zwei Farben, und alle Karten deines Dorfes müssen dabei sein
refusal-no-more-rebuilding = { $times ->
    [0] der Nachziehstapel ist leer und wird an diesem Tisch nicht erneuert
    [one] der Nachziehstapel ist leer und wurde schon einmal erneuert, öfter geht es nicht
   *[other] der Nachziehstapel ist leer und wurde schon { $times } Mal erneuert, öfter geht es nicht
}
refusal-too-few-to-rebuild = der Nachziehstapel ist leer, und im Ablagestapel liegen zu wenige Karten, um ihn zu erneuern
refusal-discard-empty = der Ablagestapel ist leer
refusal-top-is-no-samurai = vom Ablagestapel darfst du nur einen Samurai ziehen, und oben liegt: { card }
refusal-not-on-your-table = diese Karte liegt nicht in deinem Dorf: { card }
refusal-not-in-hand = dafür fehlt dir eine Karte: { card }
refusal-table-full = in deinem Dorf liegen schon sieben Karten
refusal-pair-needs-both-plays = ein Paar braucht beide Karten deines Zuges, und du darfst nur noch eine spielen
refusal-nobody-to-strike = niemand sonst hat eine Karte, die der Ninja entfernen könnte
refusal-no-hand-to-look-into = niemand sonst hat Karten auf der Hand
refusal-hand-empty = diese Hand ist leer
refusal-not-on-their-table = diese Karte liegt nicht in diesem Dorf: { card }
refusal-not-in-their-hand = diese Karte ist nicht in dieser Hand: { card }
refusal-not-in-discard = diese Karte liegt nicht im Ablagestapel: { card }
refusal-no-such-player = { $player } gibt es an diesem Tisch nicht
refusal-not-on-yourself = spiele diese Karten gegen jemand anderen, nicht gegen dich selbst
refusal-nothing-to-strike = { $player } hat weder auf der Hand noch im Dorf eine Karte
refusal-their-hand-is-empty = { $player } hat keine Karten auf der Hand

screen-round = Runde { $round } von { $rounds }   Zug { $turn } von höchstens { $turns }   { $dealer } gibt
screen-head-player = {""}
screen-head-hand = Hand
screen-head-table = Dorf
screen-head-defense = Verteid.
screen-head-rice = Reis
screen-head-score = Punkte
screen-head-known = bekannte Handkarten
screen-own = (deine, unten)
screen-pile = Nachziehstapel { $cards } (erneuert: { $rebuilt } von { $rebuilds })
screen-last-turn = die Runde endet nach diesem Zug
screen-discard = Ablagestapel { $cards }, oben:
screen-all = alle:
screen-played = Wird gespielt:
screen-unseen = Noch nicht gesehen:
screen-hand = Deine Hand ({ $cards })
screen-can-call = Du kannst Sieben rufen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
screen-aims = Zur Sieben fehlen (+ noch aufnehmen):
screen-revealed = Die Hand von { $player }, nur für dich sichtbar:
screen-ended = { $worth ->
    [0] Runde { $round }: kein Satz
   *[other] Runde { $round }: { $caller } rief Sieben ({ $worth } Punkte)
}
screen-legend = R rot  Y gelb  B blau  G grün  O Ronin  3-6 Banditen  N Ninja  S Shogun  ● am Zug  ◎ Ziel

option-rounds = Runden
option-rounds-help = Runden pro Partie.
option-rice = Reis
option-rice-help = Reis pro Person zu Beginn einer Runde.
option-turns = Zuglimit
option-turns-help = Nach so vielen Zügen pro Person endet eine Runde ohne Satz.
option-rebuilds = Erneuerungen
option-rebuilds-help = Wie oft der Ablagestapel zum neuen Nachziehstapel wird. Ist der letzte aufgebraucht, endet die Runde ohne Satz.

# Themen der Aufgaben

puzzle-kind-draw = Eine Karte ziehen
puzzle-kind-play = Welche Karte ausspielen
puzzle-kind-target = Wen es trifft
puzzle-kind-take = Welche Karte nehmen
puzzle-kind-fetch = Vom Ablagestapel
puzzle-kind-drop = Welche Karte ablegen
puzzle-kind-end = Zug beenden oder rufen
puzzle-kind-strike = Der Schlag des Ninjas
