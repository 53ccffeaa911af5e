"""`tatami serve` with a fault on one route: `python -m tests.checks.faulty_server`."""

from __future__ import annotations

import sys
from typing import Any

from tatami.cli import main
from tatami.server.http.routes import previews
from tatami.server.live.live_table import LiveTable


def fail(live: LiveTable, player: str) -> dict[int, Any]:
    raise ZeroDivisionError


if __name__ == "__main__":
    previews.previews_of = fail
    sys.exit(main(["serve", "--no-browser", *sys.argv[1:]]))
