"""Match points, as in duplicate bridge: results of the same deal in the same seat are compared.

Luck of the deal and of the seat is then the same for everybody who is compared. A result is better
if it has the larger share of the victory, then by points (`Game.points`).
"""

from __future__ import annotations

from collections.abc import Sequence

Result = tuple[float, float]
"""Share of the victory, points."""


def match_points(results: Sequence[Result]) -> list[float]:
    """For each result the share of the others that it beats; a tie is half. 0.5 if it is alone."""
    if len(results) < 2:
        return [0.5] * len(results)
    return [beaten(one, results) / (len(results) - 1) for one in results]


def beaten(one: Result, results: Sequence[Result]) -> float:
    """How many of the others are worse; ties count half, without the result itself."""
    worse = sum(other < one for other in results)
    equal = sum(other == one for other in results) - 1
    return worse + equal / 2
