# Samouraï

title = Samouraï
blurb = Two camps of four samurai. Each move dictates how the other must answer, until one side can no longer breathe.
reconstructed = The printed board could not be found: this layout is reconstructed. Owners can correct it.

seat-red = Red
seat-black = Black


announcement = { $landed ->
    [anzen] anzen
    [mekura] { $distance } ho bo
    [shiro] { $distance } shiro
    [dragon] { $distance } dragon
    [ibis] { $distance } ibis
    [sun] { $distance } sun
   *[sabre] { $distance } sabre
}

ask-open = Open the game: move one samurai straight in any direction, 1 to { $longest } squares.
ask-answer = { $symbol ->
    [dragon] Answer { $distance } dragon: move { $shortest } to { $longest } squares, over a dragon first.
    [ibis] Answer { $distance } ibis: move { $shortest } to { $longest } squares, over an ibis first.
    [sun] Answer { $distance } sun: move { $shortest } to { $longest } squares, over a sun first.
   *[sabre] Answer { $distance } sabre: move { $shortest } to { $longest } squares, over a sabre first.
}
ask-answer-free = Answer { $distance }, the direction is yours: move { $shortest } to { $longest } squares.
ask-again = You stand on the anzen: move any samurai in any direction, over any distance.

wait-open = The first move is free.
wait-answer = { $symbol ->
    [dragon] { $distance } dragon is to be answered.
    [ibis] { $distance } ibis is to be answered.
    [sun] { $distance } sun is to be answered.
   *[sabre] { $distance } sabre is to be answered.
}
wait-answer-free = { $distance } is to be answered, in any direction.
wait-again = From the anzen, any samurai may move anywhere.

event-moved = { $seat } { $start }-{ $end }: { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki-zumari.
   *[other] The game is drawn.
}

preview = { $landed ->
    [anzen] { announcement }, and you move again
   *[other] { $answers ->
        [0] { announcement }, and nothing answers it
        [one] { announcement }, one answer
       *[other] { announcement }, { $answers } answers
    }
}

end-iki_zumari = { $winner } wins: the opponent is in iki-zumari, no samurai can answer.
end-only_strangling = A draw: every move left would strangle a protected opponent.
end-repetition = A draw: the same position has come up too often.
end-limit = A draw: { $ply } plies have been played.

refusal-no-move = that is not a move on this board
refusal-not-yours = none of your samurai stands on { $start }
refusal-not-straight = { $start } to { $end } is not a straight line
refusal-occupied = { $end } is occupied
refusal-blocked = a samurai stands between { $start } and { $end }, and this table plays without jumping
refusal-opening-too-far = the opening goes at most { $longest } squares, not { $distance }
refusal-wrong-distance = the last move went { $asked }: answer with one square less, as many, or one more, not { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] the first square of the way must bear a dragon, and { $over } does not
    [ibis] the first square of the way must bear an ibis, and { $over } does not
    [sun] the first square of the way must bear a sun, and { $over } does not
   *[sabre] the first square of the way must bear a sabre, and { $over } does not
}
refusal-anzen-used = you have been on the anzen already, and may land there once per game
refusal-strangles-protected = that would leave no answer to an opponent with three samurai at home

protected = protected
anzen-left = anzen still to come
legend-symbols = D dragon   I ibis   S sun   K sabre
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Jumping
option-jumping-help = Samurai pass over occupied squares. Off: they block the way.
option-repetition = Repetition
option-repetition-help = The game is drawn when a position occurs for this time. 0: never.
option-limit = Longest game
option-limit-help = The game is drawn at this ply.
