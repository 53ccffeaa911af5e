"""Permissions of every route and message for nobody, a spectator, another seat and the seat."""

from __future__ import annotations

import json
import logging
import re
import typing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from tatami.server.http.app import ROUTES
from tatami.server.people import seat_codes
from tatami.server.people.access import GUEST_COOKIE as COOKIE
from tatami.server.settings import Settings
from tatami.server.signing import YEAR, Tokens
from tatami.server.wire import messages
from tests.server.client import Person, RunningServer, async_test, running_server
from tests.server.live.test_tables import people, seated

NOBODY, SPECTATOR, OTHER, SELF = "nobody", "spectator", "another seat", "the seat"
WHO = (NOBODY, SPECTATOR, OTHER, SELF)


class Room:
    """A running table of Ann (the host, who is to act) and Ben; Eve is a spectator."""

    def __init__(self, server: RunningServer, table: str, persons: dict[str, Person]) -> None:
        self.server = server
        self.table = table
        self.persons = persons

    def fill(self, body: Any) -> Any:
        """A body for this table."""
        return body and {
            key: self.table if value == "{table:str}" else value for key, value in body.items()
        }

    def client(self, who: str) -> httpx.AsyncClient:
        return self.persons[who].http

    async def say(self, who: str, said: dict[str, Any]) -> str:
        """`done`, or the code of the refusal."""
        url = f"/api/tables/{self.table}/say"
        answer = (await self.client(who).post(url, json=said)).json()
        return str(answer["code"]) if answer["type"] == "refused" else "done"


@asynccontextmanager
async def room(settings: Settings) -> AsyncIterator[Room]:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as persons,
    ):
        ann, ben, eve = persons
        table = await seated("crane", ann, ben)
        nobody = Person(server.url, "nobody")
        try:
            yield Room(server, table, {NOBODY: nobody, SPECTATOR: eve, OTHER: ben, SELF: ann})
        finally:
            await nobody.close()


MESSAGES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "ping": ({}, ["nobody", "done", "done", "done"]),
    "sit": ({"name": "X"}, ["nobody", "wrong_time", "wrong_time", "wrong_time"]),
    "salt": ({"salt": "X"}, ["nobody", "not_seated", "wrong_time", "wrong_time"]),
    "seat_bot": ({"bot": "greedy"}, ["nobody", "wrong_time", "wrong_time", "wrong_time"]),
    "start": ({}, ["nobody", "wrong_time", "wrong_time", "wrong_time"]),
    "move": ({"number": 3}, ["nobody", "not_seated", "not_your_turn", "done"]),
    "chat": ({"text": "hello", "name": "Eve"}, ["nobody", "done", "done", "done"]),
    "claim": ({"seat": 1, "what": "bot"}, ["nobody", "not_seated", "no_claim", "no_claim"]),
    "order": (
        {"kind": "answer", "order": "pass"},
        ["nobody", "not_seated", "done", "done"],
    ),
    "take_back": ({}, ["nobody", "not_seated", "yours_already", "yours_already"]),
    "answer": ({"yes": True}, ["nobody", "not_seated", "no_offer", "no_offer"]),
    "offer": ({"what": "draw"}, ["nobody", "not_seated", "done", "offer_open"]),
    "hand_to_bot": ({"bot": "greedy"}, ["nobody", "not_seated", "done", "done"]),
    "rematch": ({}, ["nobody", "wrong_time", "wrong_time", "wrong_time"]),
    "resign": ({}, ["nobody", "not_seated", "done", "wrong_time"]),
    "leave": ({}, ["nobody", "not_seated", "done", "done"]),
}
"""Each message with its result for each of WHO, at a new table."""


def test_the_permission_table_covers_every_message() -> None:
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(messages.ClientIn)}
    assert set(MESSAGES) == kinds


