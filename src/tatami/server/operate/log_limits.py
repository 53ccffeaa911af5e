"""At most so many log lines of one kind in a minute, so that no client can fill the disk.

Lines are of one kind if the same statement writes them, with an exception of the same type. Those
left out are counted, and the count is logged at the end of the minute.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from typing import TextIO

PERIOD = 60.0
"""Seconds."""
LINES = 30
"""Of one kind in a period."""
LINES_BY_LOGGER = {"tatami.http": 6000}
"""The access log: an operator who turns it on wants every line of a usual day."""

Kind = tuple[str, str, int, str]


class Counted:
    """The lines of one kind in the current period."""

    def __init__(self, record: logging.LogRecord, until: float) -> None:
        self.logger = record.name
        self.level = record.levelno
        self.text = record.getMessage().partition("\n")[0][:100]
        self.until = until
        self.lines = 0
        self.suppressed = 0


class LogLimits(logging.Filter):
    """Filter of the handler to which it also tells what was left out."""

    def __init__(self, handler: logging.Handler, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.handler = handler
        self.now = now
        self.kinds: dict[Kind, Counted] = {}
        self.lock = threading.RLock()

    def filter(self, record: logging.LogRecord) -> bool:
        with self.lock:
            self.report_ended()
            kind = kind_of(record)
            counted = self.kinds.get(kind)
            if counted is None:
                counted = self.kinds[kind] = Counted(record, self.now() + PERIOD)
            counted.lines += 1
            if counted.lines <= LINES_BY_LOGGER.get(record.name, LINES):
                return True
            if not counted.suppressed:
                self.report_later(counted)
            counted.suppressed += 1
            return False

    def report_later(self, counted: Counted) -> None:
        """Nothing else may be logged for a long time."""
        timer = threading.Timer(max(0.0, counted.until - self.now()) + 0.1, self.report_ended)
        timer.daemon = True
        timer.start()

    def report_ended(self, everything: bool = False) -> None:
        """Log the counts of all periods that have ended, and forget them."""
        with self.lock:
            now = self.now()
            for kind, counted in list(self.kinds.items()):
                if everything or counted.until <= now:
                    del self.kinds[kind]
                    if counted.suppressed:
                        self.write(summary(counted))

    def write(self, record: logging.LogRecord) -> None:
        """Past the filters of the handler."""
        with self.handler.lock or contextlib.nullcontext():
            self.handler.emit(record)


def kind_of(record: logging.LogRecord) -> Kind:
    raised = record.exc_info[0] if record.exc_info else None
    return record.name, record.pathname, record.lineno, raised.__name__ if raised else ""


def summary(counted: Counted) -> logging.LogRecord:
    said = f"{counted.suppressed} more like this suppressed"
    record = logging.LogRecord(counted.logger, counted.level, __file__, 0, said, (), None)
    record.like = counted.text
    return record


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes to a stream, within the limits."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.limits = LogLimits(self)
        self.addFilter(self.limits)

    def close(self) -> None:
        self.limits.report_ended(everything=True)
        super().close()
