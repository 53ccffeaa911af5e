"""The packed network computes what plain arithmetic computes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tatami.engine.packed_network import ONE, PackedNetwork

INPUTS, UNITS, ACTIVE = 30, 8, 5


def weights(rng: random.Random, size: int) -> dict[str, Any]:
    return {
        "made_for": "a test",
        "constant": rng.randint(-size, size),
        "bias": [rng.randint(-size, size) for _ in range(UNITS)],
        "out": [rng.randint(-size, size) for _ in range(UNITS)],
        "rows": [[rng.randint(-size, size) for _ in range(UNITS + 1)] for _ in range(INPUTS)],
    }


def plain(found: dict[str, Any], on: list[int]) -> float:
    """The log-odds."""
    total = float(found["constant"] + sum(found["rows"][one][0] for one in on)) / ONE
    for unit, weight in enumerate(found["out"]):
        value = found["bias"][unit] + sum(found["rows"][one][unit + 1] for one in on)
        total += min(max(value, 0), ONE) / ONE * weight / ONE
    return total


@pytest.mark.parametrize("size", [40, 600, 2500])
def test_chances_are_those_of_plain_arithmetic(size: int) -> None:
    rng = random.Random(size)
    found = weights(rng, size)
    network = PackedNetwork(found, ACTIVE)
    for _ in range(50):
        on = rng.sample(range(INPUTS), ACTIVE)
        for i, one in enumerate(on):
            network.on[i] = one
        odds = min(max(plain(found, on), -8.0), 8.0)
        chance = network.chance()
        assert chance == pytest.approx(1 / (1 + 2.718281828459045**-odds), abs=0.002), on


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(AssertionError, match="out of range"):
        PackedNetwork(weights(random.Random(1), 6000), ACTIVE)
