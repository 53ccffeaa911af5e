"""A backup: every row of every table of ours, as lines of JSON in a gzip file.

    {"tatami": "backup", "format": 1, "schema": "0001", "version": "0.1.0", "at": 1794740000000}
    {"table": "players", "columns": ["id", "name", "created", "seen"]}
    ["…", "Ada", 1794730000000, 1794739000000]
    …
    {"end": {"players": 1, …}}

The same file comes from SQLite and from PostgreSQL and goes into either. It names the schema it was
made with: it is read into that schema, which is then brought up to date by the usual migrations.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Column, Connection, Integer, MetaData, Table, func, inspect, select, text

import tatami
from tatami.engine.errors import TatamiError
from tatami.server.operate import open_database
from tatami.server.store import schema
from tatami.server.store.base import operation
from tatami.server.store.migrate import NewerDatabase, upgrade

FORMAT = 1
AT_ONCE = 500
REVISION = "SELECT version_num FROM alembic_version"

Counts = dict[str, int]


class BadBackup(TatamiError):
    """A file that is no backup, or not a whole one."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tatami: str
    format: int
    schema: str
    version: str
    at: int


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    end: dict[str, int]


# Writing.


@operation
def write(connection: Connection, file: Path) -> Counts:
    """The operation that backs a database up. The file is whole or it is not there."""
    part = file.with_name(file.name + ".part")
    try:
        with private(part) as raw, gzip.GzipFile("", "wb", 6, raw, 0) as out:
            counts = write_all(connection, out)
            out.close()
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def private(file: Path) -> IO[bytes]:
    """It holds the secrets of running deals: for its owner's eyes."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def write_all(connection: Connection, out: gzip.GzipFile) -> Counts:
    if not open_database.has_tables(connection):
        raise open_database.NoDatabase("there is nothing in this database yet")
    revision = connection.exec_driver_sql(REVISION).scalar_one()
    put(out, Head(tatami="backup", format=FORMAT, schema=revision, version=tatami.__version__,
                  at=open_database.milliseconds()))  # fmt: skip
    counts = {str(table.name): write_rows(connection, table, out) for table in ours(connection)}
    put(out, End(end=counts))
    return counts


def ours(connection: Connection) -> list[Table]:
    """Our tables as they are in this database, in an order in which they can be filled.

    Read off the database and not off `schema`: it may be older than this program.
    """
    found = MetaData()
    there = set(inspect(connection).get_table_names()) & set(schema.metadata.tables)
    found.reflect(connection, only=sorted(there))
    return [table for table in found.sorted_tables if table.name in there]


def write_rows(connection: Connection, table: Table, out: gzip.GzipFile) -> int:
    put(out, Heading(table=str(table.name), columns=[str(column.name) for column in table.columns]))
    count = 0
    # A few rows at a time: a database may be larger than the memory.
    rows = connection.execution_options(yield_per=AT_ONCE).execute(
        select(table).order_by(*table.primary_key.columns)
    )
    for row in rows:
        put(out, [plain(value) for value in row])
        count += 1
    return count


def put(out: gzip.GzipFile, line: Any) -> None:
    out.write(msgspec.json.encode(line) + b"\n")


def plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    assert value is None or isinstance(value, str | int | float | bool), type(value)
    return value


# Reading.


@operation
def restore(connection: Connection, file: Path, *, replace: bool) -> Counts:
    """The operation that puts a backup in the place of what is there."""
    with gzip.open(file, "rb") as lines:
        head = read_head(lines)
        make_room(connection, replace)
        set_schema(connection, head.schema)
        counts = read_all(connection, lines)
    reset_sequences(connection)
    open_database.bring_up_to_date(connection)
    return counts


def read_head(lines: Any) -> Head:
    try:
        head = msgspec.json.decode(lines.readline(), type=Head)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError):
        raise BadBackup("this is not a backup of Tatami") from None
    if head.tatami != "backup" or head.format != FORMAT:
        raise BadBackup(f"this backup has format {head.format}; this program reads {FORMAT}")
    return head


def make_room(connection: Connection, replace: bool) -> None:
    if not open_database.has_tables(connection):
        return
    open_database.must_be_at_rest(connection)
    tables = ours(connection)
    for table in tables:
        if not replace and connection.execute(select(func.count()).select_from(table)).scalar():
            raise open_database.NoDatabase(
                "there is something in this database already; --replace throws it away"
            )
    for table in reversed(tables):
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")


def set_schema(connection: Connection, revision: str) -> None:
    try:
        upgrade(connection.engine, connection, revision)
    except NewerDatabase:
        raise BadBackup(f"this backup is from a newer Tatami (schema {revision})") from None


def read_all(connection: Connection, lines: Any) -> Counts:
    tables = {table.name: table for table in ours(connection)}
    counts: Counts = {}
    rows: list[dict[str, Any]] = []
    heading: Heading | None = None
    try:
        for line in decoded(lines):
            if heading is not None and (len(rows) >= AT_ONCE or not isinstance(line, list)):
                counts[heading.table] += insert(connection, tables[heading.table], rows)
            if isinstance(line, End):
                return checked(counts, line.end)
            if isinstance(line, Heading):
                heading = line
                counts[heading.table] = 0
            elif heading is not None:
                rows.append(dict(zip(heading.columns, map(rich, line), strict=True)))
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError, ValueError) as error:
        raise BadBackup(f"the backup is damaged: {error}") from None
    raise BadBackup("the backup is not whole: its end is missing")


def decoded(lines: Any) -> Iterator[Heading | End | list[Any]]:
    for line in lines:
        if line.startswith(b"["):
            yield msgspec.json.decode(line, type=list[Any])
        elif line.startswith(b'{"end"'):
            yield msgspec.json.decode(line, type=End)
        else:
            yield msgspec.json.decode(line, type=Heading)


def insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> int:
    count = len(rows)
    if rows:
        connection.execute(table.insert(), rows)
        rows.clear()
    return count


def checked(counts: Counts, wanted: Counts) -> Counts:
    if counts != wanted:
        raise BadBackup("the backup is not whole: rows are missing")
    return counts


def rich(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def reset_sequences(connection: Connection) -> None:
    """PostgreSQL counts on from where its own sequence stands, not from what was put in."""
    if connection.dialect.name != "postgresql":
        return
    for table in ours(connection):
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.server_default is not None:
                connection.execute(next_number(table, column))


def next_number(table: Table, column: Column[Any]) -> Any:
    return text(
        f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
        f" GREATEST(1, (SELECT max({column.name}) FROM {table.name})))"
    )
