"""One message to one player: is it still due, may it be sent now, and how did it go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Row

from tatami.server.notify import channels as ways
from tatami.server.notify.channels import PUSH, Channel, Preferences
from tatami.server.notify.due import dues, news_of
from tatami.server.notify.links import Links
from tatami.server.notify.message import Message, News, news
from tatami.server.notify.notices import LOST, PAST, TOLD, WAITING, Outcome, wait_after
from tatami.server.notify.quiet_hours import quiet_until
from tatami.server.notify.transports.base import ARRIVED, GONE, LATER, SendResult, Transport
from tatami.server.store.base import Store
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import MINUTE

log = logging.getLogger("tatami.server")

SPACING, LIVE_SPACING = 10 * MINUTE, MINUTE // 2
"""Between two messages to one player: what comes up meanwhile goes into the next."""
REFUSED = "!"
"""Before the id of a channel that will never take a notice."""


OnSent = Callable[[str, str], None]
"""Called with the kind of channel and the result of every message."""


class TableSource(Protocol):
    now: Callable[[], int]

    async def table(self, id_: str) -> Table:
        """Raises Refusal if there is none."""


class DueNotice(msgspec.Struct, frozen=True):
    """A claimed notice that is still due, and the table it is about."""

    row: Row[Any]
    table: Table

    @property
    def news(self) -> str:
        return news_of(self.table, self.row.kind)

    def is_for(self, channel: Channel) -> bool:
        has_it = {channel.id, REFUSED + channel.id} & set(self.row.done.split())
        return self.news in channel.wanted and not has_it


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

    async def deliver(self, player: str, rows: list[Row[Any]]) -> list[Outcome]:
        """What becomes of everything that the player is owed now."""
        now = self.tables.now()
        wishes = await self.store.read(ways.preferences_of(player))
        until = quiet_until(now, wishes.zone, wishes.quiet_from, wishes.quiet_to)
        if until is not None:
            return [put_off(row, until) for row in rows]
        owed = [one for row in rows if (one := await self.still_owed(row)) is not None]
        still = {one.row.id for one in owed}
        past = [settled(row, PAST) for row in rows if row.id not in still]
        if not owed:
            return past
        live = any(one.table.setup.clock.kind == "live" for one in owed)
        spacing = LIVE_SPACING if live else SPACING
        if now < wishes.told + spacing:
            return [*past, *(put_off(one.row, wishes.told + spacing) for one in owed)]
        return [*past, *await self.send_to_player(player, owed, wishes)]

    async def still_owed(self, row: Row[Any]) -> DueNotice | None:
        try:
            table = await self.tables.table(row.table_id)
        except Refusal:
            return None
        for due in dues(table, self.tables.now()):
            if (due.player, due.kind, due.number) == (row.player_id, row.kind, row.number):
                return DueNotice(row, table)
        return None

    async def send_to_player(
        self, player: str, owed: list[DueNotice], wishes: Preferences
    ) -> list[Outcome]:
        now = self.tables.now()
        usable = await self.store.write(ways.usable(player, now))
        open_ = [channel for channel in usable if channel.kind in self.transports]
        sending = {
            channel: asyncio.create_task(self.send_to_channel(channel, mine, wishes.language))
            for channel in open_
            if (mine := [one for one in owed if one.is_for(channel)])
        }
        verdicts = {channel: await task for channel, task in sending.items()}
        outcomes = [outcome(one, open_, verdicts, now) for one in owed]
        lost = any(one.state == LOST for one in outcomes)
        await self.store.write(self.aftermath(player, verdicts, lost, now))
        return outcomes

    async def send_to_channel(
        self, channel: Channel, owed: list[DueNotice], language: str
    ) -> SendResult:
        base = "" if channel.kind == PUSH else self.links.public
        told = [self.news(one, language, base) for one in owed]
        return await self.send_message(channel, told, language, base)

    def news(self, one: DueNotice, language: str, base: str) -> News:
        # Not the notice's own number: gaps in a sequence would tell of other people's notices.
        id_ = self.links.tokens.sign("notice", one.row.id)[:16]
        link = self.links.table(one.table.id, base)
        return news(id_, one.row.kind, one.table, one.row.player_id, language, link)

    async def send_message(
        self, channel: Channel, told: list[News], language: str, base: str, *, test: bool = False
    ) -> SendResult:
        message = Message(
            language=language,
            news=told,
            stops=self.links.stops(channel.id, base),
            home=base or "./",
            test=test,
        )
        verdict = await self.transports[channel.kind].send(channel, message, self.tables.now())
        self.on_sent(channel.kind, verdict.result)
        return verdict

    async def test(self, channel: Channel, language: str) -> SendResult:
        base = "" if channel.kind == PUSH else self.links.public
        return await self.send_message(channel, [], language, base, test=True)

    def aftermath(
        self, player: str, verdicts: dict[Channel, SendResult], lost: bool, now: int
    ) -> Callable[[Connection], None]:
        """What the channels themselves have come to."""

        def operation(connection: Connection) -> None:
            for channel, verdict in verdicts.items():
                if verdict.result == ARRIVED:
                    ways.change(channel.id, failed=0)(connection)
                elif verdict.result == GONE:
                    forget(channel, now)(connection)
                elif verdict.result != LATER or lost:
                    give_up(connection, channel, now)
            if any(verdict.result == ARRIVED for verdict in verdicts.values()):
                ways.wish(player, now, told=now)(connection)

        return operation


def forget(channel: Channel, now: int) -> Callable[[Connection], None]:
    """A browser that is gone does not come back under this name; an address might."""
    return ways.remove(channel.id) if channel.kind == PUSH else ways.change(channel.id, stopped=now)


def give_up(connection: Connection, channel: Channel, now: int) -> None:
    stopped = ways.failed(channel.id, now)(connection)
    log.warning(
        "gave up a message by %s%s", channel.kind, ", and the channel" if stopped else "",
        extra={"channel": channel.id},
    )  # fmt: skip


def put_off(row: Row[Any], until: int) -> Outcome:
    """Not now; that was no try."""
    return Outcome(id=row.id, state=WAITING, due=until, tries=row.tries - 1, done=row.done)


def settled(row: Row[Any], state: str) -> Outcome:
    return Outcome(id=row.id, state=state, due=row.due, tries=row.tries, done=row.done)


def outcome(
    one: DueNotice, channels: list[Channel], verdicts: dict[Channel, SendResult], now: int
) -> Outcome:
    """Sent again to those who did not get it, and to nobody else."""
    row, mine = one.row, {c: verdicts[c] for c in channels if one.is_for(c)}
    done = [*row.done.split(), *(mark(c, verdict) for c, verdict in mine.items())]
    done = [id_ for id_ in done if id_]
    arrived = any(not id_.startswith(REFUSED) for id_ in done)
    later = [verdict.wait for verdict in mine.values() if verdict.result == LATER]
    wait = wait_after(row.tries) if later else None
    if wait is not None:
        due = now + max(wait, *later)
        return Outcome(id=row.id, state=WAITING, due=due, tries=row.tries, done=" ".join(done))
    if arrived:
        return settled(row, TOLD)
    return settled(row, LOST if mine else PAST)


def mark(channel: Channel, verdict: SendResult) -> str:
    if verdict.result == LATER:
        return ""
    return channel.id if verdict.result == ARRIVED else REFUSED + channel.id
