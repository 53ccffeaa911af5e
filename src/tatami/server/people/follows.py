"""Following other accounts, who is connected, and who may see that or challenge a player.

A block is never visible to the blocked person: they see what everybody sees of a player who shows
nothing and accepts no challenges.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, case, delete, exists, func, insert, or_, select
from sqlalchemy.sql.elements import ColumnElement

from tatami.server.people.moderation import BLOCK
from tatami.server.store.base import operation
from tatami.server.store.queries import add_new
from tatami.server.store.schema import accounts, connected, follows, heartbeats, manners, privacy
from tatami.server.tables.refusals import Refusal

Audience = Literal["all", "followed", "nobody"]
PLAYER, TABLE = "player", "table"
"""Kinds of rows in `connected`."""
MAX_FOLLOWED = 500
ALIVE = 6_000
"""Milliseconds after its last heartbeat in which a process counts as alive."""
BATCH = 500


class Privacy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who may do what with you; `followed`: only the people whom you follow."""

    challenges: Audience = "all"
    """Who may challenge you and invite you to a table."""
    presence: Audience = "all"
    """Who sees that you are here."""
    puzzles: bool = False
    """Your finished games may become puzzles, without your name."""


# Following.


@operation
def follow(connection: Connection, player: str, other: str, now: int) -> None:
    if player == other:
        raise Refusal("yourself", "you cannot follow yourself")
    mine = select(func.count()).select_from(follows).where(follows.c.player_id == player)
    if (connection.scalar(mine) or 0) >= MAX_FOLLOWED:
        raise Refusal("too_many", f"you can follow {MAX_FOLLOWED} people: remove one first")
    add_new(connection, follows, player_id=player, other_id=other, at=now)


@operation
def unfollow(connection: Connection, player: str, other: str) -> None:
    mine = follows.c.player_id == player, follows.c.other_id == other
    connection.execute(delete(follows).where(*mine))


@operation
def is_following(connection: Connection, player: str, other: str) -> bool:
    mine = follows.c.player_id == player, follows.c.other_id == other
    return connection.execute(select(follows.c.at).where(*mine)).first() is not None


@operation
def followed_by(connection: Connection, player: str, now: int) -> list[Row[Any]]:
    """The people whom a player follows: `name`, and whether they are `here`."""
    here = case((is_shown(now), True), else_=False).label("here")
    return list(
        connection.execute(
            select(accounts.c.name, accounts.c.player_id, here)
            .join(follows, follows.c.other_id == accounts.c.player_id)
            .where(follows.c.player_id == player)
            .order_by(accounts.c.key)
        )
    )


def known_here(connection: Connection, players: Collection[str], now: int) -> dict[str, list[str]]:
    """By player: the names of the people whom they follow and who are here."""
    rows = connection.execute(
        select(follows.c.player_id, accounts.c.name)
        .join(accounts, accounts.c.player_id == follows.c.other_id)
        .where(follows.c.player_id.in_(players), is_shown(now))
        .order_by(accounts.c.key)
    )
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.player_id, []).append(row.name)
    return found


def is_shown(now: int) -> ColumnElement[bool]:
    """Is the followed person connected, and may the follower know?"""
    follower, other = follows.c.player_id, follows.c.other_id
    here = exists().where(
        connected.c.kind == PLAYER,
        connected.c.id == other,
        connected.c.process == heartbeats.c.process,
        heartbeats.c.at > now - ALIVE,
    )
    return and_(here, ~is_kept_from("presence", other, follower), ~has_blocked(other, follower))


def has_blocked(player: Any, other: Any) -> ColumnElement[bool]:
    return exists().where(
        manners.c.kind == BLOCK, manners.c.player_id == player, manners.c.other_id == other
    )


def is_kept_from(what: str, player: Any, other: Any) -> ColumnElement[bool]:
    """Does the privacy setting `what` of a player exclude the other one?"""
    theirs = follows.alias("theirs")
    follows_back = exists().where(theirs.c.player_id == player, theirs.c.other_id == other)
    allows = privacy.c[what]
    excluded = or_(allows == "nobody", and_(allows == "followed", ~follows_back))
    return exists().where(privacy.c.player_id == player, excluded)


# Privacy.


@operation
def privacy_of(connection: Connection, player: str) -> Privacy:
    row = connection.execute(select(privacy).where(privacy.c.player_id == player)).one_or_none()
    if row is None:
        return Privacy()
    return Privacy(challenges=row.challenges, presence=row.presence, puzzles=row.puzzles)


@operation
def set_privacy(connection: Connection, player: str, wanted: Privacy) -> None:
    connection.execute(delete(privacy).where(privacy.c.player_id == player))
    values = msgspec.structs.asdict(wanted)
    connection.execute(insert(privacy).values(player_id=player, **values))


@operation
def may_challenge(connection: Connection, player: str, other: str) -> bool:
    """May this player challenge the other one? A block of either counts."""
    here = select(accounts.c.player_id).where(
        accounts.c.player_id == other,
        ~is_kept_from("challenges", other, player),
        ~has_blocked(other, player),
        ~has_blocked(player, other),
    )
    return connection.execute(here).first() is not None


# Who is connected.


@operation
def write_connected(
    connection: Connection, process: str, kind: str, came: Iterable[str], left: Iterable[str]
) -> None:
    """What changed among the players or tables that this process has connections to."""
    mine = connected.c.process == process, connected.c.kind == kind
    for part in batches(left):
        connection.execute(delete(connected).where(*mine, connected.c.id.in_(part)))
    for part in batches(came):
        rows = [{"kind": kind, "id": id_, "process": process} for id_ in part]
        connection.execute(insert(connected), rows)


def batches(ids: Iterable[str]) -> Iterable[list[str]]:
    found = sorted(ids)
    return (found[first : first + BATCH] for first in range(0, len(found), BATCH))


@operation
def forget_processes(connection: Connection, own: str, now: int) -> None:
    """Delete what dead processes said."""
    alive = select(heartbeats.c.process).where(heartbeats.c.at > now - 10 * ALIVE)
    gone = connected.c.process != own, connected.c.process.not_in(alive)
    connection.execute(delete(connected).where(*gone))


def count_connected(connection: Connection, now: int) -> dict[str, int]:
    """How many different players and tables the living processes have."""
    rows = connection.execute(
        select(connected.c.kind, func.count(connected.c.id.distinct()).label("many"))
        .join(heartbeats, heartbeats.c.process == connected.c.process)
        .where(heartbeats.c.at > now - ALIVE)
        .group_by(connected.c.kind)
    )
    return {row.kind: row.many for row in rows}


@operation
def export(connection: Connection, player: str) -> dict[str, Any]:
    """For the export of personal data."""
    rows = connection.execute(
        select(accounts.c.name, follows.c.at)
        .join(follows, follows.c.other_id == accounts.c.player_id)
        .where(follows.c.player_id == player)
        .order_by(follows.c.at)
    )
    chosen = privacy_of(player)(connection)
    return {
        "following": [{"name": row.name, "at": row.at} for row in rows],
        "privacy": msgspec.structs.asdict(chosen),
    }
