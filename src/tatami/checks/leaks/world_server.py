"""A server in one of two worlds: `python -m tatami.checks.leaks.world_server WORLD FOLDER`.

It is the server of `tatami serve`, with everything fixed that is random or the time of day: names,
ids, secrets of deals and the clock, so that two of them send the same bytes. At the start of a game
the cards that one viewer cannot know are dealt again, differently in each world. The name of one of
the players says for which viewer, when, and with which seeds (`Split`).
"""

from __future__ import annotations

import itertools
import mmap
import secrets
import sys
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tatami.engine import fair_deals
from tatami.engine.game_in_progress import Redeal
from tatami.engine.records import Origin
from tatami.server import signing
from tatami.server.operate.listen_address import listen
from tatami.server.run import serve
from tatami.server.settings import Settings, load
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.table import Table

SECRET = "the same in both worlds: 32 bytes or more"
START = 1_000_000_000_000
"""Milliseconds since 1970 when the clock starts."""


class Split(NamedTuple):
    """Where the two worlds part: after `after` moves, by what `seat` cannot know (-1: a
    spectator)."""

    seat: int
    after: int
    seeds: tuple[int, int]
    """One for each world."""

    def name(self) -> str:
        return f"split {self.seat} {self.after} {self.seeds[0]} {self.seeds[1]}"

    def redeals(self, world: int) -> tuple[Redeal, ...]:
        return (Redeal(after=self.after, seat=self.seat, seed=f"world {self.seeds[world]}"),)


def read_split(table: Table) -> Split:
    (name,) = (seat.name for seat in table.seats if seat.name.startswith("split "))
    _word, seat, after, one, other = name.split()
    return Split(int(seat), int(after), (int(one), int(other)))


class SteppedClock:
    """A clock in a file that the check sets; both the wall clock and the monotonic clock."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(START.to_bytes(8, "little"))
        with file.open("r+b") as opened:
            self.memory = mmap.mmap(opened.fileno(), 8)

    def now(self) -> int:
        return int.from_bytes(self.memory[:8], "little")

    def monotonic(self) -> float:
        return self.now() / 1000

    def advance(self, milliseconds: int) -> None:
        self.memory[:8] = (self.now() + milliseconds).to_bytes(8, "little")


def fix_randomness() -> None:
    numbers = itertools.count()
    fair_deals.draw_secret = lambda: SECRET
    secrets.token_urlsafe = lambda nbytes=None: f"t{next(numbers)}"  # noqa: ARG005
    signing.Tokens.new_player = lambda self: f"player{next(numbers)}"  # type: ignore[method-assign]  # noqa: ARG005
    uuid.uuid4 = lambda: uuid.UUID(int=7)


def split_worlds(world: int) -> None:
    """Deal the hidden cards again at the start of every game, as a fork of a game would."""
    started: Callable[[Table], entries.Started] = command_handlers.started

    def started_in_world(table: Table) -> entries.Started:
        split = read_split(table)
        origin = Origin(record="", moves=split.after, redeals=split.redeals(world))
        return entries.Started(seed=started(table).seed, origin=origin)

    command_handlers.started = started_in_world


def settings_of(folder: str) -> Settings:
    return load(
        {}, data=folder, port=0, secret=SECRET, workers=1, request_workers=1, rate_limits=False,
        public_url="http://tatami.test",  # pages name it: the ports of two servers differ
        log_level="warning",
    )  # fmt: skip


def main(world: str, folder: str) -> None:
    fix_randomness()
    split_worlds(int(world))
    settings = settings_of(folder)
    clock = SteppedClock(Path(folder) / "clock")
    sockets = listen(settings, fixed=True)

    def ready() -> None:
        port = sockets[0].getsockname()[1]
        print(f"Tatami is running at http://127.0.0.1:{port}/\nPress Ctrl+C to stop.", flush=True)

    serve(settings, sockets, ready, clock.now, clock.monotonic)


if __name__ == "__main__":
    main(*sys.argv[1:])
