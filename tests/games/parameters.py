"""What the tests of all games are to try on one game.

Each game says so in `tests/games/GAME/parameters.py`, as `PARAMETERS`. The tests in this folder
find it there: a new game needs a folder and no change here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.engine import Chance, Play
from tatami.engine.state import State

FOLDER = Path(__file__).parent

Options = Mapping[str, Any]
Marks = tuple[pytest.MarkDecorator, ...]
HEAVY = (pytest.mark.heavy,)
LONG = (pytest.mark.long, pytest.mark.timeout(7200))
Chooser = Callable[[Play[Any], Chance], int]
"""Chooses an action of a golden game, with its own generator."""


def at_random(play: Play[Any], rng: Chance) -> int:
    return int(play.state.pick(rng))


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A golden game: how it is dealt, who plays it and what it is to show."""

    name: str
    shows: str
    seats: int
    seed: str
    choices: str
    """The seed of the choices."""
    options: Options = field(default_factory=dict)
    choose: Chooser = at_random
    bots: tuple[str, ...] = ()
    """The names of the bots that play, if bots do."""
    reason: str
    """Why the game ends."""


@dataclass(frozen=True, kw_only=True)
class Conformance:
    """Random games in which `conform` tries every law of the contract."""

    games: int
    seats: int | None = None
    options: Options = field(default_factory=dict)
    material: str | None = None
    seed: str = "conform"
    some: int = 5
    marks: Marks = ()
    """Without one, the laws are tried interpreted, too."""


@dataclass(frozen=True, kw_only=True)
class Agreement:
    """Random games that must be the same compiled and interpreted."""

    games: int
    place: str = ""
    """Where a shorter form of the game is defined, as `module:GAME`."""
    seed: str = "agree"
    marks: Marks = HEAVY


@dataclass(frozen=True, kw_only=True)
class Sampling:
    """Random positions at which the sampling law is tried."""

    positions: int
    start: Callable[[int], State]
    """Begins the game of this number."""
    decisions: int = 100_000
    """At most so many of one game."""
    one_in: int = 1
    """So many decisions from one of the positions to the next, about."""
    one_viewer: bool = False
    """Try a viewer at random instead of all of them."""
    marks: Marks = HEAVY


@dataclass(frozen=True, kw_only=True)
class Parameters:
    rules: int
    """How many numbered rules the game has."""
    goldens: tuple[Golden, ...]
    conformance: tuple[Conformance, ...]
    agreements: tuple[Agreement, ...]
    sampling: tuple[Sampling, ...] = ()
    """None for a game that hides nothing: conformance tries all there is."""
    invariant_options: tuple[Options, ...] = ({},)
    """More than one where options change what the invariants are about."""
    long_games: int
    """Random games at each table of the long test of the invariants."""


def keys() -> list[str]:
    """The games that have a folder of tests."""
    return [key for key in tatami.game_keys() if (FOLDER / key / "parameters.py").exists()]


def parameters_of(key: str) -> Parameters:
    found = import_module(f"tests.games.{key}.parameters").PARAMETERS
    assert isinstance(found, Parameters)
    return found


def cases(name: str) -> list[Any]:
    """The entries of one field for all games, as parameters `key, case` of a test."""
    return [
        pytest.param(key, case, marks=case.marks, id=f"{key} {number}")
        for key in keys()
        for number, case in enumerate(getattr(parameters_of(key), name), 1)
    ]
