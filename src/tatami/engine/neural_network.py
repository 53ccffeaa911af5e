# compiled with mypyc
"""A small neural network that evaluates positions, trained on games between bots.

The same network maps the traits of each player to one number; a softmax over the players gives
their winning chances. Its weights are a JSON file with a row for each trait, written by
`python -m benchmarks.train`.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64


class Network:
    traits: i64
    hidden: i64
    weights: vec[float]
    """The rows of the traits, then the biases of the hidden units, then the output weights."""

    def __init__(self, found: dict[str, Any], names: tuple[str, ...]) -> None:
        rows = [found["traits"][name] for name in names] + [found["bias"], found["out"]]
        self.traits = len(names)
        self.hidden = len(found["out"])
        assert self.hidden % 4 == 0, "hidden units are computed four at a time"
        weights = vec[float]()
        for row in rows:
            assert len(row) == self.hidden, "every row has a weight for each hidden unit"
            for weight in row:
                weights = append(weights, float(weight))
        self.weights = weights

    def judge(self, rows: vec[float], out: vec[float]) -> None:
        """From a row of traits for each seat, the winning chances of the seats; they add up to
        1."""
        seats = len(rows) // self.traits
        places = vec[i64]([i64(0)] * self.traits)
        total = 0.0
        for seat in range(seats):
            out[seat] = math.exp(self.merit(rows, seat * self.traits, places))
            total += out[seat]
        for seat in range(seats):
            out[seat] /= total

    def merit(self, rows: vec[float], at: i64, places: vec[i64]) -> float:
        """The output for one row of traits. It skips zeros, which most traits are, and sums four
        units at a time in registers: twice as fast as sums in a `vec`."""
        weights = self.weights
        units = self.hidden
        biases = self.traits * units
        own = biases + units
        some: i64 = 0
        for trait in range(self.traits):
            if rows[at + trait] != 0.0:
                places[some] = trait
                some += 1
        total = 0.0
        for unit in range(i64(0), units, 4):
            a = weights[biases + unit]
            b = weights[biases + unit + 1]
            c = weights[biases + unit + 2]
            d = weights[biases + unit + 3]
            for i in range(some):
                value = rows[at + places[i]]
                first = places[i] * units + unit
                a += value * weights[first]
                b += value * weights[first + 1]
                c += value * weights[first + 2]
                d += value * weights[first + 3]
            total += max(0.0, a) * weights[own + unit] + max(0.0, b) * weights[own + unit + 1]
            total += max(0.0, c) * weights[own + unit + 2] + max(0.0, d) * weights[own + unit + 3]
        return total


def read_network(package: str, names: tuple[str, ...]) -> Network:
    """Read the network of a game: `weights.json` in its folder."""
    text = files(package).joinpath("weights.json").read_text(encoding="utf-8")
    return Network(json.loads(text), names)
