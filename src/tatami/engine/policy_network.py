# compiled with mypyc
"""A neural network that chooses actions: from an observation to a number for each action.

It has two hidden layers. Observations are mostly zeros, so the first layer adds up the rows of the
inputs that are not 0; the last layer is computed for the actions that are asked for alone. The
weights are whole numbers from -127 to 127 with a scale for each row: the file is small, and the
result is the same on every machine, compiled or not.
"""

from __future__ import annotations

from base64 import b64decode
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

LANES: Final = 8
"""Units that are summed at the same time."""


class PolicyNetwork:
    inputs: i64
    hidden: i64
    actions: i64
    """The last output is no action but the winning chances, from -1 to 1."""
    first: vec[float]
    """A row for each input, then the biases."""
    second: vec[float]
    """A row for each unit of the first layer, then the biases."""
    last: vec[float]
    """A row for each output."""
    last_biases: vec[float]
    units: vec[float]
    more_units: vec[float]
    places: vec[i64]
    values: vec[float]
    """Room for the inputs of a row that are not 0: where their weights begin, and the inputs."""

    def __init__(self, layers: list[dict[str, Any]]) -> None:
        first, second, last = layers
        self.inputs = len(first["scales"])
        self.hidden = len(first["biases"])
        self.actions = len(last["biases"]) - 1
        assert self.hidden % LANES == 0, "the hidden units are computed eight at a time"
        assert len(second["scales"]) == self.hidden, "the layers fit together"
        self.first = with_biases(rows_of(first), first["biases"])
        self.second = with_biases(rows_of(second), second["biases"])
        self.last = rows_of(last)
        self.last_biases = vec[float]([float(one) for one in last["biases"]])
        self.units = vec[float]([0.0] * self.hidden)
        self.more_units = vec[float]([0.0] * self.hidden)
        room = max(self.inputs, self.hidden)
        self.places = vec[i64]([i64(0)] * room)
        self.values = vec[float]([0.0] * room)

    def look(self, seen: vec[u8], columns: vec[i64]) -> None:
        """Compute the hidden layers for an observation. `columns` has the input of each number."""
        hidden = self.hidden
        places = self.places
        values = self.values
        some: i64 = 0
        value: i64 = 0
        for i in range(i64(len(columns))):
            value = i64(seen[i])
            if value != 0:
                places[some] = columns[i] * hidden
                values[some] = float(value)
                some += 1
        self.add_rows(self.first, self.inputs * hidden, some, self.units)
        units = self.units
        some = 0
        for unit in range(hidden):
            if units[unit] > 0.0:
                places[some] = unit * hidden
                values[some] = units[unit]
                some += 1
        self.add_rows(self.second, hidden * hidden, some, self.more_units)

    def add_rows(self, weights: vec[float], biases: i64, some: i64, out: vec[float]) -> None:
        """The sum of the first `some` rows in `places`, each times its value, plus the biases;
        what is below 0 becomes 0."""
        places = self.places
        values = self.values
        for unit in range(i64(0), self.hidden, LANES):
            at = biases + unit
            a, b, c, d = weights[at], weights[at + 1], weights[at + 2], weights[at + 3]
            e, f, g, h = weights[at + 4], weights[at + 5], weights[at + 6], weights[at + 7]
            for i in range(some):
                value = values[i]
                at = places[i] + unit
                a += value * weights[at]
                b += value * weights[at + 1]
                c += value * weights[at + 2]
                d += value * weights[at + 3]
                e += value * weights[at + 4]
                f += value * weights[at + 5]
                g += value * weights[at + 6]
                h += value * weights[at + 7]
            out[unit], out[unit + 1] = max(0.0, a), max(0.0, b)
            out[unit + 2], out[unit + 3] = max(0.0, c), max(0.0, d)
            out[unit + 4], out[unit + 5] = max(0.0, e), max(0.0, f)
            out[unit + 6], out[unit + 7] = max(0.0, g), max(0.0, h)

    def output(self, place: i64) -> float:
        """The number for one action, after `look`: the higher, the better."""
        units = self.more_units
        last = self.last
        at = place * self.hidden
        total = self.last_biases[place]
        for unit in range(self.hidden):
            if units[unit] != 0.0:
                total += units[unit] * last[at + unit]
        return total

    def value(self) -> float:
        """What the seat can expect, after `look`: 1 for a victory, less than 0 for a defeat."""
        return self.output(self.actions)


def rows_of(layer: dict[str, Any]) -> vec[float]:
    """The weights row by row: whole numbers times the scale of their row."""
    scales: list[float] = layer["scales"]
    packed: bytes = b64decode(layer["weights"])
    width = len(packed) // len(scales)
    assert width * len(scales) == len(packed), "every row has the same length"
    rows = vec[float]()
    at = 0
    for scale in scales:
        for byte in packed[at : at + width]:
            rows = append(rows, float(byte - 128) * scale)
        at += width
    return rows


def with_biases(rows: vec[float], biases: list[float]) -> vec[float]:
    for bias in biases:
        rows = append(rows, float(bias))
    return rows
