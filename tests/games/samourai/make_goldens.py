"""Writes the golden playthroughs: `python -m tests.games.samourai.make_goldens`.

Run it only when the game is meant to play otherwise, raise its version, and read the diff. A golden
is a record, followed by a digest of the last state and all events.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tatami.bots import Knowledge, bot
from tatami.engine import Play, chance_from, records
from tatami.games.samourai import GAME

FOLDER = Path(__file__).parent / "goldens"

GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "random": (["random", "random"], {}),
    "greedy": (["greedy", "greedy"], {}),
    "greedy-against-random": (["greedy", "random"], {}),
    "blocked": (["random", "random"], {"jumping": False}),
}


def write(name: str, bots: list[str], options: dict[str, Any]) -> str:
    """Play one game with bots and write it down."""
    play = Play(GAME, seed=name, options=options)
    rng = chance_from(f"{name} bots")
    while not play.state.over:
        seat = play.state.to_act
        play.apply(bot(bots[seat], GAME).choose(Knowledge(play.state, seat), rng))
    seats = tuple(records.Seat(name=bot, bot=bot) for bot in bots)
    return records.write(records.record(play, seats)) + digest(play) + "\n"


def digest(play: Play[Any]) -> str:
    return hashlib.sha256(f"{play.state.dump()}\n{play.event_data}".encode()).hexdigest()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (bots, options) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(write(name, bots, options), encoding="utf-8")


if __name__ == "__main__":
    main()
