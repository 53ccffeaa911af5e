"""The tool that changes rules (`python -m tests.mutants`), tried on the tiny game of the tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tatami.registry import BUILT_IN_GAMES
from tests.mutants.__main__ import ROOT
from tests.mutants.mutant import mutants_of
from tests.mutants.subject import Subject

RULES = ROOT / "tests" / "crane" / "state.py"
TEST_OF_C2 = """
import pytest

from tatami.registry import BUILT_IN_GAMES
from tests.crane import GAME

{mark}

def test_a_card_scores_its_number_and_the_crane_nothing():  # C2
    s = GAME.new(seats=2, seed=1)
    s.hands = [[3, 12], [4, 5]]
    s.apply(3)
    assert s.scores == [3, 0]
    s.apply(4)
    s.apply(12)
    assert s.scores == [3, 4]
"""
CRANE = "card == CRANE → card != CRANE"
"""Wrong by C2, and the test below notices it."""
STAKE = "6 → 7"
"""Wrong by C3, which the test below is not about."""


def crane_tests(folder: Path, mark: str = "pytestmark = pytest.mark.rules") -> Path:
    (folder / "test_crane.py").write_text(TEST_OF_C2.format(mark=mark), encoding="utf-8")
    return folder


def run(tests: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutants", "crane", "--package", "tests.crane"]
    command += ["--tests", str(tests), "--file", "state.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def key_of(change: str) -> str:
    return next(one.key for one in mutants_of(RULES) if one.what == change)


def test_a_wrong_rule_is_noticed(tmp_path: Path) -> None:
    done = run(crane_tests(tmp_path), "--only", CRANE)
    assert "survives" not in done.stdout
    assert "crane: 1 of 1 mutants noticed (100.0 %)" in done.stdout, done.stderr
    assert done.returncode == 0


def test_a_wrong_rule_without_a_test_survives(tmp_path: Path) -> None:
    done = run(crane_tests(tmp_path), "--only", f"play_card: {STAKE}")
    assert f"play_card: {STAKE}" in done.stdout, done.stderr
    assert "crane: 0 of 1 mutants noticed (0.0 %)" in done.stdout


def test_mutants_of_several_names_can_be_chosen(tmp_path: Path) -> None:
    done = run(crane_tests(tmp_path), "--only", CRANE, "--only", f"play_card: {STAKE}")
    assert "crane: 1 of 2 mutants noticed (50.0 %)" in done.stdout, done.stderr


def test_a_mutant_listed_as_equivalent_is_not_tried(tmp_path: Path) -> None:
    (tmp_path / "equivalent.toml").write_text(f'"{key_of(STAKE)}" = "for the test"\n', "utf-8")
    done = run(crane_tests(tmp_path), "--only", f"play_card: {STAKE}")
    assert "crane: 0 of 0 mutants noticed" in done.stdout, done.stderr
    assert "1 listed as equivalent" in done.stdout


def test_a_list_of_equivalents_names_only_mutants(tmp_path: Path) -> None:
    (tmp_path / "equivalent.toml").write_text('"state.py play: 1 → 2" = "gone"\n', "utf-8")
    done = run(crane_tests(tmp_path), "--count", "1")
    assert done.returncode == 2
    assert done.stderr == "equivalent.toml lists what is no mutant: ['state.py play: 1 → 2']\n"


def test_tests_without_the_mark_are_refused(tmp_path: Path) -> None:
    done = run(crane_tests(tmp_path, mark=""), "--count", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"no test in {tmp_path} is marked with `rules`\n"


def test_tests_that_fail_on_the_unchanged_rules_are_refused(tmp_path: Path) -> None:
    tests = crane_tests(tmp_path)
    wrong = (tests / "test_crane.py").read_text(encoding="utf-8").replace("[3, 4]", "[3, 5]")
    (tests / "test_crane.py").write_text(wrong, encoding="utf-8")
    done = run(tests, "--count", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the rule tests fail on the rules as they are" in done.stderr


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("self.scores[self.turn] -= stake", "pass"),
        ("self.hands[seat].remove(card)", "pass"),
        ("CRANE in hand", "CRANE not in hand"),
    ],
)
def test_mutants_drop_effects_and_swap_comparisons(before: str, after: str) -> None:
    assert f"{before} → {after}" in [one.what for one in mutants_of(RULES)]


def test_a_mutant_differs_from_the_rules_in_one_place() -> None:
    for mutant in list(mutants_of(RULES))[::5]:
        assert mutant.source() != mutant.original
        compile(mutant.source(), mutant.file, "exec")


def test_functions_that_only_report_hold_no_rule(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("def emit_end(s):\n    s.x = 1\n\n\ndef end(s):\n    s.y = 1\n", "utf-8")
    assert {one.function for one in mutants_of(rules)} == {"end"}


def test_what_happens_only_for_events_holds_no_rule(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    source = "def end(s):\n    if s.event_data is not None and s.x == 1:\n        s.y = 1\n"
    rules.write_text(source, "utf-8")
    assert list(mutants_of(rules)) == []


def test_the_progress_counts_mutants_and_names_survivors(tmp_path: Path) -> None:
    done = run(crane_tests(tmp_path), "--only", f"play_card: {STAKE}")
    assert done.stderr.startswith("1/1 mutants tried, 0 noticed, survives: state.py:")


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_equivalent_mutants_of_the_games_exist_and_have_reasons(game: str) -> None:
    subject = Subject(f"tatami.games.{game}", ROOT / "tests" / "games" / game)
    every = {one.key for file in subject.rule_files() for one in mutants_of(file)}
    listed = subject.equivalents()
    assert set(listed) <= every
    assert all(len(reason.split()) > 5 for reason in listed.values())
