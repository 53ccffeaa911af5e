"""`Analysis`: the whole analysis of a game, as stored and sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tatami.analysis.analyze_position import JudgedDecision, PositionAnalysis
from tatami.analysis.luck_and_skill import LuckAndSkill, SeatAttribution
from tatami.analysis.settings import AnalysisSettings
from tatami.engine.game_in_progress import Play

FORMAT = "tatami analysis 1"


class Point(msgspec.Struct, frozen=True):
    """One point of the evaluation curve: the winning chances with all cards known."""

    number: int
    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    format: str = FORMAT
    game: str
    version: int
    record: str
    """The digest of the record."""
    settings: AnalysisSettings
    curve: tuple[Point, ...]
    decisions: tuple[JudgedDecision, ...]
    accounts: tuple[LuckAndSkill, ...]


def report(
    play: Play[Any],
    result: tuple[float, ...],
    positions: Sequence[PositionAnalysis],
    record: str,
    settings: AnalysisSettings,
) -> Analysis:
    """Combine the positions of a whole game, which must be in order."""
    assert [one.number for one in positions] == list(range(len(play.actions) + 1))
    hides = hidden_from_actors(play)
    attributions = [SeatAttribution(seat, positions, play.actors) for seat in range(play.seats)]
    return Analysis(
        game=play.game.key,
        version=play.game.version,
        record=record,
        settings=settings,
        curve=curve(positions, attributions[0].sources),
        decisions=tuple(one.judged for one in positions if one.judged is not None),
        accounts=tuple(one.luck_and_skill(result, hides) for one in attributions),
    )


def curve(positions: Sequence[PositionAnalysis], sources: list[int]) -> tuple[Point, ...]:
    points = []
    for number, source in enumerate(sources):
        truth = positions[source].truth
        assert truth is not None
        points.append(Point(number, truth.shares, truth.errors))
    return tuple(points)


def hidden_from_actors(play: Play[Any]) -> list[bool]:
    """For each decision, whether information was hidden from the actor."""
    again = play.at(0)
    found = []
    for action, actor in zip(play.actions, play.actors, strict=True):
        found.append(play.game.is_anything_hidden(again.state, actor))
        again.apply(action)
    return found
