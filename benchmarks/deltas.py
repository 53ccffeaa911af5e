"""How many bytes a move costs each viewer, for every game in the registry.

python -m benchmarks.deltas               random games, all seats and a spectator looking on
"""

from __future__ import annotations

import argparse
import json
import statistics
import zlib
from typing import Any

import tatami
from tatami.engine import chance_from
from tatami.server.live.live_table import LiveTable, Watcher
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import RUNNING, Table
from tatami.server.tables.table_setup import Setting


class Kept:
    """A line on which all that is said is kept."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def say(self, text: str) -> bool:
        self.texts.append(text)
        return True


def kept(watcher: Watcher) -> list[str]:
    assert isinstance(watcher.line, Kept)
    return watcher.line.texts


def open_table(key: str, seats: int, seed: str) -> LiveTable:
    """A table that has just begun, with everybody looking."""
    game = tatami.game(key)
    setting = Setting(
        game=key, version=game.version, seats=seats, host="", opened=0, commitment="0" * 64
    )
    live = LiveTable(Table("table", setting, "secret"))
    for seat in range(seats):
        happen(live, entries.SatDown(seat=seat, name=f"player {seat}", player=str(seat)))
    happen(live, entries.Started(seed=seed))
    for viewer in (*range(seats), None):
        live.watch("" if viewer is None else str(viewer), Kept())
        live.face(viewer)
    return live


def happen(live: LiveTable, entry: entries.AnyEntry) -> None:
    live.happen(Numbered(live.table.number + 1, live.table.number * 4000, entry))


class Sizes:
    """Bytes per delta: of its JSON, compressed as on a browser's socket, and of the JSON of those
    that ask the viewer for a move."""

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
    """A random game."""
    rng = chance_from(seed)
    # As uvicorn sets up permessage-deflate; four bytes of every flush are not sent.
    packers = {watcher: zlib.compressobj(wbits=-12, memLevel=5) for watcher in live.watchers}
    while live.table.status == RUNNING:
        assert live.table.play is not None
        state = live.table.play.state
        action = int(state.pick(rng))
        seat = int(state.to_act)
        happen(live, command_handlers.moved(live.table, seat, action, None))
        for watcher in live.watchers:
            texts = kept(watcher)
            if not texts:
                continue  # a secret answer that is not its business
            body = texts[-1].encode()
            texts.clear()
            packer = packers[watcher]
            packed = packer.compress(body) + packer.flush(zlib.Z_SYNC_FLUSH)
            sizes.plain.append(len(body))
            sizes.compressed.append(len(packed) - 4)
            if watcher.viewer == live.table.to_act() and watcher.viewer is not None:
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
