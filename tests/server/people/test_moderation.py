"""Mute, block and report; on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
from typing import Any
from unittest import mock

import pytest

from tatami.cli import main
from tatami.cli.reports import printable
from tatami.server.people import moderation
from tatami.server.people.moderation import open_reports
from tatami.server.settings import Settings
from tests.server.client import Person, TableSocket, async_test, running_server
from tests.server.members import join_all, resigned_game, server_with_guests, start_game


def chat(table: dict[str, Any]) -> list[str]:
    return [line["text"] for line in table["log"] if line.get("what") == "chat"]


async def status(person: Person, kind: str, table: str, **whom: int) -> str:
    body = {"kind": kind, "table": table, **whom}
    done = await person.http.post("/api/me/manners", json=body)
    assert done.status_code == 201, done.text
    handle: str = done.json()["handle"]
    return handle


async def until_number(ws: TableSocket, number: int) -> None:
    while ws.table.get("number", 0) < number:
        await ws.receive()


@async_test
async def test_a_muted_players_chat_is_not_sent_to_the_one_who_muted(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await start_game(anna, bo)
        await bo.command(table, "chat", text="before")
        async with anna.connect(table) as hers, carl.connect(table) as his:
            await hers.receive()
            await his.receive()
            assert chat(hers.table) == ["before"]
            handle = await status(anna, "mute", table, seat=1)
            await hers.wait_for("type", "table")
            while chat(hers.table):
                await hers.receive()
            last = (await bo.command(table, "chat", text="during"))["number"]
            await until_number(hers, last)
            await until_number(his, last)
            assert chat(hers.table) == []
            assert "during" not in str(hers.table)
            assert chat(his.table) == ["before", "during"]
            # The deltas have no gap, and the table over HTTP is the same.
            last = (await anna.command(table, "chat", text="mine"))["number"]
            await until_number(hers, last)
            assert chat(hers.table) == chat(await anna.get_table(table)) == ["mine"]
            await anna.http.delete(f"/api/me/manners/{handle}")
            while len(chat(hers.table)) < 3:
                await hers.receive()
        assert chat(await anna.get_table(table)) == ["before", "during", "mine"]


@async_test
async def test_the_etag_changes_with_mutes(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await start_game(anna, bo)
        line = (await bo.command(table, "chat", text="noise"))["number"]
        tag = (await anna.http.get(f"/api/tables/{table}")).headers["etag"]
        headers = {"If-None-Match": tag}
        assert (await anna.http.get(f"/api/tables/{table}", headers=headers)).status_code == 304
        await status(anna, "mute", table, line=line)
        again = await anna.http.get(f"/api/tables/{table}", headers=headers)
        assert again.status_code == 200
        assert "noise" not in again.text


@async_test
async def test_a_reconnecting_client_does_not_receive_muted_chat(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await start_game(anna, bo)
        await status(bo, "mute", table, seat=0)
        seen = (await bo.get_table(table))["number"]
        await anna.command(table, "chat", text="noise")
        async with bo.connect(table, after=seen) as ws, carl.connect(table, after=seen) as others:
            assert "noise" not in str(await ws.receive())
            assert "noise" in str(await others.receive())


@async_test
async def test_a_report_uses_the_line_number_of_the_readers_log(settings: Settings) -> None:
    """A secret auto-reply counts only in the log of its own seat."""
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await start_game(anna, bo, game="crane")
        await anna.command(table, "order", kind="answer", order="pass")
        await bo.command(table, "chat", text="the line")
        numbers = []
        for person in (anna, carl):
            line = next(
                x for x in (await person.get_table(table))["log"] if x.get("what") == "chat"
            )
            numbers.append(line["number"])
            assert await report_line(person, table, line["number"]) == 201
        assert numbers[0] == numbers[1] + 1
        found = await guests.server.services.store.read(open_reports)
        assert len({report.number for report in found}) == 1
        assert [report.lines[0].text for report in found] == ["the line", "the line"]


@async_test
async def test_mutes_follow_the_player_to_another_device_and_table(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        first = await resigned_game(anna, bo)
        await status(anna, "mute", first, seat=1)
        on_other_device = await guests.on_other_device("Anna")
        second = await bo.create_table("samourai")
        await join_all(second, bo, on_other_device)
        await bo.command(second, "chat", text="hello?")
        assert chat(await on_other_device.get_table(second)) == []
        assert chat(await bo.get_table(second)) == ["hello?"]
        mine = (await on_other_device.http.get("/api/me/manners")).json()
        assert [(one["kind"], one["name"]) for one in mine] == [("mute", "Bo")]
        assert bo.player not in str(mine)


@async_test
async def test_a_blocked_player_cannot_join_and_is_muted(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        first = await resigned_game(anna, bo)
        await bo.command(first, "chat", text="boo")
        handle = await status(anna, "block", first, seat=1)
        assert chat(await anna.get_table(first)) == []
        hosted = await anna.create_table("samourai")
        assert (await bo.join(hosted))["code"] == "unwelcome"
        joined = await carl.create_table("samourai")
        await join_all(joined, anna)
        assert (await bo.join(joined))["code"] == "unwelcome"
        assert (await bo.command(first, "rematch"))["code"] == "no_rematch"
        # The player who blocked can still join the blocked player.
        others = await bo.create_table("samourai")
        await join_all(others, bo, anna)
        await anna.http.delete(f"/api/me/manners/{handle}")
        await join_all(hosted, bo)


@async_test
async def test_a_muted_player_can_still_join(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        await status(anna, "mute", await resigned_game(anna, bo), seat=1)
        await join_all(await anna.create_table("samourai"), bo)


@async_test
async def test_muting_twice_is_one_mute_and_only_its_owner_can_remove_it(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await resigned_game(anna, bo)
        handle = await status(anna, "block", table, seat=1)
        assert await status(anna, "block", table, seat=1) == handle
        assert len((await anna.http.get("/api/me/manners")).json()) == 1
        assert (await bo.http.delete(f"/api/me/manners/{handle}")).status_code == 404
        own = {"kind": "block", "table": table, "seat": 0}
        assert (await anna.http.post("/api/me/manners", json=own)).json()["code"] == "yourself"
        for whom in ({"seat": 7}, {"line": 1}, {"line": 0}, {"line": 99}, {"seat": -1}, {}):
            body = {"kind": "mute", "table": table, **whom}
            done = await anna.http.post("/api/me/manners", json=body)
            assert done.status_code in (400, 404), whom


@async_test
async def test_other_processes_are_notified_of_mutes_and_sign_outs(settings: Settings) -> None:
    if not settings.database_url:
        pytest.skip("SQLite serves one process")
    async with server_with_guests(settings) as guests, running_server(settings) as second:
        second.services.passwords.hasher = guests.server.services.passwords.hasher
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        there = await guests.on_other_device("Anna", second)
        table = await start_game(anna, bo)
        await bo.command(table, "chat", text="noise")
        async with there.connect(table) as ws:
            await ws.receive()
            assert chat(ws.table) == ["noise"]
            await status(anna, "mute", table, seat=1)
            while chat(ws.table):
                await ws.receive()
            await anna.http.post("/api/session/end-all", json={})
            await asyncio.wait_for(ws.wire.wait_closed(), 20)
            assert ws.wire.close_code == 4401


async def report_line(person: Person, table: str, line: int, reason: str = "rude") -> int:
    body = {"line": line, "reason": reason}
    return (await person.http.post(f"/api/tables/{table}/reports", json=body)).status_code


@async_test
async def test_a_report_keeps_the_lines_around_it_and_is_listed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "CONTEXT_LINES", 2)
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await resigned_game(anna, bo)
        for number in range(3):
            await anna.command(table, "chat", text=f"before {number}")
        line = (await bo.command(table, "chat", text="\x1b[31mfoul words"))["number"]
        for number in range(3):
            await anna.command(table, "chat", text=f"after {number}")
        assert await report_line(anna, table, line) == 201
        assert await report_line(anna, table, line, "again") == 201
        assert await report_line(bo, table, line) == 400
        assert await report_line(anna, table, 1) == 404
    shown = await asyncio.to_thread(tatami, settings)
    assert shown.count("reason: rude") == 1
    assert "again" not in shown
    said = [row.split(": ", 1)[1] for row in shown.splitlines()[2:]]
    assert said == ["before 1", "before 2", "[31mfoul words", "after 0", "after 1"]
    assert anna.player not in shown
    assert await asyncio.to_thread(tatami, settings, "--close", "1") == "report 1 closed\n"
    assert await asyncio.to_thread(tatami, settings) == "no open reports\n"


def tatami(settings: Settings, *arguments: str) -> str:
    """The output of `tatami reports`."""
    with operating(settings), contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(["reports", *arguments]) == 0
    return out.getvalue()


def operating(settings: Settings) -> contextlib.AbstractContextManager[Any]:
    place = {"TATAMI_DATA": settings.data, "TATAMI_DATABASE_URL": settings.database_url}
    return mock.patch.dict(os.environ, place)


def test_an_unknown_report_cannot_be_closed(
    sqlite_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with operating(sqlite_settings):
        assert main(["reports", "--close", "7"]) == 1
    assert (
        capsys.readouterr().err
        == "tatami: there is no open report 7; `tatami reports` lists them\n"
    )


def test_control_characters_in_reports_are_escaped() -> None:
    assert printable("a\x1b[31mb\u202ec") == "a�[31mb�c"


@async_test
async def test_reports_are_deleted_with_the_reported_account(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await resigned_game(anna, bo)
        first = (await bo.command(table, "chat", text="bo was here"))["number"]
        second = (await anna.command(table, "chat", text="anna was here"))["number"]
        assert await report_line(anna, table, first) == 201
        assert await report_line(bo, table, second) == 201
        await bo.http.post("/api/me/delete", json={})
        left = await guests.server.services.store.read(open_reports)
        assert [[line.text for line in one.lines] for one in left] == [["anna was here"]]
