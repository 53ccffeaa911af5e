"""All that is kept about one person: to take along, and to have removed."""

from __future__ import annotations

import contextlib
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from tatami.server.notify import channels
from tatami.server.people import accounts, history, moderation, ratings
from tatami.server.people.api_types import RatingOut
from tatami.server.people.moderation import ReportedLine
from tatami.server.store.base import REWRITTEN, Store, operation
from tatami.server.store.schema import entries, played, players, reports, sessions, tables, visits
from tatami.server.store.schema import manners as manners_table
from tatami.server.tables import commands
from tatami.server.tables import entries as entry_types
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import DELETED, OVER, RUNNING, Table

ALL = 1_000_000


async def export(store: Store, player: str, now: int) -> dict[str, Any]:
    """Everything of one's own as plain data. No password, no token, nobody else's secrets."""
    found = await store.read(personal(player, now))
    games = await store.read(history.page_of(player, limit=ALL))
    # Table by table: one long answer must not keep the others waiting.
    visited = await store.read(visited_by(player))
    at_tables = [await store.read(own_entries_at(table, player)) for table in visited]
    return {
        "format": "tatami data 1",
        "player": player,
        **found,
        "games": msgspec.to_builtins(games.games),
        "tables": [table for table in at_tables if table is not None],
    }


@operation
def personal(connection: Connection, player: str, now: int) -> dict[str, Any]:
    account = accounts.by_player(player)(connection)
    mine = sessions.c.player_id == player
    rows = connection.execute(select(sessions.c.created, sessions.c.until).where(mine))
    made = connection.execute(
        select(reports.c.at, reports.c.table_id, reports.c.number, reports.c.reason).where(
            reports.c.reporter_id == player
        )
    )
    return {
        "account": account
        and {
            "name": account.name,
            "created": account.created,
            "listed": account.listed,
        },
        "sessions": [dict(row._mapping) for row in rows],
        "ratings": [
            msgspec.to_builtins(rating_out(row, now))
            for row in ratings.of_player(player)(connection)
        ],
        "muted_and_blocked": [
            {"kind": row.kind, "name": row.name, "at": row.at}
            for row in moderation.of_player(player)(connection)
        ],
        "reports": [dict(row._mapping) for row in made],
        "notifications": channels.export(player)(connection),
    }


def rating_out(row: Any, now: int) -> RatingOut:
    """A rating with what is known of it today."""
    stored = ratings.Rating(row.rating, row.deviation, row.games, row.changed)
    today = ratings.grown(stored, now)
    return RatingOut(
        game=row.game,
        seats=row.seats,
        rating=row.rating,  # whoever shows it rounds it, once
        deviation=today.deviation,
        provisional=today.provisional,
        games=row.games,
        changed=row.changed,
    )


@operation
def visited_by(connection: Connection, player: str) -> list[str]:
    mine = select(visits.c.table_id).where(visits.c.player_id == player)
    return list(connection.scalars(mine.order_by(visits.c.table_id)))


@operation
def own_entries_at(connection: Connection, table: str, player: str) -> dict[str, Any] | None:
    """What a player did at a table: what was said and done from the seats that were theirs."""
    row = connection.execute(
        select(tables.c.game, tables.c.created, tables.c.setting).where(tables.c.id == table)
    ).one_or_none()
    if row is None:
        return None
    past = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table)
        .order_by(entries.c.number)
    )
    return {
        "table": table,
        "game": row.game,
        "opened": row.created,
        "host": msgspec.json.decode(row.setting)["host"] == player,
        "entries": own_entries([dict(entry._mapping) for entry in past], player),
    }


def own_entries(past: list[dict[str, Any]], player: str) -> list[dict[str, Any]]:
    seat: int | None = None
    mine = []
    for row in past:
        entry = entry_types.decode(row["body"])
        if isinstance(entry, entry_types.SatDown) and entry.player == player:
            seat = entry.seat
        own = getattr(entry, "player", player) == player
        if seat is not None and entry.seat == seat and own:
            mine.append({"number": row["number"], "at": row["at"], **msgspec.to_builtins(entry)})
        if isinstance(entry, entry_types.StoodUp) and entry.seat == seat:
            seat = None
    return mine


