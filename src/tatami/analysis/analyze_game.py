"""The analysis of a whole game, from its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tatami.analysis.analyze_position import Step, step
from tatami.analysis.report import Analysis, report
from tatami.analysis.settings import AnalysisSettings
from tatami.engine import records
from tatami.engine.errors import BadRecord, TatamiError
from tatami.engine.game import Game
from tatami.engine.play import Play
from tatami.engine.records import Record


class Cancelled(TatamiError):
    """Somebody asked the analysis to stop."""


def begin(record: Record, game: Game[Any]) -> Play[Any]:
    """The game of a record, checked; only a finished one can be analysed."""
    play = records.verify(record, game)
    if record.result is None:
        raise BadRecord("only a finished game can be analysed: this one goes on")
    return play


def finish(
    record: Record, play: Play[Any], steps: Sequence[Step], settings: AnalysisSettings
) -> Analysis:
    assert record.result is not None
    ordered = sorted(steps, key=lambda one: one.number)
    return report(play, record.result.shares, ordered, records.digest(record), settings)


def analyse(
    record: Record,
    game: Game[Any],
    settings: AnalysisSettings | None = None,
    *,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Moment by moment, in this process. `progress` hears of every step, `stopped` is asked."""
    settings = settings or AnalysisSettings()
    play = begin(record, game)
    again, total = play.at(0), len(play.actions) + 1
    steps: list[Step] = []
    for number in range(total):
        if stopped():
            raise Cancelled("the analysis was cancelled")
        action = play.actions[number] if number < len(play.actions) else None
        steps.append(step(game, again.state, number, action, settings))
        if action is not None:
            again.apply(action)
        progress(number + 1, total)
    return finish(record, play, steps, settings)
