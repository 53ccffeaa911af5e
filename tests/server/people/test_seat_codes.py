"""Seat codes: a code opens one seat at one table and nothing else of its player."""

from __future__ import annotations

import itertools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed

from tatami.server.http.app import ROUTES
from tatami.server.people import seat_codes
from tatami.server.people.suspensions import Suspension
from tatami.server.settings import Settings
from tests.server.client import Person, TableSocket, async_test, seat_code
from tests.server.http.test_permissions import EXAMPLES, WALK
from tests.server.live.test_tables import seated
from tests.server.members import PASSWORD, Guests, database_text, identity_of, server_with_guests


class Devices:
    """Ann and Ben at a running table of a game with hidden cards; `tab` is Ann's tablet."""

    def __init__(self, guests: Guests, table: str, code: str, people: list[Person]) -> None:
        self.guests = guests
        self.table = table
        self.code = code
        self.ann, self.ben, self.tab = people


@asynccontextmanager
async def devices(settings: Settings) -> AsyncIterator[Devices]:
    async with server_with_guests(settings) as guests:
        people = [await guests.guest(name) for name in ("Ann", "Ben", "Tab")]
        table = await seated("crane", *people[:2])
        yield Devices(guests, table, await seat_code(people[0], table), people)


async def wait_for_close(ws: TableSocket) -> int | None:
    try:
        while True:
            await ws.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@async_test
async def test_a_code_opens_one_seat_at_one_table(settings: Settings) -> None:
    async with devices(settings) as here:
        ann, tab, table = here.ann, here.tab, here.table
        assert (await tab.get_table(table))["you"] is None
        assert (await tab.claim(table, here.code[::-1]))["code"] == "wrong_code"
        other = await ann.create_table("crane")
        await ann.join(other)
        assert (await tab.claim(other, here.code))["code"] == "wrong_code"
        spaced = " ".join(re.findall(".{1,4}", here.code.upper()))
        assert await tab.claim(table, spaced) == {"seat": 0, "name": "Ann"}
        assert (await tab.get_table(table))["view"] == (await ann.get_table(table))["view"]
        assert (await tab.get_table(other))["you"] is None
        assert (await identity_of(tab))["player"] == tab.player != ann.player


