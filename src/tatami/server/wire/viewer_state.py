"""What one viewer is shown of a table: whole once, then in deltas."""

from __future__ import annotations

import functools
from collections import deque
from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.server.tables import entries
from tatami.server.tables.command_handlers import ordered_move
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table import OVER, RUNNING, Table
from tatami.server.wire.delta import diff, diff_objects
from tatami.server.wire.messages import (
    DeltaOut,
    Line,
    OfferOut,
    OriginOut,
    SeatOut,
    TableOut,
    encode,
)

LOG_LINES = 400
"""The full table brings the log's last lines; older ones are in the record."""
SILENT = (entries.Ordered, entries.Paused)
"""Entries that are no line of the log."""
UNNAMED = (entries.Moved, *SILENT)
"""Entries that do not say whose they are: who moved is told by the game's events alone, since some
decisions are made in secret."""
TAKEN_OVER = (entries.StoodUp, entries.PlayedBy, entries.TimeOut, entries.Resigned)
"""Entries whose line names the bot that plays on."""
RECENT = 64
"""Deltas kept for readers whose connection broke."""


class Front:
    """What every viewer is shown alike: built once per entry, however many look on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fields = self.build(self.seats())
        self.steps: list[tuple[Any, Any, Any]] = []
        """How views changed by the last entry: viewers who see the same share the patch."""
        self.all_alike = type(table.game).hides is Game.hides
        self.sight: Any = None
        """What everybody sees where nothing is hidden, at the entry of that number."""
        self.sight_at = -1

    def seats(self) -> list[Any]:
        return [msgspec.to_builtins(seat_out(seat)) for seat in self.table.seats]

    def build(self, seats: list[Any]) -> dict[str, Any]:
        table = self.table
        return {
            "status": table.status,
            "seats": seats,
            "clock": msgspec.to_builtins(table.clock.out()),
            "offer": None if table.offer is None else self.offer(*table.offer),
            "result": msgspec.to_builtins(table.result),
            "rematch": table.rematch,
        }

    def offer(self, what: str, by: int) -> Any:
        return msgspec.to_builtins(OfferOut(what=what, by=by, waiting=self.table.waiting()))

    def step(self, numbered: Numbered) -> dict[str, Any]:
        """The patch of the entry that the table has just folded."""
        self.steps.clear()
        before, table = self.fields, self.table
        moved = isinstance(numbered.entry, entries.Moved)
        if moved and not (table.clock.ticks or before["offer"] or table.status == OVER):
            return {}
        self.fields = self.build(before["seats"] if moved else self.seats())
        return {} if self.fields == before else diff_objects(before, self.fields)

    def look(self, viewer: int | None) -> Any:
        """The game's view; who the viewer is stands beside it and never changes."""
        play, table = self.table.play, self.table
        if play is None:
            return None
        if not self.all_alike:
            return seen(table.game, play.state, viewer)
        if self.sight_at != table.number:
            self.sight, self.sight_at = seen(table.game, play.state, None), table.number
        return self.sight

    def patch(self, old: Any, new: Any) -> tuple[Any, Any]:
        """The new view and the patch that leads to it, both shared by those who see the same."""
        for before, after, patch in self.steps:
            if (before is old and after is new) or (before == old and after == new):
                return after, patch
        self.steps.append((old, new, diff(old, new)))
        return self.steps[-1][1:]


