"""Finds the games: the built-in ones by their folders in `tatami.games`, others as plug-ins.

A package adds a game with an entry point of the group `tatami.games`, for example
`mygame = "my_package.mygame:GAME"`. The name of the entry point must be the key of the game. A
plug-in that cannot be used is reported in one line and left out.
"""

from __future__ import annotations

import functools
import pkgutil
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any, Literal, overload

import tatami.games
from tatami.engine.errors import UnknownGame
from tatami.engine.game import Game
from tatami.engine.plugins import load_plugins

if TYPE_CHECKING:
    from tatami.games.honor.game import Honor
    from tatami.games.samourai.game import Samourai
    from tatami.games.seven.game import Seven
    from tatami.games.village.game import Village

GROUP = "tatami.games"
LISTED_FIRST = ("samourai", "village", "seven", "honor")
"""The order of the built-in games in lists. Other folders follow in alphabetical order."""


def find_built_in() -> dict[str, str]:
    folders = sorted(found.name for found in pkgutil.iter_modules(tatami.games.__path__))
    ordered = [*(key for key in LISTED_FIRST if key in folders), *folders]
    return {key: f"tatami.games.{key}:GAME" for key in ordered}


BUILT_IN_GAMES = find_built_in()
"""Where each built-in game is defined, by key."""


def game_keys() -> list[str]:
    """The keys of all games, the built-in ones first."""
    return [*BUILT_IN_GAMES, *plugin_games()]


@overload
def game(key: Literal["samourai"]) -> Samourai: ...
@overload
def game(key: Literal["village"]) -> Village: ...
@overload
def game(key: Literal["seven"]) -> Seven: ...
@overload
def game(key: Literal["honor"]) -> Honor: ...
@overload
def game(key: str) -> Game[Any]: ...
def game(key: str) -> Game[Any]:
    """The game of that key. A built-in game is imported on first use.

    The overloads tell type checkers the class of each built-in game; a test says if one is missing.
    """
    return found_game(key)


@functools.cache
def found_game(key: str) -> Game[Any]:
    if key in BUILT_IN_GAMES:
        module, _, name = BUILT_IN_GAMES[key].partition(":")
        found = getattr(import_module(module), name)
        assert isinstance(found, Game)
        return found
    if key not in plugin_games():
        raise UnknownGame(f"there is no game {key!r}; choose from {', '.join(game_keys())}")
    return plugin_games()[key]


@functools.cache
def plugin_games() -> dict[str, Game[Any]]:
    """The games of other packages by key. All of them are imported, to leave out broken ones."""
    return load_plugins(GROUP, problem, BUILT_IN_GAMES)


def problem(entry: EntryPoint, found: Any) -> str:
    """Why a plug-in cannot be used as a game; empty if it can."""
    if not isinstance(found, Game):
        return f"{type(found).__name__} is not a tatami.Game"
    key = getattr(found, "key", "")
    return "" if key == entry.name else f"the key of the game is {key!r}, not {entry.name!r}"


def reload() -> None:
    """Forget the games found so far, after packages were added or removed."""
    found_game.cache_clear()
    plugin_games.cache_clear()
