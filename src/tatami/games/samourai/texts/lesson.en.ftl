# The first lesson of Samouraï. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-open = Your move speaks
lesson-open-told = You are Red, below. A samurai moves in a straight line in any direction, over others too; the first move goes 1 to 7 squares. Where it lands is announced: three squares onto a dragon is “3 dragon”.
lesson-open-ask = Open the game so that you announce a dragon.
lesson-open-hint = Choose a samurai: pale dots show where it can go. A dragon lies three squares in front of d1.
lesson-open-right = “{ announcement }”. Black must now answer that: about as far, and over a dragon first.
lesson-open-other = That says “{ announcement }”. You were to land on a dragon.

lesson-answer = Answer what was said
lesson-answer-told = Black has announced “4 ibis”. Your answer goes 4 squares, one less or one more, and the first square of its way must bear an ibis.
lesson-answer-ask = Answer with a move of 5 squares.
lesson-answer-hint = Start with the samurai on h1: an ibis lies right in front of it, on h2.
lesson-answer-right = Five squares, over the ibis on h2. The distance you have gone is now what Black must go by.
lesson-answer-shorter = A good answer, but it goes { $distance } squares, not 5.

lesson-few = Leave little room
lesson-few-told = Whoever cannot answer has lost, so a good move leaves few answers. A blank square (mekura) leaves the direction free, a symbol binds it. Point at a move before you make it: its answers are counted for you.
lesson-few-ask = Make the move that leaves Black the fewest answers.
lesson-few-hint = Blank squares leave dozens of answers. Few samurai of Black have an ibis beside them: your samurai on h5 can reach one.
lesson-few-right = Only { $answers } answers are left. Moves like this one win games.
lesson-few-more = This leaves { $answers } answers. Another move leaves far fewer.

lesson-anzen = The safe square
lesson-anzen-told = The golden square in the middle is the anzen. Whoever answers by landing there moves again at once: any samurai, any direction, any distance. That is allowed once in a game.
lesson-anzen-ask = Land on the anzen, then move again so that Black has at most 5 answers.
lesson-anzen-hint = The samurai on i3 reaches f6 over the sabre on h4. Then look for a far symbol: the further you go, the less room is left for an answer.
lesson-anzen-right = The free move leaves { $answers ->
    [one] one answer
   *[other] { $answers } answers
  }. The anzen is spent now, so choose its moment well.
lesson-anzen-past = That was an ordinary answer, past the anzen. It lies in the middle, on f6.
lesson-anzen-loose = You moved twice, but Black has { $answers } answers now. Try another second move.

lesson-guard = Do not leave home too soon
lesson-guard-told = Three samurai on the crossed squares of your camp (shiro) protect you: nobody may leave you without an answer. The usual mistake is to set out with a second samurai while Black stands ready.
lesson-guard-ask = Answer so that Black cannot leave you without an answer.
lesson-guard-hint = Three samurai are still at home on e1, g1 and h1. Another one is out already.
lesson-guard-right = Three stay at home, and you are protected: now Black may not take your breath.
lesson-guard-strangled = You left { $start } and are no longer protected. Black plays { $answer }, and you have no answer: lost.

lesson-home = The way back
lesson-home-told = Two of your samurai are away, and you are not protected. One that lands on a shiro of its own camp is home again. That binds no direction, so Black gets many answers: safety has its price.
lesson-home-ask = Bring a third samurai home.
lesson-home-hint = e1 is free. Which samurai stands on a straight line to it, with a sun beside it on the way?
lesson-home-right = Three at home: protected again.
lesson-home-away = { $end } is no shiro of your camp. You are still open to attack.

lesson-win = Iki-zumari
lesson-win-told = Black has only two samurai at home and is not protected. If no samurai of Black can answer your move, Black is out of breath, iki-zumari, and you have won.
lesson-win-ask = Leave Black no answer.
lesson-win-hint = Look beside Black’s samurai: only one of them has a dragon next to it, and too little room behind that. So announce a dragon.
lesson-win-right = No black samurai has a dragon beside it with enough room behind. You have won.
lesson-win-answers = { $answers ->
    [one] One answer is left
   *[other] { $answers } answers are left
  }. There is a move that leaves none.