class Face:
    """Built from the game's own `view` and from what is public at a table, and nothing else."""

    def __init__(self, table: Table, viewer: int | None, front: Front) -> None:
        self.table = table
        self.viewer = viewer
        self.front = front
        self.number = table.number_for(viewer)
        self.unwatched = 0
        """Entries since somebody last looked with these eyes."""
        self.recent: deque[str] = deque(maxlen=RECENT)
        self.moves: dict[int, Any] = {}
        self.view = front.look(viewer)
        self.orders = self.own_orders()
        self.describe(self.legal())

    def own_orders(self) -> dict[str, str]:
        return {} if self.viewer is None else dict(self.table.orders[self.viewer])

    def legal(self) -> list[int]:
        """Only the seat that is asked is told what it may do; not if its standing order answers."""
        table = self.table
        if table.status != RUNNING or table.play is None or self.viewer is None:
            return []
        asked = table.play.state.to_act == self.viewer and ordered_move(table) is None
        legal: list[int] = table.play.state.legal() if asked else []
        return legal

    def describe(self, legal: list[int]) -> dict[int, Any]:
        """Text and parts of the actions that this viewer has not been told of yet."""
        known, game = self.moves, self.table.game
        new = {action: described(game, action) for action in legal if action not in known}
        if new:
            known.update(new)
        return new

    def whole(self, host: bool, unheard: frozenset[str] = frozenset()) -> str:
        """Everything, but the chat of those whom this viewer does not hear."""
        table = self.table
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
                log=self.log(unheard),
                view=None if self.view is None else {"viewer": self.viewer, **self.view},
                orders=self.orders,
                origin=origin_out(table),
                **self.front.fields,
            )
        ).decode()

    def step(self, numbered: Numbered, shared: dict[str, Any]) -> str:
        """The delta of the entry that the table has just folded; `shared` is the front's patch."""
        legal, entry = self.legal(), numbered.entry
        self.number += 1
        delta = DeltaOut(
            number=self.number,
            at=numbered.at - self.table.setting.opened,
            change=self.change(shared),
            legal=legal,
            moves=self.describe(legal),
            what=what_of(entry),
            seat=seat_of(entry),
            name=name_of(numbered, self.table),
            text=text_of(entry),
            events=self.events(numbered.number),
        )
        text = encode(delta).decode()
        self.recent.append(text)
        return text

    def change(self, shared: dict[str, Any]) -> dict[str, Any]:
        change = dict(shared)
        view, orders = self.front.look(self.viewer), self.own_orders()
        if orders != self.orders:
            change["orders"], self.orders = diff(self.orders, orders), orders
        if self.view is None and view is not None:
            change["view"], self.view = {"viewer": self.viewer, **view}, view
        elif view is not self.view and view != self.view:
            self.view, change["view"] = self.front.patch(self.view, view)
        return change

    def since(self, number: int) -> list[str] | None:
        """The deltas that a reader who saw that number has missed; None if it must look anew.

        We do not know which moves were described to it: what comes later describes them again,
        and what it may do right now can only be told whole.
        """
        missed = self.number - number
        if not 0 <= missed <= len(self.recent) or self.legal():
            return None
        self.moves.clear()
        return list(self.recent)[len(self.recent) - missed :]

    def hush(self, numbered: Numbered) -> str:
        """In place of the delta, just made, of a chat line that somebody does not want to hear."""
        at = numbered.at - self.table.setting.opened
        return encode(DeltaOut(number=self.number, at=at, legal=self.legal(), what="")).decode()

    def log(self, unheard: frozenset[str]) -> list[Line]:
        """The last lines, numbered as this viewer counts."""
        heard = [one for one in self.table.entries[-LOG_LINES:] if self.hears(one)]
        first = self.number - len(heard) + 1
        lines = [
            self.line(numbered, number)
            for number, numbered in enumerate(heard, first)
            if not is_from(numbered.entry, unheard)
        ]
        return [line for line in lines if line is not None]

    def hears(self, numbered: Numbered) -> bool:
        return self.table.hears(self.viewer, numbered.number)

    def line(self, numbered: Numbered, number: int) -> Line | None:
        """An entry as a line of this viewer's log; None if it is not the viewer's business."""
        entry = numbered.entry
        if isinstance(entry, SILENT):
            return None
        if isinstance(entry, entries.Chatted) and not entry.text:
            return None  # whoever said it has deleted the account
        return Line(
            number=number,
            at=numbered.at - self.table.setting.opened,
            what=what_of(entry),
            seat=seat_of(entry),
            name=name_of(numbered, self.table),
            text=text_of(entry),
            events=self.events(numbered.number),
        )

    def events(self, number: int) -> list[Any]:
        """msgspec writes them as they are: their tags and fields are the wire's."""
        told = self.table.told.get(number)
        if not told or self.table.play is None:
            return []
        return self.table.game.events(self.table.play.state, told, self.viewer)


def seen(game: Game[Any], state: Any, viewer: int | None) -> Any:
    found = msgspec.to_builtins(game.view(state, viewer), str_keys=True)
    del found["viewer"]
    return found


def what_of(entry: Any) -> str:
    tag: str = "" if isinstance(entry, SILENT) else type(entry).__struct_config__.tag
    return tag


def seat_of(entry: Any) -> int | None:
    if isinstance(entry, UNNAMED):
        return None
    seat: int | None = entry.seat
    return seat


def name_of(numbered: Numbered, table: Table) -> str:
    """Bots are named by their seat, in the reader's language."""
    entry = numbered.entry
    if isinstance(entry, entries.Chatted):
        return entry.name
    if isinstance(entry, entries.SatDown):
        return "" if entry.bot else entry.name
    if isinstance(entry, entries.StoodUp):
        before = (one.entry for one in reversed(table.entries) if one.number < numbered.number)
        sat = (one for one in before if isinstance(one, entries.SatDown) and one.seat == entry.seat)
        return next((one.name for one in sat), "")
    return ""


def text_of(entry: Any) -> str:
    if isinstance(entry, entries.Moved):
        return ""
    if isinstance(entry, entries.Chatted):
        return entry.text
    if isinstance(entry, entries.SatDown):
        return entry.name
    if isinstance(entry, entries.Offered):
        return entry.what
    text: str = entry.bot if isinstance(entry, TAKEN_OVER) else ""
    return text


@functools.lru_cache(maxsize=50_000)
def described(game: Game[Any], action: int) -> msgspec.Raw:
    """Text and parts of an action: the same at every table, so encoded once."""
    return msgspec.Raw(encode([game.show(action), game.move(action)]))


def seat_out(seat: Any) -> SeatOut:
    return SeatOut(name=seat.name, bot=seat.bot, person=bool(seat.player))


def origin_out(table: Table) -> OriginOut | None:
    if table.origin is None:
        return None
    return OriginOut(moves=table.origin.moves, redealt=bool(table.origin.redeals))


def is_from(entry: Any, people: frozenset[str]) -> bool:
    """Is this a line of chat by one of them?"""
    return isinstance(entry, entries.Chatted) and entry.player in people
