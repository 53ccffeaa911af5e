# The terminal

greeting = Type a move, ? for help, or press Enter to list your moves.
help =
    Type a move such as { $example }. Type part of a move (a square, a card) to list
    the moves with it, then type a number to play that move.

      Enter, moves   list your moves and what each does
      hint           show what a strong bot would play
      undo           undo your last move and everything after it
      table          draw the table again
      log            show the game log
      rules [{ $rule }]     show the rule for this move, or the rule with that number
      explain WORD   explain a word of the game
      position       show the position in one line
      save FILE      save the game to a file, now and after every move
      resign         resign the game
      quit           leave
explained = Words with an explanation: { $words }
not-explained = There is no explanation of “{ $word }”. Type explain for the list.
not-a-move = ✗ “{ $typed }” is not a move. Type a move such as { $example }, or press Enter to list your moves.
no-such-number = ✗ No move { $number } is listed. Press Enter to list your moves.
no-rule = ✗ This game has no rule { $number }.
more-choices = … and { $more } more. Type part of a move to see fewer.
nothing-to-undo = You have not moved yet.
hint = Try { $move }: { $preview }
hint-move = Try { $move }
learn-which = Which game? Type its number:
resigned = { $player } resigns.
pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter:
keep-game = Save this game? Type a file name, or press Enter to skip:
save-where = Add a file name: save FILE
saved = Game saved to { $file }
not-saved = Game not saved. Next time, use save FILE.
lesson-greeting = First lesson. Type a move, ? for help, or press Enter to list your moves.
lesson-help =
    Type a move such as { $example }, or press Enter and type its number.

      Enter, moves   list your moves and what each does
      hint           show a hint
      show           show a solution
      again          start this step again
      table          draw the table again
      rules [{ $rule }]     show the rule for this move, or the rule with that number
      next           go to the next step
      quit           leave
lesson-done = Lesson complete. Play your first game: tatami play { $game } --bot level-1
game-players = { $range } players
game-version = version { $number }
game-unofficial = Tatami is unofficial.
