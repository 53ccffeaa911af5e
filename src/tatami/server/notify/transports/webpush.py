"""Web Push: sends encrypted messages through the push service of a browser."""

from __future__ import annotations

import msgspec

from tatami.server.notify.channels import Channel
from tatami.server.notify.message import Message
from tatami.server.notify.transports.base import SendResult, post_message
from tatami.server.notify.transports.safe_post import SafePoster
from tatami.server.notify.transports.webpush_crypto import MAX_PAYLOAD, Subscription, Vapid, encrypt


class WebPushTransport:
    def __init__(self, poster: SafePoster, vapid: Vapid) -> None:
        self.poster = poster
        self.vapid = vapid

    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        keys = msgspec.json.decode(channel.keys, type=Subscription)
        body = encrypt(message.push_body(MAX_PAYLOAD), keys)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.time_to_live // 1000),
            "Urgency": "high" if message.urgent else "normal",
            "Topic": message.collapse_key(),
            "Authorization": self.vapid.authorization(channel.address, now / 1000),
        }
        return await post_message(self.poster, channel, body, headers)
