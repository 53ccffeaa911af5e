"""Files and texts that are read without a server: records, positions, components, moves, options.

Whatever is wrong with them must be an error of Tatami with one line of text, never another one.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import tatami
from tatami.checks.fuzz import junk
from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPosition, TatamiError
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play
from tatami.engine.options import parse

LONGEST_GAME = 60
"""Moves of the sample games: short enough to replay often."""
LONGEST_ERROR = 600
"""Characters, besides those of the input that an error may quote."""


class Sample(NamedTuple):
    """A good input, and how it is read."""

    what: str
    text: bytes
    read: Callable[[bytes], object]


class BadError(AssertionError):
    """An input was refused with an error that is none of Tatami's, or with no clear line."""


def samples(seed: str) -> list[Sample]:
    return [sample for key in tatami.game_keys() for sample in samples_of(tatami.game(key), seed)]


def samples_of(game: Game[Any], seed: str) -> Iterator[Sample]:
    for seats in {game.min_seats, game.max_seats}:
        play = sample_game(game, seats, seed)
        yield Sample(f"{game.key} record", record_of(play).encode(), verified)
        yield Sample(
            f"{game.key} position", last_position(play).encode(),
            functools.partial(read_position, game, seats),
        )  # fmt: skip
        for action in play.actions[:8]:
            yield Sample(
                f"{game.key} move", game.show(action).encode(),
                lambda data: game.read(text_of(data)),
            )  # fmt: skip
    components = game.folder.joinpath("material.toml")
    if game.material_type is not None:
        yield Sample(
            f"{game.key} components", components.read_bytes(),
            lambda data: game.table(material=text_of(data)),
        )  # fmt: skip
    for name in game.options_type.__struct_fields__:
        yield Sample(
            f"{game.key} option", f"{name}=1".encode(),
            lambda data: game.table(options=parse(game.options_type, [text_of(data)])),
        )  # fmt: skip


def sample_game(game: Game[Any], seats: int, seed: str) -> Play[Any]:
    play = Play(game, seats=seats, seed=f"{seed} sample")
    rng = chance_from(f"{seed} sample moves")
    while not play.state.over and len(play.actions) < LONGEST_GAME:
        play.apply(play.state.pick(rng))
    return play


def last_position(play: Play[Any]) -> str:
    """The last position that has a text form; not every moment of every game has one."""
    for number in range(len(play.actions), -1, -1):
        with contextlib.suppress(BadPosition):
            return play.game.write_position(play.at(number).state)
    raise AssertionError("no position has a text form")


def read_position(game: Game[Any], seats: int, data: bytes) -> object:
    return game.read_position(text_of(data), game.table(seats=seats))


def record_of(play: Play[Any]) -> str:
    seats = tuple(records.Seat(name=f"player {seat}") for seat in range(play.seats))
    return records.write(records.record(play, seats))


def verified(data: bytes) -> object:
    record = records.read(data)
    return records.verify(record, tatami.game(record.game))


def text_of(data: bytes) -> str:
    """As a file or a request is decoded."""
    return data.decode(errors="replace")


def try_input(sample: Sample, rng: Random) -> bytes:
    """Read a changed form of the sample; raises BadError. Returns what was read."""
    data = junk.mutate(sample.text, rng)
    if rng.random() < 0.02:
        data = rng.randbytes(rng.randrange(60))
    try:
        sample.read(data)
    except TatamiError as error:
        text = str(error)
        if "\n" in text or not 0 < len(text) < LONGEST_ERROR + 4 * len(data):
            raise BadError(f"{sample.what}: no clear line: {text[:300]!r}") from error
    except Exception as error:
        raise BadError(f"{sample.what}: {type(error).__name__}: {str(error)[:300]}") from error
    return data
