"""What tests outside a game's folder need to know about the game.

A game declares `SAMPLES` in `tests/games/<key>/samples.py`; without that file it gets the defaults.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from tatami.registry import BUILT_IN_GAMES, game


class Samples(msgspec.Struct, frozen=True, kw_only=True):
    searches: tuple[str, ...] = ("ismcts:simulations=40",)
    """Searching bots, with a budget that a test can afford."""
    compared_seats: int | None = None
    """The table at which compiled and interpreted bots are compared; None: the smallest."""
    compared_bots: tuple[str, ...] = ("ismcts:simulations=60", "level-2", "greedy")
    analyzed_seats: int | None = None
    """The table whose games are analyzed; None: the smallest."""
    load_options: dict[str, Any] | None = None
    """Options for long games, if the load benchmark can play this game."""


def module_of(key: str, name: str) -> ModuleType | None:
    """A module in the test folder of a game, if it has one."""
    path = f"tests.games.{key}.{name}"
    return import_module(path) if find_spec(path) else None


def samples(key: str) -> Samples:
    module = module_of(key, "samples")
    found = Samples() if module is None else module.SAMPLES
    assert isinstance(found, Samples)
    smallest = game(key).min_seats
    return msgspec.structs.replace(
        found,
        compared_seats=found.compared_seats or smallest,
        analyzed_seats=found.analyzed_seats or smallest,
    )


ALL_SAMPLES = {key: samples(key) for key in BUILT_IN_GAMES}