@pytest.mark.parametrize("kind", MESSAGES)
def test_each_viewer_may_send_only_allowed_messages(kind: str, sqlite_settings: Settings) -> None:
    @async_test
    async def walk() -> None:
        async with room(sqlite_settings) as there:
            for who, wanted in zip(WHO, MESSAGES[kind][1], strict=True):
                assert await there.say(who, await filled(there, who, kind)) == wanted, who

    walk()


async def filled(there: Room, who: str, kind: str) -> dict[str, Any]:
    said = {"type": kind, **MESSAGES[kind][0]}
    if kind == "move":
        # Players who are not to act also know the number and a legal action.
        said["action"] = (await there.persons[SELF].get_table(there.table))["legal"][0]
    return said


EXAMPLES = {
    "game": "samourai", "language": "nl", "position": "open", "name": "Eve", "handle": "none",
    "key": "none", "channel": "none", "tournament": "none", "token": "none.all.forged",
    "puzzle": "none", "duplicate": "none",
}  # fmt: skip
READ, WRITTEN = [200, 200, 200, 200], [401, 200, 200, 200]
NO_ACCOUNT = [401, 401, 401, 401]
NOT_OFFERED = [401, 400, 400, 400]
"""This server has no public URL."""
NOT_ONES_OWN = [401, 404, 404, 404]
RUNNING_YET = [400, 400, 400, 400]
"""Only for finished games."""
FORK = {"moves": 1, "seat": 0, "bot": "greedy", "name": "Eve"}
WALK: dict[tuple[str, str], tuple[Any, list[int]]] = {
    ("GET", "/api/me"): (None, READ),
    ("GET", "/api/server"): (None, READ),
    **{
        (method, "/api/admin/{name:str}"): (None if method == "GET" else {}, [404] * 4)
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE")
    },
    ("POST", "/api/account/reset"): (
        {"token": "none", "password": "a new password"},
        [400, 400, 400, 400],
    ),
    ("POST", "/api/account/forgot"): ({"name": "Eve"}, [400, 400, 400, 400]),
    ("POST", "/api/account/email"): ({"address": "", "password": "x"}, NO_ACCOUNT),
    ("POST", "/api/account/email/confirm"): ({"token": "none"}, [400, 400, 400, 400]),
    ("GET", "/api/games"): (None, READ),
    ("GET", "/api/tables"): (None, READ),
    ("POST", "/api/tables"): ({"game": "crane"}, [401, 201, 201, 201]),
    ("POST", "/api/evening"): ({"key": "guess"}, [403, 403, 403, 403]),
    ("POST", "/api/evening/act"): (
        {"key": "guess", "act": {"type": "hold_clocks", "held": True}},
        [403, 403, 403, 403],
    ),
    ("GET", "/api/tournaments"): (None, READ),
    ("POST", "/api/tournaments"): (
        {"name": "Friday", "game": "crane", "format": "arena"},
        NO_ACCOUNT,
    ),
    ("GET", "/api/tournaments/{tournament:str}"): (None, [404, 404, 404, 404]),
    ("POST", "/api/tournaments/{tournament:str}/say"): ({"type": "start"}, NOT_ONES_OWN),
    ("GET", "/api/tournaments/{tournament:str}/results.json"): (None, [404, 404, 404, 404]),
    ("GET", "/api/tournaments/{tournament:str}/standings.csv"): (None, [404, 404, 404, 404]),
    ("GET", "/api/tables/{table:str}"): (None, READ),
    ("POST", "/api/tables/{table:str}/say"): ({"type": "ping"}, WRITTEN),
    ("GET", "/api/tables/{table:str}/record"): (None, [400, 400, 400, 400]),
    ("GET", "/api/tables/{table:str}/replay"): (None, [200, 200, 200, 200]),
    ("GET", "/api/tables/{table:str}/previews"): (None, [200, 200, 200, 200]),
    ("GET", "/api/games/{game:str}/rules"): (None, [200, 200, 200, 200]),
    ("GET", "/api/games/{game:str}/texts/{language:str}"): (None, [200, 200, 200, 200]),
    ("GET", "/api/games/{game:str}/lesson"): (None, READ),
    ("GET", "/api/games/{game:str}/lesson/texts/{language:str}"): (None, READ),
    ("GET", "/api/games/{game:str}/positions/{position:str}"): (None, READ),
    ("POST", "/api/tables/{table:str}/code"): ({}, [401, 403, 201, 201]),
    ("GET", "/api/tables/{table:str}/code"): (None, [401, 403, 200, 200]),
    ("DELETE", "/api/tables/{table:str}/code"): (None, WRITTEN),
    ("POST", "/api/tables/{table:str}/claim"): ({"code": "aaaa"}, [400, 400, 400, 400]),
    ("DELETE", "/api/tables/{table:str}/claim"): (None, READ),
    ("POST", "/api/tables/{table:str}/reports"): ({"line": 999}, [401, 404, 404, 404]),
    ("POST", "/api/replay"): ({}, [400, 400, 400, 400]),
    ("POST", "/api/account"): ({"name": "Eve", "password": "short"}, [401, 400, 400, 400]),
    ("POST", "/api/session"): ({"name": "Eve", "password": "a guess"}, [403, 403, 403, 403]),
    ("POST", "/api/session/end"): ({}, NO_ACCOUNT),
    ("POST", "/api/session/end-all"): ({}, NO_ACCOUNT),
    ("POST", "/api/account/name"): ({"name": "Eva"}, NO_ACCOUNT),
    ("POST", "/api/account/password"): ({"old": "one", "new": "another"}, NO_ACCOUNT),
    ("GET", "/api/account"): (None, NO_ACCOUNT),
    ("POST", "/api/account/listed"): ({"listed": False}, NO_ACCOUNT),
    ("GET", "/api/games/{game:str}/leaderboard"): (None, READ),
    ("GET", "/api/tables/{table:str}/ratings"): (None, READ),
    ("GET", "/api/people/{name:str}/ratings"): (None, [404, 404, 404, 404]),
    ("GET", "/api/people/{name:str}"): (None, [404, 404, 404, 404]),
    ("GET", "/api/people/{name:str}/games"): (None, [404, 404, 404, 404]),
    ("GET", "/api/me/export"): (None, WRITTEN),
    ("GET", "/api/me/games"): (None, WRITTEN),
    ("GET", "/api/me/tables"): (None, WRITTEN),
    ("GET", "/api/me/manners"): (None, WRITTEN),
    ("POST", "/api/me/manners"): (
        {"kind": "mute", "table": "{table:str}", "seat": 0},
        [401, 201, 201, 400],
    ),
    ("DELETE", "/api/me/manners/{handle:str}"): (None, [401, 404, 404, 404]),
    ("POST", "/api/tables/{table:str}/hint"): ({}, [401, 403, 400, 400]),
    ("POST", "/api/tables/{table:str}/analysis"): ({}, RUNNING_YET),
    ("POST", "/api/tables/{table:str}/fork"): (FORK, RUNNING_YET),
    ("POST", "/api/fork"): ({"record": "{}", "fork": FORK}, [401, 400, 400, 400]),
    ("POST", "/api/analyses"): ({}, [401, 400, 400, 400]),
    ("GET", "/api/analyses/{key:str}"): (None, [404, 404, 404, 404]),
    ("DELETE", "/api/analyses/{key:str}"): (None, [401, 404, 404, 404]),
    ("GET", "/api/me/notifications"): (None, WRITTEN),
    ("POST", "/api/me/notifications"): ({"language": "nl", "zone": "Europe/Paris"}, WRITTEN),
    ("POST", "/api/me/notifications/push"): (
        {"endpoint": "https://push.example/x", "p256dh": "x", "auth": "x"},
        [401, 400, 400, 400],
    ),
    ("POST", "/api/me/notifications/mail"): ({"address": "a@mail.example"}, NOT_OFFERED),
    ("POST", "/api/me/notifications/hook"): ({"url": "https://hook.example"}, NOT_OFFERED),
    ("POST", "/api/me/notifications/{channel:str}"): ({"wanted": [], "on": True}, NOT_ONES_OWN),
    ("DELETE", "/api/me/notifications/{channel:str}"): (None, NOT_ONES_OWN),
    ("POST", "/api/me/notifications/{channel:str}/test"): ({}, NOT_ONES_OWN),
    ("POST", "/api/stop/{token:str}"): ({}, [400, 400, 400, 400]),
    ("POST", "/api/confirm/{token:str}"): ({}, [404, 404, 404, 404]),
    ("GET", "/api/puzzles"): (None, READ),
    ("GET", "/api/games/{game:str}/next-puzzle"): (None, READ),
    ("GET", "/api/games/{game:str}/puzzles/{puzzle:str}"): (None, [404, 404, 404, 404]),
    ("POST", "/api/games/{game:str}/puzzles/{puzzle:str}"): ({"actions": [0]}, NOT_ONES_OWN),
    ("GET", "/api/games/{game:str}/puzzles/{puzzle:str}/source"): (None, [404, 404, 404, 404]),
    ("GET", "/api/deals"): (None, READ),
    ("GET", "/api/deals/{game:str}"): (None, [404, 404, 404, 404]),
    ("POST", "/api/deals/{game:str}"): ({"name": "Eve"}, NOT_ONES_OWN),
    ("POST", "/api/duplicates"): ({"game": "village"}, [401, 201, 201, 201]),
    ("GET", "/api/duplicates/{duplicate:str}"): (None, [404, 404, 404, 404]),
    ("POST", "/api/duplicates/{duplicate:str}"): ({"deal": 1, "name": "Eve"}, NOT_ONES_OWN),
    ("GET", "/api/me/following"): (None, NO_ACCOUNT),
    ("POST", "/api/me/following"): ({"name": "Eve"}, NO_ACCOUNT),
    ("DELETE", "/api/me/following/{name:str}"): (None, NO_ACCOUNT),
    ("GET", "/api/me/privacy"): (None, NO_ACCOUNT),
    ("POST", "/api/me/privacy"): ({"presence": "nobody"}, NO_ACCOUNT),
    ("POST", "/api/challenges"): ({"table": {"game": "crane"}, "people": ["Eve"]}, NO_ACCOUNT),
    ("GET", "/api/tables/{table:str}/invitations"): (None, [401, 403, 200, 200]),
    ("POST", "/api/tables/{table:str}/invitations"): ({"people": ["Eve"]}, NO_ACCOUNT),
    ("GET", "/api/me/invitations"): (None, NO_ACCOUNT),
    ("POST", "/api/me/invitations/{handle:str}"): ({"yes": False}, NO_ACCOUNT),
    ("POST", "/api/me/delete"): ({}, WRITTEN),
}
"""Each route with its status for each of WHO, during a game with hidden hands."""


