# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-moved-you =
    .seat = Du ziehst { $start }-{ $end }: { announcement }.

end-iki_zumari-you =
    .winner = Du gewinnst durch Iki zumari: Kein gegnerischer Samurai kann antworten.
    .loser = { $winner } gewinnt durch Iki zumari: Keiner deiner Samurai kann antworten.
