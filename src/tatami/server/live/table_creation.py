"""Creates tables: new ones, forks, shared deals, and tables at which the server seats people."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tatami.engine import fair_deals
from tatami.server.store import queries
from tatami.server.store.plain import PlainWrite, Statement
from tatami.server.tables import entries
from tatami.server.tables.create_table import NewTable, SharedDeal, new_id, setup_of
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import TableSetup

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

SALT_WAIT = 10_000
"""Milliseconds in which the pages of players whom the server seated add their salts."""


class TableToStore(NamedTuple):
    """A new table, its first entries, and the write that stores it."""

    id: str
    setup: TableSetup
    secret: str
    entries: list[NumberedEntry]
    creation: PlainWrite


class TableCreation:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def create(
        self,
        wanted: NewTable,
        host: str,
        first_entries: Sequence[entries.AnyEntry] = (),
        components: dict[str, Any] | None = None,
    ) -> str:
        """Store a new table, with its first entries if it has any; returns its id.

        `components` are those of `wanted.material`, checked.
        """
        new = self.new_table(wanted, host, first_entries, components)
        await self.registry.store.write(new.creation)
        self.keep_new(new)
        return new.id

    def new_table(
        self,
        wanted: NewTable,
        host: str,
        first_entries: Sequence[entries.AnyEntry] = (),
        components: dict[str, Any] | None = None,
        tournament: str = "",
        awaits_salts: bool = False,
    ) -> TableToStore:
        """A new table that is not stored yet. `awaits_salts`: its first entries seat people who
        cannot know its commitment yet, so the game waits a moment for their salts."""
        secret, now, id_ = fair_deals.draw_secret(), self.registry.now(), new_id()
        commitment = fair_deals.commit(secret)
        setup = setup_of(wanted, host, now, commitment, components, tournament)
        if awaits_salts:
            setup = msgspec.structs.replace(setup, salts_until=now + SALT_WAIT)
        numbered = [
            NumberedEntry(number, now, entry) for number, entry in enumerate(first_entries, 1)
        ]
        creation = queries.create_table(id_, setup, secret, now, numbered)
        return TableToStore(id_, setup, secret, numbered, creation)

    def keep_new(self, new: TableToStore) -> None:
        """The table that was just stored is used next: it need not be read. Who finds it in a list
        may have asked for it already: there must not be a second copy. Forks have many entries;
        they are built gradually when they are opened."""
        is_here = new.id in self.registry.live or new.id in self.registry.loading
        if is_here or len(new.entries) > new.setup.seats:
            return
        table = Table(new.id, new.setup, new.secret)
        for one in new.entries:
            table.fold(one)
        self.registry.live[new.id] = self.registry.new_live(table)

    async def create_dealt(
        self,
        id_: str,
        wanted: NewTable,
        host: str,
        first_entries: Sequence[entries.AnyEntry],
        deal: SharedDeal,
        first: Sequence[Statement] = (),
    ) -> None:
        """Create a table with the deal of a code: the same cards at every table with that code. Its
        id is from `new_deal_id`. `first` is written before it and may stop it."""
        secret, now = self.registry.access.tokens.sign("deal", deal.code), self.registry.now()
        setup = msgspec.structs.replace(
            setup_of(wanted, host, now, fair_deals.commit(secret)),
            deal=deal.code, sealed_until=deal.sealed_until,
        )  # fmt: skip
        numbered = [
            NumberedEntry(number, now, entry) for number, entry in enumerate(first_entries, 1)
        ]
        creation = queries.create_table(id_, setup, secret, now, numbered)
        await self.registry.store.write(PlainWrite(*first, *creation.statements))
        with contextlib.suppress(Refusal):  # stopped: there is no such table
            await self.registry.take_ownership_of(id_)

    async def fork(
        self, wanted: NewTable, host: str, first_entries: Sequence[entries.AnyEntry]
    ) -> str:
        """A table that continues a finished game."""
        id_ = await self.create(wanted, host, first_entries)
        await self.registry.take_ownership_of(id_)
        return id_
