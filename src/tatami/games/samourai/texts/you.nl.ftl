# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-moved-you =
    .seat = Je speelt { $start }-{ $end }: { announcement }.

end-iki_zumari-you =
    .winner = Je wint door iki zumari: geen samoerai van je tegenstander kan antwoorden.
    .loser = { $winner } wint door iki zumari: geen van je samoerai kan antwoorden.
