"""Who is told what and when, over both databases, on a time that passes when the test says so."""

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
from tests.server.client import Person, Served, Time, run, served
from tests.server.crane import dealt, holder, seed_where
from tests.server.live.test_clocks import in_turn, move
from tests.server.live.test_tables import deal, people, seated
from tests.server.members import everything, until_running
from tests.server.receivers import Browser, Parcel, Receiver, add, receiving, rounds, signed_by

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
DAYS = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "base": 10 * MINUTE, "increment": 0}
WHO = "https://games.example/tatami"


class Evening:
    """A server with a receiver, two people, and a clock of its own."""

    def __init__(
        self, server: Served, now: Time, ann: Person, ben: Person, box: Receiver, url: str
    ) -> None:
        self.server, self.now, self.ann, self.ben = server, now, ann, ben
        self.box, self.url = box, url

    async def hooked(self, person: Person, **more: Any) -> dict[str, Any]:
        return await add(person, "hook", url=f"{self.url}/{person.name}", **more)

    async def after(self, milliseconds: int) -> list[Parcel]:
        """Time passes, the messenger goes round; what has arrived by then, and not before."""
        before = len(self.box.parcels)
        self.now.passes(milliseconds)
        await rounds(self.server)
        if not self.server.services.store.single_process:
            self.now.passes(6 * SECOND)  # in which other processes could say that they see them
            await rounds(self.server)
        return self.box.parcels[before:]

    async def table(self, **setting: Any) -> tuple[str, Person, Person]:
        """Of samourai; with who is to move, and who is not."""
        table = await seated("samourai", self.ann, self.ben, **setting)
        return table, *await in_turn(table, self.ann, self.ben)


