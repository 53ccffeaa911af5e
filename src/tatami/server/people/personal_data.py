"""Export and deletion of all data about a person."""

from __future__ import annotations

import contextlib
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from tatami.server.notify import channels
from tatami.server.people import (
    account_emails,
    accounts,
    audit,
    deal_results,
    follows,
    game_results,
    glicko,
    moderation,
    puzzle_ratings,
    ratings,
    seat_codes,
    table_invitations,
    tournament_data,
)
from tatami.server.people.api_types import RatingOut
from tatami.server.people.moderation import ReportedLine
from tatami.server.store.base import REWRITTEN, Store, operation
from tatami.server.store.schema import (
    connected,
    entries,
    played,
    players,
    reports,
    seeks,
    sessions,
    tables,
    visits,
)
from tatami.server.store.schema import manners as manners_table
from tatami.server.tables import commands
from tatami.server.tables import entries as entry_types
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import DELETED, OVER, RUNNING, Table

ALL_GAMES = 1_000_000
LEAVING = entry_types.StoodUp | entry_types.Resigned


class TableSource(Protocol):
    """What the export needs of the registry of tables."""

    async def table(self, id_: str) -> Table: ...


async def export_data(store: Store, tables: TableSource, player: str, now: int) -> dict[str, Any]:
    """All data about a player as JSON values, without passwords, tokens and data of others."""
    found = await store.read(account_data(player, now))
    games = await store.read(game_results.games_page(player, limit=ALL_GAMES))
    # One table at a time, so that a long export does not block other requests.
    visited = await store.read(visited_tables(player))
    at_tables = [await data_at_table(store, tables, table, player) for table in visited]
    return {
        "format": "tatami data 1",
        "player": player,
        **found,
        "games": msgspec.to_builtins(games.games),
        "reports": await own_reports(store, tables, player),
        "tables": [table for table in at_tables if table is not None],
    }


