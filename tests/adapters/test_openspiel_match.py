"""`benchmarks/openspiel_match.py`: OpenSpiel's bots play our games, with time for time."""

from __future__ import annotations

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


def test_a_few_victories_are_not_certain() -> None:
    mean, error = interval([1.0] * 10)
    assert mean == 1 and 0.15 < error < 0.3
