# Samurai: The Card Game

title = Samurai: The Card Game
blurb = Play your cards around the villages to win helmets, buddhas and rice fields. Lead in two of the three, or in one and the rest of your stones decides.
reconstructed = The rules count the cards but do not list them: some of their numbers are reconstructed. Owners can correct them.

seat-green = Green
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow

card = { $suit ->
    [helmet] helmet { $value }
    [buddha] buddha { $value }
    [rice] rice { $value }
   *[samurai] samurai { $value }
}
symbol = { $symbol ->
    [helmet] helmet
    [buddha] buddha
   *[rice] rice
}
shape = { $shape ->
    [helmet] helmet
    [buddha] buddha
   *[rice] rice field
}
shapes = { $shape ->
    [helmet] helmets
    [buddha] buddhas
   *[rice] rice fields
}
village = { $village ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] helmet and buddha
    [helmet-rice] helmet and rice field
    [buddha-rice] buddha and rice field
   *[helmet-buddha-rice] all three symbols
}
next-village = { $next ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] helmet and buddha
    [helmet-rice] helmet and rice field
    [buddha-rice] buddha and rice field
   *[helmet-buddha-rice] all three symbols
}
first-village = { $first ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] helmet and buddha
    [helmet-rice] helmet and rice field
    [buddha-rice] buddha and rice field
   *[helmet-buddha-rice] all three symbols
}

ask-card = { $player }, choose a card from your hand.
ask-cell = { $player }, lay the card on a free cell beside a village.
ask-site = { $next ->
    [none] { $player }, the last village shows { first-village }: lay it on { $due } or on { $other }.
   *[other] { $player }, two villages are due. Lay the one with { first-village } on { $due } or on { $other }; the one with { next-village } goes to the other cell.
}

wait-card = A card is being chosen.
wait-cell = The card is being laid.
wait-site = { $next ->
    [none] The last village shows { first-village }; it goes to { $due } or to { $other }.
   *[other] Two villages are due: the one with { first-village } goes to { $due } or to { $other }, the one with { next-village } to the other cell.
}

event-set-out = The piles are shuffled. The first village shows { village }; { $seat } begins.
event-laid = { $seat } lays { card } on { $cell }.
event-due = { $next ->
    [none] { $seat } may lay the last village on { $cell } or on { $other }.
   *[other] { $seat } has to lay villages on { $cell } and { $other }; the next one shows { next-village }.
}
event-founded = { $seat } lays a village on { $cell }: { village }.
event-left-empty = No village is left for { $cell }: it stays empty.
event-stone = { $result ->
    [tied] { $cell }: a tie for the { shape } at { $influence }, nobody wins it.
    [none] { $cell }: nobody has influence on the { shape }.
    [substitute] { $cell }: { $seat } wins a { shape } with { $influence }; the supply is empty, a substitute is used.
   *[won] { $cell }: { $seat } wins a { shape } with { $influence }.
}
event-turned = The village on { $cell } is turned over.
event-card-turned = The card on { $cell } has only scored villages around it and is turned over.
event-refilled = { $seat } draws a card; { $left ->
    [0] the pile is used up.
    [one] one is left in the pile.
   *[other] { $left } are left in the pile.
}
event-drew = You draw { card }; { $left ->
    [0] your pile is used up.
    [one] one is left in your pile.
   *[other] { $left } are left in your pile.
}
event-skipped = { $seat } has no cards left and is skipped.
event-triggered = { $what ->
    [helmets] The last helmet leaves the supply: this round is the last.
    [buddhas] The last buddha leaves the supply: this round is the last.
    [rice] The last rice field leaves the supply: this round is the last.
    [villages] The last village is taken from the pile: this round is the last.
    [cards] Everyone has laid the last card.
   *[stuck] No cell is free beside a village: the game ends at once.
}
event-ended = { $how ->
    [outright] Two majorities decide.
    [alone] Only one player has a majority.
    [counted] The stones of the other shapes decide.
    [aside] The stones set aside decide.
   *[total] Nobody has a majority: all stones are counted.
}

