"""What is sent about a tournament: its page, lists and results."""

from __future__ import annotations

import csv
import io
from typing import Any, Literal

import msgspec

from tatami.server.tables.table_setup import ClockSetup
from tatami.server.tournaments.next_step import SECOND, is_complete, needs_organizer
from tatami.server.tournaments.standings import (
    Standing,
    TeamStanding,
    standings,
    team_standings,
    tie_break_names,
)
from tatami.server.tournaments.tournament import Status, Tournament, TournamentTable
from tatami.server.tournaments.tournament_entries import BOT
from tatami.server.tournaments.tournament_setup import Format, Teams, TournamentSetup

SHOWN_TABLES = 400
"""Tables that the page of a tournament shows; the downloads have them all."""


class EntrantOut(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    name: str
    """Empty if the player deleted their data."""
    team: str = ""
    away: bool = False
    absent: bool = False
    """Away because they did not finish a game."""
    withdrawn: bool = False


class TournamentTableOut(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    board: int
    table: str
    entrants: list[int]
    """Players by seat; 0 is a bot."""
    shares: list[float] | None
    """Of the victory; None while the game runs, empty if it does not count."""


class ByeOut(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    entrant: int
    points: float


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a tournament."""

    name: str
    game: str
    format: Format
    seats: int
    clock: ClockSetup
    minutes: int
    starts: int | None
    automatic: bool
    break_seconds: int
    fill: Literal["bye", "bot"]
    bot: str
    """The bot that takes free seats."""
    teams: Teams
    rated: bool
    public: bool
    late: bool
    """New players may join while it runs."""


class TournamentOut(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as everybody sees it."""

    id: str
    number: int
    """Of its last entry."""
    info: TournamentInfo
    status: Status
    canceled: bool
    held: bool
    """The organizer stopped new rounds."""
    entrants: list[EntrantOut]
    round: int
    """Rounds that have begun."""
    rounds: int
    """Rounds in all; 0: that depends on the results, or on the time."""
    next_round: int | None
    """When the next round begins, in milliseconds since 1970."""
    ends: int | None
    """When an arena opens no more tables."""
    tables: list[TournamentTableOut]
    """The latest last. Of a long arena only the latest ones."""
    byes: list[ByeOut]
    tie_breaks: list[str]
    standings: list[Standing]
    teams: list[TeamStanding]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    tournament: TournamentOut
    you: int | None
    """Your number in the tournament."""
    table: str
    """Your table, while you are playing."""
    organizer: bool
    waits_for_organizer: bool
    """The next round begins when the organizer says so."""
    link: str
    """The server as players in the network open it, on a club evening; otherwise empty."""


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    format: Format
    seats: int
    status: Status
    people: int
    starts: int | None
    rated: bool


class TournamentList(msgspec.Struct, frozen=True, kw_only=True):
    tournaments: list[TournamentRow]
    may_create: bool
    """You may organize one: with an account, or on a club evening."""


def tournament_out(tournament: Tournament) -> TournamentOut:
    tables = tournament.tables()
    return TournamentOut(
        id=tournament.id,
        number=tournament.number,
        info=info_of(tournament.setup),
        status=tournament.status,
        canceled=tournament.canceled,
        held=tournament.held,
        entrants=[
            EntrantOut(
                number=one.number, name=one.name, team=one.team, away=one.away,
                absent=one.absent, withdrawn=one.withdrawn,
            )
            for one in tournament.entrants.values()
        ],
        round=len(tournament.rounds),
        rounds=tournament.planned_rounds,
        next_round=next_round_at(tournament),
        ends=tournament.ends_at if is_running_arena(tournament) else None,
        tables=[table_out(one) for one in tables[-SHOWN_TABLES:]],
        byes=byes_out(tournament),
        tie_breaks=tie_break_names(tournament.setup),
        standings=standings(tournament),
        teams=team_standings(tournament),
    )  # fmt: skip


def info_of(setup: TournamentSetup) -> TournamentInfo:
    names = (name for name in TournamentInfo.__struct_fields__ if name != "late")
    return TournamentInfo(**{name: getattr(setup, name) for name in names}, late=setup.takes_late)


def is_running_arena(tournament: Tournament) -> bool:
    return tournament.setup.format == "arena" and tournament.status == "running"


def table_out(table: TournamentTable) -> TournamentTableOut:
    return TournamentTableOut(
        round=table.round, board=table.board, table=table.table, entrants=table.entrants,
        shares=table.shares,
    )  # fmt: skip


def byes_out(tournament: Tournament) -> list[ByeOut]:
    return [
        ByeOut(round=one.number, entrant=bye.entrant, points=bye.points)
        for one in tournament.rounds
        for bye in one.byes
    ]


def waits_for_round(tournament: Tournament) -> bool:
    """A round is over, and another one follows."""
    last = tournament.rounds[-1] if tournament.rounds else None
    is_between = tournament.status == "running" and last is not None and bool(last.ended_at)
    return is_between and tournament.setup.format != "arena" and not is_complete(tournament)


def next_round_at(tournament: Tournament) -> int | None:
    if not waits_for_round(tournament) or needs_organizer(tournament):
        return None
    return tournament.rounds[-1].ended_at + tournament.setup.break_seconds * SECOND


def waits_for_organizer(tournament: Tournament) -> bool:
    return waits_for_round(tournament) and next_round_at(tournament) is None


# Results as files.


def name_of(tournament: Tournament, number: int) -> str:
    return "bot" if number == BOT else tournament.entrants[number].name


def standings_csv(tournament: Tournament) -> str:
    """The standings as a table, with the names of the tie-breaks in the first row."""
    file = io.StringIO()
    names = tie_break_names(tournament.setup)
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["rank", "name", "team", "points", *names, "games", "won", "byes"])
    for one in standings(tournament):
        entrant = tournament.entrants[one.entrant]
        writer.writerow([
            one.rank, safe_cell(entrant.name), safe_cell(entrant.team), plain(one.points),
            *(plain(value) for value in one.tie_breaks), one.games, one.wins, one.byes,
        ])  # fmt: skip
    return file.getvalue()


def safe_cell(text: str) -> str:
    """A spreadsheet would compute a name that begins like a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def plain(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".") or "0"


def results_json(tournament: Tournament) -> dict[str, Any]:
    """Everything: players, every table with its result, byes and standings."""
    out = tournament_out(tournament)
    return {
        "format": "tatami tournament 1",
        "id": tournament.id,
        "info": msgspec.to_builtins(out.info),
        "status": out.status,
        "players": msgspec.to_builtins(out.entrants),
        "tables": msgspec.to_builtins([table_out(one) for one in tournament.tables()]),
        "byes": msgspec.to_builtins(out.byes),
        "tie_breaks": out.tie_breaks,
        "standings": msgspec.to_builtins(out.standings),
        "teams": msgspec.to_builtins(out.teams),
    }
