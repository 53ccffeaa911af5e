# Puzzels, in de browser en in de terminal

puzzles = Puzzels
puzzles-about = Stellingen uit hele partijen, meestal tussen bots. Elke stelling heeft één goed antwoord, gecontroleerd met een diepgaande analyse.
puzzles-of = Puzzels: { $game }
puzzles-none = Dit spel heeft nog geen puzzels.
puzzle-daily = Puzzel van de dag
puzzle-daily-done = Je hebt de puzzel van vandaag al geprobeerd. Morgen komt er een nieuwe.
puzzle-start = Puzzels oplossen
puzzle-start-game = Puzzels oplossen: { $game }
puzzle-next = Volgende puzzel
puzzle-all-tried = Je hebt alle puzzels van dit thema geprobeerd.
puzzle-theme = Thema
puzzle-theme-any = Alle thema’s ({ $count })
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Puzzel { $id }

puzzle-task-win = { $moves ->
    [1] Je kunt in 1 zet winnen. Vind hem.
   *[other] Je kunt in { $moves } zetten geforceerd winnen. Vind de eerste.
}
puzzle-task-only = Slechts één zet verliest niet. Vind hem.
puzzle-task-best = Eén keuze is duidelijk de beste. Vind hem.
puzzle-go-on = { $left ->
    [1] Tot nu toe goed. Nog 1 zet.
   *[other] Tot nu toe goed. Nog { $left } zetten.
}
puzzle-right = Goed!
puzzle-wrong-win = Met deze zet dwing je de winst niet op tijd af.
puzzle-wrong-only = Deze zet verliest geforceerd.
puzzle-wrong-best = Een andere keuze is beter.

puzzle-why-win = { $moves ->
    [1] De winnende zet: { $line }
   *[other] Zo win je: { $line }
}
puzzle-why-only = “{ $move }” is de enige zet die niet verliest.
puzzle-why-best = “{ $move }” geeft je { $share } winstkans. De op één na beste, “{ $other }”, geeft { $second }.
puzzle-why-yours = Jouw keuze, “{ $move }”, geeft { $share }.
puzzle-loses-in = { $moves ->
    [1] “{ $move }” verliest door de volgende zet.
   *[other] “{ $move }” verliest in { $moves } zetten.
}
puzzle-expected = Daarna verwacht de analyse { $line }.
puzzle-line-move = “{ $move }” ({ $player })

puzzle-rating = Moeilijkheid
puzzle-your-rating = Jouw rating
puzzle-rating-change = Jouw rating: { $rating } ({ $change })
puzzle-provisional = voorlopig
puzzle-uncounted = Je hebt deze puzzel al eens geprobeerd, dus je rating verandert niet.
puzzle-streak = Op rij
puzzle-best-streak = Langste reeks
puzzle-solved = Opgelost
puzzle-solved-of = { $solved } van { $attempts }
puzzle-source = Bekijk de partij
puzzle-continue = Vanaf hier verder

theme-win-1 = Winst in 1 zet
theme-win-2 = Winst in 2 zetten
theme-win-3 = Winst in 3 zetten
theme-win-4 = Winst in 4 zetten
theme-only-move = Enige zet
theme-surprise = Niet de voor de hand liggende zet
theme-decisive = Beslist de partij
theme-behind = Op achterstand
theme-ahead = Voorsprong houden
theme-opening = Opening
theme-ending = Eindspel

puzzles-which = { $count ->
    [1] 1 puzzel
   *[other] { $count } puzzels
}
puzzle-greeting = Typ een zet, ? voor hulp, of druk op Enter voor je zetten.
puzzle-help =
    Typ een zet zoals { $example }, of druk op Enter en typ het nummer.

      Enter, moves   je zetten tonen en wat ze doen
      table          de tafel opnieuw tekenen
      log            de partij tot nu toe tonen
      rules [{ $rule }]     de regel bij deze zet, of de regel met dat nummer
      show           de oplossing tonen
      next           naar de volgende puzzel
      quit           stoppen
puzzle-no-theme = Er zijn geen puzzels met het thema “{ $theme }”. Thema’s: { $themes }
