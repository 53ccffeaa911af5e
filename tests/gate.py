"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step runs even if an earlier one failed, so that one run shows everything. Steps that need
nothing built run while the rules are compiled and the client is built.

Each step says how much CPU time it took, with all its processes: on two busy cores the time of the
gate is half of the sum.

Tests of the server and in the browser wait for other processes. A test of these that fails is run
again (`tests/conftest.py`). If it passes then, the gate names it as unsteady: it is a race that
somebody must find.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PYTHON = sys.executable
INTERPRETED = {"TATAMI_PURE": "1"}
BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
"""Some machines forbid bytecode files. Without them every worker and every server process compiles
the project again: 5 of the 10 s of CPU time in which a worker collects the tests."""

TESTS = [PYTHON, "-m", "pytest", "--durations", "25", "-rfER"]
SPREAD = ["--dist", "worksteal", "-n"]
"""Six workers for two cores: servers and browsers wait for each other, and the last tests of one
lane must not leave a core idle. A worker of the browser lane costs 7 s of CPU time: imports, a
browser, two servers."""
RULES = ["-m", "not long and not heavy", "tests/engine", "tests/games", "tests/bots"]
BROWSER = ["-m", "not long and browser", "tests/web", "tests/site"]
"""Only the folders that may hold tests with a browser (`tests/conftest.py` refuses others): each
worker imports what it collects."""


@dataclass(frozen=True)
class Step:
    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


BUILD = Step("compile the rules, build the client", [PYTHON, "hatch_build.py"])

Lane = list[Step]
"""Steps that run one after the other."""

WITHOUT_BUILD: list[Lane] = [
    [
        Step("format", [str(BIN / "ruff"), "format", "--check", "-q", "."]),
        Step("lint", [str(BIN / "ruff"), "check", "-q", "."]),
        Step("types", [str(BIN / "mypy")]),
        Step("imports", [str(BIN / "lint-imports"), "--no-cache"]),
    ],
    [
        Step("tests, interpreted", [*TESTS, *RULES], INTERPRETED),
        # Writes the bytecode of all tests once, before many workers need it at the same time.
        Step("collect all tests", [PYTHON, "-m", "pytest", "--collect-only", "-q"], INTERPRETED),
    ],
]
WITH_BUILD: list[Lane] = [
    # The longest lane starts at once.
    [Step("tests in the browser", [*TESTS, *SPREAD, "2", *BROWSER])],
    [
        Step("client tests", [PYTHON, "hatch_build.py", "npm", "run", "-s", "test"]),
        Step("client types", [PYTHON, "hatch_build.py", "npm", "run", "-s", "check"]),
    ],
    # Apart from tests with a browser: Playwright keeps an event loop running in its process, and
    # `asyncio.run` of any later test there fails.
    [Step("tests, compiled", [*TESTS, *SPREAD, "4", "-m", "not long and not browser"])],
]
PORTABLE: list[Lane] = [
    [
        Step(
            "tests that need no browser and no database server",
            [
                *TESTS,
                *SPREAD,
                "3",
                "-m",
                "not long and not browser",
                "tests/engine",
                "tests/games",
                "tests/bots",
                "tests/arena",
                "tests/cli",
                "tests/adapters",
            ],
        )
    ]
]
"""For systems on which the other tests do not run: `python3 dev.py test --portable`."""
LONG = [
    Step("long tests", [*TESTS, "-m", "long"]),
    # Tracing takes twice as long as the tests themselves; `tests.mutants` says more about them.
    Step(
        "tests of the rules under coverage",
        [PYTHON, "-m", "coverage", "run", "-m", "pytest", *RULES],
        {**INTERPRETED, "COVERAGE_CORE": "ctrace"},  # exact for branches
    ),
    Step("coverage", [PYTHON, "-m", "coverage", "report"]),
]


class Report:
    def __init__(self) -> None:
        self.failed: list[str] = []
        self.unsteady: list[str] = []

    def run_lane(self, lane: Lane) -> None:
        for step in lane:
            self.run(step)

    def run(self, step: Step) -> bool:
        """Run a step; its output is printed in one piece when it is done."""
        print(f"   {step.name} ...", flush=True)
        began = time.monotonic()
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            code, cpu = run_measured(step, output)
            output.seek(0)
            printed = output.read()
        good, seconds = code == 0, time.monotonic() - began
        verdict = "good" if good else "FAILED"
        print(f"── {step.name}\n{printed}   {verdict}, {seconds:.0f} s{cpu}", flush=True)
        if not good:
            self.failed.append(step.name)
        failed = set(re.findall(r"^FAILED (\S+)", printed, re.MULTILINE))
        again = set(re.findall(r"^RERUN (\S+)", printed, re.MULTILINE))
        self.unsteady += sorted(again - failed)
        return good

    def summary(self) -> str:
        lines = [f"unsteady, passed when run again: {name}" for name in self.unsteady]
        lines += [f"failed: {name}" for name in self.failed]
        return "\n".join([*lines, f"{len(self.failed)} failed" if self.failed else "all good"])


def run_measured(step: Step, output: IO[str]) -> tuple[int, str]:
    """The exit code, and the CPU time where the system tells it."""
    process = subprocess.Popen(
        step.command,
        cwd=ROOT,
        env={**os.environ, **BYTECODE, **step.environment},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    if sys.platform == "win32":
        return process.wait(), ""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, f" ({used.ru_utime + used.ru_stime:.0f} s of CPU time)"


def main(arguments: list[str]) -> int:
    report, began = Report(), time.monotonic()
    portable = "--portable" in arguments
    with ThreadPoolExecutor() as pool:
        built = pool.submit(report.run, BUILD)
        early = [pool.submit(report.run_lane, lane) for lane in WITHOUT_BUILD]
        built.result()
        lanes = PORTABLE if portable else WITH_BUILD
        late = [pool.submit(report.run_lane, lane) for lane in lanes]
        for lane in [*early, *late]:
            lane.result()
    report.run_lane(LONG if "--long" in arguments else [])
    print(f"\n{report.summary()}, {time.monotonic() - began:.0f} s")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
