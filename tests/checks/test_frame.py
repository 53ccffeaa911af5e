"""The frame of `tatami check`: seed, time limit, figures, exit code and reproduction."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from tatami.checks import frame
from tatami.checks.frame import Check, CheckFailed, Run, all_checks
from tatami.checks.progress import Progress, progress_line
from tatami.cli import check as command
from tests.server.server_process import CommandResult, tatami


def passing(run: Run, args: argparse.Namespace) -> None:
    run.count("eggs", 1234)
    run.figures["worst"] = "fine"


def failing(run: Run, args: argparse.Namespace) -> None:
    run.count("eggs")
    raise CheckFailed("an egg is broken", f"tatami check broken --seed {run.seed}")


CHECKS = [
    Check(name="whole", promise="No egg is broken.", minutes=1, run=passing),
    Check(name="broken", promise="No egg is broken.", minutes=1, run=failing),
]


@pytest.fixture
def _eggs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "all_checks", lambda: CHECKS)


def run_check(*arguments: object) -> CommandResult:
    return tatami("check", *arguments)


@pytest.mark.usefixtures("_eggs")
def test_a_check_that_passes_prints_its_seed_and_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = run_check("whole", "--seed", "abc", "--json", file)
    assert done.code == 0 and done.err == ""
    assert done.out == "whole: seed abc\nwhole: passed, 1,234 eggs, worst fine, 0:00\n"
    report = json.loads(file.read_bytes())
    assert report["passed"] and report["figures"] == {"eggs": 1234, "worst": "fine"}
    assert report["seed"] == "abc" and "failure" not in report


@pytest.mark.usefixtures("_eggs")
def test_a_check_that_fails_exits_with_1_and_says_how_to_see_it_again(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = run_check("broken", "--seed", "abc", "--json", file)
    assert done.code == 1
    assert done.out.splitlines() == [
        "broken: seed abc",
        "broken: FAILED, 1 eggs, 0:00",
        "an egg is broken",
        "  tatami check broken --seed abc",
    ]
    report = json.loads(file.read_bytes())
    assert not report["passed"] and report["failure"] == "an egg is broken"
    assert report["reproduction"] == ["tatami check broken --seed abc"]


@pytest.mark.usefixtures("_eggs")
def test_the_seed_is_random_unless_it_is_given() -> None:
    first, second = (run_check("whole").out.splitlines()[0] for _ in range(2))
    assert first != second and first.startswith("whole: seed ")


@pytest.mark.usefixtures("_eggs")
def test_a_check_without_time_is_refused() -> None:
    done = run_check("whole", "--seconds", "0")
    assert done.code == 1 and done.err == "tatami: --minutes and --seconds must be more than 0\n"


def test_every_folder_is_a_check_with_the_name_of_the_folder() -> None:
    folders = {folder.parent.name for folder in Path(frame.__file__).parent.glob("*/__init__.py")}
    checks = all_checks()
    assert {check.name for check in checks} == folders
    assert all(check.promise.endswith(".") for check in checks)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_and_removed() -> None:
    out = Terminal()
    progress = Progress("soak", out)
    progress.shown -= 1
    progress.show(0.5, 65, "7 games")
    assert "soak ████████████░░░░░░░░░░░░  50% 1:05  7 games" in out.getvalue()
    progress.show(0.6, 66)
    assert "60%" not in out.getvalue(), "drawn at most ten times a second"
    progress.clear()
    assert out.getvalue().endswith("\r\x1b[K")


def test_progress_elsewhere_is_a_line_now_and_then() -> None:
    out = io.StringIO()
    progress = Progress("soak", out)
    progress.show(0.5, 65, "7 games")
    assert out.getvalue() == ""
    progress.shown -= 60
    progress.show(0.5, 65, "7 games")
    assert out.getvalue() == progress_line("soak", 0.5, 65, "7 games") + "\n"
