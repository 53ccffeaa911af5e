"""A database and records that version 0.1 wrote open in this version.

The folder `version_0_1` holds a SQLite file with running, finished and forked tables of all four
games, chat, an auto-reply and an account, and the records of the finished games.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import tatami
from tatami.engine import records
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server

OLD = Path(__file__).parent / "version_0_1"
TABLES = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
RECORDS = sorted(file for file in OLD.glob("*.json") if file.stem != "tables")


@pytest.fixture
def old_settings(tmp_path: Path) -> Settings:
    with gzip.open(OLD / "tatami.db.gz") as stored:
        (tmp_path / "tatami.db").write_bytes(stored.read())
    return Settings(data=str(tmp_path), workers=1, request_workers=1)


@async_test
async def test_every_table_of_an_old_database_opens(old_settings: Settings) -> None:
    async with running_server(old_settings) as server, Person(server.url, "Eve") as eve:
        for id_, old in TABLES.items():
            now = await eve.get_table(id_)
            assert (now["game"], now["status"]) == (old["game"], old["status"])
            assert now["seats"] == old["seats"]
            chat = [line["text"] for line in now["log"] if line.get("what") == "chat"]
            assert chat == old["chat"]
            replay = await eve.http.get(f"/api/tables/{id_}/replay")
            assert len(replay.json()["moments"]) - 1 >= old["moves"] > 0


@async_test
async def test_the_account_of_an_old_database_still_signs_in(old_settings: Settings) -> None:
    async with running_server(old_settings) as server, Person(server.url, "Ann") as ann:
        body = {"name": "Ann", "password": "a long password"}
        assert (await ann.http.post("/api/session", json=body)).status_code == 201
        games = (await ann.http.get("/api/me/games")).json()["games"]
        assert {game["game"] for game in games} == {old["game"] for old in TABLES.values()}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_is_verified(file: Path) -> None:
    record = records.read(file.read_text(encoding="utf-8"))
    play = records.verify(record, tatami.game(record.game))
    assert play.state.over and record.result is not None
