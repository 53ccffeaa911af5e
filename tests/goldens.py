"""Golden games of every game: `python -m tests.goldens make [GAME ...]` plays them again.

A golden game is a record (`goldens/NAME.json`), and a transcript of it for people
(`goldens/NAME.txt`): every move with its events, and the position from time to time. Each game
lists its golden games in `tests/games/GAME/parameters.py`.

Make them again only when a game is meant to play differently: raise its version, and read the
difference of the transcripts before you commit it. Events are written as data, not as sentences,
so that better wording does not change a golden game.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami.engine import Game, Play, chance_from, records
from tatami.engine.errors import BadPosition
from tatami.engine.sentences import seat_fields
from tatami.engine.state import SPECTATORS, EventData
from tests.games.parameters import FOLDER, Golden, keys, parameters_of

POSITION_EVERY = 20
"""Moves between two positions of a transcript."""


def folder_of(key: str) -> Path:
    return FOLDER / key / "goldens"


def golden_moves(key: str) -> list[str]:
    """All moves of a game's golden games."""
    files = [folder_of(key) / f"{golden.name}.json" for golden in parameters_of(key).goldens]
    return [move.text for file in files for move in records.read(file.read_bytes()).moves]


def play(game: Game[Any], golden: Golden) -> Play[Any]:
    """Play a golden game again from its seeds."""
    found = Play(game, seats=golden.seats, seed=golden.seed, options=golden.options)
    rng = chance_from(golden.choices)
    while not found.state.over:
        found.apply(golden.choose(found, rng))
    return found


def record_of(found: Play[Any], golden: Golden) -> records.Record:
    names = seat_names(found)
    bots = golden.bots or (None,) * found.seats
    seats = [records.Seat(name=name, bot=bot) for name, bot in zip(names, bots, strict=True)]
    return records.record(found, tuple(seats))


def seat_names(found: Play[Any]) -> list[str]:
    own = found.game.seat_names
    return [own[seat] if own else f"P{seat + 1}" for seat in range(found.seats)]


# The transcript.


def transcript(record: records.Record, shows: str) -> str:
    """A record as text for people: raises BadRecord if it cannot be played as it says."""
    game = tatami.game(record.game)
    finished = records.verify(record, game)
    lines = [*heading(record, shows), *moves(finished), *ending(finished)]
    return "\n".join(lines) + "\n"


def heading(record: records.Record, shows: str) -> list[str]:
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    return [
        f"{record.game}, version {record.version}, {len(record.seats)} seats",
        f"shows: {shows}",
        f"seed: {record.seed}",
        f"options: {options or 'all by default'}",
        "",
    ]


def moves(finished: Play[Any]) -> Iterator[str]:
    """Every move with the number of legal ones, its events, and some of the positions."""
    game, names = finished.game, seat_names(finished)
    again = finished.at(0)
    yield from events(again, again.event_data[0])
    yield from position(again)
    due = POSITION_EVERY
    for number, action in enumerate(finished.actions, 1):
        count = len(again.state.legal())
        again.apply(action)
        yield f"{number}. {names[again.actors[-1]]}: {game.show(action)} (1 of {count})"
        yield from events(again, again.event_data[-1])
        if number >= due or again.state.over:
            for line in position(again):
                due = number + POSITION_EVERY
                yield line


def position(found: Play[Any]) -> Iterator[str]:
    """Nothing where the game's notation has no words for such a position."""
    with contextlib.suppress(BadPosition):
        yield f"   = {found.game.write_position(found.state)}"


def events(found: Play[Any], data: list[EventData]) -> Iterator[str]:
    """The events as data, each with its audience unless everybody sees it."""
    names = seat_names(found)
    for kind, audience, args in data:
        event = found.game.event(found.state, kind, args)
        yield f"   {event_text(event, names)}{to_whom(audience, names)}"


def event_text(event: msgspec.Struct, names: list[str]) -> str:
    """The tag and the fields; seats by name."""
    fields = msgspec.to_builtins(event)
    words = [str(fields.pop("type"))]
    seats = seat_fields(type(event))
    for name, value in fields.items():
        is_seat = name in seats and value is not None
        words.append(f"{name}={names[value] if is_seat else plain(value)}")
    return " ".join(words)


def plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def to_whom(audience: int, names: list[str]) -> str:
    """Who gets an event, unless everybody does."""
    bits = {**{name: 1 << seat for seat, name in enumerate(names)}, "spectators": SPECTATORS}
    those = [name for name, bit in bits.items() if audience & bit]
    others = [name for name, bit in bits.items() if not audience & bit]
    if not others:
        return ""
    return f" → {', '.join(those)}" if len(those) < len(others) else f" → not {', '.join(others)}"


def ending(finished: Play[Any]) -> list[str]:
    """The outcome, and a digest of what positions and events do not show."""
    outcome = finished.game.outcome(finished.state)
    assert outcome is not None
    everything = f"{finished.state.dump()}\n{finished.event_data}"
    args = " ".join(f"{name}={plain(value)}" for name, value in outcome.args.items())
    return [
        "",
        f"end: {outcome.reason} ({outcome.rule}), shares {list(outcome.shares)} {args}".rstrip(),
        f"digest: {hashlib.sha256(everything.encode()).hexdigest()}",
    ]


# The command.


def make(key: str) -> None:
    folder = folder_of(key)
    folder.mkdir(exist_ok=True)
    for golden in parameters_of(key).goldens:
        record = record_of(play(tatami.game(key), golden), golden)
        (folder / f"{golden.name}.json").write_text(records.write(record), encoding="utf-8")
        text = transcript(record, golden.shows)
        (folder / f"{golden.name}.txt").write_text(text, encoding="utf-8")
        print(f"{key}/{golden.name}: {len(record.moves)} moves")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.goldens", description=__doc__)
    parser.add_argument("command", choices=["make"])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    given = parser.parse_args(arguments)
    if unknown := set(given.games) - set(keys()):
        parser.error(f"no golden games of {', '.join(sorted(unknown))}; there are {keys()}")
    for key in given.games or keys():
        make(key)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
