"""A server in its own process whose clock a test can move forward, with quick notification rounds.

python -m tests.server.movable_clock FILE: the file holds the milliseconds to add to the time. The
other settings come from the environment, as for `tatami serve`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tatami.server.notify import notifier
from tatami.server.run import serve
from tatami.server.services import milliseconds
from tatami.server.settings import load


def main(file: str) -> None:
    notifier.ROUND_SECONDS = 0.05

    def moved() -> int:
        return int(Path(file).read_text(encoding="ascii"))

    # Both clocks move: the process does not look as if it had been frozen.
    serve(
        load(),
        now=lambda: milliseconds() + moved(),
        monotonic=lambda: time.monotonic() + moved() / 1000,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
