"""Ratings: the method, and that each finished game is rated once on both databases."""

from __future__ import annotations

import asyncio
import math
import random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from tatami.server.people import game_results
from tatami.server.people.glicko import (
    MAX_DEVIATION,
    MIN_DEVIATION,
    SCALE,
    START_RATING,
    Rating,
    expected,
    rate,
    with_drift,
)
from tatami.server.settings import Settings
from tatami.server.store.schema import finished, played, ratings, tables
from tatami.server.tables.table_setup import DAY
from tests.server.client import Person, async_test, running_server
from tests.server.members import (
    PASSWORD,
    games_of,
    join_all,
    ratings_of,
    resigned_game,
    server_with_guests,
    start_game,
    two_accounts,
    until_running,
)

NEW = Rating()


# The method.


@pytest.mark.parametrize("players", range(2, 9))
def test_expected_shares_sum_to_one(players: int) -> None:
    people = [Rating(1000 + 150 * seat, 40 + 30 * seat) for seat in range(players)]
    hopes = expected(people)
    assert math.isclose(sum(hopes), 1)
    assert hopes == sorted(hopes)


def test_400_points_mean_odds_of_ten_to_one() -> None:
    strong, weak = expected([Rating(1900, 1e-9), Rating(1500, 1e-9)])
    assert math.isclose(strong / weak, 10)


def test_a_game_moves_both_ratings_and_reduces_both_deviations() -> None:
    winner, loser = rate([NEW, NEW], [1, 0], 0)
    assert winner.rating > START_RATING > loser.rating
    assert math.isclose(winner.rating - START_RATING, START_RATING - loser.rating)
    assert winner.deviation == loser.deviation < MAX_DEVIATION
    assert (winner.games, loser.games) == (1, 1)


def test_a_draw_moves_ratings_toward_each_other() -> None:
    assert [one.rating for one in rate([NEW, NEW], [0.5, 0.5], 0)] == [START_RATING, START_RATING]
    strong, weak = rate([Rating(1800, 80), Rating(1500, 80)], [0.5, 0.5], 0)
    assert strong.rating < 1800
    assert weak.rating > 1500


def test_winning_against_more_players_gains_more() -> None:
    gains = [
        rate([NEW] * players, [1, *[0] * (players - 1)], 0)[0].rating for players in range(2, 9)
    ]
    assert gains == sorted(gains)


def test_with_two_players_the_method_is_glicko() -> None:
    """Glickman's formulas for equal deviations, where both definitions of g agree."""
    mine, other = Rating(1620, 90), Rating(1500, 90)
    q = math.log(10) / 400
    g = 1 / math.sqrt(1 + 3 * q**2 * (90**2 + 90**2) / math.pi**2)
    hope = 1 / (1 + 10 ** (-g * (1620 - 1500) / 400))
    d2 = 1 / (q**2 * g**2 * hope * (1 - hope))
    variance = 1 / (1 / 90**2 + 1 / d2)
    found = rate([mine, other], [0, 1], 0)[0]
    assert math.isclose(found.rating, 1620 + q * variance * g * (0 - hope))
    assert math.isclose(found.deviation, math.sqrt(variance))


def test_a_deviation_has_a_floor_and_grows_again_with_time_away() -> None:
    player = Rating(1500, MIN_DEVIATION, 100, 0)
    assert rate([player, player], [1, 0], 0)[0].deviation == MIN_DEVIATION
    assert with_drift(player, 0).deviation == MIN_DEVIATION
    assert 100 < with_drift(Rating(1500, 60, 9, 0), 365 * DAY).deviation < 111
    assert with_drift(player, 100 * 365 * DAY).deviation == MAX_DEVIATION


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_ratings_converge_to_simulated_strengths(players: int) -> None:
    """Thirty players of known strength play each other; the ratings approach it as closely as the
    deviations say."""
    rng = random.Random(players)
    truth = [rng.gauss(START_RATING, 200) for _ in range(30)]
    people = [NEW] * 30
    for _ in range(1500):
        seats = rng.sample(range(30), players)
        chances = [math.exp((truth[seat] - START_RATING) / SCALE) for seat in seats]
        winner = rng.choices(seats, chances)[0]
        shares = [float(seat == winner) for seat in seats]
        for seat_, after in zip(seats, rate([people[s] for s in seats], shares, 0), strict=True):
            people[seat_] = after
    shift = sum(person.rating for person in people) / 30 - sum(truth) / 30
    wrong = [person.rating - shift - true for person, true in zip(people, truth, strict=True)]
    claims = [error / person.deviation for error, person in zip(wrong, people, strict=True)]
    assert math.sqrt(sum(error**2 for error in wrong) / 30) < 75
    assert 0.5 < math.sqrt(sum(claim**2 for claim in claims) / 30) < 1.5


