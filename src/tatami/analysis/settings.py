"""Settings of an analysis: its depth, and the search it uses for a game."""

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
"""Simulations per estimate, by the name that servers and the command line use."""
SEARCHES = ("ismcts", "mcts", "policy")
SHAPE = ("exploration", "bias", "rollout")
"""The settings of a level that shape a search, without its budget."""


class AnalysisSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    simulations: Annotated[int, msgspec.Meta(ge=8, le=1_000_000)] = DEPTHS["normal"]
    """Per estimate; a decision takes one to four estimates. The same number gives the same
    analysis."""
    seed: str = "analysis"


def search_settings(game: Game[Any]) -> SearchSettings:
    """The settings of the game's highest level, or the defaults if that level is another kind of
    bot.

    A game without `levels.toml` but with an evaluation gets the defaults too: the generic levels
    would play every simulation to the end.
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
    """Calibrates the game's evaluation: winning chances are raised to this power, so that positions
    estimated at 0.7 are won in about 70 % of the games. `benchmarks/calibration.py` fits it to
    games between bots; the game's `calibration.toml` holds it."""
    file = game.folder.joinpath("calibration.toml")
    if not file.is_file():
        return 1.0
    return float(tomllib.loads(file.read_text(encoding="utf-8"))["exponent"])
