"""What the deal of the day and duplicate sets share: new tables, and compared decisions."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.server.http.routes.common import address_of, identity_of, services_of
from tatami.server.people.deal_results import PartedDecision
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.wire.puzzle_scene import ExplainedMove, explained

MOST_PARTED = 12


class ChoiceOfPlayers(msgspec.Struct, frozen=True, kw_only=True):
    """What some of the players chose."""

    move: ExplainedMove
    count: int
    match_points: float
    """Of these players, on average, 0 to 1."""
    yours: bool


class PartedChoices(msgspec.Struct, frozen=True, kw_only=True):
    """A decision at which players diverged who had made the same moves before it."""

    after: int
    """How many moves of the game come before it."""
    choices: list[ChoiceOfPlayers]


def parted_choices(game: Game[Any], seat: int, parted: PartedDecision) -> PartedChoices:
    choices = [
        ChoiceOfPlayers(
            move=explained(game, seat, one.action), count=one.count,
            match_points=one.match_points, yours=one.action == parted.yours,
        )
        for one in parted.choices
    ]  # fmt: skip
    return PartedChoices(after=parted.after, choices=choices)


async def name_at_new_table(request: Any, player: str, wanted: str) -> str:
    """The player's name at a table that they may create now; raises Refusal."""
    services = services_of(request)
    services.limits.take("table", player=player, address=address_of(request))
    account = bool(identity_of(request).session)
    await services.access.quotas.check_new_table(player, account=account)
    return await services.access.own_name(wanted, player)


async def table_if_kept(services: Any, id_: str) -> Table | None:
    """The table, unless it has expired."""
    try:
        table: Table = await services.tables.table(id_)
    except Refusal:
        return None
    return table


def names_at(table: Table | None) -> list[str]:
    return [] if table is None else [seat.name for seat in table.seats]
