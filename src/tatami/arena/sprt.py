"""The sequential probability ratio test (SPRT): play only until it is known which bot is better.

Two hypotheses about the difference in points are compared by the likelihood of the *deal* scores
so far. Their distribution is unknown, so each hypothesis uses the distribution that explains the
scores best among all with its mean. This is Van den Bergh's generalized SPRT, which chess engines
use for pairs of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from typing import Literal

import msgspec

from tatami.arena.ratings import score_at
from tatami.engine.errors import BadOptions

MIN_DEALS = 8
"""Deals before the test may end: fewer give no usable variance of the scores."""
PSEUDO_COUNT = 1e-3
"""The weight of scores that did not occur: without it a hypothesis may have no distribution."""

Verdict = Literal["better", "not better", "open"]


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """The hypotheses: H1 (elo1 points or more) against H0 (elo0 or less)."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    """The accepted probability of calling a bot better that is not."""
    beta: float = 0.05
    """The accepted probability of missing that a bot is better."""

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise BadOptions("elo0 must be less than elo1")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOptions("alpha and beta must be between 0 and 0.5")

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


class SprtTest:
    """Takes deal scores in order and reports when the test is decided."""

    __test__ = False  # pytest would collect a class of this name

    def __init__(self, bounds: Bounds, expected: Callable[[float], float] = score_at) -> None:
        self.bounds = bounds
        self.means = expected(bounds.elo0), expected(bounds.elo1)
        self.scores: Counter[float] = Counter()
        self.deals = 0
        self.llr = 0.0
        self.path: list[float] = []
        self.verdict: Verdict = "open"

    def add(self, score: float) -> Verdict:
        """Add the score of one deal; does nothing once the test is decided."""
        if self.verdict == "open":
            self.scores[score] += 1
            self.deals += 1
            self.llr = ratio(self.scores, *self.means)
            self.path.append(self.llr)
            self.verdict = self.judge()
        return self.verdict

    def judge(self) -> Verdict:
        if self.deals < MIN_DEALS:
            return "open"
        if self.llr >= self.bounds.upper:
            return "better"
        return "not better" if self.llr <= self.bounds.lower else "open"


def ratio(scores: Counter[float], mean0: float, mean1: float) -> float:
    """The logarithm of the likelihood ratio of the two hypotheses."""
    weights = {0.0: PSEUDO_COUNT, 0.5: PSEUDO_COUNT, 1.0: PSEUDO_COUNT}
    for score, times in scores.items():
        weights[score] = weights.get(score, 0.0) + times
    total = sum(weights.values())
    seen = [(score, weight / total) for score, weight in weights.items()]
    return total * (likelihood(seen, mean1) - likelihood(seen, mean0))


def likelihood(seen: Sequence[tuple[float, float]], mean: float) -> float:
    """The mean log likelihood of the scores under the best distribution with that mean, without
    terms that are equal for all hypotheses: each frequency f becomes f / (1 + tilt (score - mean)).
    """
    tilt = tilt_to(seen, mean)
    return -sum(f * log(1 + tilt * (score - mean)) for score, f in seen)


def tilt_to(seen: Sequence[tuple[float, float]], mean: float) -> float:
    """The tilt that moves the mean there, by bisection: the remaining difference falls as the tilt
    grows. The bounds keep every frequency positive."""
    low = -1 / (max(score for score, _ in seen) - mean)
    high = 1 / (mean - min(score for score, _ in seen))
    for _ in range(44):
        tilt = (low + high) / 2
        if sum(f * (score - mean) / (1 + tilt * (score - mean)) for score, f in seen) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
