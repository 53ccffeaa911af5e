"""Training: what is seen of games, and weights that are found in it."""

from __future__ import annotations

import json

import pytest
from benchmarks.train import COURSES
from librt.vecs import vec

from tatami.engine.neural_network import Network


@pytest.mark.parametrize("key", COURSES)
def test_a_course_sees_every_seat_and_who_won(key: str) -> None:
    course, names = COURSES[key]
    seats, positions = course("course 3")
    assert positions
    for rows, made in positions:
        assert len(rows) == seats * len(names)
        assert len(made) == seats and sum(made) == pytest.approx(1)
    assert course("course 3") == (seats, positions)


def test_weights_are_found_that_tell_who_wins() -> None:
    """Of two traits one decides: whoever has more of it wins."""
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
