# compiled with mypyc
"""Winning chances, estimated by a small neural network that was trained on games of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.engine.neural_network import read_networks
from tatami.engine.state import NOBODY
from tatami.games.village.features import FEATURES, NAMES, fill_features

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

NETWORK: Final = read_networks(__package__ or "", NAMES)


def winning_chance(s: VillageState, seat: i64) -> float:
    """The estimate for one seat, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    out = vec[float]([0.0] * s.seats)
    winning_chances(s, out)
    return out[seat]


def winning_chances(s: VillageState, out: vec[float]) -> None:
    """The estimates for every seat, into `out`; they add up to 1."""
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            out[seat] = s.payoff(seat)
        return
    rows = vec[float]([0.0] * (s.seats * FEATURES))
    fill_features(s, rows)
    NETWORK.judge(rows, out, s.seats)
