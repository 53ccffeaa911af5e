"""People who send anything: on HTTP, on the socket of a table, and as bare bytes."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tatami
from tatami.checks.frame import CheckFailed
from tatami.checks.fuzz import junk
from tatami.checks.fuzz.raw_http import RawAnswer, RawConnection
from tatami.checks.fuzz.requests import Request, RequestMaker
from tatami.checks.http_client import TIMEOUT

FRAME_LIMIT = 16_384
"""Bytes of a socket message that the server accepts."""
SENSIBLE = 0.35
"""The share of socket messages that are moves a player could make."""
ENDING = (b'"resign"', b'"leave"', b'"hand_to_bot"')
"""Commands that end the sender's part in a game: most of them are not sent, to get further."""
TABLES = 40
"""Tables that requests refer to."""


BUSY = (b'"code":"busy"', b'"ready":false')
"""In the answers of a busy server, the second one for its supervisor (`/readyz`)."""


class Sent:
    """Counts what was sent; keeps the last of it for a report."""

    def __init__(self) -> None:
        self.messages = 0
        self.last: list[str] = []

    def note(self, what: str) -> None:
        self.messages += 1
        self.last.append(what)
        del self.last[:-200]


def check_answer(what: str, status: int, body: bytes) -> None:
    """503 of a busy server is an answer; any other 5xx is a failure."""
    if status >= 500 and not (status == 503 and any(sign in body for sign in BUSY)):
        raise CheckFailed(f"the server answered {status} to this", what[:2000], repr(body[:300]))


class HttpSender:
    """Sends requests for all operations."""

    def __init__(self, host: str, port: int, maker: RequestMaker, sent: Sent) -> None:
        self.connection = RawConnection(host, port)
        self.maker = maker
        self.sent = sent

    async def send_some(self, count: int, rng: Random) -> None:
        for _ in range(count):
            if rng.random() < 0.02:
                await self.send_bare_bytes(rng)
            else:
                await self.send(self.maker.request(rng))

    async def close(self) -> None:
        await self.connection.close()

    async def send(self, request: Request) -> RawAnswer:
        self.sent.note(request.text())
        try:
            answer = await self.connection.request(request)
        except TimeoutError:
            raise CheckFailed("the server did not answer this", request.text()[:2000]) from None
        check_answer(request.text(), answer.status, answer.body)
        return answer

    async def send_bare_bytes(self, rng: Random) -> None:
        data = junk.mutate(self.connection.encoded(self.maker.request(rng)), rng)
        self.sent.note(repr(data[:2000]))
        with contextlib.suppress(OSError):
            body = await self.connection.send_bytes(data)
            status = body[9:12]
            check_answer(repr(data), int(status) if status.isdigit() else 0, body)


class SocketSender:
    """Has a seat at a table and sends commands there, some of them sensible."""

    def __init__(self, host: str, port: int, maker: RequestMaker, sent: Sent) -> None:
        self.http = HttpSender(host, port, maker, sent)
        self.maker = maker
        self.sent = sent
        self.address = f"ws://{host}:{port}"
        self.table = ""
        self.state: dict[str, Any] = {}

    async def send_some(self, count: int, rng: Random) -> None:
        """Send that many messages, on as many connections as the server closes."""
        left = count
        while left > 0:
            if self.is_over() and (not self.table or rng.random() < 0.5):
                await self.new_table(rng)
            try:
                left -= await self.on_one_connection(left, rng)
            except (ConnectionClosed, ConnectionError):
                left -= 1
            except TimeoutError:
                raise CheckFailed("a socket did not answer", *self.sent.last[-5:]) from None

    async def close(self) -> None:
        await self.http.close()

    def is_over(self) -> bool:
        """Nothing more to do at this table: the game is over, or the seat is lost."""
        return self.state.get("status") == "over" or not self.state.get("seated", False)

    async def new_table(self, rng: Random) -> None:
        """A table with this sender on a seat and bots on the others."""
        await self.http.send(Request("GET", "/api/me", b"", "application/json"))
        game = tatami.game(rng.choice(tatami.game_keys()))
        seats = rng.randint(game.min_seats, game.max_seats)
        answer = await self.post("/api/tables", {"game": game.key, "seats": seats})
        if answer.status != 201:
            return
        self.table = msgspec.json.decode(answer.body)["id"]
        self.state = {"seated": True}
        known = self.maker.words.by_name["table"]
        known.append(self.table)
        del known[:-TABLES]
        for _ in range(seats - 1):
            await self.say({"type": "seat_bot", "bot": "random"})
        await self.say({"type": "sit", "name": "Fuzz"})

    async def post(self, path: str, body: Any) -> RawAnswer:
        return await self.http.send(Request("POST", path, junk.encode(body), "application/json"))

    async def say(self, command: dict[str, Any]) -> None:
        await self.post(f"/api/tables/{self.table}/say", command)

    async def on_one_connection(self, count: int, rng: Random) -> int:
        """Send up to so many messages, with a ping after every few; returns how many."""
        address = f"{self.address}/api/tables/{self.table}/live"
        headers = {"Cookie": self.http.connection.cookie}
        async with connect(
            address, additional_headers=headers, compression=None, max_queue=None,
            ping_interval=None, open_timeout=TIMEOUT, proxy=None,
        ) as wire:  # fmt: skip
            done = 0
            while done < count:
                for _ in range(min(10, count - done)):
                    await self.send_one(wire, rng)
                    done += 1
                await self.until_pong(wire, done)
                if self.is_over() or rng.random() < 0.02:
                    break
            return done

    async def send_one(self, wire: ClientConnection, rng: Random) -> None:
        data = self.message(rng)
        self.sent.note(repr(data[:2000]))
        await wire.send(data)

    def message(self, rng: Random) -> str | bytes:
        legal = self.state.get("legal")
        if legal and rng.random() < SENSIBLE:
            move = {"type": "move", "number": self.state["number"], "action": rng.choice(legal)}
            return junk.encode(move).decode()
        if rng.random() < 0.01:
            return "x" * rng.randrange(FRAME_LIMIT + 100)
        data = self.maker.encoded(self.maker.commands, rng)
        while any(word in data for word in ENDING) and rng.random() < 0.95:
            data = self.maker.encoded(self.maker.commands, rng)
        if rng.random() < 0.1:
            return data
        return data.decode(errors="replace")

    async def until_pong(self, wire: ClientConnection, ask: int) -> None:
        """The table still answers, after all that was sent before."""
        await wire.send(junk.encode({"type": "ping", "ask": ask + 1_000_000}).decode())
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(wire.recv(), TIMEOUT))
            if message["type"] in ("table", "delta"):
                self.follow(message)
            if message.get("code") == "not_seated":
                self.state["seated"] = False
            if message.get("code") == "internal":
                raise CheckFailed("an internal error on the socket", *self.sent.last[-12:])
            if message["type"] == "pong" and message.get("ask") == ask + 1_000_000:
                return

    def follow(self, message: dict[str, Any]) -> None:
        """Keep what is needed to move: the number, the legal actions and the status."""
        self.state["number"] = message["number"]
        self.state["legal"] = message.get("legal", [])
        status = message.get("status") or message.get("change", {}).get("status")
        if isinstance(status, str):
            self.state["status"] = status
