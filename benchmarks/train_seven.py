"""The evaluation of `seven` found anew: games between bots, and a network that tells who wins them.

    python -m benchmarks.train_seven --games 20000

Needs NumPy. Half of the games are last rounds with points drawn by lot, since it is there that
most games are decided; players differ, and some of them slip, so that many kinds of positions are
seen. Positions of the last round are judged by who won, earlier ones by the points at the end: who
is ahead is raided and the last call decides, so early on nothing else could be told from chance.
With the weights that are found better games are played, and with those better weights are found:
run it again.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from librt.vecs import vec

from tatami.bots import Knowledge, bot
from tatami.engine import Play, chance_from
from tatami.games.seven import GAME
from tatami.games.seven.cards import CALL
from tatami.games.seven.evaluate import HIDDEN
from tatami.games.seven.traits import NAMES, TRAITS, look

try:
    import numpy as np
except ImportError:
    sys.exit("this needs NumPy: python -m pip install numpy")

WEIGHTS = Path("src/tatami/games/seven/weights.json")
PLAYERS = ("greedy", "greedy", "ismcts:rollout=0,simulations=60,exploration=0.25")
SLIPS = (0.0, 0.0, 0.1, 0.2)
ROUNDS = 5
SEEN = (0.04, 0.2)
"""The part of the positions that is kept, of early rounds and of the last."""
MEAN_POINTS = 46
POINTS_APART = {2: 11, 3: 7, 4: 6, 5: 6, 6: 6, 7: 5, 8: 5}
"""How points lie before the last round, for last rounds that begin by lot."""
A_POINT = 1 / 10
"""What one at the end counts for early on, in the exponent."""
BATCH, EPOCHS, RATE, DECAY = 2048, 8, 0.006, 1e-4


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the evaluation of seven.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=None, help="all cores by default")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    found: dict[int, list[Any]] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        seeds = (f"{args.seed} {number}" for number in range(args.games))
        for number, (seats, positions) in enumerate(pool.map(positions_of, seeds, chunksize=20), 1):
            found.setdefault(seats, []).extend(positions)
            if number % 100 == 0 or number == args.games:
                print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    net = fitted([stacked(positions) for positions in found.values()])
    args.out.write_text(written(*net), encoding="utf-8")


def positions_of(seed: str) -> tuple[int, list[tuple[list[float], list[float], bool]]]:
    """Traits at some positions of a game, and what each seat made of it; is it a last round?"""
    lot = random.Random(seed)
    seats = lot.randint(GAME.min_seats, GAME.max_seats)
    state = Play(GAME, seats=seats, seed=seed, options={"rounds": ROUNDS}).state
    if lot.random() < 0.5:
        state.round = ROUNDS - 1
        for seat in range(seats):
            state.scores[seat] = max(0, round(lot.gauss(MEAN_POINTS, POINTS_APART[seats])))
    players = [bot(lot.choice(PLAYERS), GAME) for _ in range(seats)]
    slips = [lot.choice(SLIPS) for _ in range(seats)]
    rng = chance_from(seed)
    seen: list[tuple[list[float], bool]] = []
    while not state.over:
        seat = int(state.to_act)
        if lot.random() < slips[seat]:
            legal = state.legal()
            action = lot.choice([one for one in legal if one != CALL] or legal)
        else:
            action = players[seat].choose(Knowledge(state, seat), rng)
        state.play(action)
        last = state.round == ROUNDS - 1
        if not state.over and lot.random() < SEEN[last]:
            rows = vec[float]([0.0] * (seats * TRAITS))
            look(state, rows)
            seen.append((list(rows), last))
    won = [state.payoff(seat) for seat in range(seats)]
    points = [math.exp(A_POINT * int(state.score(seat) - state.score(0))) for seat in range(seats)]
    scored = [one / sum(points) for one in points]
    return seats, [(rows, won if last else scored, last) for rows, last in seen]


def stacked(positions: list[tuple[list[float], list[float], bool]]) -> tuple[Any, Any]:
    rows = np.array([rows for rows, _, _ in positions], np.float32)
    targets = np.array([target for _, target, _ in positions], np.float32)
    return rows.reshape(*targets.shape, TRAITS), targets


def fitted(groups: list[tuple[Any, Any]]) -> tuple[Any, Any, Any]:
    """The weights with the least loss, by Adam with weight decay; one position in ten is left out
    and tells how well the others were generalised."""
    lot = np.random.default_rng(0)
    net = [
        lot.normal(0, 1 / math.sqrt(TRAITS), (TRAITS, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        lot.normal(0, 1 / math.sqrt(HIDDEN), HIDDEN).astype(np.float32),
    ]
    cut = [(len(targets) * 9 // 10, rows, targets) for rows, targets in groups]
    train = [(rows[:end], targets[:end]) for end, rows, targets in cut]
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    steps = EPOCHS * sum(-(-len(targets) // BATCH) for _, targets in train)
    for step, (rows, targets) in enumerate(batches(train, lot), 1):
        rate = RATE * min(1.0, step / (0.1 * steps)) * (1 - step / (steps + 1))
        for i, slope in enumerate(slopes(net, rows, targets)):
            means[i] = 0.9 * means[i] + 0.1 * slope
            squares[i] = 0.999 * squares[i] + 0.001 * slope * slope
            mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.999**step)
            net[i] = net[i] * (1 - rate * DECAY) - rate * mean / (np.sqrt(square) + 1e-8)
    for end, rows, targets in cut:
        lost = -(targets[end:] * np.log(shares(net, rows[end:])[0] + 1e-9)).sum(1).mean()
        seats = targets.shape[1]
        print(
            f"{seats} players: {len(targets)} positions, "
            f"loss {lost:.3f}, of equals {math.log(seats):.3f}"
        )
    return net[0], net[1], net[2]


def batches(groups: list[tuple[Any, Any]], lot: Any) -> Iterator[tuple[Any, Any]]:
    for _ in range(EPOCHS):
        parts = [
            (rows[chosen], targets[chosen])
            for rows, targets in groups
            for chosen in np.array_split(lot.permutation(len(targets)), -(-len(targets) // BATCH))
        ]
        for index in lot.permutation(len(parts)):
            yield parts[index]


def shares(net: list[Any], rows: Any) -> tuple[Any, Any]:
    hidden = np.maximum(rows @ net[0] + net[1], 0)
    merits = hidden @ net[2]
    grown = np.exp(merits - merits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True), hidden


def slopes(net: list[Any], rows: Any, targets: Any) -> list[Any]:
    """Of the loss (minus the logarithm of what was given to those who won), by each weight."""
    given, hidden = shares(net, rows)
    wrong = (given - targets) / len(targets)
    behind = wrong[..., None] * net[2] * (hidden > 0)
    return [
        np.einsum("nst,nsh->th", rows, behind),
        behind.sum((0, 1)),
        (wrong[..., None] * hidden).sum((0, 1)),
    ]


def written(first: Any, bias: Any, out: Any) -> str:
    def row(values: Any) -> str:
        return json.dumps([round(float(value), 3) for value in values])

    traits = ",\n".join(f'  "{name}": {row(first[i])}' for i, name in enumerate(NAMES))
    return f'{{"traits": {{\n{traits}\n}},\n"bias": {row(bias)},\n"out": {row(out)}}}\n'


if __name__ == "__main__":
    main()
