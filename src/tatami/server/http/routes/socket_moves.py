"""Moves on the socket of a table, served as soon as they arrive (`live.direct_moves`)."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any

from tatami.server.http.routes.common import database_busy, internal_error, refused
from tatami.server.live.direct_moves import BegunMove
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.live.websocket import Inbox
from tatami.server.services import Services
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables import commands
from tatami.server.tables.refusals import Refusal
from tatami.server.wire import messages


class SocketMoves:
    """The moves of one socket. While one is being stored, what else arrives waits in the inbox."""

    def __init__(
        self, services: Services, live: LiveTable, subscriber: Subscriber, inbox: Inbox
    ) -> None:
        self.services = services
        self.live = live
        self.subscriber = subscriber
        self.inbox = inbox
        self.moves = services.tables.direct_moves
        self.move: BegunMove | None = None
        self.began = 0.0

    def serve(self, text: str) -> bool:
        """Begin to carry out a move. False if the message is something else, or something is
        unusual: nothing has changed then."""
        self.began, subscriber = time.perf_counter(), self.subscriber
        command = self.read_move(text)
        if command is None:
            return False
        move = self.moves.begin(self.live, command, subscriber.player)
        if move is None:
            return False
        limits = self.services.limits
        if limits.try_to_take("move", player=subscriber.player, address=subscriber.address):
            self.moves.cancel(move)
            return False
        subscriber.note_activity(command)
        self.move = move
        self.inbox.hold()
        self.moves.write(move, self.stored)
        return True

    def read_move(self, text: str) -> commands.Move | None:
        subscriber = self.subscriber
        leaves = subscriber.signed_out or subscriber.too_slow or subscriber.table_gone
        if leaves or subscriber.hidden or not subscriber.player:
            return None
        try:
            command = messages.decode_in(text)
        except messages.UNREADABLE:
            return None
        return command if type(command) is commands.Move else None

    def stored(self, error: Exception | None) -> None:
        assert self.move is not None
        move, self.move = self.move, None
        answer: Any = None
        if error is None:
            try:
                answer = self.moves.finish(move)
            except Exception as problem:  # `fail` unlocks the table and says what happened
                error = problem
        if answer is not None:
            self.answer(answer)
        else:
            work = self.moves.finish_later(move) if error is None else self.moves.fail(move, error)
            self.services.tables.tasks.start(self.answer_later(move.command.ask, work))

    async def answer_later(self, ask: int, work: Coroutine[Any, Any, messages.Ack]) -> None:
        try:
            answer: Any = await work
        except Exception as error:
            answer = refusal_of(error, ask, self.services)
        self.answer(answer)

    def answer(self, answer: messages.Ack | messages.Refused) -> None:
        self.subscriber.send(messages.encode(answer))
        if isinstance(answer, messages.Ack):
            self.services.metrics.move_seconds.observe(time.perf_counter() - self.began)
        self.inbox.release()


def refusal_of(error: Exception, ask: int, services: Services) -> messages.Refused:
    """What a client is told of a command that was not carried out."""
    if isinstance(error, Refusal):
        answer = refused(ask, error)
    elif isinstance(error, StoreUnavailable):
        answer = refused(ask, database_busy())
    else:
        answer = refused(ask, internal_error(error, route="socket"))
    services.metrics.count_refusal(answer.code)
    return answer
