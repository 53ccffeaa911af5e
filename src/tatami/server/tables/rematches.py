"""A rematch: a player offers it, the other people accept or decline, bots accept.

The new table has the seats of those who accepted; the seats of the others are free. It is created
in one transaction with the entry that settles the offer.
"""

from __future__ import annotations

from typing import NamedTuple

from tatami.server.tables import commands, entries
from tatami.server.tables.offers import OpenOffer
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table


class Step(NamedTuple):
    """What a command about a rematch leads to."""

    entry: entries.Offered | entries.Answered | entries.Rematched
    players: frozenset[int] | None
    """The seats of the people who play again, once that is settled."""


def concerns_rematch(table: Table, command: object) -> bool:
    is_answer = isinstance(command, commands.Answer) and table.status == OVER
    return is_answer or isinstance(command, commands.Rematch)


def open_rematch(table: Table, now: int) -> OpenOffer | None:
    offer = table.offer
    if offer is None or offer.what != "rematch":
        return None
    expires = offer.expires(table.setup.clock)
    return None if expires is not None and now > expires else offer


def next_step(
    table: Table, command: commands.Rematch | commands.Answer, player: str, now: int
) -> Step:
    """The next entry of the table; raises Refusal."""
    table.must_be(OVER)
    seat, offer = table.own_seat(player), open_rematch(table, now)
    if isinstance(command, commands.Answer):
        return answered(table, offer, seat, command.yes)
    if offer is None:
        return offered(table, seat)
    if seat != offer.by:
        return answered(table, offer, seat, yes=True)
    if len(offer.agreed) == 1:
        raise Refusal("offer_open", "another offer is open: answer it first")
    return settled(seat, frozenset(offer.agreed))


def offered(table: Table, seat: int) -> Step:
    if people(table) == {seat}:
        return settled(seat, frozenset({seat}))
    return Step(entries.Offered(seat=seat, what="rematch"), None)


def answered(table: Table, offer: OpenOffer | None, seat: int, yes: bool) -> Step:
    if offer is None or seat in offer.declined or (seat in offer.agreed and yes):
        raise Refusal("no_offer", "there is no open offer")
    agreed = offer.agreed | {seat} if yes else offer.agreed - {seat}
    waiting = people(table) - agreed - offer.declined - {seat}
    if waiting or len(agreed) < 2 or seat == offer.by:
        return Step(entries.Answered(seat=seat, yes=yes), None)
    return settled(seat, frozenset(agreed), yes)


def settled(seat: int, players: frozenset[int], yes: bool = True) -> Step:
    return Step(entries.Rematched(seat=seat, yes=yes, table=""), players)


def people(table: Table) -> set[int]:
    return {number for number, seat in enumerate(table.seats) if seat.player}


def host_of_rematch(table: Table, players: frozenset[int]) -> str:
    """The host of the table if they play again, otherwise who offered."""
    again = {table.seats[seat].player for seat in players}
    if table.setup.host in again or table.offer is None:
        return table.setup.host
    return table.seats[table.offer.by].player
