"""What all transports share: the interface, the result of sending, and sending by HTTP POST."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from tatami.server.notify.channels import PUSH, Channel
from tatami.server.notify.message import Message
from tatami.server.notify.transports.safe_post import AddressRefused, PostResponse, SafePoster

log = logging.getLogger("tatami.server")

ARRIVED, LATER, NEVER, GONE = "arrived", "later", "never", "gone"
"""Statuses: delivered; try again later; never retry this message; the channel is gone."""


class SendResult(msgspec.Struct, frozen=True):
    status: str
    wait: int = 0
    """Milliseconds that the receiver asks us to wait."""


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
        log.debug("cannot reach channel %s: %s", channel.id, type(error).__name__)
        return SendResult(LATER)


def result_of(response: PostResponse, kind: str) -> SendResult:
    """404 from a push service means that the subscription is gone; a webhook may be restarting."""
    if 200 <= response.status < 300:
        return SendResult(ARRIVED)
    if response.status == 410 or (response.status == 404 and kind == PUSH):
        return SendResult(GONE)
    if response.status in (404, 408, 425, 429) or response.status >= 500:
        return SendResult(LATER, response.retry_after * 1000)
    return SendResult(NEVER)
