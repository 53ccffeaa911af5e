# Seven Card Samurai

title = Seven Card Samurai
blurb = Schütze den Reis deines Dorfes mit Samurai und Ronin, beraube die anderen mit Banditen und Ninja, und sammle als Erster sieben Samurai von höchstens zwei Farben.
reconstructed = Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt: dieses Kartenspiel ist rekonstruiert. Wer das Spiel besitzt, kann es berichtigen.

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
samurai = { $colour ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
}
other-samurai = { $other ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
}

ask-draw = { $draws ->
    [one] Nimm noch eine Karte: vom Stapel, einen Samurai vom Ablagestapel, oder eine eigene vom Tisch.
   *[other] Nimm zwei Karten: vom Stapel, einen Samurai vom Ablagestapel, oder eigene vom Tisch.
}
ask-play = { $plays ->
    [one] Spiele noch eine Karte.
   *[other] Spiele zwei Karten, einzeln oder als Paar.
}
ask-target = { $play ->
    [pair] Gegen wen spielst du { a-card } mit { partner-card }?
    [shogun-hand] In wessen Hand siehst du?
   *[other] Gegen wen spielst du { a-card }?
}
ask-strike = Welche Karte entfernt der Ninja: eine aus der Hand durch das Los, oder eine vom Tisch?
ask-take = Nimm eine Karte aus der Hand, in die du siehst.
ask-fetch = Nimm eine beliebige Karte aus dem Ablagestapel.
ask-drop = Wähle noch eine Karte dieser Hand, die auf den Ablagestapel kommt.
ask-end = Beende deinen Zug, oder rufe Sieben, wenn du kannst.

wait-draw = { $draws ->
    [one] Noch eine Karte wird genommen.
   *[other] Zwei Karten werden genommen.
}
wait-play = { $plays ->
    [one] Noch eine Karte wird gespielt.
   *[other] Zwei Karten werden gespielt.
}
wait-target = { $play ->
    [pair] Gegen wen spielt man { a-card } mit { partner-card }?
    [shogun-hand] In wessen Hand wird gesehen?
   *[other] Gegen wen spielt man { a-card }?
}
wait-take = Aus der eingesehenen Hand wird eine Karte genommen.
wait-fetch = Aus dem Ablagestapel wird eine Karte genommen.
wait-drop = Noch eine Karte dieser Hand kommt auf den Ablagestapel.
wait-end = Der Zug endet, oder Sieben wird gerufen.

choice-call = Sieben rufen
choice-end = Zug beenden
choice-draw-pile = Vom Stapel ziehen
choice-draw-discard = Vom Ablagestapel nehmen
choice-take-back = Nimm { a-card } zurück
choice-lay = Lege { a-card } aus
choice-discard = Lege { a-card } ab
choice-play = Spiele { a-card }
choice-pair = { card } mit { partner-card }
choice-shogun-hand = Shogun: in eine Hand sehen
choice-shogun-discard = Shogun: den Ablagestapel durchsuchen
choice-target = Gegen { $player }
choice-strike-hand = Eine Karte der Hand, durch das Los
choice-strike-table = Entferne { a-card }
choice-take = Nimm { a-card }
choice-drop = Wirf { a-card } ab

event-dealt = Runde { $round }: { $dealer } gibt und deckt { a-card } auf.
event-drew = Du ziehst { a-card }.
event-drew-unseen = { $seat } zieht vom Stapel.
event-picked-up = { $seat } nimmt { a-card } vom Ablagestapel.
event-took-back = { $seat } nimmt { a-card } vom Tisch zurück.
event-rebuilt = { $cards ->
    [one] Der Ablagestapel wird umgedreht: eine Karte zum Ziehen.
   *[other] Der Ablagestapel wird gemischt: { $cards } Karten zum Ziehen.
}
event-forwent = { $seat } kann nichts ziehen.
event-laid = { $seat } legt { a-card } aus: Verteidigung { $defence }.
event-discarded = { $seat } legt { a-card } ab.
event-announced = { $play ->
    [pair] { $seat } spielt { a-card } mit { partner-card }.
    [shogun-hand] { $seat } spielt einen Shogun, um in eine Hand zu sehen.
    [shogun-discard] { $seat } spielt einen Shogun, um den Ablagestapel zu durchsuchen.
   *[other] { $seat } spielt { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } nimmt { $victim } keinen Reis.
   *[other] { $seat } nimmt { $victim } { $rice } Reis.
}
event-struck = { $place ->
    [hand] Der Ninja entfernt { a-card } aus der Hand von { $victim }.
   *[table] Der Ninja entfernt { a-card } vom Tisch von { $victim }.
}
event-looked = { $seat } sieht in die Hand von { $victim }.
event-saw = In der Hand von { $victim } siehst du { $amount } × { card }.
event-took = { $seat } nimmt { a-card } aus der Hand von { $victim }.
event-took-unseen = { $seat } nimmt eine Karte aus der Hand von { $victim }.
event-dropped = { $seat } legt { a-card } aus der Hand von { $victim } auf den Ablagestapel.
event-fetched = { $seat } holt { a-card } aus dem Ablagestapel.
event-called = { $seat } ruft Sieben mit { $many } { samurai }{ $others ->
    [0] {""}
   *[other] , { $others } { other-samurai }
}{ $ronin ->
    [0] {""}
   *[other] , { $ronin } Ronin
}: { $points } Punkte.
event-ran-out = { $of ->
    [cards] Der Stapel ist endgültig aufgebraucht: die Runde endet ohne Satz.
   *[turns] Alle haben alle Züge gehabt: die Runde endet ohne Satz.
}
event-scored = { $points ->
    [one] Runde { $round }: { $seat } erhält einen Punkt, insgesamt { $total }.
   *[other] Runde { $round }: { $seat } erhält { $points } Punkte, insgesamt { $total }.
}