@asynccontextmanager
async def evening(settings: Settings, **more: Any) -> AsyncIterator[Evening]:
    open_ = {"public_url": WHO, "private_hooks": True, **more}
    now = Time()
    async with (
        receiving() as (box, url),
        served(msgspec.structs.replace(settings, **open_), now) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        yield Evening(server, now, ann, ben, box, url)


def kinds(parcels: list[Parcel]) -> list[list[str]]:
    return [[one["kind"] for one in parcel.json()["news"]] for parcel in parcels]


@run
async def test_a_move_that_is_due_is_told_once_and_signed(settings: Settings) -> None:
    async with evening(settings) as it:
        channels = {person: await it.hooked(person) for person in (it.ann, it.ben)}
        table, first, second = await it.table(clock=DAYS)
        assert await it.after(4 * MINUTE) == []
        told = await it.after(MINUTE)
        assert sorted(kinds(told)) == [["begun"], ["turn"]]
        mine = next(parcel for parcel in told if parcel.path == f"/{first.name}")
        said = mine.json()
        assert said["link"] == f"{WHO}/t/{table}" and said["type"] == "notice"
        assert said["text"].splitlines()[0] == "Your turn: Samouraï"
        assert said["news"][0]["players"] == [second.name]
        stamp, _, signature = mine.headers["tatami-signature"].partition(",v1=")
        assert signature == sign(channels[first]["key"], stamp.removeprefix("t="), mine.body)
        for wait in (MINUTE, HOUR):
            assert await it.after(wait) == []
        await move(first, table)
        assert kinds(await it.after(5 * MINUTE)) == [["turn"]]
        page = it.server.services.metrics.page()
        assert 'tatami_notices_total{channel="hook",result="arrived"} 3' in page


@run
async def test_whoever_looks_at_the_table_is_not_told(settings: Settings) -> None:
    async with evening(settings) as it:
        for person in (it.ann, it.ben):
            await it.hooked(person)
        table, first, second = await it.table(clock=LIVE)
        async with first.watch(table) as one, second.watch(table) as two:
            await one.hear()
            await two.hear()
            await two.say("ping", hidden=True)
            told = await it.after(15 * SECOND)
            assert [parcel.path for parcel in told] == [f"/{second.name}"]
            await one.move()
            await one.say("ping", hidden=False)
            assert kinds(await it.after(31 * SECOND)) == [["turn"]]
            await two.say("ping")
            await two.until("number", one.table["number"])
            await two.move()
            await one.say("ping")
            assert await it.after(MINUTE) == []
        assert await it.after(HOUR) == [], "who saw it knows"


@run
async def test_several_tables_go_into_one_message_and_reminders_come_once(
    settings: Settings,
) -> None:
    async with evening(settings) as it:
        await it.hooked(it.ann, language="nl")
        tables = [await seated("samourai", it.ann, it.ben, clock=DAYS) for _ in range(3)]
        waiting = [id_ for id_ in tables if (await it.ann.look(id_))["legal"]]
        begun = kinds(await it.after(5 * MINUTE))
        assert len(begun) == 1 and sorted(begun[0]) == sorted(
            ["turn"] * len(waiting) + ["begun"] * (3 - len(waiting))
        )
        said = it.box.parcels[0].json()
        assert said["title"] == "3 tafels wachten op je" and said["link"] == f"{WHO}/"
        for table in set(tables) - set(waiting):
            await move(it.ben, table)
        assert kinds(await it.after(5 * MINUTE)) in ([["turn"] * (3 - len(waiting))], [])
        await it.after(10 * MINUTE)
        assert kinds(await it.after(2 * DAY)) == [["day"] * 3]
        assert await it.after(HOUR) == []
        assert kinds(await it.after(22 * HOUR)) == [["hour"] * 3]
        assert await it.after(10 * MINUTE) == []


@run
async def test_quiet_hours_hold_it_back_until_the_morning_if_it_is_still_due(
    settings: Settings,
) -> None:
    async with evening(settings) as it:
        await it.hooked(it.ann)
        await it.hooked(it.ben)
        # It is 01:46:40 in UTC, so 02:46:40 in Amsterdam, on a night in September.
        wished = {"language": "de", "zone": "Europe/Amsterdam", "quiet": [22 * 60, 7 * 60]}
        for person in (it.ann, it.ben):
            done = await person.http.post("/api/me/notifications", json=wished)
            assert done.status_code == 200, done.text
        table, first, second = await it.table(clock=DAYS)
        other, _, _ = await it.table(clock=DAYS)
        assert await it.after(3 * HOUR) == []
        await move(first, table)
        # 07:00 there is 05:00 in UTC.
        told = {parcel.path: parcel.json() for parcel in await it.after(20 * MINUTE)}
        mine = told[f"/{first.name}"]
        assert table not in [one["table"] for one in mine["news"] if one["kind"] == "turn"]
        assert other in [one["table"] for one in mine["news"]]
        assert mine["language"] == "de"
        later = [*told.values(), *(parcel.json() for parcel in await it.after(15 * MINUTE))]
        hers = [one for said in later for one in said["news"] if second.name not in one["players"]]
        assert sorted((one["table"], one["kind"]) for one in hers) == sorted(
            [(table, "turn"), (other, "begun")]
        )


@run
async def test_bots_orders_and_games_against_bots_tell_nobody(settings: Settings) -> None:
    async with evening(settings) as it:
        await it.hooked(it.ann)
        for clock in (LIVE, {"kind": "none"}):
            table = await it.ann.open("samourai", clock=clock)
            await it.ann.sit(table, 0)
            await it.ann.say(table, "seat_bot", bot="random")
            while not (await it.ann.look(table))["legal"]:
                await asyncio.sleep(0.01)
        table = await seated("samourai", it.ann, it.ben)
        for person in (it.ann, it.ben):
            await person.say(table, "hand_to_bot", bot="random")
        assert await it.after(5 * MINUTE) == []


@run
async def test_offers_and_the_end_of_the_game_are_told(settings: Settings) -> None:
    async with evening(settings) as it:
        await it.hooked(it.ann)
        table = await seated("samourai", it.ann, it.ben, clock=LIVE)
        await it.after(MINUTE)
        await it.ben.say(table, "offer", what="draw")
        assert kinds(await it.after(MINUTE)) == [["offer-draw"]]
        assert it.box.parcels[-1].json()["news"][0]["sentence"] == (
            "Ben offers you a draw at Samouraï."
        )
        await it.ben.say(table, "resign")
        assert kinds(await it.after(MINUTE)) == [["over"]]
        # A rematch begins at once: whoever is not asked hears that it has begun.
        await until_running(it.ben, (await it.ben.say(table, "rematch"))["table"])
        assert kinds(await it.after(MINUTE)) in ([["begun"]], [["turn"]])


@run
async def test_what_a_channel_is_not_wanted_for_does_not_go_there(settings: Settings) -> None:
    async with evening(settings) as it:
        channel = await it.hooked(it.ann)
        await it.hooked(it.ben)
        kept = {"wanted": ["over"], "on": True}
        await it.ann.http.post(f"/api/me/notifications/{channel['id']}", json=kept)
        table, first, _ = await it.table(clock=DAYS)
        told = await it.after(5 * MINUTE)
        assert [parcel.path for parcel in told] == ["/Ben"]
        await first.say(table, "resign")
        assert {parcel.path for parcel in await it.after(15 * MINUTE)} == {"/Ann", "/Ben"}


@run
async def test_a_push_is_sealed_for_the_browser_and_signed_by_the_server(
    settings: Settings,
) -> None:
    async with evening(settings) as it:
        browser = Browser()
        await add(it.ann, "push", **browser.subscription(f"{it.url}/push"), name="Phone")
        table, first, _ = await it.table(clock=DAYS)
        (parcel,) = await it.after(5 * MINUTE)
        said = browser.opens(parcel.body)
        assert said["link"] == f"t/{table}", "the service worker knows where it lives"
        assert ("Your turn" if first is it.ann else "It has begun") in said["title"]
        assert parcel.headers["content-encoding"] == "aes128gcm"
        assert parcel.headers["ttl"] == "86400" and parcel.headers["topic"] == table
        key, claims = signed_by(parcel)
        known = (await it.ann.http.get("/api/me/notifications")).json()
        assert key == known["push"] and claims["aud"] == it.url and claims["sub"] == WHO
        assert known["channels"][0]["address"].startswith("127.0.0.1#")
        assert it.url + "/push" not in json.dumps(known)
        it.box.status = 410
        await it.ann.say(table, "offer", what="draw")
        await it.ann.say(table, "resign")
        assert len(await it.after(15 * MINUTE)) == 1
        assert (await it.ann.http.get("/api/me/notifications")).json()["channels"] == []


@run
async def test_a_channel_that_fails_is_tried_again_and_given_up_in_the_end(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(settings) as it:
        browser = Browser()
        await it.hooked(it.ann)
        await add(it.ann, "push", **browser.subscription(f"{it.url}/push"))
        it.box.status, it.box.extra = 503, "Retry-After: 120\r\n"
        await seated("samourai", it.ann, it.ben, clock=DAYS)
        assert len(await it.after(5 * MINUTE)) == 2
        assert await it.after(MINUTE) == [], "it was asked for two"
        it.box.extra = ""
        assert len(await it.after(MINUTE)) == 2
        for wait in notices.RETRY_DELAYS[1:]:
            assert len(await it.after(wait)) == 2
        assert await it.after(7 * HOUR) == []
        assert "gave up a message by hook" in caplog.text
        assert it.url not in caplog.text


@run
async def test_the_links_in_a_message_stop_it_without_signing_in(settings: Settings) -> None:
    async with evening(settings) as it, people(it.server.url, "Eve") as (eve,):
        eve.http.cookies.clear()
        await it.hooked(it.ann)
        browser = Browser()
        await add(it.ann, "push", **browser.subscription(f"{it.url}/push"))
        table = await seated("samourai", it.ann, it.ben, clock=DAYS)
        told = await it.after(5 * MINUTE)
        said = next(parcel.json() for parcel in told if parcel.path == "/Ann")
        stop = said["stop"].removeprefix(WHO)
        assert (await eve.http.post(stop[:-2])).status_code == 400
        form = {"List-Unsubscribe": "One-Click"}
        assert (await eve.http.post(stop, data=form)).json()["on"] is False
        assert {one["kind"]: one["on"] for one in await shown(it.ann)} == {
            "hook": False, "push": True,
        }  # fmt: skip
        done = await eve.http.post(f"/api{stop}", json={"on": True})
        assert done.json() == {"kind": "hook", "all": False, "on": True}
        everything_ = said["stop_all"].removeprefix(WHO)
        await eve.http.post(everything_)
        assert [one["on"] for one in await shown(it.ann)] == [False, False]
        await it.ben.say(table, "resign")
        assert await it.after(DAY) == []
        await eve.http.post(f"/api{everything_}", json={"on": True})
        assert [one["on"] for one in await shown(it.ann)] == [True, True]


async def shown(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/notifications")).json()[
        "channels"
    ]
    return found


def asked_in_secret(deal: CraneState) -> bool:
    return holder(deal) == 1 and max(deal.hands[0]) >= 6


@run
async def test_only_the_seat_itself_is_told_that_it_is_asked_in_secret(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben alone is asked; nobody else's messages, nor when they come, say anything of it."""
    seed = seed_where(asked_in_secret, seats=3)
    deal(monkeypatch, seed)
    async with evening(settings) as it, people(it.server.url, "Cy") as (cy,):
        for person in (it.ann, it.ben, cy):
            await it.hooked(person)
        table = await seated("crane", it.ann, it.ben, cy, clock=LIVE)
        await it.after(15 * SECOND)
        await move(it.ann, table, max(dealt(seed, 3).hands[0]))
        told = await it.after(31 * SECOND)
        assert [parcel.path for parcel in told] == ["/Ben"]
        assert told[0].json()["news"][0]["kind"] == "turn"


@run
async def test_what_is_kept_can_be_taken_along_and_goes_with_the_player(
    settings: Settings,
) -> None:
    async with evening(settings) as it:
        await it.hooked(it.ann, zone="Europe/Paris")
        await add(it.ann, "push", **Browser().subscription(f"{it.url}/push"), name="Phone")
        await seated("samourai", it.ann, it.ben, clock=DAYS)
        await it.after(5 * MINUTE)
        kept = (await it.ann.http.get("/api/me/export")).json()["notifications"]
        assert kept["wishes"]["zone"] == "Europe/Paris"
        assert {one["device"] for one in kept["channels"]} == {"", "Phone"}
        assert [one["state"] for one in kept["messages"]] == ["told"]
        assert "number" not in kept["messages"][0]
        await it.ann.http.post("/api/me/delete", json={})
        left = await it.server.services.store.read(everything)
        assert it.url not in left and it.ann.player not in left and "Paris" not in left


@run
async def test_a_browser_is_told_nothing_after_its_session_has_ended(settings: Settings) -> None:
    """Ann subscribed as a guest, became an account, and signed out at a friend's."""
    async with evening(settings) as it:
        browser = Browser()
        await add(it.ann, "push", **browser.subscription(f"{it.url}/push"))
        said = {"name": "Ann", "password": "correct horse"}
        assert (await it.ann.http.post("/api/account", json=said)).status_code == 201
        table = await seated("samourai", it.ann, it.ben, clock=DAYS)
        assert len(await it.after(5 * MINUTE)) == 1
        assert (await it.ann.http.post("/api/session/end", json={})).status_code == 200
        await it.ben.say(table, "resign")
        assert await it.after(HOUR) == []


@run
async def test_a_browser_belongs_to_whoever_uses_it_now(settings: Settings) -> None:
    async with evening(settings) as it:
        device = Browser().subscription(f"{it.url}/push")
        await add(it.ann, "push", **device)
        await add(it.ben, "push", **device)
        assert await shown(it.ann) == [] and len(await shown(it.ben)) == 1
        for _ in range(2):
            await add(it.ben, "push", **device)
        assert len(await shown(it.ben)) == 1
        for number in range(12):
            await add(it.ben, "push", **Browser().subscription(f"{it.url}/push/{number}"))
        assert len(await shown(it.ben)) == 10


@run
async def test_a_server_that_starts_again_tells_what_is_owed_and_nothing_twice(
    settings: Settings,
) -> None:
    """One table was told of, one was not yet due, and the sender of a third died on the way."""
    async with evening(settings) as it:
        await it.hooked(it.ann)
        await seated("samourai", it.ann, it.ben, clock=DAYS)
        assert len(await it.after(5 * MINUTE)) == 1
        left = await seated("samourai", it.ann, it.ben, clock=DAYS)
        it.now.passes(5 * MINUTE)
        await it.server.services.notifier.store_due_notices()
        it.now.passes(6 * SECOND)
        claimed = await it.server.services.store.write(
            notices.claim(it.ann.player, "dead", it.now())
        )
        assert [row.table_id for row in claimed] == [left]
        new = await seated("samourai", it.ann, it.ben, clock=DAYS)
        it.now.passes(MINUTE)
        again = msgspec.structs.replace(it.server.services.settings)
        await it.server.stop()
        async with served(again, it.now) as server:
            it.server = server
            assert await it.after(15 * SECOND) == []
            told = [*await it.after(10 * MINUTE), *await it.after(20 * MINUTE)]
            assert [one["table"] for parcel in told for one in parcel.json()["news"]] == [left, new]
            assert await it.after(HOUR) == []
