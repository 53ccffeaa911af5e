# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-dealt-you =
    .dealer = Round { $round }: you deal and turn over { a-card }.
event-drew-you =
    .seat = You draw { a-card }.
event-drew-unseen-you =
    .seat = You draw from the pile.
event-picked-up-you =
    .seat = You draw { a-card } from the discard pile.
event-took-back-you =
    .seat = You pick up { a-card } from your village.
event-forwent-you =
    .seat = You have nothing to draw.
event-laid-you =
    .seat = You add { a-card } to your village: defense { $defense }.
event-discarded-you =
    .seat = You discard { a-card }.
event-announced-you =
    .seat = { $play ->
        [pair] You play { a-card } with { partner-card }.
        [shogun-hand] You play a shogun to look at a hand.
        [shogun-discard] You play a shogun to search the discard pile.
       *[other] You play { a-card }.
    }
event-robbed-you =
    .seat = { $rice ->
        [0] You take no rice from { $victim }.
       *[other] You take { $rice } rice from { $victim }.
    }
    .victim = { $rice ->
        [0] { $seat } takes no rice from you.
       *[other] { $seat } takes { $rice } rice from you.
    }
event-struck-you =
    .victim = { $place ->
        [hand] The ninja removes { a-card } from your hand.
       *[table] The ninja removes { a-card } from your village.
    }
event-looked-you =
    .seat = You look at { $victim }’s hand.
    .victim = { $seat } looks at your hand.
event-saw-you =
    .seat = You see { $amount } × { card } in { $victim }’s hand.
    .victim = { $seat } sees { $amount } × { card } in your hand.
event-took-you =
    .seat = You take { a-card } from { $victim }’s hand.
    .victim = { $seat } takes { a-card } from your hand.
event-took-unseen-you =
    .seat = You take a card from { $victim }’s hand.
    .victim = { $seat } takes a card from your hand.
event-dropped-you =
    .seat = You discard { a-card } from { $victim }’s hand.
    .victim = { $seat } discards { a-card } from your hand.
event-fetched-you =
    .seat = You take { a-card } from the discard pile.
event-called-you =
    .seat = You call seven with { $many } { samurai }{ $others ->
        [0] {""}
       *[other] { $ronin ->
            [0] {" and "}{ $others } { other-samurai }
           *[other] , { $others } { other-samurai }
        }
    }{ $ronin ->
        [0] {""}
       *[other] {" and "}{ $ronin } ronin
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-scored-you =
    .seat = { $points ->
        [one] Round { $round }: you score 1 point (total { $total }).
       *[other] Round { $round }: you score { $points } points (total { $total }).
    }

end-points-you =
    .winner = You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .shared = You share the victory with { $others }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
