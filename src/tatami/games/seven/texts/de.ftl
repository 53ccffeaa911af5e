# Seven Card Samurai

title = Seven Card Samurai
blurb = Schütze den Reis deines Dorfes mit Samurai und Ronin, beraube die anderen mit Banditen und Ninja, und sammle vor allen anderen sieben Samurai in höchstens zwei Farben.
goal = { $rounds ->
    [one] Hab nach der Runde die meisten Punkte.
   *[other] Hab nach { $rounds } Runden die meisten Punkte.
}
standing = Runde { $round }, Rang { $rank } von { $seats }: { score }. { $cards } von 7 Karten für einen Satz.
score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
reconstructed = Die Spielregel sagt nicht, wie viele Karten es von jeder Art gibt. Dieses Kartenspiel ist daher rekonstruiert. Wenn du das Spiel besitzt, kannst du es berichtigen.

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
    [one] Nimm noch eine Karte: vom Nachziehstapel, einen Samurai vom Ablagestapel, oder eine eigene vom Tisch.
   *[other] Nimm zwei Karten: vom Nachziehstapel, einen Samurai vom Ablagestapel, oder eigene vom Tisch.
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
ask-strike = Welche Karte entfernt der Ninja: eine zufällige aus der Hand oder eine vom Tisch?
ask-take = Nimm eine Karte aus der Hand, die du siehst.
ask-fetch = Nimm eine beliebige Karte aus dem Ablagestapel.
ask-drop = Wähle noch eine Karte dieser Hand für den Ablagestapel.
ask-end = Beende deinen Zug oder rufe Sieben.

wait-draw = { $draws ->
    [one] Noch eine Karte wird gezogen …
   *[other] Zwei Karten werden gezogen …
}
wait-play = { $plays ->
    [one] Noch eine Karte wird gespielt …
   *[other] Zwei Karten werden gespielt …
}
wait-target = { $play ->
    [pair] Ein Ziel wird gewählt: { card } mit { partner-card } …
    [shogun-hand] Eine Hand zum Ansehen wird gewählt …
   *[other] Ein Ziel wird gewählt: { card } …
}
wait-take = Eine Karte dieser Hand wird genommen …
wait-fetch = Eine Karte des Ablagestapels wird genommen …
wait-drop = Eine Karte dieser Hand wird abgelegt …
wait-end = Zugende oder Sieben …

choice-call = Sieben rufen
choice-end = Zug beenden
choice-draw-pile = Vom Nachziehstapel ziehen
choice-draw-discard = Vom Ablagestapel nehmen
choice-take-back = Nimm { a-card } auf
choice-lay = Lege { a-card } ins Dorf
choice-discard = Lege { a-card } ab
choice-play = Spiele { a-card }
choice-pair = { card } mit { partner-card }
choice-shogun-hand = Shogun: in eine Hand sehen
choice-shogun-discard = Shogun: den Ablagestapel durchsuchen
choice-target = Gegen { $player }
choice-strike-hand = Zufällige Karte der Hand
choice-strike-table = Entferne { a-card }
choice-take = Nimm { a-card }
choice-drop = Lege { a-card } ab

