# compiled with mypyc
"""A neural network for positions that are a few ones among many zeros, in whole numbers.

A position is a list of inputs that are on, always equally many. Each input adds its row to the
hidden units and its skip weight to the result; the units are clipped to the range 0 to `ONE` and
weighted. Four units share a 64-bit number, with 16 bits each, so that adding a row adds four at a
time. `OFFSET` keeps every sum positive, so that no unit borrows from its neighbor. Whole numbers
make the result the same on every machine, compiled or not.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

ONE: Final = 512
"""The number that stands for 1.0 in units and weights."""
OFFSET: Final = 16384
LANE: Final = 16
LANE_MASK: Final = 0xFFFF
LANES: Final = 4
STEPS: Final = 128
"""Entries of the table of chances per unit of log-odds."""
LARGEST: Final = 8
"""Log-odds beyond this count as this much."""


class PackedNetwork:
    made_for: str
    """What the weights were trained on, in the game's own words."""
    words: i64
    """Numbers per row: a fourth of the hidden units."""
    rows: vec[i64]
    bias: vec[i64]
    skip: vec[i32]
    constant: i64
    out: vec[i32]
    chances: vec[float]
    """The winning chances by log-odds, from -LARGEST to LARGEST."""
    sums: vec[i64]
    """The hidden units of the last position, before clipping."""
    on: vec[i64]
    """Room for the inputs of one position."""

    def __init__(self, found: dict[str, Any], active: int) -> None:
        """`active`: how many inputs are on in every position."""
        rows: list[list[int]] = found["rows"]
        self.made_for = found["made_for"]
        self.constant = found["constant"]
        self.words = len(found["out"]) // LANES
        assert len(found["out"]) % LANES == 0, "four hidden units share a number"
        check_range(rows, found["bias"], active)
        self.rows = vec[i64]([i64(word) for row in rows for word in pack(row[1:])])
        self.bias = vec[i64]([i64(word) for word in pack([OFFSET + one for one in found["bias"]])])
        self.skip = vec[i32]([i32(row[0]) for row in rows])
        self.out = vec[i32]([i32(one) for one in found["out"]])
        edge = LARGEST * STEPS
        self.chances = vec[float]([chance_of(step / STEPS) for step in range(-edge, edge + 1)])
        self.sums = vec[i64]([i64(0)] * self.words)
        self.on = vec[i64]([i64(0)] * active)

    def chance(self) -> float:
        """The winning chances of the position whose inputs are in `on`."""
        self.sum_rows()
        sums = self.sums
        out = self.out
        total = self.sum_skips() * ONE
        unit: i64 = 0
        for word in range(self.words):
            lanes = sums[word]
            for _ in range(LANES):
                value = (lanes & LANE_MASK) - OFFSET
                lanes >>= LANE
                if value < 0:
                    value = 0
                if value > ONE:
                    value = ONE
                total += value * i64(out[unit])
                unit += 1
        return self.chances[step_of(total)]

    def sum_skips(self) -> i64:
        on = self.on
        skip = self.skip
        total = self.constant
        for i in range(i64(len(on))):
            total += i64(skip[on[i]])
        return total

    def sum_rows(self) -> None:
        """Add up the rows of the inputs, eight numbers at a time in registers: twice as fast as
        one at a time."""
        rows = self.rows
        bias = self.bias
        on = self.on
        sums = self.sums
        words = self.words
        active = i64(len(on))
        word: i64 = 0
        while word + 8 <= words:
            a, b, c, d = bias[word], bias[word + 1], bias[word + 2], bias[word + 3]
            e, f, g, h = bias[word + 4], bias[word + 5], bias[word + 6], bias[word + 7]
            for i in range(active):
                at = on[i] * words + word
                a += rows[at]
                b += rows[at + 1]
                c += rows[at + 2]
                d += rows[at + 3]
                e += rows[at + 4]
                f += rows[at + 5]
                g += rows[at + 6]
                h += rows[at + 7]
            sums[word], sums[word + 1], sums[word + 2], sums[word + 3] = a, b, c, d
            sums[word + 4], sums[word + 5], sums[word + 6], sums[word + 7] = e, f, g, h
            word += 8
        while word < words:
            lanes = bias[word]
            for i in range(active):
                lanes += rows[on[i] * words + word]
            sums[word] = lanes
            word += 1


def step_of(total: i64) -> i64:
    """The place in `chances` of log-odds in units of 1 / ONE²."""
    edge: i64 = LARGEST * STEPS
    step = (total * STEPS + ONE * ONE // 2) // (ONE * ONE)
    if step > edge:
        step = edge
    elif step < -edge:
        step = -edge
    return step + edge


def chance_of(log_odds: float) -> float:
    """Rounded, so that it does not depend on the machine's mathematics."""
    return round(1.0 / (1.0 + math.exp(-log_odds)), 6)


def pack(values: list[int]) -> list[int]:
    """Four values in a number, the first in the lowest bits; negative ones borrow."""
    return [
        sum(value << (LANE * lane) for lane, value in enumerate(values[at : at + LANES]))
        for at in range(0, len(values), LANES)
    ]


def check_range(rows: list[list[int]], bias: list[int], active: int) -> None:
    """No sum may leave its lane: not even of the largest weights."""
    for unit, start in enumerate(bias):
        weights = sorted(abs(row[unit + 1]) for row in rows)
        assert abs(start) + sum(weights[-active:]) < OFFSET, f"unit {unit} is out of range"


def read_packed_network(package: str, active: int) -> PackedNetwork:
    """Read the network of a game: `weights.json` in its folder."""
    text = files(package).joinpath("weights.json").read_text(encoding="utf-8")
    return PackedNetwork(json.loads(text), active)
