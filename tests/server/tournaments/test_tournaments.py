"""Tournaments on a server: people join, play their tables, and the standings follow."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.server.settings import Settings
from tatami.server.tournaments.tournament_registry import MAX_UNFINISHED
from tests.server.client import Person, async_test
from tests.server.members import (
    PASSWORD,
    Guests,
    database_text,
    server_with_guests,
    until_running,
)

DUEL = {"name": "Friday", "game": "samourai", "format": "swiss", "break_seconds": 0}


async def create(person: Person, **setup: Any) -> str:
    answer = await person.http.post("/api/tournaments", json={**DUEL, **setup})
    assert answer.status_code == 201, answer.text
    id_: str = answer.json()["id"]
    return id_


async def say(person: Person, id_: str, type_: str, **more: Any) -> dict[str, Any]:
    url = f"/api/tournaments/{id_}/say"
    found: dict[str, Any] = (await person.http.post(url, json={"type": type_, **more})).json()
    return found


async def page(person: Person, id_: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get(f"/api/tournaments/{id_}")).json()
    return found


async def until(person: Person, id_: str, condition: Any) -> dict[str, Any]:
    while not condition(found := await page(person, id_)):
        await asyncio.sleep(0.02)
    return found


async def joined(guests: Guests, id_: str, *names: str) -> list[Person]:
    people = [await guests.guest(name) for name in names]
    for person in people:
        done = await say(person, id_, "join", name=person.name)
        assert "number" in done, done
    return people


async def add_salts(people: list[Person], id_: str) -> None:
    """The games of the round start: everybody adds a salt, as their pages do."""
    for person in people:
        table = (await page(person, id_))["table"]
        if table and (await person.get_table(table))["awaits_salt"]:
            await person.command(table, "salt", salt=f"salt of {person.name}")


async def resign_all(people: list[Person], id_: str) -> None:
    """The player in the second seat of each table of this round resigns."""
    await add_salts(people, id_)
    # All of them first: the next round may begin before the last one is asked.
    tables = [(await page(person, id_))["table"] for person in people]
    for person, table in zip(people, tables, strict=True):
        if table:
            await until_running(person, table)
            if (await person.get_table(table))["you"] == 1:
                done = await person.command(table, "resign")
                assert done["type"] == "ack", done


@async_test
async def test_a_swiss_tournament_runs_to_its_end(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        id_ = await create(anna, rounds=2)
        people = await joined(guests, id_, "Ben", "Cy", "Di", "Eva")
        assert "number" in await say(anna, id_, "start")
        for round_ in (1, 2):
            await until(
                anna, id_, lambda found, round_=round_: found["tournament"]["round"] == round_
            )
            await resign_all(people, id_)
        found = (await until(anna, id_, lambda found: found["tournament"]["status"] == "over"))[
            "tournament"
        ]
        assert [one["points"] for one in found["standings"]] == [2, 1, 1, 0]
        assert len(found["tables"]) == 4 and all(one["shares"] for one in found["tables"])
        text = (await anna.http.get(f"/api/tournaments/{id_}/standings.csv")).text
        assert text.startswith("rank,name,team,points,opponents,beaten,wins,games,won,byes\n1,")
        results = (await anna.http.get(f"/api/tournaments/{id_}/results.json")).json()
        assert results["standings"] == found["standings"]


@async_test
async def test_a_deleted_person_is_no_longer_named_nor_paired(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        id_ = await create(anna)
        people = await joined(guests, id_, "Ben", "Cy", "Di")
        assert "number" in await say(anna, id_, "rename", entrant=1, name="Benedict")
        assert (await people[0].http.post("/api/me/delete", json={})).status_code == 200
        first, *_others = (await page(anna, id_))["tournament"]["entrants"]
        assert first == {"number": 1, "name": "", "withdrawn": True}
        kept = await guests.server.services.store.read(database_text)
        assert "Ben" not in kept and people[0].player not in kept
        await say(anna, id_, "start")
        found = await until(anna, id_, lambda found: found["tournament"]["round"] == 1)
        (table,) = found["tournament"]["tables"]
        assert sorted(table["entrants"]) == [2, 3]


@async_test
async def test_the_next_round_begins_though_the_organizer_deleted_the_account(
    sqlite_settings: Settings,
) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        anna = await guests.account("Anna")
        id_ = await create(anna, automatic=False, rounds=2)
        people = await joined(guests, id_, "Ben", "Cy", "Di", "Eva")
        await say(anna, id_, "start")
        await until(people[0], id_, lambda found: found["tournament"]["round"] == 1)
        assert (
            await anna.http.post("/api/me/delete", json={"password": PASSWORD})
        ).status_code == 200
        await resign_all(people, id_)
        await until(people[0], id_, lambda found: found["tournament"]["round"] == 2)


@async_test
async def test_the_export_has_the_tournaments_of_a_person(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        anna = await guests.account("Anna")
        id_ = await create(anna)
        ben, cy = await joined(guests, id_, "Ben", "Cy")
        await say(ben, id_, "sit_out")
        (own,) = (await ben.http.get("/api/me/export")).json()["tournaments"]
        assert (own["tournament"], own["name"], own["organizer"]) == (id_, "Friday", False)
        assert [one["type"] for one in own["entries"]] == ["join", "away"]
        assert cy.player not in str(own) and anna.player not in str(own)
        (organized,) = (await anna.http.get("/api/me/export")).json()["tournaments"]
        assert organized["organizer"] and organized["entries"] == []


@async_test
async def test_a_person_has_a_limited_number_of_tournaments(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        anna = await guests.account("Anna")
        for _ in range(MAX_UNFINISHED):
            last = await create(anna)
        refused = (await anna.http.post("/api/tournaments", json=DUEL)).json()
        assert (refused["code"], refused["args"]) == (
            "too_many_tournaments",
            {"limit": MAX_UNFINISHED},
        )
        await say(anna, last, "finish")
        await create(anna)


@async_test
async def test_people_who_blocked_each_other_are_not_paired(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna, ben, cy, di = [await guests.account(name) for name in ("Anna", "Ben", "Cy", "Di")]
        id_ = await create(anna, rounds=1)
        for person in (anna, ben, cy, di):
            await say(person, id_, "join", name=person.name)
        for person, other in ((anna, "Ben"), (cy, "Anna")):
            blocked = {"kind": "block", "person": other}
            assert (await person.http.post("/api/me/manners", json=blocked)).status_code == 201
        await say(anna, id_, "start")
        found = await until(anna, id_, lambda found: found["tournament"]["round"] == 1)
        pairs = [sorted(one["entrants"]) for one in found["tournament"]["tables"]]
        assert sorted(pairs) == [[1, 4], [2, 3]]
