# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-dealt-you =
    .dealer = Manche { $round } : vous donnez et retournez { a-card }.
event-drew-you =
    .seat = Vous piochez { a-card }.
event-drew-unseen-you =
    .seat = Vous piochez une carte.
event-picked-up-you =
    .seat = Vous piochez { a-card } dans la défausse.
event-took-back-you =
    .seat = Vous reprenez { a-card } de votre village.
event-forwent-you =
    .seat = Vous ne pouvez rien piocher.
event-laid-you =
    .seat = Vous posez { a-card } dans votre village : défense { $defense }.
event-discarded-you =
    .seat = Vous défaussez { a-card }.
event-announced-you =
    .seat = { $play ->
        [pair] Vous jouez { a-card } avec { partner-card }.
        [shogun-hand] Vous jouez un shogun pour regarder une main.
        [shogun-discard] Vous jouez un shogun pour parcourir la défausse.
       *[other] Vous jouez { a-card }.
    }
event-robbed-you =
    .seat = { $rice ->
        [0] Vous ne prenez pas de riz à { $victim }.
       *[other] Vous prenez { $rice } riz à { $victim }.
    }
    .victim = { $rice ->
        [0] { $seat } ne vous prend pas de riz.
       *[other] { $seat } vous prend { $rice } riz.
    }
event-struck-you =
    .victim = { $place ->
        [hand] Le ninja retire { a-card } de votre main.
       *[table] Le ninja retire { a-card } de votre village.
    }
event-looked-you =
    .seat = { $victim } vous montre sa main.
    .victim = Vous montrez votre main à { $seat }.
event-saw-you =
    .seat = { $victim } vous montre { $amount } × { card }.
    .victim = Vous montrez { $amount } × { card } à { $seat }.
event-took-you =
    .seat = Vous prenez { a-card } à { $victim }.
    .victim = { $seat } vous prend { a-card }.
event-took-unseen-you =
    .seat = Vous prenez une carte à { $victim }.
    .victim = { $seat } vous prend une carte.
event-dropped-you =
    .seat = Vous faites défausser { a-card } à { $victim }.
    .victim = { $seat } vous fait défausser { a-card }.
event-fetched-you =
    .seat = Vous prenez { a-card } dans la défausse.
event-called-you =
    .seat = Vous annoncez sept avec { $many } { samurai }{ $others ->
        [0] {""}
       *[other] { $ronin ->
            [0] {" et "}{ $others } { other-samurai }
           *[other] , { $others } { other-samurai }
        }
    }{ $ronin ->
        [0] {""}
        [one] {" et "}{ $ronin } rônin
       *[other] {" et "}{ $ronin } rônins
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-scored-you =
    .seat = { $points ->
        [one] Manche { $round } : vous marquez { $points } point (total : { $total }).
       *[other] Manche { $round } : vous marquez { $points } points (total : { $total }).
    }

end-points-you =
    .winner = Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .shared = Vous partagez la victoire avec { $others } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
