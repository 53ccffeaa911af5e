# Seven Card Samurai: het bord

seven-table = De tafel: pijltjes lopen, punt en komma gaan van keuze naar keuze
seven-village = Dorp van { $player }
seven-own = Jouw dorp
seven-target = doel
seven-lying = op tafel { $cards }
seven-nothing-lies = niets op tafel
seven-in-front = voor je: { $card }
seven-defence = verdediging { $count }
seven-rice = { $count } rijst
seven-in-hand = { $count } in de hand
seven-known = bekend: { $cards }
seven-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
seven-pile = Stapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
seven-discard = Aflegstapel, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, bovenop: { $card }
seven-discard-empty = Aflegstapel, leeg
seven-discard-all = Op de aflegstapel: { $count }
seven-steps = Deze beurt
seven-draw = nemen
seven-play = spelen
seven-round = Ronde { $round } van { $rounds }
seven-round-number = Ronde { $round }
seven-sheet = Scoreblad
seven-cards = Alle kaarten
seven-total = Totaal
seven-called = riep zeven
seven-aims = Hoe ver elk kleurenpaar van zeven is
seven-aim = { $one } en { $other }: { $cards } van 7{ $misfits ->
    [0] {""}
   *[other] , { $misfits } terug te nemen
}, { $points } waard
seven-of-seven = { $cards } van 7
seven-misfits = { $count } terug te nemen
seven-misfit = terug te nemen
seven-held = in de hand: { $card }
seven-worth = zou { $points } waard zijn
seven-worth-now = nu { $points } waard
seven-lay-here = Hier neerleggen
seven-pairs = Als paar:
seven-choose-card = Kies een kaart uit je hand.
