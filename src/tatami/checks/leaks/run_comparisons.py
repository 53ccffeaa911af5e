"""Runs the comparison for every game, number of seats and viewer, as far as the time allows."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import tatami
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.leaks.compare_games import CLOCKS, Comparer
from tatami.checks.leaks.two_servers import WorldProcess, WorldsDiffer, two_servers
from tatami.checks.leaks.worlds import Case, Plan, all_cases, make_hint_plan, make_plan
from tatami.checks.server_process import ServerProcess
from tatami.engine.errors import TatamiError


def certify(
    run: Run, args: argparse.Namespace, program: type[ServerProcess] = WorldProcess
) -> None:
    cases = wanted_cases(run, args)
    with (
        tempfile.TemporaryDirectory(prefix="tatami-leaks-") as folder,
        two_servers(Path(folder), program) as servers,
    ):
        comparer = Comparer(servers)
        try:
            compare_all(run, comparer, cases, args.rounds)
        finally:
            comparer.close()
            count(run, comparer, cases)


def wanted_cases(run: Run, args: argparse.Namespace) -> list[Case]:
    """The chosen ones, in an order that depends on the seed: a short run tries some of each."""
    cases = [
        case
        for case in all_cases(args.game or tatami.game_keys())
        if args.seats in (None, case.seats)
        and args.viewer in (None, "spectator" if case.viewer is None else str(case.viewer))
    ]
    if not cases:
        raise TatamiError("no game has this number of seats and this viewer")
    rng = run.chance("order")
    return sorted(cases, key=lambda _case: rng.word())


def compare_all(run: Run, comparer: Comparer, cases: list[Case], rounds: int) -> None:
    done, total = 0, rounds * len(cases)
    for number in range(rounds):
        for case in cases:
            if run.is_time_up:
                return
            compare_case(run, comparer, case, number)
            done += 1
            run.figures["cases"] = min(done, len(cases))
            count(run, comparer, cases)
            run.show(f"{case.game}, {case.seats} seats", done / total)


def compare_case(run: Run, comparer: Comparer, case: Case, number: int) -> None:
    rng = run.chance(f"{case} {number}")
    plan = make_plan(case, rng, varied=number > 0)
    clock = CLOCKS[rng.below(len(CLOCKS))]
    try:
        comparer.play(plan, clock)
        count_plan(run, plan)
        hint = None if case.viewer is None else make_hint_plan(case, rng)
        if hint is not None:
            comparer.hint(hint)
            run.count("hints")
    except WorldsDiffer as error:
        raise CheckFailed(
            f"{case.game}, {case.seats} seats: {viewer_text(case)} can tell two worlds apart\n"
            f"{error}",
            f"tatami check leaks --seed '{run.seed}' {case.arguments()} --rounds {number + 1}",
        ) from None


def viewer_text(case: Case) -> str:
    return "a spectator" if case.viewer is None else f"seat {case.viewer}"


def count_plan(run: Run, plan: Plan) -> None:
    run.count("games")
    run.count("games with different worlds", int(plan.differ))
    run.count("steps", len(plan.steps))


def count(run: Run, comparer: Comparer, cases: list[Case]) -> None:
    run.figures.setdefault("cases", 0)
    run.figures["of"] = f"{len(cases)} cases"
    run.figures["comparisons"] = comparer.comparison.comparisons
    run.figures["bytes compared"] = comparer.comparison.bytes
