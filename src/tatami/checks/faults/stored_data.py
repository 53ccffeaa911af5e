"""Faults of what is stored: an interrupted migration, a newer database, a damaged table."""

from __future__ import annotations

import multiprocessing
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from tatami.checks.faults.scenario_setting import World, must, scenario
from tatami.checks.server_process import ServerEnded
from tatami.server.store.migrate import upgrade
from tatami.server.store.sqlite import SqliteStore

INTERRUPTIONS = 20
FIRST = "0001"


@scenario(
    "migration-interrupted",
    "A migration that is killed at any instant is completed by the next start.",
)
def migration_interrupted(world: World) -> None:
    rng = random.Random("migration")
    data = world.folder / "data"
    data.mkdir()
    for number in range(INTERRUPTIONS):
        file = data / "tatami.db"
        for leftover in data.glob("tatami.db*"):
            leftover.unlink()
        upgrade(create_engine(f"sqlite:///{file}"), revision=FIRST)
        with closing(sqlite3.connect(file)) as raw, raw:
            raw.execute("INSERT INTO players VALUES ('ada', 'Ada', 1, 1)")
        interrupt_migration(file, rng.random())
        try:
            upgrade(SqliteStore(file).engine)
        except Exception as error:
            must(
                False,
                f"after interruption {number} the migration fails: {error}".partition("\n")[0],
            )
        with closing(sqlite3.connect(file)) as raw:
            must(raw.execute("SELECT count(*) FROM players").fetchone() == (1,), "a row is lost")
    world.game(world.server(data)).must_move()


def interrupt_migration(file: Path, share: float) -> None:
    """Kill a process that migrates, after a part of the time that it takes."""
    context: Any = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tatami.checks.kill.server_imports"])
    here, there = context.Pipe()
    process = context.Process(target=migrate_here, args=(str(file), there))
    process.start()
    here.recv()  # it is about to begin
    time.sleep(share * 0.25)
    process.kill()
    process.join()


def migrate_here(file: str, told: Any) -> None:
    """In the other process."""
    store = SqliteStore(Path(file))
    told.send("now")
    upgrade(store.engine)
    time.sleep(60)


@scenario(
    "database-newer",
    "A database from a newer version of Tatami is refused in one line, and not changed.",
)
def database_newer(world: World) -> None:
    file = world.folder / "data" / "tatami.db"
    world.server().stop()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    try:
        world.server()
    except ServerEnded as ended:
        lines = str(ended).partition(": ")[2].splitlines()
        must(len(lines) == 1 and "newer" in lines[0], f"it said: {ended}")
    else:
        must(False, "the server started")
    with closing(sqlite3.connect(file)) as raw:
        version = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    must(version == ("9999",) and len(before) == file.stat().st_size, "the file changed")


@scenario(
    "table-damaged",
    "A table with damaged entries is refused with `broken`, and all others go on.",
)
def table_damaged(world: World) -> None:
    server = world.server()
    broken, whole = world.game(server), world.game(server)
    for game in (broken, whole):
        game.must_move()
    server.stop()
    with closing(sqlite3.connect(world.folder / "data" / "tatami.db")) as raw, raw:
        damage = 'UPDATE entries SET body = \'{"type": "gone"\' WHERE table_id = ? AND number = 3'
        raw.execute(damage, [broken.id])
    again = world.server()
    whole.at(again)
    broken.at(again)
    answer = broken.people[0].get(f"/api/tables/{broken.id}").json()
    must(answer.get("code") == "broken", f"the damaged table was answered by {answer}")
    whole.must_go_on()
