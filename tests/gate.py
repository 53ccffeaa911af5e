"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step is run even if one before it failed, so that one run shows everything. There are three
lanes, for two cores: servers often wait. What the others print is shown when the first is through.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = sys.executable
BIN = Path(PYTHON).parent

PURE = {"TATAMI_PURE": "1"}
TESTS = [PYTHON, "-m", "pytest", "--durations", "5"]
COVERED = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "--durations", "5"]

LIGHT = ["-m", "not long and not heavy"]
A_TO_P = ["tests/web", "--ignore-glob", "*/test_[q-z]*"]
Q_TO_Z = ["tests/web", "--ignore-glob", "*/test_[a-p]*"]

Step = tuple[str, list[str], dict[str, str]]

STEPS: list[Step] = [
    ("format", [str(BIN / "ruff"), "format", "--check", "-q", "."], {}),
    ("lint", [str(BIN / "ruff"), "check", "-q", "."], {}),
    ("types", [str(BIN / "mypy")], {}),
    ("client types", [PYTHON, "hatch_build.py", "npm", "run", "-s", "check"], {}),
    ("client tests", [PYTHON, "hatch_build.py", "npm", "run", "-s", "test"], {}),
    ("imports", [str(BIN / "lint-imports"), "--no-cache"], {}),
    ("tests, compiled", [*TESTS, "--ignore", "tests/web", "--ignore", "tests/server"], {}),
    ("tests in the browser, a to p", [*TESTS, *A_TO_P], {}),
]
BESIDE: list[list[Step]] = [
    [("tests of the server", [*TESTS, "tests/server"], {})],
    [
        (
            "tests, interpreted",
            [*COVERED, *LIGHT, "tests/engine", "tests/games", "tests/bots"],
            PURE,
        ),
        ("tests in the browser, q to z", [*TESTS, *Q_TO_Z], {}),
    ],
]
AFTER: list[Step] = [("coverage", [PYTHON, "-m", "coverage", "report"], {})]
LONG: list[Step] = [("long tests", [*TESTS, "-m", "long"], {})]


def main(arguments: list[str]) -> int:
    with ThreadPoolExecutor() as lanes:
        beside = [lanes.submit(run_lane, lane) for lane in BESIDE]
        results = [run(step) for step in STEPS]
        results += [show(told) for lane in beside for told in lane.result()]
    last = [*AFTER, *(LONG if "--long" in arguments else [])]
    results += [run(step) for step in last]
    failed = [name for name, good in results if not good]
    print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed", flush=True)
    for name in failed:
        print(f"failed: {name}")
    return 1 if failed else 0


Result = tuple[str, bool]
Told = tuple[Result, str, float]
"""A result, what was printed on the way to it, and seconds."""


def run(step: Step) -> Result:
    name, command, environment = step
    print(f"── {name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
    return said(name, done.returncode == 0, time.monotonic() - began)


def said(name: str, good: bool, seconds: float) -> Result:
    print(f"   {'good' if good else 'FAILED'}, {seconds:.0f} s", flush=True)
    return name, good


def run_lane(steps: list[Step]) -> list[Told]:
    return [run_quietly(step) for step in steps]


def run_quietly(step: Step) -> Told:
    name, command, environment = step
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
    return (name, done.returncode == 0), done.stdout, time.monotonic() - began


def show(told: Told) -> Result:
    (name, good), out, seconds = told
    print(f"── {name}\n{out}", end="", flush=True)
    return said(name, good, seconds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
