"""Trains the policy of a game by self-play (PPO), for all numbers of players at once.

    pip install 'tatami-games[rl,learn]'
    python -m benchmarks.train_policy seven --minutes 10 --out runs/seven

Worker processes step batches of games; this process holds the networks, on a GPU if there is one.
One network plays every seat of every table: an observation is padded to the largest number of
seats. With `--opponents`, another policy that does not learn plays some of the seats. The critic
sees all cards and is used in training alone. Every minute the run writes the policy (`policy.npz`)
and a checkpoint; the same command again continues from it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from benchmarks.policy_memory import Sizes, shared_arrays
from benchmarks.policy_networks import PolicyNetworks, policy_sizes, read_policy, write_policy
from benchmarks.policy_opponents import Opponents

ROOT = Path(__file__).parent.parent


class Worker:
    """A process that plays some rows of the shared memory."""

    def __init__(self, args: argparse.Namespace, number: int) -> None:
        python = args.worker_python or sys.executable
        command = [
            python, "-m", "benchmarks.policy_worker", args.game, str(args.memory),
            "--number", str(number), "--games", str(args.games),
            "--seed", f"{args.seed}/{number}/{args.done_before}",
            *(["--seats", *map(str, args.seats)] if args.seats else []),
        ]  # fmt: skip
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, bufsize=0)

    def line(self) -> dict[str, Any]:
        found = b""
        while not found.endswith(b"\n"):
            found += self.read(1 << 20)
        told: dict[str, Any] = json.loads(found)
        return told

    def read(self, most: int) -> bytes:
        assert self.process.stdout is not None
        found = self.process.stdout.read(most)
        if not found:
            raise SystemExit("a worker ended")
        return found

    def write(self, what: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(what)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Games:
    """All workers, and the memory that they share with this process."""

    def __init__(self, args: argparse.Namespace, device: Any) -> None:
        self.device = device
        self.workers = [Worker(args, number) for number in range(args.workers)]
        told = [worker.line() for worker in self.workers]
        self.told = told[0]
        self.typical = [one for each in told for one in each["typical"]]
        seats_of_games = [one["seats_of_games"] for one in told]
        self.seats = torch.tensor([seats for one in seats_of_games for seats in one], device=device)
        self.sizes = Sizes(
            len(self.seats), told[0]["inputs"], told[0]["actions"], int(self.seats.max())
        )
        shared = shared_arrays(args.memory, self.sizes, create=True)
        if device.type == "cuda":
            for array in shared.values():
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        self.arrays = {name: torch.from_numpy(array) for name, array in shared.items()}
        first, self.rows = 0, []
        for worker, seats in zip(self.workers, seats_of_games, strict=True):
            sizes = json.dumps({"sizes": self.sizes, "first": first}).encode()
            worker.write(sizes + b"\n")
            worker.line()
            self.rows.append(slice(first, first + len(seats)))
            first = self.rows[-1].stop
        half = len(self.workers) // 2
        self.halves = [range(half), range(half, len(self.workers))]

    def rows_of(self, half: range) -> slice:
        return slice(self.rows[half[0]].start, self.rows[half[-1]].stop)

    def usual_inputs(self) -> tuple[Any, Any]:
        """Mean and spread of every input in random games; padding counts as absent."""
        mean, square, n = (np.zeros(self.sizes.inputs) for _ in range(3))
        for columns, means, squares in self.typical:
            mean[columns] += means
            square[columns] += squares
            n[columns] += 1
        n = np.maximum(n, 1)
        spread = np.sqrt(np.maximum(square / n - (mean / n) ** 2, 0))
        return (
            torch.tensor(mean / n, dtype=torch.float32, device=self.device),
            torch.tensor(np.maximum(spread, 0.1), dtype=torch.float32, device=self.device),
        )

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def networks_for(games: Games, args: argparse.Namespace) -> PolicyNetworks:
    sizes = policy_sizes(games.told, args.width)
    return PolicyNetworks(sizes, games.usual_inputs(), args.critic_width)


class Rollout:
    """The decisions of `steps` steps of all games, on the device."""

    def __init__(self, games: Games, steps: int) -> None:
        n, inputs, actions, seats = games.sizes

        def empty(kind: Any, *shape: int) -> Any:
            return torch.zeros(shape, dtype=kind, device=games.device)

        self.steps = steps
        self.seen = empty(torch.uint8, steps, n, inputs)
        self.all_cards = empty(torch.uint8, steps + 1, n, inputs)
        self.masks = empty(torch.bool, steps, n, actions)
        self.to_act = empty(torch.int64, steps + 1, n)
        self.actions = empty(torch.int64, steps, n)
        self.chances = empty(torch.float32, steps, n)
        self.values = empty(torch.float32, steps + 1, n)
        self.rewards = empty(torch.float32, steps, n, seats)
        self.done = empty(torch.bool, steps, n)
        self.learns = torch.ones(steps, n, dtype=torch.bool, device=games.device)

    def receive(self, games: Games, rows: slice, step: int) -> None:
        """The decisions of this step, and what the step before brought."""
        arrays = games.arrays
        self.to_act[step, rows].copy_(arrays["to_act"][rows], non_blocking=True)
        self.all_cards[step, rows].copy_(arrays["all_cards"][rows], non_blocking=True)
        if step < self.steps:
            self.seen[step, rows].copy_(arrays["seen"][rows], non_blocking=True)
            self.masks[step, rows].copy_(arrays["masks"][rows], non_blocking=True)
        if step:
            self.done[step - 1, rows].copy_(arrays["done"][rows], non_blocking=True)
            self.rewards[step - 1, rows].copy_(arrays["rewards"][rows], non_blocking=True)


def play(
    games: Games, networks: PolicyNetworks, rollout: Rollout, opponents: Opponents | None
) -> None:
    """Let the policy play all seats, or those that the opponents leave. While one half of the
    workers plays, the decisions of the other half are computed."""
    for step in range(rollout.steps + 1):
        for half in games.halves:
            if step:
                for i in half:
                    games.workers[i].read(1)
            rows = games.rows_of(half)
            rollout.receive(games, rows, step)
            if step and opponents is not None:
                done = rollout.done[step - 1, rows]
                opponents.count(rows, done, rollout.rewards[step - 1, rows])
                opponents.draw_seats(rows, done)
            own = slice(None)
            if opponents is not None:
                learns = opponents.learning(rows, rollout.to_act[step, rows])
                own = learns.nonzero()[:, 0]
            # What the opponents' seats can expect is never asked for.
            values = rollout.values[step, rows]
            values[own] = networks.value(rollout.all_cards[step, rows][own])
            if step == rollout.steps:
                continue
            seen, masks = rollout.seen[step, rows], rollout.masks[step, rows]
            if opponents is None:
                wishes, _ = networks.chances(seen, masks)
            else:
                rollout.learns[step, rows] = learns
                others = (~learns).nonzero()[:, 0]
                wishes = torch.empty(masks.shape, device=masks.device)
                wishes[own], _ = networks.chances(seen[own], masks[own])
                wishes[others] = opponents.chances(seen[others], masks[others])
            noise = torch.empty_like(wishes).exponential_().log_()
            actions = (wishes - noise).argmax(dim=1)
            rollout.actions[step, rows] = actions
            rollout.chances[step, rows] = wishes.gather(1, actions[:, None])[:, 0]
            games.arrays["actions"][rows] = actions.cpu()
            for i in half:
                games.workers[i].write(b"g")


def advantages(rollout: Rollout, trace: float) -> tuple[Any, Any]:
    """How much better each action was than expected (GAE), for its own seat, and whether that is
    known: a seat's last decision of the rollout has nothing to be compared with, unless the seat
    decides next or the game ended."""
    steps, n, seats = rollout.rewards.shape
    device = rollout.rewards.device
    every = torch.arange(n, device=device)
    result = torch.zeros(steps, n, device=device)
    known = torch.zeros(steps, n, dtype=torch.bool, device=device)
    owed = torch.zeros(n, seats, device=device)
    value, later = torch.zeros_like(owed), torch.zeros_like(owed)
    certain = torch.zeros(n, seats, dtype=torch.bool, device=device)
    value[every, rollout.to_act[steps]] = rollout.values[steps]
    certain[every, rollout.to_act[steps]] = True
    for step in reversed(range(steps)):
        done = rollout.done[step][:, None]
        owed = torch.where(done, rollout.rewards[step], owed)
        value = value.masked_fill(done, 0)
        later = later.masked_fill(done, 0)
        certain = certain | done
        seat, now = rollout.to_act[step], rollout.values[step]
        surprise = owed[every, seat] + value[every, seat] - now
        found = surprise + trace * later[every, seat]
        known[step] = certain[every, seat]
        found = torch.where(known[step], found, torch.zeros_like(found))
        result[step] = found
        owed[every, seat], value[every, seat], later[every, seat] = 0, now, found
        certain[every, seat] = True
    return result, known


def scaled_by_seats(gains: Any, kept: Any, seats: Any) -> Any:
    """Advantages with mean 0 and spread 1 among tables of the same size: a seat of eight wins or
    loses less at a time than one of two, and must not count for less."""
    scaled = torch.zeros_like(gains)
    for number in seats.unique().tolist():
        at = kept[seats[kept] == number]
        scaled[at] = (gains[at] - gains[at].mean()) / (gains[at].std() + 1e-8)
    return scaled


def learn(
    games: Games,
    networks: PolicyNetworks,
    optimizer: Any,
    rollout: Rollout,
    args: argparse.Namespace,
    entropy: float,
    held: bool,
) -> dict[str, float]:
    """Learn from a rollout. While the policy is `held`, only the values learn."""
    found, known = advantages(rollout, args.trace)
    chosen = rollout.masks.sum(dim=2) > 1  # a forced action teaches nothing
    kept = (known & rollout.learns & chosen).reshape(-1).nonzero()[:, 0]
    flat = {
        name: getattr(rollout, name)[: rollout.steps].flatten(0, 1)
        for name in ("seen", "all_cards", "masks", "actions", "chances", "values")
    }
    gains = found.flatten()
    targets = gains + flat["values"]
    scaled = scaled_by_seats(gains, kept, games.seats.repeat(rollout.steps))
    sums = torch.zeros(4, device=gains.device)
    count = 0
    for _ in range(args.passes):
        order = kept[torch.randperm(len(kept), device=kept.device)]
        for start in range(0, len(order) - args.minibatch + 1, args.minibatch):
            at = order[start : start + args.minibatch]
            every, own = networks.chances(flat["seen"][at], flat["masks"][at])
            chances = every.gather(1, flat["actions"][at][:, None])[:, 0]
            ratio = (chances - flat["chances"][at]).exp()
            gained = scaled[at]
            near = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.minimum(ratio * gained, near * gained).mean()
            spreads = -(every.exp() * every).sum(dim=1).mean()
            value_loss = (networks.value(flat["all_cards"][at]) - targets[at]).square().mean()
            own_loss = (own - targets[at]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            loss = 0.5 * value_loss
            if not held:
                loss = loss + policy_loss + 0.25 * own_loss - entropy * spreads
            loss.backward()
            nn.utils.clip_grad_norm_(networks.both.parameters(), 0.5)
            optimizer.step()
            with torch.no_grad():
                change = (ratio - 1 - ratio.log()).mean()
                sums += torch.stack([spreads, value_loss, own_loss, change])
            count += 1
    names = ("entropy", "loss", "own", "change")
    return dict(zip(names, (sums / max(count, 1)).tolist(), strict=True))


def save(
    networks: PolicyNetworks, optimizer: Any, games: Games, args: Any, done: dict[str, float]
) -> None:
    """The policy, and a checkpoint to continue from; each file whole or not at all."""
    write_policy(networks.policy, networks.sizes, games.told["about"], args.out / "policy.npz")
    parts = {
        "networks": networks.both.state_dict(),
        "optimizer": optimizer.state_dict(),
        "done": done,
    }
    torch.save(parts, args.out / "checkpoint.part")
    (args.out / "checkpoint.part").replace(args.out / "checkpoint.pt")


class Run:
    """A training run: its games, its networks, and how far it is."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(args.seed)
        before = args.out / "checkpoint.pt"
        parts = torch.load(before, map_location=device) if before.exists() else None
        self.done = parts["done"] if parts else {"decisions": 0, "seconds": 0.0, "rounds": 0}
        args.done_before = int(self.done["rounds"])
        self.games = Games(args, device)
        self.networks = networks_for(self.games, args)
        self.optimizer = torch.optim.Adam(self.networks.both.parameters(), lr=args.rate, eps=1e-5)
        if parts:
            self.networks.both.load_state_dict(parts["networks"])
            self.optimizer.load_state_dict(parts["optimizer"])
        elif args.start is not None:
            self.networks.start_from(read_policy(args.start, device))
        self.opponents = None
        if args.opponents is not None:
            theirs = read_policy(args.opponents, device)
            self.opponents = Opponents(theirs, self.games.seats, args.alone, args.sharpness)
        if args.compile:
            self.networks.compile()
        self.rollout = Rollout(self.games, args.steps)
        print(f"{self.games.sizes}, {device}", flush=True)

    @property
    def left(self) -> float:
        """The part of the time that is left."""
        whole: float = self.args.minutes * 60
        return max(1 - self.done["seconds"] / whole, 0.0)

    def step(self) -> str:
        """Play and learn once; returns the progress line."""
        args, left = self.args, self.left
        self.optimizer.param_groups[0]["lr"] = args.rate * max(left, 0.02)
        entropy = args.entropy * max(left, 0.25)
        began = time.perf_counter()
        with torch.no_grad():
            play(self.games, self.networks, self.rollout, self.opponents)
        played = time.perf_counter()
        held = self.done["rounds"] < args.hold
        said = learn(self.games, self.networks, self.optimizer, self.rollout, args, entropy, held)
        took = time.perf_counter() - began
        made = args.steps * self.games.sizes.games
        for name, more in (("decisions", made), ("seconds", took), ("rounds", 1)):
            self.done[name] += more
        length = made / max(int(self.rollout.done.sum()), 1)
        figures = ", ".join(f"{name} {value:.4f}" for name, value in said.items())
        return (
            f"{self.done['seconds'] / 60:5.2f} of {args.minutes:g} min, "
            f"{self.done['decisions'] / 1e6:7.1f} M decisions, {made / took / 1000:.0f} k/s "
            f"({played - began:.2f} s of {took:.2f} playing), {length:.0f} per game, {figures}"
        )


