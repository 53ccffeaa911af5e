"""Log lines of one kind are limited; what is left out is counted."""

from __future__ import annotations

import io
import logging

import pytest

from tatami.server.operate.log_limits import LINES, LINES_BY_LOGGER, PERIOD, LimitedHandler


class Log:
    """A logger with one handler and a manual clock."""

    def __init__(self, name: str) -> None:
        self.out = io.StringIO()
        self.seconds = 0.0
        self.handler = LimitedHandler(self.out)
        self.handler.setFormatter(logging.Formatter("%(name)s %(message)s %(like)s", defaults=LIKE))
        self.handler.limits.now = lambda: self.seconds
        self.log = logging.Logger(name)
        self.log.addHandler(self.handler)

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.getvalue().splitlines()]

    def fail(self, error: Exception) -> None:
        self.log.error("it failed", exc_info=error)


LIKE = {"like": ""}


def test_the_rest_of_a_minute_is_counted_at_its_end() -> None:
    log = Log("one")
    for number in range(LINES + 170):
        log.log.warning("line %s", number)
    assert log.lines() == [f"one line {number}" for number in range(LINES)]
    log.seconds += PERIOD
    log.log.warning("another")
    assert log.lines()[LINES:] == ["one 170 more like this suppressed line 0", "one another"]


def test_the_count_is_written_when_the_log_is_closed() -> None:
    log = Log("one")
    for _ in range(LINES + 2):
        log.log.warning("line")
    log.handler.close()
    assert log.lines()[LINES:] == ["one 2 more like this suppressed line"]


def test_other_lines_and_other_errors_are_not_left_out() -> None:
    log = Log("one")
    for _ in range(2 * LINES):
        log.log.warning("often")
        log.fail(ValueError())
    log.log.warning("once")
    log.fail(KeyError())
    said = [line for line in log.lines() if line.startswith("one ")]
    assert said.count("one often") == LINES
    assert said.count("one it failed") == LINES + 1
    assert "one once" in said


def test_a_flood_in_every_minute_stays_small() -> None:
    log = Log("one")
    for _ in range(10):
        for _ in range(1000):
            log.log.warning("line")
        log.seconds += PERIOD
    assert len(log.lines()) <= 10 * (LINES + 1)


@pytest.mark.parametrize("name", LINES_BY_LOGGER)
def test_the_access_log_may_be_longer(name: str) -> None:
    log = Log(name)
    for _ in range(LINES_BY_LOGGER[name] + 5):
        log.log.info("request")
    assert len(log.lines()) == LINES_BY_LOGGER[name]
