"""Notifies players who do not see their table. It never delays a table.

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
from tatami.server.notify.due import ENDED, HOUR, PlannedNotice, planned_notices
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
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table

log = logging.getLogger("tatami.server")

ROUND_SECONDS = 2.0
SEEN_GRACE = 6_000
"""Milliseconds in which another process can mark the notice as seen."""
AT_ONCE = 50
"""Changed tables that are examined before other work of the server gets its turn."""
MAX_SENDING = 8
"""Players to whom messages are sent at the same time."""
CLEANING_INTERVAL = 6 * HOUR


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
        """The transports that the settings allow; email and webhooks need the public URL."""
        found: dict[str, Transport] = {}
        if settings.push:
            found[PUSH] = WebPushTransport(self.poster, self.vapid)
        if settings.webhooks and settings.public_url:
            found[HOOK] = WebhookTransport(self.poster, tokens)
        if self.mailer is not None:
            found[MAIL] = self.mailer
        return found

    # Life cycle.

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Cancel sending. Another claim repeats it when the lease is over."""
        for task in [*self.sending, *([self.task] if self.task else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.round()
            except StoreUnavailable:
                pass  # the store has logged it; the next round tries again
            except Exception:
                log.exception("could not examine changed tables")

    async def round(self) -> None:
        async with self.round_lock:
            await self.store_due_notices()
            await self.send_due()
            await self.clean()

    async def wait_until_sent(self) -> None:
        """Wait until no message is being sent."""
        while self.sending:
            await asyncio.wait(set(self.sending))

    async def clean(self) -> None:
        now = self.tables.now()
        if now - self.cleaned_at > CLEANING_INTERVAL:
            self.cleaned_at = now
            await self.store.write(notices.delete_old(now))

    # Storing notices.

    async def store_due_notices(self) -> None:
        """Examine the changed tables and store the notices that are due."""
        now = self.tables.now()
        due: dict[str, list[PlannedNotice]] = {}
        for count, id_ in enumerate(self.changed.due(), 1):
            if count % AT_ONCE == 0:  # after a start, all running tables are due together
                await asyncio.sleep(0)
            table = await self.find(id_)
            planned = [] if table is None else planned_notices(table, now)
            planned = [notice for notice in planned if notice.kind != ENDED]
            later = [notice.at for notice in planned if notice.at > now]
            self.changed.postpone(id_, min(later, default=None))
            due[id_] = [notice for notice in planned if notice.at <= now]
        await self.store_notices(due, now)

    async def find(self, id_: str) -> Table | None:
        try:
            return await self.tables.table(id_)
        except Refusal:
            return None

    async def store_notices(self, due: dict[str, list[PlannedNotice]], now: int) -> None:
        """Store the notices of players with an active channel; the others cost no write."""
        players = {notice.player for planned in due.values() for notice in planned}
        reachable = await self.store.read(notices.reachable_players(players)) if players else set()
        at = now if self.store.single_process else now + SEEN_GRACE
        for id_, planned in due.items():
            wanted = [notice for notice in planned if notice.player in reachable]
            if wanted:
                await self.store.write(notices.add_notices(id_, wanted, at))

    # Sending.

    async def send_due(self) -> None:
        now = self.tables.now()
        rows = await self.store.read(notices.waiting_before(now + SEEN_GRACE))
        seen = {row.id for row in rows if self.tables.is_attentive(row.player_id, row.table_id)}
        if seen:
            await self.store.write(notices.set_state(seen, notices.SEEN, now))
        ready = [row for row in rows if row.id not in seen and is_claimable(row, now)]
        for player in dict.fromkeys(row.player_id for row in ready):
            if len(self.sending) < MAX_SENDING:
                await self.claim(player)

    async def claim(self, player: str) -> None:
        process, now = self.tables.process, self.tables.now()
        rows = await self.store.write(notices.claim(player, process, now))
        if rows:
            task = asyncio.create_task(self.send(player, rows))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def send(self, player: str, rows: list[Row[Any]]) -> None:
        try:
            outcomes = await self.delivery.deliver(player, rows)
            await self.store.write(
                notices.store_outcomes(outcomes, self.tables.process, self.tables.now())
            )
        except Exception:  # the claim expires, then another attempt follows
            log.exception("could not send notifications")


def is_claimable(row: Row[Any], now: int) -> bool:
    return bool(row.due <= now and row.claimed < now)


def contact(settings: Settings) -> str:
    """The contact that push services receive (RFC 8292)."""
    if settings.public_url.startswith("https://"):
        return settings.public_url
    return f"mailto:{settings.mail_from or 'tatami@localhost.invalid'}"
