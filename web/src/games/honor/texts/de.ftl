# Honor of the Samurai: das Brett

honor-wall = Der Tisch: Pfeiltasten gehen von Platz zu Platz, der Punkt zur nächsten Wahl
honor-value-honor = Ehre
honor-value-ki = Ki: drei geben eine Aktion
honor-value-strength = Stärke: drei geben einen Würfel
honor-head-daimyo = Daimyo-Haus
honor-head-samurai = Samurai-Haus
honor-no-daimyo = kein Daimyo
honor-card = { $card }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house = { $house } von { $player }: Ehre { $honor }, Ki { $ki }, Stärke { $strength }
honor-house-none = { $house } von { $player }: kein Daimyo
honor-house-steal = ein Dieb kann nehmen: { $cards }
honor-house-risk = ein Attentäter hat zu { $chance } % Erfolg
honor-player = { $player }: { $honor } Ehre von { $target }, { $income } je Zug, { $hand } Handkarten, { $actions } Aktionen, { $attack } Würfel im Angriff, { $defence } in der Verteidigung
honor-of-target = { $honor } Ehre von { $target }, { $income } je Zug
honor-income = { $income } Ehre im nächsten eigenen Zug
honor-hand-size = { $hand } Handkarten
honor-allowance = { $actions } Aktionen durch { $ki } Ki
honor-attack-dice = greift mit { $attack } Würfeln an: Stärke { $strength } ohne die Burg
honor-defence-dice = verteidigt mit { $defence } Würfeln: Stärke { $strength }
honor-shogun = Shogun
honor-status-samurai = Samurai
honor-status-ronin = Ronin
honor-service-new = dient { $lord } ab dem nächsten Zug
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } bis zum nächsten eigenen Zug
honor-track = Ehre auf dem Weg zu { $target }
honor-middle = Die Mitte des Tisches
honor-turns = Zug { $turns } von { $limit }
honor-pile = { $count } Karten im Stapel
honor-discards = { $count } Karten abgelegt
honor-held = Unterwegs: { $card }
honor-shogun-free = Niemand ist Shogun: { $honor } Ehre je Zug warten
honor-shogun-held = { $player } ist Shogun: { $honor } Ehre je Zug
honor-roll-battle = Die Schlacht
honor-roll-assassin = Der Attentäter braucht { $needed }
honor-hand = Deine Hand
honor-actions = { $left ->
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}: { $ki } Ki geben { $allowance }, { $used } verbraucht
honor-actions-next = { $ki } Ki: { $allowance } Aktionen in deinem Zug
honor-discard-card = Ablegen …
honor-order = Gesicht zu wahren?
honor-answer = Deine Antwort wird gebraucht
honor-do-end = Zug beenden
honor-do-draw = Karte ziehen
honor-do-shogun = Shogun werden
honor-do-break = Bündnis brechen
honor-do-stop = Keine zweite Karte
honor-do-throw-away = Ablegen
honor-do-attack = Angreifen
honor-do-ally = Dienen
honor-do-dishonor = Entehren
