# Lektionen, und Bretter in den Regeln

lesson-of = { $game } – erste Lektion
lesson-steps = Schritte der Lektion
lesson-step = Schritt { $number } von { $count }
lesson-done = Lektion geschafft. Du weißt genug für deine erste Partie.
lesson-again = Von vorn
step-done = erledigt
show-me = Zeig es mir
start-over = Neu beginnen
once-more = Noch einmal
next-step = Weiter
live-board = Zum Ausprobieren: { $name }
live-board-try = Wähle etwas und sieh, was es bewirkt.
