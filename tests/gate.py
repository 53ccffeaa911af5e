"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step is run even if one before it failed, so that one run shows everything. The interpreted
tests need one core and no other programs, so they run beside the rest from the start.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = sys.executable
BIN = Path(PYTHON).parent

PURE = {"TATAMI_PURE": "1"}
TESTS = [PYTHON, "-m", "pytest", "--durations", "5"]
COVERED = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "--durations", "5"]

LIGHT = ["-m", "not long and not heavy"]

Step = tuple[str, list[str], dict[str, str]]

STEPS: list[Step] = [
    ("format", [str(BIN / "ruff"), "format", "--check", "-q", "."], {}),
    ("lint", [str(BIN / "ruff"), "check", "-q", "."], {}),
    ("types", [str(BIN / "mypy")], {}),
    ("client types", [PYTHON, "hatch_build.py", "npm", "run", "-s", "check"], {}),
    ("client tests", [PYTHON, "hatch_build.py", "npm", "run", "-s", "test"], {}),
    ("imports", [str(BIN / "lint-imports"), "--no-cache"], {}),
    ("tests, compiled", TESTS, {}),
]
BESIDE: Step = (
    "tests, interpreted",
    [*COVERED, *LIGHT, "tests/engine", "tests/games", "tests/bots"],
    PURE,
)
AFTER: list[Step] = [("coverage", [PYTHON, "-m", "coverage", "report"], {})]
LONG: list[Step] = [("long tests", [*TESTS, "-m", "long"], {})]


def main(arguments: list[str]) -> int:
    beside = Beside(*BESIDE)
    try:
        results = [run(step) for step in STEPS] + [beside.finish()]
    finally:
        beside.end()
    last = [*AFTER, *(LONG if "--long" in arguments else [])]
    results += [run(step) for step in last]
    failed = [name for name, good in results if not good]
    print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed", flush=True)
    for name in failed:
        print(f"failed: {name}")
    return 1 if failed else 0


Result = tuple[str, bool]


def run(step: Step) -> Result:
    name, command, environment = step
    began = time.monotonic()
    print(f"── {name}", flush=True)
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
    return said(name, done.returncode == 0, began)


def said(name: str, good: bool, began: float) -> Result:
    took = time.monotonic() - began
    print(f"   {'good' if good else 'FAILED'}, {took:.0f} s", flush=True)
    return name, good


class Beside:
    """A step that runs from now on; what it prints is shown when its turn comes."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        self.name = name
        self.began = time.monotonic()
        self.out = tempfile.TemporaryFile()  # noqa: SIM115  # closed in `end`
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=self.out,
            stderr=subprocess.STDOUT,
        )

    def finish(self) -> Result:
        print(f"── {self.name}", flush=True)
        good = self.process.wait() == 0
        self.out.seek(0)
        sys.stdout.flush()
        sys.stdout.buffer.write(self.out.read())
        return said(self.name, good, self.began)

    def end(self) -> None:
        self.out.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
