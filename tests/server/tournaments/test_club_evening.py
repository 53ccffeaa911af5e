"""The host's page of a club evening: clocks, people, and tournaments without accounts."""

from __future__ import annotations

from typing import Any

import msgspec

from tatami.server.people import suspensions
from tatami.server.people.suspensions import Suspension
from tatami.server.settings import Settings
from tatami.server.tables.clock import Clock
from tatami.server.tables.table_setup import ClockSetup
from tests.server.client import Person, async_test
from tests.server.members import server_with_guests, start_game
from tests.server.tournaments.test_tournaments import (
    create,
    joined,
    page,
    resign_all,
    say,
    until,
)

LIVE = {"kind": "live", "base": 600_000, "increment": 0}


async def act(person: Person, key: str, **wanted: Any) -> dict[str, Any]:
    answer = await person.http.post("/api/evening/act", json={"key": key, "act": wanted})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seen_people(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return [{key: one[key] for key in ("name", "removed")} for one in shown["people"]]


def test_no_time_passes_while_a_clock_is_held() -> None:
    clock = Clock(ClockSetup(kind="live", base=60_000, increment=0), 2)
    clock.turn_to(0, 1000)
    clock.hold(True, 11_000)
    assert clock.left[0] == 50_000 and clock.deadline() is None
    clock.turn_to(1, 500_000)  # a move meanwhile
    clock.hold(False, 600_000)
    assert clock.left == [50_000, 60_000] and clock.deadline() == 660_000


@async_test
async def test_the_host_stops_clocks_renames_and_removes(sqlite_settings: Settings) -> None:
    settings = msgspec.structs.replace(sqlite_settings, evening=True)
    async with server_with_guests(settings) as guests:
        key = guests.server.services.evening.key
        anna, ben = await guests.guest("Anna"), await guests.guest("Ben")
        table = await start_game(anna, ben, clock=LIVE)
        assert (await act(anna, key, type="hold_clocks", held=True))["held"]
        assert (await anna.get_table(table))["clock"]["running"] is None
        assert not (await act(anna, key, type="hold_clocks", held=False))["held"]
        assert (await anna.get_table(table))["clock"]["running"] is not None
        id_ = await create(anna)  # a guest may, on a club evening
        (cy,) = await joined(guests, id_, "Cy")
        await act(anna, key, type="rename", player=ben.player, name="Benjamin")
        await act(anna, key, type="kick", player=cy.player)
        (entrant,) = (await page(anna, id_))["tournament"]["entrants"]
        assert entrant["withdrawn"]
        shown = await act(anna, key, type="readmit", player=cy.player)
        assert {"name": "Cy", "removed": False} in seen_people(shown)
        await until(anna, id_, lambda found: "withdrawn" not in found["tournament"]["entrants"][0])
        shown = await act(anna, key, type="kick", player=cy.player)
        assert {"name": "Cy", "removed": True} in seen_people(shown)
        await say(anna, id_, "finish")
        other = await create(ben, automatic=False, rounds=2)
        people = await joined(guests, other, "Di", "Eva", "Flo", "Gil")
        await say(ben, other, "start")
        await until(ben, other, lambda found: found["tournament"]["round"] == 1)
        await resign_all(people, other)
        await until(ben, other, lambda found: found["waits_for_organizer"])
        (shown,) = (await anna.http.post("/api/evening", json={"key": key})).json()["tournaments"]
        assert (shown["id"], shown["is_between"]) == (other, True)
        await act(anna, key, type="next_round", tournament=other)
        await until(ben, other, lambda found: found["tournament"]["round"] == 2)
        refused = await anna.http.post("/api/evening", json={"key": "guess"})
        assert refused.status_code == 403


@async_test
async def test_the_host_does_not_shorten_a_suspension(sqlite_settings: Settings) -> None:
    settings = msgspec.structs.replace(sqlite_settings, evening=True)
    async with server_with_guests(settings) as guests:
        services = guests.server.services
        anna, ben = await guests.guest("Anna"), await guests.guest("Ben")
        await start_game(anna, ben)
        for_good = Suspension(reason="insults", since=1, until=None)
        await services.store.write(suspensions.suspend(ben.player, for_good))
        await services.tables.people.changed(ben.player)
        for type_ in ("kick", "readmit"):
            shown = await act(ben, services.evening.key, type=type_, player=ben.player)
            assert "Ben" not in [one["name"] for one in shown["people"]]
        assert services.evening.suspension_of(ben.player) == for_good
