"""Replays: a game from its start, as one viewer saw it.

They are computed from a snapshot of a table, or from a record, outside the server's process.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tatami
from tatami.engine import TatamiError, records
from tatami.engine.game_in_progress import Play
from tatami.server.tables.entries import AnyEntry, NumberedEntry
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table
from tatami.server.tables.table_setup import TableSetup
from tatami.server.wire.delta import diff
from tatami.server.wire.field_types import EventJson, MoveJson, OutcomeJson, Patch, ViewJson
from tatami.server.wire.messages import encode


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The position after one move: the change of the view, and the events."""

    number: int = 0
    """The line of the reader's own log for this move."""
    change: Patch = {}
    events: list[EventJson] = []
    text: str = ""
    """The move; only once the game is over, because some moves are secret."""
    move: MoveJson | None = None
    """The typed move, under the same condition."""


class ReplaySeat(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    bot: str
    """Empty for a person."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its start, as one viewer saw it: the first view, then patches."""

    game: str
    seats: list[ReplaySeat]
    viewer: int | None
    over: bool
    first: ViewJson
    moments: list[ReplayStep]
    """The first one is the start."""
    result: OutcomeJson | None


class ReplayBuilder:
    """Collects the positions of a game while it is replayed."""

    def __init__(self, viewer: int | None, over: bool) -> None:
        self.viewer = viewer
        self.over = over
        self.views: list[Any] = []
        self.moments: list[ReplayStep | None] = []
        """None for a secret answer: the viewer may not know that it exists."""

    def add(self, play: Play[Any], number: int, known: bool = True) -> None:
        """The game moved forward, or back by an undo (then later positions are dropped)."""
        count = len(play.actions)
        del self.views[count + 1 :], self.moments[count + 1 :]
        if len(self.views) == count + 1:
            return
        view = msgspec.to_builtins(play.game.view(play.state, self.viewer))
        events = play.events(count, self.viewer)
        before = self.views[-1] if self.views else view
        self.views.append(view)
        self.moments.append(
            None
            if not known
            else ReplayStep(
                number=number,
                change=diff(before, view) if before != view else {},
                events=[msgspec.to_builtins(event) for event in events],
                text=play.game.show(play.actions[-1]) if self.over and count else "",
                move=msgspec.to_builtins(play.game.move(play.actions[-1]))
                if self.over and count
                else None,
            )
        )

    def replay(self, game: str, seats: list[ReplaySeat], result: Any) -> Replay:
        return Replay(
            game=game, seats=seats, viewer=self.viewer, over=self.over,
            first=self.views[0], moments=[one for one in self.moments if one is not None],
            result=result,
        )  # fmt: skip


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """All that the replay of a table follows from. The table itself may go on meanwhile."""

    id: str
    setup: TableSetup
    secret: str
    entries: list[tuple[int, int, AnyEntry]]
    """Number, time and entry."""
    viewer: int | None
    reader: int | None
    """Whose own log gives the numbers."""


def snapshot(table: Table, viewer: int | None, reader: int | None) -> TableSnapshot:
    return TableSnapshot(
        id=table.id, setup=table.setup, secret=table.secret,
        entries=[(one.number, one.at, one.entry) for one in table.entries],
        viewer=viewer, reader=reader,
    )  # fmt: skip


def replay_table(snapshot: TableSnapshot) -> Replay:
    """As the viewer saw it, with the numbers of the reader's own log.

    The entries are folded again, so that undone moves are left out.
    """
    table = fold_all(snapshot)
    builder = ReplayBuilder(snapshot.viewer, table.status == OVER)
    past = Table(snapshot.id, snapshot.setup, snapshot.secret)
    for numbered in table.entries:
        past.fold(numbered)
        if past.play is not None:
            known = builder.over or past.counts.may_know_of(snapshot.viewer, numbered.number)
            builder.add(past.play, past.number_for(snapshot.reader), known)
    if past.play is None:
        raise Refusal("not_started", "the game has not started")
    seats = [ReplaySeat(name=seat.name, bot=seat.bot) for seat in table.seats]
    return builder.replay(table.game.key, seats, msgspec.to_builtins(table.outcome()))


def fold_all(snapshot: TableSnapshot) -> Table:
    table = Table(snapshot.id, snapshot.setup, snapshot.secret)
    for number, at, entry in snapshot.entries:
        table.fold(NumberedEntry(number, at, entry))
    return table


def replay_record(record: records.Record, viewer: int | None) -> Replay:
    """The replay of a verified record."""
    game = tatami.game(record.game)
    played = records.verify(record, game)
    if viewer is not None and not 0 <= viewer < played.seats:
        raise Refusal("no_seat", "this seat does not exist")
    builder = ReplayBuilder(viewer, True)
    again = played.at(0)
    builder.add(again, 0)
    for number, action in enumerate(played.actions, 1):
        again.apply(action)
        builder.add(again, number)
    seats = [ReplaySeat(name=seat.name, bot=seat.bot or "") for seat in record.seats]
    return builder.replay(record.game, seats, msgspec.to_builtins(record.result))


# In another process.


class RecordToReplay(msgspec.Struct, frozen=True, array_like=True):
    record: bytes
    viewer: int | None


def packed_table_replay(packed: bytes) -> bytes:
    return encode(replay_table(msgspec.msgpack.decode(packed, type=TableSnapshot)))


def packed_record_replay(packed: bytes) -> bytes:
    wanted = msgspec.msgpack.decode(packed, type=RecordToReplay)
    try:
        return encode(replay_record(records.read(wanted.record), wanted.viewer))
    except TatamiError as error:
        raise Refusal("bad_record", str(error)) from None
