# Lessons, and boards in the rules

lesson-of = { $game } – first lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $number } of { $count }
lesson-done = Lesson complete. You know enough for your first game.
lesson-again = Repeat lesson
step-done = done
show-me = Show me
start-over = Start over
once-more = Repeat step
next-step = Next step
live-board = Try it out: { $name }
live-board-try = Choose something to see what it does.
