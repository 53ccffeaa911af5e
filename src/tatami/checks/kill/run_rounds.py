"""The rounds of `tatami check kill` on SQLite and PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tatami.checks import temporary_postgres
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.kill.rounds import Plan, Result, play_round
from tatami.engine.errors import TatamiError

KILLS_PER_ROUND = 25
ROUNDS_WITH_BOTS = 8
"""The first round and one in so many later ones have bots, whose processes are slow to start."""

NewUrl = Callable[[], str]


def kill_on_all(run: Run, args: argparse.Namespace) -> None:
    # Killed servers leave semaphores behind; Python removes them at the end and would say so.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")
    with chosen_databases(run, args) as databases, tempfile.TemporaryDirectory() as folder:
        for place, (name, new_url) in enumerate(databases.items(), 1):
            total = Result()
            kills = share(args.kills, len(databases), place)
            for plan in plans(run, args, name, new_url, kills, Path(folder)):
                total.add(play(run, plan, args.kills))
                if run.is_time_up or not total.is_good:
                    break
            note(run, name, total)


def share(kills: int, parts: int, place: int) -> int:
    return kills * place // parts - kills * (place - 1) // parts


@contextmanager
def chosen_databases(run: Run, args: argparse.Namespace) -> Iterator[dict[str, NewUrl]]:
    """By name: what gives the URL of a new database (empty: SQLite)."""
    with ExitStack() as stack:
        databases: dict[str, NewUrl] = {}
        if args.database_url:
            databases["postgresql"] = lambda: str(args.database_url)
        else:
            if args.database != "postgresql":
                databases["sqlite"] = str
            reason = temporary_postgres.why_not()
            if args.database != "sqlite" and not reason:
                server = stack.enter_context(temporary_postgres.temporary_postgres())
                databases["postgresql"] = server.new_database
            elif args.database == "postgresql":
                raise TatamiError(f"{reason}; name a database with --database-url")
            elif reason and args.database is None:
                run.figures["postgresql"] = f"skipped ({reason})"
        yield databases


def plans(
    run: Run, args: argparse.Namespace, name: str, new_url: NewUrl, kills: int, folder: Path
) -> Iterator[Plan]:
    for number in range(-(-kills // KILLS_PER_ROUND)):
        yield Plan(
            folder=folder / f"{name}-{number}",
            url=new_url(),
            kills=min(KILLS_PER_ROUND, kills - number * KILLS_PER_ROUND),
            tables=args.tables,
            bots=number % ROUNDS_WITH_BOTS == 0,
            seed=f"{run.seed} {name} {number}",
        )


def play(run: Run, plan: Plan, kills: int) -> Result:
    def on_kill() -> bool:
        run.count("kills")
        done = int(run.figures["kills"])
        run.show(f"{done:,} of {kills:,} kills", done / kills)
        return not run.is_time_up

    return asyncio.run(play_round(plan, on_kill))


def note(run: Run, name: str, total: Result) -> None:
    run.figures[f"kills on {name}"] = total.kills
    run.figures[f"of them during the start ({name})"] = total.killed_at_start
    run.figures[f"moves acknowledged on {name}"] = total.acknowledged
    run.figures[f"lost on {name}"] = total.lost
    if not total.is_good:
        raise CheckFailed(
            f"on {name}: {total.lost} acknowledged moves lost, {total.damaged} tables damaged, "
            f"{total.stuck} games stuck, {total.left_behind} processes left behind",
            *total.problems,
            f"tatami check kill --database {name} --seed {run.seed}",
        )
