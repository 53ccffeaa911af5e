"""Trains a policy that plays like the bots of recorded games: a cheap opponent for training.

    python -m benchmarks.record_games seven --out runs/seven.jsonl --bots level-6 --games 2000
    python -m benchmarks.imitate seven runs/seven.jsonl --out runs/imitation.npz
    python -m benchmarks.train_policy seven --opponents runs/imitation.npz --out runs/seven

Decisions that a bot made at random, and those with one legal action, are left out. Every tenth game
is kept for validation; the run stops when the validation loss no longer falls.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from tests.game_samples import module_of

import tatami
from benchmarks.policy_networks import (
    chances_of,
    network,
    policy_sizes,
    read_policy,
    write_policy,
)
from benchmarks.policy_worker import describe
from benchmarks.record_games import NO_VALUE, RecordedGame, read_games
from tatami.bots.greedy_search import sure_win
from tatami.bots.policy_bot import padded_columns

Array = np.ndarray[Any, Any]
VALIDATION = 10
PATIENCE = 5
"""Epochs without a lower validation loss before the run stops."""


class Decisions(NamedTuple):
    """Rows of observations and masks, padded to the largest table, and the actions' places."""

    seen: Array
    masks: Array
    places: Array

    @property
    def n(self) -> int:
        return len(self.places)


def decisions_of(key: str, game: RecordedGame) -> Iterator[tuple[bytes, bytes, int, int]]:
    """Observation, mask, place and seats of each decision that a bot thought about."""
    rules: Any = tatami.game(key)
    training: Any = module_of(key, "training")
    state = training.start(game.seed)
    for action, value in zip(game.actions, game.values, strict=True):
        seat = int(state.to_act)
        # Bots take a win that is certain without a search.
        if value != NO_VALUE or sure_win([state], seat) == action:
            yield (
                rules.observe(state, seat),
                rules.mask(state),
                int(state.encode_action(action)),
                int(state.seats),
            )
        state.play(action)


def gather(job: tuple[str, list[RecordedGame]]) -> Decisions:
    key, games = job
    rules: Any = tatami.game(key)
    largest = rules.observation_layout(rules.max_seats)
    columns = {
        seats: np.array(list(padded_columns(rules.observation_layout(seats), largest)))
        for seats in range(rules.min_seats, rules.max_seats + 1)
    }
    found = [one for game in games for one in decisions_of(key, game)]
    seen = np.zeros((len(found), largest.size), np.uint8)
    for row, (observation, _, _, seats) in enumerate(found):
        seen[row, columns[seats]] = np.frombuffer(observation, np.uint8)
    masks = np.array([np.frombuffer(mask, np.bool_) for _, mask, _, _ in found])
    return Decisions(seen, masks, np.array([place for _, _, place, _ in found]))


def together(parts: list[Decisions]) -> Decisions:
    return Decisions(*(np.concatenate(one) for one in zip(*parts, strict=True)))


def read(key: str, files: list[Path], jobs: int | None) -> tuple[Decisions, Decisions]:
    """The decisions to learn from, and those for validation."""
    games = [one for file in files for one in read_games(file)]
    batches = [games[at : at + 5] for at in range(0, len(games), 5)]
    with ProcessPoolExecutor(jobs) as pool:
        parts = list(pool.map(gather, [(key, batch) for batch in batches]))
    kept = [one for number, one in enumerate(parts) if number % VALIDATION]
    return together(kept), together(parts[::VALIDATION])


class Fit:
    def __init__(self, key: str, learned: Decisions, checked: Decisions, args: Any) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        told = describe(tatami.game(key))
        self.about = told["about"]
        self.learned, self.checked = (self.on_device(one) for one in (learned, checked))
        seen = learned.seen.astype(np.float32)
        mean, spread = (
            torch.tensor(one, dtype=torch.float32, device=self.device)
            for one in (seen.mean(axis=0), np.maximum(seen.std(axis=0), 0.1))
        )
        self.sizes = policy_sizes(told, args.width)
        self.policy = network(self.sizes, (mean, spread), gain=0.01, dropout=args.dropout)
        if args.start is not None:
            self.policy.load_state_dict(read_policy(args.start, self.device).state_dict())
        self.optimizer = torch.optim.AdamW(
            self.policy.parameters(), lr=args.rate, weight_decay=args.decay
        )
        steps = args.epochs * (learned.n // args.minibatch + 1)
        self.schedule = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, steps)

    def on_device(self, one: Decisions) -> tuple[Any, ...]:
        return tuple(torch.from_numpy(array).to(self.device) for array in one)

    def chances(self, seen: Any, masks: Any) -> Any:
        return chances_of(self.policy(seen), masks)[0]

    def epoch(self, minibatch: int) -> None:
        seen, masks, places = self.learned
        self.policy.train()
        for at in torch.randperm(len(places), device=self.device).split(minibatch):
            chances = self.chances(seen[at], masks[at])
            loss = -chances.gather(1, places[at][:, None]).mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.schedule.step()

    def validate(self) -> tuple[float, float]:
        """The mean loss, and how often the bot's action is the preferred one."""
        seen, masks, places = self.checked
        self.policy.eval()
        with torch.no_grad():
            chances = self.chances(seen, masks)
            loss = -chances.gather(1, places[:, None]).mean()
            return float(loss), float((chances.argmax(dim=1) == places).float().mean())

    def run(self, args: Any) -> None:
        best, waited, weights = float("inf"), 0, None
        for epoch in range(args.epochs):
            self.epoch(args.minibatch)
            loss, same = self.validate()
            print(f"epoch {epoch}: loss {loss:.4f}, same action {same:.1%}", flush=True)
            waited += 1
            if loss < best:
                best, waited = loss, 0
                weights = copy.deepcopy(self.policy.state_dict())
            if waited == PATIENCE:
                break
        self.policy.load_state_dict(weights)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("game", choices=tatami.game_keys())
    add("files", type=Path, nargs="+", help="games of benchmarks.record_games")
    add("--out", type=Path, required=True, metavar="FILE", help="policy.npz")
    add("--epochs", type=int, default=16, help="the most (16)")
    add("--minibatch", type=int, default=1024)
    add("--width", type=int, default=256, help="units of the hidden layers (256)")
    add("--dropout", type=float, default=0.2, help="share of hidden units left out (0.2)")
    add("--rate", type=float, default=1e-3)
    add("--decay", type=float, default=0.05)
    add("--seed", type=int, default=1)
    add("--start", type=Path, metavar="POLICY", help="begin with this policy, not from nothing")
    add("--jobs", type=int, help="processes that read the games; all cores by default")
    args = parser.parse_args()
    learned, checked = read(args.game, args.files, args.jobs)
    print(f"{learned.n} decisions, {checked.n} for validation", flush=True)
    fit = Fit(args.game, learned, checked, args)
    fit.run(args)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    write_policy(fit.policy, fit.sizes, fit.about, args.out)


if __name__ == "__main__":
    main()
