"""Which notices are sent to whom and when, on both databases, with a manual clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tatami.server.notify import notices
from tatami.server.notify.transports.webhook import sign
from tatami.server.settings import Settings
from tests.crane.state import CraneState
from tests.server.client import ManualClock, Person, RunningServer, async_test, running_server
from tests.server.crane import dealt, holder, seed_where
from tests.server.live.test_clocks import in_turn, move
from tests.server.live.test_tables import deal, people, seated
from tests.server.members import database_text, until_running
from tests.server.receivers import (
    Browser,
    ReceivedRequest,
    Receiver,
    add_channel,
    run_rounds,
    running_receiver,
    signed_by,
)

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
DAYS = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "base": 10 * MINUTE, "increment": 0}
WHO = "https://games.example/tatami"


class Setup:
    """A server with a receiver, two people and a manual clock."""

    def __init__(
        self,
        server: RunningServer,
        now: ManualClock,
        ann: Person,
        ben: Person,
        box: Receiver,
        url: str,
    ) -> None:
        self.server, self.now, self.ann, self.ben = server, now, ann, ben
        self.box, self.url = box, url

    async def add_webhook(self, person: Person, **more: Any) -> dict[str, Any]:
        return await add_channel(person, "hook", url=f"{self.url}/{person.name}", **more)

    async def messages_after(self, milliseconds: int) -> list[ReceivedRequest]:
        """Advance the clock, run a round, and return the messages that arrived."""
        before = len(self.box.requests)
        self.now.advance(milliseconds)
        await run_rounds(self.server)
        if not self.server.services.store.single_process:
            self.now.advance(
                6 * SECOND
            )  # the grace time in which other processes can mark notices as seen
            await run_rounds(self.server)
        return self.box.requests[before:]

    async def new_table(self, **setting: Any) -> tuple[str, Person, Person]:
        """A table of samourai, the player to move and the other player."""
        table = await seated("samourai", self.ann, self.ben, **setting)
        return table, *await in_turn(table, self.ann, self.ben)


@asynccontextmanager
async def notification_setup(settings: Settings, **more: Any) -> AsyncIterator[Setup]:
    open_ = {"public_url": WHO, "private_hooks": True, **more}
    now = ManualClock()
    async with (
        running_receiver() as (box, url),
        running_server(msgspec.structs.replace(settings, **open_), now) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        yield Setup(server, now, ann, ben, box, url)


def kinds(requests: list[ReceivedRequest]) -> list[list[str]]:
    return [[one["kind"] for one in request.json()["news"]] for request in requests]


@async_test
async def test_a_player_to_move_is_notified_once_with_a_signature(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        channels = {person: await setup.add_webhook(person) for person in (setup.ann, setup.ben)}
        table, first, second = await setup.new_table(clock=DAYS)
        assert await setup.messages_after(4 * MINUTE) == []
        told = await setup.messages_after(MINUTE)
        assert sorted(kinds(told)) == [["begun"], ["turn"]]
        mine = next(request for request in told if request.path == f"/{first.name}")
        said = mine.json()
        assert said["link"] == f"{WHO}/t/{table}" and said["type"] == "notice"
        assert said["text"].splitlines()[0] == "Your turn: Samouraï"
        assert said["news"][0]["players"] == [second.name]
        stamp, _, signature = mine.headers["tatami-signature"].partition(",v1=")
        assert signature == sign(channels[first]["key"], stamp.removeprefix("t="), mine.body)
        for wait in (MINUTE, HOUR):
            assert await setup.messages_after(wait) == []
        await move(first, table)
        assert kinds(await setup.messages_after(5 * MINUTE)) == [["turn"]]
        page = setup.server.services.metrics.page()
        assert 'tatami_notices_total{channel="hook",result="arrived"} 3' in page


@async_test
async def test_a_player_who_sees_the_table_is_not_notified(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        for person in (setup.ann, setup.ben):
            await setup.add_webhook(person)
        table, first, second = await setup.new_table(clock=LIVE)
        async with first.connect(table) as one, second.connect(table) as two:
            await one.receive()
            await two.receive()
            await two.command("ping", hidden=True)
            told = await setup.messages_after(15 * SECOND)
            assert [request.path for request in told] == [f"/{second.name}"]
            await one.move()
            await one.command("ping", hidden=False)
            assert kinds(await setup.messages_after(31 * SECOND)) == [["turn"]]
            await two.command("ping")
            await two.wait_for("number", one.table["number"])
            await two.move()
            await one.command("ping")
            assert await setup.messages_after(MINUTE) == []
        assert await setup.messages_after(HOUR) == [], "who saw it knows"


@async_test
async def test_one_message_covers_several_tables_and_reminders_come_once(
    settings: Settings,
) -> None:
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann, language="nl")
        tables = [await seated("samourai", setup.ann, setup.ben, clock=DAYS) for _ in range(3)]
        waiting = [id_ for id_ in tables if (await setup.ann.get_table(id_))["legal"]]
        begun = kinds(await setup.messages_after(5 * MINUTE))
        assert len(begun) == 1 and sorted(begun[0]) == sorted(
            ["turn"] * len(waiting) + ["begun"] * (3 - len(waiting))
        )
        said = setup.box.requests[0].json()
        assert said["title"] == "3 tafels wachten op je" and said["link"] == f"{WHO}/"
        for table in set(tables) - set(waiting):
            await move(setup.ben, table)
        assert kinds(await setup.messages_after(5 * MINUTE)) in (
            [["turn"] * (3 - len(waiting))],
            [],
        )
        await setup.messages_after(10 * MINUTE)
        assert kinds(await setup.messages_after(2 * DAY)) == [["day"] * 3]
        assert await setup.messages_after(HOUR) == []
        assert kinds(await setup.messages_after(22 * HOUR)) == [["hour"] * 3]
        assert await setup.messages_after(10 * MINUTE) == []


@async_test
async def test_notices_wait_for_the_end_of_quiet_hours(
    settings: Settings,
) -> None:
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann)
        await setup.add_webhook(setup.ben)
        # It is 01:46:40 in UTC, so 02:46:40 in Amsterdam, on a night in September.
        wished = {"language": "de", "zone": "Europe/Amsterdam", "quiet": [22 * 60, 7 * 60]}
        for person in (setup.ann, setup.ben):
            done = await person.http.post("/api/me/notifications", json=wished)
            assert done.status_code == 200, done.text
        table, first, second = await setup.new_table(clock=DAYS)
        other, _, _ = await setup.new_table(clock=DAYS)
        assert await setup.messages_after(3 * HOUR) == []
        await move(first, table)
        # 07:00 there is 05:00 in UTC.
        told = {request.path: request.json() for request in await setup.messages_after(20 * MINUTE)}
        mine = told[f"/{first.name}"]
        assert table not in [one["table"] for one in mine["news"] if one["kind"] == "turn"]
        assert other in [one["table"] for one in mine["news"]]
        assert mine["language"] == "de"
        later = [
            *told.values(),
            *(request.json() for request in await setup.messages_after(15 * MINUTE)),
        ]
        hers = [one for said in later for one in said["news"] if second.name not in one["players"]]
        assert sorted((one["table"], one["kind"]) for one in hers) == sorted(
            [(table, "turn"), (other, "begun")]
        )


@async_test
async def test_bots_and_games_against_bots_cause_no_notices(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann)
        for clock in (LIVE, {"kind": "none"}):
            table = await setup.ann.create_table("samourai", clock=clock)
            await setup.ann.join(table, 0)
            await setup.ann.command(table, "seat_bot", bot="random")
            while not (await setup.ann.get_table(table))["legal"]:
                await asyncio.sleep(0.01)
        table = await seated("samourai", setup.ann, setup.ben)
        for person in (setup.ann, setup.ben):
            await person.command(table, "hand_to_bot", bot="random")
        assert await setup.messages_after(5 * MINUTE) == []


@async_test
async def test_offers_and_the_end_of_the_game_are_notified(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann)
        table = await seated("samourai", setup.ann, setup.ben, clock=LIVE)
        await setup.messages_after(MINUTE)
        await setup.ben.command(table, "offer", what="draw")
        assert kinds(await setup.messages_after(MINUTE)) == [["offer-draw"]]
        assert setup.box.requests[-1].json()["news"][0]["sentence"] == (
            "Ben offers you a draw in Samouraï."
        )
        await setup.ben.command(table, "resign")
        assert kinds(await setup.messages_after(MINUTE)) == [["over"]]
        # An accepted rematch starts: the player who does not act first is notified of the start.
        await setup.ben.command(table, "rematch")
        again = await setup.ann.command(table, "answer", yes=True)
        await until_running(setup.ben, again["table"])
        assert kinds(await setup.messages_after(MINUTE)) in ([["begun"]], [["turn"]])


@async_test
async def test_a_channel_gets_only_its_topics(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        channel = await setup.add_webhook(setup.ann)
        await setup.add_webhook(setup.ben)
        kept = {"wanted": ["over"], "on": True}
        await setup.ann.http.post(f"/api/me/notifications/{channel['id']}", json=kept)
        table, first, _ = await setup.new_table(clock=DAYS)
        told = await setup.messages_after(5 * MINUTE)
        assert [request.path for request in told] == ["/Ben"]
        await first.command(table, "resign")
        assert {request.path for request in await setup.messages_after(15 * MINUTE)} == {
            "/Ann",
            "/Ben",
        }


@async_test
async def test_a_push_message_is_encrypted_for_the_browser_and_signed(
    settings: Settings,
) -> None:
    async with notification_setup(settings) as setup:
        browser = Browser()
        await add_channel(
            setup.ann, "push", **browser.subscription(f"{setup.url}/push"), name="Phone"
        )
        table, first, _ = await setup.new_table(clock=DAYS)
        (request,) = await setup.messages_after(5 * MINUTE)
        said = browser.decrypt(request.body)
        assert said["link"] == f"t/{table}", "the service worker knows where it lives"
        assert ("Your turn" if first is setup.ann else "Game started") in said["title"]
        assert request.headers["content-encoding"] == "aes128gcm"
        assert request.headers["ttl"] == "86400" and request.headers["topic"] == table
        key, claims = signed_by(request)
        known = (await setup.ann.http.get("/api/me/notifications")).json()
        assert key == known["push"] and claims["aud"] == setup.url and claims["sub"] == WHO
        assert known["channels"][0]["address"].startswith("127.0.0.1#")
        assert setup.url + "/push" not in json.dumps(known)
        setup.box.status = 410
        await setup.ann.command(table, "offer", what="draw")
        await setup.ann.command(table, "resign")
        assert len(await setup.messages_after(15 * MINUTE)) == 1
        assert (await setup.ann.http.get("/api/me/notifications")).json()["channels"] == []


@async_test
async def test_a_failing_channel_is_retried_and_then_given_up(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with notification_setup(settings) as setup:
        browser = Browser()
        await setup.add_webhook(setup.ann)
        await add_channel(setup.ann, "push", **browser.subscription(f"{setup.url}/push"))
        setup.box.status, setup.box.extra = 503, "Retry-After: 120\r\n"
        await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        assert len(await setup.messages_after(5 * MINUTE)) == 2
        assert await setup.messages_after(MINUTE) == [], "it was asked for two"
        setup.box.extra = ""
        assert len(await setup.messages_after(MINUTE)) == 2
        for wait in notices.RETRY_DELAYS[1:]:
            assert len(await setup.messages_after(wait)) == 2
        assert await setup.messages_after(7 * HOUR) == []
        assert "gave up on a message by hook" in caplog.text
        assert setup.url not in caplog.text


@async_test
async def test_links_in_a_message_stop_channels_without_signing_in(settings: Settings) -> None:
    async with notification_setup(settings) as setup, people(setup.server.url, "Eve") as (eve,):
        eve.http.cookies.clear()
        await setup.add_webhook(setup.ann)
        browser = Browser()
        await add_channel(setup.ann, "push", **browser.subscription(f"{setup.url}/push"))
        table = await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        told = await setup.messages_after(5 * MINUTE)
        said = next(request.json() for request in told if request.path == "/Ann")
        stop = said["stop"].removeprefix(WHO)
        assert (await eve.http.post(stop[:-2])).status_code == 400
        form = {"List-Unsubscribe": "One-Click"}
        assert (await eve.http.post(stop, data=form)).json()["on"] is False
        assert {one["kind"]: one["on"] for one in await shown(setup.ann)} == {
            "hook": False, "push": True,
        }  # fmt: skip
        done = await eve.http.post(f"/api{stop}", json={"on": True})
        assert done.json() == {"kind": "hook", "all": False, "on": True}
        everything_ = said["stop_all"].removeprefix(WHO)
        await eve.http.post(everything_)
        assert [one["on"] for one in await shown(setup.ann)] == [False, False]
        await setup.ben.command(table, "resign")
        assert await setup.messages_after(DAY) == []
        await eve.http.post(f"/api{everything_}", json={"on": True})
        assert [one["on"] for one in await shown(setup.ann)] == [True, True]


async def shown(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/notifications")).json()[
        "channels"
    ]
    return found


def asked_in_secret(deal: CraneState) -> bool:
    return holder(deal) == 1 and max(deal.hands[0]) >= 6


@async_test
async def test_a_secret_question_notifies_only_the_seat_that_is_asked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only Ben is asked. Neither content nor time of other messages reveals it."""
    seed = seed_where(asked_in_secret, seats=3)
    deal(monkeypatch, seed)
    async with notification_setup(settings) as setup, people(setup.server.url, "Cy") as (cy,):
        for person in (setup.ann, setup.ben, cy):
            await setup.add_webhook(person)
        table = await seated("crane", setup.ann, setup.ben, cy, clock=LIVE)
        await setup.messages_after(15 * SECOND)
        await move(setup.ann, table, max(dealt(seed, 3).hands[0]))
        told = await setup.messages_after(31 * SECOND)
        assert [request.path for request in told] == ["/Ben"]
        assert told[0].json()["news"][0]["kind"] == "turn"


