# Lessen, en borden in de regels

lesson-of = { $game } – eerste les
lesson-steps = Stappen van de les
lesson-step = Stap { $number } van { $count }
lesson-done = Dat was de les: je weet genoeg voor een eerste spel.
lesson-again = Van voren af aan
step-done = gedaan
show-me = Laat zien
start-over = Opnieuw
once-more = Nog eens
next-step = Verder
live-board = Een bord om te proberen: { $name }
live-board-try = Kies iets om te zien wat het doet.
