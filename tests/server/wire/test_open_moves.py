"""Where all see the same, a move is encoded once, and every viewer still learns all of it."""

from __future__ import annotations

import json
from typing import Any

import tatami
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import TableSetup
from tatami.server.wire.delta import apply
from tests.server.client import async_test

MOVES = 12
VIEWERS = {"Ann": 0, "Ben": 1, "": None, "Eve": None}
"""Two players and two spectators."""


class Page:
    """What a page knows of the table by its messages."""

    def __init__(self, player: str) -> None:
        self.subscriber = Subscriber(player, self)
        self.table: dict[str, Any] = {}
        self.last = b""

    def send_now(self, message: bytes) -> bool:
        found = json.loads(message)
        if found["type"] == "table":
            self.table = found
        elif found["type"] == "delta":
            self.last = message
            self.table = apply(self.table, found.get("change", {}))
            self.table["number"] = found["number"]
            self.table["legal"] = found.get("legal", [])
            self.table["moves"] |= found.get("moves", {})
        return True


def running_table(game: str) -> LiveTable:
    found = tatami.game(game)
    setup = TableSetup(game=game, version=found.version, seats=2, host="Ann", opened=0,
                       commitment="")  # fmt: skip
    table = Table("id", setup, "secret")
    for seat, name in enumerate(("Ann", "Ben")):
        fold(table, entries.SatDown(seat=seat, name=name, player=name))
    fold(table, entries.Started(seed="1"))
    return LiveTable(table)


def next_entry(table: Table, entry: entries.AnyEntry) -> NumberedEntry:
    return NumberedEntry(table.number + 1, 1000 * table.number, entry)


def fold(table: Table, entry: entries.AnyEntry) -> None:
    table.fold(next_entry(table, entry))


def watched(live: LiveTable) -> dict[str, Page]:
    pages = {player: Page(player) for player in VIEWERS}
    for page in pages.values():
        live.subscribe(page.subscriber)
        page.subscriber.send(live.whole_table(page.subscriber))
    return pages


def play(live: LiveTable) -> int:
    """Apply a legal move; returns the seat of its player."""
    assert live.table.play is not None
    state = live.table.play.state
    seat, legal = int(state.to_act), state.legal()
    text = live.table.game.show(legal[len(legal) // 2])
    live.apply(next_entry(live.table, entries.Moved(seat=seat, text=text)))
    return seat


@async_test
async def test_every_page_knows_the_same_table_as_one_that_reads_it_anew() -> None:
    live = running_table("samourai")
    pages = watched(live)
    live.apply(next_entry(live.table, entries.AutoReplySet(seat=0, kind="again", order="first")))
    for _ in range(MOVES):
        play(live)
        for player, page in pages.items():
            fresh = Page(player)
            fresh.subscriber.viewer = page.subscriber.viewer
            fresh.send_now(LiveTable(live.table).whole_table(fresh.subscriber))
            for field in ("number", "legal", "view", "status", "orders"):
                assert known(page.table[field]) == known(fresh.table[field]), (player, field)
            described = set(page.table["moves"])
            assert described >= {str(action) for action in page.table["legal"]}


def known(value: Any) -> Any:
    """A page takes its own seat for the viewer."""
    return {**value, "viewer": None} if isinstance(value, dict) and "viewer" in value else value


@async_test
async def test_those_who_wait_receive_the_same_bytes() -> None:
    live = running_table("samourai")
    pages = watched(live)
    for _ in range(MOVES):
        mover = play(live)
        waiting = [page.last for name, page in pages.items() if VIEWERS[name] in (mover, None)]
        assert len(waiting) == 3 and all(one is waiting[0] for one in waiting)
