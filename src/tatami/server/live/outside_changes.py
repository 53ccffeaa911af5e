"""Finds what commands such as `tatami admin` changed in the database from another process.

A program that writes to SQLite only shows that it wrote, and PostgreSQL's notifications can be
lost. New entries are found by their numbers; this module finds the rest.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tatami.server.people import audit
from tatami.server.store import queries
from tatami.server.tables.refusals import Refusal

if TYPE_CHECKING:
    from tatami.server.live.table_registry import TableRegistry

DELETED_PERSON = "person-delete"
"""The act of the audit log after which stored entries were rewritten."""


class OutsideChanges:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.last_deletion = 0

    async def start(self) -> None:
        self.last_deletion = await self.registry.store.read(audit.last_id(DELETED_PERSON))

    async def refresh(self) -> None:
        """Stop tables that were put in quarantine, and read rewritten ones again."""
        registry = self.registry
        held = await registry.store.read(queries.held_tables)
        registry.quarantine.check_released(held)
        deletion = await registry.store.read(audit.last_id(DELETED_PERSON))
        rewritten = deletion != self.last_deletion
        self.last_deletion = deletion
        for id_ in list(registry.live):
            if rewritten or id_ in held:
                with contextlib.suppress(Refusal):
                    await registry.reload(id_)
