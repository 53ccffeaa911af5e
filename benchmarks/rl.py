"""Speed of environments for learning: ours beside those of other libraries, in one run.

    python -m benchmarks.rl [--seconds 1] [--others FOLDER] [--only Batch kuhn]

A step is one decision with the observation and the legal actions of the seat to act, chosen at
random. Processor time of one core (all threads together), so that other programs hardly matter.
Libraries that are not installed are left out. With `--others`, RLCard, Pgx and PettingZoo's classic
games are installed into a folder of their own, once, and measured too.
"""

from __future__ import annotations

import argparse
import atexit
import functools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tatami import game, game_keys

Steps = Iterator[int]
"""Yields the number of decisions carried out since the last time."""

CLASSICS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "hanabi_v5",
    "chess_v6",
)
OPENSPIEL = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "gin_rummy", "hearts")
RLCARD = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno")
PGX = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_holdem", "animal_shogi")
EXAMPLE = Path(__file__).parents[1] / "examples" / "kuhn_poker" / "kuhn_poker"
OTHERS = ("pettingzoo[classic]", "rlcard", "pgx")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time per row (1)")
    parser.add_argument(
        "--others", type=Path, metavar="FOLDER", help="install other libraries here"
    )
    parser.add_argument("--only", nargs="+", metavar="TEXT", help="rows that contain one of these")
    args = parser.parse_args()
    if args.others is not None:
        use_others(args.others)
    print("| environment | steps/s |\n|---|---|")
    for name, make in rows():
        if args.only is not None and not any(text in name for text in args.only):
            continue
        print(f"| {name} | {measured(make, args.seconds)} |", flush=True)


def use_others(folder: Path) -> None:
    """Install the other libraries into the folder, unless it exists, and find them there. Ours
    come first."""
    if not folder.exists():
        print("installing other libraries ...", file=sys.stderr, flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder)]
        subprocess.run([*pip, *OTHERS], check=True)
    sys.path.append(str(folder))
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


def measured(make: Callable[[], Steps], seconds: float) -> str:
    try:
        return f"{speed(make(), seconds):,.0f}"
    except ImportError as error:
        return f"not installed ({error.name})"


def rows() -> Iterator[tuple[str, Callable[[], Steps]]]:
    for n in (256, 4096):
        name = f"Tatami kuhn_poker (the example, compiled), Batch of {n:,}"
        yield name, functools.partial(example_batch, n)
    for key in game_keys():
        yield from rows_of(key)
    for name in CLASSICS:
        yield f"PettingZoo `{name}`", lambda name=name: pettingzoo(classic(name))  # type: ignore[misc]
    for name in OPENSPIEL:
        yield f"OpenSpiel `{name}` (C++)", lambda name=name: openspiel(name)  # type: ignore[misc]
    for name in RLCARD:
        yield f"RLCard `{name}`", lambda name=name: rlcard(name)  # type: ignore[misc]
    for name in PGX:
        for n in (256, 4096):
            yield f"Pgx `{name}`, {n} games, CPU", functools.partial(pgx, name, n)


def rows_of(key: str) -> Iterator[tuple[str, Callable[[], Steps]]]:
    """Of one of our games."""
    yield f"Tatami `{key}`, Batch of 256", lambda: batch(game(key))
    yield f"Tatami `{key}`, PettingZoo", lambda: pettingzoo(ours(key))
    yield f"the loop alone, `{key}`, PettingZoo", lambda: pettingzoo(Idle(key))
    yield f"Tatami `{key}`, OpenSpiel", lambda: openspiel(f"tatami_{key}")


def speed(steps: Steps, seconds: float) -> float:
    for _ in range(3):
        next(steps)
    done, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        done += next(steps)
    return done / (time.process_time() - began)


def batch(played: Any, n: int = 256) -> Steps:
    from tatami import Batch

    games = Batch(played, n, seed=1)
    while True:
        for _ in range(50):
            games.step_random()
        yield 50 * n


def example_batch(n: int) -> Steps:
    return batch(example(), n)


@functools.cache
def example() -> Any:
    """The game of examples/kuhn_poker, copied and compiled."""
    folder = tempfile.mkdtemp(prefix="tatami-kuhn-")
    atexit.register(shutil.rmtree, folder)
    shutil.copytree(EXAMPLE, f"{folder}/{EXAMPLE.name}")
    command = [sys.executable, "-m", "tatami", "compile", f"{folder}/{EXAMPLE.name}"]
    subprocess.run(command, check=True, stdout=sys.stderr)
    sys.path.insert(0, folder)
    return import_module(EXAMPLE.name).GAME


def ours(key: str) -> Any:
    from tatami.adapters import pettingzoo_env

    return pettingzoo_env.raw_env(key)


class Idle:
    """Shows one observation of a game for a hundred steps, and does nothing: what remains is the
    time of the loop that plays."""

    def __init__(self, key: str) -> None:
        env = ours(key)
        env.reset(seed=1)
        rng = np.random.default_rng(1)
        for _ in range(8):
            env.step(int(rng.choice(env.last()[0]["action_mask"].nonzero()[0])))
        self.seen = env.last()[0]
        self.left = 0

    def reset(self, seed: int) -> None:
        self.left = 100

    def agent_iter(self) -> Iterator[None]:
        while self.left > 0:
            yield None

    def last(self) -> tuple[Any, float, bool, bool, None]:
        return self.seen, 0.0, False, False, None

    def step(self, action: int) -> None:
        self.left -= 1


def classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").raw_env()


def pettingzoo(env: Any) -> Steps:
    rng = np.random.default_rng(1)
    numbers = rng.random(4096)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        done = 0
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(numbers[done % 4096] * len(legal))]))
            done += 1
        yield done


def openspiel(name: str) -> Steps:
    import pyspiel

    if name.startswith("tatami_"):
        import_module("tatami.adapters.openspiel_game")
    rules = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    tensors = rules.get_type().provides_observation_tensor
    while True:
        state, done = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            legal = state.legal_actions()
            if tensors:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.apply_action(legal[int(rng.integers(len(legal)))])
            done += 1
        yield done


def rlcard(name: str) -> Steps:
    module = import_module("rlcard")
    env = module.make(name, config={"seed": 1})
    rng = np.random.default_rng(1)
    while True:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.integers(len(legal)))])
            done += 1
        yield done


def pgx(name: str, n: int) -> Steps:
    """Compiled by JAX for n games at once; an ended game begins again in the same step."""
    jax, jnp = import_module("jax"), import_module("jax.numpy")
    env = import_module("pgx").make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        wishes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(key, wishes, axis=1)
        keys = jax.random.split(key, n)
        state = jax.vmap(step)(state, actions, keys)
        return state, state.observation.sum()  # so that observations are made

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, 50)))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))
    while True:
        key, now = jax.random.split(key)
        state, seen = many(state, now)
        seen.block_until_ready()
        yield 50 * n


if __name__ == "__main__":
    main()
