"""How one is told of one's turn: channels, wishes, and links that work without signing in."""

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
    answer,
    identity_of,
    must_be_json,
    must_be_player,
    services_of,
)
from tatami.server.notify import api_types, channels
from tatami.server.notify.channels import HOOK, MAIL, PUSH, NewChannel
from tatami.server.notify.delivery import forget
from tatami.server.notify.quiet_hours import zone_named
from tatami.server.notify.transports.base import ARRIVED
from tatami.server.notify.transports.email import confirmation, proper_address
from tatami.server.notify.transports.safe_post import AddressRefused
from tatami.server.notify.transports.webhook import hook_key
from tatami.server.notify.transports.webpush_crypto import Subscription
from tatami.server.services import Services
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.bodies import Done, EmptyBody

AnyRequest = Request[Any, Any, Any]
JSON_POST: dict[str, Any] = {"guards": [must_be_json]}


@get("/api/me/notifications", responses=refusals(401))
async def notifications(request: AnyRequest) -> Response[api_types.Notifications]:
    """How I am told of what happens while I do not look."""
    return answer(await shown(services_of(request), must_be_player(request)))


async def shown(services: Services, player: str) -> api_types.Notifications:
    transports, tokens = services.notifier.delivery.transports, services.tokens
    wishes = await services.store.read(channels.preferences_of(player))
    rows = await services.store.read(channels.of_player(player))
    quiet = None
    if wishes.quiet_from is not None and wishes.quiet_to is not None:
        quiet = (wishes.quiet_from, wishes.quiet_to)
    return api_types.Notifications(
        push=services.notifier.vapid.public if PUSH in transports else "",
        mail=MAIL in transports,
        hook=HOOK in transports,
        language=wishes.language,
        zone=wishes.zone,
        quiet=quiet,
        channels=[
            api_types.ChannelOut(
                id=row.id,
                kind=row.kind,
                address=place_of(row),
                name=row.device,
                wanted=row.wanted.split(),
                on=row.stopped is None,
                confirmed=row.confirmed is not None,
                failing=row.failed >= channels.HOPELESS,
                key=hook_key(tokens, row.id) if row.kind == HOOK else "",
            )
            for row in rows
        ],
    )


def place_of(row: Any) -> str:
    """An endpoint is as good as a key; a browser recognises its own by the digest."""
    if row.kind != PUSH:
        return str(row.address)
    digest = hashlib.sha256(row.address.encode()).hexdigest()[:16]
    return f"{urlsplit(row.address).hostname}#{digest}"


@post("/api/me/notifications", **JSON_POST, status_code=200, responses=refusals(400, 401, 429))
async def set_preferences(
    request: AnyRequest, data: JSONBody[api_types.PreferencesIn]
) -> Response[api_types.Notifications]:
    """Language, time zone and quiet hours."""
    services, player = changing(request)
    zone_named(data.zone)
    start, end = data.quiet or (None, None)
    wished = {"language": data.language, "zone": data.zone, "quiet_from": start, "quiet_to": end}
    await services.store.write(channels.wish(player, services.tables.now(), **wished))
    return answer(await shown(services, player))


def changing(request: AnyRequest) -> tuple[Services, str]:
    services, player = services_of(request), must_be_player(request)
    services.limits.take("change", player=player, address=address_of(request))
    return services, player


# New channels.


@post("/api/me/notifications/push", **JSON_POST, responses=refusals(400, 401, 429))
async def add_push(
    request: AnyRequest, data: JSONBody[api_types.PushSubscriptionIn]
) -> Response[api_types.Notifications]:
    """Let this browser be pushed."""
    services, player = changing(request)
    must_offer(services, PUSH)
    must_be_address(services, data.endpoint)
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
    return answer(await shown(services, player), 201)


@post("/api/me/notifications/mail", **JSON_POST, responses=refusals(400, 401, 429, 503))
async def add_mail(
    request: AnyRequest, data: JSONBody[api_types.EmailIn]
) -> Response[api_types.Notifications]:
    """Write to this address, once a link that is sent there was opened."""
    services, player = changing(request)
    must_offer(services, MAIL)
    address = proper_address(data.address)
    services.limits.take(
        "mail", player=player, address=address_of(request), name=address.casefold()
    )
    id_ = await add(
        services, NewChannel(player=player, kind=MAIL, address=address, confirmed=False), data
    )
    row = await services.store.read(channels.find(id_))
    if row.confirmed is None:
        await ask_to_confirm(services, id_, address, data.language)
    return answer(await shown(services, player), 201)


async def ask_to_confirm(services: Services, id_: str, address: str, language: str) -> None:
    mailer = services.notifier.mailer
    assert mailer is not None
    link = services.notifier.links.confirm(id_, address)
    sent = await mailer.deliver(confirmation(address, mailer.sender, language, link))
    if sent.result != ARRIVED:
        await services.store.write(channels.remove(id_))
        raise Refusal("not_sent", "the mail could not be sent: look at the address, or try later")


@post("/api/me/notifications/hook", **JSON_POST, responses=refusals(400, 401, 429))
async def add_hook(
    request: AnyRequest, data: JSONBody[api_types.WebhookIn]
) -> Response[api_types.Notifications]:
    """Post to this web address, as docs/notifications.md describes."""
    services, player = changing(request)
    must_offer(services, HOOK)
    must_be_address(services, data.url)
    await add(services, NewChannel(player=player, kind=HOOK, address=data.url), data)
    return answer(await shown(services, player), 201)


