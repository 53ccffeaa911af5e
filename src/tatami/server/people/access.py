"""Who comes in, who may sit down where, and whom everybody here hears."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection

from tatami.server.live.live_table import Watcher
from tatami.server.live.table_registry import Tables
from tatami.server.people import accounts, moderation, sessions
from tatami.server.people.sessions import NOBODY, Identity
from tatami.server.signing import Tokens
from tatami.server.store.base import PERSON, Store
from tatami.server.tables.table import DELETED, Refusal, Table
from tatami.server.wire import messages

GUEST_COOKIE = "tatami_player"
SESSION_COOKIE = "tatami_session"


class Regard(msgspec.Struct, frozen=True):
    """What a process keeps in mind about a person who is here."""

    account: bool
    sessions: frozenset[str]
    unheard: frozenset[str]


class Doorman:
    def __init__(self, store: Store, tokens: Tokens, tables: Tables) -> None:
        self.store = store
        self.tokens = tokens
        self.tables = tables

    async def identify(self, cookies: Mapping[str, str]) -> Identity:
        """An account by its session, else a guest by the signed cookie.

        A guest's cookie does not open an account: it was there before the password.
        """
        session = sessions.hash_of(cookies.get(SESSION_COOKIE), self.tokens)
        if session is not None:
            found = await self.store.read(sessions.find(session, self.tables.now()))
            if found is not NOBODY:
                return found
        guest = self.tokens.read_player(cookies.get(GUEST_COOKIE))
        if guest is None or await self.store.read(accounts.by_player(guest)) is not None:
            return NOBODY
        return Identity(guest)

    # At the tables.

    async def admit(self, table: Table, said: Any, player: str) -> Any:
        """What is said, if it may be said at all: under the account's name, for one thing."""
        if table.setting.rated:
            refuse_at_rated(said)
        if isinstance(said, messages.Sit):
            return await self.seat(table, said, player)
        if isinstance(said, messages.Rematch):
            await self.may_play_again(table)
        return said

    async def seat(self, table: Table, said: messages.Sit, player: str) -> messages.Sit:
        name = await self.store.read(name_to_sit_under(table, said.name, player))
        return msgspec.structs.replace(said, name=name)

    async def own_name(self, wanted: str, player: str) -> str:
        """The name under which somebody sits down at a table of their own."""
        return await self.store.read(own_name(wanted, player))

    async def may_play_again(self, table: Table) -> None:
        """Nobody is seated beside somebody they have blocked since."""
        people = [seat.player for seat in table.seats if seat.player]
        for player in people:
            others = [other for other in people if other != player]
            blocked = await self.store.read(moderation.is_blocked(player, others))
            if player == DELETED or blocked:
                raise Refusal("no_rematch", "not everybody at this table can play again")

    # What everybody here hears.

    async def changed(self, player: str) -> None:
        """A person's sessions or manners have changed: every process looks again."""
        await self.refresh(player)
        await self.store.tell(PERSON + player, 0)

    async def refresh(self, player: str = "") -> None:
        """Send away sockets that may no longer speak, resend tables to those who hear others."""
        here = self.watchers(player)
        for person in {watcher.player for watcher in here if watcher.player}:
            regard = await self.store.read(regard_of(person, self.tables.now()))
            for watcher in here:
                if watcher.player == person:
                    self.apply(regard, watcher)

    def watchers(self, player: str) -> list[Watcher]:
        return [
            watcher
            for live in self.tables.live.values()
            for watcher in live.watchers
            if player in ("", watcher.player)
        ]

    def apply(self, regard: Regard, watcher: Watcher) -> None:
        good = watcher.session in regard.sessions if watcher.session else not regard.account
        if not good:
            watcher.dismiss()
        elif watcher.unheard != regard.unheard:
            watcher.unheard = regard.unheard
            for live in self.tables.live.values():
                if watcher in live.watchers:
                    watcher.tell(live.whole(watcher))


def refuse_at_rated(said: Any) -> None:
    """Ratings are about people."""
    if isinstance(said, messages.SeatBot | messages.HandToBot):
        raise Refusal("rated", "no bots at a rated table")
    if isinstance(said, messages.Offer) and said.what == "undo":
        raise Refusal("rated", "nothing is taken back at a rated table")


def name_to_sit_under(table: Table, wanted: str, player: str) -> Callable[[Connection], str]:
    """The account's name, or a guest's wish that is nobody's account; refuses the unwelcome."""

    def operation(connection: Connection) -> str:
        account = accounts.by_player(player)(connection)
        if account is None and table.setting.rated:
            raise Refusal("no_account", "only accounts play rated games: sign up first")
        people = [table.setting.host, *(seat.player for seat in table.seats)]
        if moderation.is_blocked(player, people)(connection):
            raise Refusal("unwelcome", "you cannot sit down at this table")
        return own_name(wanted, player)(connection)

    return operation


def own_name(wanted: str, player: str) -> Callable[[Connection], str]:
    """The account's, or a guest's wish that is no account's."""

    def operation(connection: Connection) -> str:
        account = accounts.by_player(player)(connection)
        if account is not None:
            return str(account.name)
        if accounts.by_key(accounts.key_of(wanted))(connection) is not None:
            raise Refusal("name_taken", "that name belongs to an account: choose another")
        return wanted

    return operation


def regard_of(player: str, now: int) -> Callable[[Connection], Regard]:
    def operation(connection: Connection) -> Regard:
        return Regard(
            account=accounts.by_player(player)(connection) is not None,
            sessions=frozenset(sessions.of_player(player, now)(connection)),
            unheard=moderation.unheard_by(player)(connection),
        )

    return operation
