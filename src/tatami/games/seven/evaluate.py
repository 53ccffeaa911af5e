# compiled with mypyc
"""How good a position looks, for bots: a small network that was trained on games of bots.

It sees of every player the same traits, makes one number of them, and the larger that is beside the
others', the likelier the player is to win. `python -m benchmarks.train` plays games and finds the
weights anew.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.seven.traits import NAMES, TRAITS, look

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

HIDDEN: Final = 16
BIAS: Final = TRAITS * HIDDEN
OUT: Final = BIAS + HIDDEN
"""Where, after the weights of each trait, those of the hidden units themselves begin."""


def read_weights() -> vec[float]:
    text = files(__package__ or "").joinpath("weights.json").read_text(encoding="utf-8")
    return in_one(json.loads(text))


def in_one(found: dict[str, Any]) -> vec[float]:
    """The weights of each trait, then the biases of the hidden units, then their own weights."""
    rows = [found["traits"][name] for name in NAMES] + [found["bias"], found["out"]]
    weights = vec[float]()
    for row in rows:
        assert len(row) == HIDDEN, "every row has a weight for each hidden unit"
        for weight in row:
            weights = append(weights, float(weight))
    return weights


WEIGHTS: Final = read_weights()


def share(s: SevenState, seat: i64) -> float:
    """An estimate of the payoff, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    out = vec[float]([0.0] * s.seats)
    shares(s, out)
    return out[seat]


def shares(s: SevenState, out: vec[float]) -> None:
    """The same for every seat; they add up to 1."""
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            out[seat] = s.payoff(seat)
        return
    rows = vec[float]([0.0] * (s.seats * TRAITS))
    hidden = vec[float]([0.0] * HIDDEN)
    look(s, rows)
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(merit(rows, seat * TRAITS, hidden))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


def merit(rows: vec[float], at: i64, hidden: vec[float]) -> float:
    """One number for a row of traits. Most of them are 0 and cost nothing."""
    weights = WEIGHTS
    for unit in range(HIDDEN):
        hidden[unit] = weights[BIAS + unit]
    for trait in range(TRAITS):
        value = rows[at + trait]
        if value != 0.0:
            first = trait * HIDDEN
            for unit in range(HIDDEN):
                hidden[unit] += value * weights[first + unit]
    total = 0.0
    for unit in range(HIDDEN):
        if hidden[unit] > 0.0:
            total += hidden[unit] * weights[OUT + unit]
    return total
