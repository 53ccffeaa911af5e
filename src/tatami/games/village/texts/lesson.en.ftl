# The first lesson of Samurai: The Card Game.

lesson-lay = Your influence
lesson-lay-told = In the middle lies a village with helmet, buddha and rice; you are Green. A card laid beside it has its number as influence on the symbol it shows. A samurai has it on every symbol.
lesson-lay-ask = Lay a card so that you lead on all three symbols.
lesson-lay-hint = Only one kind of card counts for every symbol. Choose it from your hand, then a free cell beside the village.
lesson-lay-right = A samurai counts for every symbol: you lead on all three. No stone is won yet, though; the other sides are still free.
lesson-lay-some = You lead on { $count ->
    [one] one symbol
   *[other] { $count } symbols
  } only. A card with a symbol works on that symbol alone.

lesson-close = Winning stones
lesson-close-told = When all four sides of a village are covered, the highest influence on each of its symbols wins a stone of that shape, whoever laid the last card. In the middle one side is free, and Red leads with 5 to 3.
lesson-close-ask = Cover the last side so that you win both stones.
lesson-close-hint = You need more than 5 on the buddha and on the rice. Choose a card, then look at the cell with the star, above the village (0,1), before you lay it: the stones it would win are counted for you.
lesson-close-right = Six to five on both symbols: a buddha and a rice field for you.
lesson-close-gift = { $count ->
    [one] A stone goes
   *[other] { $count } stones go
  } to Red, who has more influence there. Closing a village helps whoever leads.
lesson-close-none = You won no stones. The village in the middle waits for its last side.

lesson-tie = Better nothing than Red
lesson-tie-told = A tie wins nothing: the stone stays in the supply. In the middle Red leads on the rice with 5 to your 2, and can close that village any time.
lesson-tie-ask = Close the village so that nobody wins the rice field.
lesson-tie-hint = You are missing exactly 3 on the rice.
lesson-tie-right = Five to five: nobody wins it. Where you cannot win, a tie is worth a stone.
lesson-tie-lost = Now Red has won the rice field.
lesson-tie-open = The village is still open, and Red can win it with the next card.

lesson-found = New villages
lesson-found-told = Where your card meets another player’s at the corner of a village, a new village is laid between them. If two are due, you choose which cell gets the one on top of the pile.
lesson-found-ask = Close the village in the middle so that two new villages are laid, and Red wins no stone.
lesson-found-hint = The cell below the middle (0,-1) lies between two red cards: there yours meets both. Red leads the buddha with 6 to your 3: with which card do you catch up?
lesson-found-right = Two new villages, a tie for the buddha, and the rice field for you. And you decided which village lies where.
lesson-found-fewer = That laid { $count ->
    [0] no new village
    [one] one new village
   *[other] { $count } new villages
  }. Look for a cell with red cards on both sides.
lesson-found-gift = Two new villages, but Red won a stone of the one you closed.

lesson-majority = What counts in the end
lesson-majority-told = In the end, more stones of a shape than everyone else is a majority. Without one you are out, with two you win outright. Now you and Red have one buddha and one rice field each.
lesson-majority-ask = Win a stone that gives you a majority.
lesson-majority-hint = The village that shows only rice has one free side, on its left (-1,0). A star marks it. Red leads there with 6 to 3.
lesson-majority-right = Now you have the majority of { shapes }. A star beside your stones shows it.
lesson-majority-none = No majority yet. It takes a stone of a shape in which you are level with Red.

lesson-others = The usual mistake
lesson-others-told = With one majority each, everyone sets its stones aside and counts the other two shapes. You have the majority of buddhas. The usual mistake is to go on collecting them.
lesson-others-ask = Win a stone that is not a buddha.
lesson-others-hint = The star marks the last free side of a village with buddha and rice, below it (1,-2). On the rice Red leads with 4 to your 2.
lesson-others-right = A rice field: this one will be counted. The majority keeps you in the game, the other stones win it.
lesson-others-same = One more buddha. You have that majority already; in the count it is set aside.
lesson-others-none = That won no stone.

lesson-end = The last card
lesson-end-told = The last rice field is gone: the round is finished, and yours is the last card of the game. You have the majority of rice fields, Red of buddhas; of helmets you have 3 each.
lesson-end-ask = Win the game with your last card.
lesson-end-hint = A second majority wins outright, and you need a helmet for it. The star at the bottom (-5,-6) closes a village where only your card counts for the helmet.
lesson-end-right = A fourth helmet: { $count } majorities, and the game is yours.
lesson-end-lost = Red wins: the helmets stand { $yours } to { $theirs }, so each of you has one majority, and Red counts more of the others.
