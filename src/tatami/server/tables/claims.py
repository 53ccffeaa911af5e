"""Claims: when a player has left the table on their turn, the others can go on without them.

A bot plays the seat until its player returns, or with two players the other one wins. Who has left,
and since when, is not part of the table: `live.presence` knows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from tatami.server.tables import commands, entries
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import RUNNING, Table
from tatami.server.tables.table_setup import MINUTE, TableSetup

DEFAULT_WAIT = {"none": 5 * MINUTE, "live": 0, "days": 0}
"""By the kind of clock. A clock ends the turn of a player who left, so the others wait for it."""
BOT = "greedy"


def claim_wait(setup: TableSetup) -> int:
    """Milliseconds until the others can claim; 0: never."""
    return DEFAULT_WAIT[setup.clock.kind] if setup.claim_after is None else setup.claim_after


def claim_times(table: Table, left_since: Mapping[int, int]) -> dict[int, int]:
    """When each seat can be claimed, given since when the players of seats have left.

    The wait begins when the player has left and the table waits for them.
    """
    wait = claim_wait(table.setup)
    if not wait or table.status != RUNNING:
        return {}
    return {
        seat: max(since, table.turn_began) + wait
        for seat, since in left_since.items()
        if table.is_person(seat) and may_be_waited_for(table, seat)
    }


def may_be_waited_for(table: Table, seat: int) -> bool:
    """Where it is a secret which seat decides, it may be any: a claim must not reveal it."""
    return table.asked_in_secret() or table.to_act() == seat


def claimed(
    table: Table, command: commands.Claim, player: str, left_since: Mapping[int, int], now: int
) -> entries.SeatClaimed:
    """The entry of a claim; raises Refusal."""
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    ready = claim_times(table, left_since).get(command.seat)
    if ready is None or command.seat == seat:
        raise Refusal("no_claim", "you cannot go on without this player now: check who is here")
    if now < ready:
        raise Refusal("too_early", "it is too early: give the player time to return")
    if command.what == "win" and len(table.seats) != 2:
        raise Refusal("no_claim", "a win can be claimed only with two players: let a bot play")
    if command.what == "bot" and table.setup.rated and len(table.seats) == 2:
        raise Refusal("rated", "a rated game for two allows no bots: claim the win")
    return entries.SeatClaimed(seat=seat, of=command.seat, bot="" if command.what == "win" else BOT)
