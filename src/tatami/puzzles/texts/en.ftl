# Puzzles, in the browser and in the terminal

puzzles = Puzzles
puzzles-about = Positions from complete games, most of them between bots. Each has one right answer, checked by a deep search.
puzzles-of = Puzzles: { $game }
puzzles-none = This game has no puzzles yet.
puzzle-daily = Puzzle of the day
puzzle-daily-done = You have tried today’s puzzle. A new one comes tomorrow.
puzzle-start = Solve puzzles
puzzle-start-game = Solve puzzles: { $game }
puzzle-next = Next puzzle
puzzle-all-tried = You have tried every puzzle with this theme.
puzzle-theme = Theme
puzzle-theme-any = All themes ({ $count })
puzzle-theme-count = { $theme } ({ $count })
puzzle-number = Puzzle { $id }

puzzle-task-win = { $moves ->
    [1] You can win in 1 move. Find it.
   *[other] You can win by force in { $moves } moves. Find the first one.
}
puzzle-task-only = Only one move does not lose. Find it.
puzzle-task-best = One choice is clearly best. Find it.
puzzle-go-on = { $left ->
    [1] Right so far. 1 move to go.
   *[other] Right so far. { $left } moves to go.
}
puzzle-right = Right!
puzzle-wrong-win = This move does not force a win fast enough.
puzzle-wrong-only = This move loses by force.
puzzle-wrong-best = Another choice is better.

puzzle-why-win = { $moves ->
    [1] The winning move: { $line }
   *[other] The winning line: { $line }
}
puzzle-why-only = “{ $move }” is the only move that does not lose.
puzzle-why-best = “{ $move }” gives you a winning chance of { $share }. The next best, “{ $other }”, gives you { $second }.
puzzle-why-yours = Your choice, “{ $move }”, gives you { $share }.
puzzle-loses-in = { $moves ->
    [1] “{ $move }” loses to the next move.
   *[other] “{ $move }” loses in { $moves } moves.
}
puzzle-expected = After that, the search expects { $line }.
puzzle-line-move = “{ $move }” ({ $player })

puzzle-rating = Difficulty
puzzle-your-rating = Your rating
puzzle-rating-change = Your rating: { $rating } ({ $change })
puzzle-provisional = provisional
puzzle-uncounted = You tried this puzzle before, so it does not change your rating.
puzzle-streak = Current streak
puzzle-best-streak = Best streak
puzzle-solved = Solved
puzzle-solved-of = { $solved } of { $attempts }
puzzle-source = View source game
puzzle-continue = Continue from here

theme-win-1 = Win in 1
theme-win-2 = Win in 2
theme-win-3 = Win in 3
theme-win-4 = Win in 4
theme-only-move = Only move
theme-surprise = Not the obvious move
theme-decisive = Decides the game
theme-behind = Comeback
theme-ahead = Keep the lead
theme-opening = Opening
theme-ending = Endgame

puzzles-which = { $count ->
    [1] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-greeting = Type a move, ? for help, or press Enter to list your moves.
puzzle-help =
    Type a move as in { $example }, or press Enter and type its number.

      Enter, moves   list your moves and what each does
      table          draw the table again
      log            show the whole game so far
      rules [{ $rule }]     show the rule for this move, or the rule with that number
      show           show the solution
      next           go to the next puzzle
      quit           leave
puzzle-no-theme = There are no puzzles with the theme “{ $theme }”. Themes: { $themes }
