# compiled with mypyc
"""What neural networks that choose actions have in common.

The weights are whole numbers from -127 to 127 with a scale for each row: the file is small, and the
result is the same on every machine, compiled or not.
"""

from __future__ import annotations

from base64 import b64decode
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

LANES: Final = 8
"""Units that are summed at the same time."""


class ActionNetwork:
    """From an observation to a number for each action."""

    def look(self, seen: vec[u8], columns: vec[i64], seats: i64) -> None:
        """Look at the observation of a table of so many players. `columns` has the input of each
        number."""
        raise NotImplementedError

    def output(self, place: i64) -> float:
        """The number for one action, after `look`: the higher, the better."""
        raise NotImplementedError

    def value(self) -> float:
        """What the seat can expect, after `look`: 1 for a victory, less than 0 for a defeat."""
        raise NotImplementedError


class Inputs:
    """The numbers that go into a layer, without those that are 0."""

    n: i64
    rows: vec[i64]
    values: vec[float]

    def __init__(self, room: i64) -> None:
        self.n = 0
        self.rows = vec[i64]([i64(0)] * room)
        self.values = vec[float]([0.0] * room)

    def add(self, row: i64, value: float) -> None:
        n = self.n
        self.rows[n] = row
        self.values[n] = value
        self.n = n + 1

    def add_units(self, units: vec[float], at: i64, number: i64, first: i64) -> None:
        """Some units of another layer, from this place on, as the rows from `first` on."""
        for i in range(number):
            if units[at + i] != 0.0:
                self.add(first + i, units[at + i])


class Layer:
    """Weights with a row for each input, and a bias for each unit."""

    units: i64
    weights: vec[float]
    biases: vec[float]

    def __init__(self, packed: dict[str, Any]) -> None:
        self.weights = rows_of(packed)
        self.biases = vec[float]([float(one) for one in packed["biases"]])
        self.units = len(self.biases)
        assert self.units % LANES == 0, "units are computed eight at a time"
        assert len(self.weights) == self.units * len(packed["scales"]), "each row is complete"

    def add(self, inputs: Inputs, out: vec[float], start: i64 = 0) -> None:
        """Add the row of each input, times its value, to the units from `start` on."""
        width = self.units
        weights = self.weights
        rows = inputs.rows
        values = inputs.values
        some = inputs.n
        for unit in range(i64(0), width, LANES):
            at = start + unit
            a, b, c, d = out[at], out[at + 1], out[at + 2], out[at + 3]
            e, f, g, h = out[at + 4], out[at + 5], out[at + 6], out[at + 7]
            for i in range(some):
                value = values[i]
                row = rows[i] * width + unit
                a += value * weights[row]
                b += value * weights[row + 1]
                c += value * weights[row + 2]
                d += value * weights[row + 3]
                e += value * weights[row + 4]
                f += value * weights[row + 5]
                g += value * weights[row + 6]
                h += value * weights[row + 7]
            out[at], out[at + 1], out[at + 2], out[at + 3] = a, b, c, d
            out[at + 4], out[at + 5], out[at + 6], out[at + 7] = e, f, g, h

    def compute(self, inputs: Inputs, out: vec[float]) -> None:
        """The units for these inputs; what is below 0 becomes 0."""
        biases = self.biases
        for unit in range(self.units):
            out[unit] = biases[unit]
        self.add(inputs, out)
        cut(out, 0, self.units)


class OutputLayer:
    """Weights with a row for each output: single outputs are computed when they are asked for."""

    inputs: i64
    weights: vec[float]
    biases: vec[float]

    def __init__(self, packed: dict[str, Any]) -> None:
        self.weights = rows_of(packed)
        self.biases = vec[float]([float(one) for one in packed["biases"]])
        self.inputs = len(self.weights) // len(self.biases)

    def output(self, units: vec[float], place: i64) -> float:
        weights = self.weights
        at = place * self.inputs
        total = self.biases[place]
        for unit in range(self.inputs):
            if units[unit] != 0.0:
                total += units[unit] * weights[at + unit]
        return total


def cut(units: vec[float], start: i64, number: i64) -> None:
    """What is below 0 becomes 0."""
    for unit in range(start, start + number):
        if units[unit] < 0.0:
            units[unit] = 0.0


def zeros(number: i64) -> vec[float]:
    return vec[float]([0.0] * number)


def rows_of(packed: dict[str, Any]) -> vec[float]:
    """The weights row by row: whole numbers times the scale of their row."""
    scales: list[float] = packed["scales"]
    content: bytes = b64decode(packed["weights"])
    width = len(content) // len(scales)
    assert width * len(scales) == len(content), "every row has the same length"
    rows = vec[float]()
    at = 0
    for scale in scales:
        for byte in content[at : at + width]:
            rows = append(rows, float(byte - 128) * scale)
        at += width
    return rows
