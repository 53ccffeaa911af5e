"""What the tests of all games try on Seven."""

from __future__ import annotations

from typing import Any

from tatami.engine import Chance, Play
from tests.games.parameters import Golden, Parameters

CALL = 0


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
    goldens=(
        golden("two-players", "a whole game for two", 2),
        golden("four-players", "a whole game for four", 4),
        golden("eight-players", "as many players as possible", 8, rounds=2),
        golden("short-of-cards", "rounds without a second pile, and little rice", 3,
               rounds=3, rebuilds=0, rice=4),
        golden("few-turns", "rounds that end by the number of turns", 5, rounds=4, turns=3),
    ),
)  # fmt: skip
