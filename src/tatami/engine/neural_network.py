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
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_SEATS: Final = 8


class Network:
    traits: i64
    hidden: i64
    """Computed eight at a time: units without weights fill the last eight."""
    weights: vec[float]
    """The rows of the traits, then the biases of the hidden units, then the output weights."""
    places: vec[i64]
    values: vec[float]
    """Room for the traits of a row that are not 0: where their weights begin, and the traits."""

    def __init__(self, found: dict[str, Any], names: tuple[str, ...]) -> None:
        rows = [found["traits"][name] for name in names] + [found["bias"], found["out"]]
        self.traits = len(names)
        self.hidden = -(-len(found["out"]) // 8) * 8
        self.places = vec[i64]([i64(0)] * self.traits)
        self.values = vec[float]([0.0] * self.traits)
        weights = vec[float]()
        for row in rows:
            assert len(row) == len(found["out"]), "every row has a weight for each hidden unit"
            for weight in [*row, *[0.0] * (self.hidden - len(row))]:
                weights = append(weights, float(weight))
        self.weights = weights

    def judge(self, rows: vec[float], out: vec[float]) -> None:
        """From a row of traits for each seat, the winning chances of the seats; they add up to
        1."""
        seats = len(rows) // self.traits
        total = 0.0
        for seat in range(seats):
            out[seat] = math.exp(self.merit(rows, seat * self.traits))
            total += out[seat]
        for seat in range(seats):
            out[seat] /= total

    def merit(self, rows: vec[float], at: i64) -> float:
        """The output for one row of traits. It skips zeros, which most traits are, and sums eight
        units at a time in registers, which is faster than sums in a `vec`."""
        weights = self.weights
        places = self.places
        values = self.values
        units = self.hidden
        biases = self.traits * units
        own = biases + units
        some: i64 = 0
        for trait in range(self.traits):
            value = rows[at + trait]
            if value != 0.0:
                places[some] = trait * units
                values[some] = value
                some += 1
        total = 0.0
        for unit in range(i64(0), units, 8):
            start = biases + unit
            a, b, c, d = weights[start], weights[start + 1], weights[start + 2], weights[start + 3]
            start += 4
            e, f, g, h = weights[start], weights[start + 1], weights[start + 2], weights[start + 3]
            for i in range(some):
                value = values[i]
                first = places[i] + unit
                a += value * weights[first]
                b += value * weights[first + 1]
                c += value * weights[first + 2]
                d += value * weights[first + 3]
                e += value * weights[first + 4]
                f += value * weights[first + 5]
                g += value * weights[first + 6]
                h += value * weights[first + 7]
            first = own + unit
            total += max(0.0, a) * weights[first] + max(0.0, b) * weights[first + 1]
            total += max(0.0, c) * weights[first + 2] + max(0.0, d) * weights[first + 3]
            total += max(0.0, e) * weights[first + 4] + max(0.0, f) * weights[first + 5]
            total += max(0.0, g) * weights[first + 6] + max(0.0, h) * weights[first + 7]
        return total


class NetworkBySeats:
    """The networks of a game: a table for two needs other weights than one for eight."""

    by_seats: list[Network]

    def __init__(self, found: dict[str, Any], names: tuple[str, ...]) -> None:
        """`found` is one network for all numbers of seats, or has several `networks` and in
        `by_seats` the place of the one for each number of seats."""
        networks = [Network(one, names) for one in found.get("networks", [found])]
        places: list[int] = found.get("by_seats", [0] * (MOST_SEATS + 1))
        self.by_seats = [networks[place] for place in places]

    def judge(self, rows: vec[float], out: vec[float], seats: i64) -> None:
        """The winning chances of the seats, into `out`; they add up to 1."""
        self.by_seats[seats].judge(rows, out)


def read_networks(package: str, names: tuple[str, ...]) -> NetworkBySeats:
    """Read the networks of a game: `weights.json` in its folder."""
    text = files(package).joinpath("weights.json").read_text(encoding="utf-8")
    return NetworkBySeats(json.loads(text), names)
