"""Players whose server may die at any instant: they reconnect, play on, and remember what was
acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import tatami
from tatami.registry import BUILT_IN_GAMES

GAME = next(key for key in BUILT_IN_GAMES if tatami.game(key).max_seats == 2)
PEOPLE, WITH_BOTS = ("person", "person"), ("person", "random")
RETRY = 0.02
"""Seconds between attempts to reach a server that is not there."""
GONE = (OSError, EOFError, WebSocketException, http.client.HTTPException)
"""What a client meets when the server dies."""


class ServerMessage(msgspec.Struct):
    type: str
    ask: int = 0
    number: int = 0
    legal: list[int] = []
    status: str = ""
    change: dict[str, Any] = {}
    moves: dict[str, list[Any]] = {}


read = msgspec.json.Decoder(ServerMessage).decode


class Session:
    """All tables of one round, and the port of the server."""

    def __init__(self, port: int, seed: str, think: float) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.think = think
        """Seconds that a player thinks at most."""
        self.tables: list[GameTable] = []
        self.acknowledged = 0
        self.closing = False

    async def keep_playing(self, kind: tuple[str, str]) -> None:
        while not self.closing:
            await GameTable(self, kind).play()

    async def moves_made(self, count: int, seconds: float) -> bool:
        """Wait until that many more moves are acknowledged."""
        goal, until = self.acknowledged + count, time.monotonic() + seconds
        while self.acknowledged < goal and time.monotonic() < until:
            await asyncio.sleep(0.01)
        return self.acknowledged >= goal

    async def request(self, method: str, path: str, cookie: str = "", body: Any = None) -> Any:
        """Repeated until a server answers."""
        while True:
            with contextlib.suppress(*GONE):
                return await asyncio.to_thread(send, self.port, method, path, cookie, body)
            await asyncio.sleep(RETRY)


def send(port: int, method: str, path: str, cookie: str, body: Any) -> Any:
    """The new cookie, or the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    packed = None if body is None else msgspec.json.encode(body)
    try:
        connection.request(method, path, packed, headers)
        answer = connection.getresponse()
        said = answer.read()
    finally:
        connection.close()
    if answer.status >= 500:
        raise OSError("the server is stopping")
    if body is None:
        return str(answer.getheader("Set-Cookie")).partition(";")[0]
    return msgspec.json.decode(said)


class GameTable:
    """One table, and what its players received."""

    def __init__(self, session: Session, kind: tuple[str, str]) -> None:
        self.session = session
        self.kind = kind
        self.id = ""
        self.over = False
        self.received = 0
        self.acknowledged: list[tuple[int, int, str]] = []
        """Number, seat and text of every acknowledged move."""
        self.answers: list[Any] = []
        """What the server said to those who joined."""
        self.players: list[Player] = []

    async def play(self) -> None:
        """Create the table, join, and play to the end."""
        cookies = [await self.session.request("GET", "/api/me") for _ in range(2)]
        self.id = (await self.session.request("POST", "/api/tables", cookies[0], {"game": GAME}))[
            "id"
        ]
        self.session.tables.append(self)
        for seat, body in self.seats():
            # Repeated if the server died before it answered; `taken` then means that it was stored.
            path = f"/api/tables/{self.id}/say"
            self.answers.append(await self.session.request("POST", path, cookies[seat], body))
        people = [seat for seat, who in enumerate(self.kind) if who == "person"]
        self.players = [Player(self, seat, cookies[seat]) for seat in people]
        await asyncio.gather(*[player.play() for player in self.players])

    def waiting_for(self) -> str:
        """For a game that does not continue."""
        lines = [
            f"person {player.seat} has number {player.number}, {len(player.legal)} legal moves, "
            f"sent {player.pending}, last heard {player.last_heard}"
            for player in self.players
        ]
        return "; ".join([f"joined by {self.answers}", *lines])

    def seats(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Which player says what, so that all seats are taken."""
        for seat, who in enumerate(self.kind):
            if who == "person":
                yield seat, {"type": "sit", "seat": seat, "name": f"person {seat}"}
            else:
                yield 0, {"type": "seat_bot", "seat": seat, "bot": who}


class Player:
    """Connects again whenever the server dies."""

    def __init__(self, table: GameTable, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.number = 0
        self.asked = 0
        self.texts: dict[int, str] = {}
        self.legal: list[int] = []
        self.pending: tuple[int, int] | None = None
        """The number and the action of the move that was sent."""
        self.last_heard = "nothing"

    async def play(self) -> None:
        while not self.table.over:
            try:
                await self.play_until_lost()
            except GONE as error:
                self.last_heard = repr(error)
            await asyncio.sleep(RETRY)

    async def play_until_lost(self) -> None:
        after = f"?after={self.number}" if self.number else ""
        url = f"ws://127.0.0.1:{self.table.session.port}/api/tables/{self.table.id}/live{after}"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, compression=None, proxy=None) as socket:
            self.pending = None
            async for text in socket:
                await self.heard(socket, text)
                if self.table.over:
                    return

    async def heard(self, socket: ClientConnection, text: str | bytes) -> None:
        message = read(text)
        self.last_heard = message.type
        if message.type in ("table", "delta"):
            self.update(message)
            await self.answer(socket)
        elif message.type == "ack" and self.pending is not None and message.ask == self.asked:
            self.acknowledge(message.number)
            # The opponent may answer before our own move is acknowledged.
            if self.number >= message.number:
                await self.answer(socket)
        elif message.type == "refused":
            self.pending = None
            await asyncio.sleep(0.2)
            await self.answer(socket)

    def update(self, message: ServerMessage) -> None:
        self.number, self.legal = message.number, message.legal
        self.table.received = max(self.table.received, message.number)
        self.texts.update({int(action): text for action, (text, _) in message.moves.items()})
        if "over" in (message.status, message.change.get("status")):
            self.table.over = True

    def acknowledge(self, number: int) -> None:
        assert self.pending is not None
        before, action = self.pending
        assert number == before + 1, "an ack of another move"
        self.table.acknowledged.append((number, self.seat, self.texts[action]))
        self.table.session.acknowledged += 1
        self.pending = None

    async def answer(self, socket: ClientConnection) -> None:
        if not self.legal or self.pending is not None or self.table.over:
            return
        session = self.table.session
        await asyncio.sleep(session.rng.random() * session.think)
        action = session.rng.choice(self.legal)
        self.asked += 1
        self.pending = (self.number, action)
        said = {"type": "move", "ask": self.asked, "number": self.number, "action": action}
        await socket.send(msgspec.json.encode(said).decode())