def routes() -> set[tuple[str, str]]:
    return {
        (method, path)
        for handler in ROUTES
        for path in handler.paths
        for method in getattr(handler, "http_methods", ())
        if path.startswith("/api") and method in ("GET", "POST", "PUT", "PATCH", "DELETE")
    }


def test_the_permission_table_covers_every_route() -> None:
    assert routes() == set(WALK)


@async_test
async def test_each_viewer_may_call_only_allowed_routes(sqlite_settings: Settings) -> None:
    async with room(sqlite_settings) as there:
        for (method, path), (body, wanted) in WALK.items():
            url = path.replace("{table:str}", there.table)
            body = there.fill(body)
            url = re.sub(r"\{(\w+):str\}", lambda name: EXAMPLES[name[1]], url)
            for who, status in zip(WHO, wanted, strict=True):
                if who == NOBODY:
                    there.client(who).cookies.clear()
                answer = await there.client(who).request(method, url, json=body)
                assert answer.status_code == status, (method, path, who, answer.text)
                assert "Traceback" not in answer.text


@async_test
async def test_only_the_seat_sees_its_hand(sqlite_settings: Settings) -> None:
    async with room(sqlite_settings) as there:
        shown = {who: await there.persons[who].get_table(there.table) for who in WHO}
        assert shown[NOBODY]["view"]["hand"] is None
        assert shown[SPECTATOR]["view"]["hand"] is None
        assert shown[SELF]["view"]["hand"] != shown[OTHER]["view"]["hand"]
        assert [who for who in WHO if shown[who]["legal"]] == [SELF]
        secret = there.server.services.tables.live[there.table].table.secret
        assert all(secret not in json.dumps(shown[who]) for who in WHO)