# Removing it.


class TablesToLeave(Protocol):
    """What erasing a person needs of the registry of tables."""

    async def table(self, id_: str) -> Table: ...

    async def handle(self, id_: str, command: Any, player: str) -> Any: ...

    async def reload(self, id_: str) -> None: ...


async def erase(store: Store, tables: TablesToLeave, player: str) -> None:
    """Remove a person. Games that others played in stay, without the name and the chat.

    If the process ends on the way, the account is still there and the person can ask again.
    """
    visited = await store.read(visited_by(player))
    for id_ in visited:
        with contextlib.suppress(Refusal):
            await leave_table(tables, id_, player)
    await store.write(forget(player))
    for id_ in visited:
        await tables.reload(id_)
        await store.notify(id_, REWRITTEN)


async def leave_table(tables: TablesToLeave, id_: str, player: str) -> None:
    """Leave a game that is not over: with two players it is lost, otherwise a bot takes over."""
    table = await tables.table(id_)
    if table.status == OVER or table.seat_of(player) is None:
        return
    duel = table.status == RUNNING and len(table.seats) == 2
    await tables.handle(id_, commands.Resign() if duel else commands.Leave(), player)


@operation
def forget(connection: Connection, player: str) -> None:
    forget_at_tables(connection, player)
    forget_in_reports(connection, player)
    connection.execute(
        update(played)
        .where(played.c.player_id == player)
        .values(player_id=None, name="", before=None, after=None, deviation=None)
    )
    either = manners_table.c.player_id == player, manners_table.c.other_id == player
    connection.execute(delete(manners_table).where(or_(*either)))
    connection.execute(delete(visits).where(visits.c.player_id == player))
    # The account, its sessions, ratings and seats go with it.
    connection.execute(delete(players).where(players.c.id == player))


def forget_at_tables(connection: Connection, player: str) -> None:
    """The one time that an entry is written anew: the moves stay as they were."""
    visited = select(visits.c.table_id).where(visits.c.player_id == player)
    rows = connection.execute(
        select(entries).where(
            entries.c.table_id.in_(visited),
            entries.c.body.contains(f'"player":"{player}"', autoescape=True),
        )
    ).all()
    for row in rows:
        place = entries.c.table_id == row.table_id, entries.c.number == row.number
        body = entry_types.encode(nameless(entry_types.decode(row.body))).decode()
        connection.execute(update(entries).where(*place).values(body=body))
    for row in connection.execute(select(tables).where(tables.c.id.in_(visited))).all():
        setting = msgspec.json.decode(row.setting)
        if setting["host"] == player:
            hostless = msgspec.json.encode({**setting, "host": DELETED}).decode()
            connection.execute(update(tables).where(tables.c.id == row.id).values(setting=hostless))


def nameless(entry: Any) -> Any:
    """The salt stays: without it nobody could verify the deal."""
    if isinstance(entry, entry_types.Chatted):
        return msgspec.structs.replace(entry, name="", player=DELETED, text="")
    return msgspec.structs.replace(entry, name="", player=DELETED)


def forget_in_reports(connection: Connection, player: str) -> None:
    connection.execute(delete(reports).where(reports.c.reported_id == player))
    connection.execute(
        update(reports).where(reports.c.reporter_id == player).values(reporter_id=None)
    )
    visited = select(visits.c.table_id).where(visits.c.player_id == player)
    for row in connection.execute(select(reports).where(reports.c.table_id.in_(visited))).all():
        lines = msgspec.json.decode(row.lines, type=list[ReportedLine])
        kept = msgspec.json.encode([line for line in lines if line.player != player]).decode()
        connection.execute(update(reports).where(reports.c.id == row.id).values(lines=kept))
