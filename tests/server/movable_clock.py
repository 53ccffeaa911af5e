"""A server in a process of its own whose clock a test can put forward, and whose rounds are quick.

python -m tests.server.movable_clock FILE: the file holds the milliseconds to add to the
time. The rest comes from the environment, as for `tatami serve`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tatami.server.live import table_registry
from tatami.server.notify import notifier
from tatami.server.run import serve
from tatami.server.services import House
from tatami.server.settings import load


def main(file: str) -> None:
    real = table_registry.milliseconds
    notifier.EVERY = 0.05
    begin = House.__init__

    def shifted(house: House, *given: object) -> None:
        begin(house, *given)  # type: ignore[arg-type]
        house.tables.now = lambda: real() + int(Path(file).read_text(encoding="ascii"))

    House.__init__ = shifted  # type: ignore[assignment, method-assign]
    serve(load())


if __name__ == "__main__":
    main(*sys.argv[1:])
