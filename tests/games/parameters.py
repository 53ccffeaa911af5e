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

import tatami
from tatami.engine import Chance, Play

FOLDER = Path(__file__).parent

Options = Mapping[str, Any]
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
class Parameters:
    goldens: tuple[Golden, ...]


def keys() -> list[str]:
    """The games that have a folder of tests."""
    return [key for key in tatami.game_keys() if (FOLDER / key / "parameters.py").exists()]


def parameters_of(key: str) -> Parameters:
    found = import_module(f"tests.games.{key}.parameters").PARAMETERS
    assert isinstance(found, Parameters)
    return found