@async_test
async def test_an_unknown_table_is_refused_with_404(
    sqlite_settings: Settings,
) -> None:
    async with room(sqlite_settings) as there:
        for name in ("nowhere", "../../etc", "%00", "a" * 3000, there.table + "'"):
            for path in ("", "/record", "/code"):
                answer = await there.client(SELF).get(f"/api/tables/{name}{path}")
                assert answer.status_code in (400, 404), (name, path)
        url = f"{there.server.url.replace('http', 'ws')}/api/tables/nowhere/live"
        async with websockets.connect(url) as wire:
            assert json.loads(await wire.recv())["code"] == "no_table"


def cookies(settings: Settings, server: RunningServer, player: str) -> dict[str, str]:
    """Cookies with a valid form that must not be accepted."""
    tokens = server.services.tokens
    good = tokens.player_cookie(player)
    name, until, signature = good.split(".")
    return {
        "another name": f"someone.{until}.{signature}",
        "a longer life": f"{name}.{int(until) + 1}.{signature}",
        "no signature": f"{name}.{until}.",
        "another server's": Tokens(b"another secret of 32 bytes or more").player_cookie(player),
        "stale": tokens.player_cookie(player, now=1_000_000_000),
        "a seat session": seat_codes.new_token(tokens),
        "cut off": good[:-1],
        "not ours": "\xe9\xff;..",
        "empty": "",
    }


