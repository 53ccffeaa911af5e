# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

event-moved-you =
    .seat = Vous jouez { $start }-{ $end } : { announcement }.

end-iki_zumari-you =
    .winner = Vous gagnez par iki zumari : aucun samouraï adverse ne peut répondre.
    .loser = { $winner } gagne par iki zumari : aucun de vos samouraïs ne peut répondre.
