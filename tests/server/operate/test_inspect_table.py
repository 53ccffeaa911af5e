"""`tatami table`: lists damaged tables, shows where one breaks, exports what is intact."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from tatami.server.settings import Settings
from tests.server.client import run_async, running_server
from tests.server.live.test_tables import people, seated
from tests.server.server_process import run_error, run_ok, tatami


async def two_tables(settings: Settings) -> tuple[str, str]:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        return await seated("crane", ann, ben), await seated("crane", ann, ben)


async def status_of(settings: Settings, table: str) -> str:
    async with running_server(settings) as server, people(server.url, "Eve") as (eve,):
        seen = await eve.get_table(table)
        return str(seen.get("status") or seen["code"])


def damage(settings: Settings, table: str) -> None:
    with contextlib.closing(sqlite3.connect(settings.folder / "tatami.db")) as raw, raw:
        raw.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", [table])


def test_a_damaged_table_is_listed_inspected_exported_and_replaced(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    settings, data = sqlite_settings, ("--data", sqlite_settings.folder)
    broken, whole = run_async(two_tables(settings))
    assert run_ok("table", "list", *data) == "no tables in quarantine\n"
    assert run_ok("table", "list", "--check", *data) == "no damaged tables\n"
    assert run_ok("table", "inspect", whole, *data).endswith("undamaged: 3 entries\n")
    damage(settings, broken)
    assert run_async(status_of(settings, broken)) == "broken"
    for options in ([], ["--check"]):
        listed = tatami("table", "list", *options, *data)
        assert listed.code == 1 and listed.err == ""
        assert f"{broken}: crane, entry 2: it is missing (entry 3 follows)" in listed.out
        assert whole not in listed.out
    file = tmp_path / "whole.json"
    shown = tatami("table", "inspect", broken, "--export", file, *data)
    assert shown.code == 1 and shown.err == ""
    lines = shown.out.splitlines()
    assert lines[1].endswith("sit seat 0") and lines[2] == (
        "  --- entry 2: it is missing (entry 3 follows)"
    )
    assert lines[-2:] == ["undamaged: 1 of 2 entries", f"{file}: the first 1 entry"]
    assert "is intact here" in run_error("import-table", *replaceable(whole, tmp_path, data))
    assert "was also continued here" in run_error("import-table", file, *data)
    run_ok("import-table", file, "--replace", *data)
    assert run_async(status_of(settings, broken)) == "open"
    assert run_ok("table", "list", *data) == "no tables in quarantine\n"


def replaceable(table: str, folder: Path, data: tuple[str, Path]) -> list[object]:
    run_ok("table", "inspect", table, "--export", folder / "other.json", *data)
    return [folder / "other.json", "--replace", *data]


def test_what_entries_say_is_shown_only_on_request(sqlite_settings: Settings) -> None:
    table, _ = run_async(two_tables(sqlite_settings))
    data = ("--data", sqlite_settings.folder)
    assert "seed" not in run_ok("table", "inspect", table, *data)
    assert "seed" in run_ok("table", "inspect", table, "--bodies", *data)
    assert "there is no table" in run_error("table", "inspect", "nowhere", *data)