preview = { $effect ->
    [call] der Satz ist { $points } Punkte wert
    [pile] noch { $cards } im Stapel
    [rebuild] zuerst wird der Ablagestapel gemischt: { $cards } Karten
    [pick-up] { $below ->
        [none] du nimmst { a-card }
       *[other] du nimmst { a-card }, und darunter liegt wieder ein Samurai
    }
    [defence] deine Verteidigung wird { $defence }
    [their-defence] die Verteidigung dort wird { $defence }
    [at-most] bringt höchstens { $rice } Reis
    [cards] { $hand } in der Hand, { $table } auf dem Tisch
   *[rice] bringt { $rice } Reis, gegen eine Verteidigung von { $defence }
}

end-points = { $winners ->
    [0] Alle teilen sich den Sieg mit { $points } Punkten.
    [one] { $winner } gewinnt mit { $points } Punkten.
   *[other] { $winner } teilen sich den Sieg mit { $points } Punkten.
}

refusal-no-move = das ist kein Zug in diesem Spiel
refusal-draw-first = ziehe zuerst: vom Stapel, einen Samurai vom Ablagestapel, oder eine eigene Karte vom Tisch
refusal-play-now = du hast gezogen: spiele jetzt eine Karte aus der Hand
refusal-say-on-whom = sage zuerst, gegen wen du die angekündigten Karten spielst
refusal-choose-the-strike = wähle zuerst, was der Ninja entfernt
refusal-take-from-hand = nimm zuerst eine Karte aus der Hand, in die du siehst
refusal-take-from-discard = nimm zuerst eine Karte aus dem Ablagestapel
refusal-drop-one = wähle zuerst die Karte, die abgelegt wird
refusal-turn-is-played = dein Zug ist gespielt: beende ihn, oder rufe Sieben
refusal-too-many-colours = vor dir liegen { $colours } Farben, und ein Satz hat höchstens zwei
refusal-no-seven = du hast keine sieben Samurai und Ronin von höchstens zwei Farben, mit allem, was vor dir liegt
refusal-no-more-rebuilding = { $times ->
    [0] der Stapel ist leer und wird an diesem Tisch nicht neu gebildet
   *[other] der Stapel ist leer und wurde schon { $times } Mal neu gebildet, öfter geht es nicht
}
refusal-too-few-to-rebuild = der Stapel ist leer, und der Ablagestapel hat weniger als zwei Karten, um ihn neu zu bilden
refusal-discard-empty = der Ablagestapel ist leer
refusal-top-is-no-samurai = vom Ablagestapel darf man nur einen Samurai ziehen; oben siehst du { a-card }
refusal-not-on-your-table = vor dir liegt diese Karte nicht: { card }
refusal-not-in-hand = dafür fehlt dir auf der Hand: { card }
refusal-table-full = vor dir liegen schon sieben Karten
refusal-pair-needs-both-plays = ein Paar braucht beide Karten eines Zuges, und du darfst nur noch eine spielen
refusal-nobody-to-strike = kein Gegner hat eine Karte, die ein Ninja entfernen könnte
refusal-no-hand-to-look-into = kein Gegner hat eine Karte in der Hand
refusal-hand-empty = dieser Spieler hat keine Karte in der Hand
refusal-not-on-their-table = auf diesem Tisch liegt diese Karte nicht: { card }
refusal-not-in-their-hand = in dieser Hand ist diese Karte nicht: { card }
refusal-not-in-discard = im Ablagestapel ist diese Karte nicht: { card }
refusal-no-such-player = an diesem Tisch gibt es kein { $player }
refusal-not-on-yourself = Karten spielt man gegen einen Gegner, nicht gegen sich selbst
refusal-nothing-to-strike = { $player } hat keine Karte, weder in der Hand noch auf dem Tisch
refusal-their-hand-is-empty = { $player } hat keine Karte in der Hand

screen-round = Runde { $round } von { $rounds }   Zug { $turn } von höchstens { $turns }   { $dealer } gibt
screen-head-player = {""}
screen-head-hand = Hand
screen-head-table = Tisch
screen-head-defence = Verteid.
screen-head-rice = Reis
screen-head-score = Punkte
screen-head-known = bekannt in der Hand
screen-own = (deine, unten)
screen-pile = Stapel { $cards } (neu gebildet: { $rebuilt } von { $rebuilds })
screen-last-turn = die Runde endet nach diesem Zug
screen-discard = Ablagestapel { $cards }, oben:
screen-all = alle:
screen-played = Wird gespielt:
screen-unseen = Noch nicht gesehen:
screen-hand = Deine Hand ({ $cards })
screen-can-call = Du hast Sieben, { $points } Punkte wert.
screen-aims = Bis sieben fehlen (+ zurückzunehmen):
screen-revealed = Die Hand von { $player }, nur für deine Augen:
screen-ended = { $worth ->
    [0] Runde { $round }: kein Satz
   *[other] Runde { $round }: { $caller } rief { $worth }
}
screen-legend = R rot  Y gelb  B blau  G grün  O Ronin  3-6 Banditen  N Ninja  S Shogun  ● am Zug  ◎ Ziel

option-rounds = Runden
option-rounds-help = Runden in einem Spiel.
option-rice = Reis
option-rice-help = Reis für alle zu Beginn einer Runde.
option-turns = Längste Runde
option-turns-help = Nach so vielen Zügen aller endet eine Runde ohne Satz.
option-rebuilds = Neue Stapel
option-rebuilds-help = Wie oft der Zugstapel neu gebildet wird. Ist er danach leer, endet die Runde ohne Satz.
