# compiled with mypyc
"""A neural network with two hidden layers that chooses actions.

Observations are mostly zeros, so the hidden layers add up the rows of the inputs that are not 0;
the last layer is computed for the actions that are asked for alone.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.action_network import ActionNetwork, Inputs, Layer, OutputLayer, zeros

SMALLEST: Final = 0
LARGEST: Final = 255
"""The numbers of an observation: the range of an input for which the file names none."""


class PolicyNetwork(ActionNetwork):
    first: Layer
    second: Layer
    last: OutputLayer
    """The last output is no action but the winning chances, from -1 to 1."""
    actions: i64
    units: vec[float]
    more_units: vec[float]
    inputs: Inputs
    lowest: vec[float]
    highest: vec[float]
    """By input: the range in which numbers lay in training. What is outside counts as its end."""

    def __init__(self, layers: list[dict[str, Any]]) -> None:
        first, second, last = layers
        self.first = Layer(first)
        self.second = Layer(second)
        self.last = OutputLayer(last)
        hidden = self.first.units
        assert len(second["scales"]) == hidden, "the layers fit together"
        inputs = len(first["scales"])
        self.lowest = vec[float]([float(one) for one in first.get("lowest", [SMALLEST] * inputs)])
        self.highest = vec[float]([float(one) for one in first.get("highest", [LARGEST] * inputs)])
        assert len(self.lowest) == len(self.highest) == inputs, "each input has a range"
        self.actions = len(self.last.biases) - 1
        self.units = zeros(hidden)
        self.more_units = zeros(self.second.units)
        self.inputs = Inputs(max(len(first["scales"]), hidden))

    def look(self, seen: vec[u8], columns: vec[i64], seats: i64) -> None:
        inputs = self.inputs
        inputs.n = 0
        value = 0.0
        column: i64 = 0
        for i in range(i64(len(columns))):
            column = columns[i]
            value = float(seen[i])
            if value > self.highest[column]:
                value = self.highest[column]
            elif value < self.lowest[column]:
                value = self.lowest[column]
            if value != 0.0:
                inputs.add(column, value)
        self.first.compute(inputs, self.units)
        inputs.n = 0
        inputs.add_units(self.units, 0, self.first.units, 0)
        self.second.compute(inputs, self.more_units)

    def output(self, place: i64) -> float:
        return self.last.output(self.more_units, place)

    def value(self) -> float:
        return self.output(self.actions)
