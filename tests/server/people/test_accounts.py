"""Accounts and sessions; on both databases."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

from tatami.server.http.routes import own_account, profiles
from tatami.server.people import accounts, passwords
from tatami.server.settings import Settings
from tatami.server.store.schema import sessions
from tatami.server.tables.refusals import Refusal
from tests.server.client import TIMEOUT, async_test
from tests.server.members import (
    PASSWORD,
    database_text,
    games_of,
    identity_of,
    join_all,
    resigned_game,
    server_with_guests,
    sign_in,
)


@async_test
async def test_signing_up_keeps_the_guests_id_seats_and_history(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.guest("Anna"), await guests.guest("Bo")
        await resigned_game(anna, bo)
        table = await anna.create_table("samourai")
        await join_all(table, anna)
        done = await anna.http.post("/api/account", json={"name": "Anna", "password": PASSWORD})
        assert done.status_code == 201
        assert await identity_of(anna) == {"player": anna.player, "name": "Anna", "account": True}
        assert (await anna.get_table(table))["you"] == 0
        assert [game["result"] for game in await games_of(anna)] == ["won"]


@async_test
async def test_the_old_guest_cookie_does_not_identify_the_account(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        thief = await guests.guest()
        thief.http.cookies = type(anna.http.cookies)(anna.http.cookies)
        assert (await identity_of(thief))["player"] == anna.player
        await anna.http.post("/api/account", json={"name": "Anna", "password": PASSWORD})
        assert (await identity_of(thief))["player"] != anna.player


@async_test
async def test_signing_in_on_another_device_and_signing_out(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        other = await guests.guest()
        assert (await sign_in(other, " ANNA ")).status_code == 201
        assert (await identity_of(other))["player"] == anna.player
        await other.http.post("/api/session/end", json={})
        # The guest identity still exists after the session.
        assert await identity_of(other) == {"player": other.player, "name": "", "account": False}
        assert (await identity_of(anna))["account"]


@async_test
async def test_signing_out_everywhere_ends_every_session_and_socket(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        other = await guests.on_other_device("Anna")
        table = await anna.create_table("samourai")
        async with other.connect(table) as ws:
            await ws.receive()
            await anna.http.post("/api/session/end-all", json={})
            await asyncio.wait_for(ws.wire.wait_closed(), TIMEOUT)
            assert ws.wire.close_code == 4401
        assert not (await identity_of(anna))["account"]
        assert not (await identity_of(other))["account"]


@async_test
async def test_a_new_password_ends_the_other_sessions(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        other = await guests.on_other_device("Anna")
        new = "another one"
        wrong = await anna.http.post("/api/account/password", json={"old": "guess", "new": new})
        assert wrong.status_code == 403
        assert (await identity_of(other))["account"]
        done = await anna.http.post("/api/account/password", json={"old": PASSWORD, "new": new})
        assert done.status_code == 200
        assert (await identity_of(anna))["account"]
        assert not (await identity_of(other))["account"]
        assert (await sign_in(other, "Anna")).status_code == 403
        assert (await sign_in(other, "Anna", new)).status_code == 201


@async_test
async def test_a_wrong_name_and_a_wrong_password_get_the_same_refusal(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        await guests.account("Anna")
        guest = await guests.guest()
        one, other = await sign_in(guest, "Anna", "guess"), await sign_in(guest, "Nobody", "guess")
        assert one.status_code == other.status_code == 403
        assert one.json() == other.json()


@async_test
async def test_names_are_unique_regardless_of_case_and_punctuation(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        await guests.account("Anna Bell")
        bo = await guests.guest("Bo")
        body = {"name": "ANNA-BELL", "password": PASSWORD}
        taken = await bo.http.post("/api/account", json=body)
        assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")
        carl = await guests.account("Carl")
        assert (await carl.http.post("/api/account/name", json={"name": "anna.bell"})).json()[
            "code"
        ] == "name_taken"
        done = await carl.http.post("/api/account/name", json={"name": "Karl"})
        assert done.json() == {"player": carl.player, "name": "Karl"}
        assert (await identity_of(carl))["name"] == "Karl"


@async_test
async def test_a_name_is_given_to_only_one_of_two_concurrent_requests(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        people = [await guests.guest() for _ in range(6)]
        body = {"name": "Anna", "password": PASSWORD}
        asked = [person.http.post("/api/account", json=body) for person in people]
        codes = [done.status_code for done in await asyncio.gather(*asked)]
        assert sorted(codes) == [201, *[409] * 5]


@async_test
async def test_only_an_account_can_use_its_name_at_a_table(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, guest = await guests.account("Anna"), await guests.guest("anna")
        table = await anna.create_table("samourai")
        await anna.command(table, "sit", name="Somebody")
        assert (await anna.get_table(table))["seats"][0]["name"] == "Anna"
        assert (await guest.join(table))["code"] == "name_taken"


@async_test
async def test_forged_and_expired_sessions_are_refused(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        good = anna.http.cookies["tatami_session"]
        token, _, signature = good.partition(".")
        for forged in (f"{token}x.{signature}", f"{token}.", token, ".", "", f".{signature}"):
            anna.http.cookies.set("tatami_session", forged, domain="127.0.0.1", path="/")
            stranger = await guests.guest()
            stranger.http.cookies.set("tatami_session", forged)
            assert not (await identity_of(stranger))["account"], forged
        anna.http.cookies.clear()
        anna.http.cookies.set("tatami_session", good)
        assert (await identity_of(anna))["account"]
        await guests.server.services.store.write(run_out)
        assert not (await identity_of(anna))["account"]


def run_out(connection: Connection) -> None:
    connection.execute(update(sessions).values(until=1))


@async_test
async def test_the_database_holds_no_password_and_no_token(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        token = anna.http.cookies["tatami_session"].partition(".")[0]
        kept = await guests.server.services.store.read(database_text)
        assert "$argon2id$" in kept
        assert PASSWORD not in kept
        assert token not in kept


@async_test
async def test_no_secret_is_in_logs_or_responses(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        cookies = [anna.http.cookies["tatami_session"]]
        answers = [
            await sign_in(anna, "Anna"),
            await sign_in(anna, "Anna", "a wrong guess"),
            await anna.http.post("/api/session", json={"name": 7, "password": "a wrong guess"}),
            await anna.http.get("/api/me/export"),
            await anna.http.get("/api/people/Anna"),
        ]
        cookies.append(anna.http.cookies["tatami_session"])
    clients = ("httpcore", "httpx", "websockets.client")
    ours = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(clients)
    )
    for text_ in [ours, *(done.text for done in answers)]:
        assert not any(
            word in text_ for word in [PASSWORD, "a wrong guess", "$argon2id$", *cookies]
        )


@async_test
async def test_a_form_of_another_site_cannot_sign_a_player_out(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        done = await anna.http.post("/api/session/end-all", data={"a": "b"})
        assert (done.status_code, done.json()["sentence"]) == (
            400,
            "the content type must be application/json",
        )
        assert (await identity_of(anna))["account"]


@async_test
async def test_unknown_profiles_give_404(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest()
        done = await anna.http.get("/api/people/nobody")
        assert (done.status_code, done.json()["code"]) == (404, "no_such_person")


GIVEN = {"name": "Anna", "password": PASSWORD}
MUTED = {"kind": "mute", "table": "none", "seat": 0}
WALK: dict[tuple[str, str], tuple[Any, tuple[int, int, int]]] = {
    ("POST", "/api/account"): (GIVEN, (401, 409, 409)),
    ("POST", "/api/account/forgot"): ({"name": "Anna"}, (400, 400, 400)),
    ("POST", "/api/account/email"): (
        {"address": "anna@mail.example", "password": PASSWORD},
        (401, 401, 400),
    ),
    ("POST", "/api/account/email/confirm"): ({"token": "none"}, (400, 400, 400)),
    ("POST", "/api/account/reset"): ({"token": "none", "password": PASSWORD}, (400, 400, 400)),
    ("POST", "/api/session"): ({**GIVEN, "password": "guess"}, (403, 403, 403)),
    ("POST", "/api/session/end"): ({}, (401, 401, 200)),
    ("POST", "/api/session/end-all"): ({}, (401, 401, 200)),
    ("GET", "/api/account"): (None, (401, 401, 200)),
    ("POST", "/api/account/listed"): ({"listed": True}, (401, 401, 200)),
    ("POST", "/api/account/name"): ({"name": "Anna"}, (401, 401, 200)),
    ("POST", "/api/account/password"): ({"old": "a", "new": "b"}, (401, 401, 403)),
    ("POST", "/api/me/delete"): ({"password": "guess"}, (401, 200, 403)),
    ("GET", "/api/me/export"): (None, (401, 200, 200)),
    ("GET", "/api/me/games"): (None, (401, 200, 200)),
    ("GET", "/api/me/tables"): (None, (401, 200, 200)),
    ("GET", "/api/people/{name:str}/ratings"): (None, (200, 200, 200)),
    ("GET", "/api/tables/{table:str}/ratings"): (None, (404, 404, 404)),
    ("GET", "/api/games/{game:str}/leaderboard"): (None, (404, 404, 404)),
    ("GET", "/api/people/{name:str}"): (None, (200, 200, 200)),
    ("GET", "/api/people/{name:str}/games"): (None, (200, 200, 200)),
    ("GET", "/api/me/manners"): (None, (401, 200, 200)),
    ("POST", "/api/me/manners"): (MUTED, (401, 404, 404)),
    ("DELETE", "/api/me/manners/{handle:str}"): (None, (401, 404, 404)),
    ("POST", "/api/tables/{table:str}/reports"): ({"line": 1}, (401, 404, 404)),
}
"""Each route with its status for nobody, for a guest and for the account Anna."""


def test_the_permission_table_covers_every_route() -> None:
    routes = [*own_account.ROUTES, *profiles.ROUTES]
    known = {(method, path) for route in routes for method in route.http_methods
             for path in route.paths}  # fmt: skip
    assert {pair for pair in known if pair[0] not in ("HEAD", "OPTIONS")} == set(WALK)


@async_test
async def test_each_identity_may_call_only_allowed_routes(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        guests.server.services.limits.active = False
        await guests.account("Anna")
        for (method, path), (body, wanted) in WALK.items():
            url = path.replace("{name:str}", "Anna")
            nobody = await guests.guest()
            nobody.http.cookies.clear()
            callers = (nobody, await guests.guest(), await guests.on_other_device("Anna"))
            for who_, status in zip(callers, wanted, strict=True):
                done = await who_.http.request(method, url, json=body)
                assert done.status_code == status, (method, path, done.text)
                if method == "POST" and status < 400:
                    form = await who_.http.post(url, data={"a": "b"})
                    assert form.status_code in (400, 401), path


@async_test
async def test_a_guest_cannot_create_a_rated_table(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        guest = await guests.guest()
        done = await guest.http.post("/api/tables", json={"game": "samourai", "rated": True})
        assert (done.status_code, done.json()["code"]) == (401, "no_account")


NAMES_REFUSED: list[str] = ["", "a", " a ", "x" * 25, "a\u202eb", "a\nb\x00", "<b>", "@anna", "..a"]


@pytest.mark.parametrize("name", NAMES_REFUSED)
def test_invalid_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        accounts.check_name(name)


@pytest.mark.parametrize("name", ["Bo", "Jean-Luc", "O’Hara", "武士", "Åsa 2", "ﬁn"])
def test_names_of_any_script_are_allowed(name: str) -> None:
    assert accounts.key_of(accounts.check_name(name)) == accounts.key_of(name.upper())


@pytest.mark.parametrize("password", ["short", "x" * 201, "Anna Bell"])
def test_short_passwords_and_the_name_are_refused(password: str) -> None:
    with pytest.raises(Refusal, match="password"):
        passwords.check(password, "anna bell")


@async_test
async def test_passwords_are_unicode_normalized() -> None:
    hasher = passwords.Passwords()
    try:
        hashed = await hasher.hash("café au lait")
        assert await hasher.matches("cafe\u0301 au lait", hashed)
        assert not await hasher.matches("cafe au lait", hashed)
        assert not await hasher.matches("anything", "not a hash")
        assert not await hasher.matches("nobody's", None)
    finally:
        hasher.close()


@async_test
async def test_hashing_a_password_does_not_block_the_event_loop() -> None:
    """While argon2 runs in its thread, the event loop continues."""
    hasher = passwords.Passwords()
    try:
        rounds = 0
        hashing = asyncio.ensure_future(hasher.hash(PASSWORD))
        while not hashing.done():
            rounds += 1
            await asyncio.sleep(0)
        assert rounds > 10
        assert hasher.is_outdated(hashing.result()) is False
    finally:
        hasher.close()


@async_test
async def test_a_password_with_weak_hash_parameters_is_rehashed(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        server = guests.server.services
        before = await server.store.read(accounts.by_player(anna.player))
        server.passwords.hasher = type(server.passwords.hasher)(time_cost=2, memory_cost=64)
        assert (await sign_in(anna, "Anna")).status_code == 201
        after = await server.store.read(accounts.by_player(anna.player))
        assert before is not None and after is not None
        assert before.password != after.password
        assert (await sign_in(anna, "Anna")).status_code == 201


@async_test
async def test_bodies_and_chat_lines_have_size_limits(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        table = await anna.create_table("samourai")
        await join_all(table, anna)
        large = msgspec.json.encode({"type": "chat", "text": "x" * 70_000})
        headers = {"content-type": "application/json"}
        done = await anna.http.post(f"/api/tables/{table}/say", content=large, headers=headers)
        assert done.status_code == 413
        done = await anna.http.post("/api/account", content=large, headers=headers)
        assert done.status_code == 413
        assert (await anna.command(table, "chat", text="x" * 501))["code"] == "malformed"
        async with anna.connect(table) as ws:
            await ws.wire.send(msgspec.json.encode({"type": "chat", "text": "x" * 501}).decode())
            while 0 not in ws.answers:  # a malformed message has no number: the answer has 0
                await ws.receive()
            assert ws.answers[0]["code"] == "malformed"
            assert (await ws.command("chat", text="x" * 500))["type"] == "ack"
            await ws.wire.send(large.decode())
            await asyncio.wait_for(ws.wire.wait_closed(), TIMEOUT)
            assert ws.wire.close_code == 1009


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "12345678", "aaaaaaaa", "qwertyuiop", "Ann Ronin", "shogun1234"],
)
def test_a_password_that_is_easy_to_guess_is_refused(password: str) -> None:
    with pytest.raises(Refusal, match="password"):
        passwords.check(password, "Ann Ronin")


def test_a_long_sentence_or_random_letters_are_a_good_password() -> None:
    for password in ("four dragons over the ibis", "xK3vq9Lm", "correct horse battery"):
        passwords.check(password, "Ann Ronin")
