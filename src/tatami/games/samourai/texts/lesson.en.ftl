# The first lesson of Samouraï. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-open = Your move speaks
lesson-open-told = You are Red, at the bottom. A samurai moves in a straight line in any direction and may jump over others. The first move goes 1 to 7 squares. Every move announces its distance and where it lands: three squares to a dragon is “3 dragon”.
lesson-open-ask = Open the game with a move that announces a dragon.
lesson-open-hint = Choose a samurai: pale dots show where it can go. A dragon is three squares in front of d1.
lesson-open-right = “{ announcement }”. Now Black must answer: about as far, with a dragon on the first square.
lesson-open-other = That announces “{ announcement }”. Land on a dragon.

lesson-answer = Answer the announcement
lesson-answer-told = Black announces “4 ibis”. Your answer goes 4 squares, one less or one more, and its first square must show an ibis.
lesson-answer-ask = Answer with a move of 5 squares.
lesson-answer-hint = Start with the samurai on h1: an ibis is right in front of it, on h2.
lesson-answer-right = Five squares, over the ibis on h2. Now Black must move 4 to 6 squares.
lesson-answer-shorter = { $distance ->
    [one] A legal answer, but it goes 1 square, not 5.
   *[other] A legal answer, but it goes { $distance } squares, not 5.
  }

lesson-few = Leave little room
lesson-few-told = A player who can’t answer loses, so a good move leaves few answers. A symbol limits the direction; a blank square (mekura) doesn’t. Point at a move before you make it: the board counts the answers for you.
lesson-few-ask = Make the move that leaves Black the fewest answers.
lesson-few-hint = Blank squares leave dozens of answers. Few black samurai have an ibis next to them. Your samurai on h5 can reach one.
lesson-few-right = { $answers ->
    [one] Only 1 answer is left.
   *[other] Only { $answers } answers are left.
  } Moves like this win games.
lesson-few-more = This leaves { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }. Another move leaves far fewer.

lesson-anzen = The safe square
lesson-anzen-told = The golden square in the center is the anzen. If your answer lands there, you move again at once: any samurai, any direction, any distance. You may do this once per game.
lesson-anzen-ask = Land on the anzen, then move again so that Black has at most 5 answers.
lesson-anzen-hint = The samurai on i3 reaches f6 over the saber on h4. Then look for a distant symbol: the longer your move, the less room for an answer.
lesson-anzen-right = Your free move leaves { $answers ->
    [0] no answer
    [one] 1 answer
   *[other] { $answers } answers
  }. You can’t use the anzen again, so choose the moment well in your own games.
lesson-anzen-past = That was an ordinary answer. The anzen is in the center, on f6.
lesson-anzen-loose = You moved twice, but Black has { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
  }. Try another second move.

lesson-guard = Don’t leave home too soon
lesson-guard-told = Three samurai on the crossed squares of your camp (shiro) protect you: Black may not leave you without an answer. A common mistake is to send out a second samurai while Black is ready to strike.
lesson-guard-ask = Answer so that Black can’t leave you without an answer.
lesson-guard-hint = Three samurai are still at home, on e1, g1 and h1. The fourth is already out.
lesson-guard-right = Three stay at home, so you are protected: Black may not leave you without an answer.
lesson-guard-strangled = You left { $start } and are no longer protected. Black plays { $answer }, and you have no answer. You lose.

lesson-home = The way back
lesson-home-told = Two of your samurai are away, and you aren’t protected. A samurai that lands on a shiro of its own camp is home again. A shiro doesn’t limit the direction, so Black gets many answers. Safety has its price.
lesson-home-ask = Bring a third samurai home.
lesson-home-hint = e1 is free. Which samurai is on a straight line to it, with a sun as its first square?
lesson-home-right = Three at home: you are protected again.
lesson-home-away = { $end } isn’t a shiro of your camp. You are still open to attack.

lesson-win = Iki zumari
lesson-win-told = Black has only two samurai at home and isn’t protected. If no black samurai can answer your move, Black is out of breath (iki zumari), and you win.
lesson-win-ask = Leave Black without an answer.
lesson-win-hint = Look around Black’s samurai. Only one has a dragon next to it, and there is too little room behind the dragon. So announce a dragon.
lesson-win-right = No black samurai has a dragon next to it with enough room behind. You win!
lesson-win-answers = { $answers ->
    [one] 1 answer is left
   *[other] { $answers } answers are left
  }. There is a move that leaves none.
