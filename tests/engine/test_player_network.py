"""The network that looks at every player, computed in a plain way next to the fast one."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.player_network import PlayerNetwork

np = pytest.importorskip("numpy")

MOST, EACH, TABLE, ACTIONS, TARGETS = 4, 3, 5, 9, 3
HALF, WIDE = 8, 16
INPUTS = MOST * EACH + TABLE
PLAYERS = [[2 * player, 2 * player + 1, 8 + player] for player in range(MOST)]
OF_TABLE = [12, 13, 14, 15, 16]
SHAPES = {
    "player": (HALF, EACH),
    "around": (HALF, EACH + TABLE + 1),
    "player_2": (HALF, HALF),
    "whole": (WIDE, EACH + TABLE + 1 + 2 * HALF),
    "whole_2": (WIDE, WIDE),
    "out": (ACTIONS + 1, WIDE),
    "target": (HALF, HALF),
    "target_around": (HALF, WIDE),
    "target_out": (1, HALF),
}


def trained(seed: int) -> dict[str, Any]:
    """The arrays of a policy.npz. Rounding changes nothing: the largest weight of a row is 127."""
    rng = np.random.default_rng(seed)

    def whole(*shape: int) -> Any:
        return rng.integers(-20, 21, shape).astype(float)

    arrays = {f"{name}.weight": whole(*shape) for name, shape in SHAPES.items()}
    arrays |= {f"{name}.bias": whole(shape[0]) for name, shape in SHAPES.items()}
    for name in SHAPES:
        rows = arrays[f"{name}.weight"]
        rows[0, :] = rows[:, 0] = 127
    arrays["place"] = whole(MOST, HALF)
    arrays["place"][:, 0] = 127
    arrays["mean"] = rng.integers(0, 4, INPUTS) / 2
    arrays["spread"] = rng.integers(1, 4, INPUTS) / 2
    return arrays


def network(arrays: dict[str, Any]) -> PlayerNetwork:
    from benchmarks.policy_file import of_players

    return PlayerNetwork(of_players(arrays, PLAYERS, OF_TABLE, TARGETS))


def plain_outputs(arrays: dict[str, Any], seen: Any, seats: int) -> Any:
    def layer(name: str, values: Any) -> Any:
        return values @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]

    row = np.clip((seen - arrays["mean"]) / arrays["spread"], -10, 10)
    each = row[np.array(PLAYERS)]
    around = np.concatenate([each[0], row[OF_TABLE], [seats / MOST]])
    hidden = layer("player", each) + layer("around", around) + arrays["place"]
    found = np.maximum(layer("player_2", np.maximum(hidden, 0)), 0)
    others = found[1:seats]
    whole = np.concatenate([around, others.mean(axis=0), others.max(axis=0)])
    units = np.maximum(layer("whole_2", np.maximum(layer("whole", whole), 0)), 0)
    outputs = layer("out", units)
    aimed = np.maximum(layer("target", found) + layer("target_around", units), 0)
    outputs[TARGETS : TARGETS + MOST] = layer("target_out", aimed)[:, 0]
    return outputs


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_outputs_are_those_of_the_plain_computation(seed: int, seats: int) -> None:
    arrays, rng = trained(seed), np.random.default_rng(seed)
    found = network(arrays)
    columns = [column for row in PLAYERS[:seats] for column in row] + OF_TABLE
    for _ in range(5):
        numbers = rng.choice([0, 0, 1, 3, 255], len(columns))
        seen = np.zeros(INPUTS)
        seen[columns] = numbers
        row = vec[u8]([u8(int(one)) for one in numbers])
        found.look(row, vec[i64]([i64(one) for one in columns]), seats)
        wanted = plain_outputs(arrays, seen, seats)
        there = [place for place in range(ACTIONS) if place < TARGETS + seats or place >= 7]
        assert [found.output(place) for place in there] == pytest.approx(list(wanted[there]))
        assert found.value() == pytest.approx(wanted[-1])


def test_two_others_may_change_places() -> None:
    """What is found of a player does not depend on the seat, but for the seat's own part."""
    arrays = trained(5)
    arrays["place"][:] = 0
    arrays["mean"][:], arrays["spread"][:] = 0, 1
    found = network(arrays)
    columns = vec[i64]([i64(column) for row in PLAYERS[:3] for column in row])

    def outputs(*players: list[int]) -> list[float]:
        row = vec[u8]([u8(one) for player in players for one in player])
        found.look(row, columns, 3)
        return [found.output(place) for place in range(TARGETS + 3)]

    one, other = outputs([1, 2, 0], [3, 0, 1], [0, 5, 2]), outputs([1, 2, 0], [0, 5, 2], [3, 0, 1])
    assert one[:TARGETS] == pytest.approx(other[:TARGETS])
    assert one[TARGETS + 1] == pytest.approx(other[TARGETS + 2])
    assert one[TARGETS + 1] != pytest.approx(other[TARGETS + 1])


def test_an_input_without_an_owner_is_refused() -> None:
    arrays = trained(1)
    arrays["mean"], arrays["spread"] = np.zeros(INPUTS + 1), np.ones(INPUTS + 1)
    with pytest.raises((AssertionError, KeyError)):
        network(arrays)
