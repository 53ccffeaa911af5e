"""Trains a bot for a two-player game by self-play (PPO), on the CPU.

    pip install 'tatami-games[rl,learn]'
    python examples/train_ppo.py --game seven --minutes 15 --out runs/ppo
    tatami arena match seven model:file=runs/ppo/ppo.npz level-2 --games 200

All games of a `tatami.Batch` are stepped at once. One policy plays both seats; the critic sees all
cards (asymmetric actor-critic). Every minute the run writes a checkpoint; the same command again
continues from it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from self_play import Array, Lessons, learn
from torch import nn

import tatami
from tatami.bots.model_bot import Model, about

SHORTER = {"seven": {"rounds": 1}}
"""Options for the first part of a run: a short game tells sooner what was good."""


class Networks:
    """Policy and critic with their optimizer. The inputs are standardized by random play."""

    def __init__(self, batch: tatami.Batch, args: argparse.Namespace) -> None:
        self.args = args
        self.inputs = typical_inputs(batch)
        width = batch.observations.shape[1]
        self.policy = network(width, args.width, batch.masks.shape[1], gain=0.01)
        self.critic = network(width, args.width, 1, gain=1.0)
        both = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(both, lr=args.rate, eps=1e-5)
        self.parameters = both
        self.entropy = args.entropy

    def rows(self, seen: Array) -> Any:
        mean, spread = self.inputs
        return torch.from_numpy((seen - mean) / spread)

    def act(self, seen: Array, all_cards: Array, masks: Array) -> tuple[Array, Array, Array]:
        with torch.inference_mode():
            wishes = log_chances(self.policy(self.rows(seen)), torch.from_numpy(masks.copy()))
            noise = torch.empty_like(wishes).exponential_().log_()
            actions = (wishes - noise).argmax(dim=1)
            chances = wishes.gather(1, actions[:, None])[:, 0]
        return actions.numpy(), chances.numpy(), self.value(all_cards)

    def value(self, all_cards: Array) -> Array:
        with torch.inference_mode():
            found: Array = self.critic(self.rows(all_cards))[:, 0].numpy()
        return found

    def improve(self, lessons: Lessons) -> dict[str, float]:
        every = log_chances(self.policy(self.rows(lessons.seen)), torch.from_numpy(lessons.masks))
        actions = torch.from_numpy(lessons.actions)
        chances = every.gather(1, actions[:, None])[:, 0]
        ratio = (chances - torch.from_numpy(lessons.chances)).exp()
        gained = torch.from_numpy(lessons.advantages)
        held = ratio.clamp(1 - self.args.clip, 1 + self.args.clip)
        policy_loss = -torch.minimum(ratio * gained, held * gained).mean()
        entropy = -(every.exp() * every).sum(dim=1).mean()
        value = self.critic(self.rows(lessons.all_cards))[:, 0]
        value_loss = (value - torch.from_numpy(lessons.targets)).square().mean()
        self.optimizer.zero_grad()
        (policy_loss + 0.5 * value_loss - self.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.optimizer.step()
        change = (ratio - 1 - ratio.log()).mean()
        said = {"entropy": entropy, "loss": value_loss, "change": change}
        return {name: one.item() for name, one in said.items()}

    def model(self, game: Any) -> Model:
        """The policy for a file: the standardization becomes a part of the first layer."""
        mean, spread = self.inputs
        layers = [
            (one.weight.detach().numpy(), one.bias.detach().numpy())
            for one in self.policy
            if isinstance(one, nn.Linear)
        ]
        weights, biases = layers[0]
        layers[0] = (weights / spread, biases - weights @ (mean / spread))
        return Model(about(game, 2), tuple(layers))


def network(inputs: int, width: int, outputs: int, gain: float) -> Any:
    last = nn.Linear(width, outputs)
    nn.init.orthogonal_(last.weight, gain)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), last
    )


def log_chances(wishes: Any, masks: Any) -> Any:
    """Log probabilities; illegal actions get a very low one, not minus infinity: 0 × ∞ is no
    number."""
    return torch.log_softmax(wishes.masked_fill(~masks, -1e9), dim=1)


def typical_inputs(batch: tatami.Batch, steps: int = 400) -> tuple[Array, Array]:
    """Mean and spread of every input in random games, all cards face up."""
    rows = []
    for _ in range(steps):
        batch.step_random()
        rows.append(batch.critic[::4].astype(np.float32))
    seen = np.concatenate(rows)
    return seen.mean(axis=0), np.maximum(seen.std(axis=0), 0.1)


def save(networks: Networks, game: Any, folder: Path, done: dict[str, float]) -> None:
    """The model, and a checkpoint to continue from; each file whole or not at all."""
    networks.model(game).save(folder / "ppo.npz")
    parts = {
        "policy": networks.policy.state_dict(),
        "critic": networks.critic.state_dict(),
        "optimizer": networks.optimizer.state_dict(),
        "inputs": [torch.from_numpy(one) for one in networks.inputs],
        "done": done,
    }
    torch.save(parts, folder / "checkpoint.part")
    (folder / "checkpoint.part").replace(folder / "checkpoint.pt")


def resume(networks: Networks, folder: Path) -> dict[str, float]:
    """Continue from the checkpoint of the folder, if there is one: what was done so far."""
    file = folder / "checkpoint.pt"
    if not file.exists():
        return {"decisions": 0, "seconds": 0, "rounds": 0}
    parts = torch.load(file, weights_only=True)
    networks.policy.load_state_dict(parts["policy"])
    networks.critic.load_state_dict(parts["critic"])
    networks.optimizer.load_state_dict(parts["optimizer"])
    mean, spread = parts["inputs"]
    networks.inputs = mean.numpy(), spread.numpy()
    return dict(parts["done"])


class Run:
    """A training run: its games, its networks, and how far it is."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.game: Any = tatami.game(args.game)
        torch.set_num_threads(args.threads)
        torch.manual_seed(args.seed)
        self.batch = self.deal(short=False)
        self.networks = Networks(self.batch, args)
        self.done = resume(self.networks, args.out)
        rounds = int(self.done["rounds"])
        torch.manual_seed(args.seed * 1_000_003 + rounds)
        self.rng = np.random.default_rng([args.seed, rounds])
        self.short = self.is_short()
        self.batch = self.deal(self.short)

    def deal(self, short: bool) -> tatami.Batch:
        """New games; seeds differ between the parts of a run."""
        rounds = int(self.done["rounds"]) if hasattr(self, "done") else 0
        return tatami.Batch(
            self.game,
            self.args.games,
            seats=2,
            options=SHORTER[self.game.key] if short else None,
            seed=f"{self.args.seed}/{rounds}",
            critic=True,
            rewards="returns",
        )

    def left(self) -> float:
        """The part of the time that is left."""
        whole: float = self.args.minutes * 60
        return 1 - self.done["seconds"] / whole

    def is_short(self) -> bool:
        return self.game.key in SHORTER and self.left() > 1 - self.args.short

    def step(self) -> str:
        """Play and learn once; returns the progress line."""
        if self.short and not self.is_short():
            self.short, self.batch = False, self.deal(short=False)
        began, before, ended = time.perf_counter(), self.batch.decisions, self.batch.games
        left, args = max(self.left(), 0.05), self.args
        self.networks.optimizer.param_groups[0]["lr"] = args.rate * left
        self.networks.entropy = args.entropy * left
        said = learn(
            self.batch, self.networks, self.rng,
            steps=args.steps, passes=args.passes, size=args.minibatch, trace=args.trace,
        )  # fmt: skip
        took, made = time.perf_counter() - began, self.batch.decisions - before
        for name, more in (("rounds", 1), ("seconds", took), ("decisions", made)):
            self.done[name] += more
        length = made / max(self.batch.games - ended, 1)
        return progress(self.done, args.minutes, made / took, length, said)


