"""Fits the weights of a network (`tatami.engine.neural_network`) to the winners of games.

Needs NumPy.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from benchmarks.train import Position

Net = tuple[Any, Any, Any]
"""Weights of the traits, biases of the hidden units, output weights."""

BATCH, RATE, DECAY = 2048, 0.006, 1e-4


def fitted(
    groups: list[list[Position]], traits: int, hidden: int = 16, epochs: int = 8, seed: int = 0
) -> Net:
    """Train with Adam and weight decay. The positions of a group have the same number of seats; the
    last tenth of each group is the validation set."""
    rng = np.random.default_rng(seed)
    net: list[Any] = [
        rng.normal(0, 1 / math.sqrt(traits), (traits, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        rng.normal(0, 1 / math.sqrt(hidden), hidden).astype(np.float32),
    ]
    train, kept = [], []
    for group in groups:
        rows, targets = stacked(group, traits)
        end = len(targets) * 9 // 10
        train.append((rows[:end], targets[:end]))
        kept.append((rows[end:], targets[end:]))
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    steps = epochs * sum(-(-len(targets) // BATCH) for _, targets in train)
    for step, (rows, targets) in enumerate(batches(train, rng, epochs), 1):
        rate = RATE * min(1.0, step / (0.1 * steps)) * (1 - step / (steps + 1))
        for i, slope in enumerate(slopes(net, rows, targets)):
            means[i] = 0.9 * means[i] + 0.1 * slope
            squares[i] = 0.999 * squares[i] + 0.001 * slope * slope
            mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.999**step)
            net[i] = net[i] * (1 - rate * DECAY) - rate * mean / (np.sqrt(square) + 1e-8)
    for rows, targets in kept:
        seats = targets.shape[1]
        print(
            f"{seats} players: {len(targets)} validation positions, "
            f"loss {loss(net, rows, targets):.3f}, of equal players {math.log(seats):.3f}"
        )
    return net[0], net[1], net[2]


def stacked(positions: list[Position], traits: int) -> tuple[Any, Any]:
    targets = np.array([target for _, target in positions], np.float32)
    rows = np.array([rows for rows, _ in positions], np.float32)
    return rows.reshape(*targets.shape, traits), targets


def batches(groups: list[tuple[Any, Any]], rng: Any, epochs: int) -> Iterator[tuple[Any, Any]]:
    for _ in range(epochs):
        parts = [
            (rows[chosen], targets[chosen])
            for rows, targets in groups
            for chosen in np.array_split(rng.permutation(len(targets)), -(-len(targets) // BATCH))
        ]
        for index in rng.permutation(len(parts)):
            yield parts[index]


def shares(net: list[Any], rows: Any) -> tuple[Any, Any]:
    hidden = np.maximum(rows @ net[0] + net[1], 0)
    merits = hidden @ net[2]
    grown = np.exp(merits - merits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True), hidden


def loss(net: list[Any], rows: Any, targets: Any) -> float:
    """The cross-entropy of the predicted winners."""
    return float(-(targets * np.log(shares(net, rows)[0] + 1e-9)).sum(1).mean())


def slopes(net: list[Any], rows: Any, targets: Any) -> list[Any]:
    """The gradient of the loss."""
    given, hidden = shares(net, rows)
    wrong = (given - targets) / len(targets)
    behind = wrong[..., None] * net[2] * (hidden > 0)
    return [
        np.einsum("nst,nsh->th", rows, behind, optimize=True),
        behind.sum((0, 1)),
        (wrong[..., None] * hidden).sum((0, 1)),
    ]


def written(net: Net, names: tuple[str, ...]) -> str:
    """The JSON that `tatami.engine.neural_network` reads."""

    def row(values: Any) -> str:
        return json.dumps([round(float(value), 3) for value in values])

    first, bias, out = net
    traits = ",\n".join(f'  "{name}": {row(first[i])}' for i, name in enumerate(names))
    return f'{{"traits": {{\n{traits}\n}},\n"bias": {row(bias)},\n"out": {row(out)}}}\n'
