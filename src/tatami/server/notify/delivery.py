"""Delivers the due notices of one player over all channels, and decides what becomes of each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Row

from tatami.server.notify import channels
from tatami.server.notify.channels import PUSH, Channel, Preferences
from tatami.server.notify.due import INVITED, planned_notices, topic_of
from tatami.server.notify.links import Links
from tatami.server.notify.message import Message, NoticeText, notice_text
from tatami.server.notify.notices import (
    EXPIRED,
    FAILED,
    SENT,
    WAITING,
    NoticeOutcome,
    inviter_of,
    retry_delay,
)
from tatami.server.notify.quiet_hours import quiet_until
from tatami.server.notify.transports.base import ARRIVED, GONE, LATER, SendResult, Transport
from tatami.server.store.base import Store
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import OPEN, Table
from tatami.server.tables.table_setup import MINUTE

log = logging.getLogger("tatami.server")

SPACING, LIVE_SPACING = 10 * MINUTE, MINUTE // 2
"""Milliseconds between two messages to a player; the next message includes later notices."""
REJECTED = "!"
"""In the column `done`, a prefix of channels that can never receive the notice."""

OnSent = Callable[[str, str], None]
"""Called with the kind of channel and the result of every message."""


class TableSource(Protocol):
    now: Callable[[], int]

    async def table(self, id_: str) -> Table:
        """Raises Refusal if there is none."""


class ClaimedNotice(msgspec.Struct, frozen=True):
    """A claimed notice that is still due, and the table it is about."""

    row: Row[Any]
    table: Table
    inviter: str = ""

    @property
    def topic(self) -> str:
        return topic_of(self.table, self.row.kind)

    def is_for(self, channel: Channel) -> bool:
        finished = {channel.id, REJECTED + channel.id} & set(self.row.done.split())
        return self.topic in channel.wanted and not finished


class Delivery:
    def __init__(
        self,
        store: Store,
        tables: TableSource,
        transports: dict[str, Transport],
        links: Links,
        on_sent: OnSent,
    ) -> None:
        self.store = store
        self.tables = tables
        self.transports = transports
        self.links = links
        self.on_sent = on_sent

    async def deliver(self, player: str, rows: list[Row[Any]]) -> list[NoticeOutcome]:
        """Send the claimed notices of a player in one message, unless it is not the time."""
        now = self.tables.now()
        preferences = await self.store.read(channels.preferences_of(player))
        until = quiet_until(now, preferences.zone, preferences.quiet_from, preferences.quiet_to)
        if until is not None:
            return [postponed(row, until) for row in rows]
        due = [notice for row in rows if (notice := await self.find_due(row)) is not None]
        due_ids = {notice.row.id for notice in due}
        expired = [finished(row, EXPIRED) for row in rows if row.id not in due_ids]
        if not due:
            return expired
        live = any(notice.table.setup.clock.kind == "live" for notice in due)
        next_message = preferences.told + (LIVE_SPACING if live else SPACING)
        if now < next_message:
            return [*expired, *(postponed(notice.row, next_message) for notice in due)]
        return [*expired, *await self.send_to_player(player, due, preferences)]

    async def find_due(self, row: Row[Any]) -> ClaimedNotice | None:
        """The notice with its table, if it is still due."""
        try:
            table = await self.tables.table(row.table_id)
        except Refusal:
            return None
        if row.kind == INVITED:
            return await self.find_invitation(row, table)
        for planned in planned_notices(table, self.tables.now()):
            key = planned.player, planned.kind, planned.number
            if key == (row.player_id, row.kind, row.number):
                return ClaimedNotice(row, table)
        return None

    async def find_invitation(self, row: Row[Any], table: Table) -> ClaimedNotice | None:
        """An invitation that the player has not answered, to a table with a free seat."""
        inviter = await self.store.read(inviter_of(row.player_id, table.id))
        taken = table.status != OPEN or all(seat.taken for seat in table.seats)
        return None if inviter is None or taken else ClaimedNotice(row, table, inviter)

    async def send_to_player(
        self, player: str, due: list[ClaimedNotice], preferences: Preferences
    ) -> list[NoticeOutcome]:
        now = self.tables.now()
        active = await self.store.write(channels.active_channels(player, now))
        usable = [channel for channel in active if channel.kind in self.transports]
        sending = {
            channel: asyncio.create_task(self.send_to_channel(channel, mine, preferences.language))
            for channel in usable
            if (mine := [notice for notice in due if notice.is_for(channel)])
        }
        results = {channel: await task for channel, task in sending.items()}
        outcomes = [outcome_of(notice, usable, results, now) for notice in due]
        failed = any(outcome.state == FAILED for outcome in outcomes)
        await self.store.write(self.update_channels(player, results, failed, now))
        return outcomes

    async def send_to_channel(
        self, channel: Channel, due: list[ClaimedNotice], language: str
    ) -> SendResult:
        base = "" if channel.kind == PUSH else self.links.public
        texts = [self.text_of(notice, language, base) for notice in due]
        return await self.send_message(channel, texts, language, base)

    def text_of(self, notice: ClaimedNotice, language: str, base: str) -> NoticeText:
        # Not the id of the row: gaps between ids would reveal notices of other people.
        id_ = self.links.tokens.sign("notice", notice.row.id)[:16]
        link = self.links.table(notice.table.id, base)
        row = notice.row
        return notice_text(
            id_, row.kind, notice.table, row.player_id, language, link, player=notice.inviter
        )

    async def send_message(
        self,
        channel: Channel,
        texts: list[NoticeText],
        language: str,
        base: str,
        *,
        test: bool = False,
    ) -> SendResult:
        message = Message(
            language=language,
            notices=texts,
            stop_links=self.links.stop_links(channel.id, base),
            home=base or "./",
            test=test,
        )
        result = await self.transports[channel.kind].send(channel, message, self.tables.now())
        self.on_sent(channel.kind, result.status)
        return result

    async def test(self, channel: Channel, language: str) -> SendResult:
        """Send a test message."""
        base = "" if channel.kind == PUSH else self.links.public
        return await self.send_message(channel, [], language, base, test=True)

    def update_channels(
        self, player: str, results: dict[Channel, SendResult], failed: bool, now: int
    ) -> Callable[[Connection], None]:
        """Store how sending went: reset, remove or stop channels; `failed`: no retry follows."""

        def operation(connection: Connection) -> None:
            for channel, result in results.items():
                if result.status == ARRIVED:
                    channels.change(channel.id, failed=0)(connection)
                elif result.status == GONE:
                    remove_or_stop(channel, now)(connection)
                elif result.status != LATER or failed:
                    count_failure(connection, channel, now)
            if any(result.status == ARRIVED for result in results.values()):
                channels.set_preferences(player, now, told=now)(connection)

        return operation


def remove_or_stop(channel: Channel, now: int) -> Callable[[Connection], None]:
    """Remove a push subscription that is gone for good; stop an address that may work again."""
    if channel.kind == PUSH:
        return channels.remove(channel.id)
    return channels.change(channel.id, stopped=now)


def count_failure(connection: Connection, channel: Channel, now: int) -> None:
    stopped = channels.count_failure(channel.id, now)(connection)
    log.warning(
        "gave up on a message by %s%s", channel.kind, " and stopped the channel" if stopped else "",
        extra={"channel": channel.id},
    )  # fmt: skip


def postponed(row: Row[Any], until: int) -> NoticeOutcome:
    """Try later; this does not count as an attempt."""
    return NoticeOutcome(id=row.id, state=WAITING, due=until, tries=row.tries - 1, done=row.done)


def finished(row: Row[Any], state: str) -> NoticeOutcome:
    return NoticeOutcome(id=row.id, state=state, due=row.due, tries=row.tries, done=row.done)


def outcome_of(
    notice: ClaimedNotice, usable: list[Channel], results: dict[Channel, SendResult], now: int
) -> NoticeOutcome:
    """Retry the channels that failed for now; the others are finished."""
    row, mine = notice.row, {c: results[c] for c in usable if notice.is_for(c)}
    marks = [*row.done.split(), *(done_mark(c, result) for c, result in mine.items())]
    done = [mark for mark in marks if mark]
    arrived = any(not mark.startswith(REJECTED) for mark in done)
    waits = [result.wait for result in mine.values() if result.status == LATER]
    delay = retry_delay(row.tries) if waits else None
    if delay is not None:
        due = now + max(delay, *waits)
        return NoticeOutcome(
            id=row.id, state=WAITING, due=due, tries=row.tries, done=" ".join(done)
        )
    if arrived:
        return finished(row, SENT)
    return finished(row, FAILED if mine else EXPIRED)


def done_mark(channel: Channel, result: SendResult) -> str:
    """What the column `done` remembers of this channel."""
    if result.status == LATER:
        return ""
    return channel.id if result.status == ARRIVED else REJECTED + channel.id