@async_test
async def test_forged_and_expired_cookies_identify_nobody(sqlite_settings: Settings) -> None:
    async with room(sqlite_settings) as there:
        player = there.persons[SELF].player
        hand = (await there.persons[SELF].get_table(there.table))["view"]["hand"]
        for what, value in cookies(sqlite_settings, there.server, player).items():
            headers = [(b"Cookie", f"{COOKIE}={value}".encode("latin-1"))]
            async with httpx.AsyncClient(base_url=there.server.url, timeout=60) as thief:
                url = f"/api/tables/{there.table}"
                seen = (await thief.get(url, headers=headers)).json()
                assert seen["you"] is None and seen["view"]["hand"] != hand, what
                said = await thief.post(f"{url}/say", headers=headers, json={"type": "resign"})
                assert said.status_code == 401, what
                assert (await thief.get(f"{url}/code", headers=headers)).status_code == 401, what


def test_a_guest_cookie_expires_after_a_year() -> None:
    tokens = Tokens(b"a secret of 32 bytes or more....")
    cookie = tokens.player_cookie("ann", now=1000)
    assert tokens.read_player(cookie, now=1000 + YEAR - 1) == "ann"
    assert tokens.read_player(cookie, now=1000 + YEAR) is None


@async_test
async def test_a_socket_identifies_its_viewer_and_refuses_other_sites(
    sqlite_settings: Settings,
) -> None:
    async with room(sqlite_settings) as there:
        url = f"{there.server.url.replace('http', 'ws')}/api/tables/{there.table}/live"
        own = {"Cookie": there.persons[SELF].cookie()}
        for origin in ("http://evil.example", "null", f"{there.server.url}.evil.example"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with websockets.connect(url, additional_headers=own, origin=origin):  # type: ignore[arg-type]  # a plain string
                    pass
            assert refused.value.response.status_code == 403
        async with websockets.connect(
            url,
            additional_headers=own,
            origin=there.server.url,  # type: ignore[arg-type]
        ) as wire:
            assert json.loads(await wire.recv())["you"] == 0
        async with websockets.connect(url) as wire:
            assert json.loads(await wire.recv())["you"] is None
            await wire.send('{"type": "resign", "ask": 1}')
            while (answer := json.loads(await wire.recv()))["type"] == "presence":
                pass
            assert answer["code"] == "nobody"


RUBBISH = [
    "", "null", "[]", "{}", "{", '"move"', '{"type": "no such"}', '{"type": "move"}',
    '{"type": "move", "number": "1"}', '{"type": "ping", "extra": 1}', '{"type": ["move"]}',
    '{"type": "chat", "text": ""}', '{"type": "chat", "text": "\\ud800"}',
    '{"type": "sit", "name": "%s"}' % ("x" * 41), "[" * 10_000,
    '{"type": "move", "number": 1e400}', '{"type": "ping", "ask": 1.5}',
]  # fmt: skip


@async_test
async def test_malformed_input_is_refused(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(sqlite_settings) as there:
        url = f"/api/tables/{there.table}/say"
        json_type = {"Content-Type": "application/json"}
        with caplog.at_level(logging.WARNING):
            broken = [b"\xff\xfe", b'{"type": "chat", "text": "\xff"}']
            for body in [*(text.encode() for text in RUBBISH), *broken]:
                answer = await there.client(SELF).post(url, content=body, headers=json_type)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body
            form = {"Content-Type": "text/plain; x=application/json"}
            answer = await there.client(SELF).post(url, content='{"type":"resign"}', headers=form)
            assert answer.json()["code"] == "malformed"
            async with there.persons[SELF].connect(there.table) as ws:
                await ws.receive()
                for text in RUBBISH:
                    await ws.wire.send(text)
                    assert (await ws.receive())["code"] == "malformed", text
                await ws.wire.send(b"\xff\x00")
                assert (await ws.receive())["code"] == "malformed"
                assert (await ws.command("ping"))["type"] == "pong"
        assert [record for record in caplog.records if record.exc_info] == []


@async_test
async def test_large_bodies_and_messages_are_refused(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(sqlite_settings) as there:
        url = f"/api/tables/{there.table}/say"
        huge = json.dumps({"type": "chat", "text": "x" * 100_000})
        with caplog.at_level(logging.WARNING):
            answer = await there.client(SELF).post(
                url, content=huge, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 413
            async with there.persons[SELF].connect(there.table) as ws:
                await ws.receive()
                await ws.wire.send(huge)
                with pytest.raises(websockets.ConnectionClosedError) as closed:
                    await ws.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert (await there.persons[OTHER].command(there.table, "chat", text="on"))["type"] == "ack"
        assert [record for record in caplog.records if record.exc_info] == []


@async_test
async def test_a_table_with_invalid_settings_is_refused(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        deep: dict[str, Any] = {}
        for _ in range(400):
            deep = {"x": deep}
        for setting in (
            {"game": "chess"}, {"game": "crane", "seats": 9}, {"game": "crane", "seats": 2**80},
            {"game": "crane", "options": {"no": 1}}, {"game": "crane", "options": deep},
            {"game": "crane", "material": "x = 1"}, {"game": "samourai", "material": "= ="},
            {"game": "crane", "clock": {"kind": "live", "base": 1}}, {"game": "\x00"},
            {"game": "crane", "host": "me"},
        ):  # fmt: skip
            answer = await ann.http.post("/api/tables", json=setting)
            assert answer.status_code == 400, setting
            assert msgspec.json.decode(answer.content)["code"] in ("bad_table", "malformed")
