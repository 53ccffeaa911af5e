"""What the Web Worker calls. `start` is given the browser's database as a JavaScript object."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tatami.browser.cells import run_cell
from tatami.browser.connections import Connections
from tatami.browser.requests import Requests
from tatami.browser.storage import MemoryStorage, NumberTaken, PuzzleAttempt, TableRow
from tatami.browser.table_host import TableHost
from tatami.server.tables.rebuild import StoredEntry, StoredTable


class BrowserDatabase:
    """`Storage` in IndexedDB. Everything crosses the border between the languages as text."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def rows(self) -> list[TableRow]:
        return msgspec.json.decode(await self.database.rows(), type=list[TableRow])

    async def read(self, id_: str) -> StoredTable | None:
        found = await self.database.read(id_)
        if not found:
            return None
        row, stored = msgspec.json.decode(found, type=tuple[TableRow, list[tuple[int, int, str]]])
        return StoredTable(row.setting, row.secret, [StoredEntry(*one) for one in stored])

    async def create(self, row: TableRow, entries: list[StoredEntry]) -> None:
        await self.database.create(text(row), text(entries))

    async def append(self, id_: str, entry: StoredEntry) -> None:
        if not await self.database.append(id_, *entry):
            raise NumberTaken

    async def update(self, row: TableRow) -> None:
        await self.database.update(text(row))

    async def delete(self, id_: str) -> None:
        await self.database.remove(id_)

    async def read_analysis(self, key: str) -> bytes | None:
        found = await self.database.readAnalysis(key)
        return found.encode() if found else None

    async def store_analysis(self, key: str, result: bytes) -> None:
        await self.database.storeAnalysis(key, result.decode())

    async def puzzle_attempts(self, game: str) -> list[PuzzleAttempt]:
        found = await self.database.puzzleAttempts(game)
        return msgspec.json.decode(found, type=list[PuzzleAttempt])

    async def add_puzzle_attempt(self, attempt: PuzzleAttempt) -> bool:
        return bool(await self.database.addPuzzleAttempt(text(attempt)))


class SiteFiles:
    """The files of the site, fetched by JavaScript."""

    def __init__(self, fetch: Callable[[str], Awaitable[Any]]) -> None:
        self.fetch = fetch

    async def __call__(self, path: str) -> bytes:
        """Empty if the site has no such file; raises OSError."""
        found = await self.fetch(path)
        if found is None:
            raise OSError(f"{path} did not arrive")
        content: bytes = found.to_bytes()
        return content


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Worker:
    """The methods that the JavaScript half of the worker calls."""

    def __init__(
        self,
        database: Any,
        changed: Callable[[str], object],
        fetch: Callable[[str], Awaitable[Any]],
    ) -> None:
        """Without a database the tables live as long as the page."""
        self.host = TableHost(MemoryStorage() if database is None else BrowserDatabase(database))
        self.host.on_append = changed
        self.requests = Requests(self.host, SiteFiles(fetch))
        self.connections = Connections(self.host)

    async def answer(self, method: str, address: str, body: str, person: str) -> str:
        """The answer as JSON: status, body, and the name of a file to save it as."""
        found = await self.requests.answer(method, address, body.encode(), person)
        return text([found.status, found.body.decode(), found.file_name])

    async def connect(
        self, number: int, table: str, person: str, after: str, send: Callable[[str], object]
    ) -> bool:
        return await self.connections.open(number, table, person, after, send)

    async def receive(self, number: int, data: str) -> None:
        await self.connections.receive(number, data)

    def disconnect(self, number: int) -> None:
        self.connections.close(number)

    def run(self, code: str) -> str:
        """Live code of the docs: its output as JSON, and whether it succeeded."""
        return text(run_cell(code))

    async def refresh(self, table: str) -> None:
        await self.host.refresh(table)


def start(
    database: Any, changed: Callable[[str], object], fetch: Callable[[str], Awaitable[Any]]
) -> Worker:
    return Worker(database, changed, fetch)
