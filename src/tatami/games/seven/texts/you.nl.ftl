# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-dealt-you =
    .dealer = Ronde { $round }: je deelt en draait { a-card } om.
event-drew-you =
    .seat = Je trekt { a-card }.
event-drew-unseen-you =
    .seat = Je trekt van de trekstapel.
event-picked-up-you =
    .seat = Je trekt { a-card } van de aflegstapel.
event-took-back-you =
    .seat = Je pakt { a-card } uit je dorp op.
event-forwent-you =
    .seat = Je kunt niets trekken.
event-laid-you =
    .seat = Je legt { a-card } in je dorp: verdediging { $defense }.
event-discarded-you =
    .seat = Je legt { a-card } af.
event-announced-you =
    .seat = { $play ->
        [pair] Je speelt { a-card } met { partner-card }.
        [shogun-hand] Je speelt een shogun om in een hand te kijken.
        [shogun-discard] Je speelt een shogun om de aflegstapel te doorzoeken.
       *[other] Je speelt { a-card }.
    }
event-robbed-you =
    .seat = { $rice ->
        [0] Je neemt geen rijst van { $victim }.
       *[other] Je neemt { $rice } rijst van { $victim }.
    }
    .victim = { $rice ->
        [0] { $seat } neemt geen rijst van jou.
       *[other] { $seat } neemt { $rice } rijst van jou.
    }
event-struck-you =
    .victim = { $place ->
        [hand] De ninja haalt { a-card } uit je hand.
       *[table] De ninja haalt { a-card } uit je dorp.
    }
event-looked-you =
    .seat = Je kijkt in de hand van { $victim }.
    .victim = { $seat } kijkt in je hand.
event-saw-you =
    .seat = In de hand van { $victim } zie je { $amount } × { card }.
    .victim = In je hand ziet { $seat } { $amount } × { card }.
event-took-you =
    .seat = Je neemt { a-card } uit de hand van { $victim }.
    .victim = { $seat } neemt { a-card } uit je hand.
event-took-unseen-you =
    .seat = Je neemt een kaart uit de hand van { $victim }.
    .victim = { $seat } neemt een kaart uit je hand.
event-dropped-you =
    .seat = Je legt { a-card } uit de hand van { $victim } af.
    .victim = { $seat } legt { a-card } uit je hand af.
event-fetched-you =
    .seat = Je neemt { a-card } van de aflegstapel.
event-called-you =
    .seat = Je roept zeven met { $many } { samurai }{ $others ->
        [0] {""}
       *[other] { $ronin ->
            [0] {" en "}{ $others } { other-samurai }
           *[other] , { $others } { other-samurai }
        }
    }{ $ronin ->
        [0] {""}
       *[other] {" en "}{ $ronin } ronin
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
event-scored-you =
    .seat = { $points ->
        [one] Ronde { $round }: je krijgt 1 punt (totaal { $total }).
       *[other] Ronde { $round }: je krijgt { $points } punten (totaal { $total }).
    }

end-points-you =
    .winner = Je wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .shared = Je deelt de overwinning met { $others }: elk { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