def must_offer(services: Services, kind: str) -> None:
    if kind not in services.notifier.delivery.transports:
        raise Refusal("not_offered", "this server does not send such messages")


def must_be_address(services: Services, url: str) -> None:
    """At first sight. What matters is looked at again whenever something is sent."""
    try:
        services.notifier.poster.check(url)
    except AddressRefused as refused:
        raise Refusal("address", str(refused)) from None


async def add(
    services: Services,
    new: NewChannel,
    said: api_types.PushSubscriptionIn | api_types.EmailIn | api_types.WebhookIn,
) -> str:
    """A channel, and the language of the page where it was wished for; a zone if none is known."""
    zone_named(said.zone)
    now = services.tables.now()
    wished: dict[str, str] = {"language": said.language}
    if (await services.store.read(channels.preferences_of(new.player))).zone == "UTC":
        wished["zone"] = said.zone
    id_ = await services.store.write(channels.add(new, now))
    await services.store.write(channels.wish(new.player, now, **wished))
    return id_


# One's channels.


@post(
    "/api/me/notifications/{channel:str}",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 404, 429),
)  # fmt: skip
async def change_channel(
    request: AnyRequest, channel: FromPath[str], data: JSONBody[api_types.ChannelIn]
) -> Response[api_types.Notifications]:
    """What goes there; off and on again."""
    services, player = changing(request)
    row = await services.store.read(channels.find(channel, player))
    stopped = None if data.on else row.stopped or services.tables.now()
    wanted = " ".join(dict.fromkeys(data.wanted))
    kept = {"wanted": wanted, "stopped": stopped, "failed": 0 if data.on else row.failed}
    await services.store.write(channels.change(row.id, **kept))
    return answer(await shown(services, player))


@delete("/api/me/notifications/{channel:str}", status_code=200, responses=refusals(401, 404, 429))
async def remove_channel(
    request: AnyRequest, channel: FromPath[str]
) -> Response[api_types.Notifications]:
    """Forget the channel."""
    services, player = changing(request)
    row = await services.store.read(channels.find(channel, player))
    await services.store.write(channels.remove(row.id))
    return answer(await shown(services, player))


@post(
    "/api/me/notifications/{channel:str}/test",
    **JSON_POST, status_code=200, responses=refusals(400, 401, 404, 429),
)  # fmt: skip
async def test_channel(
    request: AnyRequest,
    channel: FromPath[str],
    data: JSONBody[EmptyBody],  # noqa: ARG001  # for the description of the route
) -> Response[api_types.Tested]:
    """Send something there now."""
    services, player = services_of(request), must_be_player(request)
    row = await services.store.read(channels.find(channel, player))
    must_offer(services, row.kind)
    if row.confirmed is None:
        raise Refusal("unconfirmed", "open the link that was sent to this address first")
    services.limits.take("test", player=player, address=address_of(request))
    wishes = await services.store.read(channels.preferences_of(player))
    opened = channels.opened(row)
    verdict = await services.notifier.delivery.test(opened, wishes.language)
    if verdict.result == "gone":
        await services.store.write(forget(opened, services.tables.now()))
    return answer(api_types.Tested(result=verdict.result))


# Links in messages: whoever has one may do what it says.


@post("/api/stop/{token:str}", **JSON_POST, status_code=200, responses=refusals(400, 404, 429))
async def stop(
    request: AnyRequest, token: FromPath[str], data: JSONBody[api_types.Resume]
) -> Response[api_types.Stopped]:
    """Stop a channel, or all of a player's, or take that back; for the page that a link opens."""
    return answer(await stopped(request, token, on=data.on))


@post("/stop/{token:str}", status_code=200, responses=refusals(400, 404, 429))
async def stop_by_one_click(
    request: AnyRequest, token: FromPath[str]
) -> Response[api_types.Stopped]:
    """The same for mail programs (RFC 8058): whatever they post, it stops."""
    return answer(await stopped(request, token, on=False))


async def stopped(request: AnyRequest, token: str, *, on: bool) -> api_types.Stopped:
    services = services_of(request)
    services.limits.take("link", address=address_of(request))
    channel, everything = services.notifier.links.read_stop(token)
    row = await services.store.read(channels.find(channel))
    done = channels.resume if on else channels.stop
    await services.store.write(done(row, services.tables.now(), everything=everything))
    return api_types.Stopped(kind=row.kind, all=everything, on=on)


@post("/api/confirm/{token:str}", **JSON_POST, status_code=200, responses=refusals(400, 404))
async def confirm(
    request: AnyRequest,
    token: FromPath[str],
    data: JSONBody[EmptyBody],  # noqa: ARG001
) -> Response[Done]:
    """Confirm a mail address, by the link that was sent there."""
    services = services_of(request)
    services.limits.take("link", address=address_of(request))
    row = await services.store.read(channels.find(token.partition(".")[0]))
    services.notifier.links.must_confirm(token, row.address)
    if row.confirmed is None:
        await services.store.write(channels.change(row.id, confirmed=services.tables.now()))
    return answer(Done())


ROUTES: list[Any] = [
    notifications, set_preferences, add_push, add_mail, add_hook, change_channel, remove_channel,
    test_channel, stop, stop_by_one_click, confirm,
]  # fmt: skip
