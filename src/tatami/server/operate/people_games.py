"""Finished games of people who agreed that their games may become puzzles.

Everybody who played must have an account and agree (`people.follows.Privacy.puzzles`). Deals that
several tables play, forks and games with changed components are left out. Nothing of the people is
kept but their moves.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, exists, not_, or_, select

from tatami.engine.game import Game
from tatami.engine.options import changed
from tatami.engine.puzzles import PERSON, SourceGame
from tatami.server.people.game_results import original_players
from tatami.server.store import queries
from tatami.server.store.base import operation
from tatami.server.store.schema import finished, played, privacy, tables
from tatami.server.tables.rebuild import DamagedTable, StoredTable, rebuild
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OVER, Table


@operation
def games_with_consent(connection: Connection, game: Game[Any]) -> list[SourceGame]:
    """The games of this server that may be used now, the oldest first."""
    rows = connection.execute(
        select(tables.c.id, tables.c.setting, tables.c.secret)
        .join(finished, finished.c.table_id == tables.c.id)
        .where(finished.c.game == game.key, has_people(), not_(somebody_disagrees()))
        .order_by(finished.c.ended, tables.c.id)
    ).all()
    found = []
    for row in rows:
        stored = StoredTable(row.setting, row.secret, queries.entries_after(row.id, 0)(connection))
        source = source_of(row.id, stored)
        found += [] if source is None else [source]
    return found


def has_people() -> Any:
    return exists().where(played.c.table_id == tables.c.id, not_(played.c.bot))


def somebody_disagrees() -> Any:
    """Guests and deleted accounts cannot agree."""
    agreed = select(privacy.c.player_id).where(privacy.c.puzzles)
    unknown = or_(played.c.player_id.is_(None), played.c.player_id.not_in(agreed))
    return exists().where(and_(played.c.table_id == tables.c.id, not_(played.c.bot), unknown))


def source_of(id_: str, stored: StoredTable) -> SourceGame | None:
    try:
        table = rebuild(id_, stored)
    except (DamagedTable, Refusal):  # or of another version of the rules
        return None
    return source_game(table) if may_be_used(table) else None


def may_be_used(table: Table) -> bool:
    plain = not (table.setup.deal or table.setup.material or table.origin)
    return plain and table.status == OVER and not table.closed and table.play is not None


def source_game(table: Table) -> SourceGame:
    assert table.play is not None
    owners = original_players(table)
    return SourceGame(
        seed=table.play.seed,
        bots=tuple(PERSON if owner.player else owner.bot for owner in owners),
        actions=tuple(table.play.actions),
        options=changed(table.game.options(table.setup.options)),
    )
