"""Analyzes a whole game from its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tatami.analysis.analyze_position import PositionAnalysis, position_analysis
from tatami.analysis.report import Analysis, report
from tatami.analysis.settings import AnalysisSettings
from tatami.engine import records
from tatami.engine.errors import BadRecord, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.records import Record


class Cancelled(TatamiError):
    """The caller stopped the analysis."""


def verified_play(record: Record, game: Game[Any]) -> Play[Any]:
    """Replay and verify a record; raises BadRecord unless the game is finished."""
    play = records.verify(record, game)
    if record.result is None:
        raise BadRecord("only a finished game can be analyzed; this one is not over")
    return play


def combine_positions(
    record: Record,
    play: Play[Any],
    positions: Sequence[PositionAnalysis],
    settings: AnalysisSettings,
) -> Analysis:
    assert record.result is not None
    ordered = sorted(positions, key=lambda one: one.number)
    return report(play, record.result.shares, ordered, records.digest(record), settings)


def analyze(
    record: Record,
    game: Game[Any],
    settings: AnalysisSettings | None = None,
    *,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Analyze every position in this process. Calls `progress(done, total)` after each position;
    raises Cancelled once `stopped()` is true."""
    settings = settings or AnalysisSettings()
    play = verified_play(record, game)
    again, total = play.at(0), len(play.actions) + 1
    positions: list[PositionAnalysis] = []
    for number in range(total):
        if stopped():
            raise Cancelled("the analysis was canceled")
        action = play.actions[number] if number < len(play.actions) else None
        positions.append(position_analysis(game, again.state, number, action, settings))
        if action is not None:
            again.apply(action)
        progress(number + 1, total)
    return combine_positions(record, play, positions, settings)
