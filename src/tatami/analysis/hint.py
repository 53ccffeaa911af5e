"""A hint: what the search would do with what the seat knows, and what comes close to it."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.analysis.analyze_position import Candidate, Looking
from tatami.analysis.estimate import favourite
from tatami.analysis.settings import AnalysisSettings
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.state import State

CLOSE = 0.02
"""A second choice is named if it costs no more than this, or than the estimates can tell."""


class NothingToDecide(TatamiError):
    """A hint was asked for where nobody is asked."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    best: Candidate
    second: Candidate | None = None
    """Named where it is about as good."""


def hint(game: Game[Any], state: State, number: int, settings: AnalysisSettings) -> Hint:
    """For the seat to act, from its own knowledge. The same question has the same answer."""
    if state.over:
        raise NothingToDecide("the game is over")
    looking = Looking(game, state, number, settings)
    found = looking.think().tried
    best = favourite(found)
    rest = {action: tally for action, tally in found.items() if action != best}
    choices = (best, favourite(rest)) if rest else (best,)
    measured = {action: looking.measure(action) for action in choices}
    ranked = sorted(
        (looking.candidate(action, estimate) for action, estimate in measured.items()),
        key=lambda one: -one.share,
    )
    return Hint(best=ranked[0], second=ranked[1] if is_close(ranked) else None)


def is_close(ranked: list[Candidate]) -> bool:
    if len(ranked) < 2:
        return False
    best, second = ranked
    return best.share - second.share <= max(CLOSE, best.error + second.error)
