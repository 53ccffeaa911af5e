"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step is run even if one before it failed, so that one run shows everything. There are four
lanes, for two cores: servers and browsers wait half of the time, and what needs nothing compiled
does not wait for the compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = sys.executable
BIN = Path(PYTHON).parent

PURE = {"TATAMI_PURE": "1"}
TESTS = [PYTHON, "-m", "pytest", "--durations", "5"]
COVERED = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "--durations", "5"]

LIGHT = ["-m", "not long and not heavy"]


def named(folder: str, others: str) -> list[str]:
    """The tests of a folder, except in files whose names begin with one of these letters."""
    return [*TESTS, folder, "--ignore-glob", f"*/test_[{others}]*"]


Step = tuple[str, list[str], dict[str, str]]

BUILD: Step = ("rules and client, built", [PYTHON, "hatch_build.py"], {})

Lane = tuple[list[Step], list[Step]]
"""What needs nothing built, and what comes after it."""

LANES: list[Lane] = [
    (
        [
            ("format", [str(BIN / "ruff"), "format", "--check", "-q", "."], {}),
            ("lint", [str(BIN / "ruff"), "check", "-q", "."], {}),
            ("types", [str(BIN / "mypy")], {}),
            ("imports", [str(BIN / "lint-imports"), "--no-cache"], {}),
        ],
        [
            ("client types", [PYTHON, "hatch_build.py", "npm", "run", "-s", "check"], {}),
            ("client tests", [PYTHON, "hatch_build.py", "npm", "run", "-s", "test"], {}),
            ("tests, compiled", [*TESTS, "--ignore", "tests/web", "--ignore", "tests/server"], {}),
            ("tests in the browser, m to p", named("tests/web", "a-lq-z"), {}),
        ],
    ),
    ([], [("tests of the server, o to z", named("tests/server", "a-n"), {})]),
    (
        [],
        [
            ("tests of the server, a to n", named("tests/server", "o-z"), {}),
            ("tests in the browser, a to l", named("tests/web", "m-z"), {}),
        ],
    ),
    (
        [
            (
                "tests, interpreted",
                [*COVERED, *LIGHT, "tests/engine", "tests/games", "tests/bots"],
                PURE,
            )
        ],
        [("tests in the browser, q to z", named("tests/web", "a-p"), {})],
    ),
]
AFTER: list[Step] = [("coverage", [PYTHON, "-m", "coverage", "report"], {})]
LONG: list[Step] = [("long tests", [*TESTS, "-m", "long"], {})]


def main(arguments: list[str]) -> int:
    with ThreadPoolExecutor() as lanes:
        built = lanes.submit(run, BUILD)
        going = [lanes.submit(run_lane, lane, built) for lane in LANES]
        results = [built.result(), *(one for lane in going for one in lane.result())]
    last = [*AFTER, *(LONG if "--long" in arguments else [])]
    results += [run(step) for step in last]
    failed = [name for name, good in results if not good]
    print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed", flush=True)
    for name in failed:
        print(f"failed: {name}")
    return 1 if failed else 0


Result = tuple[str, bool]


def run_lane(lane: Lane, built: Future[Result]) -> list[Result]:
    at_once, afterwards = lane
    results = [run(step) for step in at_once]
    built.result()
    return results + [run(step) for step in afterwards]


def run(step: Step) -> Result:
    """What it prints is shown when it is through, in one piece."""
    name, command, environment = step
    print(f"   {name} ...", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    good, seconds = done.returncode == 0, time.monotonic() - began
    told = f"── {name}\n{done.stdout}   {'good' if good else 'FAILED'}, {seconds:.0f} s\n"
    print(told, end="", flush=True)
    return name, good


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
