"""Ratings: the method by itself, and each finished game rated once over both databases."""

from __future__ import annotations

import asyncio
import math
import random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from tatami.server.people import history
from tatami.server.people.ratings import (
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
from tests.server.client import Person, run, served
from tests.server.members import (
    PASSWORD,
    anna_and_bo,
    duel,
    games_of,
    ratings_of,
    running,
    seat,
    server_with_guests,
    until_running,
)

NEW = Rating()


# The method.


@pytest.mark.parametrize("players", range(2, 9))
def test_what_is_expected_adds_up_to_the_victory(players: int) -> None:
    people = [Rating(1000 + 150 * seat, 40 + 30 * seat) for seat in range(players)]
    hopes = expected(people)
    assert math.isclose(sum(hopes), 1)
    assert hopes == sorted(hopes)


def test_400_points_are_ten_to_one_between_two_who_are_well_known() -> None:
    strong, weak = expected([Rating(1900, 1e-9), Rating(1500, 1e-9)])
    assert math.isclose(strong / weak, 10)


def test_the_winner_gains_the_loser_loses_and_both_are_known_better() -> None:
    winner, loser = rate([NEW, NEW], [1, 0], 0)
    assert winner.rating > START_RATING > loser.rating
    assert math.isclose(winner.rating - START_RATING, START_RATING - loser.rating)
    assert winner.deviation == loser.deviation < MAX_DEVIATION
    assert (winner.games, loser.games) == (1, 1)


def test_a_draw_of_equals_moves_nobody_and_of_others_brings_them_nearer() -> None:
    assert [one.rating for one in rate([NEW, NEW], [0.5, 0.5], 0)] == [START_RATING, START_RATING]
    strong, weak = rate([Rating(1800, 80), Rating(1500, 80)], [0.5, 0.5], 0)
    assert strong.rating < 1800
    assert weak.rating > 1500


def test_to_win_among_many_is_worth_more_than_to_win_a_duel() -> None:
    gains = [
        rate([NEW] * players, [1, *[0] * (players - 1)], 0)[0].rating for players in range(2, 9)
    ]
    assert gains == sorted(gains)


def test_with_two_it_is_glicko() -> None:
    """Glickman's formulas, written out for equal deviations: there his g and ours agree."""
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
def test_simulated_people_are_found_out(players: int) -> None:
    """Thirty people whose strength is known play each other: ratings find it, and as exactly as
    they claim to."""
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


@run
async def test_a_rated_game_moves_both_and_is_in_the_history(settings: Settings) -> None:
    async with anna_and_bo(settings) as (_, anna, bo):
        await duel(anna, bo, rated=True)
        up, down = await ratings_of(anna, "Anna"), await ratings_of(anna, "Bo")
        assert (up[0]["game"], up[0]["seats"], up[0]["games"]) == ("samourai", 2, 1)
        assert up[0]["rating"] > 1500 > down[0]["rating"]
        game = (await games_of(anna))[0]
        assert game["rated"]
        assert [one["before"] for one in game["seats"]] == [1500, 1500]
        assert game["seats"][0]["after"] == up[0]["rating"]


@run
async def test_an_unrated_game_moves_nobody(settings: Settings) -> None:
    async with anna_and_bo(settings) as (_, anna, bo):
        await duel(anna, bo)
        assert await ratings_of(anna, "Anna") == []


@run
async def test_guests_and_bots_do_not_sit_at_a_rated_table(settings: Settings) -> None:
    async with anna_and_bo(settings) as (guests, anna, bo):
        guest = await guests.guest()
        table = await anna.open("samourai", rated=True)
        assert (await anna.look(table))["rated"] is True
        assert (await guest.sit(table))["code"] == "no_account"
        assert (await anna.say(table, "seat_bot", bot="random"))["code"] == "rated"
        await seat(table, anna, bo)
        await until_running(anna, table)
        assert (await anna.say(table, "hand_to_bot", bot="random"))["code"] == "rated"
        assert (await anna.say(table, "offer", what="undo"))["code"] == "rated"


@run
async def test_a_table_is_rated_once_however_often_it_is_concluded(settings: Settings) -> None:
    """Two processes on PostgreSQL (on SQLite: one, many times) all see the same end."""
    async with server_with_guests(settings) as guests, served(settings) as second:
        anna, bo = await guests.account("Anna"), await guests.account("Bo")
        id_ = await duel(anna, bo, rated=True)
        first = guests.server.services
        before = rated_so_far(await ratings_of(anna, "Anna"))
        live = await first.tables.get(id_)
        result = history.result_of_table(live.table)
        assert result is not None
        await first.store.write(forget_the_end)
        stores = [first.store, second.services.store if settings.database_url else first.store]
        await asyncio.gather(
            *(stores[i % 2].write(history.store_result(result)) for i in range(12))
        )
        assert rated_so_far(await ratings_of(anna, "Anna")) == before
        assert len(await games_of(bo)) == 1


def rated_so_far(found: list[dict[str, Any]]) -> list[tuple[float, int]]:
    """Without the deviation, which grows while one looks."""
    return [(one["rating"], one["games"]) for one in found]


def forget_the_end(connection: Connection) -> None:
    for table in (played, finished, ratings):
        connection.execute(delete(table))


@run
async def test_many_games_of_one_player_that_end_at_once_all_count(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        anna = await guests.account("Anna")
        others = [await guests.account(f"Other {number}") for number in range(6)]
        tables_ = []
        for other in others:
            tables_.append(await running(anna, other, rated=True))
        asked = zip(others, tables_, strict=True)
        await asyncio.gather(*(other.say(table, "resign") for other, table in asked))
        assert (await ratings_of(anna, "Anna"))[0]["games"] == 6


@run
async def test_an_end_that_a_dying_process_did_not_write_is_written_at_the_next_start(
    settings: Settings,
) -> None:
    async with anna_and_bo(settings) as (guests, anna, bo):
        table = await duel(anna, bo, rated=True)
        await guests.server.services.store.write(forget_the_end)
        await guests.server.services.store.write(
            lambda connection: connection.execute(update(tables).values(status="running")).rowcount
        )
    async with server_with_guests(settings) as guests:
        anna = await guests.elsewhere("Anna")
        assert [game["table"] for game in await games_of(anna)] == [table]
        assert (await ratings_of(anna, "Anna"))[0]["games"] == 1
        statuses = await guests.server.services.store.read(
            lambda connection: list(connection.scalars(select(tables.c.status)))
        )
        assert statuses == ["over"]


async def play_out(table: str, people: list[Person]) -> None:
    """Everybody plays the first card that is allowed, until the game is over."""
    while True:
        for person in people:
            look = await person.look(table)
            if look["status"] == "over":
                return
            if look["legal"]:
                await person.say(table, "move", number=look["number"], action=look["legal"][0])


@run
async def test_each_number_of_players_has_its_own_rating(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        people = [await guests.account(name) for name in ("Anna", "Bo", "Carl")]
        for count in (2, 3):
            table = await running(*people[:count], game="crane", rated=True)
            await play_out(table, people[:count])
        found = await ratings_of(people[0], "Anna")
        assert [(one["seats"], one["games"]) for one in found] == [(2, 1), (3, 1)]
        game = (await games_of(people[2]))[0]
        assert math.isclose(sum(one["share"] for one in game["seats"]), 1)


@run
async def test_who_deletes_the_account_during_a_duel_loses_it_and_the_other_is_rated(
    settings: Settings,
) -> None:
    async with anna_and_bo(settings) as (_, anna, bo):
        await running(anna, bo, rated=True)
        await bo.http.post("/api/me/delete", json={"password": PASSWORD})
        assert (await ratings_of(anna, "Anna"))[0]["rating"] > 1500
        game = (await games_of(anna))[0]
        assert (game["result"], game["seats"][1]["name"]) == ("won", "")


def result(shares: list[float], gave_up: list[bool], **more: Any) -> history.TableResult:
    seats = [
        history.SeatResult(player=f"p{seat}", name="", share=share, gave_up=gone)
        for seat, (share, gone) in enumerate(zip(shares, gave_up, strict=True))
    ]
    return history.TableResult(
        table="t", game="crane", public=True, rated=True, reason="score", ended=1, seats=seats
    )


def test_who_gave_up_gets_nothing_for_what_the_bot_won() -> None:
    shares = history.shares_for_ratings(result([1, 0, 0], [True, False, False]))
    assert shares == [0, 1, 1]
    shares = history.shares_for_ratings(result([0.5, 0.5, 0], [True, False, False]))
    assert shares == [0, 0.5, 0]
    assert history.shares_for_ratings(result([1, 0], [True, True])) == [0, 0]


@pytest.mark.parametrize(
    ("shares", "results"),
    [
        ([1, 0], ["won", "lost"]),
        ([0.5, 0.5], ["drawn", "drawn"]),
        ([0.5, 0.5, 0], ["shared", "shared", "lost"]),
        ([0, 0, 1], ["lost", "lost", "won"]),
    ],
)
def test_a_result_has_a_word(shares: list[float], results: list[str]) -> None:
    assert [history.result_of(shares, seat) for seat in range(len(shares))] == results
