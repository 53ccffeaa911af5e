# Samouraï

title = Samouraï
blurb = Two camps of four samurai. Each move dictates how your opponent must answer, until one side can no longer breathe.
goal = Leave your opponent without an answer.
standing = { $asked ->
    [you] { $mobility ->
        [one] You have 1 answer.
       *[other] You have { $mobility } answers.
    }
   *[other] { $mobility ->
        [one] Your opponent has 1 answer.
       *[other] Your opponent has { $mobility } answers.
    }
}
reconstructed = The printed board is lost, so we reconstructed this layout. If you own the game, you can correct it.

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

ask-open = Open the game: move one samurai in a straight line, from 1 square up to { $longest }.
ask-answer = { $symbol ->
    [dragon] Answer { $distance } dragon: distance { $shortest } to { $longest }. Your first square must show a dragon.
    [ibis] Answer { $distance } ibis: distance { $shortest } to { $longest }. Your first square must show an ibis.
    [sun] Answer { $distance } sun: distance { $shortest } to { $longest }. Your first square must show a sun.
   *[sabre] Answer { $distance } sabre: distance { $shortest } to { $longest }. Your first square must show a sabre.
}
ask-answer-free = Answer { $distance } in any direction: distance { $shortest } to { $longest }.
ask-again = You are on the anzen: move any samurai in any direction, any distance.

wait-open = Choosing the first move…
wait-answer = { $symbol ->
    [dragon] Answering { $distance } dragon…
    [ibis] Answering { $distance } ibis…
    [sun] Answering { $distance } sun…
   *[sabre] Answering { $distance } sabre…
}
wait-answer-free = Answering { $distance } in any direction…
wait-again = Moving again from the anzen…

event-moved = { $seat } { $start }-{ $end }: { announcement }
event-ended = { $reason ->
    [iki_zumari] Iki zumari.
   *[other] The game is a draw.
}

preview = { $landed ->
    [anzen] { announcement }: you move again at once
    [mekura] { announcement }: distance { $shortest } to { $longest }, any direction; { preview-answers }
    [shiro] { announcement }: distance { $shortest } to { $longest }, any direction; { preview-answers }
    [dragon] { announcement }: distance { $shortest } to { $longest }, a dragon first; { preview-answers }
    [ibis] { announcement }: distance { $shortest } to { $longest }, an ibis first; { preview-answers }
    [sun] { announcement }: distance { $shortest } to { $longest }, a sun first; { preview-answers }
   *[sabre] { announcement }: distance { $shortest } to { $longest }, a sabre first; { preview-answers }
}
demand = { $symbol ->
    [dragon] distance { $shortest }–{ $longest }, first square a dragon
    [ibis] distance { $shortest }–{ $longest }, first square an ibis
    [sun] distance { $shortest }–{ $longest }, first square a sun
    [sabre] distance { $shortest }–{ $longest }, first square a sabre
   *[free] distance { $shortest }–{ $longest }, any direction
}
demand-unanswered = No answer: { demand }
demand-open = distance 1–{ $longest }, any direction
demand-none = Any samurai, any direction, any distance
preview-answers = { $answers ->
    [0] no answer, you win
    [one] 1 answer
   *[other] { $answers } answers
}
stuck = { $why ->
    [no-symbol] { $cell }: { no-symbol-there }.
    [no-room] { $cell }: over { $over } the edge is { $room } away, and distance { $shortest } is needed.
    [occupied] { $cell }: { $end } is occupied.
    [blocked] { $cell }: a samurai stands before { $end }.
    [anzen-used] { $cell }: you can land on the anzen only once.
   *[strangles-protected] { $cell }: { $end } would leave a protected opponent no answer.
}
no-symbol-there = { $symbol ->
    [dragon] no dragon next to it
    [ibis] no ibis next to it
    [sun] no sun next to it
    [sabre] no sabre next to it
   *[free] no room in any direction
}
forbidden-mark = { $symbol ->
    [dragon] right distance, but the first square is no dragon
    [ibis] right distance, but the first square is no ibis
    [sun] right distance, but the first square is no sun
    [sabre] right distance, but the first square is no sabre
   *[free] right distance, but occupied
}

end-iki_zumari = { $winner } wins by iki zumari: no opposing samurai can answer.
end-only_strangling = Draw: every remaining move would leave a protected opponent without an answer.
end-repetition = Draw: the same position has occurred too often.
end-limit = Draw: the move limit ({ $ply }) is reached.

refusal-no-move = that isn’t a move on this board
refusal-not-yours = you have no samurai on { $start }
refusal-not-straight = { $start } to { $end } isn’t a straight line
refusal-occupied = { $end } is occupied
refusal-blocked = a samurai is between { $start } and { $end }, and this table plays without jumping
refusal-opening-too-far = the first move goes { $longest } at most, not { $distance }
refusal-wrong-distance = the last move went { $asked }; answer with the same distance, one less or one more, not { $distance }
refusal-wrong-symbol = { $symbol ->
    [dragon] your first square must show a dragon, and { $over } doesn’t
    [ibis] your first square must show an ibis, and { $over } doesn’t
    [sun] your first square must show a sun, and { $over } doesn’t
   *[sabre] your first square must show a sabre, and { $over } doesn’t
}
refusal-anzen-used = you may land on the anzen only once per game
refusal-strangles-protected = you may not leave a protected opponent (three samurai at home) without an answer

protected = protected
anzen-left = anzen unused
legend-symbols = D dragon   I ibis   S sun   K sabre
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Jumping
option-jumping-help = Samurai jump over occupied squares. If off, other samurai block the way.
option-repetition = Repetition
option-repetition-help = A position that occurs this often ends the game in a draw. 0 means never.
option-limit = Move limit
option-limit-help = After this many moves the game is a draw.
