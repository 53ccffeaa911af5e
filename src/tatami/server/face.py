"""What one viewer is shown of a table: whole once, then in deltas."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.server import entries
from tatami.server.delta import diff
from tatami.server.entries import Numbered
from tatami.server.messages import DeltaOut, Line, OfferOut, SeatOut, TableOut, encode
from tatami.server.table import RUNNING, Table

LOG_LINES = 400
"""The full table brings the log's last lines; older ones are in the record."""


class Face:
    """Built from the game's own `view` and from what is public at a table, and nothing else."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.number = table.number
        self.moves: dict[int, Any] = {}
        self.fields = self.build()
        self.describe(self.legal())

    def build(self) -> dict[str, Any]:
        """The fields that change during a game, as plain data."""
        table, viewer = self.table, self.viewer
        view = None
        if table.play is not None:
            view = msgspec.to_builtins(table.game.view(table.play.state, viewer))
        return {
            "status": table.status,
            "seats": [msgspec.to_builtins(seat_out(seat)) for seat in table.seats],
            "clock": msgspec.to_builtins(table.clock.out()),
            "offer": msgspec.to_builtins(self.offer()),
            "view": view,
            "orders": dict(table.orders[viewer]) if viewer is not None else {},
            "result": msgspec.to_builtins(table.result),
            "rematch": table.rematch,
        }

    def offer(self) -> OfferOut | None:
        if self.table.offer is None:
            return None
        what, by = self.table.offer
        return OfferOut(what=what, by=by, waiting=self.table.waiting())

    def legal(self) -> list[int]:
        """Only the seat that is asked is told what it may do."""
        table = self.table
        if table.status != RUNNING or table.play is None or self.viewer is None:
            return []
        return table.play.state.legal() if table.play.state.to_act == self.viewer else []

    def describe(self, legal: list[int]) -> dict[int, Any]:
        """Text and parts of the actions that this viewer has not been told of yet."""
        game = self.table.game
        new = {
            action: [game.show(action), msgspec.to_builtins(game.move(action))]
            for action in legal
            if action not in self.moves
        }
        self.moves.update(new)
        return new

    def whole(self, host: bool, unheard: frozenset[str] = frozenset()) -> bytes:
        """Everything, but the chat of those whom this viewer does not hear."""
        table = self.table
        heard = [one for one in table.entries[-LOG_LINES:] if not is_from(one.entry, unheard)]
        return encode(
            TableOut(
                number=self.number,
                id=table.id,
                game=table.game.key,
                version=table.game.version,
                opened=table.setting.opened,
                options=table.setting.options,
                public=table.setting.public,
                rated=table.setting.rated,
                you=self.viewer,
                host=host,
                commitment=table.setting.commitment,
                legal=self.legal(),
                moves=self.moves,
                log=[line for line in map(self.line, heard) if line is not None],
                **self.fields,
            )
        )

    def step(self, numbered: Numbered) -> bytes:
        """The delta of the entry that the table has just folded."""
        fields = self.build()
        legal = self.legal()
        line = self.line(numbered)
        delta = DeltaOut(
            number=numbered.number,
            at=numbered.at - self.table.setting.opened,
            change={} if fields == self.fields else diff(self.fields, fields),
            legal=legal,
            moves=self.describe(legal),
            what="" if line is None else line.what,
            seat=None if line is None else line.seat,
            text="" if line is None else line.text,
            events=[] if line is None else line.events,
        )
        self.fields = fields
        self.number = numbered.number
        return encode(delta)

    def hush(self, numbered: Numbered) -> bytes:
        """In place of the delta of a chat line that a viewer does not want to hear."""
        at = numbered.at - self.table.setting.opened
        return encode(DeltaOut(number=numbered.number, at=at, legal=self.legal(), what=""))

    def line(self, numbered: Numbered) -> Line | None:
        """An entry as a line of this viewer's log; None if it is not the viewer's business."""
        entry = numbered.entry
        if isinstance(entry, entries.Ordered | entries.Paused):
            return None
        if isinstance(entry, entries.Chatted) and not entry.text:
            return None  # whoever said it has deleted the account
        told = self.table.told.get(numbered.number, [])
        events: list[Any] = []
        if told and self.table.play is not None:
            state = self.table.play.state
            found = self.table.game.events(state, told, self.viewer)
            events = [msgspec.to_builtins(event) for event in found]
        return Line(
            number=numbered.number,
            at=numbered.at - self.table.setting.opened,
            what=type(entry).__struct_config__.tag,
            seat=None if self.is_secret(entry) else entry.seat,
            text=self.text(entry),
            events=events,
        )

    def is_secret(self, entry: Any) -> bool:
        """Who moved is told by the game's events alone: some decisions are made in secret."""
        return isinstance(entry, entries.Moved)

    def text(self, entry: Any) -> str:
        if isinstance(entry, entries.Chatted):
            return entry.text
        if isinstance(entry, entries.SatDown):
            return entry.name
        if isinstance(entry, entries.Offered):
            return entry.what
        if isinstance(
            entry, entries.StoodUp | entries.PlayedBy | entries.TimeOut | entries.Resigned
        ):
            return entry.bot
        return ""


def seat_out(seat: Any) -> SeatOut:
    return SeatOut(name=seat.name, bot=seat.bot, person=bool(seat.player))


def is_from(entry: Any, people: frozenset[str]) -> bool:
    """Is this a line of chat by one of them?"""
    return isinstance(entry, entries.Chatted) and entry.player in people
