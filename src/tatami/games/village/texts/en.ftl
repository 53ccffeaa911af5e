# Samurai: The Card Game

title = Samurai: The Card Game
blurb = Play cards around the villages to win helmets, buddhas and rice fields. Lead in two of the three and you win; lead in one and your other stones decide.
goal = Lead in two of three: helmets, buddhas, rice. With only one, your other stones decide.
standing = { $led ->
    [0] You lead in none of the three.
   *[other] You lead in { $led } of 3.
}
score = { $score ->
    [one] 1 stone
   *[other] { $score } stones
}
reconstructed = The printed rules count the cards but don’t list them, so some of their numbers are reconstructed. If you own the game, you can correct them.

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
shape-count = { $stones ->
    [one] 1 { shape }
   *[other] { $stones } { shapes }
}
village = { $village ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] a helmet and a buddha
    [helmet-rice] a helmet and a rice field
    [buddha-rice] a buddha and a rice field
   *[helmet-buddha-rice] all three symbols
}
next-village = { $next ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] a helmet and a buddha
    [helmet-rice] a helmet and a rice field
    [buddha-rice] a buddha and a rice field
   *[helmet-buddha-rice] all three symbols
}
first-village = { $first ->
    [helmet] a helmet
    [buddha] a buddha
    [rice] a rice field
    [helmet-buddha] a helmet and a buddha
    [helmet-rice] a helmet and a rice field
    [buddha-rice] a buddha and a rice field
   *[helmet-buddha-rice] all three symbols
}

ask-card = Play a card: choose one from your hand, then a free cell next to a village.
ask-cell = Choose a free cell next to a village for your card.
ask-site = { $next ->
    [none] Place the last village ({ first-village }) on { $due } or { $other }.
   *[other] Your card creates two villages: choose { $due } or { $other } for the first ({ first-village }). The second ({ next-village }) goes on the other cell.
}

wait-card = Choosing a card…
wait-cell = Choosing a cell…
wait-site = { $next ->
    [none] Placing the last village on { $due } or { $other }…
   *[other] Placing two villages on { $due } and { $other }…
}

choice-card = { $card ->
    [helmet-1] Play helmet 1
    [helmet-2] Play helmet 2
    [helmet-3] Play helmet 3
    [helmet-4] Play helmet 4
    [helmet-5] Play helmet 5
    [buddha-1] Play buddha 1
    [buddha-2] Play buddha 2
    [buddha-3] Play buddha 3
    [buddha-4] Play buddha 4
    [buddha-5] Play buddha 5
    [rice-1] Play rice 1
    [rice-2] Play rice 2
    [rice-3] Play rice 3
    [rice-4] Play rice 4
    [rice-5] Play rice 5
    [samurai-1] Play samurai 1
    [samurai-2] Play samurai 2
    [samurai-3] Play samurai 3
    [samurai-4] Play samurai 4
    [samurai-5] Play samurai 5
   *[other] Play { $card }
}
choice-cell = Card on { $cell }
choice-village = Village on { $cell }

event-set-out = The piles are shuffled. The first village shows { village }. { $seat } begins.
event-laid = { $seat } plays { card } on { $cell }.
event-due = { $next ->
    [none] { $seat } must place the last village on { $cell } or { $other }.
   *[other] { $seat } must place villages on { $cell } and { $other }. The next one shows { next-village }.
}
event-founded = { $seat } places a village with { village } on { $cell }.
event-left-empty = No village is left for { $cell }. It stays empty.
event-stone = { $result ->
    [tied] { $cell }: a tie at { $influence } influence for the { shape }. Nobody wins it.
    [none] { $cell }: nobody has influence on the { shape }.
    [substitute] { $cell }: { $seat } wins a { shape } with { $influence } influence. The supply is empty, so a substitute is used.
   *[won] { $cell }: { $seat } wins a { shape } with { $influence } influence.
}
event-turned = The village on { $cell } is scored and turned over.
event-card-turned = All villages around the card on { $cell } are scored, so it is turned over.
event-refilled = { $seat } draws a card. { $left ->
    [0] The draw pile is empty.
    [one] 1 is left in the draw pile.
   *[other] { $left } are left in the draw pile.
}
event-drew = { $seat } draws { card }. { $left ->
    [0] The draw pile is empty.
    [one] 1 is left in the draw pile.
   *[other] { $left } are left in the draw pile.
}
event-skipped = { $seat } has no cards left and is skipped.
event-triggered = { $what ->
    [helmets] The last helmet leaves the supply: last round.
    [buddhas] The last buddha leaves the supply: last round.
    [rice] The last rice field leaves the supply: last round.
    [villages] The last village leaves the pile: last round.
    [cards] Everyone has played their last card.
   *[stuck] No free cell is next to a village: the game ends at once.
}
event-ended = { $how ->
    [outright] Two majorities decide the game.
    [alone] Only one player has a majority.
    [counted] The stones of the other shapes decide the game.
    [aside] The stones set aside decide the game.
   *[total] Nobody has a majority: all stones count.
}

