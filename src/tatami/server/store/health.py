"""Whether the database works: when the last write succeeded, and since when it fails.

Each change is logged once, so that an outage does not fill the log.
"""

from __future__ import annotations

import logging
import time

log = logging.getLogger("tatami.server")

FRESH = 6.0
"""Seconds for which a successful write shows that the database works. A server writes a heartbeat
every two seconds, so an older write means that writes hang."""


class StoreUnavailable(Exception):
    """The database does not answer, or cannot write now."""


class StoreHealth:
    def __init__(self) -> None:
        self.wrote_at = time.monotonic()
        self.failing = False

    def wrote(self) -> None:
        self.wrote_at = time.monotonic()
        if self.failing:
            self.failing = False
            log.warning("the database works again")

    def failed(self, error: BaseException) -> None:
        if not self.failing:
            self.failing = True
            log.error("the database does not work: %s", one_line(error))

    def is_fresh(self) -> bool:
        """Has a write succeeded a short time ago, and none failed since?"""
        return not self.failing and time.monotonic() - self.wrote_at < FRESH


def one_line(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
