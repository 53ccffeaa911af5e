"""Notification settings: preferences, channels, and links that work without signing in."""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tatami.server.http.openapi import refusals
from tatami.server.http.routes.common import (
    address_of,
    identity_of,
    json_response,
    must_be_json,
    must_be_player,
    services_of,
)
from tatami.server.notify import api_types, channels
from tatami.server.notify.channels import HOOK, MAIL, PUSH, NewChannel
from tatami.server.notify.delivery import remove_or_stop
from tatami.server.notify.quiet_hours import time_zone
from tatami.server.notify.transports.base import ARRIVED
from tatami.server.notify.transports.email import check_address, confirmation_email
from tatami.server.notify.transports.safe_post import AddressRefused
from tatami.server.notify.transports.webhook import webhook_key
from tatami.server.notify.transports.webpush_crypto import Subscription
from tatami.server.services import Services
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.shared_api_types import Done, EmptyBody

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}


@get("/api/me/notifications", responses=refusals(401))
async def notifications(request: AnyRequest) -> Response[api_types.Notifications]:
    """Get your notification settings and channels."""
    return json_response(await notifications_of(services_of(request), must_be_player(request)))


async def notifications_of(services: Services, player: str) -> api_types.Notifications:
    transports, tokens = services.notifier.delivery.transports, services.tokens
    preferences = await services.store.read(channels.preferences_of(player))
    rows = await services.store.read(channels.of_player(player))
    quiet = None
    if preferences.quiet_from is not None and preferences.quiet_to is not None:
        quiet = (preferences.quiet_from, preferences.quiet_to)
    return api_types.Notifications(
        push=services.notifier.vapid.public if PUSH in transports else "",
        mail=MAIL in transports,
        hook=HOOK in transports,
        language=preferences.language,
        zone=preferences.zone,
        quiet=quiet,
        channels=[
            api_types.ChannelOut(
                id=row.id,
                kind=row.kind,
                address=address_out(row),
                name=row.device,
                wanted=row.wanted.split(),
                on=row.stopped is None,
                confirmed=row.confirmed is not None,
                failing=row.failed >= channels.MAX_FAILURES,
                key=webhook_key(tokens, row.id) if row.kind == HOOK else "",
            )
            for row in rows
        ],
    )


def address_out(row: Any) -> str:
    """An endpoint is secret. A browser recognizes its own channel by the digest."""
    if row.kind != PUSH:
        return str(row.address)
    digest = hashlib.sha256(row.address.encode()).hexdigest()[:16]
    return f"{urlsplit(row.address).hostname}#{digest}"


@post("/api/me/notifications", **JSON_POST, status_code=200, responses=refusals(400, 401, 429))
async def set_preferences(
    request: AnyRequest, data: JSONBody[api_types.PreferencesIn]
) -> Response[api_types.Notifications]:
    """Set language, time zone and quiet hours."""
    services, player = authorize_change(request)
    time_zone(data.zone)
    start, end = data.quiet or (None, None)
    values = {"language": data.language, "zone": data.zone, "quiet_from": start, "quiet_to": end}
    await services.store.write(channels.set_preferences(player, services.tables.now(), **values))
    return json_response(await notifications_of(services, player))


def authorize_change(request: AnyRequest) -> tuple[Services, str]:
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    return services, player


# New channels.


@post("/api/me/notifications/push", **JSON_POST, responses=refusals(400, 401, 429))
async def add_push(
    request: AnyRequest, data: JSONBody[api_types.PushSubscriptionIn]
) -> Response[api_types.Notifications]:
    """Add this browser's push subscription."""
    services, player = authorize_change(request)
    check_offered(services, PUSH)
    check_url(services, data.endpoint)
    keys = Subscription(data.p256dh, data.auth)
    keys.check()
    new = NewChannel(
        player=player,
        kind=PUSH,
        address=data.endpoint,
        keys=msgspec.to_builtins(keys),
        device=data.name,
        session=identity_of(request).session,
    )
    await add(services, new, data)
    return json_response(await notifications_of(services, player), 201)


@post("/api/me/notifications/mail", **JSON_POST, responses=refusals(400, 401, 429, 503))
async def add_mail(
    request: AnyRequest, data: JSONBody[api_types.EmailIn]
) -> Response[api_types.Notifications]:
    """Add an email address. The server sends a link that confirms it."""
    services, player = authorize_change(request)
    check_offered(services, MAIL)
    address = check_address(data.address)
    services.limits.take(
        "mail", player=player, address=address_of(request), name=address.casefold()
    )
    id_ = await add(
        services, NewChannel(player=player, kind=MAIL, address=address, confirmed=False), data
    )
    row = await services.store.read(channels.find(id_))
    if row.confirmed is None:
        with services.slots.one("mail", address_of(request)):
            await ask_to_confirm(services, id_, address, data.language)
    return json_response(await notifications_of(services, player), 201)


async def ask_to_confirm(services: Services, id_: str, address: str, language: str) -> None:
    mailer = services.notifier.mailer
    assert mailer is not None
    link = services.notifier.links.confirm_link(id_, address)
    sent = await mailer.deliver(confirmation_email(address, mailer.sender, language, link))
    if sent.status != ARRIVED:
        await services.store.write(channels.remove(id_))
        raise Refusal("not_sent", "the email was not sent: check the address or try later")


@post("/api/me/notifications/hook", **JSON_POST, responses=refusals(400, 401, 429))
async def add_hook(
    request: AnyRequest, data: JSONBody[api_types.WebhookIn]
) -> Response[api_types.Notifications]:
    """Add a webhook, as docs/notifications.md describes."""
    services, player = authorize_change(request)
    check_offered(services, HOOK)
    check_url(services, data.url)
    await add(services, NewChannel(player=player, kind=HOOK, address=data.url), data)
    return json_response(await notifications_of(services, player), 201)


