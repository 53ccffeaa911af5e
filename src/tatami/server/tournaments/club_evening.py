"""A club evening: what its host sees and may do, without an account.

The host is who has the key, which the command `tatami serve --lan` prints as part of a link.
"""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, select

from tatami.server.people import personal_data, suspensions
from tatami.server.people.suspensions import Suspension
from tatami.server.signing import Tokens
from tatami.server.store import queries
from tatami.server.store.base import Store, operation
from tatami.server.store.schema import accounts, players, seated, tables
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY
from tatami.server.tournaments import tournament_commands
from tatami.server.tournaments.tournament import Status
from tatami.server.tournaments.tournament_registry import TournamentRegistry
from tatami.server.tournaments.tournament_setup import Format
from tatami.server.tournaments.tournament_views import waits_for_round

HOUR = 3_600_000
SHOWN = 200
KICKED = "removed by the host of the evening"


class EveningTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    status: Literal["open", "running"]
    people: list[str]


class EveningTournament(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    format: Format
    status: Status
    is_between: bool
    """A round is over, and another one follows."""


class EveningPerson(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    account: bool
    removed: bool
    """By the host of the evening."""


class EveningOut(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a club evening sees."""

    link: str
    """What players open; empty if the server does not know."""
    held: bool
    """Some clock is stopped."""
    tournaments: list[EveningTournament]
    """Those that are not over."""
    tables: list[EveningTable]
    people: list[EveningPerson]


class HoldClocks(msgspec.Struct, frozen=True, kw_only=True, tag="hold_clocks"):
    """Stop all clocks, or let them run on."""

    held: bool


class Kick(msgspec.Struct, frozen=True, kw_only=True, tag="kick"):
    """Remove a person from tables and tournaments, for half a day."""

    player: str


class Readmit(msgspec.Struct, frozen=True, kw_only=True, tag="readmit"):
    """Let a person back in whom the host removed, also into tournaments."""

    player: str


class BeginRound(msgspec.Struct, frozen=True, kw_only=True, tag="next_round"):
    """Start the next round of a tournament now, also of one that somebody else organizes."""

    tournament: str


class RenamePerson(msgspec.Struct, frozen=True, kw_only=True, tag="rename"):
    """Change the name of a person without an account, in lists and tournaments."""

    player: str
    name: str


EveningAct = HoldClocks | Kick | Readmit | BeginRound | RenamePerson


class EveningKey(msgspec.Struct, frozen=True, kw_only=True):
    key: str


class EveningCommand(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    act: EveningAct


def host_key(tokens: Tokens) -> str:
    return tokens.sign("club evening", "host")[:20]


class ClubEvening:
    def __init__(
        self,
        store: Store,
        registry: Any,
        tournaments: TournamentRegistry,
        tokens: Tokens,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.tables = registry
        self.tournaments = tournaments
        self.key = host_key(tokens)
        self.now = now

    def check(self, key: str, evening: bool) -> None:
        if not evening or not hmac.compare_digest(key.encode(), self.key.encode()):
            raise Refusal(
                "not_host_of_evening", "this is not the host's key: open the link from the terminal"
            )

    async def show(self, link: str) -> EveningOut:
        since = self.now() - 12 * HOUR
        found = await self.store.read(unfinished_tables(since))
        people = await self.store.read(people_since(since))
        running = [self.tables.live.get(row.id) for row in found]
        return EveningOut(
            link=link,
            held=any(live is not None and live.table.clock.held for live in running),
            tournaments=self.unfinished(),
            tables=[
                EveningTable(id=row.id, game=row.game, status=row.status, people=names)
                for row, names in zip(found, await self.names(found), strict=True)
            ],
            people=[
                EveningPerson(
                    player=row.id, name=row.account or row.name, account=bool(row.account),
                    removed=self.is_removed(row.id),
                )
                for row in people
                if self.is_removed(row.id) or self.suspension_of(row.id) is None
            ],
        )  # fmt: skip

    def suspension_of(self, player: str) -> Suspension | None:
        found: Suspension | None = self.tables.access.suspensions.find(player)
        return found

    def is_removed(self, player: str) -> bool:
        """By the host, and not by an administrator."""
        found = self.suspension_of(player)
        return found is not None and found.reason == KICKED

    def unfinished(self) -> list[EveningTournament]:
        found = (live.tournament for live in self.tournaments.live.values())
        return [
            EveningTournament(
                id=one.id, name=one.setup.name, format=one.setup.format, status=one.status,
                is_between=waits_for_round(one),
            )
            for one in sorted(found, key=lambda one: -one.setup.created)
            if one.status != "over"
        ]  # fmt: skip

    async def names(self, found: list[Row[Any]]) -> list[list[str]]:
        by_table = await self.store.read(names_at([row.id for row in found]))
        return [by_table.get(row.id, []) for row in found]

    async def act(self, wanted: EveningAct) -> None:
        if isinstance(wanted, HoldClocks):
            for id_ in await self.store.read(queries.running_tables):
                with contextlib.suppress(Refusal):
                    await self.tables.hold_clock(id_, wanted.held)
        elif isinstance(wanted, Kick):
            await self.kick(wanted.player)
        elif isinstance(wanted, Readmit):
            await self.readmit(wanted.player)
        elif isinstance(wanted, BeginRound):
            organizer = (await self.tournaments.get(wanted.tournament)).tournament.setup.organizer
            command = tournament_commands.NextRound()
            await self.tournaments.handle(wanted.tournament, command, organizer)
        else:
            await self.rename(wanted.player, " ".join(wanted.name.split())[:40])

    async def kick(self, player: str) -> None:
        now = self.now()
        for id_ in await self.store.read(tables_of(player)):
            with contextlib.suppress(Refusal):
                await personal_data.leave_table(self.tables, id_, player)
        await self.in_tournaments(player, lambda one: tournament_commands.Withdraw(entrant=one))
        if self.suspension_of(player) is None:  # an administrator's may be longer
            suspended = Suspension(reason=KICKED, since=now, until=now + DAY // 2)
            await self.store.write(suspensions.suspend(player, suspended))
            await self.tables.people.changed(player)

    async def readmit(self, player: str) -> None:
        if not self.is_removed(player):
            return
        await self.store.write(suspensions.lift(player))
        await self.tables.people.changed(player)
        await self.in_tournaments(
            player, lambda one: tournament_commands.SitOut(entrant=one, away=False), removed=True
        )

    async def rename(self, player: str, name: str) -> None:
        if not name:
            raise Refusal("empty", "the name is empty: enter a name")
        if await self.store.read(has_account(player)):
            raise Refusal(
                "has_account", "this person has an account: only they can change its name"
            )
        await self.store.write(queries.upsert_player(player, name, self.now()))
        await self.in_tournaments(
            player, lambda entrant: tournament_commands.Rename(entrant=entrant, name=name)
        )

    async def in_tournaments(
        self, player: str, command: Callable[[int], Any], removed: bool = False
    ) -> None:
        """Give a command about this person as the organizer, in every tournament that is not over;
        `removed`: in those from which an organizer removed them."""
        for live in list(self.tournaments.live.values()):
            tournament = live.tournament
            entrant = (
                tournament.removed_entrant(player) if removed else tournament.entrant_of(player)
            )
            if entrant is not None and tournament.status != "over":
                organizer = tournament.setup.organizer
                with contextlib.suppress(Refusal):
                    await self.tournaments.handle(tournament.id, command(entrant.number), organizer)


@operation
def unfinished_tables(connection: Connection, since: int) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(tables.c.id, tables.c.game, tables.c.status)
            .where(tables.c.status.in_(("open", "running")), tables.c.changed > since)
            .order_by(tables.c.changed.desc())
            .limit(SHOWN)
        )
    )


@operation
def names_at(connection: Connection, ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    rows = connection.execute(
        select(seated.c.table_id, players.c.name)
        .join(players, players.c.id == seated.c.player_id)
        .where(seated.c.table_id.in_(ids))
        .order_by(seated.c.table_id, seated.c.seat)
    )
    for table, name in rows:
        found.setdefault(table, []).append(name)
    return found


@operation
def people_since(connection: Connection, since: int) -> list[Row[Any]]:
    return list(
        connection.execute(
            select(players.c.id, players.c.name, accounts.c.name.label("account"))
            .outerjoin(accounts, accounts.c.player_id == players.c.id)
            .where(players.c.seen > since)
            .order_by(players.c.name)
            .limit(SHOWN)
        )
    )


@operation
def tables_of(connection: Connection, player: str) -> list[str]:
    return [row.id for row in queries.unfinished_tables(player, SHOWN)(connection)]


@operation
def has_account(connection: Connection, player: str) -> bool:
    mine = accounts.c.player_id == player
    return connection.scalar(select(accounts.c.player_id).where(mine)) is not None
