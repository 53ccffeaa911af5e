# Leçons, et plateaux dans les règles

lesson-of = { $game } – première leçon
lesson-steps = Étapes de la leçon
lesson-step = Étape { $number } sur { $count }
lesson-done = Leçon terminée. Vous en savez assez pour une première partie.
lesson-again = Refaire la leçon
step-done = étape terminée
show-me = Montrez-moi
start-over = Recommencer
once-more = Refaire l’étape
next-step = Continuer
live-board = À vous d’essayer : { $name }
live-board-try = Choisissez quelque chose pour en voir l’effet.
