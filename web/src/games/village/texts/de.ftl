# Samurai: The Card Game: das Brett

village-field = Das Feld: mit den Pfeiltasten von Karte zu Karte
village-at = { $cell }: Dorf mit { $village }
village-lead = { $symbol }: { $player } führt mit { $influence }
village-no-lead = { $symbol }: niemand führt
village-scored = gewertet
village-free-sides = { $count ->
    [one] eine Seite frei
   *[other] { $count } Seiten frei
}
village-card-at = { $cell }: { $card } von { $player }
village-open = { $cell }: freies Feld
village-founds = eröffnet Dörfer auf { $cells }
village-completes = schließt { $cells } ab
village-due = { $cell }: Hier kommt ein Dorf hin
