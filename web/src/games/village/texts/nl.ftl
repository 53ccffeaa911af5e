# Samurai: The Card Game: het bord

village-field = Het veld: met de pijltoetsen van kaart naar kaart
village-at = { $cell }: dorp met { $village }
village-lead = { $symbol }: { $player } leidt met { $influence }
village-no-lead = { $symbol }: niemand leidt
village-scored = gewaardeerd
village-free-sides = { $count ->
    [one] één kant vrij
   *[other] { $count } kanten vrij
}
village-card-at = { $cell }: { $card } van { $player }
village-open = { $cell }: vrij vak
village-founds = opent dorpen op { $cells }
village-completes = voltooit { $cells }
village-due = { $cell }: hier komt een dorp
