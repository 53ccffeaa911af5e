"""Tables at random: number of seats and options."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

import tatami
from tatami.engine.chance import Chance
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game
from tatami.engine.options import fields


class TableChoice(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a game except for its moves."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str

    def describe(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats, {options or 'default options'}, seed {self.seed}"


def random_table(key: str, rng: Chance, seed: str) -> TableChoice:
    game = tatami.game(key)
    seats = game.min_seats + int(rng.below(game.max_seats - game.min_seats + 1))
    return TableChoice(game=key, seats=seats, options=random_options(game, rng), seed=seed)


def random_options(game: Game[Any], rng: Chance) -> dict[str, Any]:
    """Each option has its default in half of the cases; combinations that the game refuses are
    drawn again."""
    while True:
        values = {
            field.name: random_value(field.type, rng)
            for field in fields(game.options_type)
            if rng.below(2)
        }
        try:
            game.table(options=values)
        except BadOptions:
            continue
        return values


def random_value(kind: inspect.Type, rng: Chance) -> Any:
    if isinstance(kind, inspect.Metadata):
        return random_value(kind.type, rng)
    if isinstance(kind, inspect.BoolType):
        return bool(rng.below(2))
    if isinstance(kind, inspect.LiteralType):
        return kind.values[rng.below(len(kind.values))]
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return kind.ge + int(rng.below(kind.le - kind.ge + 1))
    raise AssertionError(f"no random value of {kind}: say here how to draw one")
