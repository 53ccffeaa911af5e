"""Plain SQL for what happens at every table, move and request.

SQLAlchemy spends ten times as long on such a statement as the database does. These statements are
written so that both databases understand them, with `$1`, `$2`, … for the values. They are
operations as all others are; a store runs them on the driver's own connection.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Rows = Sequence[Any]
"""Rows of a result; a row is indexed by number."""


class Statement(NamedTuple):
    text: str
    values: tuple[Any, ...]
    or_stop: bool = False
    """If it changes no row, the statements after it are left out."""


class PlainWrite:
    """Statements that are carried out together."""

    def __init__(self, *statements: Statement) -> None:
        self.statements = statements

    def __call__(self, connection: Connection) -> None:
        on_sqlite = connection.dialect.name == "sqlite"
        for one in self.statements:
            text = for_sqlite(one.text) if on_sqlite else one.text
            done = connection.exec_driver_sql(text, one.values)
            if one.or_stop and not done.rowcount:
                return


class PlainRead(Generic[T]):
    """A query, and the function that makes the answer of its rows."""

    def __init__(self, text: str, values: tuple[Any, ...], found: Callable[[Rows], T]) -> None:
        self.text = text
        self.values = values
        self.found = found

    def __call__(self, connection: Connection) -> T:
        text = for_sqlite(self.text) if connection.dialect.name == "sqlite" else self.text
        return self.found(connection.exec_driver_sql(text, self.values).all())


@functools.lru_cache(maxsize=200)
def for_sqlite(text: str) -> str:
    """SQLite numbers its values with question marks."""
    return text.replace("$", "?")
