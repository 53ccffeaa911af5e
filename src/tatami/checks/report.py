"""The result of a check: lines for people, and JSON for programs."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import msgspec

import tatami
from tatami.checks.frame import Check, CheckFailed, Figures, Run
from tatami.checks.progress import clock


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    check: str
    promise: str
    passed: bool
    figures: Figures
    seed: str
    seconds: float
    version: str
    mode: str
    """Compiled or interpreted rules."""
    python: str
    system: str
    cores: int
    failure: str = ""
    reproduction: tuple[str, ...] = ()


def report_of(check: Check, run: Run, failure: CheckFailed | None) -> Report:
    return Report(
        check=check.name,
        promise=check.promise,
        passed=failure is None,
        figures=run.figures,
        seed=run.seed,
        seconds=round(run.elapsed, 1),
        version=tatami.__version__,
        mode=tatami.MODE,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        failure="" if failure is None else str(failure),
        reproduction=() if failure is None else failure.reproduction,
    )


def report_text(report: Report) -> str:
    """One line if the check passed; otherwise what failed and how to see it again."""
    counted = ", ".join(figure_text(name, value) for name, value in report.figures.items())
    verdict = "passed" if report.passed else "FAILED"
    lines = [f"{report.check}: {verdict}, {counted or 'nothing counted'}, {clock(report.seconds)}"]
    if not report.passed:
        lines.append(report.failure)
        lines += [f"  {line}" for line in report.reproduction]
    return "\n".join(lines)


def figure_text(name: str, value: float | str) -> str:
    return f"{value:,} {name}" if isinstance(value, int | float) else f"{name} {value}"


def write_json(report: Report, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
