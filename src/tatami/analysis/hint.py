"""Hints: the best action for the seat to act, and a second one if it is nearly as good."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.analysis.analyze_position import Candidate, PositionAnalyzer
from tatami.analysis.settings import AnalysisSettings
from tatami.analysis.winning_chances import most_visited
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.state import State

CLOSE = 0.02
"""A second action is reported if it costs no more than this, or than the error."""


class NothingToDecide(TatamiError):
    """The game is over: there is no decision to give a hint for."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    best: Candidate
    second: Candidate | None = None
    """Set if it is about as good."""


def hint(game: Game[Any], state: State, number: int, settings: AnalysisSettings) -> Hint:
    """A hint for the seat to act, from its knowledge alone. Deterministic for the same settings."""
    if state.over:
        raise NothingToDecide("the game is over")
    analyzer = PositionAnalyzer(game, state, number, settings)
    found = analyzer.search_best().tried
    best = most_visited(found)
    rest = {action: stats for action, stats in found.items() if action != best}
    choices = (best, most_visited(rest)) if rest else (best,)
    measured = {action: analyzer.measure(action).chances for action in choices}
    ranked = sorted(
        (analyzer.candidate(action, estimate) for action, estimate in measured.items()),
        key=lambda one: -one.share,
    )
    return Hint(best=ranked[0], second=ranked[1] if is_close(ranked) else None)


def is_close(ranked: list[Candidate]) -> bool:
    if len(ranked) < 2:
        return False
    best, second = ranked
    return best.share - second.share <= max(CLOSE, best.error + second.error)
