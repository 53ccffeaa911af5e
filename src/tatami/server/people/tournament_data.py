"""The data of a person in tournaments: for the export and the deletion of personal data.

Only entries of joining and renaming name a person; pairings and results name players by number.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from tatami.server.store.base import operation
from tatami.server.store.schema import tournament_entries, tournament_people, tournaments
from tatami.server.tables.table import DELETED

NAMING = ("join", "rename")
"""The entries that contain a name."""


class OwnEntry:
    """A stored entry of a tournament that is about the person."""

    def __init__(self, row: Row[Any], body: dict[str, Any]) -> None:
        self.number: int = row.number
        self.at: int = row.at
        self.body = body


@operation
def export(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The tournaments that the player organized or joined, with what they did there."""
    return [
        {
            "tournament": row.id,
            "created": row.created,
            "status": row.status,
            "organizer": is_organizer(row, player),
            **{name: decoded(row.setting).get(name) for name in ("name", "game", "format")},
            "entries": [
                {"at": one.at, **one.body} for one in own_entries(connection, row.id, player)
            ],
        }
        for row in tournaments_of(connection, player)
    ]


@operation
def still_known(connection: Connection, players: Collection[str]) -> set[str]:
    """Those of these people who organize a tournament or are in one: the others were deleted."""
    mine = tournament_people.c.player_id.in_(players)
    return set(connection.scalars(select(tournament_people.c.player_id).where(mine)))


def anonymize(connection: Connection, player: str) -> None:
    """Remove the name and the id of a person; pairings and results stay."""
    for row in tournaments_of(connection, player):
        for one in own_entries(connection, row.id, player):
            if one.body["type"] in NAMING:
                rewrite(connection, row.id, one)
        if is_organizer(row, player):
            setting = msgspec.json.encode({**decoded(row.setting), "organizer": DELETED}).decode()
            here = tournaments.c.id == row.id
            connection.execute(update(tournaments).where(here).values(setting=setting))
    mine = tournament_people.c.player_id == player
    connection.execute(delete(tournament_people).where(mine))


def rewrite(connection: Connection, id_: str, one: OwnEntry) -> None:
    body = {**one.body, "name": ""}
    if body["type"] == "join":
        body["player"] = DELETED
    row = tournament_entries.c
    here = row.tournament_id == id_, row.number == one.number
    text = msgspec.json.encode(body).decode()
    connection.execute(update(tournament_entries).where(*here).values(body=text))


def tournaments_of(connection: Connection, player: str) -> list[Row[Any]]:
    mine = select(tournament_people.c.tournament_id).where(tournament_people.c.player_id == player)
    found = select(tournaments).where(tournaments.c.id.in_(mine))
    return list(connection.execute(found.order_by(tournaments.c.created, tournaments.c.id)))


def own_entries(connection: Connection, id_: str, player: str) -> list[OwnEntry]:
    """The entries of this player's numbers: joining, renaming, sitting out, withdrawing."""
    row = tournament_entries.c
    mine: set[int] = set()
    found = []
    named = row.tournament_id == id_, row.body.contains('"entrant":')
    for stored in connection.execute(select(tournament_entries).where(*named).order_by(row.number)):
        body = decoded(stored.body)
        if body["type"] == "join" and body["player"] == player:
            mine.add(body["entrant"])
        if body.get("entrant") in mine:
            found.append(OwnEntry(stored, body))
    return found


def is_organizer(row: Row[Any], player: str) -> bool:
    return decoded(row.setting).get("organizer") == player


def decoded(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text)
    return found