# At tables.


@async_test
async def test_a_rated_game_changes_both_ratings_and_is_in_the_history(settings: Settings) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        await resigned_game(anna, bo, rated=True)
        up, down = await ratings_of(anna, "Anna"), await ratings_of(anna, "Bo")
        assert (up[0]["game"], up[0]["seats"], up[0]["games"]) == ("samourai", 2, 1)
        assert up[0]["rating"] > 1500 > down[0]["rating"]
        game = (await games_of(anna))[0]
        assert game["rated"]
        assert [one["before"] for one in game["seats"]] == [1500, 1500]
        assert game["seats"][0]["after"] == up[0]["rating"]


@async_test
async def test_an_unrated_game_changes_no_rating(settings: Settings) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        await resigned_game(anna, bo)
        assert await ratings_of(anna, "Anna") == []


@async_test
async def test_guests_and_bots_cannot_join_a_rated_table(settings: Settings) -> None:
    async with two_accounts(settings) as (guests, anna, bo):
        guest = await guests.guest()
        table = await anna.create_table("samourai", rated=True)
        assert (await anna.get_table(table))["rated"] is True
        assert (await guest.join(table))["code"] == "no_account"
        assert (await anna.command(table, "seat_bot", bot="random"))["code"] == "rated"
        await join_all(table, anna, bo)
        await until_running(anna, table)
        assert (await anna.command(table, "hand_to_bot", bot="random"))["code"] == "rated"
        assert (await anna.command(table, "offer", what="undo"))["code"] == "rated"


@async_test
async def test_a_table_is_rated_only_once(settings: Settings) -> None:
    """Two processes on PostgreSQL (on SQLite one, repeatedly) see the same end."""
    async with server_with_guests(settings) as guests, running_server(settings) as second:
        anna, bo = await guests.account("Anna"), await guests.account("Bo")
        id_ = await resigned_game(anna, bo, rated=True)
        first = guests.server.services
        before = rated_so_far(await ratings_of(anna, "Anna"))
        live = await first.tables.get(id_)
        result = game_results.result_of_table(live.table)
        assert result is not None
        await first.store.write(delete_result)
        stores = [first.store, second.services.store if settings.database_url else first.store]
        await asyncio.gather(
            *(stores[i % 2].write(game_results.store_result(result)) for i in range(12))
        )
        assert rated_so_far(await ratings_of(anna, "Anna")) == before
        assert len(await games_of(bo)) == 1


def rated_so_far(found: list[dict[str, Any]]) -> list[tuple[float, int]]:
    """Without the deviation, which grows with time."""
    return [(one["rating"], one["games"]) for one in found]


def delete_result(connection: Connection) -> None:
    for table in (played, finished, ratings):
        connection.execute(delete(table))


