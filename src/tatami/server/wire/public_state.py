"""The part of a table that is the same for all viewers. It is built once per entry."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.game_types import View
from tatami.server.tables import entries
from tatami.server.tables.clock import Clock
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.offers import OpenOffer
from tatami.server.tables.table import OVER, Seat, Table
from tatami.server.wire.delta import SAME, diff_objects, find
from tatami.server.wire.messages import ClockOut, DeltaOut, OfferOut, SeatOut, encode


class PublicState:
    """The public fields of a table, and views shared by viewers who see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fields = self.build_fields(self.seats())
        self.view_patch: tuple[View, View, msgspec.Raw | None] | None = None
        """The last patch, and the views that it is between."""
        self.all_see_the_same = not table.game.hides_information
        self.shared_view: View | None = None
        """The view of all viewers where nothing is hidden, after entry `shared_view_number`."""
        self.shared_view_number = -1
        self.shared_delta: tuple[int, bytes] | None = None
        """Where all viewers see the same: the delta of the last move without the legal moves, and
        its number there."""
        self.shared_events: tuple[int, Any] = (-1, [])
        """The events of an entry, where all viewers see the same."""

    def seats(self) -> list[Any]:
        return [msgspec.to_builtins(seat_out(seat)) for seat in self.table.seats]

    def build_fields(self, seats: list[Any]) -> dict[str, Any]:
        table = self.table
        return {
            "status": table.status,
            "seats": seats,
            "clock": msgspec.to_builtins(clock_out(table.clock)),
            "offer": None if table.offer is None else self.offer_out(table.offer),
            "result": msgspec.to_builtins(table.result),
            "rematch": table.rematch,
        }

    def offer_out(self, offer: OpenOffer) -> Any:
        return msgspec.to_builtins(
            OfferOut(
                what=offer.what,
                by=offer.by,
                waiting=self.table.seats_to_agree(),
                agreed=sorted(offer.agreed),
                until=offer.expires(self.table.setup.clock),
            )
        )

    def advance(self, numbered: NumberedEntry) -> dict[str, Any]:
        """The patch of the public fields for the entry that the table has just folded."""
        self.view_patch = self.shared_delta = None
        before, table = self.fields, self.table
        moved = type(numbered.entry) is entries.Moved
        if moved and not (table.clock.ticks or before["offer"] or table.status == OVER):
            return {}
        self.fields = self.build_fields(before["seats"] if moved else self.seats())
        return {} if self.fields == before else diff_objects(before, self.fields)

    def view_of(self, viewer: int | None) -> View | None:
        """The game's view. Where all see the same, its field `viewer` says nothing."""
        play, table = self.table.play, self.table
        if play is None:
            return None
        if not self.all_see_the_same:
            return table.game.view(play.state, viewer)
        if self.shared_view_number != table.number:
            self.shared_view = table.game.view(play.state, None)
            self.shared_view_number = table.number
        return self.shared_view

    def patch_view(self, old: View, new: View) -> msgspec.Raw | None:
        """The encoded patch from the old view to the new one, None if there is none; made once
        where all see the same."""
        if self.view_patch is not None and self.view_patch[0] is old and self.view_patch[1] is new:
            return self.view_patch[2]
        found = find(old, new)
        encoded = None if found is SAME else msgspec.Raw(encode(found))
        self.view_patch = (old, new, encoded)
        return encoded

    def open_delta(
        self, number: int, entry: int, at: int, public_patch: dict[str, Any], before: View
    ) -> bytes:
        """Where all see the same: the delta of a move without the legal moves, for viewers who
        count it as `number` and saw the view `before`."""
        if self.shared_delta is not None and self.shared_delta[0] == number:
            return self.shared_delta[1]
        after = self.view_of(None)
        assert after is not None
        patch = self.patch_view(before, after)
        change = public_patch if patch is None else {**public_patch, "view": patch}
        events = self.events_of(entry, None)
        delta = encode(DeltaOut(number=number, at=at, change=change, events=events))
        self.shared_delta = number, delta
        return delta

    def events_of(self, number: int, viewer: int | None) -> Any:
        """The events of an entry that this viewer may see."""
        table = self.table
        data = table.event_data.get(number)
        if not data or table.play is None:
            return []
        if not self.all_see_the_same:
            return table.game.events(table.play.state, data, viewer)
        if self.shared_events[0] != number:
            found = table.game.events(table.play.state, data, viewer)
            self.shared_events = number, msgspec.Raw(encode(found)) if found else []
        return self.shared_events[1]


def clock_out(clock: Clock) -> ClockOut | None:
    if not clock.ticks:
        return None
    running = None if clock.held else clock.running
    return ClockOut(left=list(clock.left), running=running, at=clock.since)


def seat_out(seat: Seat) -> SeatOut:
    return SeatOut(name=seat.name, bot=seat.bot, person=bool(seat.player))
