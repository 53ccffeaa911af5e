"""The plot of `benchmarks.calibration`: how often players won from positions with these chances."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tatami.arena.svg import Scale, frame, grid, line, number, page, text

LEFT, RIGHT, TOP, HEIGHT, BOTTOM = 78, 470, 52, 490, 46
Z = 1.96
"""Standard deviations of a 95% interval."""
Outcome = tuple[float, float]
"""The chances that one player had in a position, and what the player made of them, from 0 to 1."""


def tenths(outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    """The outcomes by their chances: 0 to 10 per cent, 10 to 20, and so on; without empty ones."""
    found: list[list[Outcome]] = [[] for _ in range(10)]
    for one in outcomes:
        found[min(9, int(one[0] * 10))].append(one)
    return [some for some in found if some]


def interval(share: float, many: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share that was found in so many positions."""
    spread = Z * math.sqrt(share * (1 - share) / many + Z * Z / (4 * many * many))
    middle, scale = share + Z * Z / (2 * many), 1 + Z * Z / many
    return (middle - spread) / scale, (middle + spread) / scale


def calibration_plot(key: str, outcomes: Sequence[Outcome], positions: int) -> str:
    """A dot for each tenth; on the dashed line, players win exactly as often as predicted."""
    across, up = Scale(0, 100, LEFT, RIGHT), Scale(0, 100, HEIGHT - BOTTOM, TOP)
    note = f"{positions:,} positions; bars hold 95% if every position were a game of its own"
    parts = [
        *frame(f"{key}: winning chances and results", note),
        *grid(across, TOP, HEIGHT - BOTTOM, "predicted, %", None),
    ]
    for tick in up.ticks:
        parts.append(line(LEFT, up.at(tick), RIGHT, up.at(tick), "grid"))
        parts.append(text(LEFT - 8, up.at(tick) + 4, number(tick), "soft", anchor="end"))
    parts.append(text(12, TOP - 2, "won, %", "soft"))
    parts.append(line(across.at(0), up.at(0), across.at(100), up.at(100), "rule"))
    for some in tenths(outcomes):
        parts += dot(some, across, up)
    return page(parts, HEIGHT, f"{key}: predicted winning chances and actual results")


def dot(some: list[Outcome], across: Scale, up: Scale) -> list[str]:
    predicted, won = (sum(one[i] for one in some) / len(some) for i in (0, 1))
    low, high = interval(won, len(some))
    x = across.at(100 * predicted)
    many = f"{100 * predicted:.0f}% → {100 * won:.0f}% ({len(some):,})"
    return [
        line(x, up.at(100 * low), x, up.at(100 * high), "bar"),
        f'<circle class="dot" cx="{x:.1f}" cy="{up.at(100 * won):.1f}" r="4.5"/>',
        text(RIGHT + 24, up.at(100 * predicted) + 4, many, "soft"),
    ]
