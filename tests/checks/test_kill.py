"""`tatami check kill`: it finds what is lost. (That nothing is lost is tested in
tests/server/live/test_processes.py.)"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tatami.checks.kill.rounds import Plan, play_round
from tests.server.client import async_test


@async_test
async def test_entries_that_vanish_are_found(tmp_path: Path) -> None:
    def lose_all_moves() -> bool:
        with closing(sqlite3.connect(tmp_path / "tatami.db", timeout=60)) as raw, raw:
            raw.execute("DELETE FROM entries WHERE number > 3")
        return True

    plan = Plan(folder=tmp_path, kills=1, tables=2, bots=False, seed="loss")
    result = await play_round(plan, lose_all_moves)
    assert result.lost > 0 and not result.is_good, result
