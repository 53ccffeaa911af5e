# Honor of the Samurai: das Brett

honor-wall = Der Tisch. Mit den Pfeiltasten gehst du von Platz zu Platz, mit der Punkttaste springst du zur nächsten Möglichkeit.
honor-head-daimyo = Daimyo-Haus
honor-head-samurai = Samurai-Haus
honor-no-daimyo = kein Daimyo
honor-card = { $card }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house = { $house } von { $player }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house-none = { $house } von { $player }: kein Daimyo
honor-house-steal = ein Dieb kann stehlen: { $cards }
honor-house-risk = ein Attentäter hat { $chance } % Chance
honor-player = { $player }: { $honor } von { $target } Ehre, { $income } pro Zug, Handkarten: { $hand }, Aktionen: { $actions }, Angriffswürfel: { $attack }, Verteidigungswürfel: { $defense }
honor-of-target = { $honor } von { $target } Ehre, { $income } pro Zug
honor-income = { $income } Ehre im nächsten Zug
honor-hand-size = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
honor-allowance = { $actions ->
    [one] 1 Aktion durch { $ki } Ki
   *[other] { $actions } Aktionen durch { $ki } Ki
}
honor-attack-dice = { $attack ->
    [one] greift mit 1 Würfel an: Stärke { $strength } ohne die Burg
   *[other] greift mit { $attack } Würfeln an: Stärke { $strength } ohne die Burg
}
honor-defense-dice = { $defense ->
    [one] verteidigt mit 1 Würfel: Stärke { $strength }
   *[other] verteidigt mit { $defense } Würfeln: Stärke { $strength }
}
honor-shogun = Shogun
honor-status-samurai = Samurai
honor-status-ronin = Ronin
honor-service-new = dient { $lord } ab dem nächsten Zug
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } bis zum nächsten eigenen Zug
honor-track = Ehre auf dem Weg zu { $target }
honor-middle = Die Mitte des Tisches
honor-turns = Zug { $turns } von { $limit }
honor-pile = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
honor-discards = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
honor-held = Noch ohne Haus: { $card }
honor-shogun-free = Niemand ist Shogun: Die Karte bringt { $honor } Ehre pro Zug
honor-shogun-held = { $player } ist Shogun: { $honor } Ehre pro Zug
honor-roll-battle = Der Kampf
honor-roll-assassin = Der Attentäter braucht mindestens { $needed }
honor-roll-ties = { $count ->
    [one] Gleichstand bei { $totals }: neu gewürfelt
   *[other] Gleichstände bei { $totals }: neu gewürfelt
}
honor-hand = Deine Hand
honor-actions = { $left ->
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}: { $allowance } durch { $ki } Ki, { $used } verbraucht
honor-actions-next = { $allowance ->
    [one] { $ki } Ki: 1 Aktion in deinem Zug
   *[other] { $ki } Ki: { $allowance } Aktionen in deinem Zug
}
honor-discard-card = Ablegen …
honor-order = Wenn jemand das Gesicht wahren kann
honor-answer = Du musst antworten
honor-do-end = Zug beenden
honor-do-draw = Karte ziehen
honor-do-shogun = Shogun werden
honor-do-break = Bündnis brechen
honor-do-stop = Nicht weiter stehlen
honor-do-throw-away = Ablegen
honor-do-attack = Angreifen
honor-do-ally = Dienen
honor-do-dishonor = Entehren
honor-values = Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-copies = { $count ->
    [one] 1 im Spiel
   *[other] { $count } im Spiel
}
honor-where-houses = { $count } in Häusern
honor-where-discarded = { $count } abgelegt
honor-where-hand = { $count } auf deiner Hand
honor-where-hidden = { $count } im Nachziehstapel oder bei anderen auf der Hand
honor-end = Was den Ausschlag gab
honor-end-limit = Der letzte von { $limit } Zügen ist vorbei: Wer die meiste Ehre hat, gewinnt.
honor-end-reached = Ziel { $target } erreicht
honor-end-short = { $turns ->
    [one] 1 Zug fehlte
   *[other] { $turns } Züge fehlten
} bei { $income } pro Zug
honor-end-missing = { $missing } Ehre zu wenig
honor-end-behind = { $behind } Ehre Rückstand
