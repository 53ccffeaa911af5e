"""Seeks: people who wait for others with the same wish, as rows of the database.

Those who have waited longest come first. All changes that can pair people run under one lock, so a
player is seated once, whichever process finds the group. A seek counts while the process that has
its connection is alive; it is kept a little longer, so that a player who reconnects after a restart
keeps their place.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from tatami.server.people.moderation import BLOCK, blocks_among
from tatami.server.store.base import operation
from tatami.server.store.schema import heartbeats, manners, seeks, waits
from tatami.server.tables.table_setup import DAY, MINUTE, ClockSetup

LOCK = 741852965
"""PostgreSQL: of several processes, one pairs at a time. SQLite has one writer."""
ALIVE = 6_000
"""Milliseconds after its last heartbeat in which a process counts as alive."""
KEPT = MINUTE
"""Milliseconds for which a seek without a connection is kept, and a pairing can be learned."""
LEFT_OVER = 15_000
"""Milliseconds after which a seek of this process that it does not know is a leftover."""
MOST = 200
"""Seeks with one wish that are looked at together."""
MOST_STEPS = 5_000
"""Steps of the search for a group: blocks could make it long."""
WAITS_KEPT, WAITS_USED = 30 * DAY, 200


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What must be the same for people who are paired."""

    game: str
    seats: int
    clock: ClockSetup = ClockSetup()
    rated: bool = False


