"""Who plays whom, in every format."""

from __future__ import annotations

import functools
import itertools
import random
from typing import Any

import pytest

from tatami.server.tables.refusals import Refusal
from tatami.server.tournaments import tournament_commands as commands
from tatami.server.tournaments import tournament_entries as entries
from tatami.server.tournaments.next_step import next_step
from tatami.server.tournaments.pairing import bracket
from tatami.server.tournaments.pairing.matching import match
from tatami.server.tournaments.pairing.pair_round import pair_round
from tatami.server.tournaments.pairing.rotating import table_sizes
from tatami.server.tournaments.pairing.round_robin import berger_round
from tatami.server.tournaments.tournament_entries import BOT
from tatami.server.tournaments.tournament_handlers import handle
from tests.server.tournaments.simulated import Simulated

ROTATING: dict[str, Any] = {"format": "rotating", "least_seats": 3, "most_seats": 6}


def least_weight(weights: list[list[int]]) -> int:
    """The exact one, by trying everything."""

    @functools.cache
    def rest(people: frozenset[int]) -> int:
        if not people:
            return 0
        first = min(people)
        others = people - {first}
        return min(weights[first][one] + rest(others - {one}) for one in others)

    return rest(frozenset(range(len(weights))))


@pytest.mark.parametrize("seed", range(6))
def test_pairs_have_the_least_weight(seed: int) -> None:
    rng = random.Random(seed)
    weights = [[0] * 10 for _ in range(10)]
    for one, other in itertools.combinations(range(10), 2):
        weights[one][other] = weights[other][one] = rng.choice([1, 7, 50, rng.randrange(1000)])
    found = match(weights, random.Random(seed))
    assert sorted(itertools.chain(*found)) == list(range(10))
    assert sum(weights[one][other] for one, other in found) == least_weight(weights), seed


def test_nobody_meets_twice_in_a_swiss_tournament() -> None:
    played = Simulated(16, rounds=6).play()
    assert max(played.meetings().values()) == 1
    assert len(played.tournament.rounds) == 6


def test_swiss_players_of_equal_points_meet() -> None:
    played = Simulated(16).start()
    played.pair()
    played.finish_tables()
    winners = {
        table.entrants[table.shares.index(1.0)]
        for table in played.tournament.tables()
        if table.shares
    }
    assert all((one in winners) == (other in winners) for one, other in played.pair())


def test_swiss_seats_stay_balanced() -> None:
    played = Simulated(16, rounds=6).play()
    spreads = [abs(a - b) for a, b in (played.seat_counts(one) for one in range(1, 17))]
    assert max(spreads) <= 2


def test_the_bye_goes_to_another_player_each_round() -> None:
    played = Simulated(7, rounds=5).play()
    byes = [bye.entrant for one in played.tournament.rounds for bye in one.byes]
    assert len(set(byes)) == 5


def test_more_swiss_rounds_than_opponents_repeat_as_little_as_possible() -> None:
    played = Simulated(4, rounds=5).play()
    assert sorted(played.meetings().values()) == [1, 1, 2, 2, 2, 2]


def test_players_of_one_team_never_meet() -> None:
    more: dict[str, Any]
    for more in ({"format": "swiss", "rounds": 5}, {**ROTATING, "seats": 3, "rounds": 3}):
        played = Simulated(12, team_count=4, teams="players", **more).play()
        teams = {number: one.team for number, one in played.tournament.entrants.items()}
        assert all(len({teams[one] for one in pair}) == 2 for pair in played.meetings())


def test_everybody_meets_everybody_in_a_round_robin() -> None:
    for players, rounds in ((6, 5), (7, 7)):
        played = Simulated(players, format="round_robin").play()
        assert len(played.tournament.rounds) == rounds
        assert set(played.meetings().values()) == {1}
        assert len(played.meetings()) == players * (players - 1) // 2


def test_berger_tables_match_the_published_ones() -> None:
    """The first rounds for six players, as printed in handbooks."""
    assert berger_round([1, 2, 3, 4, 5, 6], 1) == [(1, 6), (2, 5), (3, 4)]
    assert berger_round([1, 2, 3, 4, 5, 6], 2) == [(6, 4), (5, 3), (1, 2)]
    assert berger_round([1, 2, 3, 4, 5, 6], 3) == [(2, 6), (3, 1), (4, 5)]


def test_a_double_round_robin_exchanges_the_seats() -> None:
    played = Simulated(4, format="round_robin", double=True).play()
    pairs = [tuple(table.entrants) for table in played.tournament.tables()]
    assert len(pairs) == 12 and len(set(pairs)) == 12


def test_who_would_meet_somebody_who_withdrew_gets_the_point() -> None:
    played = Simulated(4, format="round_robin").start()
    played.write(entries.Withdrew(entrant=2))
    pairing = pair_round(played.tournament)
    assert [bye.points for bye in pairing.byes] == [1.0] and len(pairing.tables) == 1


def test_sixteen_players_at_tables_of_four_meet_once_in_five_rounds() -> None:
    played = Simulated(16, format="rotating", seats=4, least_seats=2, most_seats=4, rounds=5)
    assert set(played.play().meetings().values()) == {1}
    assert len(played.meetings()) == 120


