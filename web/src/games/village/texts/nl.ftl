# Samurai: The Card Game: het bord

village-field = Dorpen en kaarten: beweeg met de pijltoetsen
village-at = Dorp { $cell }: { $village }
village-lead = { $symbol }: { $player } leidt met { $influence }
village-no-lead = { $symbol }: niemand leidt
village-scored = gescoord
village-free-sides = { $count ->
    [one] 1 kant vrij
   *[other] { $count } kanten vrij
}
village-card-at = { $cell }: { $card } van { $player }
village-open = { $cell }: vrije plek
village-founds = maakt een nieuw dorp op { $cells }
village-completes = voltooit dorp { $cells }
village-due = { $cell }: hier komt een nieuw dorp
village-after = dorp { $cell }: { $leads }
village-after-complete = voltooit dorp { $cell }: { $leads }
village-leads = { $symbol } { $amounts }
village-tie = { $symbol } gelijk, { $amounts }
village-all-cards = Alle kaarten
village-in-hand = In je hand
village-in-pile = In je trekstapel
village-unseen = In hand en trekstapel
village-played = Gespeeld
village-pile-holds = Verborgen in de dorpenstapel
