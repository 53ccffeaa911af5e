"""Personal data: history, export and deletion; on both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

from tatami.server.settings import Settings
from tests.server.client import async_test, running_server
from tests.server.members import (
    PASSWORD,
    database_text,
    downgrade_to,
    games_of,
    identity_of,
    join_all,
    resigned_game,
    server_with_guests,
    sign_in,
    start_game,
    two_accounts,
)


@async_test
async def test_a_deleted_account_leaves_its_games_without_its_name(settings: Settings) -> None:
    async with two_accounts(settings) as (guests, anna, bo):
        table = await start_game(anna, bo, rated=True, public=True)
        await anna.command(table, "chat", text="hello from Anna's house")
        lost = await resigned_game(bo, anna)
        waiting = await bo.create_table("samourai")
        await join_all(waiting, anna)
        wrong = await anna.http.post("/api/me/delete", json={"password": "guess"})
        assert wrong.status_code == 403
        async with bo.connect(table) as ws:
            await ws.receive()
            done = await anna.http.post("/api/me/delete", json={"password": PASSWORD})
            assert done.status_code == 200
            await ws.wait_for("status", "over")
            while ws.table["seats"][0].get("name"):
                await ws.receive()
        kept = await guests.server.services.store.read(database_text)
        assert anna.player not in kept
        assert "Anna" not in kept.replace("salt of Anna", "")
        assert [game["result"] for game in await games_of(bo)] == ["won", "won"]
        for id_ in (table, lost):
            look = await bo.get_table(id_)
            assert look["seats"][0 if id_ == table else 1] == {"person": True}
            assert "Anna" not in str(look)
        assert (await bo.get_table(waiting))["seats"] == [{}, {}]
        assert not (await identity_of(anna))["account"]
        assert (await sign_in(anna, "Anna")).status_code == 403


@async_test
async def test_the_game_of_a_deleted_account_can_still_be_verified(settings: Settings) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        table = await resigned_game(bo, anna)
        before = (await bo.http.get(f"/api/tables/{table}/record")).json()
        await anna.http.post("/api/me/delete", json={"password": PASSWORD})
        after = (await bo.http.get(f"/api/tables/{table}/record")).json()
        assert [person["name"] for person in after.pop("seats")] == ["Bo", ""]
        before.pop("seats")
        assert before == after


@async_test
async def test_a_guest_can_be_deleted(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        await resigned_game(await guests.guest("Bo"), anna)
        assert (await anna.http.post("/api/me/delete", json={})).status_code == 200
        assert anna.player not in await guests.server.services.store.read(database_text)
        assert (await identity_of(anna))["player"] != anna.player


@async_test
async def test_the_export_contains_all_own_data_and_no_data_of_others(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        table = await resigned_game(anna, bo, rated=True)
        await anna.command(table, "chat", text="well played")
        await bo.command(table, "chat", text="thank you")
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


@async_test
async def test_the_history_is_paged_and_others_see_only_public_games(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        anna, bo = await guests.account("Anna"), await guests.guest("Bo")
        tables = [await resigned_game(anna, bo, public=number % 2 == 0) for number in range(5)]
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


@async_test
async def test_migration_fills_the_visits(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        table = await anna.create_table("samourai")
        await join_all(table, anna)
        await guests.server.services.store.write(downgrade_to("0001"))
    async with running_server(settings) as server:
        rows = await server.services.store.read(visits)
        assert rows == [(anna.player, table)]


def visits(connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(text("SELECT player_id, table_id FROM visits"))
    return [(row.player_id, row.table_id) for row in rows]
