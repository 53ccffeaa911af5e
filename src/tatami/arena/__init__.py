"""The arena plays bots against bots and measures who is better, by how much, and how sure that is.

    from tatami.arena import match, ladder, sprt, elo
    result = match("GAME", "greedy", "random", games=200)

`GAME` is the key of any game in the registry. docs/arena.md has examples.
"""

from tatami.arena.move_timing import MoveTimes
from tatami.arena.plan import Pairing, Plan, make_plan, pairings_of_deal
from tatami.arena.play_game import Failure, GameResult, GameRunner
from tatami.arena.ratings import Interval, Ratings, elo, points_at, score_at
from tatami.arena.results import BotStanding, FailedGame, RunResult, SprtResult, Timing
from tatami.arena.runs import Progress, ladder, match, play_plan, sprt
from tatami.arena.sprt import Bounds, SprtTest

__all__ = [
    "BotStanding",
    "Bounds",
    "FailedGame",
    "Failure",
    "GameResult",
    "GameRunner",
    "Interval",
    "MoveTimes",
    "Pairing",
    "Plan",
    "Progress",
    "Ratings",
    "RunResult",
    "SprtResult",
    "SprtTest",
    "Timing",
    "elo",
    "ladder",
    "make_plan",
    "match",
    "pairings_of_deal",
    "play_plan",
    "points_at",
    "score_at",
    "sprt",
]
