"""The quality gate: `python3 dev.py test` runs this, and CI runs that.

Every step is run even if one before it failed, so that one run shows everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
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
    ("imports", [str(BIN / "lint-imports"), "--no-cache"], {}),
    ("tests, compiled", TESTS, {}),
    ("tests, interpreted", [*COVERED, *LIGHT, "tests/engine", "tests/games", "tests/bots"], PURE),
    ("coverage", [PYTHON, "-m", "coverage", "report"], {}),
]
LONG: list[Step] = [("long tests", [*TESTS, "-m", "long"], {})]


def main(arguments: list[str]) -> int:
    steps = [*STEPS, *(LONG if "--long" in arguments else [])]
    failed = [
        name for name, command, environment in steps if not passes(name, command, environment)
    ]
    print(f"\n{len(steps) - len(failed)} passed, {len(failed)} failed", flush=True)
    for name in failed:
        print(f"failed: {name}")
    return 1 if failed else 0


def passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    began = time.monotonic()
    print(f"── {name}", flush=True)
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False)
    took = time.monotonic() - began
    print(f"   {'good' if done.returncode == 0 else 'FAILED'}, {took:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
