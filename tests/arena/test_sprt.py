"""The sequential test: bounds, error rates with known strengths, when it stops."""

from __future__ import annotations

import random
from collections import Counter
from math import log

import pytest

from tatami.arena.ratings import score_at
from tatami.arena.sprt import MIN_DEALS, Bounds, SprtTest, ratio
from tatami.engine.errors import BadOptions


def test_the_bounds_are_walds() -> None:
    bounds = Bounds(alpha=0.05, beta=0.1)
    assert bounds.lower == pytest.approx(log(0.1 / 0.95))
    assert bounds.upper == pytest.approx(log(0.9 / 0.05))


@pytest.mark.parametrize(
    "wrong",
    [{"elo0": 10.0, "elo1": 10.0}, {"alpha": 0.0}, {"beta": 0.5}, {"alpha": 1.5}],
)
def test_bounds_that_make_no_sense_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(BadOptions):
        Bounds(**wrong)


def test_the_ratio_is_that_of_the_normal_distribution_when_differences_are_small() -> None:
    scores = Counter({0.0: 100, 0.25: 400, 0.5: 1000, 0.75: 450, 1.0: 110})
    count = scores.total()
    mean = sum(score * times for score, times in scores.items()) / count
    variance = sum(times * (score - mean) ** 2 for score, times in scores.items()) / count
    s0, s1 = score_at(0), score_at(5)
    expected = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert ratio(scores, s0, s1) == pytest.approx(expected, rel=0.02)


def test_the_ratio_changes_its_sign_when_the_bots_change_places() -> None:
    scores = Counter({0.0: 10, 0.5: 30, 1.0: 17})
    mirrored = Counter({1 - score: times for score, times in scores.items()})
    there, back = (
        ratio(scores, score_at(-5), score_at(5)),
        ratio(mirrored, score_at(-5), score_at(5)),
    )
    assert there == pytest.approx(-back)


def test_it_stops_by_itself_and_not_at_once() -> None:
    test = SprtTest(Bounds(elo0=0, elo1=400))
    while test.add(1.0) == "open":
        assert test.deals < 1000
    assert test.verdict == "better" and test.deals >= MIN_DEALS
    deal, llr = test.deals, test.llr
    assert test.add(0.0) == "better" and test.llr == llr and len(test.path) == deal


def test_scores_that_never_differ_decide_too() -> None:
    test = SprtTest(Bounds(elo0=0, elo1=50))
    while test.add(0.5) == "open":
        assert test.deals < 10_000
    assert test.verdict == "not better"


def pair(rng: random.Random, points: float) -> float:
    """The score of a deal of two games that share their luck, with draws."""
    luck = rng.uniform(-0.15, 0.15)
    return (single(rng, score_at(points) + luck) + single(rng, score_at(points) - luck)) / 2


def single(rng: random.Random, mean: float, drawn: float = 0.2) -> float:
    lot = rng.random()
    if lot < mean - drawn / 2:
        return 1.0
    return 0.5 if lot < mean + drawn / 2 else 0.0


def error_rate(points: float, wrong: str, runs: int) -> float:
    bounds = Bounds(elo0=0, elo1=80, alpha=0.1, beta=0.1)
    count = 0
    for seed in range(runs):
        rng = random.Random(f"{points} {seed}")
        test = SprtTest(bounds)
        while test.add(pair(rng, points)) == "open":
            pass
        count += test.verdict == wrong
    return count / runs


@pytest.mark.parametrize(("points", "wrong"), [(0.0, "better"), (80.0, "not better")])
def test_errors_are_as_rare_as_they_were_asked_to_be(points: float, wrong: str) -> None:
    # 0.1 was asked for; three standard errors of 300 runs are 0.052.
    assert error_rate(points, wrong, 300) <= 0.152


def test_far_beyond_the_bounds_it_does_not_err() -> None:
    assert error_rate(-150.0, "better", 40) == 0
    assert error_rate(250.0, "not better", 40) == 0
