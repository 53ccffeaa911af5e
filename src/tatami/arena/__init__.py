"""The arena: bots against bots, until it is known who is better and by how much.

    from tatami.arena import match, ladder, sprt, elo
    result = match("village", "greedy", "random", games=200)

It knows no game by name; docs/arena.md shows it at work.
"""

from tatami.arena.pace import Pace
from tatami.arena.plan import Plan, Sitting, plan, sittings_of
from tatami.arena.playing import Failure, Played, Table
from tatami.arena.ratings import Estimate, Ratings, elo, points_at, score_at
from tatami.arena.results import Mishap, Result, Sprt, Standing, Timing
from tatami.arena.running import Progress, ladder, match, play_plan, sprt
from tatami.arena.sequential import Bounds, Test

__all__ = [
    "Bounds",
    "Estimate",
    "Failure",
    "Mishap",
    "Pace",
    "Plan",
    "Played",
    "Progress",
    "Ratings",
    "Result",
    "Sitting",
    "Sprt",
    "Standing",
    "Table",
    "Test",
    "Timing",
    "elo",
    "ladder",
    "match",
    "plan",
    "play_plan",
    "points_at",
    "score_at",
    "sittings_of",
    "sprt",
]
