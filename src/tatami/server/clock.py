"""A table's clock: owned by the server, a fold over entries like everything else."""

from __future__ import annotations

from tatami.server.messages import ClockOut
from tatami.server.setting import DAY, ClockSetting


class Clock:
    """Milliseconds left per seat. One seat runs at a time: the one that is asked."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        full = setting.days * DAY if setting.kind == "days" else setting.base
        self.left = [full] * seats
        self.running: int | None = None
        self.since = 0

    @property
    def ticks(self) -> bool:
        return self.setting.kind != "none"

    def turn_to(self, seat: int | None, now: int) -> None:
        """Another seat is asked (None: nobody); the one before gets its increment."""
        before = self.running
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

    def pause(self, milliseconds: int) -> None:
        """Time that passed while no server was there counts for nobody."""
        self.since += milliseconds

    def deadline(self) -> int | None:
        """When the running seat's time is up."""
        if not self.ticks or self.running is None:
            return None
        return self.since + self.left[self.running]

    def out(self) -> ClockOut | None:
        if not self.ticks:
            return None
        return ClockOut(left=list(self.left), running=self.running, at=self.since)
