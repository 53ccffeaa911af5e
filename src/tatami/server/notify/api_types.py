"""What the routes of notifications take and answer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tatami.server.notify.transports.safe_post import LONGEST_URL
from tatami.server.wire.bodies import Form

Language = Literal["en", "nl", "de", "fr"]
Zone = Annotated[str, msgspec.Meta(max_length=60)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Url = Annotated[str, msgspec.Meta(max_length=LONGEST_URL)]
Key = Annotated[str, msgspec.Meta(max_length=100)]
News = Literal["turn", "live", "begun", "over"]
ChannelKind = Literal["push", "mail", "hook"]


class PreferencesIn(Form, frozen=True, kw_only=True):
    """In which language, and when not."""

    language: Language
    zone: Zone
    """By its name, as in `Europe/Amsterdam`."""
    quiet: tuple[Minutes, Minutes] | None = None
    """From and to, in minutes after midnight there; nothing is sent between them."""


class PushSubscriptionIn(Form, frozen=True, kw_only=True):
    """A browser's push subscription."""

    endpoint: Url
    p256dh: Key
    auth: Key
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """How its owner knows it."""
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
    """What goes there, and whether anything does."""

    wanted: list[News]
    on: bool


class ChannelOut(msgspec.Struct, frozen=True, kw_only=True):
    """One way by which you are reached."""

    id: str
    kind: ChannelKind
    address: str
    """Of a push, only the host of its service, and the digest of the endpoint after a `#`."""
    name: str
    wanted: list[News]
    on: bool
    confirmed: bool
    """A mail address is, by the link that was sent there."""
    failing: bool
    """It was stopped because nothing arrived."""
    key: str
    """With which messages to a web address are signed."""


class Notifications(msgspec.Struct, frozen=True, kw_only=True):
    """How you are told of what happens at tables that you do not look at."""

    push: str
    """This server's public key, for the browser; empty: no push here."""
    mail: bool
    hook: bool
    language: str
    zone: str
    quiet: tuple[int, int] | None
    channels: list[ChannelOut]


class Tested(msgspec.Struct, frozen=True, kw_only=True):
    result: Annotated[str, msgspec.Meta(pattern="^(arrived|later|never|gone)$")]


class Stopped(msgspec.Struct, frozen=True, kw_only=True):
    kind: ChannelKind
    """Of the channel whose link it was."""
    all: bool
    """Not it alone, but everything."""
    on: bool


class Resume(Form, frozen=True, kw_only=True):
    """Stop, or (`on`) take that back."""

    on: bool = False
