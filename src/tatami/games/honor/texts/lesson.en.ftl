# The first lesson of Honor of the Samurai. Each step: heading, what there is to know, what to do, hint, verdicts.

lesson-ki = Ki gives you actions
lesson-ki-told = At the bottom are your daimyo’s house and your samurai’s house. Each adds up its honor (blossom), ki (the Japanese character) and strength (swords). Every 3 ki give you 1 action: play, draw or discard a card. You have 6 ki.
lesson-ki-ask = Take three actions this turn.
lesson-ki-hint = The okugata brings 3 ki, and a card counts as soon as it is in a house. Play her first.
lesson-ki-right = { $ki } ki, three actions. Play ki first, and you can do more with the rest of your turn.
lesson-ki-few = That was your whole turn: { $ki } ki, and one action for every 3. Start with a card that brings more.

lesson-houses = Honor wins
lesson-houses-told = At the start of your turn, you gain the honor of all cards in your houses. You gain honor only then, and 400 honor wins at once, so cards that you play early pay off again and again. A castle goes only into the daimyo’s house.
lesson-houses-ask = Raise your honor per turn to at least 35.
lesson-houses-hint = Look at the first number on each card: a theater and a castle bring honor, warriors don’t.
lesson-houses-right = You now gain { $honor } honor every turn. But a castle lets others attack you. More on that soon.
lesson-houses-less = Your houses bring { $honor } honor per turn. Two cards in your hand together bring 30 more.

lesson-shogun = Your daimyo becomes shogun
lesson-shogun-told = Once per turn you may make a declaration. It takes no action. While the shogun card is in the middle, your daimyo may become shogun and gain 50 honor per turn. Then everyone with a daimyo and at least one die may attack you. A die takes 3 strength.
lesson-shogun-ask = Become shogun with at least two dice to defend yourself.
lesson-shogun-hint = Your daimyo has strength 2, so you need 4 more. Play two strong warriors, then declare.
lesson-shogun-right = { $dice ->
    [one] Shogun, with 1 die.
   *[other] Shogun, with { $dice } dice.
  } Nobody takes that from you easily.
lesson-shogun-bare = { $dice ->
    [0] Without a die
    [one] With one die
   *[other] With { $dice } dice
  } a shogun is easy prey. Play your strongest warriors.
lesson-shogun-waits = Your houses are strong enough, but you didn’t declare. Somebody else may be faster.

lesson-attack = A battle and its odds
lesson-attack-told = With a daimyo you may attack the shogun, or anyone with a castle. Both sides roll. The loser loses the whole daimyo’s house, and a shogun who loses also gives up the shogun card. Your own castle doesn’t attack with you. The table shows your chance before you attack.
lesson-attack-ask = Attack the shogun with a chance of at least two in three.
lesson-attack-hint = One die against one is an even fight. Without the castle you have strength 4; with 6 you roll two dice. Play a warrior first.
lesson-attack-right = Your chance was { $chance }%{ $won ->
    [yes] , and you won: your daimyo is shogun.
   *[no] . The dice fell badly, but the attack was right.
  }
lesson-attack-slim = Your chance was { $chance }%. { $won ->
    [yes] It worked this time. With one more warrior you need less luck.
   *[no] You lost your daimyo’s house. With another warrior you would have rolled more dice.
  }
lesson-attack-other = That wasn’t the shogun. You can attack a castle, too, but the shogun card is elsewhere.
lesson-attack-stays = Your turn is over, and you didn’t attack the shogun.

lesson-dishonor = When you are dishonored
lesson-dishonor-told = Somebody dishonors you. You can pay 75 honor, even if that puts you in debt. Or you order your daimyo or samurai to commit seppuku, and you lose that house. If somebody plays save face, the price drops to 30.
lesson-dishonor-ask = Keep both houses and pay at most 30 honor.
lesson-dishonor-hint = You hold save face yourself. Play it, then pay.
lesson-dishonor-right = { $honor } honor, and both houses stand. Save face takes no action, and you may play it for anyone.
lesson-dishonor-dear = { $honor } honor: you are in debt, and your next gains only pay it off.
lesson-dishonor-house = You paid nothing, but you lost a house with all its cards, and the honor or actions it gave you every turn.

lesson-ally = A ronin finds a lord
lesson-ally-told = You lost a battle and your daimyo. Now you are a ronin, and a ronin gains no honor. But you may declare that you serve another player’s daimyo. You then gain half of what that daimyo’s house, the shogun card and your own house bring. Nobody can refuse you.
lesson-ally-ask = Serve the lord who brings you the most honor.
lesson-ally-hint = Compare the lords before you declare. You share in their daimyo’s house and the shogun card, but not in their samurai’s house.
lesson-ally-right = { $honor } honor per turn, and your strength helps your lord in battle. You may break the alliance later.
lesson-ally-less = This lord brings you { $honor } honor per turn. The other would bring far more.
lesson-ally-alone = Your turn is over, and a ronin gains nothing.

lesson-thief = Send a thief
lesson-thief-told = Ninja cost honor, and you must have it. A thief costs 15 honor and one action. It steals a possession or a warrior from any house and adds it to one of yours. Castles, okugata and bodyguards can’t be stolen.
lesson-thief-ask = Steal the card that brings you the most honor.
lesson-thief-hint = Play the thief and choose the house with the most possessions. The noh theater brings 20 honor, and ki, too.
lesson-thief-right = { $honor } more honor every turn, and that much less for its former owner. Its ki gives you one more action right away.
lesson-thief-less = { $honor ->
    [0] Your houses bring no more honor than before.
   *[other] { $honor } more honor every turn. Another card brings more.
  }
lesson-thief-idle = You have no actions left, and you sent no thief.

lesson-stop = Watch the leader
lesson-stop-told = In this game 250 honor wins. The shogun has 235 and gains 75 next turn. A common mistake is to keep building and leave the leader to the others. But the shogun’s houses are too weak for even one die.
lesson-stop-ask = Make sure that nobody wins with their next gain.
lesson-stop-hint = One die always beats no die. Your daimyo has strength 1. Which warrior makes it 3?
lesson-stop-right = The daimyo is dead, and the shogun card is yours. Honor wins, but only if you can defend it.
lesson-stop-wins = The shogun gains 75 honor and wins before your next turn.
