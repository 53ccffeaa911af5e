"""What every transport has in common: sending a message over a channel, and how it went."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from tatami.server.notify.channels import PUSH, Channel
from tatami.server.notify.message import Message
from tatami.server.notify.transports.safe_post import AddressRefused, Answer, SafePoster

log = logging.getLogger("tatami.server")

ARRIVED, LATER, NEVER, GONE = "arrived", "later", "never", "gone"
"""Results: it arrived; try again later; never send this message there; the channel is gone."""


class SendResult(msgspec.Struct, frozen=True):
    result: str
    wait: int = 0
    """Milliseconds that the other side asks us to wait."""


class Transport(Protocol):
    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        """Never raises, and takes no longer than the lease of a notice."""


async def post_message(
    poster: SafePoster, channel: Channel, body: bytes, headers: Mapping[str, str]
) -> SendResult:
    try:
        return result_of(await poster.post(channel.address, body, headers), channel.kind)
    except AddressRefused:
        return SendResult(NEVER)
    except OSError as error:  # timeouts and certificate errors are OSErrors, too
        log.debug("channel %s is not reached: %s", channel.id, type(error).__name__)
        return SendResult(LATER)


def result_of(answer: Answer, kind: str) -> SendResult:
    """404 means gone to a push service; a webhook may only be restarting."""
    if 200 <= answer.status < 300:
        return SendResult(ARRIVED)
    if answer.status == 410 or (answer.status == 404 and kind == PUSH):
        return SendResult(GONE)
    if answer.status in (404, 408, 425, 429) or answer.status >= 500:
        return SendResult(LATER, answer.retry_after * 1000)
    return SendResult(NEVER)
