# Aufgaben, im Browser und im Terminal

puzzles = Aufgaben
puzzles-about = Stellungen aus ganzen Partien, meist zwischen Bots. Jede hat genau eine richtige Antwort, die der Computer gründlich geprüft hat.
puzzles-of = Aufgaben: { $game }
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-daily = Aufgabe des Tages
puzzle-daily-done = Du hast die Aufgabe von heute schon versucht. Morgen kommt eine neue.
puzzle-start = Aufgaben lösen
puzzle-start-game = Aufgaben lösen: { $game }
puzzle-next = Nächste Aufgabe
puzzle-all-tried = Du hast alle Aufgaben zu diesem Thema versucht.
puzzle-theme = Thema
puzzle-theme-any = Alle Themen ({ $count })
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Aufgabe { $id }

puzzle-task-win = { $moves ->
    [1] Du kannst in 1 Zug gewinnen. Finde ihn.
   *[other] Du kannst den Sieg in { $moves } Zügen erzwingen. Finde den ersten Zug.
}
puzzle-task-only = Nur ein Zug verliert nicht. Finde ihn.
puzzle-task-best = Eine Möglichkeit ist klar die beste. Finde sie.
puzzle-go-on = { $left ->
    [1] Bis hierher richtig. Noch 1 Zug.
   *[other] Bis hierher richtig. Noch { $left } Züge.
}
puzzle-right = Richtig!
puzzle-wrong-win = Mit diesem Zug erzwingst du den Sieg nicht rechtzeitig.
puzzle-wrong-only = Nach diesem Zug verlierst du zwangsläufig.
puzzle-wrong-best = Eine andere Möglichkeit ist besser.

puzzle-why-win = { $moves ->
    [1] Der Gewinnzug: { $line }
   *[other] So gewinnst du: { $line }
}
puzzle-why-only = „{ $move }“ ist der einzige Zug, der nicht verliert.
puzzle-why-best = „{ $move }“ bringt dir { $share } Gewinnchance, die nächstbeste Möglichkeit „{ $other }“ nur { $second }.
puzzle-why-yours = Deine Wahl „{ $move }“ bringt { $share }.
puzzle-loses-in = { $moves ->
    [1] „{ $move }“ verliert schon beim nächsten Zug.
   *[other] „{ $move }“ verliert in { $moves } Zügen.
}
puzzle-expected = Danach geht es voraussichtlich so weiter: { $line }
puzzle-line-move = { $player }: „{ $move }“

puzzle-rating = Schwierigkeit
puzzle-your-rating = Deine Wertung
puzzle-rating-change = Deine Wertung: { $rating } ({ $change })
puzzle-provisional = vorläufig
puzzle-uncounted = Du hast diese Aufgabe schon einmal versucht, daher ändert sich deine Wertung nicht.
puzzle-streak = Aktuelle Serie
puzzle-best-streak = Beste Serie
puzzle-solved = Gelöst
puzzle-solved-of = { $solved } von { $attempts }
puzzle-source = Originalpartie ansehen
puzzle-continue = Von hier weiterspielen

theme-win-1 = Gewinn in 1 Zug
theme-win-2 = Gewinn in 2 Zügen
theme-win-3 = Gewinn in 3 Zügen
theme-win-4 = Gewinn in 4 Zügen
theme-only-move = Einziger Zug
theme-surprise = Nicht der naheliegende Zug
theme-decisive = Entscheidet die Partie
theme-behind = Im Rückstand
theme-ahead = Vorsprung halten
theme-opening = Eröffnung
theme-ending = Endspiel

puzzles-which = { $count ->
    [1] 1 Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-greeting = Gib einen Zug ein oder ? für Hilfe. Enter zeigt deine Züge.
puzzle-help =
    Gib einen Zug so ein: { $example }. Oder drücke Enter und gib seine Nummer ein.

      Enter, moves   deine Züge und was sie bewirken
      table          den Tisch neu zeichnen
      log            die Partie bis hierher zeigen
      rules [{ $rule }]     die Regel zu diesem Zug oder die Regel mit dieser Nummer zeigen
      show           die Lösung zeigen
      next           zur nächsten Aufgabe
      quit           beenden
puzzle-no-theme = Es gibt keine Aufgaben zum Thema „{ $theme }“. Themen: { $themes }
