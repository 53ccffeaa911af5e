"""How messages travel: sealed as the RFCs say, to public addresses alone, and by mail."""

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
from tests.server.client import Time, run, served
from tests.server.live.test_tables import people, seated
from tests.server.receivers import add, mail_server, receiving, rounds

WHO = "https://games.example"
MINUTE = 60_000


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
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


def test_the_servers_key_follows_from_its_secret() -> None:
    assert Vapid(b"one", "").public == Vapid(b"one", "").public != Vapid(b"two", "").public
    assert len(from_base64(Vapid(b"one", "").public)) == 65


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("BCVx", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "é"), (to_base64(b"\x04" * 65), "AAAA")],
)
def test_keys_that_no_browser_made_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refusal):
        Subscription(p256dh, auth).check()


INSIDE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1",
    "2001:0:0:0:0:0:f5ff:fffe",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_our_own_network_passes_for_a_public_one(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_world_do() -> None:
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
def test_what_is_no_proper_web_address_is_refused(url: str) -> None:
    with pytest.raises(AddressRefused):
        SafePoster().check(url)


@run
async def test_a_name_is_looked_up_when_it_is_connected_to_and_no_redirect_is_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that was public when it was saved, and is ours by now."""
    async with receiving() as (box, url):
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
        assert box.parcels == []
        box.status, box.extra = 302, f"Location: {url}/elsewhere\r\n"
        answer = await SafePoster(private=True).post(f"{url}/here", b"{}", {})
        assert answer.status == 302 and result_of(answer, HOOK).status == "never"
        assert [parcel.path for parcel in box.parcels] == ["/here"]


def test_what_an_answer_means() -> None:
    wanted = {201: "arrived", 404: "gone", 410: "gone", 429: "later", 503: "later", 401: "never"}
    assert {status: result_of(PostResponse(status), PUSH).status for status in wanted} == wanted
    assert result_of(PostResponse(404), HOOK).status == "later"
    assert result_of(PostResponse(503, 120), HOOK).wait == 120_000


@run
async def test_an_address_inside_is_refused_when_it_is_tried(lite: Settings) -> None:
    open_ = msgspec.structs.replace(lite, public_url=WHO)
    async with (
        receiving() as (box, url),
        served(open_) as server,
        people(server.url, "Ann") as (ann,),
    ):
        plain = await ann.http.post("/api/me/notifications/hook", json={"url": url})
        assert plain.json()["code"] == "address"
        channel = await add(ann, "hook", url=url.replace("http", "https"))
        done = await ann.http.post(f"/api/me/notifications/{channel['id']}/test", json={})
        assert done.json() == {"result": "never"}
        assert box.parcels == []


# Quiet hours.


def test_quiet_hours_end_when_the_wall_clock_says_so() -> None:
    """On the night in which Amsterdam puts its clocks back, and on one in which it does not."""
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


def test_what_is_no_mail_address_is_refused() -> None:
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


@run
async def test_mail_is_sent_to_a_confirmed_address_alone_and_can_be_stopped(
    settings: Settings, tmp_path: Path
) -> None:
    now = Time()
    async with (
        mail_server(tmp_path) as (box, url, trusted),
        served(mailing(settings, url), now) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        assert server.services.notifier.mailer is not None
        server.services.notifier.mailer.context = trusted
        channel = await add(ann, "mail", address="ann@mail.example", language="fr")
        assert not channel["confirmed"]
        letter = box.letters[0]
        assert letter["To"] == "ann@mail.example" and "List-Unsubscribe" not in letter
        tested = await ann.http.post(f"/api/me/notifications/{channel['id']}/test", json={})
        assert tested.json()["code"] == "unconfirmed"
        table = await seated("samourai", ann, ben, clock={"kind": "days", "days": 3})
        await passes(server, now, 5 * MINUTE)
        assert len(box.letters) == 1, "nothing but the question"
        link = text_of(letter).split(f"{WHO}/confirm/")[1].split()[0]
        async with people(server.url, "Eve") as (eve,):
            for wrong in (link[:-1], "x." + link.partition(".")[2]):
                refused = await eve.http.post(f"/api/confirm/{wrong}", json={})
                assert refused.status_code in (400, 404)
            done = await eve.http.post(f"/api/confirm/{link}", json={})
            assert done.status_code == 200, done.text
        other = await seated("samourai", ann, ben, clock={"kind": "days", "days": 3})
        await passes(server, now, 5 * MINUTE)
        notice = box.letters[1]
        assert f"{WHO}/t/{other}" in text_of(notice) and table not in text_of(notice)
        assert notice["Subject"] in ("À vous de jouer : Samouraï", "C’est commencé : Samouraï")
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


async def passes(server: Any, now: Time, milliseconds: int) -> None:
    for wait in (milliseconds, 6_000):
        now.passes(wait)
        await rounds(server)


def text_of(letter: Any) -> str:
    body = letter.get_body(("plain",))
    return str(body.get_content())


@run
async def test_a_mail_server_that_is_away_or_not_who_it_says_gets_nothing(
    lite: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with mail_server(tmp_path) as (box, url, trusted):
        async with served(mailing(lite, url)) as server, people(server.url, "Ann") as (ann,):
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
        assert box.letters == []
    assert "pass/word" not in caplog.text and "ann@mail.example" not in caplog.text


@run
async def test_mail_without_an_address_of_our_own_does_not_start(lite: Settings) -> None:
    with pytest.raises(BadSettings, match="mail_from and public_url"):
        await check_database(msgspec.structs.replace(lite, mail_url="smtp://localhost"))
    shown = masked("mail_url", "smtp://tatami:secret@mail.example:587")
    assert shown == "smtp://tatami:********@mail.example:587"
