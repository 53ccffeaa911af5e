"""What the operator allows: registration, guests, public tables and quotas."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from tatami.server.operate import admin_acts, open_database
from tatami.server.people.audit import Actor
from tatami.server.people.rate_limits import PER_PLAYER, rates_per_player
from tatami.server.settings import BadSettings, Settings, load
from tests.server.client import Person, async_test
from tests.server.members import PASSWORD, Guests, server_with_guests, start_game


def with_(settings: Settings, **changes: Any) -> Settings:
    return msgspec.structs.replace(settings, **changes)


async def sign_up(guests: Guests, name: str, invitation: str = "") -> httpx.Response:
    person = await guests.guest(name)
    body = {"name": name, "password": PASSWORD, "invitation": invitation}
    return await person.http.post("/api/account", json=body)


async def invite(settings: Settings, uses: int = 1, days: int | None = None) -> str:
    act = admin_acts.invite(Actor("test"), "", uses, days, open_database.milliseconds())
    return (await asyncio.to_thread(open_database.write, settings, act)).secret


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


@async_test
async def test_a_closed_server_makes_no_accounts(sqlite_settings: Settings) -> None:
    closed = with_(sqlite_settings, registration="closed")
    async with server_with_guests(closed) as guests:
        token = await invite(closed)
        assert code(await sign_up(guests, "Anna", token)) == "registration"
        policy = (await (await guests.guest()).http.get("/api/server")).json()
        wanted = {"registration": "closed", "guests": True, "public_tables": "allowed"}
        assert policy == {**policy, **wanted, "email": False}


@async_test
async def test_an_invitation_makes_as_many_accounts_as_it_says(settings: Settings) -> None:
    by_invitation = with_(settings, registration="invitation")
    async with server_with_guests(by_invitation) as guests:
        token = await invite(by_invitation, uses=2)
        assert code(await sign_up(guests, "Anna")) == "invitation"
        assert code(await sign_up(guests, "Anna", "guessed")) == "invitation"
        assert code(await sign_up(guests, "Anna", token)) == ""
        # A name that is taken costs no use.
        assert code(await sign_up(guests, "Anna", token)) == "name_taken"
        assert code(await sign_up(guests, "Bo", token)) == ""
        assert code(await sign_up(guests, "Cleo", token)) == "invitation"


@async_test
async def test_an_invitation_is_used_once_by_people_who_come_together(settings: Settings) -> None:
    by_invitation = with_(settings, registration="invitation")
    async with server_with_guests(by_invitation) as guests:
        token = await invite(by_invitation)
        names = ("Anna", "Bo", "Cleo", "Dan")
        codes = await asyncio.gather(*(sign_up(guests, name, token) for name in names))
        assert sorted(map(code, codes)) == ["", *["invitation"] * 3]


@async_test
async def test_an_invitation_ends(sqlite_settings: Settings) -> None:
    by_invitation = with_(sqlite_settings, registration="invitation")
    async with server_with_guests(by_invitation) as guests:
        token = await invite(by_invitation, days=1)
        accounts = guests.server.services.accounts
        late = open_database.milliseconds() + 24 * 3600 * 1000
        accounts.now = lambda: late
        assert code(await sign_up(guests, "Anna", token)) == "invitation"


@async_test
async def test_without_guests_only_accounts_play(sqlite_settings: Settings) -> None:
    async with server_with_guests(with_(sqlite_settings, guests=False)) as guests:
        eve, anna, bo = (
            await guests.guest("Eve"),
            *[await guests.account(name) for name in ("Anna", "Bo")],
        )
        assert code(await eve.http.post("/api/tables", json={"game": "samourai"})) == "guests"
        table = await anna.create_table("samourai")
        assert (await eve.join(table))["code"] == "guests"
        assert (await eve.get_table(table))["status"] == "open", "guests may look"
        assert (await bo.join(table))["type"] == "ack"
        body = {"moves": 0, "seat": 0, "bot": "greedy", "name": "Eve"}
        for path in ("fork", "analysis"):
            over = await finished(anna, bo)
            answer = await eve.http.post(
                f"/api/tables/{over}/{path}", json=body if path == "fork" else {}
            )
            assert code(answer) == "guests"


async def finished(winner: Person, loser: Person) -> str:
    table = await start_game(winner, loser)
    await loser.command(table, "resign")
    return table


@async_test
async def test_tables_can_be_by_invitation_only(sqlite_settings: Settings) -> None:
    async with server_with_guests(with_(sqlite_settings, public_tables="never")) as guests:
        anna = await guests.guest("Anna")
        body = {"game": "samourai", "public": True}
        assert code(await anna.http.post("/api/tables", json=body)) == "public"
        assert await anna.create_table("samourai")


@async_test
async def test_guests_and_accounts_have_quotas_of_unfinished_tables(settings: Settings) -> None:
    few = with_(settings, tables_per_guest=1, tables_per_account=2)
    async with server_with_guests(few) as guests:
        for person, limit in ((await guests.guest("Eve"), 1), (await guests.account("Anna"), 2)):
            made = [await person.create_table("samourai") for _ in range(limit)]
            answer = await person.http.post("/api/tables", json={"game": "samourai"})
            assert answer.json()["args"] == {"what": "tables", "limit": limit}
            await asyncio.to_thread(
                open_database.write,
                few,
                admin_acts.close_table(
                    Actor("test"), made[0], "full", open_database.milliseconds()
                ),
            )
            assert await person.create_table("samourai"), "a table that is over does not count"


@async_test
async def test_a_person_creates_only_so_many_tables_in_a_day(sqlite_settings: Settings) -> None:
    async with server_with_guests(with_(sqlite_settings, tables_per_day=2)) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        for _ in range(2):
            await finished(anna, bo)
        answer = await anna.http.post("/api/tables", json={"game": "samourai"})
        assert answer.json()["args"] == {"what": "day", "limit": 2}
        quotas = guests.server.services.access.quotas
        tomorrow = open_database.milliseconds() + 24 * 3600 * 1000
        quotas.now = lambda: tomorrow
        assert await anna.create_table("samourai")


@async_test
async def test_a_person_has_only_so_many_tables_with_bots_alone(sqlite_settings: Settings) -> None:
    async with server_with_guests(with_(sqlite_settings, bot_tables=1)) as guests:
        anna = await guests.guest("Anna")
        codes = []
        for _ in range(2):
            # Long games: no bot may finish one before the second is created.
            table = await anna.create_table("village", seats=2)
            guests.server.services.tables.automation.bots.ask = never  # type: ignore[assignment,method-assign]
            await anna.command(table, "seat_bot", bot="random")
            codes.append((await anna.command(table, "seat_bot", bot="random")).get("code", ""))
        assert codes == ["", "quota"]
        alone = await anna.create_table("village", seats=2)
        await anna.join(alone)
        assert (await anna.command(alone, "seat_bot", bot="random"))["type"] == "ack"


async def never(*_: object) -> int:
    await asyncio.Event().wait()
    raise AssertionError


@async_test
async def test_without_rate_limits_there_are_no_quotas(sqlite_settings: Settings) -> None:
    free = with_(sqlite_settings, tables_per_guest=1, rate_limits=False)
    async with server_with_guests(free) as guests:
        anna = await guests.guest("Anna")
        for _ in range(3):
            await anna.create_table("samourai")


def test_analyses_per_hour_follow_the_setting() -> None:
    assert rates_per_player(30)["analysis"] == PER_PLAYER["analysis"], "the default"
    assert (rates_per_player(2)["analysis"].burst, rates_per_player(120)["analysis"].burst) == (
        2,
        6,
    )
    assert "analysis" not in rates_per_player(0)


@pytest.mark.parametrize(
    ("name", "value"),
    [("registration", "perhaps"), ("public_tables", "yes"), ("tables_per_day", "-1")],
)
def test_a_wrong_policy_is_one_clear_line(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=name):
        load({f"TATAMI_{name.upper()}": value})
