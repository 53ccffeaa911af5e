# Die Karten des Tages

deal-of-day = Karten des Tages
deal-about = Heute bekommen alle dieselben Karten, am selben Platz, gegen dieselben Bots. Du hast einen Versuch. Danach siehst du, wie die anderen gespielt haben.
deal-closes = Offen bis { $time }
deal-setup = { $seats } Plätze, Gegner: { $bot }
deal-play = Jetzt spielen
deal-play-game = Jetzt spielen: { $game }
deal-continue = Weiterspielen
deal-results = Ergebnisse vergleichen
deal-results-of = Karten des Tages: { $game }
deal-yesterday = Karten von gestern
deal-own = { $players ->
    [1] Bisher hast nur du gespielt. Schau später wieder vorbei.
   *[other] Du liegst auf Rang { $rank } von { $players } und schlägst { $share } der anderen.
}
deal-best = Beste Ergebnisse
deal-rank = Rang
deal-player = Name
deal-won = Sieg
deal-points = Punkte
deal-match-points = Matchpunkte
deal-match-points-about = Matchpunkte zeigen, wie viel Prozent der anderen Ergebnisse mit diesen Karten schlechter sind. Gleichstand zählt halb.
deal-moves = Genauigkeit
deal-moves-about = Genauigkeit: wie oft die Analyse keinen klar besseren Zug findet. Daneben: wie viel Gewinnchance die Züge gekostet haben. Karten, Würfel und die Züge der anderen zählen nicht.
deal-own-moves = { $players ->
    [1] Deine Genauigkeit beträgt { $accuracy }. Deine Züge haben deine Gewinnchance um { $change } verändert.
   *[other] Deine Genauigkeit beträgt { $accuracy } und ist höher als bei { $share } der anderen. Deine Züge haben deine Gewinnchance um { $change } verändert.
}
deal-judging = Die Züge werden noch analysiert. Die Seite aktualisiert sich von selbst.
deal-parted = Anders ab Zug
deal-nobody = Gelöschtes Profil
deal-you = du
deal-decisions = Wo du anders entschieden hast
deal-decisions-none = Noch hat niemand in derselben Stellung etwas anderes gewählt.
deal-after = Zug { $number }
deal-chose = { $count ->
    [1] 1 Person, Matchpunkte: { $points }
   *[other] { $count } Personen, Matchpunkte im Schnitt: { $points }
}
deal-your-table = Eigene Partie ansehen
deal-none = Niemand hat mit diesen Karten gespielt.

# Vergleichspartien

duplicate = Vergleichspartien
duplicate-about = Mehrere Tische spielen mit denselben Karten. Verglichen wirst du mit denen, die am selben Platz dieselben Karten hatten. Kartenglück zählt also nicht.
duplicate-create = Partien erstellen
duplicate-game = Spiel
duplicate-deals = Anzahl Partien
duplicate-seats = Plätze pro Tisch
duplicate-share = Teile diesen Link. Jede Gruppe erstellt eigene Tische.
duplicate-deal = Partie { $number }
duplicate-new = Noch nicht gespielt. Die Ergebnisse erscheinen, wenn du fertig bist.
duplicate-running = Du spielst diese Partie gerade.
duplicate-open = Tisch erstellen
duplicate-open-deal = Tisch für Partie { $number } erstellen
duplicate-continue = Zum Tisch
duplicate-seat = Platz { $number }
duplicate-totals = Gesamtstand
duplicate-totals-about = Durchschnittliche Matchpunkte aller Partien, die du beendet hast.
duplicate-played = Gespielte Partien

refused-no_deal = Für dieses Spiel gibt es keine Karten des Tages. Wähle ein anderes Spiel.
refused-no_duplicate = Diese Vergleichspartien gibt es nicht. Prüfe den Link.
duplicate-moves = Nach Genauigkeit
