"""Runs the scenarios of faults one after the other, and says which promises were kept."""

from __future__ import annotations

import argparse
import traceback
from contextlib import ExitStack

from tatami.checks.faults import (  # noqa: F401 - each adds its scenarios
    clients,
    clocks,
    disk,
    postgresql,
    stored_data,
    workers,
)
from tatami.checks.faults.scenario_setting import (
    SCENARIOS,
    CannotRun,
    PromiseBroken,
    Scenario,
    SharedPostgres,
    World,
)
from tatami.checks.frame import CheckFailed, Run
from tatami.engine.errors import TatamiError


def run_all(run: Run, args: argparse.Namespace) -> None:
    wanted = chosen(args.only or [])
    if args.list:
        for one in wanted:
            print(f"{one.name:<22} {one.promise}")
        return
    run.figures.update({"promises kept": 0, "broken": 0, "skipped": 0})
    broken: list[str] = []
    with ExitStack() as stack:
        postgres = SharedPostgres(stack)
        for number, one in enumerate(wanted):
            run.show(one.name, number / len(wanted))
            verdict, reason = judge(run, one, postgres)
            run.count(verdict)
            broken += [f"{one.name}: {reason}"] if verdict == "broken" else []
            run.progress.clear()
            said = f"  {verdict.removeprefix('promises '):<8} {one.name:<22} {one.promise}"
            print(said + (f"\n           {reason}" if reason else ""), flush=True)
    if broken:
        again = " ".join(f"--only {line.partition(':')[0]}" for line in broken)
        raise CheckFailed("; ".join(broken), f"tatami check faults {again}")


def chosen(names: list[str]) -> list[Scenario]:
    known = {one.name for one in SCENARIOS}
    for name in names:
        if name not in known:
            raise TatamiError(f"there is no fault {name!r}: see `tatami check faults --list`")
    return [one for one in SCENARIOS if not names or one.name in names]


def judge(run: Run, one: Scenario, postgres: SharedPostgres) -> tuple[str, str]:
    """The verdict, and its reason."""
    if run.is_time_up:
        return "skipped", "the time is up"
    world = World(postgres)
    try:
        with world.stack:
            one.run(world)
    except CannotRun as error:
        return "skipped", str(error)
    except PromiseBroken as error:
        return "broken", str(error)
    except Exception as error:
        return "broken", f"{error!r} at {traceback.extract_tb(error.__traceback__)[-1]}"
    return "promises kept", ""
