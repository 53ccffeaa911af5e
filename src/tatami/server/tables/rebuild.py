"""Builds a stored table from its entries, and finds the entry at which a damaged one breaks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import TableSetup


class StoredEntry(NamedTuple):
    """An entry as it is in the database, not decoded yet."""

    number: int
    at: int
    body: str


class StoredTable(NamedTuple):
    """A table as it is in the database, not decoded yet."""

    setting: str
    secret: str
    entries: list[StoredEntry]
    in_quarantine: bool = False
    held: bool = False
    """An administrator put it in quarantine, and it stays there until it is released."""


class DamagedTable(Exception):
    """A stored table that cannot be folded. Entry `number` is the first that is not whole."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}" if number else reason)
        self.number = number
        self.reason = reason


def rebuild(id_: str, stored: StoredTable) -> Table:
    """The table from all its entries; raises DamagedTable, or Refusal for another version."""
    table = empty_table(id_, stored)
    fold_stored(table, stored.entries)
    return table


def empty_table(id_: str, stored: StoredTable) -> Table:
    """The table before its first entry."""
    try:
        return Table(id_, msgspec.json.decode(stored.setting, type=TableSetup), stored.secret)
    except Refusal:
        raise
    except Exception as error:
        raise DamagedTable(0, f"its setup cannot be used: {one_line(error)}") from error


def fold_stored(table: Table, news: Iterable[StoredEntry]) -> None:
    """Fold entries up to the first that is missing, undecodable or impossible."""
    for stored in news:
        fold_checked(table, decode_entry(stored, table.number + 1))


def decode_entry(stored: StoredEntry, expected: int) -> NumberedEntry:
    if stored.number != expected:
        raise DamagedTable(expected, f"it is missing (entry {stored.number} follows)")
    try:
        return NumberedEntry(stored.number, stored.at, entries.decode(stored.body))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DamagedTable(stored.number, f"it cannot be read: {one_line(error)}") from error


def fold_checked(table: Table, numbered: NumberedEntry) -> None:
    """Fold an entry. A damaged database can contain anything, so any error means damage."""
    try:
        table.fold(numbered)
    except Exception as error:
        raise DamagedTable(
            numbered.number, f"it does not fit the entries before it: {one_line(error)}"
        ) from error


def one_line(error: Exception) -> str:
    text = str(error).partition("\n")[0] or type(error).__name__
    return text if isinstance(error, msgspec.MsgspecError) else f"{type(error).__name__}: {text}"
