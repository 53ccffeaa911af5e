"""Training: the positions that games provide, and the weights fitted to them."""

from __future__ import annotations

import json

import pytest
from benchmarks.train import training_modules
from librt.vecs import vec

from tatami.engine.neural_network import Network

TRAINED = training_modules()


@pytest.mark.parametrize("key", TRAINED)
def test_training_positions_have_every_seat_and_who_won(key: str) -> None:
    training = TRAINED[key]
    seats, positions = training.positions("course 3")
    assert positions
    for rows, made in positions:
        assert len(rows) == seats * len(training.NAMES)
        assert len(made) == seats and sum(made) == pytest.approx(1)
    assert training.positions("course 3") == (seats, positions)


def test_weights_are_found_that_tell_who_wins() -> None:
    """One of two traits decides: the player with more of it wins."""
    pytest.importorskip("numpy")
    from benchmarks.fit import fitted, written

    rows = [[i % 7 / 7, i % 5 / 5, i % 11 / 11, 0.5] for i in range(40_000)]
    positions = [(row, [1.0, 0.0] if row[0] > row[2] else [0.0, 1.0]) for row in rows]
    found = written(fitted([positions], 2), ("decides", "does-not"))
    network = Network(json.loads(found), ("decides", "does-not"))
    for row in rows[: 7 * 5 * 11]:
        out = vec[float]([0.0, 0.0])
        network.judge(vec[float](row), out)
        if abs(row[0] - row[2]) > 0.2:
            assert (out[0] > out[1]) == (row[0] > row[2]), row
