"""States as values: comparing, pickling and showing them.

A pickle holds every field, compiled or interpreted alike: one mode reads what the other wrote.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tatami.engine.chance import chance_from

if TYPE_CHECKING:
    from tatami.engine.game import Game
    from tatami.engine.state import State

VECTORS: dict[str, Any] = {"B": vec[u8], "i": vec[i32], "q": vec[i64], "d": vec[float]}
"""The types of vectors by the format of their memory."""

GAMES_BY_TYPE: dict[type, Game[Any]] = {}
"""Whose states (and views) these are, for games that were set up in this process."""


class PackedVector(tuple[str, bytes]):
    """A vector in a pickle: its format and its bytes."""


def game_of(value: object) -> Game[Any] | None:
    """The game that a state or view belongs to, if it can be found."""
    kind = type(value)
    if kind not in GAMES_BY_TYPE:
        found = getattr(
            import_module(kind.__module__.rpartition(".")[0] or "builtins"), "GAME", None
        )
        if found is None:
            return None
        GAMES_BY_TYPE[kind] = found
    return GAMES_BY_TYPE[kind]


def fields_of(value: object) -> dict[str, Any]:
    """Every field by name, vectors packed."""
    compiled = getattr(type(value), "__mypyc_attrs__", ())
    names = [*(name for name in compiled if hasattr(value, name)), *getattr(value, "__dict__", {})]
    return {name: packed(getattr(value, name)) for name in names}


def packed(value: object) -> object:
    if isinstance(value, vec):
        memory = memoryview(value)
        return PackedVector((memory.format, memory.tobytes()))
    return value


def unpacked(value: object) -> object:
    if isinstance(value, PackedVector):
        kind, content = value
        return VECTORS[kind](array(kind, content).tolist())
    return value


def with_fields(make: Any, fields: dict[str, Any]) -> Any:
    """An object with these fields."""
    value = make()
    for name, field in fields.items():
        setattr(value, name, unpacked(field))
    return value


def reduced(state: State) -> tuple[object, ...]:
    """What `pickle` stores: the game, the number of seats, and the fields."""
    game = game_of(state)
    if game is None:
        raise TypeError(f"cannot pickle {type(state).__name__}: its game is not installed here")
    return rebuilt, (game, int(state.seats), fields_of(state))


def rebuilt(game: Game[Any], seats: int, fields: dict[str, Any]) -> State:
    chance = fields["chance"]
    state: State = with_fields(lambda: game.table(seats=seats).deal(chance_from("pickle")), fields)
    state.chance = chance
    return state


def are_equal(one: State, other: State) -> bool:
    """The same position, future, options and components."""
    if type(one) is not type(other) or one.seats != other.seats or one.chance != other.chance:
        return False
    return one.dump() == other.dump() and settings_of(one) == settings_of(other)


def settings_of(state: State) -> object:
    """What the games of a table have in common, seen in a game dealt with a fixed seed."""
    return plain(fields_of(state.deal(chance_from("settings"))))


def plain(value: object) -> object:
    """A value that can be compared, for objects that have only their pickled form."""
    if isinstance(value, dict):
        return {name: plain(field) for name, field in value.items()}
    if type(value).__reduce__ is object.__reduce__ or isinstance(value, PackedVector):
        return value
    reduction: Any = value.__reduce__()
    return [plain(argument) for argument in reduction[1]]


def described(state: State) -> str:
    """For people: what kind of state, who is to act, the position."""
    asked = "over" if state.over else f"seat {state.to_act} to act"
    game = game_of(state)
    name = type(state).__name__ if game is None else game.key
    return f"<{name}, {state.seats} seats, {asked}: {' '.join(state.dump().split())[:200]}>"


def drawn(value: object) -> str:
    """A picture for notebooks: of a state, as the seat to act sees it (spectators after the
    end)."""
    from tatami.engine.state import State
    from tatami.engine.svg_text import svg_of_text
    from tatami.engine.terminal_text import Painter

    game = game_of(value)
    if game is None:
        raise NotImplementedError  # a notebook then shows the text instead
    view = value
    if isinstance(value, State):
        view = game.view(value, None if value.over else value.to_act)
    return svg_of_text(game.draw(view, Painter(), "en"))
