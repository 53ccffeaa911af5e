"""One's own data: history, taking it along, having it removed; over both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

from tatami.server.settings import Settings
from tests.server.client import run, served
from tests.server.members import (
    PASSWORD,
    anna_and_bo,
    back_to,
    duel,
    everything,
    games_of,
    running,
    seat,
    server_with_guests,
    sign_in,
    who,
)


@run
async def test_a_deleted_account_leaves_its_games_without_its_name(settings: Settings) -> None:
    async with anna_and_bo(settings) as (guests, anna, bo):
        table = await running(anna, bo, rated=True, public=True)
        await anna.say(table, "chat", text="hello from Anna's house")
        lost = await duel(bo, anna)
        waiting = await bo.open("samourai")
        await seat(waiting, anna)
        wrong = await anna.http.post("/api/me/delete", json={"password": "guess"})
        assert wrong.status_code == 403
        async with bo.watch(table) as eyes:
            await eyes.hear()
            done = await anna.http.post("/api/me/delete", json={"password": PASSWORD})
            assert done.status_code == 200
            await eyes.until("status", "over")
            while eyes.table["seats"][0].get("name"):
                await eyes.hear()
        kept = await guests.server.services.store.read(everything)
        assert anna.player not in kept
        assert "Anna" not in kept.replace("salt of Anna", "")
        assert [game["result"] for game in await games_of(bo)] == ["won", "won"]
        for id_ in (table, lost):
            look = await bo.look(id_)
            assert look["seats"][0 if id_ == table else 1] == {"person": True}
            assert "Anna" not in str(look)
        assert (await bo.look(waiting))["seats"] == [{}, {}]
        assert not (await who(anna))["account"]
        assert (await sign_in(anna, "Anna")).status_code == 403


@run
async def test_the_game_of_a_deleted_account_can_still_be_verified(settings: Settings) -> None:
    async with anna_and_bo(settings) as (_, anna, bo):
        table = await duel(bo, anna)
        before = (await bo.http.get(f"/api/tables/{table}/record")).json()
        await anna.http.post("/api/me/delete", json={"password": PASSWORD})
        after = (await bo.http.get(f"/api/tables/{table}/record")).json()
        assert [person["name"] for person in after.pop("seats")] == ["Bo", ""]
        before.pop("seats")
        assert before == after


@run
async def test_a_guest_can_be_forgotten_too(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        await duel(await guests.guest("Bo"), anna)
        assert (await anna.http.post("/api/me/delete", json={})).status_code == 200
        assert anna.player not in await guests.server.services.store.read(everything)
        assert (await who(anna))["player"] != anna.player


@run
async def test_the_export_has_everything_of_ones_own_and_nothing_of_others(
    settings: Settings,
) -> None:
    async with anna_and_bo(settings) as (_, anna, bo):
        table = await duel(anna, bo, rated=True)
        await anna.say(table, "chat", text="well played")
        await bo.say(table, "chat", text="thank you")
        line = {"kind": "mute", "table": table, "seat": 1}
        await anna.http.post("/api/me/manners", json=line)
        done = await anna.http.get("/api/me/export")
        assert "attachment" in done.headers["content-disposition"]
        found: dict[str, Any] = done.json()
        assert found["player"] == anna.player
        assert found["account"]["name"] == "Anna"
        assert len(found["sessions"]) == 1
        assert found["ratings"][0]["games"] == 1
        assert found["games"][0]["result"] == "won"
        assert [entry["type"] for entry in found["tables"][0]["entries"]] == ["sit", "chat"]
        assert found["muted_and_blocked"][0]["name"] == "Bo"
        for secret in (bo.player, "thank you", "salt of Bo", "$argon2"):
            assert secret not in done.text


@run
async def test_the_history_comes_in_pages_and_shows_others_public_games_alone(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        tables = [await duel(anna, bo, public=number % 2 == 0) for number in range(5)]
        seen: list[str] = []
        before = ""
        while True:
            asked: dict[str, str | int] = {"before": before, "limit": 2}
            page = (await anna.http.get("/api/me/games", params=asked)).json()
            assert len(page["games"]) <= 2
            seen += [game["table"] for game in page["games"]]
            before = page["next"]
            if not before:
                break
        assert sorted(seen) == sorted(tables)
        public = (await bo.http.get("/api/people/anna/games")).json()
        shown = [game["table"] for game in public["games"]]
        assert sorted(shown) == sorted(tables[::2])
        strange = await anna.http.get("/api/me/games", params={"before": "9.9.9;--"})
        assert strange.json() == {"games": [], "next": ""}
        for limit in ("0", "101", "many"):
            done = await anna.http.get("/api/me/games", params={"limit": limit})
            assert done.status_code == 400


@run
async def test_a_database_of_the_first_schema_learns_who_sat_where(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        table = await anna.open("samourai")
        await seat(table, anna)
        await guests.server.services.store.write(back_to("0001"))
    async with served(settings) as server:
        rows = await server.services.store.read(visits)
        assert rows == [(anna.player, table)]


def visits(connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(text("SELECT player_id, table_id FROM visits"))
    return [(row.player_id, row.table_id) for row in rows]