preview = { $founds ->
    [0] { preview-stones }
    [one] one village due; { preview-stones }
   *[other] { $founds } villages due; { preview-stones }
}
preview-stones = { $completes ->
    [0] completes no village
    [one] completes a village: { $yours } for you, { $theirs } for others, { $nobodys } for nobody
   *[other] completes { $completes } villages: { $yours } for you, { $theirs } for others, { $nobodys } for nobody
}

result = { $winners ->
    [0] The victory is shared by all.
    [one] { $how ->
        [outright] { $winner } wins outright, with the majority of at least two shapes.
        [alone] { $winner } wins as the only one with a majority.
        [counted] { $winner } wins with the most stones of the other two shapes.
        [aside] { $winner } wins: the count is tied, and the stones set aside decide.
       *[total] { $winner } wins with the most stones in all, since nobody has a majority.
    }
   *[other] { $winner } share the victory.
}
also = { $also_helmets ->
    [yes] { " " }The last helmet left the supply, too.
   *[no] { "" }
}{ $also_buddhas ->
    [yes] { " " }The last buddha left the supply, too.
   *[no] { "" }
}{ $also_rice ->
    [yes] { " " }The last rice field left the supply, too.
   *[no] { "" }
}{ $also_villages ->
    [yes] { " " }The last village was taken, too.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }All cards were laid, too.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }No cell was left to play at, either.
   *[no] { "" }
}
end-helmets = The last helmet left the supply.{ also } { result }
end-buddhas = The last buddha left the supply.{ also } { result }
end-rice = The last rice field left the supply.{ also } { result }
end-villages = The last village was taken from the pile.{ also } { result }
end-cards = Everyone laid the last card.{ also } { result }
end-stuck = No free cell was left beside a village.{ also } { result }

count-majority = { $seat } has the majority of { shapes }, with { $stones }.
count-no-majority = { $stones ->
    [0] Nobody has any { shapes }.
   *[other] Nobody has the majority of { shapes }: { $stones } is a tie.
}
count-out = { $seat } has no majority and is out.
count-outright = { $seat } has { $stones } majorities and wins outright.
count-set-aside = { $seat } sets { $stones } { shapes } aside and counts { $counted } other stones.
count-alone = { $seat } is the only one with a majority and wins whatever the count.
count-wins = { $seat } has counted the most and wins.
count-tie = Several have counted { $counted }: the stones set aside decide.
count-wins-aside = { $seat } has set aside the most and wins.
count-total = Nobody has a majority: { $seat } counts all { $stones } stones.
count-wins-total = { $seat } has the most stones and wins.
count-shared = { $seat } is still tied and shares the victory.

refusal-no-move = that is neither a card nor a cell of this game
refusal-not-in-hand = you do not hold { card }
refusal-card-first = choose a card before its cell
refusal-card-chosen = a card is chosen already: choose its cell
refusal-occupied = { $cell } is not free
refusal-village-cell = { $cell } is a cell for villages: cards and villages lie like the squares of a chessboard
refusal-not-beside = { $cell } is not beside a village
refusal-site-first = first lay the village, on { $due } or { $other }
refusal-not-due = no village is due on { $cell }, only on { $due } and { $other }

screen-hand = Your hand
screen-chosen = chosen
screen-supply = Supply
screen-pile = Village pile { $count }, on top
screen-next = then
screen-empty = empty
screen-leads = Open villages: influence by player on each symbol, * leads
screen-cards = hand { $hand }, pile { $pile }
screen-last-round = Last round: { $what ->
    [helmets] the last helmet is gone
    [buddhas] the last buddha is gone
    [rice] the last rice field is gone
    [villages] the last village is taken
    [cards] all cards are laid
   *[stuck] no cell is free
}
screen-to-come = still to come
screen-count = The count
screen-cropped = Only the part around the last card is drawn.
screen-legend = ▲ helmet  ● buddha  ■ rice  S samurai   △○□ scored   · free cell  1 2 villages due there
