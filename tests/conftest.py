"""Settings for all tests: Hypothesis, and what is tried again before it counts as a failure."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WAITING = ("tests/checks/", "tests/server/", "tests/web/", "tests/plugin/", "tests/site/")
"""Tests that wait for other processes. A race may fail once; a fault fails every time."""

WITH_BROWSER = ("tests/web/", "tests/site/")
"""Where tests with a browser may be: the gate looks for them there alone."""

# Thousands of modules and tests stay until the end. Looking for garbage among them took a third of
# the CPU time of collecting the tests.
gc.set_threshold(20_000, 10, 10)

# A busy machine must not fail a test: no deadlines, and slow generation of examples is no error.
settings.register_profile(
    "tatami", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tatami")


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marker
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(WAITING):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=3))
        if "browser" in getattr(item, "fixturenames", ()):
            if not item.nodeid.startswith(WITH_BROWSER):
                raise pytest.UsageError(f"{item.nodeid} uses a browser: move it to tests/web")
            item.add_marker(pytest.mark.browser)


def pytest_collection_finish() -> None:
    gc.freeze()  # what is there now stays


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.chromium import one_browser  # most tests need no Playwright

    yield from one_browser()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A test that passes when it is run again has a race: show how it failed first."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_sep("_", f"first failure of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
