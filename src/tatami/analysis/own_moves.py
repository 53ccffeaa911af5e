"""How well a player decided, and what the moves cost: scores without luck.

Each decision of a seat is judged by what the seat could know: the winning chances of the played
action minus those of the best one that the search finds (`PositionAnalyzer.judge`). Cards, dice and
what the others do change a result, but not these differences. Their sum estimates how much less the
player wins than the search would win in the same seat: expected results of two ways to play differ
by the expected sum of such differences (the performance difference lemma).

The sum depends on the position: a player who is far behind has little left to lose, and one great
mistake outweighs many decisions. The share of decisions without a clear mistake (the accuracy) does
not, and tells strong players from weak ones in far fewer games (`benchmarks.duplicate`).

A seat that gives up a game loses the winning chances that it still had.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import msgspec

from tatami.analysis.analyze_position import PositionAnalyzer
from tatami.analysis.settings import AnalysisSettings
from tatami.engine.game import Game
from tatami.engine.state import State

SETTINGS = AnalysisSettings(simulations=200, seed="own moves")


class MoveCost(msgspec.Struct, frozen=True, array_like=True):
    """One decision: what it changed compared with the best one, and the standard error."""

    number: int
    """How many actions of the game come before it."""
    difference: float
    error: float

    @property
    def is_mistake(self) -> bool:
        """Is another action better, by more than the error of the measurement?"""
        return self.difference < -self.error


class OwnMoves(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions of a seat together. 0 is as good as the search; −0.2 cost 20% to win."""

    value: float
    error: float
    decisions: int
    accuracy: float
    """The share of the decisions without a clear mistake, 0 to 1; 1 without decisions."""


def move_cost(
    game: Game[Any], state: State, number: int, action: int, settings: AnalysisSettings = SETTINGS
) -> MoveCost | None:
    """What the seat to act pays for this action; None if it has no choice."""
    if len(state.legal()) < 2:
        return None
    judged = PositionAnalyzer(game, state, number, settings).judge(action)
    return MoveCost(number, judged.difference, judged.error)


def cost_of_giving_up(
    game: Game[Any], state: State, seat: int, number: int, settings: AnalysisSettings = SETTINGS
) -> MoveCost:
    """The winning chances of a seat that gives up here, by what it knows."""
    analyzer = PositionAnalyzer(game, state, number, settings)
    chances = analyzer.estimate(lambda rng: state.sample(seat, rng), "given up").chances
    return MoveCost(number, -chances.shares[seat], chances.errors[seat])


def own_moves(costs: Iterable[MoveCost]) -> OwnMoves:
    found = list(costs)
    return OwnMoves(
        value=sum(cost.difference for cost in found),
        error=math.sqrt(sum(cost.error**2 for cost in found)),
        decisions=len(found),
        accuracy=1 - sum(cost.is_mistake for cost in found) / max(1, len(found)),
    )
