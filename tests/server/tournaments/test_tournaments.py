"""Tournaments on a server: people join, play their tables, and the standings follow."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.server.settings import Settings
from tests.server.client import Person, async_test
from tests.server.members import Guests, server_with_guests

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


async def resign_all(people: list[Person], id_: str) -> None:
    """The player in the second seat of each open table resigns."""
    for person in people:
        found = await page(person, id_)
        if found["table"]:
            table = await person.get_table(found["table"])
            while table["status"] == "open":
                table = await person.get_table(found["table"])
            if table["status"] == "running" and table["you"] == 1:
                done = await person.command(found["table"], "resign")
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
async def test_a_deleted_person_is_no_longer_named(sqlite_settings: Settings) -> None:
    async with server_with_guests(sqlite_settings) as guests:
        anna = await guests.account("Anna")
        id_ = await create(anna)
        (ben,) = await joined(guests, id_, "Ben")
        assert (await ben.http.post("/api/me/delete", json={})).status_code == 200
        (entrant,) = (await page(anna, id_))["tournament"]["entrants"]
        assert entrant["name"] == ""
