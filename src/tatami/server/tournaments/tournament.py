"""A tournament: the fold of its entries, and what follows from it."""

from __future__ import annotations

from typing import Any, Literal

from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import DELETED
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.tournament_entries import BOT, NumberedEntry
from tatami.server.tournaments.tournament_setup import TournamentSetup

Status = Literal["open", "running", "over"]
MINUTE = 60_000


class Entrant:
    """A player of the tournament."""

    def __init__(self, entry: entries.Joined, round_joined: int) -> None:
        self.number = entry.entrant
        self.name = entry.name
        self.player = entry.player
        self.team = entry.team
        self.strength = entry.strength
        self.round_joined = round_joined
        """How many rounds had been paired before."""
        self.away = False
        self.absent = False
        self.withdrawn = False
        self.removed = False
        """By the organizer."""
        self.deleted = entry.player == DELETED
        if self.deleted:
            self.withdrawn = True

    @property
    def active(self) -> bool:
        return not (self.away or self.withdrawn)


class TournamentTable:
    """A table of the tournament, and its result once there is one."""

    def __init__(self, round_: int, paired: entries.PairedTable, at: int) -> None:
        self.round = round_
        self.board = paired.board
        self.entrants = paired.entrants
        self.table = paired.table
        self.opened = at
        self.shares: list[float] | None = None
        self.absent: list[int] = []
        self.corrected = False

    @property
    def is_open(self) -> bool:
        return self.shares is None

    @property
    def counts(self) -> bool:
        return bool(self.shares)

    def people(self) -> list[int]:
        return [number for number in self.entrants if number != BOT]


class Round:
    def __init__(self, entry: entries.RoundPaired, at: int) -> None:
        self.number = entry.round
        self.tables = [TournamentTable(entry.round, paired, at) for paired in entry.tables]
        self.byes = entry.byes
        self.paired_at = at
        self.ended_at = 0 if self.tables else at
        """When its last table ended; 0: not yet."""


class Tournament:
    def __init__(self, id_: str, setup: TournamentSetup) -> None:
        self.id = id_
        self.setup = setup
        self.number = 0
        self.last_at = 0
        self.status: Status = "open"
        self.entrants: dict[int, Entrant] = {}
        self.rounds: list[Round] = []
        self.open: dict[tuple[int, int], TournamentTable] = {}
        """The tables without a result, by round and board."""
        self.order: list[int] = []
        self.planned_rounds = setup.rounds
        self.started_at = 0
        self.held = False
        self.canceled = False
        self.finished_at = 0

    def fold(self, numbered: NumberedEntry) -> None:
        """Apply the next entry. It was checked when it was written."""
        if numbered.number != self.number + 1:
            raise LookupError(f"entry {numbered.number} follows entry {self.number}")
        FOLDS[type(numbered.entry)](self, numbered.entry, numbered.at)
        self.number, self.last_at = numbered.number, numbered.at

    def fold_join(self, entry: entries.Joined, at: int) -> None:
        self.entrants[entry.entrant] = Entrant(entry, len(self.rounds))

    def fold_rename(self, entry: entries.Renamed, at: int) -> None:
        entrant = self.entrants[entry.entrant]
        entrant.name = entry.name
        if entry.team is not None:
            entrant.team = entry.team

    def fold_away(self, entry: entries.Away, at: int) -> None:
        entrant = self.entrants[entry.entrant]
        entrant.away, entrant.absent = entry.away, entry.absent and entry.away
        entrant.withdrawn = entrant.withdrawn and (entry.away or entrant.deleted)
        entrant.removed = entrant.removed and entrant.withdrawn

    def fold_withdraw(self, entry: entries.Withdrew, at: int) -> None:
        entrant = self.entrants[entry.entrant]
        entrant.withdrawn, entrant.removed = True, entry.removed

    def fold_start(self, entry: entries.Started, at: int) -> None:
        self.status, self.started_at = "running", at
        self.order, self.planned_rounds = entry.order, entry.rounds

    def fold_pair(self, entry: entries.RoundPaired, at: int) -> None:
        self.rounds.append(Round(entry, at))
        for table in self.rounds[-1].tables:
            self.open[table.round, table.board] = table

    def fold_result(self, entry: entries.TableEnded, at: int) -> None:
        """Only the organizer replaces a result: of two processes that see the end of a game, the
        second changes nothing."""
        table = self.table(entry.round, entry.board)
        if table.shares is not None and not entry.corrected:
            return
        was_open = self.open.pop((entry.round, entry.board), None) is not None
        table.shares, table.corrected = entry.shares, entry.corrected
        if was_open:
            table.absent = entry.absent
            for number in entry.absent:
                self.entrants[number].away = self.entrants[number].absent = True
        round_ = self.rounds[entry.round - 1]
        if not round_.ended_at and not any(one.is_open for one in round_.tables):
            round_.ended_at = at

    def fold_hold(self, entry: entries.Held, at: int) -> None:
        self.held = entry.held

    def fold_finish(self, entry: entries.Finished, at: int) -> None:
        self.status, self.canceled, self.finished_at = "over", entry.canceled, at

    # Queries.

    def table(self, round_: int, board: int) -> TournamentTable:
        return self.rounds[round_ - 1].tables[board - 1]

    def tables(self) -> list[TournamentTable]:
        return [table for one in self.rounds for table in one.tables]

    def open_tables(self) -> list[TournamentTable]:
        return list(self.open.values())

    def active(self) -> list[Entrant]:
        """The players who can be paired, in the order in which they joined."""
        return [one for one in self.entrants.values() if one.active]

    def free(self) -> list[Entrant]:
        """The active players who are not at a table now."""
        busy = {number for table in self.open_tables() for number in table.entrants}
        return [one for one in self.active() if one.number not in busy]

    def entrant_of(self, player: str) -> Entrant | None:
        """The entrant of a person; one who withdrew does not count."""
        for one in self.entrants.values():
            if player and one.player == player and not one.withdrawn:
                return one
        return None

    def removed_entrant(self, player: str) -> Entrant | None:
        """A person whom the organizer removed."""
        for one in self.entrants.values():
            if player and one.player == player and one.removed:
                return one
        return None

    def seat_of(self, number: int) -> TournamentTable | None:
        """The open table of a player."""
        return next((one for one in self.open_tables() if number in one.entrants), None)

    def teams(self) -> list[str]:
        return sorted({one.team for one in self.entrants.values() if one.team})

    @property
    def ends_at(self) -> int:
        """When an arena opens no more tables."""
        return self.started_at + self.setup.minutes * MINUTE

    # Checks; each raises Refusal.

    def must_organize(self, player: str) -> None:
        if player != self.setup.organizer:
            raise Refusal("not_organizer", "only the organizer may do that")

    def must_be(self, *statuses: Status) -> None:
        if self.status not in statuses:
            reasons = {"open": "has not started", "running": "is running", "over": "is over"}
            raise Refusal("wrong_time", f"the tournament {reasons[self.status]}")


FOLDS: dict[type, Any] = {
    entries.Joined: Tournament.fold_join,
    entries.Renamed: Tournament.fold_rename,
    entries.Away: Tournament.fold_away,
    entries.Withdrew: Tournament.fold_withdraw,
    entries.Started: Tournament.fold_start,
    entries.RoundPaired: Tournament.fold_pair,
    entries.TableEnded: Tournament.fold_result,
    entries.Held: Tournament.fold_hold,
    entries.Finished: Tournament.fold_finish,
}
