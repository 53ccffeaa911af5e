"""Sees to it that what is due reaches its player: beside the tables, never in their way.

A table at which something happens is marked, in memory, and looked at a little later: what is due
by then is written down as a notice. Whoever looks at the table meanwhile, at this process or
another, has seen it. What nobody saw is claimed by one process and sent. After a crash every
running table is found again and looked at anew; a notice that is there is not written twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy import Row

from tatami.server.live.table_registry import Tables
from tatami.server.notify import notices
from tatami.server.notify.channels import HOOK, MAIL, PUSH
from tatami.server.notify.delivery import Delivery
from tatami.server.notify.due import ENDED, HOUR, PATIENCE, Due, dues
from tatami.server.notify.links import Links
from tatami.server.notify.transports.base import Carrier, HookCarrier, PushCarrier
from tatami.server.notify.transports.email import Mailer
from tatami.server.notify.transports.safe_post import Poster
from tatami.server.notify.transports.webpush_crypto import Vapid
from tatami.server.settings import Settings
from tatami.server.signing import Tokens
from tatami.server.store.base import Store
from tatami.server.tables.table import Refusal, Table

log = logging.getLogger("tatami.server")

EVERY = 2.0
"""Seconds between rounds."""
OTHERS = 6_000
"""Milliseconds in which other processes can say that a player is looking there."""
SHORTEST = min(PATIENCE.values())
AT_ONCE = 8
CLEANING = 6 * HOUR


class Messenger:
    def __init__(self, store: Store, tables: Tables, tokens: Tokens, settings: Settings) -> None:
        self.store = store
        self.tables = tables
        self.links = Links(tokens, settings.public_url)
        self.poster = Poster(settings.private_hooks)
        self.vapid = Vapid(tokens.secret, contact(settings))
        self.mailer = Mailer(settings.mail_url, settings.mail_from) if settings.mail_url else None
        self.delivery = Delivery(store, tables, self.carriers(settings, tokens), self.links)
        self.marks: dict[str, int] = {}
        """Tables to look at, and when."""
        self.round_ = asyncio.Lock()
        self.sending: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.cleaned = 0

    def carriers(self, settings: Settings, tokens: Tokens) -> dict[str, Carrier]:
        """Links in mail and to programs must lead here from anywhere: they need an address."""
        found: dict[str, Carrier] = {}
        if settings.push:
            found[PUSH] = PushCarrier(self.poster, self.vapid)
        if settings.webhooks and settings.public_url:
            found[HOOK] = HookCarrier(self.poster, tokens)
        if self.mailer is not None:
            found[MAIL] = self.mailer
        return found

    def mark(self, table: str) -> None:
        """Something happened there. This is all that a move ever waits for."""
        self.marks[table] = self.tables.now() + SHORTEST

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
        async with self.round_:
            await self.notice()
            await self.send_due()
            await self.clean()

    async def rest(self) -> None:
        """Until everything that is being sent has been."""
        while self.sending:
            await asyncio.wait(set(self.sending))

    async def clean(self) -> None:
        now = self.tables.now()
        if now - self.cleaned > CLEANING:
            self.cleaned = now
            await self.store.write(notices.forget_old(now))

    # What is due.

    async def notice(self) -> None:
        now = self.tables.now()
        owed: dict[str, list[Due]] = {}
        for id_ in [id_ for id_, at in self.marks.items() if at <= now]:
            table = await self.find(id_)
            found = [] if table is None else [x for x in dues(table, now) if x.kind != ENDED]
            later = [due.at for due in found if due.at > now]
            if later:
                self.marks[id_] = min(later)
            else:
                self.marks.pop(id_, None)
            owed[id_] = [due for due in found if due.at <= now]
        await self.write_down(owed, now)

    async def find(self, id_: str) -> Table | None:
        try:
            return (await self.tables.get(id_)).table
        except Refusal:
            return None

    async def write_down(self, owed: dict[str, list[Due]], now: int) -> None:
        """For those alone who can be reached: nobody else costs a write."""
        players = {due.player for found in owed.values() for due in found}
        reached = await self.store.read(notices.who_is_reached(players)) if players else set()
        at = now if self.store.alone else now + OTHERS
        for id_, found in owed.items():
            theirs = [due for due in found if due.player in reached]
            if theirs:
                await self.store.write(notices.owe(id_, theirs, at))

    # Whom it reaches.

    async def send_due(self) -> None:
        now = self.tables.now()
        rows = await self.store.read(notices.soon(now + OTHERS))
        seen = {row.id for row in rows if self.is_looking(row.player_id, row.table_id)}
        if seen:
            await self.store.write(notices.put_in(seen, notices.SEEN, now))
        ready = [row for row in rows if row.id not in seen and is_free(row, now)]
        for player in dict.fromkeys(row.player_id for row in ready):
            if len(self.sending) < AT_ONCE:
                await self.claim(player)

    def is_looking(self, player: str, table: str) -> bool:
        live = self.tables.live.get(table)
        return live is not None and any(
            watcher.player == player and watcher.looks() for watcher in live.watchers
        )

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