preview = { $decision ->
    [card] { $suit ->
        [helmet] influence { $value } on helmets
        [buddha] influence { $value } on buddhas
        [rice] influence { $value } on rice
       *[samurai] influence { $value } on every symbol
    }
    [site] { $next ->
        [none] the other cell stays empty
       *[other] then { next-village } on { $other }
    }
   *[cell] { $founds ->
        [0] { preview-stones }
        [one] 1 new village, { preview-stones }
       *[other] { $founds } new villages, { preview-stones }
    }
}
preview-stones = { $completes ->
    [0] completes no village
    [one] completes 1 village: { preview-yours } for you, { $theirs } for others, { $nobodys } unclaimed
   *[other] completes { $completes } villages: { preview-yours } for you, { $theirs } for others, { $nobodys } unclaimed
}
preview-yours = { $yours ->
    [one] 1 stone
   *[other] { $yours } stones
}

result = { $winners ->
    [0] Everyone shares the victory.
    [one] { $how ->
        [outright] { $winner } wins outright with at least two majorities.
        [alone] { $winner } wins as the only player with a majority.
        [counted] { $winner } wins with the most stones of the other two shapes.
        [aside] { $winner } wins: the count is tied, and the stones set aside decide.
       *[total] { $winner } wins with the most stones, because nobody has a majority.
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
    [yes] { " " }The last village left the pile, too.
   *[no] { "" }
}{ $also_cards ->
    [yes] { " " }All cards were played, too.
   *[no] { "" }
}{ $also_stuck ->
    [yes] { " " }No free cell was left, either.
   *[no] { "" }
}
end-helmets = The last helmet left the supply.{ also } { result }
end-buddhas = The last buddha left the supply.{ also } { result }
end-rice = The last rice field left the supply.{ also } { result }
end-villages = The last village left the pile.{ also } { result }
end-cards = Everyone played their last card.{ also } { result }
end-stuck = No free cell was left next to a village.{ also } { result }

count-majority = { $seat } has the majority of { shapes }, with { $stones }.
count-no-majority = { $stones ->
    [0] Nobody has any { shapes }.
   *[other] Nobody has the majority of { shapes }: a tie at { $stones }.
}
count-out = { $seat } has no majority and is out.
count-outright = { $seat } has { $stones } majorities and wins outright.
count-set-aside = { $seat } sets { shape-count } aside and counts { $counted ->
    [one] 1 other stone
   *[other] { $counted } other stones
}.
count-alone = { $seat } is the only player with a majority and wins, whatever the count.
count-wins = { $seat } counts the most stones and wins.
count-tie = Several players count { $counted }: the stones set aside decide.
count-wins-aside = { $seat } has set aside the most and wins.
count-total = { $stones ->
    [one] Nobody has a majority: { $seat } counts 1 stone.
   *[other] Nobody has a majority: { $seat } counts { $stones } stones.
}
count-wins-total = { $seat } has the most stones and wins.
count-shared = { $seat } is still tied and shares the victory.

refusal-no-move = that is neither a card nor a cell
refusal-not-in-hand = you don’t hold { card }
refusal-card-first = choose a card before you choose a cell
refusal-card-chosen = you have already chosen a card; choose its cell
refusal-occupied = { $cell } isn’t free
refusal-village-cell = { $cell } is a cell for villages: cards and villages alternate like the squares of a chessboard
refusal-not-beside = { $cell } isn’t next to a village
refusal-site-first = place the village first, on { $due } or { $other }
refusal-not-due = no village goes on { $cell }, only on { $due } and { $other }

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
    [villages] the last village is gone
    [cards] all cards are played
   *[stuck] no cell is free
}
screen-to-come = still to come
screen-count = Final count
screen-cropped = Only the part around the last card is shown.
screen-legend = ▲ helmet  ● buddha  ■ rice  S samurai   △○□ scored   · free cell  1 2 villages to place

# Themes of puzzles

puzzle-kind-card = Which card
puzzle-kind-cell = Which cell
puzzle-kind-site = Placing a village
