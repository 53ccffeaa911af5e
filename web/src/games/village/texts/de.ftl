# Samurai: The Card Game: das Brett

village-field = Das Feld: mit den Pfeiltasten von Karte zu Karte
village-at = Dorf { $cell }: { $village }
village-lead = { $symbol }: { $player } führt mit { $influence }
village-no-lead = { $symbol }: niemand führt
village-scored = gewertet
village-free-sides = { $count ->
    [one] eine Seite frei
   *[other] { $count } Seiten frei
}
village-card-at = { $cell }: { $card } von { $player }
village-open = { $cell }: freier Platz
village-founds = ein neues Dorf auf { $cells }
village-completes = vervollständigt Dorf { $cells }
village-due = { $cell }: hier kommt ein neues Dorf hin

village-after = Dorf { $cell }: { $leads }
village-after-complete = vervollständigt Dorf { $cell }: { $leads }
village-leads = { $symbol } { $amounts }
village-tie = { $symbol } Gleichstand, { $amounts }
village-all-cards = Alle Karten
village-in-hand = In deiner Hand
village-in-pile = In deinem Nachziehstapel
village-unseen = In Hand und Nachziehstapel
village-played = Gespielt
village-pile-holds = Verdeckt im Dorfstapel
