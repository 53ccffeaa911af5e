"""An open offer: a draw, an undo or a rematch, with the seats that have answered."""

from __future__ import annotations

from tatami.server.tables.entries import OfferKind
from tatami.server.tables.table_setup import DAY, MINUTE, ClockSetup

REMATCH_OFFER = 2 * MINUTE
"""At a table with a live clock: who accepted must still be there when the clocks start."""
SLOW_REMATCH_OFFER = 3 * DAY


class OpenOffer:
    def __init__(self, what: OfferKind, by: int, made_at: int) -> None:
        self.what = what
        self.by = by
        self.made_at = made_at
        self.agreed = {by}
        self.declined: set[int] = set()

    def answer(self, seat: int, yes: bool) -> None:
        (self.agreed if yes else self.declined).add(seat)

    def has_answered(self, seat: int) -> bool:
        return seat in self.agreed or seat in self.declined

    def expires(self, clock: ClockSetup) -> int | None:
        """When a rematch can no longer be accepted; other offers end with the next move."""
        if self.what != "rematch":
            return None
        return self.made_at + (REMATCH_OFFER if clock.kind == "live" else SLOW_REMATCH_OFFER)