@async_test
async def test_notification_data_is_exported_and_deleted_with_the_player(
    settings: Settings,
) -> None:
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann, zone="Europe/Paris")
        await add_channel(
            setup.ann, "push", **Browser().subscription(f"{setup.url}/push"), name="Phone"
        )
        await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        await setup.messages_after(5 * MINUTE)
        kept = (await setup.ann.http.get("/api/me/export")).json()["notifications"]
        assert kept["wishes"]["zone"] == "Europe/Paris"
        assert {one["device"] for one in kept["channels"]} == {"", "Phone"}
        assert [one["state"] for one in kept["messages"]] == ["told"]
        assert "number" not in kept["messages"][0]
        await setup.ann.http.post("/api/me/delete", json={})
        left = await setup.server.services.store.read(database_text)
        assert setup.url not in left and setup.ann.player not in left and "Paris" not in left


@async_test
async def test_a_push_channel_ends_with_its_session(settings: Settings) -> None:
    """Ann subscribed as a guest, signed up, and signed out."""
    async with notification_setup(settings) as setup:
        browser = Browser()
        await add_channel(setup.ann, "push", **browser.subscription(f"{setup.url}/push"))
        said = {"name": "Ann", "password": "correct horse"}
        assert (await setup.ann.http.post("/api/account", json=said)).status_code == 201
        table = await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        assert len(await setup.messages_after(5 * MINUTE)) == 1
        assert (await setup.ann.http.post("/api/session/end", json={})).status_code == 200
        await setup.ben.command(table, "resign")
        assert await setup.messages_after(HOUR) == []