def check_offered(services: Services, kind: str) -> None:
    if kind not in services.notifier.delivery.transports:
        raise Refusal("not_offered", "this server does not send notifications this way")


def check_url(services: Services, url: str) -> None:
    """A first check; the host is resolved and checked whenever a message is sent."""
    try:
        services.notifier.poster.check(url)
    except AddressRefused as refused:
        raise Refusal("address", str(refused)) from None


async def add(
    services: Services,
    new: NewChannel,
    body: api_types.PushSubscriptionIn | api_types.EmailIn | api_types.WebhookIn,
) -> str:
    """Add a channel and set the language of the page, and the time zone if it was never set."""
    time_zone(body.zone)
    now = services.tables.now()
    values: dict[str, str] = {"language": body.language}
    if (await services.store.read(channels.preferences_of(new.player))).zone == "UTC":
        values["zone"] = body.zone
    id_ = await services.store.write(channels.add(new, now))
    await services.store.write(channels.set_preferences(new.player, now, **values))
    return id_


# Existing channels.


@post(
    "/api/me/notifications/{channel:str}",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 404, 429),
)  # fmt: skip
async def change_channel(
    request: AnyRequest, channel: FromPath[str], data: JSONBody[api_types.ChannelIn]
) -> Response[api_types.Notifications]:
    """Set the topics of a channel, and turn it off or on."""
    services, player = authorize_change(request)
    row = await services.store.read(channels.find(channel, player))
    stopped = None if data.on else row.stopped or services.tables.now()
    wanted = " ".join(dict.fromkeys(data.wanted))
    kept = {"wanted": wanted, "stopped": stopped, "failed": 0 if data.on else row.failed}
    await services.store.write(channels.change(row.id, **kept))
    return json_response(await notifications_of(services, player))


@delete("/api/me/notifications/{channel:str}", status_code=200, responses=refusals(401, 404, 429))
async def remove_channel(
    request: AnyRequest, channel: FromPath[str]
) -> Response[api_types.Notifications]:
    """Remove a channel."""
    services, player = authorize_change(request)
    row = await services.store.read(channels.find(channel, player))
    await services.store.write(channels.remove(row.id))
    return json_response(await notifications_of(services, player))


@post(
    "/api/me/notifications/{channel:str}/test",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 404, 429, 503),
)  # fmt: skip
async def test_channel(
    request: AnyRequest,
    channel: FromPath[str],
    data: JSONBody[EmptyBody],  # noqa: ARG001  # for the description of the route
) -> Response[api_types.Tested]:
    """Send a test message to a channel."""
    services, player = services_of(request), must_be_player(request)
    row = await services.store.read(channels.find(channel, player))
    check_offered(services, row.kind)
    if row.confirmed is None:
        raise Refusal("unconfirmed", "open the link in the confirmation email first")
    services.limits.take("test", player=player, address=address_of(request))
    preferences = await services.store.read(channels.preferences_of(player))
    tested = channels.channel_of(row)
    with services.slots.one("test", address_of(request)):
        result = await services.notifier.delivery.test(tested, preferences.language)
    if result.status == "gone":
        await services.store.write(remove_or_stop(tested, services.tables.now()))
    return json_response(api_types.Tested(result=result.status))


# Links in messages. They need no session: the token is signed.


@post("/api/stop/{token:str}", **JSON_POST, status_code=200, responses=refusals(400, 404, 429))
async def stop(
    request: AnyRequest, token: FromPath[str], data: JSONBody[api_types.Resume]
) -> Response[api_types.Stopped]:
    """Stop or resume a channel, or all channels of a player, by the token of a link."""
    return json_response(await stop_or_resume(request, token, on=data.on))


@post("/stop/{token:str}", status_code=200, responses=refusals(400, 404, 429))
async def stop_by_one_click(
    request: AnyRequest, token: FromPath[str]
) -> Response[api_types.Stopped]:
    """Stop messages with one click from a mail program (RFC 8058). The body is ignored."""
    return json_response(await stop_or_resume(request, token, on=False))


async def stop_or_resume(request: AnyRequest, token: str, *, on: bool) -> api_types.Stopped:
    services = services_of(request)
    services.limits.take("link", address=address_of(request))
    channel, everything = services.notifier.links.read_stop_token(token)
    row = await services.store.read(channels.find(channel))
    change = channels.resume if on else channels.stop
    await services.store.write(change(row, services.tables.now(), everything=everything))
    return api_types.Stopped(kind=row.kind, all=everything, on=on)


@post("/api/confirm/{token:str}", **JSON_POST, status_code=200, responses=refusals(400, 404))
async def confirm(
    request: AnyRequest,
    token: FromPath[str],
    data: JSONBody[EmptyBody],  # noqa: ARG001
) -> Response[Done]:
    """Confirm an email address by the token of the link in the email."""
    services = services_of(request)
    services.limits.take("link", address=address_of(request))
    row = await services.store.read(channels.find(token.partition(".")[0]))
    services.notifier.links.check_confirm_token(token, row.address)
    if row.confirmed is None:
        await services.store.write(channels.change(row.id, confirmed=services.tables.now()))
    return json_response(Done())


ROUTES: list[Any] = [
    notifications, set_preferences, add_push, add_mail, add_hook, change_channel, remove_channel,
    test_channel, stop, stop_by_one_click, confirm,
]  # fmt: skip
