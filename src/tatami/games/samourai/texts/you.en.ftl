# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-moved-you =
    .seat = You play { $start }-{ $end }: { announcement }.

end-iki_zumari-you =
    .winner = You win by iki zumari: no opposing samurai can answer.
    .loser = { $winner } wins by iki zumari: none of your samurai can answer.
