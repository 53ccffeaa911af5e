"""The connections of open pages: the same messages as on the server's socket of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tatami.browser.table_host import TableHost
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.tables.refusals import Refusal
from tatami.server.wire import messages

Send = Callable[[str], object]


class PageSink:
    """Passes messages to a page. A page always keeps up."""

    def __init__(self, send: Send) -> None:
        self.send = send

    def send_now(self, message: bytes) -> bool:
        self.send(message.decode())
        return True


class Connection:
    """One page that shows a table as one person."""

    def __init__(self, live: LiveTable, subscriber: Subscriber) -> None:
        self.live = live
        self.subscriber = subscriber


class Connections:
    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.open_ones: dict[int, Connection] = {}

    async def open(self, number: int, table: str, person: str, after: str, send: Send) -> bool:
        """Connect a page; False if there is no such table, which the page is told."""
        try:
            live = await self.host.get(table)
        except Refusal as refusal:
            send(messages.encode(refused(0, refusal)).decode())
            return False
        subscriber = Subscriber(person, PageSink(send))
        self.open_ones[number] = Connection(live, subscriber)
        live.subscribe(subscriber)
        live.send_initial(subscriber, after or None)
        return True

    async def receive(self, number: int, data: str) -> None:
        connection = self.open_ones.get(number)
        if connection is not None:
            answer = await self.answer_to(data, connection)
            connection.subscriber.send(messages.encode(answer))

    async def answer_to(self, data: str, connection: Connection) -> Any:
        ask = 0
        try:
            try:
                command = messages.decode_in(data)
            except messages.UNREADABLE as error:
                raise Refusal("malformed", str(error)) from None
            ask = command.ask
            player, table = connection.subscriber.player, connection.live.table.id
            return await self.host.handle(table, command, player)
        except Refusal as refusal:
            return refused(ask, refusal)

    def close(self, number: int) -> None:
        connection = self.open_ones.pop(number, None)
        if connection is not None:
            connection.live.unsubscribe(connection.subscriber)


def refused(ask: int, refusal: Refusal) -> messages.Refused:
    return messages.Refused(
        ask=ask, code=refusal.code, sentence=refusal.sentence, **refusal.details
    )