class NewSeek(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    wish: Wish
    bots_at: int | None
    bot: str


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits."""

    player: str
    name: str
    created: int
    bots_at: int | None
    bot: str


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """People who are paired, the one who waited longest first; bots take the other seats."""

    wish: Wish
    seekers: list[Seeker]
    bot: str


MakeTable = Callable[[Group], tuple[str, Callable[[Connection], None]]]
"""Gives the id of a new table for a group, and the write that stores it."""


def wish_key(wish: Wish) -> str:
    """The same for wishes that fit each other."""
    clock = wish.clock
    times = {
        "none": "none",
        "live": f"live {clock.base} {clock.increment} {clock.at_zero}",
        "days": f"days {clock.days} {clock.at_zero}",
    }[clock.kind]
    return f"{wish.game} {wish.seats} {'rated' if wish.rated else 'unrated'} {times}"


def lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


# One player's seek.


@operation
def seek(connection: Connection, new: NewSeek, process: str, now: int, make: MakeTable) -> None:
    """Add a seek, or keep the place of the one that the player has, and pair who fits."""
    lock(connection)
    key, mine = wish_key(new.wish), seeks.c.player_id == new.player
    before = connection.execute(select(seeks).where(mine)).one_or_none()
    if before is not None and before.wish == key and before.seen > now - KEPT:
        if before.table_id is not None:
            return  # paired while the connection was lost
        values = {"process": process, "seen": now, "bots_at": new.bots_at, "bot": new.bot}
        connection.execute(update(seeks).where(mine).values(**values))
    else:
        connection.execute(delete(seeks).where(mine))
        connection.execute(insert(seeks).values(**row_of(new, key, process, now)))
    pair_wish(connection, key, process, now, make)


def row_of(new: NewSeek, key: str, process: str, now: int) -> dict[str, Any]:
    return {
        "player_id": new.player,
        "name": new.name,
        "wish": key,
        "setting": msgspec.json.encode(new.wish).decode(),
        "created": now,
        "seen": now,
        "process": process,
        "bots_at": new.bots_at,
        "bot": new.bot,
        "table_id": None,
    }


@operation
def stop(connection: Connection, player: str, process: str) -> bool:
    """End a seek. False if the player was paired first, or waits through another process."""
    mine = seeks.c.player_id == player, seeks.c.process == process, seeks.c.table_id.is_(None)
    return connection.execute(delete(seeks).where(*mine)).rowcount == 1


# Pairing.


@operation
def pair_all(connection: Connection, process: str, now: int, make: MakeTable) -> None:
    """Pair everybody who fits, for every wish; also those whose time for bots has come."""
    lock(connection)
    open_wishes = select(seeks.c.wish).where(seeks.c.table_id.is_(None)).distinct()
    for key in sorted(connection.scalars(open_wishes)):
        pair_wish(connection, key, process, now, make)


def pair_wish(connection: Connection, key: str, process: str, now: int, make: MakeTable) -> None:
    """Everybody who fits, for one wish. The caller holds the lock."""
    rows = waiting_rows(connection, key, process, now)
    if not rows:
        return
    wish = msgspec.json.decode(rows[0].setting, type=Wish)
    waiting = [seeker_of(row) for row in rows]
    blocks = blocks_among(connection, [one.player for one in waiting])
    for group in groups(wish, waiting, blocks, now):
        id_, store = make(group)
        store(connection)
        note_pairing(connection, group, id_, now)


def waiting_rows(connection: Connection, key: str, process: str, now: int) -> list[Row[Any]]:
    where = seeks.c.wish == key, *waits_now(process, now)
    order = seeks.c.created, seeks.c.player_id
    return list(connection.execute(select(seeks).where(*where).order_by(*order).limit(MOST)))


def waits_now(process: str, now: int) -> tuple[Any, ...]:
    """A seek whose connection is open, as far as anybody knows."""
    alive = exists().where(heartbeats.c.process == seeks.c.process, heartbeats.c.at > now - ALIVE)
    return seeks.c.table_id.is_(None), or_(seeks.c.process == process, alive)


def seeker_of(row: Row[Any]) -> Seeker:
    return Seeker(
        player=row.player_id,
        name=row.name,
        created=row.created,
        bots_at=row.bots_at,
        bot=row.bot,
    )


def groups(
    wish: Wish, waiting: Sequence[Seeker], blocks: set[tuple[str, str]], now: int
) -> Iterator[Group]:
    """Full groups first, then those whose time for bots has come, with all who accept bots."""
    left = list(waiting)
    while (found := first_group(left, wish.seats, blocks)) is not None:
        yield Group(wish=wish, seekers=found, bot="")
        left = [one for one in left if one not in found]
    while (due := next((one for one in left if is_due(one, now)), None)) is not None:
        found = with_bots(due, left, wish.seats, blocks)
        yield Group(wish=wish, seekers=found, bot=due.bot)
        left = [one for one in left if one not in found]


def is_due(seeker: Seeker, now: int) -> bool:
    return seeker.bots_at is not None and seeker.bots_at <= now


def first_group(
    waiting: Sequence[Seeker], size: int, blocks: set[tuple[str, str]]
) -> list[Seeker] | None:
    """The first full group in the order of waiting in which nobody has blocked anybody."""
    steps = 0

    def extend(chosen: list[Seeker], start: int) -> list[Seeker] | None:
        nonlocal steps
        steps += 1
        if len(chosen) == size:
            return chosen
        if steps > MOST_STEPS or len(waiting) - start < size - len(chosen):
            return None
        for number in range(start, len(waiting)):
            if fits(waiting[number], chosen, blocks):
                found = extend([*chosen, waiting[number]], number + 1)
                if found is not None:
                    return found
        return None

    return extend([], 0)


def fits(one: Seeker, chosen: Sequence[Seeker], blocks: set[tuple[str, str]]) -> bool:
    return all((one.player, other.player) not in blocks for other in chosen)


def with_bots(
    due: Seeker, waiting: Sequence[Seeker], size: int, blocks: set[tuple[str, str]]
) -> list[Seeker]:
    """Who plays with bots now: the one whose time has come, and others who accept bots."""
    chosen = [due]
    for one in waiting:
        if one.bots_at is not None and one is not due and len(chosen) < size:
            chosen += [one] if fits(one, chosen, blocks) else []
    return chosen


def note_pairing(connection: Connection, group: Group, table: str, now: int) -> None:
    players = [one.player for one in group.seekers]
    mine = seeks.c.player_id.in_(players)
    connection.execute(update(seeks).where(mine).values(table_id=table, seen=now))
    rows = [
        {"game": group.wish.game, "waited": max(0, now - one.created), "at": now}
        for one in group.seekers
        if not group.bot
    ]
    if rows:
        connection.execute(insert(waits), rows)


# Reading and cleaning.


@operation
def refresh(connection: Connection, process: str, players: Collection[str], now: int) -> None:
    """The connections of these players are open, and no others of this process: older rows of its
    own are left over. Newer ones may have been added meanwhile."""
    mine = seeks.c.process == process, seeks.c.table_id.is_(None)
    theirs = seeks.c.player_id.in_(players)
    connection.execute(update(seeks).where(*mine, theirs).values(seen=now))
    connection.execute(delete(seeks).where(*mine, ~theirs, seeks.c.seen < now - LEFT_OVER))


@operation
def delete_old(connection: Connection, now: int) -> None:
    """Forget seeks that nobody came back for."""
    connection.execute(delete(seeks).where(seeks.c.seen < now - KEPT))
    connection.execute(delete(waits).where(waits.c.at < now - WAITS_KEPT))


def waiting_now(connection: Connection, process: str, now: int) -> list[Row[Any]]:
    """Everybody who waits, the longest first."""
    columns = seeks.c.player_id, seeks.c.wish, seeks.c.setting, seeks.c.created, seeks.c.bots_at
    order = seeks.c.created, seeks.c.player_id
    return list(
        connection.execute(
            select(*columns).where(*waits_now(process, now)).order_by(*order).limit(10 * MOST)
        )
    )


def paired_tables(connection: Connection, players: Collection[str]) -> dict[str, str]:
    """The tables of those of these players who are paired."""
    found = and_(seeks.c.player_id.in_(players), seeks.c.table_id.is_not(None))
    rows = connection.execute(select(seeks.c.player_id, seeks.c.table_id).where(found))
    return {row.player_id: row.table_id for row in rows}


def own_seekers(connection: Connection, process: str, players: Collection[str]) -> set[str]:
    """Those of these players whose seek belongs to this process."""
    mine = seeks.c.process == process, seeks.c.player_id.in_(players)
    return set(connection.scalars(select(seeks.c.player_id).where(*mine)))


def blocks_with(connection: Connection, players: Collection[str]) -> set[tuple[str, str]]:
    """Blocks between these players and anybody, in both orders."""
    either = or_(manners.c.player_id.in_(players), manners.c.other_id.in_(players))
    rows = connection.execute(
        select(manners.c.player_id, manners.c.other_id).where(manners.c.kind == BLOCK, either)
    )
    found = {(row.player_id, row.other_id) for row in rows}
    return found | {(other, player) for player, other in found}


def usual_waits(connection: Connection) -> dict[str, int]:
    """The median of the latest waits, by game, in milliseconds."""
    ranked = select(
        waits.c.game,
        waits.c.waited,
        func.row_number().over(partition_by=waits.c.game, order_by=waits.c.id.desc()).label("rank"),
    ).subquery()
    by_game: dict[str, list[int]] = {}
    for row in connection.execute(select(ranked).where(ranked.c.rank <= WAITS_USED)):
        by_game.setdefault(row.game, []).append(row.waited)
    return {game: int(statistics.median(found)) for game, found in sorted(by_game.items())}
