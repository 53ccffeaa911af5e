# Lessons, and boards in the rules

lesson-of = { $game } – first lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $number } of { $count }
lesson-done = That was the lesson: you know enough for a first game.
lesson-again = From the start
step-done = done
show-me = Show me
start-over = Start over
once-more = Once more
next-step = Go on
live-board = A board to try: { $name }
live-board-try = Choose something to see what it does.
