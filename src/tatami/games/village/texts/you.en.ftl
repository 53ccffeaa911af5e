# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-set-out-you =
    .seat = The piles are shuffled. The first village shows { village }. You begin.
event-laid-you =
    .seat = You play { card } on { $cell }.
event-due-you =
    .seat = { $next ->
        [none] You must place the last village on { $cell } or { $other }.
       *[other] You must place villages on { $cell } and { $other }. The next one shows { next-village }.
    }
event-founded-you =
    .seat = You place a village with { village } on { $cell }.
event-stone-you =
    .seat = { $result ->
        [substitute] { $cell }: you win a { shape } with { $influence } influence. The supply is empty, so a substitute is used.
       *[won] { $cell }: you win a { shape } with { $influence } influence.
    }
event-refilled-you =
    .seat = You draw a card. { $left ->
        [0] Your draw pile is empty.
        [one] 1 is left in your draw pile.
       *[other] { $left } are left in your draw pile.
    }
event-drew-you =
    .seat = You draw { card }. { $left ->
        [0] Your draw pile is empty.
        [one] 1 is left in your draw pile.
       *[other] { $left } are left in your draw pile.
    }
event-skipped-you =
    .seat = You have no cards left and are skipped.

result-you = { $how ->
    [outright] You win outright with at least two majorities.
    [alone] You win as the only player with a majority.
    [counted] You win with the most stones of the other two shapes.
    [aside] You win: the count is tied, and the stones set aside decide.
   *[total] You win with the most stones, because nobody has a majority.
}
result-shared-you = You share the victory with { $others }.
end-helmets-you =
    .winner = The last helmet left the supply.{ also } { result-you }
    .shared = The last helmet left the supply.{ also } { result-shared-you }
end-buddhas-you =
    .winner = The last buddha left the supply.{ also } { result-you }
    .shared = The last buddha left the supply.{ also } { result-shared-you }
end-rice-you =
    .winner = The last rice field left the supply.{ also } { result-you }
    .shared = The last rice field left the supply.{ also } { result-shared-you }
end-villages-you =
    .winner = The last village left the pile.{ also } { result-you }
    .shared = The last village left the pile.{ also } { result-shared-you }
end-cards-you =
    .winner = Everyone played their last card.{ also } { result-you }
    .shared = Everyone played their last card.{ also } { result-shared-you }
end-stuck-you =
    .winner = No free cell was left next to a village.{ also } { result-you }
    .shared = No free cell was left next to a village.{ also } { result-shared-you }

count-majority-you =
    .seat = You have the majority of { shapes }, with { $stones }.
count-out-you =
    .seat = You have no majority and are out.
count-outright-you =
    .seat = You have { $stones } majorities and win outright.
count-set-aside-you =
    .seat = You set { shape-count } aside and count { $counted ->
        [one] 1 other stone
       *[other] { $counted } other stones
    }.
count-alone-you =
    .seat = You are the only player with a majority and win, whatever the count.
count-wins-you =
    .seat = You count the most stones and win.
count-wins-aside-you =
    .seat = You have set aside the most and win.
count-total-you =
    .seat = { $stones ->
        [one] Nobody has a majority: you count 1 stone.
       *[other] Nobody has a majority: you count { $stones } stones.
    }
count-wins-total-you =
    .seat = You have the most stones and win.
count-shared-you =
    .seat = You are still tied and share the victory.
