"""Writes the golden playthroughs: `python -m tests.games.honor.make_goldens`.

Run it only when the rules are meant to play differently, raise the game's version, and read the
difference before committing it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tatami.engine.chance import chance_from
from tatami.engine.play import Play
from tatami.games.honor import GAME
from tatami.games.honor.state import HonorState

FOLDER = Path(__file__).parent / "goldens"

GAMES: list[tuple[int, str, dict[str, Any]]] = [
    (3, "three", {}),
    (4, "four", {"edition": "gamewright"}),
    (5, "five", {"reactions": "everyone"}),
    (6, "six", {"edition": "gamewright", "reactions": "everyone", "seppuku": "any"}),
    (5, "many 91", {"limit": 120}),
]


def play(seats: int, name: str, options: dict[str, Any]) -> Play[HonorState]:
    """A random game that prefers playing a card to anything else."""
    game = Play(GAME, seats=seats, seed=f"golden {name}", options=options)
    rng = chance_from(f"golden steps {name}")
    while not game.state.over:
        legal = game.state.legal()
        plays = [action for action in legal if GAME.show(action).startswith("play")]
        chosen = plays if plays and rng.below(2) else legal
        game.apply(chosen[rng.below(len(chosen))])
    return game


def write(game: Play[HonorState], options: dict[str, Any]) -> str:
    """One move per line, then the outcome and a digest of the last state."""
    settings = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"version {GAME.version}", f"seats {game.seats}", f"seed {game.seed}"]
    lines += [f"options {settings}".rstrip(), ""]
    lines += [GAME.show(action) for action in game.actions]
    outcome = GAME.outcome(game.state)
    assert outcome is not None
    digest = hashlib.sha256(game.state.dump().encode()).hexdigest()
    lines += ["", f"outcome {outcome.reason} {outcome.shares} {outcome.args}", f"digest {digest}"]
    return "\n".join(lines) + "\n"


def file_name(name: str) -> str:
    return f"{name.replace(chr(32), chr(45))}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats, name, options in GAMES:
        text = write(play(seats, name, options), options)
        (FOLDER / file_name(name)).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
