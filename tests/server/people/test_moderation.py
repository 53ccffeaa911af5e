"""Mute, block and report; over both databases."""

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
from tests.server.client import Eyes, Person, run, served
from tests.server.members import duel, running, seat, server_with_guests


def chat(table: dict[str, Any]) -> list[str]:
    return [line["text"] for line in table["log"] if line.get("what") == "chat"]


async def status(person: Person, kind: str, table: str, **whom: int) -> str:
    body = {"kind": kind, "table": table, **whom}
    done = await person.http.post("/api/me/manners", json=body)
    assert done.status_code == 201, done.text
    handle: str = done.json()["handle"]
    return handle


async def until_number(eyes: Eyes, number: int) -> None:
    while eyes.table.get("number", 0) < number:
        await eyes.hear()


@run
async def test_who_is_muted_is_not_heard_by_that_viewer_alone(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await running(anna, bo)
        await bo.say(table, "chat", text="before")
        async with anna.watch(table) as hers, carl.watch(table) as his:
            await hers.hear()
            await his.hear()
            assert chat(hers.table) == ["before"]
            handle = await status(anna, "mute", table, seat=1)
            await hers.until("type", "table")
            while chat(hers.table):
                await hers.hear()
            last = (await bo.say(table, "chat", text="during"))["number"]
            await until_number(hers, last)
            await until_number(his, last)
            assert chat(hers.table) == []
            assert "during" not in str(hers.table)
            assert chat(his.table) == ["before", "during"]
            # The deltas go on without a gap, and the table is the same by HTTP.
            last = (await anna.say(table, "chat", text="mine"))["number"]
            await until_number(hers, last)
            assert chat(hers.table) == chat(await anna.look(table)) == ["mine"]
            await anna.http.delete(f"/api/me/manners/{handle}")
            while len(chat(hers.table)) < 3:
                await hers.hear()
        assert chat(await anna.look(table)) == ["before", "during", "mine"]


@run
async def test_an_etag_changes_with_whom_one_hears(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await running(anna, bo)
        line = (await bo.say(table, "chat", text="noise"))["number"]
        tag = (await anna.http.get(f"/api/tables/{table}")).headers["etag"]
        headers = {"If-None-Match": tag}
        assert (await anna.http.get(f"/api/tables/{table}", headers=headers)).status_code == 304
        await status(anna, "mute", table, line=line)
        again = await anna.http.get(f"/api/tables/{table}", headers=headers)
        assert again.status_code == 200
        assert "noise" not in again.text


@run
async def test_who_reconnects_does_not_hear_what_a_muted_person_said_meanwhile(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await running(anna, bo)
        await status(bo, "mute", table, seat=0)
        seen = (await bo.look(table))["number"]
        await anna.say(table, "chat", text="noise")
        async with bo.watch(table, after=seen) as eyes, carl.watch(table, after=seen) as others:
            assert "noise" not in str(await eyes.hear())
            assert "noise" in str(await others.hear())


@run
async def test_a_line_is_named_by_the_number_that_its_reader_sees(settings: Settings) -> None:
    """A sealed order is counted by its own seat alone."""
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        table = await running(anna, bo, game="crane")
        await anna.say(table, "order", kind="answer", order="pass")
        await bo.say(table, "chat", text="the line")
        numbers = []
        for person in (anna, carl):
            line = next(x for x in (await person.look(table))["log"] if x.get("what") == "chat")
            numbers.append(line["number"])
            assert await complain(person, table, line["number"]) == 201
        assert numbers[0] == numbers[1] + 1
        found = await guests.server.services.store.read(open_reports)
        assert len({report.number for report in found}) == 1
        assert [report.lines[0].text for report in found] == ["the line", "the line"]


@run
async def test_mutes_follow_the_player_to_another_device_and_table(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        first = await duel(anna, bo)
        await status(anna, "mute", first, seat=1)
        elsewhere = await guests.elsewhere("Anna")
        second = await bo.open("samourai")
        await seat(second, bo, elsewhere)
        await bo.say(second, "chat", text="hello?")
        assert chat(await elsewhere.look(second)) == []
        assert chat(await bo.look(second)) == ["hello?"]
        mine = (await elsewhere.http.get("/api/me/manners")).json()
        assert [(one["kind"], one["name"]) for one in mine] == [("mute", "Bo")]
        assert bo.player not in str(mine)


@run
async def test_who_is_blocked_cannot_sit_down_and_is_not_heard(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo, carl = [await guests.guest(name) for name in ("Anna", "Bo", "Carl")]
        first = await duel(anna, bo)
        await bo.say(first, "chat", text="boo")
        handle = await status(anna, "block", first, seat=1)
        assert chat(await anna.look(first)) == []
        hosted = await anna.open("samourai")
        assert (await bo.sit(hosted))["code"] == "unwelcome"
        joined = await carl.open("samourai")
        await seat(joined, anna)
        assert (await bo.sit(joined))["code"] == "unwelcome"
        assert (await bo.say(first, "rematch"))["code"] == "no_rematch"
        # It does not keep the blocker from sitting down with the blocked.
        others = await bo.open("samourai")
        await seat(others, bo, anna)
        await anna.http.delete(f"/api/me/manners/{handle}")
        await seat(hosted, bo)


@run
async def test_muting_is_not_blocking(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        await status(anna, "mute", await duel(anna, bo), seat=1)
        await seat(await anna.open("samourai"), bo)


@run
async def test_twice_is_once_and_nobody_can_undo_anothers(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await duel(anna, bo)
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


@run
async def test_another_process_hears_of_a_mute_and_of_a_signing_out(settings: Settings) -> None:
    if not settings.database_url:
        pytest.skip("SQLite serves one process")
    async with server_with_guests(settings) as guests, served(settings) as second:
        second.services.passwords.hasher = guests.server.services.passwords.hasher
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        there = await guests.elsewhere("Anna", second)
        table = await running(anna, bo)
        await bo.say(table, "chat", text="noise")
        async with there.watch(table) as eyes:
            await eyes.hear()
            assert chat(eyes.table) == ["noise"]
            await status(anna, "mute", table, seat=1)
            while chat(eyes.table):
                await eyes.hear()
            await anna.http.post("/api/session/end-all", json={})
            await asyncio.wait_for(eyes.wire.wait_closed(), 20)
            assert eyes.wire.close_code == 4401


async def complain(person: Person, table: str, line: int, reason: str = "rude") -> int:
    body = {"line": line, "reason": reason}
    return (await person.http.post(f"/api/tables/{table}/reports", json=body)).status_code


@run
async def test_a_report_keeps_the_lines_around_it_and_is_listed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "AROUND", 2)
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await duel(anna, bo)
        for number in range(3):
            await anna.say(table, "chat", text=f"before {number}")
        line = (await bo.say(table, "chat", text="\x1b[31mfoul words"))["number"]
        for number in range(3):
            await anna.say(table, "chat", text=f"after {number}")
        assert await complain(anna, table, line) == 201
        assert await complain(anna, table, line, "again") == 201
        assert await complain(bo, table, line) == 400
        assert await complain(anna, table, 1) == 404
    shown = await asyncio.to_thread(tatami, settings)
    assert shown.count("reason: rude") == 1
    assert "again" not in shown
    said = [row.split(": ", 1)[1] for row in shown.splitlines()[2:]]
    assert said == ["before 1", "before 2", "[31mfoul words", "after 0", "after 1"]
    assert anna.player not in shown
    assert await asyncio.to_thread(tatami, settings, "--close", "1") == "report 1 is closed\n"
    assert await asyncio.to_thread(tatami, settings) == "no open reports\n"


def tatami(settings: Settings, *arguments: str) -> str:
    """What `tatami reports` says."""
    with operating(settings), contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(["reports", *arguments]) == 0
    return out.getvalue()


def operating(settings: Settings) -> contextlib.AbstractContextManager[Any]:
    place = {"TATAMI_DATA": settings.data, "TATAMI_DATABASE_URL": settings.database_url}
    return mock.patch.dict(os.environ, place)


def test_a_report_that_is_not_there_is_not_closed(
    lite: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with operating(lite):
        assert main(["reports", "--close", "7"]) == 1
    assert capsys.readouterr().err == "tatami: there is no open report 7\n"


def test_what_a_stranger_wrote_does_not_steer_the_terminal() -> None:
    assert printable("a\x1b[31mb\u202ec") == "a�[31mb�c"


@run
async def test_reports_go_with_the_account_they_are_about(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        table = await duel(anna, bo)
        first = (await bo.say(table, "chat", text="bo was here"))["number"]
        second = (await anna.say(table, "chat", text="anna was here"))["number"]
        assert await complain(anna, table, first) == 201
        assert await complain(bo, table, second) == 201
        await bo.http.post("/api/me/delete", json={})
        left = await guests.server.services.store.read(open_reports)
        assert [[line.text for line in one.lines] for one in left] == [["anna was here"]]
