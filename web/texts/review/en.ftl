# Replays and analysis

verdict-fair = Shuffle verified: it matches the commitment you received and includes your browser’s seed.
verdict-consistent = The shuffle is consistent: it follows from the server’s secret and the players’ seeds. This browser received no commitment, so it can’t tell whether the secret was changed.
verdict-unfair = Shuffle not verified: it doesn’t follow from the secret and the players’ seeds.
verdict-broken = Shuffle not verified: the revealed secret doesn’t match the commitment you received.
verdict-unsalted = Shuffle not verified: your browser’s seed is missing.
verdict-unknown = This game file lacks the data to verify its shuffle.
first = First position
play-on = Autoplay
moment = Position
see-as = View as
spectator = Spectator
import-how = Choose a game file or drop it here.
choose-file = Choose file
import-checked = Tatami replays the file by the rules and doesn’t keep it.
analysis = Analysis
analysis-running = Analyzing position { $done } of { $total }…
analysis-intro = See the winning chances, the costliest moves, and what was luck.
analysis-more = Other costly moves
move-number = Move { $number }
copy-link = Copy link
analysis-depth = Depth
analysis-depth-quick = quick
analysis-depth-normal = normal
analysis-depth-deep = deep
analysis-progress = Positions analyzed
analysis-waits = { $count ->
    [one] 1 game is ahead of yours
   *[other] { $count } games are ahead of yours
}
analysis-cancel = Cancel
analysis-failed = The analysis failed. Try again later.
analysis-of = Moves by
analysis-limits = Winning chances, estimated with { $simulations } simulations each. The plot knows all cards; a move is judged by what its player could know. ± is the standard error of the sampling. The search can also misjudge a position.
graph = Winning chances over the game
graph-at = After move { $number }:
judged-worse = From { $before } to { $after }: “{ $played }” instead of “{ $best }”.
judged-best = { $before } to win. “{ $played }” was the best move found.
judged-none = There was no choice in this position.
judged-show = Show on the board
worst-none = No move clearly cost anything.
fork-seat = Play as
fork-here = Play from here
fork-true = Same cards
fork-redealt = Different cards
fork-over = The game is already over here.
refused-no_analysis = This analysis is gone. Start it again.
record-unreadable = This game file can’t be replayed.
