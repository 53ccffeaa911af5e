"""A server in its own process whose clock a test can move forward, with quick notification rounds.

python -m tests.server.movable_clock FILE: the file holds the milliseconds to add to the time. The
other settings come from the environment, as for `tatami serve`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tatami.server.notify import notifier
from tatami.server.run import serve
from tatami.server.services import milliseconds
from tatami.server.settings import load


def main(file: str) -> None:
    notifier.ROUND_SECONDS = 0.05
    serve(load(), now=lambda: milliseconds() + int(Path(file).read_text(encoding="ascii")))


if __name__ == "__main__":
    main(*sys.argv[1:])
