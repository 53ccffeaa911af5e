"""All that is said about a game, as it is stored and sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tatami.analysis.analyze_position import Judged, Step
from tatami.analysis.luck_and_skill import Account, Accountant
from tatami.analysis.settings import AnalysisSettings
from tatami.engine.play import Play

FORMAT = "tatami analysis 1"


class Point(msgspec.Struct, frozen=True):
    """The evaluation curve after so many actions, with all cards known."""

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
    decisions: tuple[Judged, ...]
    accounts: tuple[Account, ...]


def report(
    play: Play[Any],
    result: tuple[float, ...],
    steps: Sequence[Step],
    record: str,
    settings: AnalysisSettings,
) -> Analysis:
    """Put the steps of a whole game together, in order."""
    assert [one.number for one in steps] == list(range(len(play.actions) + 1))
    hides = hidden_from_actors(play)
    accountants = [Accountant(seat, steps, play.actors) for seat in range(play.seats)]
    return Analysis(
        game=play.game.key,
        version=play.game.version,
        record=record,
        settings=settings,
        curve=curve(steps, accountants[0].truths),
        decisions=tuple(one.judged for one in steps if one.judged is not None),
        accounts=tuple(one.account(result, hides) for one in accountants),
    )


def curve(steps: Sequence[Step], truths: list[int]) -> tuple[Point, ...]:
    points = []
    for number, source in enumerate(truths):
        truth = steps[source].truth
        assert truth is not None
        points.append(Point(number, truth.shares, truth.errors))
    return tuple(points)


def hidden_from_actors(play: Play[Any]) -> list[bool]:
    """At each decision: could the actor have been in another state?"""
    again = play.at(0)
    found = []
    for action, actor in zip(play.actions, play.actors, strict=True):
        found.append(play.game.is_anything_hidden(again.state, actor))
        again.apply(action)
    return found
