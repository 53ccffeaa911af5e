# Samurai: The Card Game: the board

village-field = The field: arrow keys walk from card to card
village-at = { $cell }: village with { $village }
village-lead = { $symbol }: { $player } leads with { $influence }
village-no-lead = { $symbol }: nobody leads
village-scored = scored
village-free-sides = { $count ->
    [one] one side free
   *[other] { $count } sides free
}
village-card-at = { $cell }: { $card } of { $player }
village-open = { $cell }: free cell
village-founds = opens villages on { $cells }
village-completes = completes { $cells }
village-due = { $cell }: a village is due
