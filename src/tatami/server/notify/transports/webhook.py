"""Webhooks: sends signed JSON to a web address of the player; see docs/notifications.md."""

from __future__ import annotations

import hashlib
import hmac

from tatami.server.notify.channels import Channel
from tatami.server.notify.message import Message
from tatami.server.notify.transports.base import SendResult, post_message
from tatami.server.notify.transports.safe_post import SafePoster
from tatami.server.signing import Tokens

SIGNATURE = "Tatami-Signature"


class WebhookTransport:
    """The owner of the channel is shown the key that signs the messages."""

    def __init__(self, poster: SafePoster, tokens: Tokens) -> None:
        self.poster = poster
        self.tokens = tokens

    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        body = message.for_program(now)
        at = str(now // 1000)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: f"t={at},v1={sign(hook_key(self.tokens, channel.id), at, body)}",
        }
        return await post_message(self.poster, channel, body, headers)


def hook_key(tokens: Tokens, channel: str) -> str:
    """Derived from the server's secret, so that no database and no backup holds it."""
    return tokens.sign("hook", channel)


def sign(key: str, at: str, body: bytes) -> str:
    return hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
