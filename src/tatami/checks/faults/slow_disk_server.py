"""`tatami serve` on a disk that is slow to sync: `python -m … SECONDS`.

No program can slow down one folder's fsync without the rights of root and a device of its own, so
the writer thread waits where it would wait for the disk: before each commit.
"""

from __future__ import annotations

import runpy
import sys
import time
from typing import Any

from tatami.server.store.sqlite import SqliteStore


def slow_down(seconds: float) -> None:
    commit = SqliteStore.commit

    def slow_commit(self: SqliteStore, *args: Any) -> None:
        time.sleep(seconds)
        commit(self, *args)

    setattr(SqliteStore, "commit", slow_commit)  # noqa: B010 - mypy allows no assignment


if __name__ == "__main__":
    slow_down(float(sys.argv.pop(1)))
    sys.argv[1:1] = ["serve", "--no-browser"]
    runpy.run_module("tatami", run_name="__main__")
