"""What the lobby shows at one instant, read in one transaction."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row

from tatami.server.people import follows, seeks, table_invitations
from tatami.server.people.seeks import Wish
from tatami.server.people.table_invitations import InvitationOut
from tatami.server.store.base import operation
from tatami.server.wire.lobby_messages import LobbyState, SeekGroup
from tatami.server.wire.messages import encode

MOST_GROUPS = 50
"""Different wishes that are shown."""


class Snapshot:
    def __init__(self, asked: Collection[str], usual: dict[str, int]) -> None:
        self.asked = asked
        """The players who wait through this process, when it was read."""
        self.usual = usual
        self.waiting: list[Row[Any]] = []
        self.blocks: set[tuple[str, str]] = set()
        self.counts: dict[str, int] = {}
        self.paired: dict[str, str] = {}
        self.own: set[str] = set()
        self.known: dict[str, list[str]] = {}
        self.invitations: dict[str, list[InvitationOut]] = {}
        self.messages: dict[str, bytes] = {}
        """The lobby by viewer; those without blocks share one."""

    @functools.cached_property
    def viewers_with_blocks(self) -> set[str]:
        return {one for one, _other in self.blocks}

    def waiting_for(self, viewer: str) -> list[Row[Any]]:
        """Who waits, without people who have blocked the viewer or whom the viewer has blocked."""
        return [row for row in self.waiting if (viewer, row.player_id) not in self.blocks]

    def lobby_for(self, viewer: str) -> bytes:
        key = viewer if viewer in self.viewers_with_blocks else ""
        if key not in self.messages:
            self.messages[key] = encode(self.lobby(viewer))
        return self.messages[key]

    def lobby(self, viewer: str) -> LobbyState:
        return LobbyState(
            people=self.counts.get(follows.PLAYER, 0),
            tables=self.counts.get(follows.TABLE, 0),
            seeks=seek_groups(self.waiting_for(viewer)),
            usual=self.usual,
        )


def seek_groups(rows: list[Row[Any]]) -> list[SeekGroup]:
    """By wish, the one that somebody has waited for longest first."""
    by_wish: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_wish.setdefault(row.wish, []).append(row)
    return [
        SeekGroup(
            **msgspec.structs.asdict(msgspec.json.decode(found[0].setting, type=Wish)),
            waiting=len(found),
            since=found[0].created,
        )
        for found in itertools.islice(by_wish.values(), MOST_GROUPS)
    ]


@operation
def read_snapshot(
    connection: Connection,
    process: str,
    players: Collection[str],
    accounts: Collection[str],
    usual: dict[str, int],
    now: int,
) -> Snapshot:
    """`players` wait through this process; `accounts` have a socket here."""
    found = Snapshot(players, usual)
    found.counts = follows.count_connected(connection, now)
    found.waiting = seeks.waiting_now(connection, process, now)
    if found.waiting:
        waiting = [row.player_id for row in found.waiting]
        found.blocks = seeks.blocks_with(connection, waiting)
    if players:
        found.paired = seeks.paired_tables(connection, players)
        found.own = seeks.own_seekers(connection, process, players)
    if accounts:
        found.known = follows.known_here(connection, accounts, now)
        found.invitations = table_invitations.open_for(connection, accounts, now)
    return found
