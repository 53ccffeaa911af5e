"""How thoroughly a game is looked at, and by which search."""

from __future__ import annotations

import functools
import tomllib
from typing import Annotated, Any

import msgspec

from tatami.bots.levels import LEVELS, level
from tatami.bots.mcts_bots import SearchSettings
from tatami.engine.game import Game
from tatami.engine.state import State

DEPTHS = {"quick": 100, "normal": 400, "deep": 2000}
"""Simulations per estimate, by the word that a server or a person uses for them."""
SEARCHES = ("ismcts", "mcts")
SHAPE = ("exploration", "bias", "rollout")
"""What a level says of a search beside how long it takes."""


class AnalysisSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    simulations: Annotated[int, msgspec.Meta(ge=8, le=1_000_000)] = DEPTHS["normal"]
    """Per estimate; a decision takes one to four estimates. The same number, the same analysis."""
    seed: str = "analysis"


def search_settings(game: Game[Any]) -> SearchSettings:
    """The search of the game's highest level; the usual one where that level is no such search.

    A game that says nothing of levels but evaluates its positions need not be played out either.
    """
    kind, settings = level(game, LEVELS[-1])
    own = game.folder.joinpath("levels.toml").is_file()
    if kind not in SEARCHES or (not own and evaluates(game)):
        return SearchSettings()
    return SearchSettings(**{name: settings[name] for name in SHAPE if name in settings})


@functools.cache
def evaluates(game: Game[Any]) -> bool:
    kinds = type(game.table()).__mro__
    return any("evaluate" in vars(kind) for kind in kinds[: kinds.index(State)])


@functools.cache
def exponent_of(game: Game[Any]) -> float:
    """How sure the game's evaluation really is of itself: shares are raised to this power before
    they are told, so that of the positions said to be worth 0.7 about 0.7 are won. Fitted to games
    between bots (`benchmarks/calibration.py`) and kept in the game's `calibration.toml`."""
    file = game.folder.joinpath("calibration.toml")
    if not file.is_file():
        return 1.0
    return float(tomllib.loads(file.read_text(encoding="utf-8"))["exponent"])
