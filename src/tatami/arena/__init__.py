"""The arena: bots against bots, until it is known who is better and by how much.

    from tatami.arena import match, ladder, sprt, elo
    result = match("village", "greedy", "random", games=200)

It knows no game by name; docs/arena.md shows it at work.
"""

from tatami.arena.plan import Plan, Sitting, plan, sittings_of
from tatami.arena.play_game import Failure, Played, Table
from tatami.arena.ratings import Estimate, Ratings, elo, points_at, score_at
from tatami.arena.results import Mishap, Result, Sprt, Standing, Timing
from tatami.arena.runs import Progress, ladder, match, play_plan, sprt
from tatami.arena.sprt import Bounds, Test
from tatami.arena.time_control import Pace

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
