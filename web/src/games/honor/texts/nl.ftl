# Honor of the Samurai: het bord

honor-wall = De tafel. Met de pijltoetsen ga je van plek naar plek, met de punt naar de volgende keuze.
honor-head-daimyo = Daimyohuis
honor-head-samurai = Samoeraihuis
honor-no-daimyo = geen daimyo
honor-card = { $card }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house = { $house } van { $player }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house-none = { $house } van { $player }: geen daimyo
honor-house-steal = een dief kan stelen: { $cards }
honor-house-risk = een sluipmoordenaar heeft { $chance }% kans
honor-player = { $player }: { $honor } van { $target } eer, { $income } per beurt, in de hand: { $hand }, acties: { $actions }, aanvalsdobbelstenen: { $attack }, verdedigingsdobbelstenen: { $defense }
honor-of-target = { $honor } van { $target } eer, { $income } per beurt
honor-income = { $income } eer in de volgende beurt
honor-hand-size = { $hand ->
    [one] 1 kaart in de hand
   *[other] { $hand } kaarten in de hand
}
honor-allowance = { $actions ->
    [one] 1 actie door { $ki } ki
   *[other] { $actions } acties door { $ki } ki
}
honor-attack-dice = { $attack ->
    [one] valt aan met 1 dobbelsteen: kracht { $strength } zonder de burcht
   *[other] valt aan met { $attack } dobbelstenen: kracht { $strength } zonder de burcht
}
honor-defense-dice = { $defense ->
    [one] verdedigt met 1 dobbelsteen: kracht { $strength }
   *[other] verdedigt met { $defense } dobbelstenen: kracht { $strength }
}
honor-shogun = shogun
honor-status-samurai = samoerai
honor-status-ronin = ronin
honor-service-new = dient { $lord } vanaf de volgende beurt
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } tot de volgende eigen beurt
honor-track = Eer op weg naar { $target }
honor-middle = Het midden van de tafel
honor-turns = Beurt { $turns } van { $limit }
honor-pile = { $count ->
    [one] 1 kaart op de trekstapel
   *[other] { $count } kaarten op de trekstapel
}
honor-discards = { $count ->
    [one] 1 kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
honor-held = Nog zonder huis: { $card }
honor-shogun-free = Niemand is shogun: de kaart geeft { $honor } eer per beurt
honor-shogun-held = { $player } is shogun: { $honor } eer per beurt
honor-roll-battle = Het gevecht
honor-roll-assassin = De sluipmoordenaar heeft minstens { $needed } nodig
honor-roll-ties = { $count ->
    [one] Gelijk op { $totals }: opnieuw gegooid
   *[other] Gelijk op { $totals }: telkens opnieuw gegooid
}
honor-hand = Je hand
honor-actions = { $left ->
    [one] Nog 1 actie
   *[other] Nog { $left } acties
}: { $allowance } door { $ki } ki, { $used } gebruikt
honor-actions-next = { $allowance ->
    [one] { $ki } ki: 1 actie in je beurt
   *[other] { $ki } ki: { $allowance } acties in je beurt
}
honor-discard-card = Afleggen…
honor-order = Als iemand het gezicht kan redden
honor-answer = Geef antwoord
honor-do-end = Beurt beëindigen
honor-do-draw = Kaart trekken
honor-do-shogun = Shogun worden
honor-do-break = Verbond verbreken
honor-do-stop = Stoppen
honor-do-throw-away = Afleggen
honor-do-attack = Aanvallen
honor-do-ally = Dienen
honor-do-dishonor = Onteren
honor-values = Eer { $honor }, ki { $ki }, kracht { $strength }
honor-copies = { $count ->
    [one] 1 in het spel
   *[other] { $count } in het spel
}
honor-where-houses = { $count } in huizen
honor-where-discarded = { $count } afgelegd
honor-where-hand = { $count } in je hand
honor-where-hidden = { $count } op de trekstapel of in de hand van anderen
honor-end = Wat de partij besliste
honor-end-limit = De laatste van { $limit } beurten is voorbij: wie de meeste eer heeft, wint.
honor-end-reached = doel { $target } bereikt
honor-end-short = { $turns ->
    [one] 1 beurt tekort
   *[other] { $turns } beurten tekort
} bij { $income } per beurt
honor-end-missing = { $missing } eer tekort
honor-end-behind = { $behind } eer achter
