"""Alpha-beta compared with a search without pruning, and positions with a forced end."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.bots import AlphabetaBot, AlphabetaSettings, Knowledge, SearchResult
from tatami.bots.alphabeta_bot import chances_of_score
from tatami.bots.alphabeta_search import (
    FUTILE_DEPTH,
    MATE,
    PROVEN,
    AlphabetaSearch,
    TranspositionTable,
    score_from_position,
    score_from_root,
)
from tatami.bots.budget import Budget, BudgetTimer
from tatami.engine import Game, State, chance_from
from tests.bots.positions import middle

GAME: Game[Any] = tatami.game("samourai")


def forced(state: State, depth: int) -> int:
    """By looking at everything: plies to a forced victory of the seat to act (negative: of the
    other), 0 if there is none within the depth."""
    best = -1000
    for action in state.legal():
        child = state.clone()
        child.play(action)
        best = max(best, worth(child, int(state.to_act), depth))
    return 0 if abs(best) < 500 else 1000 - best if best > 0 else -(1000 + best)


def worth(child: State, seat: int, depth: int) -> int:
    if child.over:
        return 999 if child.payoff(seat) == 1 else -999 if child.payoff(seat) == 0 else 0
    if depth == 1:
        return 0
    best = -1000
    for action in child.legal():
        after = child.clone()
        after.play(action)
        best = max(best, worth(after, int(child.to_act), depth - 1))
    best -= (best > 500) - (best < -500)
    return best if child.to_act == seat else -best


def think(state: State, **settings: Any) -> SearchResult:
    searcher = AlphabetaBot(AlphabetaSettings(**settings))
    return searcher.consider(Knowledge(state, int(state.to_act)), chance_from("think"))


@pytest.mark.heavy
def test_forced_ends_within_three_plies_are_found_with_their_distance() -> None:
    found = set()
    for number in range(60):
        state = middle(GAME, 2, f"forced {number}", 5 + number % 7)
        if len(state.legal()) > 24:
            continue
        plies = forced(state, 3)
        if plies == 0:
            continue
        found.add(plies)
        result = think(state, simulations=200_000)
        best = max(one.value for one in result.action_values)
        assert best == pytest.approx(
            chances_of_score(MATE - plies if plies > 0 else -MATE - plies), abs=0
        ), f"position {number}: {GAME.write_position(state)}"
        assert (
            next(one for one in result.action_values if one.action == result.action).value == best
        )
    assert {1, 3} <= found, found


@pytest.mark.heavy
def test_an_announced_victory_is_carried_out_in_time() -> None:
    """The loser looks as deep; the winner needs no more plies than it said."""
    announced = 0
    for number in range(40):
        state = middle(GAME, 2, f"announced {number}", 4)
        result = think(state, simulations=30_000)
        best = max(one.value for one in result.action_values)
        if best < 0.999:
            continue
        announced += 1
        plies = round((1 - best) * 1e6)
        winner = int(state.to_act)
        for _ in range(plies):
            if state.over:
                break
            state.play(think(state, simulations=30_000).action)
        assert state.over and state.payoff(winner) == 1.0, f"position {number}, {plies} plies"
    assert announced > 3


def test_pruning_changes_no_score() -> None:
    """A narrow window says the same as a wide one, about what lies inside it."""
    for number in range(6):
        state = middle(GAME, 2, f"window {number}", 6)
        seat = int(state.to_act)
        action = state.legal()[0]
        child = state.clone()
        child.play(action)
        if child.over:
            continue
        whole = search().score_after(child, seat, 2, -MATE - 1, MATE + 1, 1)
        again = search().score_after(child, seat, 2, whole - 1, whole + 1, 1)
        assert whole == again
        assert search().score_after(child, seat, 2, whole, whole + 1, 1) <= whole
        assert search().score_after(child, seat, 2, whole - 1, whole, 1) >= whole


def search() -> AlphabetaSearch:
    timer = BudgetTimer(Budget(simulations=10_000_000), lambda: 0.0, None)
    found = AlphabetaSearch(TranspositionTable(14), timer.is_spent)
    found.futile_depth = 0
    return found


def test_positions_that_are_good_enough_are_not_searched() -> None:
    """The same window, with and without it: fewer positions."""
    exact, pruned = search(), search()
    pruned.futile_depth = FUTILE_DEPTH
    for number in range(3):
        state = middle(GAME, 2, f"window {number}", 6)
        for one in (exact, pruned):
            one.score(state, 2, -1, 0, 0)
    assert pruned.nodes < exact.nodes


def test_a_kept_victory_counts_from_where_it_is_met() -> None:
    for score in (MATE - 7, 7 - MATE, 0, 250, -250, PROVEN, -PROVEN):
        assert score_from_root(score_from_position(score, 4), 4) == score
    assert score_from_root(score_from_position(MATE - 7, 4), 9) == MATE - 12


def test_scores_are_shares_of_the_victory() -> None:
    assert chances_of_score(0) == 0.5
    assert (
        chances_of_score(MATE - 1)
        > chances_of_score(MATE - 3)
        > 0.999
        > chances_of_score(9_900)
        > chances_of_score(-9_900)
        > 0.001
    )
    assert chances_of_score(1 - MATE) < chances_of_score(3 - MATE) < 0.001


AT = "d1 e1 g2 h1 | d11 e11 g11 h10 | red | 3 free | both | {}"


def test_a_draw_by_the_limit_is_exact() -> None:
    """M15: one ply before the limit a move wins at once, or draws."""
    state = GAME.read_position(AT.format(299), GAME.table())
    result = think(state, simulations=100_000)
    assert {one.value for one in result.action_values} <= {0.5, chances_of_score(MATE - 1)}
    assert 0.5 in {one.value for one in result.action_values}


def test_equal_positions_share_a_key_as_long_as_they_are_worth_the_same() -> None:
    keys = {
        ply: GAME.read_position(AT.format(ply), GAME.table()).key() for ply in (9, 90, 270, 271)
    }
    assert keys[9] == keys[90] != 0
    assert len(set(keys.values())) == 3, "near the limit a ply more or less matters"


def test_a_depth_is_a_bound() -> None:
    state = GAME.new(seed="depth")
    result = think(state, depth=2, simulations=10_000_000)
    assert result.depth == 2
