"""Measures the bytes that a move costs each viewer, for every game in the registry.

    python -m benchmarks.deltas

Plays random games with all seats and a spectator connected.
"""

from __future__ import annotations

import argparse
import json
import statistics
import zlib
from typing import Any

import tatami
from tatami.engine import chance_from
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import RUNNING, Table
from tatami.server.tables.table_setup import TableSetup


class KeptMessages:
    """A sink that keeps every message."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def send_now(self, message: bytes) -> bool:
        self.messages.append(message)
        return True


def messages_of(subscriber: Subscriber) -> list[bytes]:
    assert isinstance(subscriber.sink, KeptMessages)
    return subscriber.sink.messages


def open_table(key: str, seats: int, seed: str) -> LiveTable:
    """A table that has just started, with a subscriber for every viewer."""
    game = tatami.game(key)
    setup = TableSetup(
        game=key, version=game.version, seats=seats, host="", opened=0, commitment="0" * 64
    )
    live = LiveTable(Table("table", setup, "secret"))
    for seat in range(seats):
        apply(live, entries.SatDown(seat=seat, name=f"player {seat}", player=str(seat)))
    apply(live, entries.Started(seed=seed))
    for viewer in (*range(seats), None):
        live.subscribe(Subscriber("" if viewer is None else str(viewer), KeptMessages()))
        live.viewer_state(viewer)
    return live


def apply(live: LiveTable, entry: entries.AnyEntry) -> None:
    live.apply(NumberedEntry(live.table.number + 1, live.table.number * 4000, entry))


class Sizes:
    """Bytes per delta: as JSON, compressed as on a browser's socket, and as JSON for deltas that
    ask the viewer for a move."""

    def __init__(self) -> None:
        self.plain: list[int] = []
        self.compressed: list[int] = []
        self.asking: list[int] = []

    def report(self) -> dict[str, float]:
        return {
            "median": statistics.median(self.plain),
            "p90": sorted(self.plain)[len(self.plain) * 9 // 10],
            "median_when_asked": statistics.median(self.asking),
            "median_compressed": statistics.median(self.compressed),
            "p90_compressed": sorted(self.compressed)[len(self.compressed) * 9 // 10],
            "deltas": len(self.plain),
        }


def play(live: LiveTable, seed: str, sizes: Sizes) -> None:
    """Play a random game."""
    rng = chance_from(seed)
    # As uvicorn sets up permessage-deflate; four bytes of every flush are not sent.
    packers = {
        subscriber: zlib.compressobj(wbits=-12, memLevel=5) for subscriber in live.subscribers
    }
    while live.table.status == RUNNING:
        assert live.table.play is not None
        state = live.table.play.state
        action = int(state.pick(rng))
        seat = int(state.to_act)
        apply(live, command_handlers.moved(live.table, seat, action, None))
        for subscriber in live.subscribers:
            sent = messages_of(subscriber)
            if not sent:
                continue  # a secret answer, which this viewer does not see
            body = sent[-1]
            sent.clear()
            packer = packers[subscriber]
            packed = packer.compress(body) + packer.flush(zlib.Z_SYNC_FLUSH)
            sizes.plain.append(len(body))
            sizes.compressed.append(len(packed) - 4)
            if subscriber.viewer == live.table.to_act() and subscriber.viewer is not None:
                sizes.asking.append(len(body))


def measure(key: str, games: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    game = tatami.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        sizes = Sizes()
        for number in range(games):
            play(open_table(key, seats, f"deal {number}"), f"play {number}", sizes)
        found[f"{seats} seats"] = sizes.report()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50)
    args = parser.parse_args()
    print(json.dumps({key: measure(key, args.games) for key in tatami.game_keys()}, indent=2))


if __name__ == "__main__":
    main()
