"""Who sits where: duplicates share their deal, and nobody sits better than another."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.arena.plan import Plan, deals_for, field, plan, sittings_of
from tatami.arena.play_game import Seated, Table
from tatami.engine.errors import TatamiError

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
        for sitting in sittings_of(plan, deal):
            assert len(sitting.bots) == seats
            held.update((bot, seat) for seat, bot in enumerate(sitting.bots))
        assert len(set(held.values())) == 1
        assert {bot for bot, _ in held} == set(field(plan, deal))


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_game_is_played_twice(seats: int) -> None:
    for bots in range(1, seats + 1):
        seatings = [sitting.bots for sitting in sittings_of(paper(bots, seats), 0)]
        assert len(set(seatings)) == len(seatings)


def test_two_bots_on_two_seats_exchange_them() -> None:
    assert {sitting.bots for sitting in sittings_of(paper(2, 2), 7)} == {("a", "b"), ("b", "a")}


def test_a_lone_bot_sits_in_every_seat_once() -> None:
    seatings = [sitting.bots for sitting in sittings_of(paper(2, 4, lone=True), 0)]
    assert [seating.index("a") for seating in seatings] == [0, 3, 2, 1]
    assert all(seating.count("b") == 3 for seating in seatings)


def test_in_a_round_of_a_ladder_every_pair_meets_once() -> None:
    plan = paper(6, 2)
    for number in range(3):
        fields = [frozenset(field(plan, deal)) for deal in range(15 * number, 15 * (number + 1))]
        assert len(set(fields)) == 15


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {sittings_of(paper(4, 4), deal)[0].bots for deal in range(30)}
    assert len(orders) > 3


def test_whole_deals_are_played() -> None:
    assert deals_for(paper(2, 2), 99) == 50
    assert deals_for(paper(2, 3), 1) == 1


@pytest.mark.parametrize("game", ["samourai", "village", "seven", "honor"])
def test_all_sittings_of_a_deal_share_it_and_deals_differ(game: str) -> None:
    agreed = plan(game, ("greedy", "random"))
    table = Table(agreed)
    starts = [
        {Seated(table, sitting).state.dump() for sitting in sittings_of(agreed, deal)}
        for deal in range(6)
    ]
    assert all(len(start) == 1 for start in starts)
    assert len(set.union(*starts)) > 3


def test_only_where_all_deals_are_the_same_the_opening_is_drawn() -> None:
    assert plan("samourai", ("greedy", "random")).opening == 2
    assert plan("samourai", ("greedy", "random"), opening=0).opening == 0
    assert plan("village", ("greedy", "random")).opening == 0


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
        plan("samourai", bots)
