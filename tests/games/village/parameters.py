"""What the tests of all games try on Village."""

from __future__ import annotations

from tests.games.parameters import Golden, Parameters


def golden(name: str, shows: str, seats: int, seed: str, reason: str) -> Golden:
    return Golden(
        name=name, shows=shows, seats=seats, seed=seed, choices=f"{seed} moves", reason=reason
    )


PARAMETERS = Parameters(
    goldens=(
        golden("two", "two players, until the cards run out", 2, "golden two", "cards"),
        golden("two-stuck", "no free cell is left, with villages to spare (V18)", 2,
               "golden stuck 4355", "stuck"),
        golden("three", "three players, until the villages run out", 3, "golden three", "villages"),
        golden("four", "four players, until the villages run out", 4, "golden four", "villages"),
    ),
)  # fmt: skip
