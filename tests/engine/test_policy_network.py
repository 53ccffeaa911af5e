"""The network that chooses actions, computed in a plain way next to the fast one."""

from __future__ import annotations

import random
from base64 import b64decode, b64encode

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.policy_network import PolicyNetwork

INPUTS, HIDDEN, ACTIONS = 11, 16, 5


def layer(rng: random.Random, rows: int, width: int, biases: int) -> dict[str, object]:
    return {
        "scales": [rng.uniform(0.001, 0.02) for _ in range(rows)],
        "weights": b64encode(bytes(rng.randrange(1, 256) for _ in range(rows * width))).decode(),
        "biases": [rng.uniform(-1, 1) for _ in range(biases)],
    }


def some_layers(seed: int) -> list[dict[str, object]]:
    rng = random.Random(seed)
    return [
        layer(rng, INPUTS, HIDDEN, HIDDEN),
        layer(rng, HIDDEN, HIDDEN, HIDDEN),
        layer(rng, ACTIONS + 1, HIDDEN, ACTIONS + 1),
    ]


def weights(layer: dict[str, object]) -> list[list[float]]:
    scales, packed = layer["scales"], b64decode(str(layer["weights"]))
    assert isinstance(scales, list)
    width = len(packed) // len(scales)
    return [
        [(byte - 128) * scale for byte in packed[at * width : (at + 1) * width]]
        for at, scale in enumerate(scales)
    ]


def plain_outputs(layers: list[dict[str, object]], inputs: list[int]) -> list[float]:
    values = [float(one) for one in inputs]
    for one in layers[:2]:
        rows, biases = weights(one), one["biases"]
        assert isinstance(biases, list)
        values = [
            max(0.0, biases[unit] + sum(x * row[unit] for x, row in zip(values, rows, strict=True)))
            for unit in range(HIDDEN)
        ]
    rows, biases = weights(layers[2]), layers[2]["biases"]
    assert isinstance(biases, list)
    return [
        bias + sum(value * weight for value, weight in zip(values, row, strict=True))
        for bias, row in zip(biases, rows, strict=True)
    ]


def observation(numbers: list[int]) -> vec[u8]:
    return vec[u8]([u8(one) for one in numbers])


@pytest.mark.parametrize("seed", range(5))
def test_outputs_are_those_of_the_plain_computation(seed: int) -> None:
    layers, rng = some_layers(seed), random.Random(seed)
    network = PolicyNetwork(layers)
    for _ in range(10):
        inputs = [rng.choice([0, 0, 1, 3, 255]) for _ in range(INPUTS)]
        network.look(observation(inputs), vec[i64]([i64(i) for i in range(INPUTS)]), 2)
        wanted = plain_outputs(layers, inputs)
        assert [network.output(i) for i in range(ACTIONS)] == pytest.approx(wanted[:-1])
        assert network.value() == pytest.approx(wanted[-1])


def test_an_observation_of_a_small_table_fills_its_columns_alone() -> None:
    layers = some_layers(7)
    network = PolicyNetwork(layers)
    network.look(observation([4, 9]), vec[i64]([i64(10), i64(2)]), 2)
    wanted = plain_outputs(layers, [0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 4])
    assert [network.output(i) for i in range(ACTIONS)] == pytest.approx(wanted[:-1])


def test_numbers_outside_the_range_of_training_count_as_its_end() -> None:
    layers = some_layers(3)
    inside = plain_outputs(layers, [2, 0, 7, 1, 4, 0, 0, 3, 0, 0, 0])
    layers[0]["lowest"] = [2, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0]
    layers[0]["highest"] = [2, 9, 7, 9, 4, 9, 9, 9, 9, 9, 9]
    network = PolicyNetwork(layers)
    network.look(
        observation([0, 0, 255, 1, 5, 0, 0, 0, 0, 0, 0]),
        vec[i64]([i64(i) for i in range(INPUTS)]),
        2,
    )
    assert [network.output(i) for i in range(ACTIONS)] == pytest.approx(inside[:-1])


def test_layers_that_do_not_fit_together_are_refused() -> None:
    first, second, last = some_layers(1)
    second["scales"] = [0.1] * 8
    with pytest.raises(AssertionError):
        PolicyNetwork([first, second, last])
