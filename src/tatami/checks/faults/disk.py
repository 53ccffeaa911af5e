"""Faults of the disk: full, read-only, locked, slow."""

from __future__ import annotations

import contextlib
import select
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tatami.checks.faults.scenario_setting import CannotRun, Game, World, must, scenario, succeeds
from tatami.checks.server_process import ServerEnded, ServerProcess

TRIES = 50
"""Moves until a full disk is noticed: the last page may still have room."""
LOCK_SECONDS = 12.0
"""A server waits ten seconds for a lock."""


@scenario(
    "disk-full",
    "With a full disk, moves are refused with `busy` and tables can be read; with room again, "
    "games go on, and nothing acknowledged is lost.",
)
def disk_full(world: World) -> None:
    data = world.folder / "data"
    try:
        data = world.small_disk(8)
        server = world.server(data)
        filled = filled_disk(data)
    except CannotRun:
        server = world.server(data)
        filled = no_file_may_grow(server)
    game = world.game(server)
    game.must_move()
    with filled:
        must(
            any(game.move() == "busy" for _ in range(TRIES)), "moves were acknowledged all the same"
        )
        game.must_be_readable()
        must(not game.is_ready(), "/readyz says that all is well")
    game.must_go_on()
    server.stop()
    game.at(world.server(data))
    game.must_be_readable()


@contextmanager
def filled_disk(place: Path) -> Iterator[None]:
    filler = place / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as out:
        while True:
            out.write(b"x" * 4096)
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def no_file_may_grow(server: ServerProcess) -> Iterator[None]:
    """Without root: the system lets the server's files grow no further."""
    import resource

    limit = resource.RLIMIT_FSIZE
    before = resource.prlimit(server.pid, limit)
    resource.prlimit(server.pid, limit, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, limit, before)


@scenario(
    "folder-read-only",
    "A server whose folder cannot be written says so in one line, does not start, and changes "
    "nothing.",
)
def folder_read_only(world: World) -> None:
    data = world.small_disk(8)
    world.server(data).stop()
    before = sorted((file.name, file.stat().st_size) for file in data.iterdir())
    if not succeeds("mount", "-o", "remount,ro", str(data)):
        raise CannotRun("the small disk cannot be made read-only")
    try:
        world.server(data)
    except ServerEnded as ended:
        lines = str(ended).partition(": ")[2].splitlines()
        must(len(lines) == 1 and lines[0].startswith("tatami: "), f"it said: {ended}")
    else:
        must(False, "the server started")
    must(
        before == sorted((file.name, file.stat().st_size) for file in data.iterdir()),
        "files changed",
    )


@scenario(
    "database-locked",
    "While another program locks the database, tables can be read; moves wait or are refused with "
    "`busy`, and are accepted afterward.",
)
def database_locked(world: World) -> None:
    game = world.game(world.server())
    game.must_move()
    game.find_next()
    with closing(sqlite3.connect(world.folder / "data" / "tatami.db", timeout=60)) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        end = threading.Event()
        game.send_move()
        end.wait(LOCK_SECONDS)
        other_reader_reads(game)
        other.execute("ROLLBACK")
    said = game.receive_move()
    must(said in ("ack", "busy"), f"the move was answered by {said}")
    game.must_go_on()
    game.must_be_readable()


def other_reader_reads(game: Game) -> None:
    """By the connection of the one who does not wait for an answer."""
    assert game.next is not None
    (other,) = [person for person in game.people if person is not game.next[0]]
    must(other.get(f"/api/tables/{game.id}").status == 200, "the table cannot be read")


@scenario(
    "disk-slow",
    "With three seconds per fsync, moves are acknowledged late, and tables are read without "
    "waiting for the disk.",
)
def disk_slow(world: World) -> None:
    server = world.server(program=("-m", "tatami.checks.faults.slow_disk_server", "3"))
    game = world.game(server)
    game.find_next()
    game.send_move()
    other_reader_reads(game)
    assert game.next is not None
    waiting = game.next[0].connection.sock
    must(not select.select([waiting], [], [], 0)[0], "the move was acknowledged before its commit")
    must(game.receive_move() == "ack", "the move was not acknowledged")
    server.stop()
    game.at(world.server())
    game.must_be_readable()