@operation
def account_data(connection: Connection, player: str, now: int) -> dict[str, Any]:
    account = accounts.by_player(player)(connection)
    address = account_emails.of_player(player)(connection)
    mine = sessions.c.player_id == player
    rows = connection.execute(select(sessions.c.created, sessions.c.until).where(mine))
    return {
        "account": account
        and {
            "name": account.name,
            "created": account.created,
            "listed": account.listed,
            "email": address and {"address": address.address, "confirmed": address.confirmed},
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
        "notifications": channels.export(player)(connection),
        "seat_codes": seat_codes.export(player)(connection),
        **follows.export(player)(connection),
        "table_invitations": table_invitations.export(player)(connection),
        "tournaments": tournament_data.export(player)(connection),
        "deals": deal_results.of_player(player)(connection),
        "puzzles": puzzle_ratings.attempts_of(player)(connection),
    }


def rating_out(row: Any, now: int) -> RatingOut:
    """A stored rating with its deviation of today."""
    stored = glicko.Rating(row.rating, row.deviation, row.games, row.changed)
    today = glicko.with_drift(stored, now)
    return RatingOut(
        game=row.game,
        seats=row.seats,
        rating=row.rating,  # clients round it
        deviation=today.deviation,
        provisional=today.provisional,
        games=row.games,
        changed=row.changed,
    )


@operation
def visited_tables(connection: Connection, player: str) -> list[str]:
    mine = select(visits.c.table_id).where(visits.c.player_id == player)
    return list(connection.scalars(mine.order_by(visits.c.table_id)))


@operation
def reports_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    columns = reports.c.at, reports.c.table_id, reports.c.number, reports.c.reason
    rows = connection.execute(select(*columns).where(reports.c.reporter_id == player))
    return [dict(row._mapping) for row in rows]


async def own_reports(store: Store, tables: TableSource, player: str) -> list[dict[str, Any]]:
    """The player's reports, with the numbers of the chat lines as the player counts them."""
    found = await store.read(reports_of(player))
    for report in found:
        try:
            table = await tables.table(report["table_id"])
        except Refusal:  # damaged: its entries cannot be counted
            del report["number"]
            continue
        report["number"] = table.counts.number_of(report["number"], table.seat_of(player))
    return found


@operation
def table_row(connection: Connection, table: str) -> Any:
    columns = tables.c.game, tables.c.created
    return connection.execute(select(*columns).where(tables.c.id == table)).one_or_none()


async def data_at_table(
    store: Store, source: TableSource, id_: str, player: str
) -> dict[str, Any] | None:
    """The entries that a player made at a table."""
    row = await store.read(table_row(id_))
    if row is None:
        return None
    found = {"table": id_, "game": row.game, "opened": row.created}
    try:
        table = await source.table(id_)
    except Refusal as refusal:  # damaged, or of another version
        return {**found, "unreadable": refusal.code}
    host = table.setup.host == player
    return {**found, "host": host, "entries": own_entries(table, player)}


def own_entries(table: Table, player: str) -> list[dict[str, Any]]:
    """The player's entries, numbered as the player counted them in that seat."""
    seat: int | None = None
    mine = []
    for one in table.entries:
        entry = one.entry
        if isinstance(entry, entry_types.SatDown) and entry.player == player:
            seat = entry.seat
        if isinstance(entry, entry_types.Chatted) and entry.seat is None:
            if entry.player == player:  # as a spectator
                number = table.counts.number_of(one.number, None)
                mine.append({"number": number, "at": one.at, **msgspec.to_builtins(entry)})
            continue
        own = getattr(entry, "player", player) == player
        if seat is not None and entry.seat == seat and own:
            number = table.counts.number_of(one.number, seat)
            mine.append({"number": number, "at": one.at, **msgspec.to_builtins(entry)})
        if isinstance(entry, LEAVING) and entry.seat == seat:
            seat = None  # what the bot does there is no longer the player's
    return mine


# Deletion.


class TablesToLeave(TableSource, Protocol):
    """What deletion needs of the registry of tables."""

    async def handle(self, id_: str, command: Any, player: str) -> Any: ...

    async def reload(self, id_: str) -> None: ...


async def delete_person(store: Store, tables: TablesToLeave, player: str) -> None:
    """Delete a person. Games with other players stay, without the person's name and chat.

    If the process dies meanwhile, the account still exists and the person can try again.
    """
    visited = await store.read(visited_tables(player))
    for id_ in visited:
        with contextlib.suppress(Refusal):
            await leave_table(tables, id_, player)
    await store.write(delete_player(player))
    for id_ in visited:
        await tables.reload(id_)
        await store.notify(id_, REWRITTEN)


async def leave_table(tables: TablesToLeave, id_: str, player: str) -> None:
    """Leave a game that is not over: it is lost, or a bot takes over while others play on."""
    table = await tables.table(id_)
    seat = table.seat_of(player)
    if table.status == OVER or seat is None:
        return
    ends = table.status == RUNNING and table.ends_without(seat)
    await tables.handle(id_, commands.Resign() if ends else commands.Leave(), player)


@operation
def delete_player(connection: Connection, player: str) -> None:
    anonymize_tables(connection, player)
    anonymize_reports(connection, player)
    audit.anonymize(connection, player)
    connection.execute(
        update(played)
        .where(played.c.player_id == player)
        .values(player_id=None, name="", before=None, after=None, deviation=None)
    )
    tournament_data.anonymize(connection, player)
    either = manners_table.c.player_id == player, manners_table.c.other_id == player
    connection.execute(delete(manners_table).where(or_(*either)))
    connection.execute(delete(visits).where(visits.c.player_id == player))
    connection.execute(delete(seeks).where(seeks.c.player_id == player))
    connection.execute(delete(connected).where(connected.c.id == player))
    deal_results.anonymize(connection, player)
    # Account, email, sessions, ratings, seats, seat codes, follows, privacy and invitations to
    # tables are deleted by cascade.
    connection.execute(delete(players).where(players.c.id == player))


def anonymize_tables(connection: Connection, player: str) -> None:
    """Remove name and chat from entries, the only case in which entries change."""
    visited = select(visits.c.table_id).where(visits.c.player_id == player)
    rows = connection.execute(
        select(entries).where(
            entries.c.table_id.in_(visited),
            entries.c.body.contains(f'"player":"{player}"', autoescape=True),
        )
    ).all()
    for row in rows:
        here = entries.c.table_id == row.table_id, entries.c.number == row.number
        connection.execute(update(entries).where(*here).values(body=anonymous_body(row.body)))
    for row in connection.execute(select(tables).where(tables.c.id.in_(visited))).all():
        setting = hostless_setting(row.setting, player)
        connection.execute(update(tables).where(tables.c.id == row.id).values(setting=setting))


def anonymous_body(body: str) -> str:
    """An entry of a damaged table that cannot be read is emptied: a deletion must not fail."""
    try:
        return entry_types.encode(without_name(entry_types.decode(body))).decode()
    except (msgspec.MsgspecError, TypeError):
        return "{}"


def hostless_setting(setting: str, player: str) -> str:
    try:
        found = msgspec.json.decode(setting, type=dict[str, Any])
    except msgspec.MsgspecError:
        return setting.replace(player, DELETED)
    if found.get("host") != player:
        return setting
    return msgspec.json.encode({**found, "host": DELETED}).decode()


def without_name(entry: Any) -> Any:
    """An entry without name and player. The salt stays, so that the deal can be verified."""
    if isinstance(entry, entry_types.Chatted):
        return msgspec.structs.replace(entry, name="", player=DELETED, text="")
    return msgspec.structs.replace(entry, name="", player=DELETED)


def anonymize_reports(connection: Connection, player: str) -> None:
    connection.execute(delete(reports).where(reports.c.reported_id == player))
    connection.execute(
        update(reports).where(reports.c.reporter_id == player).values(reporter_id=None)
    )
    visited = select(visits.c.table_id).where(visits.c.player_id == player)
    for row in connection.execute(select(reports).where(reports.c.table_id.in_(visited))).all():
        lines = msgspec.json.decode(row.lines, type=list[ReportedLine])
        kept = msgspec.json.encode([line for line in lines if line.player != player]).decode()
        connection.execute(update(reports).where(reports.c.id == row.id).values(lines=kept))
