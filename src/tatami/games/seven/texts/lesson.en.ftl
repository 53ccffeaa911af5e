# The first lesson of Seven Card Samurai. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-turn = Draw two, play two
lesson-turn-told = At the bottom you see your hand, and your village with its ten rice. Every turn you draw two cards, then play two. A samurai in your village adds 1 defense, a ronin 3.
lesson-turn-ask = Draw two cards, then play two so that your defense is at least 4.
lesson-turn-hint = Draw the red samurai from the discard pile, and one other card. Then play the ronin from your hand to your village, and a samurai after it.
lesson-turn-right = Defense { $defense }: every bandit takes that much less from you.
lesson-turn-open = You made your two plays, and your defense is { $defense }. A ronin and a samurai make 4.

lesson-gather = Seven of two colors
lesson-gather-told = Collect seven samurai of at most two colors in your hand and village together. Then you may call seven, which ends the round. The row of seven spaces shows how far along you are. You may draw a samurai from the top of the discard pile, and then the one below it, too.
lesson-gather-ask = End your turn with only two cards missing.
lesson-gather-hint = You collect yellow and green, and one of each is on top of the discard pile. The bandit isn’t a samurai, so play it. Then play a samurai to your village, where it still counts.
lesson-gather-right = { $missing ->
    [one] Only 1 card is missing.
   *[other] Only { $missing } cards are missing.
  } Cards in your village count toward seven, and they guard your rice until then.
lesson-gather-far = { $missing ->
    [one] 1 card is still missing.
   *[other] { $missing } cards are still missing.
  } Draw both samurai that fit, and don’t discard them.

lesson-raid = Bandits take rice
lesson-raid-told = Each rice marker is worth one point at the end of the round. A bandit takes as much rice as its value, minus the village’s defense. Choose the bandit, and every village shows what it would lose.
lesson-raid-ask = Take as much rice as you can with your bandit.
lesson-raid-hint = The richest village has a ronin, who saves three rice. Which village has no guard?
lesson-raid-right = { $rice } rice. Bandits go for unguarded villages first, so guard your own.
lesson-raid-guarded = Only { $rice } rice, because a ronin guards that village. Another village has no defense at all.
lesson-raid-idle = You made your two plays, and your bandit took nothing.

lesson-pair = Two cards as one play
lesson-pair-told = Two ronin guard your opponent’s 19 rice, so no single bandit gets through. But two bandits on one village add their values, and with a ninja a bandit takes its full value. A pair uses both your plays.
lesson-pair-ask = Take as much rice as a pair can.
lesson-pair-hint = The pairs are listed below your hand, each with what it takes. Compare bandit 5 + bandit 5 with ninja + bandit 5.
lesson-pair-right = { $rice } rice, past two ronin. Keep a ninja for well-guarded villages.
lesson-pair-less = { $rice ->
    [0] You took nothing: a defense of 6 stops every single bandit.
   *[other] You took { $rice } rice. Another pair takes more.
  }

lesson-ninja = Break the set
lesson-ninja-told = Your opponent has six cards of two colors in the village. One more makes seven. A ninja removes a card from the village, or a random card from the hand. A samurai on top of the discard pile can be drawn again; a ronin can’t.
lesson-ninja-ask = Remove a card from that village, and leave no card that fits on top of the discard pile.
lesson-ninja-hint = Choose the ninja, then the ronin: nobody can draw it from the discard pile, and without it a bandit gets through. Or cover a removed samurai with a card of your own.
lesson-ninja-right = Five are left, and the sixth is out of reach. That gives you time for your own set.
lesson-ninja-left = All six cards are still there, and the next draw may bring the seventh.
lesson-ninja-again = A samurai of their colors is on top of the discard pile. Your opponent draws it right back.

lesson-shogun = Look at a hand
lesson-shogun-told = You have six of seven, in red and blue, and you saw your opponent draw a blue samurai. A shogun looks at a hand and takes a card from it, or takes any card from the discard pile. Only you see that hand.
lesson-shogun-ask = Get the card that completes your seven.
lesson-shogun-hint = The discard pile has no red, no blue and no ronin. Choose the shogun, look at the hand, and take a blue samurai.
lesson-shogun-right = Seven of two colors: now you may call. The other cards you saw are noted next to the village, for you alone.
lesson-shogun-incomplete = Your turn is over, and one card is still missing. Who holds a blue samurai?

lesson-back = Every card in your village must fit
lesson-back-told = You have seven in red and green. But every card in your village must be part of the set, and one is yellow: a common mistake. Instead of drawing, you may pick up a card from your own village. You may call at any time during your turn.
lesson-back-ask = Call seven this turn.
lesson-back-hint = Instead of drawing, pick up the yellow samurai from your village. Then you can call seven.
lesson-back-right = { $points ->
    [one] 1 point for the set
   *[other] { $points } points for the set
  } and one for each rice marker. Only play what fits your colors, even when you need the defense.
lesson-back-late = Your turn is over, and you didn’t call. You can’t call seven with a third color in your village.

lesson-call = What a set is worth
lesson-call-told = Seven of one color score 20 points, six and one 15, five and two 12, four and three 10. A set with a ronin always scores 7. You could call now, with the ronin. But you have two draws.
lesson-call-ask = Call a set that scores at least 10 points.
lesson-call-hint = Pick up the ronin, so that it doesn’t have to be part of the set. And what is on top of the discard pile?
lesson-call-right = { $points ->
    [one] 1 point
   *[other] { $points } points
  } instead of 7. The most points after five rounds win, so waiting for more can pay off, unless somebody else calls first.
lesson-call-ronin = { $points ->
    [one] Only 1 point
   *[other] Only { $points } points
  }, because a ronin is part of the set. With a samurai in its place it would score 10.
lesson-call-late = Your turn is over, and you didn’t call. Your opponent may be faster.
