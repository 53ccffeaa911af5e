"""The neural network, compared with results computed by hand."""

from __future__ import annotations

import json
import math
from importlib import import_module
from typing import Any

import pytest
from librt.vecs import vec

import tatami
from tatami.engine.neural_network import Network, NetworkBySeats
from tatami.registry import BUILT_IN_GAMES

SMALL: dict[str, Any] = {
    "traits": {"far": [1, -1, 0, 0], "near": [0, 2, 0, 1]},
    "bias": [0, 0.5, -3, 0],
    "out": [1, 2, 5, -1],
}


def judged(rows: list[float], found: dict[str, Any] = SMALL) -> list[float]:
    network = Network(found, ("far", "near"))
    out = vec[float]([0.0] * (len(rows) // 2))
    network.judge(vec[float](rows), out)
    return list(out)


def test_it_weighs_the_traits_of_each_player_and_shares_one_victory_out() -> None:
    # (1, 0): the units have 1, -0.5, -3, 0, and only the first is above 0: 1 * 1
    # (0, 1): 0, 2.5, -3, 1: 2.5 * 2 - 1 * 1
    # (2, 1): 2, 0.5, -3, 1: 2 * 1 + 0.5 * 2 - 1 * 1
    merits = [1.0, 4.0, 2.0]
    total = sum(map(math.exp, merits))
    expected = [math.exp(merit) / total for merit in merits]
    assert judged([1, 0, 0, 1, 2, 1]) == pytest.approx(expected)


def test_players_who_look_the_same_are_given_the_same() -> None:
    assert judged([1, 2] * 5) == pytest.approx([0.2] * 5)


@pytest.mark.parametrize(
    ("found", "why"),
    [
        ({**SMALL, "bias": [0, 0, 0]}, "every row"),
        ({**SMALL, "out": [1, 2]}, "a weight for each"),
    ],
)
def test_weights_that_do_not_fit_are_refused(found: dict[str, Any], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        judged([1, 0], found)


NEURAL = [
    key for key in BUILT_IN_GAMES if tatami.game(key).folder.joinpath("features.py").is_file()
]


@pytest.mark.parametrize("key", NEURAL)
def test_a_game_has_weights_for_its_features(key: str) -> None:
    game = tatami.game(key)
    features = import_module(f"{game.package}.features")
    found = json.loads(game.folder.joinpath("weights.json").read_text(encoding="utf-8"))
    assert len(set(features.NAMES)) == len(features.NAMES) == features.FEATURES
    networks = found.get("networks", [found])
    for one in networks:
        assert tuple(one["traits"]) == features.NAMES
        for row in (*one["traits"].values(), one["bias"], one["out"]):
            assert all(map(math.isfinite, row))
    assert set(found.get("by_seats", [0])) == set(range(len(networks))), "each one is used"


def test_each_number_of_seats_has_its_network() -> None:
    other = {**SMALL, "out": [-1, -2, -5, 1]}
    found = {"by_seats": [0, 0, 1, 0, 0, 0, 0, 0, 0], "networks": [SMALL, other]}
    networks = NetworkBySeats(found, ("far", "near"))
    for seats, network in ((2, other), (3, SMALL)):
        rows, out = [0.5, 2.0, *[1.0, 0.0] * (seats - 1)], vec[float]([0.0] * seats)
        networks.judge(vec[float](rows), out, seats)
        assert list(out) == judged(rows, network)
