# The first lesson of Samurai: The Card Game.

lesson-lay = Your influence
lesson-lay-told = In the middle is a village with a helmet, a buddha and a rice field. You are Green. A card next to a village adds its number to your influence on the symbol it shows. A samurai counts for every symbol.
lesson-lay-ask = Play a card so that you lead on all three symbols.
lesson-lay-hint = Only one kind of card counts for every symbol. Choose it from your hand, then choose a free cell next to the village.
lesson-lay-right = A samurai counts for every symbol, so you lead on all three. Nobody wins a stone yet: the other sides are still free.
lesson-lay-some = You lead on { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
  } only. A card with a symbol works on that symbol alone.

lesson-close = Winning stones
lesson-close-told = When all four sides of a village are covered, it is complete. The highest influence on each symbol wins a stone of that shape, no matter who played the last card. In the middle one side is free, and Red leads 5 to 3.
lesson-close-ask = Cover the last side so that you win both stones.
lesson-close-hint = You need more than 5 on the buddha and on the rice. Choose a card and point at the cell with the star, above the village (0,1): the board shows the stones you would win.
lesson-close-right = 6 to 5 on both symbols: you win a buddha and a rice field.
lesson-close-gift = { $count ->
    [one] 1 stone goes
   *[other] { $count } stones go
  } to Red, who has more influence there. Completing a village helps the player who leads.
lesson-close-none = You won no stones. The village in the middle still needs its last side.

lesson-tie = Better nobody than Red
lesson-tie-told = A tie wins nothing: the stone stays in the supply. In the middle Red leads on the rice 5 to 2 and can complete that village at any time.
lesson-tie-ask = Complete the village so that nobody wins the rice field.
lesson-tie-hint = You need exactly 3 more on the rice.
lesson-tie-right = 5 to 5: nobody wins it. When you can’t win a stone, a tie keeps it from Red.
lesson-tie-lost = Red wins the rice field.
lesson-tie-open = The village is still incomplete, and Red can win it with the next card.

lesson-found = New villages
lesson-found-told = Where your card meets another player’s card at the corner of a village, you place a new village between them. If there are two to place, you choose which cell gets the top village of the pile.
lesson-found-ask = Complete the village in the middle so that you place two new villages and Red wins no stone.
lesson-found-hint = The cell below the middle (0,−1) is between two red cards, so your card meets both. Red leads on the buddha 6 to 3. Which card catches up?
lesson-found-right = Two new villages, a tie for the buddha, and the rice field for you. And you decided which village goes where.
lesson-found-fewer = You placed { $count ->
    [0] no new village
    [one] 1 new village
   *[other] { $count } new villages
  }. Look for a cell with red cards on both sides.
lesson-found-gift = Two new villages, but Red wins a stone from the one you completed.

lesson-majority = What counts at the end
lesson-majority-told = At the end, you have a majority if you hold more stones of a shape than every other player. Without one you are out; with two you win outright. You and Red have one buddha and one rice field each.
lesson-majority-ask = Win a stone that gives you a majority.
lesson-majority-hint = The village that shows only rice has one free side, on its left (−1,0), marked with a star. Red leads there 6 to 3.
lesson-majority-right = You now have the majority of { shapes }. The star next to your stones shows it.
lesson-majority-none = No majority yet. Win a stone of a shape in which you and Red are level.

lesson-others = A common mistake
lesson-others-told = If nobody has two majorities, you set the stones of your majority aside and count the other two shapes. You have the majority of buddhas. A common mistake is to keep collecting them.
lesson-others-ask = Win a stone that isn’t a buddha.
lesson-others-hint = The star marks the last free side of a village with a buddha and a rice field: the side below it (1,−2). Red leads on the rice 4 to 2.
lesson-others-right = A rice field, and this one counts. The majority keeps you in the game; the other stones win it.
lesson-others-same = One more buddha. You already have that majority, and those stones are set aside.
lesson-others-none = That won no stone.

lesson-end = The last card
lesson-end-told = The last rice field is gone, so this is the last round, and you play the last card of the game. You have the majority of rice fields, Red of buddhas. You both have 3 helmets.
lesson-end-ask = Win the game with your last card.
lesson-end-hint = A second majority wins outright, and you need a helmet for it. The star at the bottom (−5,−6) completes a village where only your card counts for the helmet.
lesson-end-right = A fourth helmet: { $count } majorities, and you win the game.
lesson-end-lost = Red wins. Helmets are tied { $yours } to { $theirs }, so each of you has one majority, and Red counts more of the other stones.
