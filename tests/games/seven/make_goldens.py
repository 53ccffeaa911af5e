"""Writes the golden games again: `python -m tests.games.seven.make_goldens`.

A golden is a whole game as text: seats, options and seed, every move, the outcome, and a digest of
the last state. It changes only when the game's behavior does; then the version grows too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tatami.engine import Play, chance_from
from tatami.engine.options import changed
from tatami.games.seven import GAME

FOLDER = Path(__file__).parent / "goldens"
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("two-players", 2, {}),
    ("four-players", 4, {}),
    ("eight-players", 8, {"rounds": 2}),
    ("short-of-cards", 3, {"rounds": 3, "rebuilds": 0, "rice": 4}),
    ("few-turns", 5, {"rounds": 4, "turns": 3}),
)


def play_out(name: str, seats: int, options: dict[str, Any]) -> Play[Any]:
    """A game of players who choose at random, but call seven as soon as they can."""
    play = Play(GAME, seats=seats, seed=f"golden {name}", options=options)
    rng = chance_from(f"golden moves {name}")
    while not play.state.over:
        legal = play.state.legal()
        play.apply(legal[0] if legal[0] == 0 else play.state.pick(rng))
    return play


def write(play: Play[Any]) -> str:
    state = play.state
    outcome = GAME.outcome(state)
    assert outcome is not None
    settings = " ".join(f"{name}={value}" for name, value in changed(play.options).items())
    head = [
        f"version {GAME.version}",
        f"seats {play.seats}",
        f"options {settings}".rstrip(),
        f"seed {play.seed}",
    ]
    moves = [GAME.show(action) for action in play.actions]
    tail = [
        f"scores {' '.join(str(score) for score in outcome.args['scores'])}",  # type: ignore[union-attr]  # a list
        f"shares {' '.join(str(share) for share in outcome.shares)}",
        f"digest {hashlib.sha256(state.dump().encode()).hexdigest()}",
    ]
    return "\n".join([*head, "", *moves, "", *tail]) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, seats, options in GAMES:
        FOLDER.joinpath(f"{name}.txt").write_text(
            write(play_out(name, seats, options)), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