event-dealt = Runde { $round }: { $dealer } gibt und deckt { a-card } auf.
event-drew = Du ziehst { a-card }.
event-drew-unseen = { $seat } zieht vom Nachziehstapel.
event-picked-up = { $seat } nimmt { a-card } vom Ablagestapel.
event-took-back = { $seat } nimmt { a-card } vom Tisch auf.
event-rebuilt = { $cards ->
    [one] Der Ablagestapel wird zum Nachziehstapel: 1 Karte.
   *[other] Der Ablagestapel wird neu gemischt: { $cards } Karten zum Ziehen.
}
event-forwent = { $seat } kann nichts ziehen.
event-laid = { $seat } legt { a-card } ins Dorf: Verteidigung { $defence }.
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
    [cards] Der Nachziehstapel ist endgültig aufgebraucht: die Runde endet ohne Satz.
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
refusal-draw-first = ziehe zuerst: vom Nachziehstapel, einen Samurai vom Ablagestapel, oder eine eigene Karte vom Tisch
refusal-play-now = du hast gezogen; spiele jetzt eine Karte aus der Hand
refusal-say-on-whom = wähle zuerst das Ziel
refusal-choose-the-strike = wähle zuerst, was der Ninja entfernt
refusal-take-from-hand = nimm zuerst eine Karte aus der Hand, in die du siehst
refusal-take-from-discard = nimm zuerst eine Karte aus dem Ablagestapel
refusal-drop-one = wähle zuerst die Karte, die du ablegst
refusal-turn-is-played = du hast alles gespielt; beende deinen Zug oder rufe Sieben
refusal-too-many-colours = vor dir liegen { $colours } Farben, und ein Satz hat höchstens zwei
refusal-no-seven = du hast keine sieben Samurai und Ronin in höchstens zwei Farben, zu denen alle Karten vor dir gehören
refusal-no-more-rebuilding = { $times ->
    [0] der Nachziehstapel ist leer und wird an diesem Tisch nicht neu gebildet
   *[other] der Nachziehstapel ist leer und wurde schon { $times } Mal neu gebildet, öfter geht es nicht
}
refusal-too-few-to-rebuild = der Nachziehstapel ist leer, und der Ablagestapel hat weniger als zwei Karten, um ihn neu zu bilden
refusal-discard-empty = der Ablagestapel ist leer
refusal-top-is-no-samurai = vom Ablagestapel darfst du nur einen Samurai ziehen; oben liegt: { card }
refusal-not-on-your-table = vor dir liegt diese Karte nicht: { card }
refusal-not-in-hand = dafür fehlt dir auf der Hand: { card }
refusal-table-full = vor dir liegen schon sieben Karten
refusal-pair-needs-both-plays = ein Paar braucht beide Karten deines Zuges, und du darfst nur noch eine spielen
refusal-nobody-to-strike = kein Gegner hat eine Karte, die ein Ninja entfernen könnte
refusal-no-hand-to-look-into = kein Gegner hat eine Karte in der Hand
refusal-hand-empty = diese Hand ist leer
refusal-not-on-their-table = auf diesem Tisch liegt diese Karte nicht: { card }
refusal-not-in-their-hand = in dieser Hand ist diese Karte nicht: { card }
refusal-not-in-discard = im Ablagestapel ist diese Karte nicht: { card }
refusal-no-such-player = an diesem Tisch gibt es kein { $player }
refusal-not-on-yourself = spiele diese Karten gegen jemand anderen, nicht gegen dich selbst
refusal-nothing-to-strike = { $player } hat keine Karte, weder in der Hand noch auf dem Tisch
refusal-their-hand-is-empty = { $player } hat keine Karten auf der Hand

screen-round = Runde { $round } von { $rounds }   Zug { $turn } von höchstens { $turns }   { $dealer } gibt
screen-head-player = {""}
screen-head-hand = Hand
screen-head-table = Tisch
screen-head-defence = Verteid.
screen-head-rice = Reis
screen-head-score = Punkte
screen-head-known = bekannt in der Hand
screen-own = (deine, unten)
screen-pile = Nachziehstapel { $cards } (neu gebildet: { $rebuilt } von { $rebuilds })
screen-last-turn = die Runde endet nach diesem Zug
screen-discard = Ablagestapel { $cards }, oben:
screen-all = alle:
screen-played = Wird gespielt:
screen-unseen = Noch nicht gesehen:
screen-hand = Deine Hand ({ $cards })
screen-can-call = Du hast Sieben, { $points } Punkte wert.
screen-aims = Für sieben fehlen (+ aufzunehmen):
screen-revealed = Die Hand von { $player }, nur für deine Augen:
screen-ended = { $worth ->
    [0] Runde { $round }: kein Satz
   *[other] Runde { $round }: { $caller } rief { $worth }
}
screen-legend = R rot  Y gelb  B blau  G grün  O Ronin  3-6 Banditen  N Ninja  S Shogun  ● am Zug  ◎ Ziel

option-rounds = Runden
option-rounds-help = Runden pro Partie.
option-rice = Reis
option-rice-help = Reis pro Person zu Beginn einer Runde.
option-turns = Zuglimit
option-turns-help = Nach so vielen Zügen pro Person endet eine Runde ohne Satz.
option-rebuilds = Neu mischen
option-rebuilds-help = Wie oft der Ablagestapel zum neuen Nachziehstapel wird. Ist dieser leer, endet die Runde ohne Satz.
