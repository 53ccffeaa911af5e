"""Chat of spectators: hidden from the players until the game is over, then one chat for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.checks.leaks.routes import get_urls
from tatami.server.settings import Settings
from tatami.server.tables import command_handlers
from tests.server.client import ManualClock, TableSocket, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.wire.test_two_worlds import (
    SECRET,
    Recorder,
    everything,
    fixed_randomness,
)


def chat_of(table: dict[str, Any]) -> list[str]:
    return [line["text"] for line in table["log"] if line.get("what") == "chat"]


async def spectator_lines(ws: TableSocket) -> list[dict[str, Any]]:
    while (message := await ws.receive())["type"] != "spectator_chat":
        pass
    lines: list[dict[str, Any]] = message["lines"]
    return lines


@async_test
async def test_players_see_the_chat_of_spectators_once_the_game_is_over(
    settings: Settings,
) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Eve", "Fay") as (ann, ben, eve, fay),
    ):
        table = await seated("samourai", ann, ben)
        number = (await ann.get_table(table))["number"]
        async with ann.connect(table) as player, fay.connect(table) as spectator:
            said = await eve.command(table, "chat", text="what a move", name="Eve")
            assert said["type"] == "ack"
            await ben.command(table, "chat", text="hello")
            while chat_of(spectator.table or {"log": []}) != ["what a move", "hello"]:
                await spectator.receive()
            seen = await ann.get_table(table)
            assert chat_of(seen) == ["hello"] and seen["number"] == number + 1
            await ben.command(table, "resign")
            lines = await spectator_lines(player)
            assert [(one["number"], one["name"], one["text"]) for one in lines] == [
                (-1, "Eve", "what a move")
            ]
            await eve.command(table, "chat", text="well done", name="Eve")
            while chat_of(player.table)[-1] != "well done":
                await player.receive()
        async with ben.connect(table) as later:
            assert [one["text"] for one in await spectator_lines(later)] == ["what a move"]
        async with fay.connect(table) as reader:
            await reader.wait_for("status", "over")
            assert chat_of(reader.table) == ["what a move", "hello", "well done"]


@async_test
async def test_a_hidden_line_can_be_reported_and_its_author_muted_afterwards(
    sqlite_settings: Settings,
) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("samourai", ann, ben)
        await eve.command(table, "chat", text="rude words", name="Eve")
        report = {"line": -1, "reason": "rude"}
        url = f"/api/tables/{table}/reports"
        assert (await ann.http.post(url, json=report)).json()["code"] == "no_line"
        await ben.command(table, "resign")
        assert (await ann.http.post(url, json={"line": -2})).json()["code"] == "no_line"
        assert (await ann.http.post(url, json=report)).status_code == 201
        mute = {"kind": "mute", "table": table, "line": -1}
        muted = await ann.http.post("/api/me/manners", json=mute)
        assert muted.json()["name"] == "Eve"
        live = server.services.tables.live[table]
        player = frozenset({eve.player})
        assert live.viewer_state(0).spectator_chat(player) == []
        assert len(live.viewer_state(0).spectator_chat(frozenset())) == 1


@async_test
async def test_who_may_chat_as_a_spectator(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_handlers, "SPECTATOR_LINES", 1)
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        waiting = await ann.create_table("samourai")
        table = await seated("samourai", ann, ben)

        async def code(id_: str, **more: Any) -> Any:
            return (await eve.command(id_, "chat", **more)).get("code")

        assert await code(waiting, text="hello", name="Eve") == "not_seated"
        assert await code(table, text="hello") == "empty"
        assert await code(table, text="hello", name="ANN") == "name_taken"
        assert await code(table, text=" \u0000 ", name="Eve") == "empty"
        assert await code(table, text="hello", name="Eve") is None
        assert await code(table, text="hello", name="Eve") == "chat_full"
        assert (await ben.command(table, "chat", text="players can write")).get("code") is None


@async_test
async def test_guests_cannot_chat_where_only_accounts_may_play(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("samourai", ann, ben)
        server.services.access.guests = False
        refused = await eve.command(table, "chat", text="hello", name="Eve")
        assert refused["code"] == "guests"


@async_test
async def test_a_blocked_spectator_cannot_chat(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        body = {"name": "Eve", "password": "correct horse"}
        assert (await eve.http.post("/api/account", json=body)).status_code == 201
        table = await seated("samourai", ann, ben)
        assert (await eve.command(table, "chat", text="hello"))["type"] == "ack"
        block = {"kind": "block", "person": "eve"}
        assert (await ann.http.post("/api/me/manners", json=block)).status_code == 201
        assert (await eve.command(table, "chat", text="hello"))["code"] == "unwelcome"


@async_test
async def test_personal_data_has_what_a_person_wrote_as_a_spectator(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("samourai", ann, ben)
        await eve.command(table, "chat", text="my own words", name="Eve")
        data = (await eve.http.get("/api/me/export")).json()
        assert [one["text"] for one in data["tables"][0]["entries"]] == ["my own words"]
        other = (await ann.http.get("/api/me/export")).content
        assert b"my own words" not in other
        assert (await eve.http.post("/api/me/delete", json={})).status_code == 200
        entries = (await server.services.tables.table(table)).entries
        assert b"my own words" not in b"".join(msgspec.json.encode(one) for one in entries)


async def play_with_spectator(settings: Settings, says: list[str]) -> list[Any]:
    """Everything that Ann receives while a spectator writes these lines."""
    now, recorder = ManualClock(), Recorder()
    async with (
        running_server(settings, now) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("village", ann, ben)
        async with ann.connect(table) as ws:
            for line in says:
                answer = await eve.command(table, "chat", text=line, name="Eve")
                assert answer["type"] == "ack"
            await ben.command(table, "chat", text="hello")
            for url in get_urls(server.app, table, "village"):
                await recorder.get(ann, url)
            number = (await ann.get_table(table))["number"]
            received = await everything(ws, number)
    return [recorder.received, received]


def test_the_chat_of_spectators_changes_no_byte_that_a_player_receives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    received = []
    for world, says in enumerate(([], ["take the left one", "no, the right one"])):
        settings = Settings(
            data=str(tmp_path / str(world)), secret=SECRET, workers=1, request_workers=1,
            rate_limits=False, public_url="http://tatami.test",
        )  # fmt: skip
        with fixed_randomness(monkeypatch, "the same deal"):
            received.append(async_test(play_with_spectator)(settings, says))
    one, two = received
    for heard, also in zip(one[0], two[0], strict=True):
        assert heard == also
    assert one[1] == two[1]
    assert len(one[0]) > 20
