"""Fits the weights of a packed network (`tatami.engine.packed_network`) to recorded games.

Needs NumPy.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from tatami.engine.packed_network import OFFSET, ONE

BATCH, RATE, DECAY = 4096, 0.003, 1e-5
Net = list[Any]
"""Weights of the inputs, biases of the units, their output weights, skip weights, constant."""


def fitted(places: Any, targets: Any, inputs: int, hidden: int, epochs: int, seed: int) -> Net:
    """Train with Adam. `places`: the inputs that are on, a row per position; `targets`: the
    chances of the player to act. The last twentieth is the validation set."""
    rng = np.random.default_rng(seed)
    net: Net = [
        rng.normal(0, 0.15, (inputs, hidden)).astype(np.float32),
        np.full(hidden, 0.3, np.float32),
        rng.normal(0, 0.3, hidden).astype(np.float32),
        np.zeros(inputs, np.float32),
        np.zeros(1, np.float32),
    ]
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    end = len(targets) * 19 // 20
    steps = epochs * (end // BATCH)
    step = 0
    for epoch in range(epochs):
        order = rng.permutation(end)
        for at in range(0, end - BATCH + 1, BATCH):
            step += 1
            some = order[at : at + BATCH]
            rate = RATE * min(1.0, step / (0.05 * steps)) * (1 - step / (steps + 1))
            adjust(net, means, squares, slopes(net, places[some], targets[some]), step, rate)
        text = f"epoch {epoch + 1}: validation loss {loss(net, places[end:], targets[end:]):.4f}"
        print(text, file=sys.stderr, flush=True)
    return net


def adjust(
    net: Net, means: list[Any], squares: list[Any], found: list[Any], step: int, rate: float
) -> None:
    for i, slope in enumerate(found):
        means[i] += 0.1 * (slope - means[i])
        squares[i] += 0.001 * (slope * slope - squares[i])
        mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.999**step)
        net[i] *= 1 - rate * DECAY
        net[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def one_hot(places: Any, inputs: int) -> Any:
    ones = np.zeros((len(places), inputs), np.float32)
    ones[np.arange(len(places))[:, None], places] = 1
    return ones


def forward(net: Net, ones: Any) -> tuple[Any, Any]:
    units = ones @ net[0] + net[1]
    log_odds = np.clip(units, 0, 1) @ net[2] + ones @ net[3] + net[4]
    return units, 1 / (1 + np.exp(-log_odds))


def slopes(net: Net, places: Any, targets: Any) -> list[Any]:
    """The gradient of the cross-entropy."""
    ones = one_hot(places, len(net[3]))
    units, chances = forward(net, ones)
    wrong = ((chances - targets) / len(targets)).astype(np.float32)
    behind = wrong[:, None] * net[2] * ((units > 0) & (units < 1))
    return [
        ones.T @ behind,
        behind.sum(0),
        np.clip(units, 0, 1).T @ wrong,
        ones.T @ wrong,
        wrong.sum(keepdims=True),
    ]


def loss(net: Net, places: Any, targets: Any) -> float:
    """The cross-entropy of the predictions."""
    total = 0.0
    for at in range(0, len(targets), BATCH):
        some = slice(at, at + BATCH)
        chances = forward(net, one_hot(places[some], len(net[3])))[1].clip(1e-6, 1 - 1e-6)
        target = targets[some]
        total -= float((target * np.log(chances) + (1 - target) * np.log(1 - chances)).sum())
    return total / len(targets)


def written(net: Net, made_for: str) -> str:
    """The JSON that `tatami.engine.packed_network` reads: a row per input, skip weight first."""
    weights, bias, out, skip, constant = (np.rint(part * ONE).astype(int) for part in net)
    rows = ",\n".join(
        json.dumps([int(skip[i]), *map(int, row)], separators=(",", ":"))
        for i, row in enumerate(weights.clip(-OFFSET // 16, OFFSET // 16))
    )
    head = json.dumps(
        {
            "made_for": made_for,
            "constant": int(constant[0]),
            "bias": list(map(int, bias)),
            "out": list(map(int, out)),
        }
    )
    return f'{head[:-1]}, "rows": [\n{rows}\n]}}\n'
