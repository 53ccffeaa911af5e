"""A table's clock: owned by the server, a fold over entries like everything else."""

from __future__ import annotations

from tatami.server.tables.table_setup import DAY, MINUTE, ClockSetting
from tatami.server.wire.messages import ClockOut

SECRET = MINUTE
"""For a decision of which nobody may know whose it is: it is taken from no seat's time."""


class Clock:
    """Milliseconds left per seat. One seat runs at a time: the one that is asked."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        full = setting.days * DAY if setting.kind == "days" else setting.base
        self.left = [full] * seats
        self.running: int | None = None
        self.since = 0
        self.asked = 0
        """When the decision came up that nobody may know of; `since` would tell."""

    @property
    def ticks(self) -> bool:
        return self.setting.kind != "none"

    def turn_to(self, seat: int | None, now: int) -> None:
        """Another seat is asked (None: nobody); the one before gets its increment."""
        before, self.asked = self.running, now
        if before is None and seat is None:
            return
        self.stop(now)
        if before is not None:
            self.give_increment(before)
        self.running, self.since = seat, now

    def give_increment(self, seat: int) -> None:
        if self.setting.kind == "live":
            self.left[seat] += self.setting.increment
        elif self.setting.kind == "days":
            self.left[seat] = self.setting.days * DAY

    def stop(self, now: int) -> None:
        if self.running is not None:
            spent = max(0, now - self.since)
            self.left[self.running] = max(0, self.left[self.running] - spent)
        self.running, self.since = None, now

    def run_out(self, seat: int, now: int) -> None:
        """Whoever takes the seat back has what one decision earns, and no more."""
        self.left[seat], self.since = 0, now
        self.give_increment(seat)

    def pause(self, milliseconds: int) -> None:
        """Time that passed while no server was there counts for nobody."""
        self.since += milliseconds
        self.asked += milliseconds

    def deadline(self) -> int | None:
        """When the time of whoever is asked is up; if that is a secret, after a fixed while."""
        if not self.ticks:
            return None
        if self.running is None:
            return self.asked + (self.setting.days * DAY if self.setting.kind == "days" else SECRET)
        return self.since + self.left[self.running]

    def out(self) -> ClockOut | None:
        if not self.ticks:
            return None
        return ClockOut(left=list(self.left), running=self.running, at=self.since)
