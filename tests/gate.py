"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step is run even if one before it failed, so that one run shows everything. There are four
lanes, for two cores: servers and browsers wait half of the time, and what needs nothing compiled
does not wait for the compiler.

Tests of the server and in the browser wait for other processes. What fails of them is run once
more when the lanes are through and the machine is quiet: a fault fails twice. What passes only
then is named as unsteady, since it is a race that somebody has to find.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PYTHON = sys.executable
PURE = {"TATAMI_PURE": "1", "COVERAGE_CORE": "ctrace"}  # exact for branches

TESTS = [PYTHON, "-m", "pytest", "--durations", "5"]
COVERED = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "--durations", "5"]

LIGHT = ["-m", "not long and not heavy"]


class Step(NamedTuple):
    name: str
    command: list[str]
    pure: bool = False
    """Without what is compiled."""
    waits: bool = False
    """For other processes."""


def waiting(name: str, folder: str, others: str) -> Step:
    """The tests of a folder, except in files whose names begin with one of these letters.

    Each step remembers on its own what failed in it.
    """
    memory = f"cache_dir=.pytest_cache/{folder}-{others}"
    command = [*TESTS, folder, "--ignore-glob", f"*/test_[{others}]*", "-o", memory]
    return Step(name, command, waits=True)


BUILD = Step("rules and client, built", [PYTHON, "hatch_build.py"])

Lane = tuple[list[Step], list[Step]]
"""What needs nothing built, and what comes after it."""

LANES: list[Lane] = [
    (
        [
            Step("format", [str(BIN / "ruff"), "format", "--check", "-q", "."]),
            Step("lint", [str(BIN / "ruff"), "check", "-q", "."]),
            Step("types", [str(BIN / "mypy")]),
            Step("imports", [str(BIN / "lint-imports"), "--no-cache"]),
        ],
        [
            Step("client types", [PYTHON, "hatch_build.py", "npm", "run", "-s", "check"]),
            Step("client tests", [PYTHON, "hatch_build.py", "npm", "run", "-s", "test"]),
            Step("tests, compiled", [*TESTS, "--ignore", "tests/web", "--ignore", "tests/server"]),
            waiting("tests in the browser, m to p", "tests/web", "a-lq-z"),
        ],
    ),
    ([], [waiting("tests of the server, o to z", "tests/server", "a-n")]),
    (
        [],
        [
            waiting("tests of the server, a to n", "tests/server", "o-z"),
            waiting("tests in the browser, a to l", "tests/web", "m-z"),
        ],
    ),
    (
        [
            Step(
                "tests, interpreted",
                [*COVERED, *LIGHT, "tests/engine", "tests/games", "tests/bots"],
                pure=True,
            )
        ],
        [waiting("tests in the browser, q to z", "tests/web", "a-p")],
    ),
]
AFTER = [Step("coverage", [PYTHON, "-m", "coverage", "report"])]
LONG = [Step("long tests", [*TESTS, "-m", "long"])]


def main(arguments: list[str]) -> int:
    with ThreadPoolExecutor() as lanes:
        built = lanes.submit(run, BUILD)
        going = [lanes.submit(run_lane, lane, built) for lane in LANES]
        failed = [step for lane in going for step in lane.result()]
    unsteady = [step for step in failed if step.waits and run(once_more(step))]
    failed = [step for step in failed if step not in unsteady]
    failed += [] if built.result() else [BUILD]
    failed += [step for step in [*AFTER, *(LONG if "--long" in arguments else [])] if not run(step)]
    print()
    for step in unsteady:
        print(f"unsteady, good the second time: {step.name}")
    for step in failed:
        print(f"failed: {step.name}")
    print(f"{len(failed)} failed" if failed else "all good")
    return 1 if failed else 0


def run_lane(lane: Lane, built: Future[bool]) -> list[Step]:
    """What failed."""
    at_once, afterwards = lane
    failed = [step for step in at_once if not run(step)]
    built.result()
    return failed + [step for step in afterwards if not run(step)]


def once_more(step: Step) -> Step:
    """What failed in it."""
    return Step(f"{step.name}, once more", [*step.command, "--last-failed"])


def run(step: Step) -> bool:
    """What it prints is shown when it is through, in one piece."""
    print(f"   {step.name} ...", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        env={**os.environ, **(PURE if step.pure else {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    good, seconds = done.returncode == 0, time.monotonic() - began
    told = f"{done.stdout}   {'good' if good else 'FAILED'}, {seconds:.0f} s"
    print(f"── {step.name}\n{told}", flush=True)
    return good


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
