"""`tatami check soak`: it plays, counts, resumes, and shortens what it finds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tatami as package
from tatami.checks.soak import play_part, position_trials, random_tables, shorten
from tatami.engine import Chance, chance_from, records
from tatami.engine.state import Actions, State
from tatami.engine.testing import random_games
from tatami.engine.testing.checked_steps import WHAT_IS_WRONG, checked_steps
from tatami.games.samourai import GAME
from tatami.games.samourai.state import SamouraiState
from tests.server.server_process import tatami


def far_off(state: SamouraiState) -> str | None:
    """Not an invariant of the game: soon broken by random moves."""
    return "piece 2 is on square 30" if state.at[2] == 30 else None


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "invariants_of", lambda package: far_off)


def test_a_part_plays_every_game_and_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_part, "PART", 500)
    keys = package.game_keys()
    for number in range(len(keys)):
        result = play_part.play_part("test", number, keys)
        assert result.failure is None
        assert result.decisions >= 500 and result.invariants > result.games > 0
        assert play_part.play_part("test", number, keys) == result


def test_options_and_seats_are_drawn_from_all_that_the_game_allows() -> None:
    rng = chance_from("options")
    tables = [random_tables.random_table("honor", rng, str(number)) for number in range(200)]
    assert {table.seats for table in tables} == {3, 4, 5, 6}
    assert {table.options.get("thief_cost") for table in tables} == {None, "edition", 15, 25}
    limits = {random_tables.random_table("samourai", rng, "x").options.get("limit") for _ in tables}
    assert len(limits) > 50


@pytest.mark.usefixtures("_broken")
def test_a_failure_becomes_a_short_game_file(tmp_path: Path) -> None:
    done = tatami(
        "check", "soak", "--game", "samourai", "--part", 0, "--seed", "broken", "--out", tmp_path
    )
    assert done.code == 1 and "piece 2 is on square 30" in done.out
    file = tmp_path / "soak-samourai-2.json"
    assert f"  tatami verify {file}" in done.out.splitlines()
    assert f"  tatami check soak --file {file}" in done.out.splitlines()
    record = records.read(file.read_bytes())
    assert 1 <= len(record.moves) <= 6, "only the moves that matter"
    assert tatami("verify", file).code == 0
    again = tatami("check", "soak", "--file", file)
    assert again.code == 1
    assert f"piece 2 is on square 30 (after {len(record.moves)} moves)" in again.out


def test_a_game_file_without_faults_passes_at_every_position(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = package.Play(GAME, seed="fine")
    for _ in range(5):
        play.apply(play.state.legal()[0])
    file.write_text(records.write(records.record(play, (records.Seat(name="a"),) * 2)))
    done = tatami("check", "soak", "--file", file)
    assert done.code == 0 and "6 positions" in done.out


def test_an_error_of_the_rules_is_shortened_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules themselves fail: in the trial of the legal actions."""

    def failing(position: position_trials.Position) -> None:
        assert position.state.at[2] != 30, "stuck"

    monkeypatch.setitem(position_trials.TRIALS, "invariants", failing)
    found = play_part.play_part("broken", 0, ["samourai"]).failure
    assert found is not None
    short = shorten.shorten(found)
    assert len(short.actions) < len(found.actions) and short.what == "AssertionError: stuck"
    assert shorten.first_failure(short.table, short.actions[1:], short.trial) is None


def test_a_run_is_resumed_from_its_state_file(tmp_path: Path) -> None:
    state, report = tmp_path / "state.json", tmp_path / "report.json"
    arguments = ("check", "soak", "--decisions", 1, "--jobs", 1, "--game", "samourai")
    assert tatami(*arguments, "--seed", "first", "--state", state).code == 0
    before = json.loads(state.read_bytes())
    assert before["parts"] == 1 and before["seed"] == "first"
    assert before["total"]["decisions"] >= play_part.PART
    done = tatami(
        "check", "soak", "--decisions", before["total"]["decisions"] + 1, "--jobs", 1,
        "--game", "samourai", "--state", state, "--json", report,
    )  # fmt: skip
    assert done.code == 0 and "resuming after" in done.out
    after = json.loads(state.read_bytes())
    assert after["parts"] == 2
    assert json.loads(report.read_bytes())["figures"]["decisions"] == after["total"]["decisions"]
    assert json.loads(report.read_bytes())["seed"] == "first"
    assert "belongs to a soak of samourai" in tatami("check", "soak", "--state", state).err


class Spoiled(State):
    """A game whose legal actions break one law of the contract."""

    def __init__(self, actions: list[int], to_act: int = 0, picked: int = 5) -> None:
        super().__init__(2, chance_from("spoiled"))
        self.to_act = to_act
        self.actions = actions
        self.picked = picked

    def fill(self, out: Actions) -> None:
        for action in self.actions:
            out.add(action)

    def pick(self, rng: Chance) -> int:
        return self.picked

    def play(self, action: int) -> None:
        pass


@pytest.mark.parametrize(
    ("state", "wrong"),
    [
        (Spoiled([3, 5]), ""),
        (Spoiled([], -1), ""),
        (Spoiled([]), "no action is legal although the game runs"),
        (Spoiled([5, 3]), "the legal actions are not in ascending order"),
        (Spoiled([5, 5]), "the legal actions are not in ascending order"),
        (Spoiled([5, 10]), "a legal action is outside the action space"),
        (Spoiled([5], 2), "the seat to act does not exist"),
        (Spoiled([3, 5], picked=4), "pick() chose an action that is not legal"),
        (Spoiled([3, 5], -1), "actions are legal although the game is over"),
    ],
)
def test_the_laws_of_every_single_move(state: Spoiled, wrong: str) -> None:
    taken = Actions()
    found = checked_steps(state, chance_from("steps"), Actions(), taken, 10, 3)
    assert WHAT_IS_WRONG[found] == wrong
    assert taken.n == (3 if not wrong and not state.over else 1 if "pick" in wrong else 0)
