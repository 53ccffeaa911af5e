"""What the tests of all games try on Village."""

from __future__ import annotations

from tatami.games.village import GAME
from tatami.games.village.state import VillageState
from tests.games.parameters import (
    HEAVY,
    LONG,
    Agreement,
    Conformance,
    Golden,
    Parameters,
    Sampling,
)

OTHER_CARDS = (
    GAME.folder.joinpath("material.toml")
    .read_text(encoding="utf-8")
    .replace("samurai = [1, 1, 2, 2, 3, 3]", "samurai = [1, 1, 1, 2, 2, 7]")
    .replace('"helmet" = 5', '"helmet" = 15')
    .replace('"buddha" = 5\n"rice" = 5\n', "")
)


def start(number: int) -> VillageState:
    return GAME.new(seats=2 + number % 3, seed=f"sampling {number}")


def golden(name: str, shows: str, seats: int, seed: str, reason: str) -> Golden:
    return Golden(
        name=name, shows=shows, seats=seats, seed=seed, choices=f"{seed} moves", reason=reason
    )


PARAMETERS = Parameters(
    rules=24,
    goldens=(
        golden("two", "two players, until the cards run out", 2, "golden two", "cards"),
        golden("two-stuck", "no free cell is left, with villages to spare (V18)", 2,
               "golden stuck 4355", "stuck"),
        golden("three", "three players, until the villages run out", 3, "golden three", "villages"),
        golden("four", "four players, until the villages run out", 4, "golden four", "villages"),
    ),
    conformance=(
        Conformance(games=4, seats=2),
        Conformance(games=4, seats=3, marks=HEAVY),
        Conformance(games=4, seats=4, marks=HEAVY),
        Conformance(games=3, material=OTHER_CARDS, some=2, marks=HEAVY),
    ),
    agreements=(Agreement(games=6),),
    sampling=(
        Sampling(positions=400, start=start),
        Sampling(positions=100_000, start=start, marks=LONG),
    ),
    long_games=66_700,
)  # fmt: skip
