"""Transports: Web Push encryption, webhooks to public addresses only, quiet hours and email."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tatami.server.notify.channels import HOOK, PUSH
from tatami.server.notify.quiet_hours import quiet_until
from tatami.server.notify.transports.base import result_of
from tatami.server.notify.transports.email import check_address
from tatami.server.notify.transports.safe_post import (
    AddressRefused,
    PostResponse,
    SafePoster,
    is_public,
)
from tatami.server.notify.transports.webpush_crypto import (
    CURVE,
    Subscription,
    Vapid,
    encrypt,
    from_base64,
    to_base64,
)
from tatami.server.services import check_database
from tatami.server.settings import BadSettings, Settings, masked
from tatami.server.tables.refusals import Refusal
from tests.server.client import ManualClock, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.receivers import add_channel, mail_server, run_rounds, running_receiver

WHO = "https://games.example"
MINUTE = 60_000


def test_encryption_reproduces_the_example_of_rfc_8291() -> None:
    own = from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = Subscription(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        browser,
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(int.from_bytes(own, "big"), CURVE),
    )
    assert to_base64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_vapid_key_is_derived_from_the_secret() -> None:
    assert Vapid(b"one", "").public == Vapid(b"one", "").public != Vapid(b"two", "").public
    assert len(from_base64(Vapid(b"one", "").public)) == 65


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("BCVx", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "é"), (to_base64(b"\x04" * 65), "AAAA")],
)
def test_invalid_subscription_keys_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refusal):
        Subscription(p256dh, auth).check()


INSIDE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1",
    "2001:0:0:0:0:0:f5ff:fffe", "fec0::1", "feff::1", "192.88.99.1", "2002:c058:6301::1",
    "::ffff:192.88.99.1", "64:ff9b:1::a00:1", "100::1", "2001:2::1", "3fff::1", "5f00::1",
    "2001:db8::1", "198.18.0.1", "192.0.2.1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1::1")
    assert is_public("::ffff:93.184.216.34")


@pytest.mark.parametrize(
    "url",
    [
        "http://games.example/x", "ftp://games.example", "https://", "https://user@games.example",
        "https://user:word@games.example", "https://a b.example", "https://games.example/\r\nX: y",
        "https://games.example:99999", "https://[::1", "https://x/" + "a" * 1000, "javascript:1",
        "https://bücher.example/",
    ],
)  # fmt: skip
def test_invalid_urls_are_refused(url: str) -> None:
    with pytest.raises(AddressRefused):
        SafePoster().check(url)


@async_test
async def test_hosts_are_checked_on_connecting_and_redirects_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A host name that was public when it was saved now resolves to a private address."""
    async with running_receiver() as (box, url):
        port = int(url.rpartition(":")[2])
        for there in ("127.0.0.1", "93.184.216.34"):
            found = [(0, socket.SOCK_STREAM, 0, "", (there, port)),
                     (0, socket.SOCK_STREAM, 0, "", ("127.0.0.1", port))]  # fmt: skip
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, f=found, **__: f)
            with pytest.raises(AddressRefused):
                await SafePoster().post(f"https://games.example:{port}/", b"{}", {})
        monkeypatch.undo()
        for literal in ("127.0.0.1", "2130706433", "0x7f.1", "localhost"):
            with pytest.raises((AddressRefused, OSError)):
                await SafePoster().post(f"https://{literal}:{port}/", b"{}", {})
        assert box.requests == []
        box.status, box.extra = 302, f"Location: {url}/elsewhere\r\n"
        answer = await SafePoster(private=True).post(f"{url}/here", b"{}", {})
        assert answer.status == 302 and result_of(answer, HOOK).status == "never"
        assert [request.path for request in box.requests] == ["/here"]


def test_http_statuses_map_to_send_results() -> None:
    wanted = {201: "arrived", 404: "gone", 410: "gone", 429: "later", 503: "later", 401: "never"}
    assert {status: result_of(PostResponse(status), PUSH).status for status in wanted} == wanted
    assert result_of(PostResponse(404), HOOK).status == "later"
    assert result_of(PostResponse(503, 120), HOOK).wait == 120_000


@async_test
async def test_a_private_webhook_is_refused_when_a_message_is_sent(
    sqlite_settings: Settings,
) -> None:
    open_ = msgspec.structs.replace(sqlite_settings, public_url=WHO)
    async with (
        running_receiver() as (box, url),
        running_server(open_) as server,
        people(server.url, "Ann") as (ann,),
    ):
        plain = await ann.http.post("/api/me/notifications/hook", json={"url": url})
        assert plain.json()["code"] == "address"
        channel = await add_channel(ann, "hook", url=url.replace("http", "https"))
        done = await ann.http.post(f"/api/me/notifications/{channel['id']}/test", json={})
        assert done.json() == {"result": "never"}
        assert box.requests == []


# Quiet hours.


