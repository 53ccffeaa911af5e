"""Practice: an unrated game of one person against bots, where hints are allowed."""

from __future__ import annotations

from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import RUNNING, Table


def seat_for_hint(table: Table, player: str) -> int:
    """The seat of the player who asks for a hint; raises Refusal."""
    seat = table.own_seat(player)
    if not table.is_practice(seat):
        raise Refusal("no_hints", "hints are available only in unrated games against bots")
    if table.status != RUNNING or table.to_act() != seat:
        raise Refusal("not_your_turn", "it is not your turn: wait for the others")
    return seat
