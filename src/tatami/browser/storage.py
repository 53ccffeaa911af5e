"""Where the tables of a device are kept: rows of tables, and their append-only entries.

Attempts at puzzles are kept too, each puzzle once.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from tatami.server.tables.rebuild import StoredEntry, StoredTable
from tatami.server.tables.table_setup import Status


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the lists of tables show, and what a table starts from."""

    id: str
    game: str
    status: Status
    created: int
    changed: int
    setting: str
    """The setup as JSON."""
    secret: str
    people: list[str] = []
    """The people at this device who have a seat, in the order of the seats."""


class PuzzleAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """The first attempt at a puzzle."""

    game: str
    puzzle: str
    rating: int
    """Of the puzzle: an update of the site may come without it."""
    solved: bool
    at: int
    """Milliseconds since 1970."""


class NumberTaken(Exception):
    """Another tab of this browser has written the entry of that number."""


class Storage(Protocol):
    """In the browser this is IndexedDB. What returns is stored, also if the tab dies then."""

    async def rows(self) -> list[TableRow]: ...

    async def read(self, id_: str) -> StoredTable | None: ...

    async def create(self, row: TableRow, entries: list[StoredEntry]) -> None: ...

    async def append(self, id_: str, entry: StoredEntry) -> None:
        """Raises NumberTaken."""

    async def update(self, row: TableRow) -> None:
        """The row follows from the entries; it only saves the lists from reading them."""

    async def delete(self, id_: str) -> None: ...

    async def read_analysis(self, key: str) -> bytes | None: ...

    async def store_analysis(self, key: str, result: bytes) -> None: ...

    async def puzzle_attempts(self, game: str) -> list[PuzzleAttempt]: ...

    async def add_puzzle_attempt(self, attempt: PuzzleAttempt) -> bool:
        """False if there is one at this puzzle already: only the first counts."""


class MemoryStorage:
    """The same in memory, for tests and for browsers that allow no database."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.entries: dict[str, list[StoredEntry]] = {}
        self.analyses: dict[str, bytes] = {}
        self.attempts: dict[tuple[str, str], PuzzleAttempt] = {}

    async def rows(self) -> list[TableRow]:
        return list(self.tables.values())

    async def read(self, id_: str) -> StoredTable | None:
        row = self.tables.get(id_)
        if row is None:
            return None
        return StoredTable(row.setting, row.secret, list(self.entries[id_]))

    async def create(self, row: TableRow, entries: list[StoredEntry]) -> None:
        self.tables[row.id], self.entries[row.id] = row, list(entries)

    async def append(self, id_: str, entry: StoredEntry) -> None:
        known = self.entries[id_]
        if entry.number != len(known) + 1:
            raise NumberTaken
        known.append(entry)

    async def update(self, row: TableRow) -> None:
        self.tables[row.id] = row

    async def delete(self, id_: str) -> None:
        self.tables.pop(id_, None)
        self.entries.pop(id_, None)

    async def read_analysis(self, key: str) -> bytes | None:
        return self.analyses.get(key)

    async def store_analysis(self, key: str, result: bytes) -> None:
        self.analyses[key] = result

    async def puzzle_attempts(self, game: str) -> list[PuzzleAttempt]:
        return [one for one in self.attempts.values() if one.game == game]

    async def add_puzzle_attempt(self, attempt: PuzzleAttempt) -> bool:
        key = (attempt.game, attempt.puzzle)
        return self.attempts.setdefault(key, attempt) is attempt
