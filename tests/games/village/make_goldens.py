"""Whole games as text: seed, moves, outcome and a digest of the last state.

`PYTHONPATH=src python -m tests.games.village.make_goldens` writes them again. Do that only when the
game is meant to play otherwise, raise its version, and read the diff.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from tatami.engine import Play
from tatami.engine.chance import chance_from
from tatami.games.village import GAME
from tatami.games.village.notation import write
from tatami.games.village.state import VillageState

FOLDER = Path(__file__).parent / "goldens"
GAMES = {
    "two": (2, "golden two"),
    "two-stuck": (2, "golden stuck 4355"),
    "three": (3, "golden three"),
    "four": (4, "golden four"),
}


def story(seats: int, seed: str, moves: list[str]) -> str:
    """Everything a golden file says, from its seats, seed and moves."""
    play: Play[VillageState] = Play(GAME, seats=seats, seed=seed)
    for move in moves:
        play.apply_text(move)
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    lines = [f"version {GAME.version}", f"seats {seats}", f"seed {seed}"]
    lines += [" ".join(moves[i : i + 12]) for i in range(0, len(moves), 12)]
    lines += [write(play.state), f"outcome {outcome.reason} {list(outcome.shares)}"]
    lines.append(f"how {outcome.args['how']} triggers {outcome.args['triggers']}")
    lines.append(f"digest {hashlib.sha256(play.state.dump().encode()).hexdigest()}")
    return "\n".join(lines) + "\n"


def moves_of(text: str) -> tuple[int, str, list[str]]:
    """Seats, seed and moves of a golden file."""
    lines = text.split("\n")
    end = next(i for i, line in enumerate(lines) if line.startswith("start "))
    seats, seed = int(lines[1].removeprefix("seats ")), lines[2].removeprefix("seed ")
    return seats, seed, [move for line in lines[3:end] for move in line.split()]


def random_moves(seats: int, seed: str) -> list[str]:
    play: Play[VillageState] = Play(GAME, seats=seats, seed=seed)
    rng = chance_from(f"{seed} moves")
    while not play.state.over:
        play.apply(play.state.pick(rng))
    return [GAME.show(action) for action in play.actions]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed) in GAMES.items():
        text = story(seats, seed, random_moves(seats, seed))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {text.splitlines()[-3]}")


if __name__ == "__main__":
    main()
