# Samouraï

title = Samouraï
blurb = Two camps of four samurai. Each move dictates how your opponent must answer, until one side runs out of breath.
goal = Leave your opponent without an answer.
standing = { $kind ->
    [open] { $asked ->
        [you] You make the first move.
       *[other] Your opponent makes the first move.
    }
    [again] { $asked ->
        [you] You move again.
       *[other] Your opponent moves again.
    }
   *[answer] { answers-left }
}
answers-left = { $asked ->
    [you] { $mobility ->
        [one] You have 1 answer.
       *[other] You have { $mobility } answers.
    }
   *[other] { $mobility ->
        [one] Your opponent has 1 answer.
       *[other] Your opponent has { $mobility } answers.
    }
}
reconstructed = No printed board has been found, so this layout is reconstructed. If you own the game, you can correct it.

seat-red = Red
seat-black = Black


announcement = { $landed ->
    [anzen] anzen
    [mekura] { $distance } ho bo
    [shiro] { $distance } shiro
    [dragon] { $distance } dragon
    [ibis] { $distance } ibis
    [sun] { $distance } sun
   *[sabre] { $distance } saber
}

ask-open = Open the game: move a samurai 1 to { $longest } squares in a straight line. Where it lands decides how your opponent must answer.
ask-answer = { $symbol ->
    [dragon] Answer { $distance } dragon: move { $shortest } to { $longest } squares. Your first square must show a dragon.
    [ibis] Answer { $distance } ibis: move { $shortest } to { $longest } squares. Your first square must show an ibis.
    [sun] Answer { $distance } sun: move { $shortest } to { $longest } squares. Your first square must show a sun.
   *[sabre] Answer { $distance } saber: move { $shortest } to { $longest } squares. Your first square must show a saber.
}
ask-answer-free = { $distance ->
    [one] Answer a move of 1 square: move { $shortest } to { $longest } squares in any direction.
   *[other] Answer a move of { $distance } squares: move { $shortest } to { $longest } squares in any direction.
}
ask-again = You are on the anzen: move any samurai in any direction, any distance.

wait-open = Choosing the first move…
wait-answer = { $symbol ->
    [dragon] Answering { $distance } dragon…
    [ibis] Answering { $distance } ibis…
    [sun] Answering { $distance } sun…
   *[sabre] Answering { $distance } saber…
}
wait-answer-free = { $distance ->
    [one] Answering a move of 1 square…
   *[other] Answering a move of { $distance } squares…
}
wait-again = Moving again after the anzen…

event-moved = { $seat } plays { $start }-{ $end }: { announcement }.
event-ended = { $reason ->
    [iki_zumari] Iki zumari: no answer is left.
   *[other] The game is a draw.
}

preview = { $landed ->
    [anzen] { announcement }: you move again at once
    [mekura] { announcement }: your opponent must move { $shortest } to { $longest } squares, any direction; { preview-answers }
    [shiro] { announcement }: your opponent must move { $shortest } to { $longest } squares, any direction; { preview-answers }
    [dragon] { announcement }: your opponent must move { $shortest } to { $longest } squares, first square a dragon; { preview-answers }
    [ibis] { announcement }: your opponent must move { $shortest } to { $longest } squares, first square an ibis; { preview-answers }
    [sun] { announcement }: your opponent must move { $shortest } to { $longest } squares, first square a sun; { preview-answers }
   *[sabre] { announcement }: your opponent must move { $shortest } to { $longest } squares, first square a saber; { preview-answers }
}
demand = { $symbol ->
    [dragon] distance { $shortest }–{ $longest }, first square a dragon
    [ibis] distance { $shortest }–{ $longest }, first square an ibis
    [sun] distance { $shortest }–{ $longest }, first square a sun
    [sabre] distance { $shortest }–{ $longest }, first square a saber
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
    [no-room] { $cell }: toward { $over }, the edge is { $room ->
        [one] 1 square
       *[other] { $room } squares
    } away, and the shortest move is { $shortest }.
    [occupied] { $cell }: { $end } is occupied.
    [blocked] { $cell }: a samurai blocks the way to { $end }.
    [anzen-used] { $cell }: each side may land on the anzen only once.
   *[strangles-protected] { $cell }: { $end } would leave a protected opponent without an answer.
}
no-symbol-there = { $symbol ->
    [dragon] no adjacent dragon
    [ibis] no adjacent ibis
    [sun] no adjacent sun
    [sabre] no adjacent saber
   *[free] no room in any direction
}
forbidden-mark = { $symbol ->
    [dragon] right distance, but the first square isn’t a dragon
    [ibis] right distance, but the first square isn’t an ibis
    [sun] right distance, but the first square isn’t a sun
    [sabre] right distance, but the first square isn’t a saber
   *[free] right distance, but occupied
}

end-iki_zumari = { $winner } wins by iki zumari: no opposing samurai can answer.
end-only_strangling = Draw: every move left would put a protected opponent in iki zumari.
end-repetition = Draw: the same position has occurred too often.
end-limit = Draw: the move limit ({ $ply }) has been reached.

refusal-no-move = that isn’t a move on this board
refusal-not-yours = you have no samurai on { $start }
refusal-not-straight = { $start } to { $end } isn’t a straight line
refusal-occupied = { $end } is occupied
refusal-blocked = a samurai stands between { $start } and { $end }, and jumping is off at this table
refusal-opening-too-far = the first move goes at most { $longest } squares, not { $distance }
refusal-wrong-distance = { $asked ->
    [one] the last move went 1 square; answer with the same distance or one more, not { $distance }
   *[other] the last move went { $asked } squares; answer with the same distance, one less or one more, not { $distance }
}
refusal-wrong-symbol = { $symbol ->
    [dragon] your first square must show a dragon, and { $over } doesn’t
    [ibis] your first square must show an ibis, and { $over } doesn’t
    [sun] your first square must show a sun, and { $over } doesn’t
   *[sabre] your first square must show a saber, and { $over } doesn’t
}
refusal-anzen-used = you may land on the anzen only once per game
refusal-strangles-protected = you may not leave a protected opponent (three samurai at home) without an answer

protected = protected
anzen-left = anzen unused
legend-symbols = D dragon   I ibis   S sun   K saber
legend-squares = ╳ shiro   ◎ anzen   · mekura

option-jumping = Jumping
option-jumping-help = Samurai jump over occupied squares. If off, other samurai block the way.
option-repetition = Repetition
option-repetition-help = A position that occurs this often ends the game in a draw. 0 means never.
option-limit = Move limit
option-limit-help = After this many moves the game is a draw.