@async_test
async def test_the_device_plays_the_seat_by_socket_and_by_http(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        async with here.tab.connect(here.table) as ws:
            assert await ws.wait_for_turn()
            assert (await ws.move())["type"] == "ack"
            assert (await ws.command("leave"))["code"] == "seat_only"
            previews = await here.tab.http.get(f"/api/tables/{here.table}/previews")
            assert previews.json()["number"] == ws.table["number"]
        said = await here.tab.command(here.table, "chat", text="from the tablet")
        assert said["type"] == "ack"
        assert (await here.ann.get_table(here.table))["log"][-1]["name"] == "Ann"


@async_test
async def test_the_device_may_do_nothing_but_play(sqlite_settings: Settings) -> None:
    """Not leave, not host, not start a rematch: and every other route knows the device itself."""
    async with devices(sqlite_settings) as here:
        await here.tab.claim(here.table, here.code)
        assert not (await here.tab.get_table(here.table))["host"]
        forbidden: list[tuple[str, dict[str, Any]]] = [
            ("sit", {"name": "X"}), ("leave", {}), ("start", {}), ("rematch", {}),
            ("seat_bot", {"bot": "greedy"}),
        ]  # fmt: skip
        for type_, more in forbidden:
            said = await here.tab.command(here.table, type_, **more)
            assert said["code"] == "seat_only", type_


AT = "/api/tables/{table:str}"
MAY_KNOW_THE_SEAT = {
    ("GET", AT), ("POST", f"{AT}/say"), ("GET", f"{AT}/previews"), ("GET", f"{AT}/replay"),
    ("POST", f"{AT}/hint"), ("GET", f"{AT}/code"), ("DELETE", f"{AT}/claim"),
}  # fmt: skip
"""And the socket."""


def test_only_routes_of_play_ask_for_the_seat_session() -> None:
    asking = {
        (method, path)
        for handler in ROUTES
        for path in handler.paths
        for method in getattr(handler, "http_methods", ())
        if {"visitor_at", "seat_session"} & set(handler.fn.__code__.co_names)
    }
    assert {(method, path) for method, path in asking if method != "OPTIONS"} == MAY_KNOW_THE_SEAT


@async_test
async def test_every_other_route_treats_the_device_as_a_stranger(sqlite_settings: Settings) -> None:
    """The seat cookie is sent to all routes, as an attacker would: answers do not change."""
    async with devices(sqlite_settings) as here:
        stranger = await here.guests.guest("Tab")
        await here.tab.claim(here.table, here.code)
        cookie = here.tab.http.cookies["tatami_seat"]
        here.tab.http.cookies.set("tatami_seat", cookie, path="/")
        for (method, path), (body, _) in WALK.items():
            if (method, path) in MAY_KNOW_THE_SEAT:
                continue
            url = path.replace("{table:str}", here.table)
            url = re.sub(r"\{(\w+):str\}", lambda name: EXAMPLES[name[1]], url)
            sent = body and {k: here.table if v == "{table:str}" else v for k, v in body.items()}
            answers = [
                await person.http.request(method, url, json=sent) for person in (here.tab, stranger)
            ]
            assert answers[0].status_code == answers[1].status_code, (method, path)
            assert here.ann.player not in answers[0].text, (method, path)
        assert (await here.ann.get_table(here.table))["you"] == 0, "Ann was not deleted"


@async_test
async def test_revoking_a_code_closes_the_seat_on_its_devices(settings: Settings) -> None:
    async with devices(settings) as here:
        url = f"/api/tables/{here.table}/code"
        await here.tab.claim(here.table, here.code)
        state = (await here.ann.http.get(url)).json()
        assert state["devices"] == 1 and state["made"] > 0 and here.code not in str(state)
        async with here.tab.connect(here.table) as ws, here.ann.connect(here.table) as own:
            await ws.receive()
            assert (await here.tab.http.delete(url)).status_code == 200, "revokes nothing"
            borrowed = (await here.tab.http.get(url)).json()
            assert borrowed == {"made": None, "devices": 0, "borrowed": True}
            assert (await here.ann.http.get(url)).json()["devices"] == 1
            assert (await here.ann.http.delete(url)).status_code == 200
            assert await wait_for_close(ws) == 4401
            assert (await own.command("ping"))["type"] == "pong"
        assert (await here.ann.http.get(url)).json()["made"] is None
        assert (await here.tab.get_table(here.table))["you"] is None
        assert (await here.tab.claim(here.table, here.code))["code"] == "wrong_code"


@async_test
async def test_a_new_code_ends_the_old_one(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        new = await seat_code(here.ann, here.table)
        assert new != here.code and len(new) == 26
        assert (await here.tab.get_table(here.table))["you"] is None
        assert (await here.tab.claim(here.table, here.code))["code"] == "wrong_code"
        for _ in range(2):  # a code can be used again, until it is revoked
            assert (await here.tab.claim(here.table, new))["seat"] == 0
        phone = await here.guests.guest("Phone")
        assert (await phone.claim(here.table, new))["seat"] == 0
        assert (await here.tab.get_table(here.table))["you"] == 0


@async_test
async def test_a_device_can_close_the_seat_itself(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        async with here.tab.connect(here.table) as ws:
            await ws.receive()
            await here.tab.http.delete(f"/api/tables/{here.table}/claim")
            assert await wait_for_close(ws) == 4401
        assert (await here.tab.get_table(here.table))["you"] is None
        assert "tatami_seat" not in here.tab.http.cookies


@async_test
async def test_a_code_ends_when_its_player_leaves_the_seat(settings: Settings) -> None:
    async with devices(settings) as here:
        table = await here.ben.create_table("crane", seats=3)
        await here.ann.join(table, 0)
        code = await seat_code(here.ann, table)
        await here.tab.claim(table, code)
        async with here.tab.connect(table) as ws:
            await ws.receive()
            await here.ann.command(table, "leave")
            assert await wait_for_close(ws) == 4401
        await here.ann.join(table, 0)
        assert (await here.tab.get_table(table))["you"] is None
        assert (await here.tab.claim(table, code))["code"] == "wrong_code"


@async_test
async def test_a_code_ends_when_its_player_resigns_to_a_bot(settings: Settings) -> None:
    async with devices(settings) as here:
        cy = await here.guests.guest("Cy")
        table = await here.ben.create_table("crane", seats=3)
        for person in (here.ann, here.ben, cy):
            await person.join(table)
        code = await seat_code(here.ann, table)
        await here.ann.command(table, "resign")
        assert (await here.tab.claim(table, code))["code"] == "wrong_code"


@async_test
async def test_a_code_still_shows_the_seat_after_the_game(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.ben.command(here.table, "resign")
        assert (await here.tab.claim(here.table, here.code))["seat"] == 0
        seen = await here.tab.get_table(here.table)
        assert (seen["you"], seen["status"]) == (0, "over")
        assert (await here.tab.command(here.table, "rematch"))["code"] == "seat_only"


@async_test
async def test_signing_up_ends_the_codes_of_the_guest(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        body = {"name": "Annabel", "password": PASSWORD}
        assert (await here.ann.http.post("/api/account", json=body)).status_code == 201
        assert (await here.tab.get_table(here.table))["you"] is None
        assert (await here.tab.claim(here.table, here.code))["code"] == "wrong_code"
        refused = await here.ann.http.post(f"/api/tables/{here.table}/code", json={})
        assert refused.json()["code"] == "has_account"


@async_test
async def test_the_other_player_and_blocked_people_cannot_use_a_code(settings: Settings) -> None:
    async with devices(settings) as here:
        assert (await here.ben.claim(here.table, here.code))["code"] == "seated"
        assert (await here.ann.claim(here.table, here.code))["seat"] == 0
        assert "tatami_seat" not in here.ann.http.cookies, "she is the player herself"
        block = {"kind": "block", "table": here.table, "seat": 0}
        table = await seated("crane", here.tab, here.ben)
        await here.ben.http.post("/api/me/manners", json={**block, "table": table})
        assert (await here.tab.claim(here.table, here.code))["code"] == "unwelcome"


@async_test
async def test_suspended_people_use_no_codes_but_revoke_theirs(settings: Settings) -> None:
    async with devices(settings) as here:
        access = here.guests.server.services.access
        await here.tab.claim(here.table, here.code)
        access.suspensions.of_player = {
            person.player: Suspension(reason="rude", since=0, until=None)
            for person in (here.ann, here.tab)
        }
        played = await here.tab.command(here.table, "chat", text="for Ann")
        assert played["code"] == "suspended"
        assert (await here.tab.claim(here.table, here.code))["code"] == "suspended"
        url = f"/api/tables/{here.table}/code"
        assert (await here.ann.http.post(url, json={})).json()["code"] == "suspended"
        assert (await here.ann.http.delete(url)).status_code == 200
        assert await here.guests.server.services.store.read(counts) == [0, 0]


@async_test
async def test_codes_of_earlier_versions_are_refused_clearly(sqlite_settings: Settings) -> None:
    async with devices(sqlite_settings) as here:
        old = await here.tab.claim(here.table, "abcd efgh ijkl mnop")
        assert old["code"] == "old_code"
        assert "no longer work" in old["sentence"]


@async_test
async def test_guessing_codes_is_limited(sqlite_settings: Settings) -> None:
    async with devices(sqlite_settings) as here:
        codes = {(await here.tab.claim(here.table, f"guess{n}"))["code"] for n in range(12)}
        assert codes == {"wrong_code", "slow_down"}


@async_test
async def test_the_database_and_the_export_have_no_code(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        cookie = here.tab.http.cookies["tatami_seat"].partition(".")[0]
        stored = await here.guests.server.services.store.read(database_text)
        assert here.code not in stored and cookie not in stored
        exported = (await here.ann.http.get("/api/me/export")).json()
        (code,) = exported["seat_codes"]
        assert (code["table"], code["seat"], len(code["devices"])) == (here.table, 0, 1)
        assert seat_codes.digest_of(here.code) not in str(exported)
        other = (await here.tab.http.get("/api/me/export")).json()
        assert other["seat_codes"] == [] and here.ann.player not in str(other)


@async_test
async def test_deleting_the_person_deletes_codes_and_sessions(settings: Settings) -> None:
    async with devices(settings) as here:
        await here.tab.claim(here.table, here.code)
        assert (await here.ann.http.post("/api/me/delete", json={})).status_code == 200
        assert await here.guests.server.services.store.read(counts) == [0, 0]


def counts(connection: Connection) -> list[int]:
    names = ("seat_codes", "seat_sessions")
    return [connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names]


@async_test
async def test_a_damaged_table_refuses_codes_but_they_can_be_revoked(settings: Settings) -> None:
    async with devices(settings) as here:
        services = here.guests.server.services

        def damage(connection: Connection) -> None:
            query = "UPDATE entries SET body = 'x' WHERE table_id = :id AND number = 2"
            connection.execute(text(query), {"id": here.table})

        await services.store.write(damage)
        await services.tables.reload(here.table)
        assert (await here.tab.claim(here.table, here.code))["code"] == "broken"
        revoked = await here.ann.http.delete(f"/api/tables/{here.table}/code")
        assert revoked.status_code == 200
        assert await services.store.read(counts) == [0, 0]


@async_test
async def test_the_oldest_device_loses_the_seat_to_an_eleventh(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_codes, "MAX_DEVICES", 2)
    async with devices(sqlite_settings) as here:
        ticks = itertools.count(here.guests.server.services.tables.now())
        here.guests.server.services.tables.now = lambda: next(ticks)
        tabs = [here.tab, await here.guests.guest("Two"), await here.guests.guest("Three")]
        for tab in tabs:
            await tab.claim(here.table, here.code)
        assert [(await tab.get_table(here.table))["you"] for tab in tabs] == [None, 0, 0]


def test_codes_are_random_and_long() -> None:
    codes = {seat_codes.new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(re.fullmatch("[a-z2-7]{26}", code) for code in codes)
    assert seat_codes.CODE_BYTES * 8 >= 128