def test_quiet_hours_follow_the_local_time_zone() -> None:
    """On the night when daylight saving time ends in Amsterdam, and on another night."""
    hour = 3_600_000
    midnight = 1_792_792_800_000  # 2026-10-24 00:00 there
    wanted = ("Europe/Amsterdam", 22 * 60, 7 * 60)
    assert quiet_until(midnight + 7 * hour, *wanted) is None
    assert quiet_until(midnight + 21 * hour, *wanted) is None
    assert quiet_until(midnight + 6 * hour, *wanted) == midnight + 7 * hour
    assert quiet_until(midnight + 22 * hour, *wanted) == midnight + 32 * hour, "one hour more"
    assert quiet_until(midnight + 10 * hour, "Europe/Amsterdam", 9 * 60, 17 * 60) == (
        midnight + 17 * hour
    )
    assert quiet_until(midnight, "UTC", None, None) is None


# Mail.


def test_invalid_email_addresses_are_refused() -> None:
    assert check_address(" ann@mail.example ") == "ann@mail.example"
    for text in (
        "ann", "ann@", "@x.example", "a b@x.example", "a@x", "a@x.example\nBcc: b@c.example",
        "<a@x.example>", "a..b@x.example", "a@" + "x" * 300 + ".example",
    ):  # fmt: skip
        with pytest.raises(Refusal):
            check_address(text)


def mailing(settings: Settings, url: str) -> Settings:
    more = {"mail_url": url, "mail_from": "tatami@games.example", "public_url": WHO}
    return msgspec.structs.replace(settings, **more)


@async_test
async def test_email_goes_only_to_confirmed_addresses_and_can_be_stopped(
    settings: Settings, tmp_path: Path
) -> None:
    now = ManualClock()
    async with (
        mail_server(tmp_path) as (box, url, trusted),
        running_server(mailing(settings, url), now) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        assert server.services.notifier.mailer is not None
        server.services.notifier.mailer.context = trusted
        channel = await add_channel(ann, "mail", address="ann@mail.example", language="fr")
        assert not channel["confirmed"]
        letter = box.emails[0]
        assert letter["To"] == "ann@mail.example" and "List-Unsubscribe" not in letter
        tested = await ann.http.post(f"/api/me/notifications/{channel['id']}/test", json={})
        assert tested.json()["code"] == "unconfirmed"
        table = await seated("samourai", ann, ben, clock={"kind": "days", "days": 3})
        await advance_and_send(server, now, 5 * MINUTE)
        assert len(box.emails) == 1, "nothing but the question"
        link = text_of(letter).split(f"{WHO}/confirm/")[1].split()[0]
        async with people(server.url, "Eve") as (eve,):
            for wrong in (link[:-1], "x." + link.partition(".")[2]):
                refused = await eve.http.post(f"/api/confirm/{wrong}", json={})
                assert refused.status_code in (400, 404)
            done = await eve.http.post(f"/api/confirm/{link}", json={})
            assert done.status_code == 200, done.text
        other = await seated("samourai", ann, ben, clock={"kind": "days", "days": 3})
        await advance_and_send(server, now, 5 * MINUTE)
        notice = box.emails[1]
        assert f"{WHO}/t/{other}" in text_of(notice) and table not in text_of(notice)
        assert notice["Subject"] in ("À vous de jouer : Samouraï", "Partie commencée : Samouraï")
        assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert box.secure == [True, True]
        assert box.envelopes[1] == ("tatami@games.example", ["ann@mail.example"])
        html = notice.get_body(("html",))
        assert html is not None and f'href="{WHO}/t/{other}"' in html.get_content()
        stop = str(notice["List-Unsubscribe"]).strip("<>").removeprefix(WHO)
        assert f"\r\nList-Unsubscribe: <{WHO}{stop}>\r\n".encode() in box.raw[1]
        done = await ben.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        (mine,) = (await ann.http.get("/api/me/notifications")).json()["channels"]
        assert not mine["on"] and not mine["confirmed"]


async def advance_and_send(server: Any, now: ManualClock, milliseconds: int) -> None:
    for wait in (milliseconds, 6_000):
        now.advance(wait)
        await run_rounds(server)


def text_of(letter: Any) -> str:
    body = letter.get_body(("plain",))
    return str(body.get_content())


@async_test
async def test_an_unreachable_or_untrusted_mail_server_gets_nothing(
    sqlite_settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with mail_server(tmp_path) as (box, url, trusted):
        async with (
            running_server(mailing(sqlite_settings, url)) as server,
            people(server.url, "Ann") as (ann,),
        ):
            said = {"address": "ann@mail.example"}
            done = await ann.http.post("/api/me/notifications/mail", json=said)
            assert done.json()["code"] == "not_sent", "its certificate is nobody's we know"
            assert server.services.notifier.mailer is not None
            server.services.notifier.mailer.context = trusted
            box.refuses = "554 no"
            done = await ann.http.post("/api/me/notifications/mail", json=said)
            assert done.status_code == 503
            limited = await ann.http.post("/api/me/notifications/mail", json=said)
            assert limited.status_code == 429
            assert (await ann.http.get("/api/me/notifications")).json()["channels"] == []
        assert box.emails == []
    assert "pass/word" not in caplog.text and "ann@mail.example" not in caplog.text


@async_test
async def test_mail_url_requires_public_url_and_mail_from(sqlite_settings: Settings) -> None:
    with pytest.raises(BadSettings, match="mail_from and public_url"):
        await check_database(msgspec.structs.replace(sqlite_settings, mail_url="smtp://localhost"))
    shown = masked("mail_url", "smtp://tatami:secret@mail.example:587")
    assert shown == "smtp://tatami:********@mail.example:587"
