"""Accounts: a guest who signs up keeps the player id, and with it seats and history."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from tatami.server.notify import channels
from tatami.server.people import invitations, passwords, sessions
from tatami.server.people.passwords import Passwords
from tatami.server.store import queries
from tatami.server.store.base import Store, operation
from tatami.server.store.plain import PlainRead
from tatami.server.store.schema import accounts
from tatami.server.tables.refusals import Refusal

MIN_LENGTH, MAX_LENGTH = 2, 24
PUNCTUATION = " _-.'’"


def check_name(text: str) -> str:
    """The normalized name: letters and digits of any script, and some punctuation."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH:
        raise Refusal("name", f"a name must have {MIN_LENGTH} to {MAX_LENGTH} characters")
    if (
        not all(letter.isalnum() or letter in PUNCTUATION for letter in name)
        or not name[0].isalnum()
    ):
        raise Refusal("name", "a name may contain only letters, digits, spaces and . _ - '")
    return name


def key_of(name: str) -> str:
    """The unique key: names that differ only in case, spaces or punctuation share it."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if letter.isalnum())[:80]


class Accounts:
    def __init__(self, store: Store, passwords: Passwords, now: Callable[[], int]) -> None:
        self.store = store
        self.passwords = passwords
        self.now = now

    async def sign_up(
        self, player: str, name: str, password: str, session: str, invitation: str | None = None
    ) -> str:
        """Turn a guest into an account and start a session. Return the normalized name.

        `invitation` is used up; None: none is needed.
        """
        name = check_name(name)
        passwords.check(password, name)
        if invitation is not None:
            await self.store.read(invitations.check(invitation, self.now()))
        hashed = await self.passwords.hash(password)
        await self.store.write(create(player, name, hashed, session, self.now(), invitation))
        return name

    async def sign_in(self, name: str, password: str, session: str) -> tuple[str, str]:
        """Check the password and start a session. Return player and name."""
        row = await self.store.read(by_key(key_of(name)))
        if not await self.passwords.matches(password, row.password if row else None) or row is None:
            raise Refusal("wrong_password", "wrong name or password: try again")
        if self.passwords.is_outdated(row.password):
            await self.store.write(set_password(row.player_id, await self.passwords.hash(password)))
        await self.store.write(sessions.start(session, row.player_id, self.now()))
        return row.player_id, row.name

    async def confirm(self, player: str, password: str) -> None:
        """Check the password of a signed-in player again before an important change."""
        row = await self.store.read(by_player(player))
        if row is None:
            raise Refusal("no_account", "you have no account: sign up first")
        if not await self.passwords.matches(password, row.password):
            raise Refusal("wrong_password", "wrong password: try again")

    async def rename(self, player: str, name: str) -> str:
        name = check_name(name)
        try:
            await self.store.write(set_name(player, name))
        except IntegrityError:  # another process took the name at the same time
            raise name_is_taken() from None
        return name

    async def change_password(self, player: str, old: str, new: str, session: str) -> None:
        """Change the password and end every other session."""
        await self.confirm(player, old)
        row = await self.store.read(by_player(player))
        passwords.check(new, row.name if row else "")
        hashed = await self.passwords.hash(new)

        def operation(connection: Connection) -> None:
            set_password(player, hashed)(connection)
            sessions.end_all(player, but=session)(connection)

        await self.store.write(operation)


@operation
def create(
    connection: Connection,
    player: str,
    name: str,
    hashed: str,
    session: str,
    now: int,
    invitation: str | None = None,
) -> None:
    if by_player(player)(connection) is not None:
        raise Refusal("has_account", "you already have an account: sign out to create another")
    queries.upsert_player(player, name, now)(connection)
    row = {"player_id": player, "name": name, "key": key_of(name)}
    if not queries.add_new(connection, accounts, **row, password=hashed, created=now):
        raise name_is_taken()
    if invitation is not None:
        invitations.use(invitation, now)(connection)
    sessions.start(session, player, now)(connection)
    queries.remove_seat_codes(player)(connection)  # a password opens the seats from now on
    channels.attach_to_session(player, session)(connection)


def name_is_taken() -> Refusal:
    return Refusal("name_taken", "this name is taken: choose another")


@operation
def by_player(connection: Connection, player: str) -> Row[Any] | None:
    return connection.execute(select(accounts).where(accounts.c.player_id == player)).one_or_none()


def has_account(player: str) -> PlainRead[bool]:
    return PlainRead("SELECT 1 FROM accounts WHERE player_id = $1", (player,), bool)


@operation
def by_key(connection: Connection, key: str) -> Row[Any] | None:
    return connection.execute(select(accounts).where(accounts.c.key == key)).one_or_none()


@operation
def set_password(connection: Connection, player: str, hashed: str) -> None:
    connection.execute(
        update(accounts).where(accounts.c.player_id == player).values(password=hashed)
    )


@operation
def set_name(connection: Connection, player: str, name: str) -> None:
    holder = by_key(key_of(name))(connection)
    if holder is not None and holder.player_id != player:
        raise name_is_taken()
    connection.execute(
        update(accounts).where(accounts.c.player_id == player).values(name=name, key=key_of(name))
    )