def test_a_known_design_is_used_where_one_fits() -> None:
    played = Simulated(25, **ROTATING, seats=5, rounds=5).play()
    assert set(played.meetings().values()) == {1}


def test_players_of_rotating_tables_sit_everywhere() -> None:
    played = Simulated(9, **ROTATING, seats=3, rounds=6).play()
    spreads = [max(c) - min(c) for c in (played.seat_counts(one) for one in range(1, 10))]
    assert max(spreads) <= 2


def test_table_sizes_are_even_and_near_the_wanted_size() -> None:
    assert table_sizes(30, 5, 3, 6) == [5] * 6
    assert table_sizes(31, 5, 3, 6) == [6, 5, 5, 5, 5, 5]
    assert table_sizes(7, 5, 3, 6) == [4, 3]
    assert table_sizes(5, 4, 3, 4) == [] and table_sizes(2, 5, 3, 6) == []


def test_bots_fill_free_seats() -> None:
    played = Simulated(7, **ROTATING, seats=5, fill="bot").start()
    tables = played.pair()
    assert [len(table) for table in tables] == [5, 5]
    assert sorted(table.count(BOT) for table in tables) == [1, 2]


def test_the_best_seeds_of_a_knockout_meet_last() -> None:
    assert bracket.seeded_slots([1, 2, 3, 4]) == [1, 4, 2, 3]
    assert bracket.seeded_slots([1, 2, 3, 4, 5]) == [1, 0, 4, 5, 2, 0, 3, 0]


def test_a_knockout_ends_with_one_winner() -> None:
    played = Simulated(11, format="knockout").play()
    assert played.tournament.status == "over"
    assert len(played.tournament.tables()) == 10


def test_a_drawn_knockout_match_is_played_again_with_seats_exchanged() -> None:
    played = Simulated(2, format="knockout").start()
    games = []
    while next_step(played.tournament, played.now) == "pair":
        games += played.pair()
        played.finish_tables(draws=True)
    assert len(games) == bracket.GAMES and games[0] == games[1][::-1] == games[2]
    assert next_step(played.tournament, played.now) == "finish"


def test_an_arena_avoids_the_same_opponent_twice_in_a_row() -> None:
    played = Simulated(6, format="arena").start()
    for _ in range(8):
        before = {frozenset(table) for table in played.pair()}
        played.finish_tables()
        again = {frozenset(table) for table in played.pair()}
        played.finish_tables()
        assert not before & again


def test_an_arena_pairs_only_who_is_free() -> None:
    played = Simulated(5, format="arena").start()
    first = played.pair()
    assert len(first) == 2 and pair_round(played.tournament).tables == []


def test_the_same_entries_give_the_same_round() -> None:
    one, two = (Simulated(20, seed=3).start() for _ in range(2))
    assert one.pair() == two.pair()


def test_board_meets_board_in_team_matches() -> None:
    played = Simulated(12, team_count=4, format="round_robin", teams="boards").play()
    assert len(played.tournament.rounds) == 3
    teams = {number: one.team for number, one in played.tournament.entrants.items()}
    assert all(len({teams[one] for one in pair}) == 2 for pair in played.meetings())


@pytest.mark.parametrize("setup", [{"rounds": 4}, {**ROTATING, "seats": 4, "rounds": 3}], ids=str)
def test_people_who_blocked_each_other_do_not_meet(setup: dict[str, Any]) -> None:
    played = Simulated(12, **setup)
    for other in (2, 3, 4):
        played.block(1, other)
    met = played.play().meetings()
    assert not any(met[frozenset((1, other))] for other in (2, 3, 4))
    assert len(played.tournament.rounds) == setup["rounds"]


def test_a_block_does_not_stop_a_tournament_of_two() -> None:
    played = Simulated(2, rounds=1)
    played.block(1, 2)
    assert played.play().meetings() == {frozenset((1, 2)): 1}


@pytest.mark.parametrize("seats", [2, 3])
def test_in_an_arena_those_who_blocked_each_other_wait(seats: int) -> None:
    played = Simulated(seats, format="arena", seats=seats, least_seats=seats, most_seats=6).start()
    played.block(1, 2)
    assert played.pair() == []
    for _ in range(seats):
        played.join()
    assert len(played.pair()) >= 1
    assert not played.meetings()[frozenset((1, 2))]


def test_the_organizer_takes_back_who_left_unless_that_changes_earlier_rounds() -> None:
    back = commands.SitOut(entrant=3, away=False)
    swiss = Simulated(5, format="swiss").start()
    swiss.write(entries.Withdrew(entrant=3, removed=True))
    with pytest.raises(Refusal):
        handle(swiss.tournament, back, "p1")
    swiss.write(handle(swiss.tournament, back, "host"))
    entrant = swiss.tournament.entrants[3]
    assert entrant.active and not entrant.removed
    for format_ in ("round_robin", "knockout"):
        other = Simulated(5, format=format_)
        other.write(entries.Withdrew(entrant=3, removed=True))
        other.write(handle(other.tournament, back, "host"))  # nothing has been paired yet
        other.start().write(entries.Withdrew(entrant=3, removed=True))
        with pytest.raises(Refusal):
            handle(other.tournament, back, "host")