@async_test
async def test_concurrent_results_of_one_player_all_count(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        others = [await guests.account(f"Other {number}") for number in range(6)]
        tables_ = []
        for other in others:
            tables_.append(await start_game(anna, other, rated=True))
        asked = zip(others, tables_, strict=True)
        await asyncio.gather(*(other.command(table, "resign") for other, table in asked))
        assert (await ratings_of(anna, "Anna"))[0]["games"] == 6


@async_test
async def test_a_result_that_was_not_stored_is_stored_at_the_next_start(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (guests, anna, bo):
        table = await resigned_game(anna, bo, rated=True)
        await guests.server.services.store.write(delete_result)
        await guests.server.services.store.write(
            lambda connection: connection.execute(update(tables).values(status="running")).rowcount
        )
    async with server_with_guests(settings) as guests:
        anna = await guests.on_other_device("Anna")
        assert [game["table"] for game in await games_of(anna)] == [table]
        assert (await ratings_of(anna, "Anna"))[0]["games"] == 1
        statuses = await guests.server.services.store.read(
            lambda connection: list(connection.scalars(select(tables.c.status)))
        )
        assert statuses == ["over"]


async def play_out(table: str, people: list[Person]) -> None:
    """All players make the first legal move until the game is over."""
    while True:
        for person in people:
            look = await person.get_table(table)
            if look["status"] == "over":
                return
            if look["legal"]:
                await person.command(table, "move", number=look["number"], action=look["legal"][0])


@async_test
async def test_each_number_of_players_has_its_own_rating(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        people = [await guests.account(name) for name in ("Anna", "Bo", "Carl")]
        for count in (2, 3):
            table = await start_game(*people[:count], game="crane", rated=True)
            await play_out(table, people[:count])
        found = await ratings_of(people[0], "Anna")
        assert [(one["seats"], one["games"]) for one in found] == [(2, 1), (3, 1)]
        game = (await games_of(people[2]))[0]
        assert math.isclose(sum(one["share"] for one in game["seats"]), 1)


@async_test
async def test_the_last_person_who_resigns_outlasted_the_others(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        people = [await guests.account(name) for name in ("Anna", "Bo", "Carl")]
        table = await start_game(*people, game="crane", rated=True)
        for person in people:
            await person.command(table, "resign")
        found = [(await ratings_of(people[0], name))[0]["rating"] for name in
                 ("Anna", "Bo", "Carl")]  # fmt: skip
        assert found[0] == found[1] < 1500 < found[2]
        game = (await games_of(people[2]))[0]
        assert [seat.get("gave_up", False) for seat in game["seats"]] == [True, True, False]


@async_test
async def test_deleting_the_account_during_a_game_loses_it(
    settings: Settings,
) -> None:
    async with two_accounts(settings) as (_, anna, bo):
        await start_game(anna, bo, rated=True)
        await bo.http.post("/api/me/delete", json={"password": PASSWORD})
        assert (await ratings_of(anna, "Anna"))[0]["rating"] > 1500
        game = (await games_of(anna))[0]
        assert (game["result"], game["seats"][1]["name"]) == ("won", "")


def result(shares: list[float], gave_up: list[bool], **more: Any) -> game_results.TableResult:
    seats = [
        game_results.SeatResult(player=f"p{seat}", name="", share=share, gave_up=gone)
        for seat, (share, gone) in enumerate(zip(shares, gave_up, strict=True))
    ]
    return game_results.TableResult(
        table="t", game="crane", public=True, rated=True, reason="score", ended=1, seats=seats
    )


def test_a_player_who_gave_up_gets_nothing_if_the_bot_wins() -> None:
    shares = game_results.shares_for_ratings(result([1, 0, 0], [True, False, False]))
    assert shares == [0, 1, 1]
    shares = game_results.shares_for_ratings(result([0.5, 0.5, 0], [True, False, False]))
    assert shares == [0, 0.5, 0]
    assert game_results.shares_for_ratings(result([1, 0], [True, True])) == [0, 0]


@pytest.mark.parametrize(
    ("shares", "results"),
    [
        ([1, 0], ["won", "lost"]),
        ([0.5, 0.5], ["drawn", "drawn"]),
        ([0.5, 0.5, 0], ["shared", "shared", "lost"]),
        ([0, 0, 1], ["lost", "lost", "won"]),
    ],
)
def test_shares_map_to_result_names(shares: list[float], results: list[str]) -> None:
    assert [game_results.result_of(shares, seat) for seat in range(len(shares))] == results
