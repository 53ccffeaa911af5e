"""Administration: by `tatami admin` beside a running server, and by the routes of the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tatami.cli import main
from tatami.server.operate import admin_acts, open_database
from tatami.server.people.audit import Actor
from tatami.server.settings import Settings
from tests.server.client import Person, async_test
from tests.server.members import (
    PASSWORD,
    Guests,
    games_of,
    identity_of,
    join_all,
    server_with_guests,
    sign_in,
    start_game,
    until_running,
)

ROOT = Actor("command line (test)")
REASON = "insults at three tables"


async def from_outside(settings: Settings, act: Any, *details: Any) -> admin_acts.Done:
    """Carry out an act as `tatami admin` does, in another program than the server."""
    operation = act(ROOT, *details, open_database.milliseconds())
    return await asyncio.to_thread(open_database.write, settings, operation)


def without_limits(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, rate_limits=False)


@asynccontextmanager
async def club(settings: Settings) -> AsyncIterator[tuple[Guests, Person, Person, Person]]:
    """A server with the administrator Ada and the accounts Anna and Bo."""
    async with server_with_guests(settings) as guests:
        ada, anna, bo = [await guests.account(name) for name in ("Ada", "Anna", "Bo")]
        await from_outside(settings, admin_acts.grant, "Ada")
        yield guests, ada, anna, bo


async def act(person: Person, type_: str, **more: Any) -> httpx.Response:
    return await person.http.post("/api/admin/act", json={"type": type_, **more})


async def done(person: Person, type_: str, **more: Any) -> str:
    answer = await act(person, type_, **more)
    assert answer.status_code == 200, answer.text
    secret: str = answer.json()["secret"]
    return secret


async def view(person: Person, name: str, **query: str) -> Any:
    answer = await person.http.get(f"/api/admin/{name}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until_refused(person: Person, table: str, code: str) -> dict[str, Any]:
    """Wait until the server has noticed what another program wrote.

    The number of attempts depends on the machine, so the server must not limit chat.
    """
    while (said := await person.command(table, "chat", text="hello")).get("code") != code:
        assert said["type"] == "ack", said
        await asyncio.sleep(0.05)
    return said


# Who may.


@async_test
async def test_for_everybody_else_the_page_and_its_routes_do_not_exist(
    sqlite_settings: Settings,
) -> None:
    async with club(sqlite_settings) as (guests, ada, anna, _):
        assert (await ada.http.get("/admin")).status_code == 200
        for person in (anna, await guests.guest(), Person(guests.server.url, "nobody")):
            for method in ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"):
                for path, other in (
                    ("/admin", "/nothing"),
                    ("/api/admin/overview", "/api/nothing/overview"),
                    ("/api/admin/act", "/api/nothing/act"),
                ):
                    seen, nothing = [
                        await person.http.request(method, address, json={})
                        for address in (path, other)
                    ]
                    assert (seen.status_code, seen.text) == (nothing.status_code, nothing.text)
                    drop = {"date", "content-length"}
                    assert {k for k in seen.headers if k not in drop} == {
                        k for k in nothing.headers if k not in drop
                    }, (method, path)
        assert "admin" not in (await anna.http.get("/api/schema")).text.replace("administrator", "")
        assert (await anna.http.get("/api/account")).json()["administrator"] is False


@async_test
async def test_an_administrator_who_is_revoked_loses_the_page_at_once(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, _):
        wrong = await act(ada, "grant", who="Anna", password="guess guess")
        assert wrong.json()["code"] == "wrong_password"
        await done(ada, "grant", who="Anna", password=PASSWORD)
        assert (await anna.http.get("/admin")).status_code == 200
        # In the browser nobody takes over or removes an administrator who is not revoked first.
        for type_ in ("reset-link", "reset-password", "delete"):
            refused = await act(ada, type_, who="Anna", password=PASSWORD)
            assert refused.json()["args"]["key"] == "administrator"
        assert (await act(ada, "suspend", who="Anna", reason=REASON)).status_code == 400
        await done(ada, "revoke", who="Anna", password=PASSWORD)
        assert (await anna.http.get("/admin")).status_code == 404


# People.


@async_test
async def test_a_suspended_person_may_look_export_and_delete_but_not_play(
    settings: Settings,
) -> None:
    async with club(settings) as (_, ada, anna, bo):
        table = await start_game(anna, bo)
        async with bo.connect(table) as ws:
            await ws.receive()
            await done(ada, "suspend", who="bo", reason=REASON, days=2)
            said = await ws.command("chat", text="hello")
        assert (said["code"], said["args"]["reason"]) == ("suspended", REASON)
        me = await identity_of(bo)
        assert me["suspended"]["reason"] == REASON and me["suspended"]["until"] > 0
        assert (await bo.http.post("/api/tables", json={"game": "samourai"})).status_code == 403
        assert (await bo.get_table(table))["you"] == 1
        for path in ("/api/me/export", "/api/me/tables", "/api/me/games", "/api/account"):
            assert (await bo.http.get(path)).status_code == 200
        assert (await anna.command(table, "chat", text="still here"))["type"] == "ack"
        found = (await view(ada, "people", text="BO"))["people"]
        assert [(one["name"], one["suspended"]) for one in found] == [("Bo", REASON)]
        await done(ada, "lift", who="Bo")
        assert (await bo.command(table, "chat", text="back"))["type"] == "ack"
        assert "suspended" not in await identity_of(bo)
        assert (await act(ada, "lift", who="Bo")).json()["args"]["key"] == "not-suspended"


@async_test
async def test_the_command_line_suspends_beside_a_running_server(settings: Settings) -> None:
    async with club(without_limits(settings)) as (guests, _, anna, _):
        eve = await guests.guest("Eve")
        table = await start_game(anna, eve)
        await from_outside(settings, admin_acts.suspend, eve.player, REASON, None)
        said = await until_refused(eve, table, "suspended")
        assert said["args"] == {"reason": REASON, "until": 0}


@async_test
async def test_a_suspension_ends_by_itself(settings: Settings) -> None:
    async with club(without_limits(settings)) as (guests, _, anna, bo):
        table = await start_game(anna, bo)
        end = open_database.milliseconds() + 3_600_000
        await from_outside(settings, admin_acts.suspend, "Bo", REASON, end)
        await until_refused(bo, table, "suspended")
        guests.server.services.access.suspensions.now = lambda: end
        assert (await bo.command(table, "chat", text="back"))["type"] == "ack"


@async_test
async def test_a_link_sets_a_new_password_once_and_ends_all_sessions(settings: Settings) -> None:
    async with club(settings) as (guests, ada, anna, _):
        token = await done(ada, "reset-link", who="Anna", password=PASSWORD)
        assert (await identity_of(anna))["account"], "the old password works until the link is used"
        other = await guests.guest()
        new = {"token": token, "password": "a new password"}
        short = await other.http.post("/api/account/reset", json={**new, "password": "short"})
        assert short.json()["code"] == "password"
        assert (await other.http.post("/api/account/reset", json=new)).status_code == 200
        assert not (await identity_of(anna))["account"]
        again = await other.http.post("/api/account/reset", json=new)
        assert again.json()["code"] == "bad_link"
        assert (await sign_in(other, "Anna")).status_code == 403
        assert (await sign_in(other, "Anna", "a new password")).status_code == 201


@async_test
async def test_a_temporary_password_replaces_the_old_one(settings: Settings) -> None:
    async with club(settings) as (guests, ada, anna, _):
        link = await done(ada, "reset-link", who="Anna", password=PASSWORD)
        password = await done(ada, "reset-password", who="Anna", password=PASSWORD)
        assert not (await identity_of(anna))["account"]
        other = await guests.guest()
        assert (await sign_in(other, "Anna", password)).status_code == 201
        late = {"token": link, "password": "a new password"}
        assert (await other.http.post("/api/account/reset", json=late)).status_code == 400
        everything = str(await view(ada, "log"))
        assert password not in everything and link not in everything


@async_test
async def test_a_person_deleted_from_outside_vanishes_from_live_tables(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, bo):
        table = await start_game(anna, bo)
        await bo.command(table, "chat", text="Bo was here")
        async with anna.connect(table) as ws:
            await ws.receive()
            await from_outside(settings, admin_acts.delete_person, "Bo")
            while "Bo" in str(ws.table):
                await ws.receive()
            assert ws.table["status"] == "over"
        assert not (await identity_of(bo))["account"]
        assert "Bo" not in str(await view(ada, "log"))


# Tables.


@async_test
async def test_a_closed_game_ends_without_winner_rating_or_history(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, bo):
        table = await start_game(anna, bo, rated=True, clock={"kind": "live"})
        async with bo.connect(table) as ws:
            await ws.receive()
            await done(ada, "close", table=table, reason="The club\nis closed")
            await ws.wait_for("status", "over")
            assert ws.table["log"][-1]["what"] == "close"
        seen = await anna.get_table(table)
        assert seen["result"]["reason"] == "closed"
        assert seen["result"]["args"] == {"why": "The club is closed"}
        assert seen["clock"]["running"] is None
        assert await games_of(anna) == []
        ratings = (await anna.http.get("/api/people/Anna")).json()["ratings"]
        assert ratings == []
        assert (await anna.command(table, "rematch"))["code"] == "no_rematch"
        assert (await anna.http.get(f"/api/tables/{table}/record")).status_code == 200
        again = await act(ada, "close", table=table, reason=REASON)
        assert again.json()["args"]["key"] == "over"
        assert (await view(ada, "tables", status="running"))["tables"] == []


@async_test
async def test_an_open_table_is_closed_from_outside(settings: Settings) -> None:
    async with club(settings) as (_, _, anna, bo):
        table = await anna.create_table("seven", seats=3, public=True)
        await join_all(table, anna)
        async with anna.connect(table) as ws:
            await ws.receive()
            await from_outside(settings, admin_acts.close_table, table, REASON)
            await ws.wait_for("status", "over")
        assert (await bo.join(table))["code"] == "wrong_time"
        assert (await bo.http.get("/api/tables")).json()["open"] == []
        assert (await anna.http.get(f"/api/tables/{table}/record")).status_code == 400


@async_test
async def test_a_table_in_quarantine_stops_until_it_is_released(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, bo):
        table = await start_game(anna, bo)
        async with bo.connect(table) as ws:
            await ws.receive()
            await done(ada, "quarantine", table=table, reason=REASON)
            await ws.wire.wait_closed()
        assert (await anna.get_table(table))["code"] == "held"
        found = (await view(ada, "tables", status="quarantine"))["tables"]
        assert [(one["id"], one["quarantine"]) for one in found] == [(table, REASON)]
        await done(ada, "release", table=table)
        assert (await anna.get_table(table))["status"] == "running"
        assert (await anna.command(table, "chat", text="on"))["type"] == "ack"


@async_test
async def test_the_command_line_stops_and_releases_a_live_table(settings: Settings) -> None:
    async with club(without_limits(settings)) as (_, _, anna, bo):
        table = await start_game(anna, bo)
        await from_outside(settings, admin_acts.quarantine_table, table, REASON)
        await until_refused(anna, table, "held")
        await from_outside(settings, admin_acts.release_table, table)
        while (await anna.get_table(table)).get("status") != "running":
            await asyncio.sleep(0.05)


# What administrators see.


@async_test
async def test_reports_are_shown_with_context_and_resolved(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, bo):
        table = await start_game(anna, bo)
        await anna.command(table, "chat", text="good luck")
        await bo.command(table, "chat", text="you are bad")
        line = (await anna.get_table(table))["log"][-1]["number"]
        body = {"line": line, "reason": "rude"}
        assert (await anna.http.post(f"/api/tables/{table}/reports", json=body)).status_code == 201
        [report] = (await view(ada, "reports"))["reports"]
        assert [(one["text"], one["reported"]) for one in report["lines"]] == [
            ("good luck", False), ("you are bad", True),
        ]  # fmt: skip
        assert (report["author"], report["reason"]) == (bo.player, "rude")
        await done(ada, "resolve", report=report["id"], decision="warned")
        assert (await view(ada, "reports"))["reports"] == []
        again = await act(ada, "resolve", report=report["id"])
        assert again.json()["args"]["key"] == "report"


@async_test
async def test_every_act_is_in_the_audit_list(settings: Settings) -> None:
    async with club(settings) as (_, ada, anna, _):
        table = await anna.create_table("samourai")
        await done(ada, "suspend", who="Bo", reason=REASON)
        await done(ada, "lift", who="Bo")
        await done(ada, "close", table=table, reason=REASON)
        await done(ada, "invite", note="for the club", uses=3, days=7)
        [invitation] = (await view(ada, "invitations"))["invitations"]
        assert (invitation["left"], invitation["note"]) == (3, "for the club")
        await done(ada, "uninvite", handle=invitation["handle"])
        assert (await view(ada, "invitations"))["invitations"] == []
        lines = (await view(ada, "log"))["lines"]
        assert [(one["by"], one["act"], one["subject"]) for one in reversed(lines)] == [
            (ROOT.name, "grant", "Ada"),
            ("Ada", "person-suspend", "Bo"),
            ("Ada", "person-lift", "Bo"),
            ("Ada", "table-close", "samourai"),
            ("Ada", "invitation-create", "3"),
            ("Ada", "invitation-revoke", ""),
        ]
        older = (await view(ada, "log", before=str(lines[1]["id"])))["lines"]
        assert older == lines[2:]


@async_test
async def test_an_administrator_who_plays_learns_nothing_of_secret_entries(
    sqlite_settings: Settings,
) -> None:
    """An auto-reply of another seat is a secret entry: no answer may differ after it."""
    async with club(sqlite_settings) as (guests, ada, anna, bo):
        table = await start_game(ada, anna, bo, game="crane")
        reported = await anna.command(table, "chat", text="hello")
        assert reported["type"] == "ack"
        writer = guests.server.services.status
        writer.stop()

        async def everything() -> list[str]:
            await writer.write()
            names = ("overview", "people", "tables", "reports", "invitations", "log")
            found = [await view(ada, name) for name in names]
            found[0]["servers"] = [
                {**one["status"], "lag": 0, "disk_free": 0} for one in found[0]["servers"]
            ]
            return [str(one) for one in found]

        before = await everything()
        hidden = await anna.command(table, "order", kind="answer", order="pass")
        assert hidden["type"] == "ack"
        assert (await bo.command(table, "move", number=0, action=10_000))["type"] == "refused"
        assert await everything() == before


@async_test
async def test_the_overview_shows_what_the_server_does(settings: Settings) -> None:
    async with club(settings) as (guests, ada, anna, bo):
        table = await start_game(anna, bo)
        async with anna.connect(table) as ws:
            await ws.receive()
            while (await anna.command(table, "chat", text="again"))["type"] == "ack":
                pass  # as often as a machine of any speed needs to reach the limit
            await guests.server.services.status.write()
            found = await view(ada, "overview")
        [server] = found["servers"]
        assert (server["status"]["people"], server["status"]["running"]) == (1, 1)
        assert server["status"]["limited"]["chat"] > 0
        assert server["status"]["refused"]["slow_down"] > 0
        assert server["status"]["disk_free"] > 0 and server["status"]["database_works"]
        assert found["totals"]["accounts"] == 3 and found["totals"]["tables_running"] == 1
        assert found["limits"]["registration"] == "open"


# The command line.


def test_tatami_admin_prints_what_it_finds_and_does(
    sqlite_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    @async_test
    async def prepare() -> str:
        async with server_with_guests(sqlite_settings) as guests:
            anna, bo = await guests.account("Anna"), await guests.guest("Bo")
            await guests.server.services.status.write()
            table = await anna.create_table("samourai")
            await join_all(table, anna, bo)
            await until_running(anna, table)
            return table

    def admin(*words: str, code: int = 0) -> str:
        data = ["--data", sqlite_settings.data]
        assert main(["admin", *words, *data]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    table = prepare()
    assert "Anna is now an administrator. Admin page: http://127.0.0.1:8000/admin" in admin(
        "grant", "Anna"
    )
    assert admin("grant", "Zoe", code=1).startswith("tatami: there is no account 'Zoe'")
    assert admin("list").startswith("Anna, since ")
    assert "Bo, guest, 1 table, last seen" in admin("people", "bo")
    assert admin("people", "nobody at all") == "no people found\n"
    assert "running, by invitation" in admin("tables", "samourai")
    assert "in quarantine" in admin("quarantine", table, "--reason", "a test")
    assert "(in quarantine: a test)" in admin("tables", "--status", "quarantine")
    assert "continues" in admin("release", table)
    assert "closed" in admin("close", table, "--reason", "a test")
    assert "administrator: revoke" in admin("suspend", "Anna", "--reason", "x", code=1)
    assert "is not a date" in admin("suspend", "Anna", "--reason", "x", "--until", "soon", code=1)
    assert "/reset/" in admin("reset", "Anna")
    password = admin("reset", "Anna", "--temporary").strip().rpartition("\n")[2]
    assert len(password) == 23
    assert "/invitation/" in admin("invite", "--uses", "2", "--note", "club")
    handle = admin("invitations").split()[0]
    assert "revoked" in admin("uninvite", handle)
    assert admin("reports") == "no open reports\n"
    assert "no open report 7" in admin("resolve", "7", code=1)
    assert "1 account, 1 guest" in admin("status")
    assert "tables_per_guest     20" in admin("limits")
    log = admin("log")
    assert log.count("\n") == 8 and "table-close" in log and password not in log
    assert "no longer" in admin("revoke", "Anna")
    assert "deleted" in admin("delete", "Anna", "--yes")
    assert "Anna" not in admin("log") and "person-delete" in admin("log", "--limit", "1")


def test_tatami_admin_says_when_the_database_is_too_old(
    sqlite_settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    file = open_database.sqlite_file(sqlite_settings)
    with open_database.sqlite_engine(file) as engine, engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE audit")
    assert main(["admin", "log", "--data", sqlite_settings.data]) == 1
    assert "start the server once" in capsys.readouterr().err
