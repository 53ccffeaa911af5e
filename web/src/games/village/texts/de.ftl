# Samurai: The Card Game: das Brett

village-field = Dörfer und Karten: mit den Pfeiltasten von Platz zu Platz
village-at = Dorf { $cell }: { $village }
village-lead = { $symbol }: { $player } führt mit { $influence }
village-no-lead = { $symbol }: niemand führt
village-scored = gewertet
village-free-sides = { $count ->
    [one] 1 Seite frei
   *[other] { $count } Seiten frei
}
village-card-at = { $cell }: { $card } von { $player }
village-open = { $cell }: freier Platz
village-founds = schafft ein Dorf auf { $cells }
village-completes = schließt Dorf { $cells } ab
village-due = { $cell }: hier kommt ein neues Dorf hin
village-after = Dorf { $cell }: { $leads }
village-after-complete = schließt Dorf { $cell } ab: { $leads }
village-leads = { $symbol } { $amounts }
village-tie = { $symbol }: Gleichstand, { $amounts }
village-all-cards = Alle Karten
village-in-hand = Auf deiner Hand
village-in-pile = In deinem Nachziehstapel
village-unseen = Auf der Hand oder im Nachziehstapel
village-played = Gespielt
village-pile-holds = Verdeckt im Dorfstapel
