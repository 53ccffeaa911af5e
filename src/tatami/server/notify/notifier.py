"""Sends notifications to players who do not look at their table. It never delays a table.

A table that changes is marked in memory and examined a little later. What is due by then is stored
as a notice. A player who sees the table meanwhile, through this process or another, needs none.
One process claims each remaining notice and sends it. After a crash every running table is
examined again; a stored notice is not stored twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Row

from tatami.server.notify import notices
from tatami.server.notify.changed_tables import ChangedTables
from tatami.server.notify.channels import HOOK, MAIL, PUSH
from tatami.server.notify.delivery import Delivery, OnSent
from tatami.server.notify.due import ENDED, HOUR, Due, dues
from tatami.server.notify.links import Links
from tatami.server.notify.transports.base import Transport
from tatami.server.notify.transports.email import EmailTransport
from tatami.server.notify.transports.safe_post import SafePoster
from tatami.server.notify.transports.webhook import WebhookTransport
from tatami.server.notify.transports.webpush import WebPushTransport
from tatami.server.notify.transports.webpush_crypto import Vapid
from tatami.server.settings import Settings
from tatami.server.signing import Tokens
from tatami.server.store.base import Store
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table

log = logging.getLogger("tatami.server")

EVERY = 2.0
"""Seconds between rounds."""
OTHERS = 6_000
"""Milliseconds in which another process can report that the player sees the table there."""
AT_ONCE = 8
CLEANING = 6 * HOUR


class TableSource(Protocol):
    """What the notifier needs of the registry of tables."""

    process: str
    now: Callable[[], int]

    async def table(self, id_: str) -> Table:
        """Raises Refusal if there is none."""

    def is_attentive(self, player: str, table: str) -> bool:
        """Does this player see that table now, through this process?"""


class Notifier:
    def __init__(
        self,
        store: Store,
        tables: TableSource,
        changed: ChangedTables,
        tokens: Tokens,
        settings: Settings,
        on_sent: OnSent,
    ) -> None:
        self.store = store
        self.tables = tables
        self.changed = changed
        self.links = Links(tokens, settings.public_url)
        self.poster = SafePoster(settings.private_hooks)
        self.vapid = Vapid(tokens.secret, contact(settings))
        self.mailer = (
            EmailTransport(settings.mail_url, settings.mail_from) if settings.mail_url else None
        )
        transports = self.transports(settings, tokens)
        self.delivery = Delivery(store, tables, transports, self.links, on_sent)
        self.round_lock = asyncio.Lock()
        self.sending: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.cleaned_at = 0

    def transports(self, settings: Settings, tokens: Tokens) -> dict[str, Transport]:
        """Links in mail and to programs must lead here from anywhere: they need an address."""
        found: dict[str, Transport] = {}
        if settings.push:
            found[PUSH] = WebPushTransport(self.poster, self.vapid)
        if settings.webhooks and settings.public_url:
            found[HOOK] = WebhookTransport(self.poster, tokens)
        if self.mailer is not None:
            found[MAIL] = self.mailer
        return found

    # The life of the process.

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """What is not sent by now stays owed, and is claimed again when its lease is over."""
        for task in [*self.sending, *([self.task] if self.task else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round()
            except Exception:  # the database may be away for a moment; the next round sees to it
                log.exception("could not look for what is due")

    async def round(self) -> None:
        async with self.round_lock:
            await self.notice()
            await self.send_due()
            await self.clean()

    async def rest(self) -> None:
        """Until everything that is being sent has been."""
        while self.sending:
            await asyncio.wait(set(self.sending))

    async def clean(self) -> None:
        now = self.tables.now()
        if now - self.cleaned_at > CLEANING:
            self.cleaned_at = now
            await self.store.write(notices.forget_old(now))

    # What is due.

    async def notice(self) -> None:
        now = self.tables.now()
        owed: dict[str, list[Due]] = {}
        for id_ in self.changed.due():
            table = await self.find(id_)
            found = [] if table is None else [x for x in dues(table, now) if x.kind != ENDED]
            later = [due.at for due in found if due.at > now]
            self.changed.postpone(id_, min(later, default=None))
            owed[id_] = [due for due in found if due.at <= now]
        await self.write_down(owed, now)

    async def find(self, id_: str) -> Table | None:
        try:
            return await self.tables.table(id_)
        except Refusal:
            return None

    async def write_down(self, owed: dict[str, list[Due]], now: int) -> None:
        """For those alone who can be reached: nobody else costs a write."""
        players = {due.player for found in owed.values() for due in found}
        reached = await self.store.read(notices.who_is_reached(players)) if players else set()
        at = now if self.store.single_process else now + OTHERS
        for id_, found in owed.items():
            theirs = [due for due in found if due.player in reached]
            if theirs:
                await self.store.write(notices.owe(id_, theirs, at))

    # Whom it reaches.

    async def send_due(self) -> None:
        now = self.tables.now()
        rows = await self.store.read(notices.soon(now + OTHERS))
        seen = {row.id for row in rows if self.tables.is_attentive(row.player_id, row.table_id)}
        if seen:
            await self.store.write(notices.put_in(seen, notices.SEEN, now))
        ready = [row for row in rows if row.id not in seen and is_free(row, now)]
        for player in dict.fromkeys(row.player_id for row in ready):
            if len(self.sending) < AT_ONCE:
                await self.claim(player)

    async def claim(self, player: str) -> None:
        process, now = self.tables.process, self.tables.now()
        rows = await self.store.write(notices.claim(player, process, now))
        if rows:
            task = asyncio.create_task(self.tell(player, rows))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def tell(self, player: str, rows: list[Row[Any]]) -> None:
        try:
            outcomes = await self.delivery.deliver(player, rows)
            settled = notices.settle(outcomes, self.tables.process, self.tables.now())
            await self.store.write(settled)
        except Exception:  # it stays claimed until its lease is over, and is tried again
            log.exception("could not send what is due")


def is_free(row: Row[Any], now: int) -> bool:
    return bool(row.due <= now and row.claimed < now)


def contact(settings: Settings) -> str:
    """Whom a push service would turn to."""
    if settings.public_url.startswith("https://"):
        return settings.public_url
    return f"mailto:{settings.mail_from or 'tatami@localhost.invalid'}"
