"""Kills the server at random times and checks that it loses nothing.

    python -m benchmarks.kill                         200 tables, 50 kills, SQLite
    python -m benchmarks.kill --postgres URL          the same on PostgreSQL

Scripted clients and bots play; the benchmark ends the server with SIGKILL and starts it again on
the same data. At the end every acknowledged move and every entry that a client received must be in
the database unchanged, every table must be legal from its first entry to its last, and every
running game must continue.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

import tatami
from benchmarks.process import Server
from benchmarks.wire import Wire, connect
from tatami.checks.server_process import free_port, is_running
from tatami.registry import BUILT_IN_GAMES
from tatami.server.services import open_store
from tatami.server.settings import Settings
from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.tables import entries
from tatami.server.tables.rebuild import rebuild

GAME = next(key for key in BUILT_IN_GAMES if tatami.game(key).max_seats == 2)
KINDS = (("person", "person"), ("person", "random"), ("random", "random"))
PATIENCE = 120.0


class ServerMessage(msgspec.Struct):
    type: str
    ask: int = 0
    number: int = 0
    legal: list[int] = []
    status: str = ""
    change: dict[str, Any] = {}
    moves: dict[str, list[Any]] = {}


read = msgspec.json.Decoder(ServerMessage).decode


class Client:
    """A player or spectator that reconnects when the server dies."""

    def __init__(self, table: GameTable, seat: int | None, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.number = 0
        self.asked = 0
        self.texts: dict[int, str] = {}
        self.legal: list[int] = []
        self.pending: dict[int, tuple[int, int]] = {}
        self.wire: Wire | None = None

    async def keep_connected(self) -> None:
        while not self.table.over:
            after = f"?after={self.number}" if self.number else ""
            path = f"/api/tables/{self.table.id}/live{after}"
            self.pending.clear()
            with contextlib.suppress(OSError):
                self.wire = await connect(self.table.session.port, path, self.heard, self.cookie)
                await self.wire.lost
            await asyncio.sleep(0.05)

    def heard(self, text: bytes) -> None:
        message = read(text)
        if message.type in ("table", "delta"):
            self.update(message)
        elif message.type == "ack" and message.ask in self.pending:
            number, action = self.pending.pop(message.ask)
            assert message.number == number + 1
            self.table.acked.append((message.number, self.seat, self.texts[action]))
            self.table.session.acked += 1
        elif message.type == "refused":
            self.pending.clear()
            asyncio.get_running_loop().call_later(0.2, self.answer)

    def update(self, message: ServerMessage) -> None:
        self.number, self.legal = message.number, message.legal
        self.table.received = max(self.table.received, message.number)
        self.texts.update({int(action): text for action, (text, _) in message.moves.items()})
        if "over" in (message.status, message.change.get("status")):
            self.table.over = True
        if self.legal:
            pause = self.table.session.rng.random() * self.table.session.think
            asyncio.get_running_loop().call_later(pause, self.answer)

    def answer(self) -> None:
        if not self.legal or self.pending or self.wire is None or self.table.over:
            return
        action = self.table.session.rng.choice(self.legal)
        self.asked += 1
        self.pending[self.asked] = (self.number, action)
        said = {"type": "move", "ask": self.asked, "number": self.number, "action": action}
        self.wire.say(msgspec.json.encode(said))


class GameTable:
    """One table, and what its clients received."""

    def __init__(self, session: Session, kind: tuple[str, str]) -> None:
        self.session = session
        self.kind = kind
        self.id = ""
        self.over = False
        self.received = 0
        self.acked: list[tuple[int, int | None, str]] = []

    async def play(self) -> None:
        """Create the table, join, play to the end; the server may die at any time."""
        cookies = [await self.session.cookie() for _ in range(2)]
        opened = await self.session.post(cookies[0], "/api/tables", {"game": GAME})
        self.id = opened["id"]
        self.session.tables.append(self)
        for seat, who in enumerate(self.kind):
            await self.sit(seat, who, cookies)
        people = [seat for seat in (0, 1) if self.kind[seat] == "person"]
        clients = [Client(self, seat, cookies[seat]) for seat in people]
        clients = clients or [Client(self, None, cookies[1])]
        await asyncio.gather(*[client.keep_connected() for client in clients])

    async def sit(self, seat: int, who: str, cookies: list[str]) -> None:
        """Repeated if the server died before it answered; `taken` then means that it was stored."""
        say = f"/api/tables/{self.id}/say"
        if who == "person":
            said: dict[str, Any] = {"type": "sit", "seat": seat, "name": f"person {seat}"}
        else:
            said = {"type": "seat_bot", "seat": seat, "bot": who}
        await self.session.post(cookies[seat if who == "person" else 0], say, said)


class Session:
    """All tables of the benchmark, and the connection to the server."""

    def __init__(self, port: int, think: float) -> None:
        self.port = port
        self.think = think
        self.rng = random.Random(1)
        self.tables: list[GameTable] = []
        self.acked = 0
        self.closing = False
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20)

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await self.http.request(method, path, **more)
                if answer.status_code < 500:
                    return answer
            await asyncio.sleep(0.1)

    async def cookie(self) -> str:
        self.http.cookies.clear()
        answer = await self.request("GET", "/api/me")
        self.http.cookies.clear()
        return answer.headers["set-cookie"].partition(";")[0]

    async def post(self, cookie: str, path: str, body: dict[str, Any]) -> Any:
        answer = await self.request("POST", path, json=body, headers={"Cookie": cookie})
        return answer.json()

    async def moves_made(self, count: int) -> None:
        """Wait until that many more moves are acknowledged."""
        goal, until = self.acked + count, time.monotonic() + PATIENCE
        while self.acked < goal and time.monotonic() < until:
            await asyncio.sleep(0.05)

    async def keep_playing(self, kind: tuple[str, str]) -> None:
        while not self.closing:
            await GameTable(self, kind).play()


async def run_session(args: argparse.Namespace, url: str, folder: Path) -> dict[str, Any]:
    session = Session(free_port(), args.think)
    server = start(session, folder, url)
    playing = [
        asyncio.create_task(session.keep_playing(KINDS[number % 3]))
        for number in range(args.tables)
    ]
    orphans: list[int] = []
    for _ in range(args.kills):
        await session.moves_made(args.moves)
        await asyncio.sleep(session.rng.uniform(args.shortest, args.longest))
        orphans += server.workers()
        server.kill()
        server = await asyncio.to_thread(start, session, folder, url)
    session.closing = True
    stuck = await count_stuck_tables(session)
    await asyncio.to_thread(server.stop)
    for task in playing:
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    await session.http.aclose()
    failed = [repr(end) for end in ends if isinstance(end, Exception)]
    lost, broken = await compare(session, folder, url)
    return {
        "database": "postgresql" if url else "sqlite",
        "tables": args.tables,
        "tables_opened": len(session.tables),
        "kills": args.kills,
        "acknowledged": session.acked,
        "acknowledged_lost": lost,
        "tables_broken": broken,
        "tables_unable_to_go_on": stuck,
        "workers_left_behind": sum(is_running(pid) for pid in orphans),
        "clients_failed": failed,
    }


def start(session: Session, folder: Path, url: str) -> Server:
    server = Server(session.port, folder, url)
    server.wait()
    return server


async def count_stuck_tables(session: Session) -> int:
    """After the last start: the number of games that neither end nor continue in time."""
    running = {table: table.received for table in session.tables if not table.over}
    until = time.monotonic() + PATIENCE
    while running and time.monotonic() < until:
        await asyncio.sleep(0.2)
        running = {
            table: received
            for table, received in running.items()
            if not table.over and table.received <= received
        }
    return len(running)


async def compare(session: Session, folder: Path, url: str) -> tuple[int, int]:
    """Count acknowledged or sent entries missing in the database, and tables that do not replay."""
    store = open_store(Settings(data=str(folder), database_url=url))
    await store.open()
    lost = broken = 0
    for table in session.tables:
        found = await missing(store, table)
        lost += found or 0
        broken += found is None
    await store.close()
    return lost, broken


async def missing(store: Store, table: GameTable) -> int | None:
    stored = await store.read(queries.load_table(table.id))
    if stored is None:
        return len(table.acked) + 1
    try:
        rebuilt = rebuild(table.id, stored)
    except Exception:
        return None
    past = {one.number: one.entry for one in rebuilt.entries}
    lost = sum(not is_move(past.get(number), seat, text) for number, seat, text in table.acked)
    return lost + (table.received not in past and table.received > 0)


def is_move(entry: Any, seat: int | None, text: str) -> bool:
    return isinstance(entry, entries.Moved) and entry.seat == seat and entry.text == text


def is_good(result: dict[str, Any]) -> bool:
    wrong = ("acknowledged_lost", "tables_broken", "tables_unable_to_go_on", "workers_left_behind")
    return not any(result[name] for name in wrong) and not result["clients_failed"]


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    found.add_argument("--tables", type=int, default=200)
    found.add_argument("--kills", type=int, default=50)
    found.add_argument("--think", type=float, default=0.5, help="seconds before a move, at most")
    found.add_argument("--shortest", type=float, default=0.2, help="seconds between kills")
    found.add_argument("--longest", type=float, default=4.0)
    found.add_argument("--moves", type=int, default=0, help="acknowledged before the next kill")
    found.add_argument("--postgres", default="", metavar="URL")
    return found


def main() -> None:
    args = parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="tatami-kill-") as folder:
        result = asyncio.run(run_session(args, args.postgres, Path(folder)))
    print(json.dumps(result, indent=2))
    raise SystemExit(0 if is_good(result) else 1)


if __name__ == "__main__":
    main()
