"""Time in which this process did not run: a closed lid, a paused machine, a step of the clock.

Game clocks use the wall clock. It jumps when the process was frozen or the clock was set, and no
player had that time. So the wall clock is compared with the monotonic clock at every heartbeat and
before time runs out at a table, and what was lost is written as a pause.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("tatami.server")

TOLERANCE = 1500
"""Milliseconds by which the clocks may differ between two checks: a small correction of the wall
clock is no jump."""


GRACE = 5.0
"""Seconds after a freeze in which the owner of a table writes the pause for all processes."""


class LostTime:
    def __init__(
        self,
        wall: Callable[[], int],
        monotonic: Callable[[], float],
        interval: float,
        others_ran: Callable[[int], Awaitable[bool]],
    ) -> None:
        """`interval` is the number of seconds between two checks of a process that runs.
        `others_ran` says whether other processes served the tables during the lost time."""
        self.wall = wall
        self.monotonic = monotonic
        self.interval = round(interval * 1000)
        self.others_ran = others_ran
        self.lock = asyncio.Lock()
        self.total = 0
        """Milliseconds lost since the process started."""
        self.wall_at, self.monotonic_at = wall(), monotonic()
        self.woke_at = -GRACE

    async def check(self) -> int:
        """Milliseconds lost since the start. Requests after a freeze wait until that is known."""
        lost = 0 if self.lock.locked() else self.since_last_check()
        if not (lost or self.lock.locked()):
            return self.total  # as at nearly every move
        async with self.lock:
            lost += self.since_last_check()
            self.woke_at = self.monotonic() if lost else self.woke_at
            if lost and not await self.others_ran(lost):
                self.total += lost
                log.warning(
                    "this server did not run for %.1f s; no clock counts that time", lost / 1000
                )
            return self.total

    def is_nothing_lost(self) -> bool:
        """As at nearly every move. Otherwise `check` finds out what to do."""
        if self.lock.locked():
            return False
        if 0 <= self.wall() - self.wall_at <= TOLERANCE:
            return True  # no more can be lost than has passed
        before = self.wall_at, self.monotonic_at
        if self.since_last_check() == 0:
            return True
        self.wall_at, self.monotonic_at = before
        return False

    def woke_lately(self) -> bool:
        return self.monotonic() - self.woke_at < GRACE

    def since_last_check(self) -> int:
        wall, monotonic = self.wall(), self.monotonic()
        passed, ran = wall - self.wall_at, round((monotonic - self.monotonic_at) * 1000)
        self.wall_at, self.monotonic_at = wall, monotonic
        # A process that runs checks in every interval. If the monotonic clock went on for much
        # longer, the process was stopped.
        alive = ran if ran <= 3 * self.interval else self.interval
        lost = passed - alive
        return lost if lost > TOLERANCE else 0
