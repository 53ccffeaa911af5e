"""Profiles, ratings over time, running games and leaderboards; on both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select, text, update

from tatami.server.people import leaderboards
from tatami.server.people.glicko import Rating, sure_until
from tatami.server.settings import Settings
from tatami.server.store.schema import accounts, players, ratings
from tatami.server.tables.table_setup import DAY
from tests.server.client import Person, async_test, running_server
from tests.server.members import (
    PASSWORD,
    downgrade_to,
    resigned_game,
    server_with_guests,
    start_game,
    two_accounts,
)

NOW = 1_700_000_000_000
LATER = 4_000_000_000_000


async def ask(person: Person, path: str, **asked: Any) -> Any:
    done = await person.http.get(f"/api/{path}", params=asked)
    assert done.status_code == 200, done.text
    return done.json()


# Profiles.


@async_test
async def test_rating_history_has_each_game_without_naming_private_tables(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        shown = await resigned_game(anna, bo, rated=True, public=True)
        hidden = await resigned_game(bo, anna, rated=True)
        await resigned_game(anna, bo)
        (own,) = await ask(anna, "people/anna/ratings")
        assert (own["game"], own["seats"]) == ("samourai", 2)
        first, second = own["points"]
        assert [first["table"], second["table"]] == [shown, hidden]
        assert first["before"] == 1500 < first["rating"] == second["before"] > second["rating"]
        assert 350 > first["deviation"] > second["deviation"]
        (seen,) = await ask(bo, "people/anna/ratings")
        assert [point.get("table") for point in seen["points"]] == [shown, None]
        assert [point["rating"] for point in seen["points"]] == [first["rating"], second["rating"]]
        seats = await ask(bo, f"tables/{shown}/ratings")
        assert seats[0]["after"] == first["rating"]
        assert await ask(bo, f"tables/{await start_game(anna, bo)}/ratings") == []


@async_test
async def test_results_are_counted_by_game_and_others_see_only_public_ones(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        await resigned_game(anna, bo, public=True)
        await resigned_game(anna, bo)
        await resigned_game(bo, anna)
        drawn = await start_game(anna, bo)
        await anna.command(drawn, "offer", what="draw")
        await bo.command(drawn, "answer", yes=True)
        own, seen = await ask(anna, "people/anna"), await ask(bo, "people/anna")
        counted = {"game": "samourai", "seats": 2, "shared": 0}
        assert own["results"] == [{**counted, "games": 4, "won": 2, "drawn": 1, "lost": 1}]
        assert seen["results"] == [{**counted, "games": 1, "won": 1, "drawn": 0, "lost": 0}]
        assert (own["you"], seen["you"]) == (True, False)
        assert len((await ask(anna, "me/games", game="samourai"))["games"]) == 4
        assert (await ask(anna, "me/games", game="honor"))["games"] == []
        assert (await ask(bo, "people/anna/games", game="honor"))["games"] == []


@async_test
async def test_running_tables_where_it_is_your_turn_come_first(settings: Settings) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        second, first = await start_game(bo, anna), await start_game(anna, bo)
        waiting = await anna.create_table("samourai")
        await anna.join(waiting)
        await resigned_game(anna, bo)
        found = await ask(anna, "me/tables")
        assert [(one["table"], one["turn"], one["status"]) for one in found] == [
            (first, True, "running"), (waiting, False, "open"), (second, False, "running"),
        ]  # fmt: skip
        assert [one["names"] for one in found] == [["Anna", "Bo"], ["Anna", ""], ["Bo", "Anna"]]
        await anna.command(first, "hand_to_bot", bot="random")
        turns = {one["table"]: one["turn"] for one in await ask(anna, "me/tables")}
        assert turns[waiting] is False and set(turns) == {first, second, waiting}


# Leaderboards.


def crowd(*people: tuple[str, float, float], game: str = "samourai") -> Any:
    """Insert accounts with these names, ratings and deviations."""

    def operation(connection: Connection) -> None:
        for name, rating, deviation in people:
            id_ = name.lower()
            connection.execute(insert(players).values(id=id_, name=name, created=1, seen=1))
            row = {"player_id": id_, "name": name, "key": id_, "password": "", "created": 1}
            connection.execute(insert(accounts).values(row))
            known = Rating(rating, deviation, 9, NOW)
            connection.execute(
                insert(ratings).values(
                    player_id=id_, game=game, seats=2, rating=rating, deviation=deviation,
                    games=9, changed=NOW, sure_until=sure_until(known),
                )
            )  # fmt: skip

    return operation


def at(server: Any, moment: int) -> None:
    """Set the time at which leaderboards are read."""
    server.services.leaderboards.now = lambda: moment
    server.services.leaderboards.cache.clear()


BOARD = "games/samourai/leaderboard"


@async_test
async def test_a_leaderboard_ranks_established_ratings_and_lists_newcomers(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        guest = await guests.guest()
        at(guests.server, NOW + DAY)
        assert (await ask(guest, BOARD))["total"] == 0
        await guests.server.services.store.write(crowd(
            ("Cleo", 1700.4, 60), ("Dan", 1699.6, 60), ("Eli", 1650, 90), ("Fay", 1900, 200),
        ))  # fmt: skip
        # A leaderboard is cached.
        assert (await ask(guest, BOARD))["total"] == 0
        guests.server.services.leaderboards.now = lambda: NOW + DAY + leaderboards.CACHE_FOR
        board = await ask(guest, BOARD)
        assert [(one["rank"], one["name"], one["rating"]) for one in board["ranked"]] == [
            (1, "Cleo", 1700), (1, "Dan", 1700), (3, "Eli", 1650),
        ]  # fmt: skip
        assert [(one["rank"], one["name"]) for one in board["newcomers"]] == [(0, "Fay")]
        assert (board["total"], board["pages"], board["you"]) == (3, 1, None)
        assert (await ask(guest, "games/honor/leaderboard"))["seats"] == 3
        # A rating that became provisional by inactivity is on neither list.
        at(guests.server, NOW + 300 * DAY)
        board = await ask(guest, BOARD)
        assert [one["name"] for one in board["ranked"]] == ["Cleo", "Dan"]
        assert [one["name"] for one in board["newcomers"]] == ["Fay"]
        for wrong in ({"seats": 3}, {"seats": -1}, {"page": 0}):
            assert (await guest.http.get(f"/api/{BOARD}", params=wrong)).status_code == 400
        assert (await guest.http.get("/api/games/chess/leaderboard")).status_code == 404


@async_test
async def test_your_own_row_is_on_every_page_even_if_not_listed(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (guests, anna, bo):
        better = [(f"P{number}", 1800.0 - number, 50.0) for number in range(60)]
        await guests.server.services.store.write(crowd(*better))
        await resigned_game(anna, bo, rated=True)
        await guests.server.services.store.write(lambda one: one.execute(
            update(ratings).where(ratings.c.player_id == anna.player).values(
                rating=1700, deviation=60, sure_until=LATER)
        ).rowcount)  # fmt: skip
        at(guests.server, NOW)
        first, second = await ask(anna, BOARD), await ask(anna, BOARD, page=2)
        assert (len(first["ranked"]), first["pages"], first["total"]) == (50, 2, 61)
        assert first["you"] == second["you"] == second["ranked"][-1]
        assert (first["you"]["rank"], first["you"]["name"]) == (61, "Anna")
        assert (await ask(bo, BOARD))["you"]["rank"] == 0
        # Not listed: the row is gone at once, except for the player, and on later boards too.
        await anna.http.post("/api/account/listed", json={"listed": False})
        assert (await ask(anna, "account"))["listed"] is False
        assert (await ask(bo, BOARD))["total"] == 60
        assert (await ask(anna, BOARD))["you"]["rank"] == 61
        await resigned_game(anna, bo, game="crane", rated=True)
        rows = await guests.server.services.store.read(listed_rows(anna.player))
        assert rows == [("crane", False), ("samourai", False)]
        await anna.http.post("/api/account/listed", json={"listed": True})
        assert (await ask(bo, BOARD, page=2))["ranked"][-1]["name"] == "Anna"
        await anna.http.post("/api/account/name", json={"name": "Anne"})
        assert (await ask(bo, BOARD, page=2))["ranked"][-1]["name"] == "Anne"
        await anna.http.post("/api/me/delete", json={"password": PASSWORD})
        assert (await ask(bo, BOARD))["total"] == 60


def listed_rows(player: str) -> Any:
    rows = select(ratings.c.game, ratings.c.listed).where(ratings.c.player_id == player)
    return lambda one: [tuple(row) for row in one.execute(rows.order_by(ratings.c.game))]


@async_test
async def test_leaderboards_are_read_by_an_index(sqlite_settings: Settings) -> None:
    asked = {
        "ratings_by_rank": [
            leaderboards.best_of("samourai", 2, NOW),
            leaderboards.tally_of("samourai", 2, NOW),
        ],
        "provisional_by_change": [leaderboards.newcomers_of("samourai", 2)],
    }
    async with running_server(sqlite_settings) as server:
        for index, queries in asked.items():
            for query in queries:
                plan = await server.services.store.read(plan_of(query))
                assert f"INDEX {index}" in plan, plan
                assert "SCAN" not in plan and "B-TREE FOR ORDER" not in plan, plan


def plan_of(query: Any) -> Any:
    def operation(connection: Connection) -> str:
        written = query.compile(connection, compile_kwargs={"literal_binds": True})
        rows = connection.execute(text(f"EXPLAIN QUERY PLAN {written}"))
        return "\n".join(row.detail for row in rows)

    return operation


# Migration.


@async_test
async def test_ratings_from_before_the_leaderboard_migration_are_ranked(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        people = ("Cleo", 1700, 60), ("Fay", 1900, 200)
        await guests.server.services.store.write(crowd(*people))
        await guests.server.services.store.write(downgrade_to("0002"))
    async with server_with_guests(settings) as guests:
        at(guests.server, NOW + 364 * DAY)
        board = await ask(await guests.guest(), BOARD)
        assert [one["name"] for one in board["ranked"]] == ["Cleo"]
        assert [one["name"] for one in board["newcomers"]] == ["Fay"]
        at(guests.server, NOW + 366 * DAY)
        assert (await ask(await guests.guest(), BOARD))["ranked"] == []
