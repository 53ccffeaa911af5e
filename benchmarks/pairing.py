"""Quality of pairings against random ones: `python -m benchmarks.pairing [--seeds N]`.

Simulated tournaments without a server: players of known strength, results by chance. Prints a table
for docs/events.md.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.server.tournaments.simulated import Simulated

from tatami.server.tournaments import tournament_entries as entries

CASES: dict[str, tuple[int, dict[str, Any]]] = {
    "Swiss, 64 players, 6 rounds": (64, {"format": "swiss", "rounds": 6}),
    "Swiss, 21 players, 7 rounds": (21, {"format": "swiss", "rounds": 7}),
    "rotating, 30 players at tables of 5, 6 rounds": (
        30, {"format": "rotating", "seats": 5, "least_seats": 3, "most_seats": 6, "rounds": 6},
    ),
    "rotating, 16 players at tables of 4, 5 rounds": (
        16, {"format": "rotating", "seats": 4, "least_seats": 2, "most_seats": 4, "rounds": 5},
    ),
}  # fmt: skip


class AtRandom(Simulated):
    """The same tournament, with tables drawn at random."""

    def pair(self) -> list[list[int]]:
        people = [one.number for one in self.tournament.active()]
        self.rng.shuffle(people)
        seats = self.tournament.setup.seats
        left = len(people) % seats
        byes = [entries.Bye(entrant=one, points=1.0) for one in people[:left]]
        tables = [people[at : at + seats] for at in range(left, len(people), seats)]
        number = len(self.tournament.rounds) + 1
        paired = [
            entries.PairedTable(board=board, entrants=table)
            for board, table in enumerate(tables, 1)
        ]
        self.write(entries.RoundPaired(round=number, tables=paired, byes=byes))
        return tables


def measured(played: Simulated) -> dict[str, float]:
    """Repeats, differences of points before each round, and how unevenly players sat."""
    tournament = played.tournament
    points = dict.fromkeys(tournament.entrants, 0.0)
    differences = []
    for one in tournament.rounds:
        for table in one.tables:
            if len(table.entrants) == 2:
                differences.append(abs(points[table.entrants[0]] - points[table.entrants[1]]))
        for table in one.tables:
            for seat, number in enumerate(table.entrants):
                points[number] += (table.shares or [])[seat]
        for bye in one.byes:
            points[bye.entrant] += bye.points
    spreads = [max(c) - min(c) for c in map(played.seat_counts, tournament.entrants) if c]
    return {
        "repeats": sum(count - 1 for count in played.meetings().values()),
        "points": statistics.fmean(differences) if differences else float("nan"),
        "seats": statistics.fmean(spreads),
    }


def averaged(make: Callable[[int], Simulated], seeds: int) -> dict[str, float]:
    found = [measured(make(seed).play()) for seed in range(seeds)]
    return {name: statistics.fmean(one[name] for one in found) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=10)
    seeds = parser.parse_args().seeds
    print("| tournament | pairing | meetings again | difference of points | spread of seats |")
    print("|---|---|---|---|---|")
    for name, (players, setup) in CASES.items():
        for kind, label in ((Simulated, "ours"), (AtRandom, "random")):
            row = averaged(partial(kind, players, **setup), seeds)
            gap = "" if row["points"] != row["points"] else f"{row['points']:.2f}"
            print(f"| {name} | {label} | {row['repeats']:.1f} | {gap} | {row['seats']:.2f} |")


if __name__ == "__main__":
    random.seed(0)
    main()
