"""Ratings compared with closed forms and with simulated strengths."""

from __future__ import annotations

import random
from math import exp, sqrt

import pytest

from tatami.arena.play_game import GameResult
from tatami.arena.ratings import SCALE, Z95, Interval, elo, points_at, score_at
from tatami.arena.results import mean_of_clusters


def game(deal: int, pairing: int, bots: tuple[str, ...], shares: tuple[float, ...]) -> GameResult:
    return GameResult(deal=deal, pairing=pairing, bots=bots, shares=shares)


def singles(won: int, lost: int, drawn: int = 0) -> list[GameResult]:
    """One game per deal, a against b."""
    results = [(1.0, 0.0)] * won + [(0.0, 1.0)] * lost + [(0.5, 0.5)] * drawn
    return [game(deal, 0, ("a", "b"), shares) for deal, shares in enumerate(results)]


def test_three_quarters_are_191_points() -> None:
    assert points_at(0.75) == pytest.approx(190.8485)
    assert points_at(0.5) == 0
    assert score_at(points_at(0.9)) == pytest.approx(0.9)
    assert score_at(400) == pytest.approx(10 / 11)


def test_two_players_have_the_usual_elo() -> None:
    assert elo(singles(3000, 1000)).difference("a", "b").value == pytest.approx(190.85, abs=0.2)
    assert elo(singles(2000, 0, 2000)).difference("a", "b").value == pytest.approx(190.85, abs=0.2)


def test_independent_games_have_the_usual_error() -> None:
    found = elo(singles(3000, 1000)).difference("a", "b")
    expected = Z95 * SCALE * sqrt(0.75 * 0.25 / 4000) / (0.75 * 0.25)
    assert found.error == pytest.approx(expected, rel=0.01)


def test_ratings_and_intervals_are_symmetric() -> None:
    ratings = elo(singles(300, 100))
    a, b = ratings.of("a"), ratings.of("b")
    assert a.value == pytest.approx(-b.value) and a.error == pytest.approx(b.error)
    there, back = ratings.difference("a", "b"), ratings.difference("b", "a")
    assert there.low == pytest.approx(-back.high) and there.high == pytest.approx(-back.low)
    assert there.error == pytest.approx(2 * a.error)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = singles(30, 10, 5)
    mixed = random.Random(1).sample(games, len(games))
    assert elo(mixed).points == pytest.approx(elo(games).points)


def test_deals_that_split_say_that_bots_are_equal_and_say_it_surely() -> None:
    """The first seat always wins: single games vary, whole deals always score one half."""
    games = [
        game(deal, pairing, bots, (1.0, 0.0))
        for deal in range(200)
        for pairing, bots in enumerate([("a", "b"), ("b", "a")])
    ]
    found = elo(games).difference("a", "b")
    assert found.value == pytest.approx(0, abs=1e-6)
    assert found.error < 3 < elo(singles(200, 200)).difference("a", "b").error / 5


def test_who_always_won_is_far_ahead_and_not_infinitely() -> None:
    found = elo(singles(100, 0)).difference("a", "b")
    assert 500 < found.value < 1200
    assert 100 < found.error < 700


def test_a_game_that_failed_does_not_count() -> None:
    from tatami.arena.play_game import Failure

    failure = Failure(bot="a", seat=0, move=1, seed="s", message="m")
    broken = GameResult(deal=99, pairing=0, bots=("a", "b"), failure=failure)
    assert elo([*singles(3, 1), broken]).points == elo(singles(3, 1)).points


def luce(
    rng: random.Random, strengths: dict[str, float], bots: tuple[str, ...]
) -> tuple[float, ...]:
    """A random winner, in proportion to the strengths of the seats."""
    weights = [exp(strengths[bot] / SCALE) for bot in bots]
    winner = rng.choices(range(len(bots)), weights)[0]
    return tuple(float(seat == winner) for seat in range(len(bots)))


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_known_strengths_are_found_within_their_intervals(seats: int) -> None:
    strengths = {"a": 150.0, "b": 30.0, "c": -180.0}
    inside = checked = 0
    for seed in range(25):
        rng = random.Random(seed)
        games = []
        for deal in range(250):
            bots = tuple(rng.choice("abc") for _ in range(seats))
            if len(set(bots)) > 1:
                games.append(game(deal, 0, bots, luce(rng, strengths, bots)))
        ratings = elo(games)
        for bot, points in strengths.items():
            found = ratings.of(bot)
            inside += found.low <= points <= found.high
            checked += 1
    assert inside / checked > 0.88, (seats, inside, checked)


def test_a_shared_victory_counts_by_its_share() -> None:
    games = [game(deal, 0, ("a", "b", "c"), (0.5, 0.5, 0.0)) for deal in range(400)]
    ratings = elo(games)
    assert ratings.difference("a", "b").value == pytest.approx(0, abs=1e-6)
    assert ratings.difference("a", "c").value > 500


def test_a_mean_of_clusters_has_the_usual_error_where_clusters_are_single() -> None:
    values = [0.0, 1.0, 1.0, 0.5]
    found = mean_of_clusters([[value] for value in values])
    spread = sum((value - 0.625) ** 2 for value in values) / 3
    assert found.value == 0.625 and found.error == pytest.approx(Z95 * sqrt(spread / 4))
    assert mean_of_clusters([]) == Interval(value=0.0, error=0.0)


def test_values_that_are_all_equal_leave_room_for_others() -> None:
    assert mean_of_clusters([[1.0]] * 100) == Interval(value=1.0, error=0.03)
    assert mean_of_clusters([[0.0, 1.0], [1.0, 0.0]] * 30).error == 0.05
