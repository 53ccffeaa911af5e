# Samurai: The Card Game: le plateau

village-field = Le champ : les flèches mènent de carte en carte
village-at = { $cell } : village avec { $village }
village-lead = { $symbol } : { $player } mène avec { $influence }
village-no-lead = { $symbol } : personne ne mène
village-scored = compté
village-free-sides = { $count ->
    [one] un côté libre
   *[other] { $count } côtés libres
}
village-card-at = { $cell } : { $card } de { $player }
village-open = { $cell } : case libre
village-founds = ouvre des villages en { $cells }
village-completes = achève { $cells }
village-due = { $cell } : un village est à poser
