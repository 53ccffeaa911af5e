title = The Crane
blurb = A tiny game for the tests.
ask-card = { $player }, play a card.
ask-answer = { $stake } is at stake: play the crane, or pass.
event-played = { $seat } plays { $card }.
event-swooped = The crane of { $seat } takes { $stake }.
event-ended = All cards are played.
end-score = { $winners ->
    [0] A draw.
    [one] { $winner } wins.
   *[other] { $winner } share the victory.
}
