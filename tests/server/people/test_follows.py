"""Following people, privacy of presence and challenges, and invitations to tables."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tatami.server.people import follows
from tatami.server.people.table_invitations import MOST_OPEN
from tatami.server.settings import Settings
from tests.server.client import Person, async_test
from tests.server.live.test_lobby import lobby
from tests.server.members import Guests, server_with_guests, start_game


async def post(who: Person, path: str, **body: Any) -> int:
    return (await who.http.post(path, json=body)).status_code


async def follow(person: Person, name: str) -> None:
    assert await post(person, "/api/me/following", name=name) == 201


async def following(person: Person) -> dict[str, bool]:
    found = (await person.http.get("/api/me/following")).json()
    return {one["name"]: one["here"] for one in found}


async def set_privacy(person: Person, **wanted: str | bool) -> None:
    assert await post(person, "/api/me/privacy", **wanted) == 200


async def three(guests: Guests) -> tuple[Person, Person, Person]:
    ann, ben, cy = [await guests.account(name) for name in ("Ann", "Ben", "Cy")]
    return ann, ben, cy


@async_test
async def test_a_follower_sees_who_is_here_and_nobody_else_does(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, _cy = await three(guests)
        await follow(ann, "Ben")
        await follow(ann, "Cy")
        await follow(ann, "Cy")  # again
        async with lobby(ann) as one, lobby(ben):
            await until_connected(guests, 2)
            await one.until("known_here", names=["Ben"])
            assert await following(ann) == {"Ben": True, "Cy": False}
            assert await following(ben) == {}
            profile = (await ann.http.get("/api/people/Ben")).json()
            assert profile["followed"] and profile["accepts_challenges"]
            assert (await ann.http.delete("/api/me/following/Ben")).status_code == 200
            await one.until("known_here", names=[])


async def until_connected(guests: Guests, people: int) -> None:
    """Wait until the lobby knows of so many sockets, and let it write who is here."""
    lobby_of_server = guests.server.services.tables.lobby
    while len(lobby_of_server.subscribers) != people:
        await asyncio.sleep(0.01)
    await lobby_of_server.tick()


@async_test
async def test_presence_respects_privacy_and_blocks(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, _cy = await three(guests)
        await follow(ann, "Ben")
        async with lobby(ben):
            await until_connected(guests, 1)
            assert await following(ann) == {"Ben": True}
            await set_privacy(ben, presence="nobody")
            assert await following(ann) == {"Ben": False}
            await set_privacy(ben, presence="followed")
            assert await following(ann) == {"Ben": False}
            await follow(ben, "Ann")
            assert await following(ann) == {"Ben": True}
            assert await post(ben, "/api/me/manners", kind="block", person="Ann") == 201
            assert await following(ann) == {"Ben": False}


@async_test
async def test_guests_are_told_that_following_needs_an_account(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        await guests.account("Ben")
        eve = await guests.guest("Eve")
        answer = await eve.http.post("/api/me/following", json={"name": "Ben"})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_account")
        ben = await guests.on_other_device("Ben")
        assert await post(ben, "/api/me/following", name="Ben") == 400
        assert await post(ben, "/api/me/following", name="Nobody") == 404


CHALLENGE: dict[str, Any] = {"table": {"game": "samourai"}, "people": ["Ben"]}


async def challenge(person: Person, **more: Any) -> str:
    answer = await person.http.post("/api/challenges", json={**CHALLENGE, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def invitations(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/me/invitations")).json()
    return found


async def answers_at(person: Person, table: str) -> dict[str, str]:
    found = (await person.http.get(f"/api/tables/{table}/invitations")).json()
    return {one["name"]: one["state"] for one in found}


@async_test
async def test_a_challenge_is_accepted(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = await three(guests)
        async with lobby(ben) as two:
            table = await challenge(ann, table={"game": "samourai", "rated": True})
            await two.until("invitations", count=1)
        (found,) = await invitations(ben)
        assert (found["by"], found["table"], found["rated"]) == ("Ann", table, True)
        assert await invitations(cy) == []
        await ann.join(table, 0)
        assert await answers_at(ann, table) == {"Ben": "open"}
        assert await post(ben, f"/api/me/invitations/{found['handle']}", yes=True) == 200
        assert (await ben.join(table))["type"] == "ack"
        assert await answers_at(ann, table) == {"Ben": "accepted"}
        assert await post(ben, f"/api/me/invitations/{found['handle']}", yes=False) == 404
        assert (await cy.http.get(f"/api/tables/{table}/invitations")).status_code == 403


@async_test
async def test_an_invitation_reaches_an_account_that_plays_at_a_table(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = await three(guests)
        playing = await start_game(ben, cy)
        async with ben.connect(playing) as own, cy.connect(playing) as other:
            await own.receive()
            await other.receive()
            await challenge(ann)
            while (told := await own.receive())["type"] != "invitations":
                pass
            assert told["count"] == 1 and told["latest"] > 0
            done = await ben.command(playing, "resign")
            assert done["type"] == "ack"
            while (told := await other.receive())["type"] != "delta":
                assert told["type"] != "invitations", "nobody else learns of it"


@async_test
async def test_a_challenge_is_declined_or_answered_by_other_settings(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = await three(guests)
        table = await challenge(ann, people=["Ben", "Cy"], table={"game": "seven", "seats": 3})
        (to_ben,), (to_cy,) = await invitations(ben), await invitations(cy)
        assert await post(ben, f"/api/me/invitations/{to_ben['handle']}", yes=False) == 200
        other = {"game": "seven", "seats": 2, "clock": {"kind": "days", "days": 2}}
        instead = await challenge(cy, people=["Ann"], table=other, instead_of=to_cy["handle"])
        assert await answers_at(ann, table) == {"Ben": "declined", "Cy": "suggested"}
        (back,) = await invitations(ann)
        assert (back["table"], back["by"], back["clock"]["days"]) == (instead, "Cy", 2)
        assert await post(ann, f"/api/tables/{table}/invitations", people=["Ben"]) == 201
        assert len(await invitations(ben)) == 1, "Ben is asked again"


@async_test
async def test_privacy_and_blocks_refuse_challenges_alike(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = await three(guests)
        await set_privacy(ben, challenges="nobody")
        closed = await ann.http.post("/api/challenges", json=CHALLENGE)
        await set_privacy(ben, challenges="followed")
        assert await post(ann, "/api/challenges", **CHALLENGE) == 403
        await follow(ben, "Ann")
        table = await challenge(ann)
        assert await post(ben, "/api/me/manners", kind="block", person="Ann") == 201
        assert await invitations(ben) == [], "a block hides what came before"
        blocked = await ann.http.post("/api/challenges", json=CHALLENGE)
        assert (closed.status_code, closed.content) == (blocked.status_code, blocked.content)
        profile = (await ann.http.get("/api/people/Ben")).json()
        assert profile["accepts_challenges"] is False
        assert await post(ann, f"/api/tables/{table}/invitations", people=["Ben"]) == 403
        assert await post(cy, f"/api/tables/{table}/invitations", people=["Ann"]) == 403


@async_test
async def test_a_full_table_takes_no_invitations(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben, _cy = await three(guests)
        table = await challenge(ann)
        await ann.join(table)
        await ann.command(table, "seat_bot", bot="random")
        assert await invitations(ben) == [], "there is no free seat"
        assert await post(ann, f"/api/tables/{table}/invitations", people=["Ben"]) == 400


@async_test
async def test_personal_data_have_follows_and_invitations(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben, _cy = await three(guests)
        await follow(ann, "Ben")
        await set_privacy(ann, presence="followed", puzzles=True)
        await challenge(ann)
        data = (await ann.http.get("/api/me/export")).json()
        assert [one["name"] for one in data["following"]] == ["Ben"]
        assert data["privacy"] == {"challenges": "all", "presence": "followed", "puzzles": True}
        assert [one["to_you"] for one in data["table_invitations"]] == [False]
        done = await ann.http.post("/api/me/delete", json={"password": "correct horse"})
        assert done.status_code == 200
        assert await invitations(ben) == []


@async_test
async def test_dead_processes_are_not_here(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        ann, ben, _cy = await three(guests)
        await follow(ann, "Ben")
        write = follows.write_connected("dead", follows.PLAYER, [ben.player], [])
        await guests.server.services.store.write(write)
        assert await following(ann) == {"Ben": False}
        await guests.server.services.tables.lobby.tick()  # forgets it
        rows = await guests.server.services.store.read(
            lambda connection: follows.count_connected(connection, 0)
        )
        assert rows == {}


@async_test
async def test_invitations_are_limited(sqlite_settings: Settings) -> None:
    settings = msgspec.structs.replace(sqlite_settings, rate_limits=False)
    async with server_with_guests(settings) as guests:
        ann, _ben, _cy = await three(guests)
        people = {"people": ["Ben", "Cy"], "table": {"game": "seven", "seats": 3}}
        for _ in range(MOST_OPEN // 2):
            await challenge(ann, **people)
        refused = await ann.http.post("/api/challenges", json={**CHALLENGE, **people})
        assert (refused.status_code, refused.json()["code"]) == (400, "too_many")
