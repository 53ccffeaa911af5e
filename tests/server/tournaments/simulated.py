"""A tournament without a server: players of known strength, results by chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.next_step import next_step, started
from tatami.server.tournaments.pairing.pair_round import pair_round
from tatami.server.tournaments.tournament import Tournament
from tatami.server.tournaments.tournament_setup import TournamentSetup


class Simulated:
    """Plays a tournament by the same steps as the server."""

    def __init__(self, players: int, seed: int = 1, team_count: int = 0, **setup: Any) -> None:
        self.rng = random.Random(seed)
        self.blocks: set[tuple[int, int]] = set()
        self.now = 1_000_000
        wanted = {"name": "Test", "game": "any", "format": "swiss", "break_seconds": 0, **setup}
        self.tournament = Tournament(
            f"seed {seed}", TournamentSetup(**wanted, organizer="host", created=0)
        )
        for number in range(1, players + 1):
            self.join(f"team {number % team_count}" if team_count else "")

    def write(self, entry: Any) -> None:
        numbered = entries.NumberedEntry(self.tournament.number + 1, self.now, entry)
        self.tournament.fold(numbered)

    def join(self, team: str = "") -> None:
        number = len(self.tournament.entrants) + 1
        self.write(
            entries.Joined(
                entrant=number, name=f"Player {number}", player=f"p{number}", team=team,
                strength=self.rng.gauss(1500, 200),
            )
        )  # fmt: skip

    def block(self, one: int, other: int) -> None:
        self.blocks |= {(one, other), (other, one)}

    def start(self) -> Simulated:
        self.write(started(self.tournament))
        return self

    def pair(self) -> list[list[int]]:
        pairing = pair_round(self.tournament, self.blocks)
        tables = [
            entries.PairedTable(board=board, entrants=table)
            for board, table in enumerate(pairing.tables, 1)
        ]
        number = len(self.tournament.rounds) + 1
        self.write(entries.RoundPaired(round=number, tables=tables, byes=pairing.byes))
        return pairing.tables

    def finish_tables(self, draws: bool = False) -> None:
        for table in self.tournament.open_tables():
            shares = [1 / len(table.entrants)] * len(table.entrants)
            if not draws:
                shares = self.result(table.entrants)
            entry = entries.TableEnded(round=table.round, board=table.board, shares=shares)
            self.write(entry)

    def result(self, seats: list[int]) -> list[float]:
        """A winner, by the strength of the players."""
        known = self.tournament.entrants
        chances = [10 ** ((known[one].strength if one else 1300) / 400) for one in seats]
        winner = self.rng.choices(range(len(seats)), chances)[0]
        return [float(seat == winner) for seat in range(len(seats))]

    def play(self) -> Simulated:
        """To the end."""
        self.start()
        while (step := next_step(self.tournament, self.now)) is not None:
            if step == "finish":
                self.write(entries.Finished())
                break
            self.pair()
            self.finish_tables()
            self.now += 5000
        return self

    def meetings(self) -> Counter[frozenset[int]]:
        """How often each two players met."""
        return Counter(
            frozenset((one, other))
            for table in self.tournament.tables()
            for index, one in enumerate(table.entrants)
            for other in table.entrants[:index]
        )

    def seat_counts(self, number: int) -> list[int]:
        tables = [one for one in self.tournament.tables() if number in one.entrants]
        taken = Counter(one.entrants.index(number) for one in tables)
        return [taken[seat] for seat in range(max((len(t.entrants) for t in tables), default=0))]
