"""Fits the weights of a network (`tatami.engine.neural_network`) to the winners of games.

Needs NumPy.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine.neural_network import MOST_SEATS

if TYPE_CHECKING:
    from benchmarks.train import Position

Net = tuple[Any, Any, Any]
"""Weights of the traits, biases of the hidden units, output weights."""

BATCH, RATE, DECAY = 2048, 0.006, 1e-4
OWN_RATE = 0.002
"""The rate at which the network of all numbers of seats is fitted to one of them."""
LEAST_GAIN = 0.0005
"""An own network must lower the validation loss by this much."""


def fitted(
    groups: list[list[Position]], traits: int, hidden: int = 16, epochs: int = 8, seed: int = 0
) -> Net:
    """Train a network. The positions of a group have the same number of seats; the last tenth of
    each group is the validation set."""
    rng = np.random.default_rng(seed)
    parts = [split(group, traits) for group in groups]
    net = descend(random_net(traits, hidden, rng), [one for one, _ in parts], epochs, RATE, rng)
    for _, (rows, targets) in parts:
        seats = targets.shape[1]
        print(
            f"{seats} players: {len(targets)} validation positions, "
            f"loss {loss(net, rows, targets):.3f}, of equal players {math.log(seats):.3f}"
        )
    return net


def fitted_by_seats(
    found: dict[int, list[Position]], shared: Net, epochs: int, seed: int
) -> dict[int, Net]:
    """Continue with the positions of each number of seats alone; keep what became better."""
    rng = np.random.default_rng(seed)
    own: dict[int, Net] = {}
    for seats, positions in sorted(found.items()):
        train, (rows, targets) = split(positions, len(shared[0]))
        net = descend(shared, [train], epochs, OWN_RATE, rng)
        before, after = loss(shared, rows, targets), loss(net, rows, targets)
        print(
            f"{seats} players: loss {before:.4f} with the network of all, {after:.4f} with an own"
        )
        if after < before - LEAST_GAIN:
            own[seats] = net
    return own


def random_net(traits: int, hidden: int, rng: Any) -> Net:
    return (
        rng.normal(0, 1 / math.sqrt(traits), (traits, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        rng.normal(0, 1 / math.sqrt(hidden), hidden).astype(np.float32),
    )


def split(group: list[Position], traits: int) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """Training and validation positions."""
    rows, targets = stacked(group, traits)
    end = len(targets) * 9 // 10
    return (rows[:end], targets[:end]), (rows[end:], targets[end:])


def descend(
    start: Net, train: list[tuple[Any, Any]], epochs: int, highest_rate: float, rng: Any
) -> Net:
    """Adam with weight decay, from these weights on."""
    net: list[Any] = [part.copy() for part in start]
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    steps = epochs * sum(-(-len(targets) // BATCH) for _, targets in train)
    for step, (rows, targets) in enumerate(batches(train, rng, epochs), 1):
        rate = highest_rate * min(1.0, step / (0.1 * steps)) * (1 - step / (steps + 1))
        for i, slope in enumerate(slopes(net, rows, targets)):
            means[i] = 0.9 * means[i] + 0.1 * slope
            squares[i] = 0.999 * squares[i] + 0.001 * slope * slope
            mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.999**step)
            net[i] = net[i] * (1 - rate * DECAY) - rate * mean / (np.sqrt(square) + 1e-8)
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


def shares(net: Any, rows: Any) -> tuple[Any, Any]:
    hidden = np.maximum(rows @ net[0] + net[1], 0)
    merits = hidden @ net[2]
    grown = np.exp(merits - merits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True), hidden


def loss(net: Any, rows: Any, targets: Any) -> float:
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
    first, bias, out = net
    traits = ",\n".join(f'  "{name}": {row(first[i])}' for i, name in enumerate(names))
    return f'{{"traits": {{\n{traits}\n}},\n"bias": {row(bias)},\n"out": {row(out)}}}\n'


def read(text: str) -> Net:
    """The network that `written` wrote."""
    found = json.loads(text)
    rows = (list(found["traits"].values()), found["bias"], found["out"])
    first, bias, out = (np.array(part, np.float32) for part in rows)
    return first, bias, out


def written_by_seats(shared: str, own: dict[int, str]) -> str:
    """Several networks in one text: `shared` for the numbers of seats that have none of their
    own. If `shared` has several already, the others of them stay."""
    found = json.loads(shared)
    networks = found.get("networks", [found])
    by_seats = found.get("by_seats", [0] * (MOST_SEATS + 1))
    for seats, text in own.items():
        by_seats[seats] = len(networks)
        networks.append(json.loads(text))
    used = sorted(set(by_seats))
    places = json.dumps([used.index(place) for place in by_seats])
    texts = ",\n".join(formatted(networks[place]) for place in used)
    return f'{{"by_seats": {places}, "networks": [\n{texts}\n]}}\n'


def formatted(network: dict[str, Any]) -> str:
    """A line per trait."""
    traits = ",\n".join(f'  "{name}": {row(one)}' for name, one in network["traits"].items())
    bias, out = row(network["bias"]), row(network["out"])
    return f'{{"traits": {{\n{traits}\n}},\n"bias": {bias},\n"out": {out}}}'


def row(values: Any) -> str:
    return json.dumps([round(float(value), 3) for value in values])
