"""What this process knows about people without asking the database at every request.

Two things are remembered: who has no account, and whose chat a person does not receive. Both change
seldom, and the code that changes them says so (`PeopleChanges.changed`): this process
forgets the person at once, other processes when they receive the notification,
a few milliseconds later.
Everybody is forgotten when notifications may have been lost, or when a command wrote to SQLite
next to the server. While this process knows that it receives no notifications
(`Store.hears_changes`), nothing is remembered. A connection that died without a sign is noticed
within seconds (`postgres_listener.TEST`).

That a person *has* an account is never remembered, nor are sessions: every request reads them.
"""

from __future__ import annotations

from tatami.server.people import accounts, moderation
from tatami.server.store.base import Store

MOST = 50_000
"""People who are remembered; after that all are forgotten."""


class KnownPeople:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.without_account: set[str] = set()
        self.muted: dict[str, frozenset[str]] = {}
        self.changes = 0
        """Counts what was forgotten: an answer that was read before is not remembered after."""

    async def has_account(self, player: str) -> bool:
        if player in self.without_account and self.store.hears_changes:
            return False
        before = self.changes
        found = await self.store.read(accounts.has_account(player))
        if not found and self.may_remember(before):
            self.without_account.add(player)
        return found

    async def muted_by(self, player: str) -> frozenset[str]:
        """The players whose chat this player does not receive."""
        if player in self.muted and self.store.hears_changes:
            return self.muted[player]
        before = self.changes
        found = await self.store.read(moderation.muted_by(player))
        if self.may_remember(before):
            self.muted[player] = found
        return found

    def may_remember(self, before: int) -> bool:
        if len(self.without_account) > MOST or len(self.muted) > MOST:
            self.forget()
        return self.store.hears_changes and before == self.changes

    def forget(self, player: str = "") -> None:
        """Something about this person changed (empty: about anybody)."""
        self.changes += 1
        if player:
            self.without_account.discard(player)
            self.muted.pop(player, None)
        else:
            self.without_account.clear()
            self.muted.clear()