def train(args: argparse.Namespace) -> None:
    args.out.mkdir(parents=True, exist_ok=True)
    run = Run(args)
    saved = told = time.perf_counter()
    while run.left > 0:
        line, now = run.step(), time.perf_counter()
        if now - told > 10:
            told = now
            print(line, flush=True)
            if run.opponents is not None:
                print(f"    times fair by players: {run.opponents.progress()}", flush=True)
        if now - saved > 60:
            saved = now
            save(run.networks, run.optimizer, run.games, args, run.done)
    save(run.networks, run.optimizer, run.games, args, run.done)
    run.games.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("game", help="a game whose tests/games/<key>/training.py has POLICY_TABLES")
    add("--workers", type=int, default=7, help="processes that play (7)")
    add("--minutes", type=float, default=10, help="time of the whole run, resumed or not (10)")
    add("--out", type=Path, required=True, help="folder of the policy and the checkpoint")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=512, help="games per worker (512)")
    add(
        "--seats", type=int, nargs="+", default=[], metavar="N",
        help="the numbers of players of the first, second, ... worker, in turn (all in turn)",
    )  # fmt: skip
    add("--steps", type=int, default=128, help="decisions of each game per round (128)")
    add("--passes", type=int, default=2, help="times that a round is learned from (2)")
    add("--minibatch", type=int, default=16384)
    add("--width", type=int, default=256, help="units of the hidden layers (256)")
    add("--critic-width", type=int, default=512)
    add("--rate", type=float, default=7e-4, help="learning rate at the start (0.0007)")
    add("--trace", type=float, default=0.97, help="lambda of the advantages (0.97)")
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.01, help="reward for trying things, at the start (0.01)")
    add(
        "--start", type=Path, metavar="POLICY",
        help="begin with this policy.npz, or with the policy.json.gz of a game",
    )  # fmt: skip
    add("--hold", type=int, default=0, help="rounds before the policy learns, for the critic (0)")
    add("--opponents", type=Path, metavar="POLICY", help="a policy.npz that plays some seats")
    add("--sharpness", type=float, default=3, help="how surely they play what they prefer (3)")
    add(
        "--alone", type=float, default=0.5,
        help="share of games with one learning seat, the rest of the seats to the opponents (0.5)",
    )  # fmt: skip
    add("--compile", action="store_true", help="compile the networks first: about a minute")
    add("--worker-python", default="", help="the Python of the workers (this one)")
    args = parser.parse_args()
    if args.workers < 2:
        parser.error("two workers are the least: one plays while the other waits for its moves")
    folder = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.NamedTemporaryFile(dir=folder) as memory:
        args.memory = Path(memory.name)
        train(args)


if __name__ == "__main__":
    main()
