"""Golden playthroughs: games written down once, that must replay to the same end for ever.

They change only by `python -m tests.games.goldens KEY` and are reviewed as a diff; a change of
behaviour bumps the game's version.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import tatami
from tatami.bots import BOTS, Knowledge
from tatami.engine import Play, chance_from, records
from tatami.engine.game import Game

FOLDER = Path(__file__).parent


def files(key: str) -> list[Path]:
    return sorted((FOLDER / key / "goldens").glob("*.txt"))


def write(game: Game[Any], name: str, bots: list[str], options: dict[str, Any]) -> str:
    """Play one game with bots and write it down."""
    play = Play(game, seats=len(bots), seed=name, options=options)
    rng = chance_from(f"{name} bots")
    while not play.state.over:
        seat = play.state.to_act
        play.apply(BOTS[bots[seat]]().choose(Knowledge(play.state, seat), rng))
    seats = tuple(records.Seat(name=bot, bot=bot) for bot in bots)
    return records.write(records.record(play, seats)) + digest(play) + "\n"


def digest(play: Play[Any]) -> str:
    """Everything that was ever on the table and was told, in one digest."""
    text = f"{play.state.dump()}\n{play.told}"
    return hashlib.sha256(text.encode()).hexdigest()


def check(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    body, _, expected = text.rstrip().rpartition("\n")
    record = records.read(body)
    play = records.verify(record, tatami.game(record.game))
    assert digest(play) == expected, f"{file.name} ends otherwise than it did"


def main(key: str) -> None:
    game = tatami.game(key)
    folder = FOLDER / key / "goldens"
    folder.mkdir(exist_ok=True)
    for number, (bots, options) in enumerate(tables(game)):
        name = f"{number}-{len(bots)}-{'-'.join(dict.fromkeys(bots))}"
        name += "".join(f"-{option}" for option in options)
        (folder / f"{name}.txt").write_text(write(game, name, bots, options), encoding="utf-8")
        print(folder / f"{name}.txt")


def tables(game: Game[Any]) -> list[tuple[list[str], dict[str, Any]]]:
    """Every player count with random and with greedy bots, and what the game asks for besides."""
    found: list[tuple[list[str], dict[str, Any]]] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        found += [(["random"] * seats, {}), (["greedy"] * seats, {})]
        found.append((["greedy", *["random"] * (seats - 1)], {}))
    return found + EXTRA.get(game.key, [])


EXTRA: dict[str, list[tuple[list[str], dict[str, Any]]]] = {
    "samourai": [(["random", "random"], {"jumping": False})],
}


if __name__ == "__main__":
    main(sys.argv[1])
