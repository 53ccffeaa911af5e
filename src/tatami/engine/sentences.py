"""`SentenceWriter`: decisions, events and outcomes as sentences with player names, in one
language."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from tatami.engine.game import Game
from tatami.engine.game_types import Arg, Decision, Event, Outcome

SEAT = "_seat"
MINUS = re.compile(r"(?<![\w.])-(?=\d)")


class SentenceWriter:
    """Writes the sentences of one game. Seats become player names; other arguments stay as they
    are, because the Fluent texts select their variants by them."""

    def __init__(self, game: Game[Any], names: list[str], language: str = "en") -> None:
        self.game = game
        self.names = names
        self.language = language

    def say(self, key: str, **args: object) -> str:
        """A text of the game, with true minus signs."""
        return MINUS.sub("−", self.game.texts.say(key, self.language, **args))

    def ask(self, decision: Decision) -> str:
        """The ask line."""
        args = {"player": self.name(decision.seat), **self.with_names(decision.args)}
        return self.say(f"ask-{decision.kind}", **args)

    def with_names(self, args: Mapping[str, Arg]) -> dict[str, object]:
        """An argument such as `target_seat` becomes the name `target`."""
        found: dict[str, object] = {}
        for key, value in args.items():
            if key.endswith(SEAT):
                found[key.removesuffix(SEAT)] = "" if value is None else self.name(int(str(value)))
            else:
                found[key] = value
        return found

    def choice(self, action: int) -> str:
        """A move in words; its text form if the game has no words for it."""
        move, text = self.game.move(action), self.game.show(action)
        key = f"choice-{type(move).__struct_config__.tag}"
        if not self.game.texts.has(key, self.language):
            return text
        player = self.name(getattr(move, "seat", None))
        return self.say(key, **{"text": text, "player": player, **self.arguments(move)})

    def event(self, event: Event) -> str:
        tag = type(event).__struct_config__.tag
        return self.say(f"event-{tag}", **self.arguments(event))

    def end(self, outcome: Outcome) -> str:
        """The texts select by `winners`, the number of winners; 0 stands for a draw."""
        names = ", ".join(self.names[seat] for seat in outcome.winners)
        winners = 0 if outcome.is_draw else len(outcome.winners)
        args = {"winner": names, "winners": winners, **outcome.args}
        return self.say(f"end-{outcome.reason}", **args)

    def preview(self, args: dict[str, Arg]) -> str:
        return self.say("preview", **self.with_names(args)) if args else ""

    def name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def arguments(self, struct: msgspec.Struct) -> dict[str, object]:
        """The fields of a struct; fields of type `SeatNumber` become names."""
        seats = seat_fields(type(struct))
        values = msgspec.structs.asdict(struct)
        return {
            field: self.name(value) if field in seats else value for field, value in values.items()
        }


@functools.cache
def seat_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return frozenset(field.name for field in info.fields if _is_seat(field.type))


def _is_seat(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return any(_is_seat(part) for part in kind.types)
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("part") == "seat"
