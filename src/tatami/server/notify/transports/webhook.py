"""Webhooks: sends signed JSON to a URL of the player; see docs/notifications.md."""

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
    """Signs messages with a key that the player sees in the settings."""

    def __init__(self, poster: SafePoster, tokens: Tokens) -> None:
        self.poster = poster
        self.tokens = tokens

    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        body = message.webhook_body(now)
        at = str(now // 1000)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: f"t={at},v1={sign(webhook_key(self.tokens, channel.id), at, body)}",
        }
        return await post_message(self.poster, channel, body, headers)


def webhook_key(tokens: Tokens, channel: str) -> str:
    """Derived from the server's secret, so that neither database nor backups contain it."""
    return tokens.sign("hook", channel)


def sign(key: str, at: str, body: bytes) -> str:
    return hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
