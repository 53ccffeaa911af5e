"""Those who carry a message: to a push service, to a web address, to a mail server.

Each says how it went: it arrived; later, perhaps; never again this way; or the channel is gone.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from tatami.server.notify.channels import PUSH, Channel
from tatami.server.notify.message import Message
from tatami.server.notify.transports.safe_post import Answer, Refused, SafePoster
from tatami.server.notify.transports.webpush_crypto import LONGEST, Subscription, Vapid, encrypt
from tatami.server.signing import Tokens

log = logging.getLogger("tatami.server")

ARRIVED, LATER, NEVER, GONE = "arrived", "later", "never", "gone"
SIGNATURE = "Tatami-Signature"


class SendResult(msgspec.Struct, frozen=True):
    result: str
    wait: int = 0
    """Milliseconds that the other side asks us to wait."""


class Transport(Protocol):
    async def carry(self, channel: Channel, message: Message, now: int) -> SendResult:
        """Never raises, and takes no longer than a lease."""


async def posted(
    poster: SafePoster, channel: Channel, body: bytes, headers: Mapping[str, str]
) -> SendResult:
    try:
        return judge(await poster.post(channel.address, body, headers), channel.kind)
    except Refused:
        return SendResult(NEVER)
    except OSError as error:  # a timeout is one, and so is what is wrong with a certificate
        log.debug("channel %s is not reached: %s", channel.id, type(error).__name__)
        return SendResult(LATER)


def judge(answer: Answer, kind: str) -> SendResult:
    """A push service says 404 of what it has forgotten; a program may only be out for lunch."""
    if 200 <= answer.status < 300:
        return SendResult(ARRIVED)
    if answer.status == 410 or (answer.status == 404 and kind == PUSH):
        return SendResult(GONE)
    if answer.status in (404, 408, 425, 429) or answer.status >= 500:
        return SendResult(LATER, answer.retry_after * 1000)
    return SendResult(NEVER)


class WebPushTransport:
    def __init__(self, poster: SafePoster, vapid: Vapid) -> None:
        self.poster = poster
        self.vapid = vapid

    async def carry(self, channel: Channel, message: Message, now: int) -> SendResult:
        keys = msgspec.json.decode(channel.keys, type=Subscription)
        body = encrypt(message.for_browser(LONGEST), keys)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.life // 1000),
            "Urgency": "high" if message.urgent else "normal",
            "Topic": message.topic(),
            "Authorization": self.vapid.authorization(channel.address, now / 1000),
        }
        return await posted(self.poster, channel, body, headers)


class WebhookTransport:
    """JSON, signed with a key that its owner is shown; docs/notifications.md describes it."""

    def __init__(self, poster: SafePoster, tokens: Tokens) -> None:
        self.poster = poster
        self.tokens = tokens

    async def carry(self, channel: Channel, message: Message, now: int) -> SendResult:
        body = message.for_program(now)
        at = str(now // 1000)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: f"t={at},v1={sign(hook_key(self.tokens, channel.id), at, body)}",
        }
        return await posted(self.poster, channel, body, headers)


def hook_key(tokens: Tokens, channel: str) -> str:
    """Follows from the server's secret, so that it lies in no database and no backup."""
    return tokens.sign("hook", channel)


def sign(key: str, at: str, body: bytes) -> str:
    return hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
