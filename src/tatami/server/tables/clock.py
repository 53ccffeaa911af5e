"""A table's clock. The server owns it; its state follows from the entries."""

from __future__ import annotations

from tatami.server.tables.table_setup import DAY, MINUTE, ClockSetup

SECRET = MINUTE
"""Time for a decision when it is a secret which seat decides. No seat's clock runs meanwhile."""


class Clock:
    """Milliseconds left per seat. Only the clock of the seat to act runs."""

    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.ticks = setup.kind != "none"
        full = setup.days * DAY if setup.kind == "days" else setup.base
        self.left = [full] * seats
        self.running: int | None = None
        self.since = 0
        self.asked = 0
        """When a secret decision began. `since` is public and would reveal it."""
        self.held = False
        """No time passes: the host of a club evening stopped all clocks."""

    def turn_to(self, seat: int | None, now: int) -> None:
        """Stop the running clock, add its increment, start the clock of `seat` (None: no seat)."""
        before, self.asked = self.running, now
        if before is None and seat is None:
            return
        self.stop(now)
        if before is not None:
            self.give_increment(before)
        self.running, self.since = seat, now

    def give_increment(self, seat: int) -> None:
        if self.setup.kind == "live":
            self.left[seat] += self.setup.increment
        elif self.setup.kind == "days":
            self.left[seat] = self.setup.days * DAY

    def stop(self, now: int) -> None:
        if self.running is not None:
            spent = 0 if self.held else max(0, now - self.since)
            self.left[self.running] = max(0, self.left[self.running] - spent)
        self.running, self.since = None, now

    def hold(self, held: bool, now: int) -> None:
        """Stop counting, or count on. A secret decision has its full time again."""
        running = self.running
        self.stop(now)
        self.held, self.running, self.asked = held, running, now

    def run_out(self, seat: int, now: int) -> None:
        """Time ran out. A player who returns to the seat has the increment of one decision left."""
        self.left[seat], self.since = 0, now
        self.give_increment(seat)

    def pause(self, milliseconds: int) -> None:
        """Do not count time that passed while no server was running."""
        self.since += milliseconds
        self.asked += milliseconds

    def deadline(self) -> int | None:
        """When the running clock reaches zero. In a secret decision, after a fixed time."""
        if not self.ticks or self.held:
            return None
        if self.running is None:
            return self.asked + (self.setup.days * DAY if self.setup.kind == "days" else SECRET)
        return self.since + self.left[self.running]
