"""Tables in quarantine: damaged ones, and those that an administrator put there. Each is refused,
and the server goes on with all others."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from tatami.server.store import queries
from tatami.server.store.base import Store
from tatami.server.tables.rebuild import DamagedTable
from tatami.server.tables.refusals import Refusal

log = logging.getLogger("tatami.server")

HELD = "held"
"""In place of the damage: an administrator put the table in quarantine."""
RETRY_SECONDS = 60.0
"""A damaged table is not read again sooner: requests for it must stay cheap."""


class Quarantine:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.found: dict[str, tuple[str, float]] = {}
        """What is wrong with each damaged table of this process, and when it was read."""

    def check(self, id_: str) -> None:
        """Refuse a table that was found damaged a short time ago."""
        reason, read_at = self.found.get(id_, ("", -RETRY_SECONDS))
        if time.monotonic() - read_at < RETRY_SECONDS:
            raise held_refusal() if reason == HELD else refusal()

    async def add(self, id_: str, damage: DamagedTable) -> Refusal:
        """Store and log the damage; returns the refusal for clients."""
        before = self.found.get(id_)
        self.found[id_] = (str(damage), time.monotonic())
        if before is None or before[0] != str(damage):
            log.error(
                "table %s is damaged and in quarantine: %s; `tatami table inspect %s` shows it",
                id_, damage, id_,
            )  # fmt: skip
            stored = queries.add_quarantined(id_, damage.number, damage.reason, self.now())
            try:
                await self.store.write(stored)
            except Exception as error:  # the list is a help for the operator, not a need
                log.warning("could not list table %s as damaged: %r", id_, error)
        return refusal()

    def hold(self, id_: str) -> Refusal:
        """An administrator put the table here; returns the refusal for clients."""
        self.found[id_] = (HELD, time.monotonic())
        return held_refusal()

    def check_released(self, held: frozenset[str]) -> None:
        """Read the tables again that administrators have released."""
        for id_, (reason, _) in list(self.found.items()):
            if reason == HELD and id_ not in held:
                self.forget(id_)

    def forget(self, id_: str) -> None:
        """Read the table again at the next request: its entries were rewritten."""
        self.found.pop(id_, None)

    async def release(self, id_: str) -> None:
        """The table is whole again."""
        self.forget(id_)
        await self.store.write(queries.remove_quarantined(id_))
        log.warning("table %s is intact again and no longer in quarantine", id_)


def held_refusal() -> Refusal:
    return Refusal("held", "an administrator has stopped this table: ask the operator")


def refusal() -> Refusal:
    return Refusal("broken", "this table is damaged: the operator of the server can inspect it")
