"""`SentenceWriter`: decisions, events and outcomes as sentences with player names, in one
language."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from tatami.engine.errors import IllegalMove
from tatami.engine.game import Game
from tatami.engine.game_types import Arg, Decision, Event, Outcome

SEAT = "_seat"
MINUS = re.compile(r"(?<![\w.])-(?=\d)")


def with_true_minus(text: str) -> str:
    """The text with a minus sign, not a hyphen, before negative numbers."""
    return MINUS.sub("−", text)


class SentenceWriter:
    """Writes the sentences of one game. Seats become player names; other arguments stay as they
    are, because the Fluent texts select their variants by them. The reader's own seat is "you"
    where the game has such sentences (`texts/you.<language>.ftl`)."""

    def __init__(
        self, game: Game[Any], names: list[str], language: str = "en", you: int | None = None
    ) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.you = you

    def say(self, key: str, **args: object) -> str:
        """A text of the game, with true minus signs."""
        return with_true_minus(self.game.texts.say(key, self.language, **args))

    def say_to_reader(self, key: str, seats: Mapping[str, object], **args: object) -> str:
        """A text of the game, as a sentence with "you" if one of the seats is the reader's."""
        for field in own_fields(seats, self.you):
            own = self.game.texts.attribute(f"{key}-you", field, self.language, **args)
            if own:
                return with_true_minus(own)
        return self.say(key, **args)

    def ask(self, decision: Decision) -> str:
        """The ask line."""
        args = {"player": self.name(decision.seat), **self.with_names(decision.args)}
        seats = {key.removesuffix(SEAT): seat for key, seat in decision.args.items() if SEAT in key}
        return self.say_to_reader(f"ask-{decision.kind}", seats, **args)

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
        args = {"text": text, "player": player, **self.arguments(move)}
        return self.say_to_reader(key, self.seats(move), **args)

    def event(self, event: Event) -> str:
        key = f"event-{type(event).__struct_config__.tag}"
        return self.say_to_reader(key, self.seats(event), **self.arguments(event))

    def end(self, outcome: Outcome) -> str:
        """The texts select by `winners`, the number of winners; 0 stands for a draw."""
        names = ", ".join(self.names[seat] for seat in outcome.winners)
        winners = 0 if outcome.is_draw else len(outcome.winners)
        others = ", ".join(self.names[seat] for seat in outcome.winners if seat != self.you)
        args = {"winner": names, "winners": winners, "others": others, **outcome.args}
        part = {} if winners == 0 else {reader_part(outcome, self.you): self.you}
        return self.say_to_reader(f"end-{outcome.reason}", part, **args)

    def preview(self, args: dict[str, Arg]) -> str:
        return self.say("preview", **self.with_names(args)) if args else ""

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is illegal, with its rule; in English if the game has no text for it."""
        key = f"refusal-{error.key}"
        if not self.game.texts.has(key, self.language):
            return str(error)
        sentence = self.say(key, **error.args_of_key)
        return f"{sentence} ({error.rule})" if error.rule else sentence

    def name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def seats(self, struct: msgspec.Struct) -> dict[str, object]:
        """The fields of a struct that are seats."""
        return {field: getattr(struct, field) for field in seat_fields(type(struct))}

    def arguments(self, struct: msgspec.Struct) -> dict[str, object]:
        """The fields of a struct; fields of type `SeatNumber` become names."""
        seats = seat_fields(type(struct))
        values = msgspec.structs.asdict(struct)
        return {
            field: self.name(value) if field in seats else value for field, value in values.items()
        }


def own_fields(seats: Mapping[str, object], you: int | None) -> list[str]:
    """The fields that hold the reader's seat, the player who acts first; of several also all
    together, as `seat-target`."""
    if you is None:
        return []
    own = sorted(field for field in seats if seats[field] == you)
    own.sort(key=lambda field: field != "seat")
    return ["-".join(own), *own] if len(own) > 1 else own


def reader_part(outcome: Outcome, you: int | None) -> str:
    """`winner`, `shared` with others, or `loser`."""
    if you not in outcome.winners:
        return "loser"
    return "winner" if len(outcome.winners) == 1 else "shared"


@functools.cache
def seat_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return frozenset(field.name for field in info.fields if _is_seat(field.type))


def _is_seat(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.UnionType):
        return any(_is_seat(part) for part in kind.types)
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("part") == "seat"
