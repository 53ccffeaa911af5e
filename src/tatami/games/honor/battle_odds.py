# compiled with mypyc
"""The exact odds of a battle (H21, H22), for 0 to 6 dice on each side; ties are rolled again.

`ways(dice, total)` counts the rolls of that many dice with that total; `WINS` counts the pairs of
rolls that the attacker wins. Since ties are rolled again, the attacker wins wins / (wins + losses)
of all battles.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDES: Final = 6
MOST: Final = 6
ROW: Final = MOST + 1
TOTALS: Final = MOST * SIDES + 1


def count_ways() -> vec[i64]:
    """Add one die at a time."""
    ways = vec[i64]([i64(0)] * (ROW * TOTALS))
    ways[0] = 1
    for dice in range(i64(1), ROW):
        for total in range(i64(TOTALS)):
            for face in range(i64(1), SIDES + 1):
                if face <= total:
                    ways[dice * TOTALS + total] += ways[(dice - 1) * TOTALS + total - face]
    return ways


def count_wins(ways: vec[i64]) -> vec[i64]:
    wins = vec[i64]([i64(0)] * (ROW * ROW))
    for attack in range(i64(ROW)):
        for defense in range(i64(ROW)):
            for total in range(i64(TOTALS)):
                for less in range(total):
                    wins[attack * ROW + defense] += (
                        ways[attack * TOTALS + total] * ways[defense * TOTALS + less]
                    )
    return wins


def checksum(wins: vec[i64]) -> i64:
    total: i64 = 0
    for i in range(i64(ROW * ROW)):
        total = (total * 31 + wins[i]) % 1000000007
    return total


WAYS: Final = count_ways()
WINS: Final = count_wins(WAYS)
CHECKSUM: Final = 215421289
assert checksum(WINS) == CHECKSUM, "the table of battle odds is not what it was"


def ways(dice: i64, total: i64) -> i64:
    return WAYS[dice * TOTALS + total]


def winning_pairs(attack: i64, defense: i64) -> i64:
    """The pairs of rolls that the attacker wins."""
    return WINS[attack * ROW + defense]


def win_chance(attack: i64, defense: i64) -> float:
    """The attacker's chance; an attack without dice is not allowed and wins nothing (H22)."""
    won = WINS[attack * ROW + defense]
    lost = WINS[defense * ROW + attack]
    if won == 0:
        return 0.0
    return float(won) / float(won + lost)