@async_test
async def test_a_browser_belongs_to_the_player_who_subscribed_last(settings: Settings) -> None:
    async with notification_setup(settings) as setup:
        device = Browser().subscription(f"{setup.url}/push")
        await add_channel(setup.ann, "push", **device)
        await add_channel(setup.ben, "push", **device)
        assert await shown(setup.ann) == [] and len(await shown(setup.ben)) == 1
        for _ in range(2):
            await add_channel(setup.ben, "push", **device)
        assert len(await shown(setup.ben)) == 1
        for number in range(12):
            await add_channel(
                setup.ben, "push", **Browser().subscription(f"{setup.url}/push/{number}")
            )
        assert len(await shown(setup.ben)) == 10


@async_test
async def test_after_a_restart_waiting_notices_are_sent_once(
    settings: Settings,
) -> None:
    """One notice was sent, one was not due yet, and the process sending a third one died."""
    async with notification_setup(settings) as setup:
        await setup.add_webhook(setup.ann)
        await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        assert len(await setup.messages_after(5 * MINUTE)) == 1
        left = await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        setup.now.advance(5 * MINUTE)
        await setup.server.services.notifier.store_due_notices()
        setup.now.advance(6 * SECOND)
        claimed = await setup.server.services.store.write(
            notices.claim(setup.ann.player, "dead", setup.now())
        )
        assert [row.table_id for row in claimed] == [left]
        new = await seated("samourai", setup.ann, setup.ben, clock=DAYS)
        setup.now.advance(MINUTE)
        again = msgspec.structs.replace(setup.server.services.settings)
        await setup.server.stop()
        async with running_server(again, setup.now) as server:
            setup.server = server
            assert await setup.messages_after(15 * SECOND) == []
            told = [
                *await setup.messages_after(10 * MINUTE),
                *await setup.messages_after(20 * MINUTE),
            ]
            assert [one["table"] for request in told for one in request.json()["news"]] == [
                left,
                new,
            ]
            assert await setup.messages_after(HOUR) == []


