# compiled with mypyc
"""One-ply search with the game's evaluation, averaged over samples of the hidden information."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY, Actions, State


def best_action(samples: list[State], seat: i64, rng: Chance) -> int:
    """The action with the best average evaluation after it; a random one among equals."""
    out = Actions()
    samples[0].fill(out)
    sums = vec[float]()
    for i in range(out.n):
        sums = append(sums, value_of(samples, seat, out.at(i)))
    best: i64 = 0
    equals: i64 = 0
    for i in range(out.n):
        if sums[i] > sums[best]:
            best = i
            equals = 1
        elif sums[i] == sums[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return int(out.at(best))


def value_of(samples: list[State], seat: i64, action: i64) -> float:
    total = 0.0
    for sample in samples:
        after = sample.clone()
        after.play(action)
        total += after.evaluate(seat)
    return total


def sure_win(samples: list[State], seat: i64) -> int:
    """An action that wins the game for this seat alone in all samples; -1 if there is none."""
    out = Actions()
    samples[0].fill(out)
    for i in range(out.n):
        if wins(samples, seat, out.at(i)):
            return int(out.at(i))
    return -1


def wins(samples: list[State], seat: i64, action: i64) -> bool:
    for sample in samples:
        after = sample.clone()
        after.play(action)
        if after.to_act != NOBODY or after.payoff(seat) < 1.0:
            return False
    return True
