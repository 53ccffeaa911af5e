"""The one place that names the games. A package of yours adds its own by the entry point group
`tatami.games`, e.g. `mygame = "my_package.mygame:GAME"`."""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tatami.engine.errors import UnknownGame
from tatami.engine.game import Game

HOUSE_GAMES = {
    "samourai": "tatami.games.samourai:GAME",
    "village": "tatami.games.village:GAME",
    "seven": "tatami.games.seven:GAME",
    "honor": "tatami.games.honor:GAME",
}


@functools.cache
def _known() -> dict[str, str]:
    others = {entry.name: entry.value for entry in entry_points(group="tatami.games")}
    return {**others, **HOUSE_GAMES}


def game_keys() -> list[str]:
    """The keys of all games, the house's own first."""
    return list(dict.fromkeys([*HOUSE_GAMES, *sorted(_known())]))


@functools.cache
def game(key: str) -> Game[Any]:
    """The game of that key, imported when first asked for."""
    place = _known().get(key)
    if place is None:
        raise UnknownGame(f"there is no game {key!r}; there is {', '.join(game_keys())}")
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found
