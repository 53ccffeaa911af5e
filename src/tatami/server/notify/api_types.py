"""Request and response bodies of the notification routes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.engine.texts import Language
from tatami.server.notify.transports.safe_post import MAX_URL
from tatami.server.wire.shared_api_types import Form

Zone = Annotated[str, msgspec.Meta(max_length=60)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Url = Annotated[str, msgspec.Meta(max_length=MAX_URL)]
Key = Annotated[str, msgspec.Meta(max_length=100)]
Topic = Literal["turn", "live", "begun", "over", "invite"]
ChannelKind = Literal["push", "mail", "hook"]


class PreferencesIn(Form, frozen=True, kw_only=True):
    """Language, time zone and quiet hours of notifications."""

    language: Language
    zone: Zone
    """IANA time zone, e.g. `Europe/Amsterdam`."""
    quiet: tuple[Minutes, Minutes] | None = None
    """Start and end in minutes after local midnight; nothing is sent in between."""


class PushSubscriptionIn(Form, frozen=True, kw_only=True):
    """The push subscription of a browser."""

    endpoint: Url
    p256dh: Key
    auth: Key
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """A name that the player recognizes, e.g. the browser and the system."""
    language: Language = "en"
    zone: Zone = "UTC"


class EmailIn(Form, frozen=True, kw_only=True):
    address: Annotated[str, msgspec.Meta(max_length=254)]
    language: Language = "en"
    zone: Zone = "UTC"


class WebhookIn(Form, frozen=True, kw_only=True):
    url: Url
    language: Language = "en"
    zone: Zone = "UTC"


class ChannelIn(Form, frozen=True, kw_only=True):
    """Topics of a channel, and whether it is on."""

    wanted: list[Topic]
    on: bool


class ChannelOut(msgspec.Struct, frozen=True, kw_only=True):
    """A channel: a browser, an email address or a webhook."""

    id: str
    kind: ChannelKind
    address: str
    """For push: the host of the push service, `#`, and a digest of the endpoint."""
    name: str
    wanted: list[Topic]
    on: bool
    confirmed: bool
    """An email address is confirmed by opening the link in the confirmation email."""
    failing: bool
    """The server stopped the channel because messages failed."""
    key: str
    """The key that signs messages to a webhook; empty for other kinds."""


class Notifications(msgspec.Struct, frozen=True, kw_only=True):
    """Your notification settings and channels."""

    push: str
    """The server's public VAPID key; empty if the server does not offer push."""
    mail: bool
    """Does the server offer email?"""
    hook: bool
    """Does the server offer webhooks?"""
    language: str
    zone: str
    quiet: tuple[int, int] | None
    channels: list[ChannelOut]


class Tested(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a test message."""

    result: Annotated[str, msgspec.Meta(pattern="^(arrived|later|never|gone)$")]


class Stopped(msgspec.Struct, frozen=True, kw_only=True):
    """The state after a link in a message was used."""

    kind: ChannelKind
    """The kind of the channel that the link belongs to."""
    all: bool
    """The link concerns all channels of the player, not only this one."""
    on: bool


class Resume(Form, frozen=True, kw_only=True):
    """Stop messages, or with `on` resume them."""

    on: bool = False
