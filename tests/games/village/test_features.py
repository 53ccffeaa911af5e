"""The features of the evaluation, at positions where they can be counted by hand."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tatami.engine import chance_from
from tatami.games.village import GAME
from tatami.games.village.features import FEATURES, NAMES, fill_features
from tatami.games.village.state import VillageState
from tests.games.village.positions import position


def features(state: VillageState, seat: int) -> dict[str, float]:
    rows = vec[float]([0.0] * (state.seats * FEATURES))
    fill_features(state, rows)
    row = [rows[seat * FEATURES + feature] for feature in range(FEATURES)]
    return dict(zip(NAMES, row, strict=True))


def test_shapes_come_in_the_order_of_a_seats_prospects() -> None:  # V21
    state = position("x 0 / 0 HB / green: H3 | - | 1 4 3 / red: H3 | - | 2 2 3 / villages: R B")
    green, red = features(state, 0), features(state, 1)
    assert [green[f"won-lead-{rank}"] for rank in (1, 2, 3)] == [2 / 3, 0, -1 / 3]
    assert [red[f"won-lead-{rank}"] for rank in (1, 2, 3)] == [1 / 3, 0, -2 / 3]
    assert green["hand-3"] == 0.5 and green["hand-1"] == green["hand-2"] == 0  # helmets are third
    assert red["hand-1"] == 0.5


def test_the_last_side_of_a_village_can_be_taken() -> None:  # V14
    grid = "x -1 0 1 / 1 B rH3 . / 0 gR2 H . / -1 . gH2 . / green: H4 | - / red: H4 B4 | -"
    state = position(f"asked green card / {grid} / villages: R B")
    green, red = features(state, 0), features(state, 1)
    behind = [green[f"ahead-{rank}-free-1"] for rank in (1, 2, 3)]
    assert sorted(behind) == [-0.5, 0, 0], "red leads by 3 to 2"
    assert sum(green[f"margin-{rank}"] for rank in (1, 2, 3)) == -0.25
    for found, now in ((green, 0.5), (red, 0.0)):
        assert sum(found[f"takes-{rank}"] for rank in (1, 2, 3)) == 0.5
        assert sum(found[f"takes-now-{rank}"] for rank in (1, 2, 3)) == now
    assert green["on-turn"] == 1 and red["on-turn"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_stay_in_range_and_chances_add_up(seats: int) -> None:
    chance = chance_from(f"features {seats}")
    state = GAME.table(seats=seats).deal(chance)
    while not state.over:
        rows = vec[float]([0.0] * (seats * FEATURES))
        fill_features(state, rows)
        wild = {NAMES[i % FEATURES]: one for i, one in enumerate(rows) if abs(one) > 6}
        assert not wild, state
        total = sum(state.evaluate(seat) for seat in range(seats))
        assert total == pytest.approx(1), state
        state.play(state.pick(chance))
