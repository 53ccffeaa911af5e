# The first lesson of Seven Card Samurai. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-turn = Draw two, play two
lesson-turn-told = Below are your village with its ten rice, and your hand. A turn is always the same: draw two cards, then play two. A samurai laid in front of you defends your rice with 1, a ronin with 3.
lesson-turn-ask = Draw two cards, then lay two so that your defence is at least 4.
lesson-turn-hint = Draw the red samurai from the discard pile, and another card. Then choose the ronin in your hand and lay it, and a samurai after it.
lesson-turn-right = Defence { $defence }: every bandit that comes takes that much less from you.
lesson-turn-open = Your two plays are made, and your defence is { $defence }. A ronin and a samurai in front of you make 4.

lesson-gather = Seven of two colours
lesson-gather-told = Collect seven samurai of at most two colors, in your hand and on the table together. Then you may call and end the round. The row of seven places shows how far you are. You may draw a samurai from the top of the discard pile, and then the one below it too.
lesson-gather-ask = End your turn with only two cards missing.
lesson-gather-hint = You gather yellow and green, and both lie on top of the discard pile. The bandit is no samurai: play that. Then lay a samurai; in front of you it still counts.
lesson-gather-right = Only { $missing } are missing. What lies in front of you counts for the seven, and guards your rice until then.
lesson-gather-far = { $missing } cards are still missing. Draw both samurai that fit, and discard none of them.

lesson-raid = Bandits take rice
lesson-raid-told = Rice is points, one each at the end of the round. A bandit takes as much as its value, less the defence of the village. Choose it, and every village shows what it would lose.
lesson-raid-ask = Take as much rice as you can with your bandit.
lesson-raid-hint = The richest village has a ronin, and that takes three off. Whom does nobody guard?
lesson-raid-right = { $rice } rice. Unguarded villages are robbed first; so remember your own.
lesson-raid-guarded = Only { $rice } rice: a ronin stands guard there. Another village has no defence at all.
lesson-raid-idle = Your two plays are made, and your bandit has taken nothing.

lesson-pair = Two cards as one play
lesson-pair-told = Two ronin guard your opponent’s 19 rice: no bandit gets through alone. But two bandits on one village add their values, and with a ninja a bandit takes its full value. A pair uses both your plays.
lesson-pair-ask = Take as much rice as a pair can.
lesson-pair-hint = The pairs stand below your hand, each with what it takes. Compare two bandits 5 with the ninja and a 5.
lesson-pair-right = { $rice } rice, past two ronin. Keep a ninja for the well-guarded villages.
lesson-pair-less = { $rice ->
    [0] You have taken nothing: the defence of 6 stops all that comes alone.
   *[other] You have taken { $rice } rice. Another pair takes more.
  }

lesson-ninja = Break the set
lesson-ninja-told = Six cards of two colours lie in front of your opponent: one more is a seven. A ninja removes a card from the table, or one by lot from the hand. A samurai on top of the discard pile can be drawn again, a ronin cannot.
lesson-ninja-ask = Remove a card from that table, and see to it that no card that fits lies on top of the discard pile.
lesson-ninja-hint = Choose the ninja, then the ronin: it cannot be drawn from the discard pile, and without it a bandit gets through. Or cover a removed samurai with a card of your own.
lesson-ninja-right = Five are left, and the sixth is out of reach. That gives you time for a set of your own.
lesson-ninja-left = Six still lie there, and the seventh may come with the next draw.
lesson-ninja-again = A samurai of their colours lies on top of the discard pile: your opponent draws it at once.

lesson-shogun = A look into a hand
lesson-shogun-told = You have six of seven, in red and blue, and your opponent was seen to draw a blue samurai. A shogun looks into a hand and takes a card from it, or takes any card from the discard pile. What you see is seen by you alone.
lesson-shogun-ask = Get the card that completes your seven.
lesson-shogun-hint = There is no red, blue or ronin in the discard pile. Choose the shogun, look into the hand, and take a blue samurai.
lesson-shogun-right = Seven of two colours: now you may call. What else you saw in that hand stays noted beside the village, for you alone.
lesson-shogun-incomplete = Your turn is played, and one card is still missing. Who holds a blue samurai?

lesson-back = What lies in front must fit
lesson-back-told = You have seven in red and green, but all that lies in front of you must belong to the set, and there lies a yellow one: the usual mistake. A draw may also be a card of your own table. You may call at any moment of your turn.
lesson-back-ask = Call seven in this turn.
lesson-back-hint = Instead of drawing, take the yellow samurai back from the table. Then you can call seven.
lesson-back-right = { $points } points for the set and one for each rice. Lay only what fits your colours, even when you need the defence.
lesson-back-late = Your turn is over without a call. While a third colour lies in front of you, there is no seven.

lesson-call = What a set is worth
lesson-call-told = Seven of one colour are worth 20 points, six and one 15, five and two 12, four and three 10; with a ronin in it, any set is worth 7. You could call now, with the ronin. But you have two draws.
lesson-call-ask = Call a set that is worth at least 10 points.
lesson-call-hint = Take the ronin back, so that it need not be part of the set. And who lies on top of the discard pile?
lesson-call-right = { $points } points instead of 7. After five rounds the most points win. So it pays to wait for more, until another calls first.
lesson-call-ronin = { $points } points, for a ronin is part of the set. A samurai in its place would make it 10.
lesson-call-late = Your turn is over without a call, and your opponent may be quicker.
