"""Tells all sockets and processes that a person's sessions, mutes, blocks or name changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.server.live.listeners import Listeners
from tatami.server.live.live_table import Subscriber
from tatami.server.live.lobby_subscriber import invitations_message
from tatami.server.people import table_invitations
from tatami.server.store.base import PERSON_PREFIX

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry


class PeopleChanges:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.listeners = Listeners()
        """Told of a person who may have been deleted; empty: anybody."""

    async def changed(self, player: str) -> None:
        """A person's sessions, mutes or blocks changed: tell every process."""
        await self.refresh(player)
        await self.registry.store.notify(PERSON_PREFIX + player, 0)

    async def refresh(self, player: str = "") -> None:
        """Close sockets of ended sessions; resend tables where mutes changed (empty: everybody)."""
        self.registry.access.people.forget(player)
        self.listeners.tell(player)
        await self.registry.access.suspensions.refresh()
        await self.registry.lobby.person_changed(player)
        here = [one for one in self.registry.subscribers() if player in ("", one.player)]
        for person in {subscriber.player for subscriber in here if subscriber.player}:
            status = await self.registry.access.status_of(person)
            for subscriber in here:
                if subscriber.player != person:
                    continue
                if not status.allows(subscriber.session):
                    subscriber.sign_out()
                elif subscriber.muted != status.muted:
                    subscriber.muted = status.muted
                    self.resend(subscriber)
        if player:
            await self.tell_invitations(player)

    async def tell_invitations(self, player: str) -> None:
        """Tell somebody who is at a table who invites them."""
        here = [one for one in self.registry.subscribers() if one.player == player and one.session]
        if here:
            query = table_invitations.open_of(player, self.registry.now())
            message = invitations_message(await self.registry.store.read(query))
            for subscriber in here:
                subscriber.send(message)

    def resend(self, subscriber: Subscriber) -> None:
        for live in self.registry.live.values():
            if subscriber in live.subscribers:
                subscriber.send(live.whole_table(subscriber))
