"""A backup: all rows of all tables of Tatami, as lines of JSON in a gzip file.

    {"tatami": "backup", "format": 1, "schema": "0001", "version": "0.1.0", "at": 1794740000000}
    {"table": "players", "columns": ["id", "name", "created", "seen"]}
    ["…", "Ada", 1794730000000, 1794739000000]
    …
    {"end": {"players": 1, …}}

SQLite and PostgreSQL write the same format, and each can restore it. The file names its schema: it
is restored into that schema, which is then migrated as usual.
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
BATCH = 500
REVISION = "SELECT version_num FROM alembic_version"

Counts = dict[str, int]


class BadBackup(TatamiError):
    """The file is not a backup, or it is incomplete."""


class FileHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tatami: str
    format: int
    schema: str
    version: str
    at: int


class TableHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    end: dict[str, int]


# Writing.


@operation
def write(connection: Connection, file: Path) -> Counts:
    """Write a backup. The file appears only when it is complete."""
    part = file.with_name(file.name + ".part")
    try:
        with open_private(part) as raw, gzip.GzipFile("", "wb", 6, raw, 0) as out:
            counts = write_all(connection, out)
            out.close()
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def open_private(file: Path) -> IO[bytes]:
    """Open a file that only its owner can read: it contains the secrets of running deals."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def write_all(connection: Connection, out: gzip.GzipFile) -> Counts:
    if not open_database.has_tables(connection):
        raise open_database.NoDatabase("this database is empty")
    revision = connection.exec_driver_sql(REVISION).scalar_one()
    header = FileHeader(
        tatami="backup",
        format=FORMAT,
        schema=revision,
        version=tatami.__version__,
        at=open_database.milliseconds(),
    )
    write_line(out, header)
    counts = {
        str(table.name): write_rows(connection, table, out) for table in own_tables(connection)
    }
    write_line(out, End(end=counts))
    return counts


def own_tables(connection: Connection) -> list[Table]:
    """The tables of Tatami in this database, in an order in which rows can be inserted.

    They are reflected from the database, because its schema may be older than `schema`.
    """
    reflected = MetaData()
    names = set(inspect(connection).get_table_names()) & set(schema.metadata.tables)
    reflected.reflect(connection, only=sorted(names))
    return [table for table in reflected.sorted_tables if table.name in names]


def write_rows(connection: Connection, table: Table, out: gzip.GzipFile) -> int:
    write_line(
        out,
        TableHeader(table=str(table.name), columns=[str(column.name) for column in table.columns]),
    )
    count = 0
    # In batches: the database may be larger than the memory.
    rows = connection.execution_options(yield_per=BATCH).execute(
        select(table).order_by(*table.primary_key.columns)
    )
    for row in rows:
        write_line(out, [to_json_value(value) for value in row])
        count += 1
    return count


def write_line(out: gzip.GzipFile, line: Any) -> None:
    out.write(msgspec.json.encode(line) + b"\n")


def to_json_value(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    assert value is None or isinstance(value, str | int | float | bool), type(value)
    return value


# Reading.


@operation
def restore(connection: Connection, file: Path, *, replace: bool) -> Counts:
    """Restore a backup into an empty database; with `replace`, delete everything first."""
    with gzip.open(file, "rb") as lines:
        header = read_header(lines)
        empty_database(connection, replace)
        set_schema(connection, header.schema)
        counts = read_all(connection, lines)
    reset_sequences(connection)
    open_database.bring_up_to_date(connection)
    return counts


def read_header(lines: Any) -> FileHeader:
    try:
        header = msgspec.json.decode(lines.readline(), type=FileHeader)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError):
        raise BadBackup("this is not a Tatami backup") from None
    if header.tatami != "backup" or header.format != FORMAT:
        raise BadBackup(f"this backup has format {header.format}; this program reads {FORMAT}")
    return header


def empty_database(connection: Connection, replace: bool) -> None:
    if not open_database.has_tables(connection):
        return
    open_database.check_no_server_runs(connection)
    tables = own_tables(connection)
    for table in tables:
        if not replace and connection.execute(select(func.count()).select_from(table)).scalar():
            raise open_database.NoDatabase(
                "this database is not empty; --replace deletes its content"
            )
    for table in reversed(tables):
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")


def set_schema(connection: Connection, revision: str) -> None:
    try:
        upgrade(connection.engine, connection, revision)
    except NewerDatabase:
        raise BadBackup(
            f"this backup is from a newer version of Tatami (schema {revision})"
        ) from None


def read_all(connection: Connection, lines: Any) -> Counts:
    tables = {table.name: table for table in own_tables(connection)}
    counts: Counts = {}
    rows: list[dict[str, Any]] = []
    header: TableHeader | None = None
    try:
        for line in decoded(lines):
            if header is not None and (len(rows) >= BATCH or not isinstance(line, list)):
                counts[header.table] += insert(connection, tables[header.table], rows)
            if isinstance(line, End):
                return check_counts(counts, line.end)
            if isinstance(line, TableHeader):
                header = line
                counts[header.table] = 0
            elif header is not None:
                rows.append(dict(zip(header.columns, map(from_json_value, line), strict=True)))
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError, ValueError) as error:
        raise BadBackup(f"the backup is damaged: {error}") from None
    raise BadBackup("the backup is incomplete: its end is missing")


def decoded(lines: Any) -> Iterator[TableHeader | End | list[Any]]:
    for line in lines:
        if line.startswith(b"["):
            yield msgspec.json.decode(line, type=list[Any])
        elif line.startswith(b'{"end"'):
            yield msgspec.json.decode(line, type=End)
        else:
            yield msgspec.json.decode(line, type=TableHeader)


def insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> int:
    count = len(rows)
    if rows:
        connection.execute(table.insert(), rows)
        rows.clear()
    return count


def check_counts(counts: Counts, wanted: Counts) -> Counts:
    if counts != wanted:
        raise BadBackup("the backup is incomplete: rows are missing")
    return counts


def from_json_value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def reset_sequences(connection: Connection) -> None:
    """PostgreSQL sequences do not follow inserted ids: set them to the highest id."""
    if connection.dialect.name != "postgresql":
        return
    for table in own_tables(connection):
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.server_default is not None:
                connection.execute(set_sequence(table, column))


def set_sequence(table: Table, column: Column[Any]) -> Any:
    return text(
        f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
        f" GREATEST(1, (SELECT max({column.name}) FROM {table.name})))"
    )
