"""Who a request comes from, and what that person may do at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection

from tatami.server.people import accounts, moderation, seat_codes, sessions
from tatami.server.people.known_people import KnownPeople
from tatami.server.people.quotas import Quotas
from tatami.server.people.seat_codes import SeatSession
from tatami.server.people.sessions import NOBODY, Identity
from tatami.server.people.suspensions import Suspensions
from tatami.server.settings import Settings
from tatami.server.signing import Tokens
from tatami.server.store.base import Store, operation
from tatami.server.store.plain import PlainRead, Rows
from tatami.server.tables import commands
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.rematches import concerns_rematch
from tatami.server.tables.table import DELETED, Table

GUEST_COOKIE = "tatami_player"
SESSION_COOKIE = "tatami_session"
SEAT_COOKIE = "tatami_seat"
"""Its path is the one table that it is valid at."""


class PersonStatus(msgspec.Struct, frozen=True):
    """What decides which sockets of a person stay open and which chat they receive."""

    has_account: bool
    sessions: frozenset[str]
    """Hashes of sessions of the account, or of devices with a seat code of the guest."""
    muted: frozenset[str]

    def allows(self, session: str) -> bool:
        """May a socket of this session (empty: a guest's) stay open?"""
        return session in self.sessions if session else not self.has_account


class Access:
    def __init__(
        self, store: Store, tokens: Tokens, now: Callable[[], int], settings: Settings
    ) -> None:
        self.store = store
        self.guests = settings.guests
        self.quotas = Quotas(store, settings, now)
        self.tokens = tokens
        self.now = now
        self.suspensions = Suspensions(store, now)
        self.people = KnownPeople(store)

    async def identify(self, cookies: Mapping[str, str]) -> Identity:
        """An account by its session, otherwise a guest by the signed cookie.

        A guest's cookie does not open an account: it is older than the password.
        """
        session = sessions.hash_of(cookies.get(SESSION_COOKIE), self.tokens)
        if session is not None:
            found = await self.store.read(sessions.find(session, self.now()))
            if found is not NOBODY:
                return found
        guest = self.tokens.read_player(cookies.get(GUEST_COOKIE), self.now() / 1000)
        if guest is None or await self.people.has_account(guest):
            return NOBODY
        return Identity(guest)

    async def seat_session(self, cookies: Mapping[str, str]) -> SeatSession | None:
        """The seat that this device opened by a code."""
        session = seat_codes.hash_of(cookies.get(SEAT_COOKIE), self.tokens)
        if session is None:
            return None
        return await self.store.read(seat_codes.find(session, self.now()))

    async def status_of(self, player: str) -> PersonStatus:
        return await self.store.read(status_of(player, self.now()))

    async def admit(self, table: Table, command: Any, player: str) -> Any:
        """The command, under the account's name, if this player may give it; raises Refusal."""
        self.suspensions.check(player)
        if isinstance(command, commands.Move):
            return command
        if table.setup.rated:
            refuse_at_rated(command)
        if isinstance(command, commands.Sit):
            person = await self.store.read(find_person(player, command.name))
            name = name_at_table(table, command.name, person, guests=self.guests)
            return msgspec.structs.replace(command, name=name)
        if isinstance(command, commands.Chat) and table.seat_of(player) is None:
            person = await self.store.read(find_person(player, command.name or ""))
            name = name_of_spectator(table, command.name or "", person, guests=self.guests)
            return msgspec.structs.replace(command, name=name)
        if concerns_rematch(table, command) and getattr(command, "yes", True):
            await self.may_play_again(table)
        if isinstance(command, commands.SeatBot):
            await self.quotas.check_bot(table, player)
        return command

    async def own_name(self, wanted: str, player: str) -> str:
        """The name under which a player plays: the account's, or the one that a guest wants."""
        return own_name(wanted, await self.store.read(find_person(player, wanted)))

    async def may_play_again(self, table: Table) -> None:
        """Refuse a rematch of players who have blocked each other since, or of a closed table."""
        if table.closed:
            raise Refusal("no_rematch", "this table was closed: create a new table")
        people = [seat.player for seat in table.seats if seat.player]
        for player in people:
            others = [other for other in people if other != player]
            blocked = await self.store.read(moderation.is_blocked(player, others))
            if player == DELETED or blocked:
                raise Refusal(
                    "no_rematch", "a rematch is not possible with these players: create a new table"
                )


def guests_refused() -> Refusal:
    return Refusal("guests", "only accounts can play on this server: sign in first")


def refuse_at_rated(command: Any) -> None:
    """Refuse bots and undo at a rated table, because ratings compare people."""
    if isinstance(command, commands.SeatBot | commands.LetBotPlay):
        raise Refusal("rated", "a rated table allows no bots: invite a player")
    if isinstance(command, commands.Offer) and command.what == "undo":
        raise Refusal("rated", "moves cannot be undone at a rated table")


class PersonAtTable(msgspec.Struct, frozen=True):
    """What decides whether a person may join a table, and under which name."""

    account_name: str | None
    blocked_by: frozenset[str]
    name_taken: bool
    """The name that the person wants belongs to an account."""


FIND_PERSON = """
SELECT 'account', name FROM accounts WHERE player_id = $1
UNION ALL SELECT 'key', player_id FROM accounts WHERE key = $2
UNION ALL SELECT 'blocked', player_id FROM manners WHERE other_id = $1 AND kind = 'block'
"""


def find_person(player: str, wanted_name: str) -> PlainRead[PersonAtTable]:
    return PlainRead(FIND_PERSON, (player, accounts.key_of(wanted_name)), person_at_table)


def person_at_table(rows: Rows) -> PersonAtTable:
    return PersonAtTable(
        account_name=next((row[1] for row in rows if row[0] == "account"), None),
        blocked_by=frozenset(row[1] for row in rows if row[0] == "blocked"),
        name_taken=any(row[0] == "key" for row in rows),
    )


def name_at_table(table: Table, wanted: str, person: PersonAtTable, *, guests: bool) -> str:
    """Check that the person may join this table, and return the name to use."""
    if person.account_name is None and not guests:
        raise guests_refused()
    if person.account_name is None and table.setup.rated:
        raise Refusal("no_account", "rated games need an account: sign up first")
    if not person.blocked_by.isdisjoint([table.setup.host, *(one.player for one in table.seats)]):
        raise Refusal("unwelcome", "you cannot join this table: choose another")
    return own_name(wanted, person)


def name_of_spectator(table: Table, wanted: str, person: PersonAtTable, *, guests: bool) -> str:
    """Check that a spectator may chat here, and return the name to use; not that of a player."""
    if person.account_name is None and not guests:
        raise guests_refused()
    if not person.blocked_by.isdisjoint([table.setup.host, *(one.player for one in table.seats)]):
        raise Refusal("unwelcome", "you cannot join this table: choose another")
    name = own_name(wanted, person)
    key = accounts.key_of(name)
    if person.account_name is None and any(accounts.key_of(one.name) == key for one in table.seats):
        raise Refusal("name_taken", "a player here has this name: choose another")
    return name


def own_name(wanted: str, person: PersonAtTable) -> str:
    if person.account_name is not None:
        return person.account_name
    if person.name_taken:
        raise Refusal("name_taken", "this name belongs to an account: choose another")
    return wanted


@operation
def status_of(connection: Connection, player: str, now: int) -> PersonStatus:
    own = sessions.of_player(player, now)(connection)
    return PersonStatus(
        has_account=accounts.has_account(player)(connection),
        sessions=frozenset(own | seat_codes.sessions_of(player, now)(connection)),
        muted=moderation.muted_by(player)(connection),
    )