def train(args: argparse.Namespace) -> None:
    args.out.mkdir(parents=True, exist_ok=True)
    run = Run(args)
    saved = told = run.done["seconds"]
    while run.left() > 0:
        line = run.step()
        now = run.done["seconds"]
        if now - told >= 10:
            told = now
            print(line, flush=True)
        if now - saved >= 60:
            saved = now
            save(run.networks, run.game, args.out, run.done)
    save(run.networks, run.game, args.out, run.done)
    print(f"{args.out / 'ppo.npz'} after {run.done['decisions'] / 1e6:.2f} million decisions")


def progress(
    done: dict[str, float], minutes: float, speed: float, length: float, said: dict[str, float]
) -> str:
    figures = ", ".join(f"{name} {value:.3f}" for name, value in said.items())
    return (
        f"{done['seconds'] / 60:5.1f} of {minutes:g} min, {done['decisions'] / 1e6:6.2f} M"
        f" decisions, {speed / 1000:.1f} k/s, {length:.0f} per game, {figures}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--game", default="seven", help="a game for two (seven)")
    add("--minutes", type=float, default=15, help="time of the whole run, resumed or not (15)")
    add("--out", type=Path, default=Path("runs/ppo"), help="folder of model and checkpoint")
    add("--seed", type=int, default=1)
    add("--threads", type=int, default=2, help="threads of PyTorch (2)")
    add("--games", type=int, default=256, help="games played at once (256)")
    add("--steps", type=int, default=128, help="decisions of each game per round (128)")
    add("--passes", type=int, default=3, help="times that a round is learned from (3)")
    add("--minibatch", type=int, default=2048)
    add("--short", type=float, default=0.6, help="part of the time with short games (0.6)")
    add("--width", type=int, default=128, help="units of both hidden layers (128)")
    add("--rate", type=float, default=1e-3, help="learning rate at the start (0.001)")
    add("--trace", type=float, default=0.97, help="lambda of the advantages (0.97)")
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.01, help="reward for trying things, at the start (0.01)")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
