"""Do the rule tests of a game notice a wrong rule? `python -m tests.mutants GAME`.

The command changes one thing in the rules at a time (a comparison, a constant, a dropped effect,
another seat) and runs the rule tests of the game (marker `rules`; no golden playthroughs) on each
such mutant, interpreted. A mutant that no test notices survives and is printed.

The tests are collected once; each mutant is a forked process in which the functions of one module
get other code. Mutants that cannot change a game are listed with a reason in
`tests/games/GAME/equivalent.toml`.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutant import Mutant, mutants_of
from tests.mutants.subject import Subject
from tests.mutants.trials import try_all

ROOT = Path(__file__).parent.parent.parent


def choose(mutants: Sequence[Mutant], wanted: int, seed: int) -> list[Mutant]:
    """Some of them, spread over files and kinds of change by chance."""
    if wanted >= len(mutants):
        return list(mutants)
    picked = random.Random(seed).sample(range(len(mutants)), wanted)
    return [mutants[number] for number in sorted(picked)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="mutants to try (300)")
    parser.add_argument("--all", action="store_true", help="try every mutant")
    parser.add_argument("--file", help="only this file of the game, e.g. attack.py")
    parser.add_argument(
        "--only", action="append", help="only mutants with this text in their name, or another"
    )
    parser.add_argument("--package", help="of a game elsewhere (tatami.games.GAME)")
    parser.add_argument("--tests", type=Path, help="the folder of its tests (tests/games/GAME)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are tried (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    os.environ["TATAMI_PURE"] = "1"
    os.chdir(ROOT)
    tests = given.tests or ROOT / "tests" / "games" / given.game
    subject = Subject(given.package or f"tatami.games.{given.game}", tests)
    if not subject.rule_tests():
        return complain(f"no test in {subject.tests} is marked with `rules`")
    return report(given, subject)


def complain(problem: str) -> int:
    print(problem, file=sys.stderr)
    return 2


def report(given: argparse.Namespace, subject: Subject) -> int:
    """Try mutants and print what came of it; returns the exit code."""
    every = [one for file in subject.rule_files() for one in mutants_of(file)]
    known = subject.equivalents()
    if unknown := set(known) - {one.key for one in every}:
        return complain(f"equivalent.toml lists what is no mutant: {sorted(unknown)}")
    tried = wanted_of([one for one in every if one.key not in known], given)
    survivors = try_all(subject, tried, given.jobs)
    if survivors is None:
        return complain("the rule tests fail on the rules as they are")
    for survivor in survivors:
        print(f"survives: {survivor.name}")
    killed = len(tried) - len(survivors)
    share = 100 * killed / max(1, len(tried))
    print(f"{given.game}: {killed} of {len(tried)} mutants noticed ({share:.1f} %)")
    print(f"{len(every)} mutants in all, {len(known)} listed as equivalent")
    return 0


def wanted_of(mutants: list[Mutant], given: argparse.Namespace) -> list[Mutant]:
    wanted = given.only or [""]
    fitting = [one for one in mutants if any(text in one.name for text in wanted)]
    fitting = [one for one in fitting if given.file in (None, one.file)]
    return choose(fitting, len(fitting) if given.all else given.count, given.seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
