"""`benchmarks/openspiel_match.py`: OpenSpiel's bots play our games, with time for time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from benchmarks.openspiel_match import FEWEST, Match, interval


def test_a_game_against_openspiel_is_played_to_its_end() -> None:
    match = Match("samourai", 2, "greedy")
    match.play(1)
    assert match.shares[0] in (0.0, 0.5, 1.0)
    assert match.ours.moves and match.theirs.simulations >= FEWEST * match.theirs.moves > 0
    assert match.line().startswith("| `samourai` | 2 | MCTS | 1 |")


def test_the_rival_gets_the_simulations_that_fit_into_our_time() -> None:
    match = Match("samourai", 2, "greedy")
    assert match.simulations() == FEWEST, "nothing is known of its speed yet"
    match.ours.add(0.5)
    match.theirs.add(1.0, 100)
    assert match.simulations() == 50


def test_a_stopped_match_resumes(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match, again = Match("samourai", 2, "greedy"), Match("samourai", 2, "greedy")
    again.resume(file)
    assert not again.shares
    for number in range(2):
        match.play(number)
        match.save(file)
    again.resume(file)
    assert again.shares == match.shares
    assert again.line() == match.line()


def test_a_level_can_get_less_time() -> None:
    match = Match("seven", 2, "level-8", seconds=0.01, options={"rounds": 1, "turns": 1})
    assert match.bot.settings.budget.seconds == 0.01  # type: ignore[attr-defined]
    assert match.bot.clock is time.process_time  # type: ignore[attr-defined]
    assert match.game.table.rounds == 1


def test_a_few_victories_are_not_certain() -> None:
    mean, error = interval([1.0] * 10)
    assert mean == 1 and 0.15 < error < 0.3
