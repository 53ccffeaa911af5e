# Seven Card Samurai: het bord

seven-table = De tafel. Met de pijltoetsen ga je van plek naar plek, met punt en komma van keuze naar keuze.
seven-village = Dorp van { $player }
seven-own = Jouw dorp
seven-target = doelwit
seven-lying = kaarten: { $cards }
seven-nothing-lies = geen kaarten
seven-in-front = in het dorp: { $card }
seven-defense = verdediging { $count }
seven-rice = { $count } rijst
seven-in-hand = { $count } in de hand
seven-known = bekend: { $cards }
seven-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
seven-pile = Trekstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
seven-discard = Aflegstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, bovenop: { $card }
seven-discard-empty = Aflegstapel: leeg
seven-discard-all = Op de aflegstapel: { $count }
seven-steps = Deze beurt
seven-draw = trek
seven-play = speel
seven-round = Ronde { $round } van { $rounds }
seven-round-number = Ronde { $round }
seven-sheet = Scoreblad
seven-cards = Alle kaarten
seven-total = Totaal
seven-called = riep zeven
seven-aims = Hoe ver elk kleurenpaar nog van zeven af is
seven-aim = { $one } en { $other }: { $cards } van 7{ $misfits ->
    [0] {""}
   *[other] , nog { $misfits } oppakken
}, { $points } waard
seven-of-seven = { $cards } van 7
seven-misfits = nog { $count } oppakken
seven-misfit = nog oppakken
seven-held = in de hand: { $card }
seven-worth = zou { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard zijn
seven-worth-now = nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard
seven-lay-here = Hier neerleggen
seven-pairs = Als paar:
seven-choose-card = Kies een kaart uit je hand.
seven-end = Wat de partij besliste
seven-end-difference = { $reader ->
    [first] Je staat { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } voor op { $second }
    [second] { $first } staat { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } voor op jou
   *[other] { $first } staat { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } voor op { $second }
}: { $sets } door sets, { $rice } door rijst.
seven-end-tie = Gelijke stand: sets en rijst leveren samen evenveel op.
seven-end-points = sets { $sets } + rijst { $rice }
