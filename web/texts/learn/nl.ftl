# Lessen, en borden in de regels

lesson-of = { $game } – eerste les
lesson-steps = Stappen van de les
lesson-step = Stap { $number } van { $count }
lesson-done = Les voltooid. Je weet genoeg voor je eerste partij.
lesson-again = Les herhalen
step-done = gedaan
show-me = Laat zien
start-over = Opnieuw
once-more = Nog eens
next-step = Verder
live-board = Probeer het uit: { $name }
live-board-try = Kies iets om te zien wat het doet.
