"""The schedule: pairings of a deal share it, and all bots get the same seats."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.arena.plan import Plan, bots_of_deal, deals_for, make_plan, pairings_of_deal
from tatami.arena.play_game import GameRunner, RunningGame
from tatami.engine.errors import TatamiError
from tatami.registry import BUILT_IN_GAMES

NAMES = ("a", "b", "c", "d", "e", "f", "g", "h")


def paper(bots: int, seats: int, **more: bool) -> Plan:
    """A plan whose bots need not exist."""
    return Plan(game="seven", version=1, bots=NAMES[:bots], seats=seats, seed="s", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("bots", range(2, 9))
def test_in_every_deal_every_bot_sits_equally_often_in_every_seat(bots: int, seats: int) -> None:
    for deal in range(5):
        plan = paper(bots, seats)
        held: Counter[tuple[str, int]] = Counter()
        for pairing in pairings_of_deal(plan, deal):
            assert len(pairing.bots) == seats
            held.update((bot, seat) for seat, bot in enumerate(pairing.bots))
        assert len(set(held.values())) == 1
        assert {bot for bot, _ in held} == set(bots_of_deal(plan, deal))


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_game_is_played_twice(seats: int) -> None:
    for bots in range(1, seats + 1):
        seatings = [pairing.bots for pairing in pairings_of_deal(paper(bots, seats), 0)]
        assert len(set(seatings)) == len(seatings)


def test_two_bots_on_two_seats_exchange_them() -> None:
    assert {pairing.bots for pairing in pairings_of_deal(paper(2, 2), 7)} == {
        ("a", "b"),
        ("b", "a"),
    }


def test_a_lone_bot_sits_in_every_seat_once() -> None:
    seatings = [pairing.bots for pairing in pairings_of_deal(paper(2, 4, lone=True), 0)]
    assert [seating.index("a") for seating in seatings] == [0, 3, 2, 1]
    assert all(seating.count("b") == 3 for seating in seatings)


def test_in_a_round_of_a_ladder_every_pair_meets_once() -> None:
    plan = paper(6, 2)
    for number in range(3):
        fields = [
            frozenset(bots_of_deal(plan, deal)) for deal in range(15 * number, 15 * (number + 1))
        ]
        assert len(set(fields)) == 15


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {pairings_of_deal(paper(4, 4), deal)[0].bots for deal in range(30)}
    assert len(orders) > 3


def test_whole_deals_are_played() -> None:
    assert deals_for(paper(2, 2), 99) == 50
    assert deals_for(paper(2, 3), 1) == 1


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_all_sittings_of_a_deal_share_it_and_deals_differ(game: str) -> None:
    plan = make_plan(game, ("greedy", "random"))
    runner = GameRunner(plan)
    starts = [
        {RunningGame(runner, pairing).state.dump() for pairing in pairings_of_deal(plan, deal)}
        for deal in range(6)
    ]
    assert all(len(start) == 1 for start in starts)
    assert len(set.union(*starts)) > 3


def test_only_where_all_deals_are_the_same_the_opening_is_drawn() -> None:
    assert make_plan("samourai", ("greedy", "random")).opening == 2
    assert make_plan("samourai", ("greedy", "random"), opening=0).opening == 0
    assert make_plan("village", ("greedy", "random")).opening == 0


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("greedy", "nobody"), "no bot 'nobody'"),
        (("greedy", "greedy"), "named twice"),
        (("greedy", "tests.arena.misbehaving_bots:Nobody"), "cannot be found"),
        (("greedy", "no_such_module:Bot"), "cannot be found"),
        (("greedy", "tests.arena.misbehaving_bots:Path"), "not a subclass"),
    ],
)
def test_bots_are_checked_before_the_first_game(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(TatamiError, match=said):
        make_plan("samourai", bots)
