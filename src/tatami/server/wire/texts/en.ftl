link-open = { $count ->
    [0] The game is about to start. Watch it live.
    [one] 1 free seat. Join the table.
   *[other] { $count } free seats. Join the table.
}
link-running = A game in progress. Watch it live.
link-over = The game is over. Replay it move by move.
link-won = { $count ->
    [one] { $players } won. Replay the game move by move.
   *[other] { $players } won together. Replay the game move by move.
}
