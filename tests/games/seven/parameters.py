"""What the tests of all games try on Seven."""

from __future__ import annotations

from typing import Any

from tatami.engine import Chance, Play
from tatami.games.seven import GAME
from tatami.games.seven.state import SevenState
from tests.games.parameters import (
    HEAVY,
    LONG,
    Agreement,
    Conformance,
    Golden,
    Parameters,
    Sampling,
)

CALL = 0

OPTIONS: tuple[dict[str, int], ...] = (
    {"rounds": 1},
    {"rice": 0, "rounds": 1},
    {"rice": 25, "rounds": 1},
    {"turns": 2},
    {"rebuilds": 0, "rounds": 1},
)


def start(number: int) -> SevenState:
    return GAME.new(seats=2 + number % 7, seed=f"sampling {number}")


def call_if_possible(play: Play[Any], rng: Chance) -> int:
    """At random; but a player calls seven as soon as that is legal, so that rounds end."""
    legal = play.state.legal()
    return CALL if legal[0] == CALL else int(play.state.pick(rng))


def golden(name: str, shows: str, seats: int, **options: Any) -> Golden:
    return Golden(
        name=name, shows=shows, seats=seats, seed=f"golden {name}",
        choices=f"golden moves {name}", options=options, reason="points",
        choose=call_if_possible,
    )  # fmt: skip


PARAMETERS = Parameters(
    rules=20,
    goldens=(
        golden("two-players", "a whole game for two", 2),
        golden("four-players", "a whole game for four", 4),
        golden("eight-players", "as many players as possible", 8, rounds=2),
        golden("short-of-cards", "rounds without a second pile, and little rice", 3,
               rounds=3, rebuilds=0, rice=4),
        golden("few-turns", "rounds that end by the number of turns", 5, rounds=4, turns=3),
    ),
    conformance=(
        Conformance(games=1, seats=2, options={"rounds": 2}, some=3),
        *(
            Conformance(games=1, seats=seats, options={"rounds": rounds}, some=3, marks=HEAVY)
            for seats, rounds in ((3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1))
        ),
        *(
            Conformance(games=2, seats=3, options=options, some=3, marks=HEAVY)
            for options in OPTIONS
        ),
        *(
            Conformance(games=3, seats=seats, seed="whole games", marks=LONG)
            for seats in range(2, 9)
        ),
    ),
    agreements=(
        Agreement(games=7, place="tests.games.seven.short_game:GAME"),
        Agreement(games=14, seed="agree for long", marks=(*HEAVY, *LONG)),
    ),
    sampling=(
        Sampling(positions=200, start=start, one_in=40),
        Sampling(positions=100_000, start=start, one_in=40, marks=LONG),
    ),
    long_games=28_572,
)  # fmt: skip
