"""Bot levels 1 to 8: settings per game, from the game's `levels.toml`."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from tatami.bots.errors import BadBot
from tatami.engine.game import Game

LEVELS = range(1, 9)


def level(game: Game[Any], number: int) -> tuple[str, dict[str, Any]]:
    """The name of the bot that plays this level of a game, and its settings."""
    settings = dict(levels_of(game)[number - 1])
    return str(settings.pop("bot")), settings


@functools.cache
def levels_of(game: Game[Any]) -> list[dict[str, Any]]:
    file = game.folder.joinpath("levels.toml")
    return read_levels(file) if file.is_file() else GENERIC_LEVELS


def read_levels(file: Traversable) -> list[dict[str, Any]]:
    """Eight tables `[[level]]` with a `bot`; their other entries are checked by that bot."""
    try:
        levels = tomllib.loads(file.read_text(encoding="utf-8"))["level"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise BadBot(f"{file.name} cannot be read: {error}") from None
    if len(levels) != len(LEVELS) or not all("bot" in one for one in levels):
        raise BadBot(f"{file.name} must have {len(LEVELS)} tables [[level]], each with a bot")
    return list(levels)


def generic_level(simulations: int, temperature: float = 0.0) -> dict[str, Any]:
    """A level for a game without `levels.toml`: full rollouts, as it may have no evaluation."""
    soft = {"temperature": temperature, "margin": 4 * temperature} if temperature else {}
    return {
        "bot": "ismcts",
        "simulations": simulations,
        "seconds": 2.0,
        "bias": 0.0,
        "rollout": 1000,
        "exploration": 1.4,
        **soft,
    }


GENERIC_LEVELS = [
    generic_level(8, 0.20),
    generic_level(16, 0.12),
    generic_level(40, 0.07),
    generic_level(100, 0.03),
    generic_level(250),
    generic_level(700),
    generic_level(2000),
    generic_level(8000),
]
