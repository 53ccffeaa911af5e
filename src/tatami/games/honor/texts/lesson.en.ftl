# The first lesson of Honor of the Samurai. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-ki = Ki gives you actions
lesson-ki-told = Below are your daimyo’s house and your samurai’s. Each adds up honor (the blossom), ki (気) and strength (the swords). Every 3 ki are one action: play, draw or discard a card. You have 6.
lesson-ki-ask = Do three actions in this turn.
lesson-ki-hint = The okugata brings 3 ki, and a card counts as soon as it lies in a house. So lay her first.
lesson-ki-right = { $ki } ki, three actions. Lay ki first, and you can do more with all that follows.
lesson-ki-few = That was all for this turn: { $ki } ki, and an action for every 3 of them. Begin with a card that brings more.

lesson-houses = Honor wins
lesson-houses-told = Your turn begins with the honor of all cards in your houses, and honor comes only then. Whoever has 400 wins at once, so what you lay early pays again and again. A castle lies with the daimyo only.
lesson-houses-ask = Bring your honor per turn to at least 35.
lesson-houses-hint = Look at the first number of each card: a theatre and a castle bring honor, warriors do not.
lesson-houses-right = { $honor } honor with every turn from now on. But a castle may be attacked: more of that soon.
lesson-houses-less = Your houses bring { $honor } honor per turn. Two cards of your hand together bring 30 more.

lesson-shogun = My daimyo becomes shogun
lesson-shogun-told = Once per turn you may make a declaration; it takes no action. While the shogun card lies in the middle, your daimyo may become shogun: 50 honor per turn. Then every daimyo with at least one die may attack you, and a die takes 3 strength.
lesson-shogun-ask = Become shogun, with at least two dice to defend yourself.
lesson-shogun-hint = Your daimyo has strength 2, so 4 more are needed. Lay two strong warriors, then declare.
lesson-shogun-right = Shogun, with { $dice } dice: nobody takes that from you with ease.
lesson-shogun-bare = { $dice ->
    [0] Without a die
    [one] With one die
   *[other] With { $dice } dice
  } a shogun is easy prey. Lay the strongest warriors you have.
lesson-shogun-waits = Your houses are strong enough, but you did not declare. Another may be first.

lesson-attack = A battle and its odds
lesson-attack-told = With a daimyo you may attack the shogun, or anyone with a castle. Both roll, and the loser loses the whole daimyo’s house, a shogun the shogun card too. Your own castle stays at home. Your chance is shown beforehand.
lesson-attack-ask = Attack the shogun with a chance of at least two in three.
lesson-attack-hint = One die against one is even. Without the castle you have strength 4; with 6 you roll two dice. So lay a warrior first.
lesson-attack-right = A chance of { $chance } %{ $won ->
    [yes] , and it is won: your daimyo is shogun.
   *[no] . The dice fell badly, but the attack was right.
  }
lesson-attack-slim = Your chance was { $chance } %. { $won ->
    [yes] This time it went well; with a warrior more you need less luck.
   *[no] Now your daimyo’s house is lost. A warrior first, and you would have had more dice.
  }
lesson-attack-other = That was not the shogun: a castle may be attacked too, but the honor is elsewhere.
lesson-attack-stays = Your turn is over, and the shogun was left in peace.

lesson-dishonor = When you are dishonored
lesson-dishonor-told = You have been dishonored. That costs 75 honor, into debt if need be; or your daimyo or samurai commits seppuku, and the house is lost. If somebody plays save face, the price is 30.
lesson-dishonor-ask = Keep both houses, and pay 30 honor at most.
lesson-dishonor-hint = You hold save face yourself. Play it, then pay.
lesson-dishonor-right = { $honor } honor, and both houses stand. Save face takes no action, and you may play it for anyone.
lesson-dishonor-dear = { $honor } honor: you are in debt, and what you gain next only pays it off.
lesson-dishonor-house = You paid nothing, but a house is gone with all that lay in it, and with it honor or actions of every turn.

lesson-ally = A ronin finds a lord
lesson-ally-told = You lost a battle and your daimyo: now you are a ronin, who gains no honor. A ronin may declare to serve another’s daimyo, for half of what that daimyo’s house, the shogun card and the own house bring. Nobody can refuse.
lesson-ally-ask = Enter the service that brings you the most honor.
lesson-ally-hint = Look at each lord before you declare. What lies in a lord’s samurai’s house is not shared, the shogun card is.
lesson-ally-right = { $honor } honor per turn, and your strength helps your lord in battle. You may break the alliance later.
lesson-ally-less = In that service you gain { $honor } honor per turn. The other would bring far more.
lesson-ally-alone = Your turn is over, and a ronin gains nothing.

lesson-thief = Send a thief
lesson-thief-told = Ninja cost honor that you must have. A thief costs 15 and one action: it takes a possession or a warrior from any house into one of yours. Castles, okugata and bodyguards cannot be stolen.
lesson-thief-ask = Steal the card that brings you the most honor.
lesson-thief-hint = Play the thief and choose the house that is rich in possessions. The noh theatre brings 20 honor, and ki as well.
lesson-thief-right = { $honor } honor more in every turn, and as much less over there. Its ki gives you an action more at once.
lesson-thief-less = { $honor ->
    [0] Your houses bring no more honor than before.
   *[other] { $honor } honor more in every turn. There was a card that brings more.
  }
lesson-thief-idle = Your actions are spent, and no thief has gone out.

lesson-stop = Watch the leader
lesson-stop-told = Here 250 honor win; the shogun has 235 and gains 75 at the next turn. The usual mistake is to go on building, or to leave it to the others. But the shogun’s houses have too little strength for even one die.
lesson-stop-ask = Make sure that nobody wins with the next gain.
lesson-stop-hint = Against no die, one die always wins. Your daimyo has strength 1; which warrior makes it 3?
lesson-stop-right = The daimyo is dead, and the shogun card is yours. Honor wins, but only for those who can hold it.
lesson-stop-wins = The shogun gains 75, and has won before you act again.
