"""Turns a command into an entry of the tournament, or refuses it."""

from __future__ import annotations

from typing import Any

from tatami.server.tables.refusals import Refusal
from tatami.server.tournaments import tournament_commands as commands
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.next_step import started
from tatami.server.tournaments.tournament import Entrant, Tournament
from tatami.server.tournaments.tournament_setup import MAX_ENTRANTS


def handle(tournament: Tournament, command: Any, player: str) -> entries.AnyEntry:
    """The entry that a command leads to; raises Refusal."""
    entry: entries.AnyEntry = HANDLERS[type(command)](tournament, command, player)
    return entry


def join(
    tournament: Tournament, command: commands.Join, player: str, strength: float
) -> entries.AnyEntry:
    """Who withdrew and comes back keeps number and points."""
    if tournament.entrant_of(player) is not None:
        raise Refusal("already_joined", "you are already in this tournament")
    setup = tournament.setup
    if tournament.status == "over" or (tournament.status == "running" and not setup.takes_late):
        raise Refusal("joining_closed", "this tournament takes no more players")
    if len(tournament.entrants) >= MAX_ENTRANTS:
        raise Refusal("too_many_players", f"a tournament has at most {MAX_ENTRANTS} players")
    team = " ".join(command.team.split())
    before = next((one for one in tournament.entrants.values() if one.player == player), None)
    if before is not None:
        if before.removed:
            raise Refusal("unwelcome", "you cannot join this tournament: choose another")
        return entries.Away(entrant=before.number, away=False)
    if setup.teams != "none" and not team:
        raise Refusal("no_team", "this is a team tournament: name your team")
    return entries.Joined(
        entrant=len(tournament.entrants) + 1,
        name=free_name(tournament, " ".join(command.name.split()) or "?"),
        player=player,
        team=team if setup.teams != "none" else "",
        strength=strength,
    )


def free_name(tournament: Tournament, name: str) -> str:
    """Two players of one name are told apart by a number."""
    taken = {one.name.casefold() for one in tournament.entrants.values() if not one.withdrawn}
    if name.casefold() not in taken:
        return name
    return next(
        found for number in range(2, MAX_ENTRANTS + 2)
        if (found := f"{name[:36]} {number}").casefold() not in taken
    )  # fmt: skip


def entrant_for(tournament: Tournament, number: int | None, player: str) -> Entrant:
    """The player's own entrant, or the one that the organizer names."""
    if number is None:
        own = tournament.entrant_of(player)
        if own is None:
            raise Refusal("not_seated", "you are not in this tournament: join it first")
        return own
    tournament.must_organize(player)
    found = tournament.entrants.get(number)
    if found is None or found.withdrawn:
        raise Refusal("no_such_person", "this player is not in the tournament")
    return found


def sit_out(tournament: Tournament, command: commands.SitOut, player: str) -> entries.Away:
    tournament.must_be("open", "running")
    gone = tournament.entrants.get(command.entrant or 0)
    if gone is not None and gone.withdrawn and not command.away:
        return brought_back(tournament, gone, player)
    entrant = entrant_for(tournament, command.entrant, player)
    return entries.Away(entrant=entrant.number, away=command.away)


def brought_back(tournament: Tournament, gone: Entrant, player: str) -> entries.Away:
    """The organizer takes back somebody who withdrew or was removed by mistake."""
    tournament.must_organize(player)
    if gone.deleted:
        raise Refusal("no_such_person", "this player is not in the tournament")
    if tournament.status == "running" and not tournament.setup.takes_back:
        raise Refusal("joining_closed", "this tournament takes no more players")
    return entries.Away(entrant=gone.number, away=False)


def withdraw(tournament: Tournament, command: commands.Withdraw, player: str) -> entries.Withdrew:
    tournament.must_be("open", "running")
    entrant = entrant_for(tournament, command.entrant, player)
    return entries.Withdrew(entrant=entrant.number, removed=command.entrant is not None)


def rename(tournament: Tournament, command: commands.Rename, player: str) -> entries.Renamed:
    entrant = entrant_for(tournament, command.entrant, player)
    name = " ".join(command.name.split()) or entrant.name
    if name.casefold() != entrant.name.casefold():
        name = free_name(tournament, name)
    return entries.Renamed(entrant=entrant.number, name=name, team=command.team)


def start(tournament: Tournament, _command: commands.Start, player: str) -> entries.Started:
    tournament.must_organize(player)
    return started(tournament)


def hold(tournament: Tournament, command: commands.Hold, player: str) -> entries.Held:
    tournament.must_organize(player)
    tournament.must_be("open", "running")
    return entries.Held(held=command.held)


def set_result(
    tournament: Tournament, command: commands.SetResult, player: str
) -> entries.TableEnded:
    tournament.must_organize(player)
    try:
        if command.round < 1 or command.board < 1:
            raise IndexError
        table = tournament.table(command.round, command.board)
    except IndexError:
        raise Refusal("no_table", "this table does not exist: check the link") from None
    seats, winners = range(len(table.entrants)), set(command.winners)
    if not winners <= set(seats):
        raise Refusal("malformed", "the table does not have these seats")
    shares = [(seat in winners) / len(winners) for seat in seats] if winners else []
    return entries.TableEnded(round=table.round, board=table.board, shares=shares, corrected=True)


def finish(tournament: Tournament, _command: commands.Finish, player: str) -> entries.Finished:
    tournament.must_organize(player)
    tournament.must_be("open", "running")
    return entries.Finished(canceled=True)


HANDLERS: dict[type, Any] = {
    commands.SitOut: sit_out,
    commands.Withdraw: withdraw,
    commands.Rename: rename,
    commands.Start: start,
    commands.Hold: hold,
    commands.SetResult: set_result,
    commands.Finish: finish,
}
