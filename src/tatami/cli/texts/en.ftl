# The terminal

greeting = Type a move, ? for help, Enter to see what you may do.
help =
    A move is typed as { $example }. Pointing at one part of it (a square, a card)
    lists the moves that have it; a number then plays the move of that line.

      Enter, moves   what you may do, and what each would lead to
      hint           what a simple bot would play
      undo           undo your last move and what followed it
      table          draw the table again
      log            what has happened
      rules [{ $rule }]     the rule behind the question, or the one of that number
      explain WORD   what a word of the game means
      position       the position in one line
      save FILE      keep the game in a file, from now on after every move
      resign         give up
      quit           leave
explained = Explained words: { $words }
not-explained = No explanation of “{ $word }”. Type explain for the list.
more-choices = … and { $more } more: name a part to see fewer
nothing-to-undo = You have not moved yet.
hint = Try { $move }: { $preview }
hint-move = Try { $move }
learn-which = Which game? Type its number:
resigned = { $player } resigns.
pass-keyboard = Give the keyboard to { $player }, who then presses Enter:
keep-game = Keep this game? A file name, or just Enter:
save-where = Say where: save FILE
saved = The game is kept in { $file }
not-saved = The game was not kept (save FILE does that).
lesson-greeting = A first lesson. Type a move, ? for help, Enter to see what you may do.
lesson-help =
    A move is typed as { $example }, or by its number after Enter.

      Enter, moves   what you may do, and what each would lead to
      hint           a hint
      show           how it can be done
      again          put everything back
      table          draw the table again
      rules [{ $rule }]     the rule behind the question, or the one of that number
      next           on to the next step
      quit           leave
lesson-done = That was the lesson. Play a first game: tatami play { $game } --bot level-1