async def invite_ben(setup: Setup) -> dict[str, Any]:
    wanted = {"table": {"game": "samourai"}, "people": ["Ben"]}
    done = await setup.ann.http.post("/api/challenges", json=wanted)
    assert done.status_code == 201, done.text
    found: dict[str, Any] = (await setup.ben.http.get("/api/me/invitations")).json()[0]
    return found


@async_test
async def test_an_invitation_is_notified_unless_it_is_answered_or_blocked(
    settings: Settings,
) -> None:
    async with notification_setup(settings) as setup:
        for person in (setup.ann, setup.ben):
            body = {"name": person.name, "password": "correct horse"}
            assert (await person.http.post("/api/account", json=body)).status_code == 201
        await setup.add_webhook(setup.ben)
        invitation = await invite_ben(setup)
        (told,) = await setup.messages_after(15 * SECOND)
        said = told.json()
        assert said["text"].splitlines()[1] == "Ann invites you to a game of Samouraï."
        assert said["link"] == f"{WHO}/t/{invitation['table']}"
        assert said["news"][0]["kind"] == "invite"
        declined = await invite_ben(setup)
        url = f"/api/me/invitations/{declined['handle']}"
        assert (await setup.ben.http.post(url, json={"yes": False})).status_code == 200
        assert await setup.messages_after(HOUR) == []
        await invite_ben(setup)
        block = {"kind": "block", "person": "Ann"}
        assert (await setup.ben.http.post("/api/me/manners", json=block)).status_code == 201
        assert await setup.messages_after(HOUR) == []
