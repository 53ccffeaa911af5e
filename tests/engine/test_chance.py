"""The random generator: stable numbers, uniform results."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from tatami.engine import Chance, chance_from


def test_the_first_numbers_never_change() -> None:
    """Records rely on them. The first row was computed with sfc32 as published, in C."""
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _ in range(5)] == [7, 34, 56623200, 188882296, 3431242869]
    assert chance_from("tatami").state() == (3544169916, 4180741615, 4253358025, 3052868637)


def test_a_seed_is_a_text_or_a_number() -> None:
    assert chance_from(7) == chance_from("7") != chance_from(8)


def test_seeds_that_look_alike_give_different_games() -> None:
    starts = {chance_from(str(seed)).word() for seed in range(2000)}
    assert len(starts) > 1990


def test_below_is_uniform_and_in_range() -> None:
    chance = chance_from("below")
    for bound in (1, 2, 3, 6, 7, 100):
        counts = [0] * bound
        for _ in range(300 * bound):
            counts[chance.below(bound)] += 1
        squared = sum((count - 300) ** 2 / 300 for count in counts)
        assert squared < bound - 1 + 5 * (2 * bound) ** 0.5, (bound, counts)


def test_a_bound_near_two_to_the_31_stays_in_range() -> None:
    chance = chance_from("large")
    bound = 2**31 - 1
    assert all(0 <= chance.below(bound) < bound for _ in range(1000))


def test_shuffles_reach_every_order_and_leave_the_rest_alone() -> None:
    chance = chance_from("shuffle")
    seen = set()
    for _ in range(600):
        cards = vec[u8]([9, 1, 2, 3, 4, 9])
        chance.shuffle(cards, 1, 5)
        assert cards[0] == cards[5] == 9
        seen.add(tuple(cards))
    assert len(seen) == 24


def test_imagined_cards_depend_on_which_they_are_and_not_on_how_they_lay() -> None:
    orders = []
    for lying in ([5, 1, 3, 1], [1, 1, 3, 5], [3, 5, 1, 1]):
        cards = vec[u8](lying)
        chance_from("unseen").shuffle_unseen(cards, 0, 4)
        orders.append(list(cards))
    assert orders[0] == orders[1] == orders[2] and sorted(orders[0]) == [1, 1, 3, 5]


def test_dice_and_units_are_what_they_say() -> None:
    chance = chance_from("dice")
    assert {chance.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert all(0 <= chance.unit() < 1 for _ in range(200))


def test_a_fork_goes_its_own_way_and_a_clone_the_same() -> None:
    chance = chance_from("fork")
    twin = chance.clone()
    assert [chance.word() for _ in range(3)] == [twin.word() for _ in range(3)]
    fork = chance.fork()
    assert fork.word() != chance.word()
