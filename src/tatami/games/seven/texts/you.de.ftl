# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-dealt-you =
    .dealer = Runde { $round }: Du gibst und deckst { a-card } auf.
event-drew-you =
    .seat = Du ziehst { a-card }.
event-drew-unseen-you =
    .seat = Du ziehst vom Nachziehstapel.
event-picked-up-you =
    .seat = Du ziehst { a-card } vom Ablagestapel.
event-took-back-you =
    .seat = Du nimmst { a-card } aus deinem Dorf auf.
event-forwent-you =
    .seat = Du kannst nichts ziehen.
event-laid-you =
    .seat = Du legst { a-card } in dein Dorf: Verteidigung { $defense }.
event-discarded-you =
    .seat = Du legst { a-card } ab.
event-announced-you =
    .seat = { $play ->
        [pair] Du spielst { a-card } mit { partner-card }.
        [shogun-hand] Du spielst einen Shogun, um in eine Hand zu sehen.
        [shogun-discard] Du spielst einen Shogun, um den Ablagestapel zu durchsuchen.
       *[other] Du spielst { a-card }.
    }
event-robbed-you =
    .seat = { $rice ->
        [0] Du nimmst { $victim } keinen Reis ab.
       *[other] Du nimmst { $victim } { $rice } Reis ab.
    }
    .victim = { $rice ->
        [0] { $seat } nimmt dir keinen Reis ab.
       *[other] { $seat } nimmt dir { $rice } Reis ab.
    }
event-struck-you =
    .victim = { $place ->
        [hand] Der Ninja entfernt { a-card } aus deiner Hand.
       *[table] Der Ninja entfernt { a-card } aus deinem Dorf.
    }
event-looked-you =
    .seat = Du siehst in die Hand von { $victim }.
    .victim = { $seat } sieht in deine Hand.
event-saw-you =
    .seat = Auf der Hand von { $victim } siehst du { $amount } × { card }.
    .victim = { $seat } sieht auf deiner Hand { $amount } × { card }.
event-took-you =
    .seat = Du nimmst { a-card } aus der Hand von { $victim }.
    .victim = { $seat } nimmt { a-card } aus deiner Hand.
event-took-unseen-you =
    .seat = Du nimmst eine Karte aus der Hand von { $victim }.
    .victim = { $seat } nimmt eine Karte aus deiner Hand.
event-dropped-you =
    .seat = Du legst { a-card } aus der Hand von { $victim } ab.
    .victim = { $seat } legt { a-card } aus deiner Hand ab.
event-fetched-you =
    .seat = Du nimmst { a-card } aus dem Ablagestapel.
event-called-you =
    .seat = Du rufst Sieben mit { $many } × { samurai }{ $others ->
        [0] {""}
       *[other] { $ronin ->
            [0] {" und "}{ $others } × { other-samurai }
           *[other] , { $others } × { other-samurai }
        }
    }{ $ronin ->
        [0] {""}
       *[other] {" und "}{ $ronin } × Ronin
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-scored-you =
    .seat = { $points ->
        [one] Runde { $round }: Du bekommst 1 Punkt (insgesamt { $total }).
       *[other] Runde { $round }: Du bekommst { $points } Punkte (insgesamt { $total }).
    }

end-points-you =
    .winner = Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
    .shared = Du teilst dir den Sieg mit { $others }: je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
