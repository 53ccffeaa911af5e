"""What everybody knows about hidden cards, by example (S6, S15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.seven import GAME
from tatami.games.seven.memory import in_lane
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import do, table

pytestmark = pytest.mark.rules


def known(state: SevenState, viewer: int | None, seat: int) -> list[str]:
    return GAME.view(state, viewer).players[seat].known


def test_a_card_drawn_back_is_remembered_until_one_like_it_leaves() -> None:  # S15
    state = table("r / r", "y / -", "b / -", asked="P1 draws 2", pile="?nn")
    do(state, "take back red", "draw pile")
    assert known(state, 1, 0) == ["red"]
    do(state, "discard ninja")
    assert known(state, 1, 0) == ["red"]
    do(state, "discard red")
    assert known(state, 1, 0) == [], "the other red one may still be there, but need not"


def test_what_a_shogun_saw_is_remembered_by_its_player_alone() -> None:  # S15
    state = do(table("sn / -", "rg6 / -", "y / -"), "shogun hand", "on P2", "take green")
    assert known(state, 0, 1) == ["red", "bandit-6"]
    assert known(state, 2, 1) == known(state, None, 1) == []
    do(state, "discard ninja")
    do(state, "draw pile", "draw pile")
    assert known(state, 0, 1) == ["red", "bandit-6"]
    do(state, "discard bandit-6")
    assert known(state, 0, 1) == ["red"]


def test_when_an_unseen_card_is_taken_others_are_sure_of_one_fewer_of_each_kind() -> None:  # S15
    state = table("s / -", "ryyo / gg", "b / -", asked="P2 draws 2", pile="?nnnn")
    do(state, "take back green", "take back green", "discard yellow", "discard yellow")
    do(state, "draw pile", "draw pile", "discard ninja", "discard ninja")
    do(state, "draw pile", "draw pile")
    assert known(state, 2, 1) == ["green", "green"]
    do(state, "shogun hand", "on P2", "take red")
    assert known(state, 2, 1) == ["green"], "one of the two may have been taken"
    assert known(state, 0, 1) == ["green", "green", "ronin"]
    assert known(state, 1, 0) == ["red"] and known(state, 2, 0) == []


def test_a_viewer_who_knows_that_a_hand_has_one_kind_knows_what_was_taken() -> None:  # S15
    state = table("s / -", "3 / gg", "b / -", asked="P2 draws 2", pile="?nnnn")
    do(state, "take back green", "take back green", "bandit-3", "on P1")
    do(state, "discard green")
    assert known(state, 2, 1) == ["green"], "the only card of that hand"
    do(state, "draw pile", "draw pile", "discard ninja", "discard ninja")
    do(state, "draw pile", "draw pile", "shogun hand", "on P2", "take green")
    assert known(state, 2, 0) == known(state, None, 0) == ["green"]
    unseen = do(table("s3 / -", "gg / -", "b / -"), "shogun hand", "on P2", "take green")
    assert known(unseen, 2, 0) == [], "nobody had seen that both were green"


def test_the_top_card_that_stays_is_not_in_the_rebuilt_pile() -> None:  # S6
    hidden = "r" * 12 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 5 + "4" * 5 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table("- / -", f"{hidden} / -", asked="P1 draws 2", discard="rr3n4", pile="-")
    do(state, "draw pile")
    own = GAME.view(state, 0).hand[0]
    left = Counter(["red", "red", "bandit-3", "ninja"]) - Counter([own])
    assert GAME.view(state, 0).may_lie == dict(left)
    assert GAME.view(state, 0).unseen["yellow"] == 14, "all in the other hand, as one can count"
    assert not GAME.is_anything_hidden(state, 0) or len(left) > 1


def test_a_hand_is_known_by_counting_when_the_pile_is_empty() -> None:  # S6
    hidden = "r" * 14 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 6 + "4" * 5 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table("n / -", f"{hidden} / -", asked="P1 plays 1", pile="-")
    assert not GAME.is_anything_hidden(state, 0) and not GAME.is_anything_hidden(state, 1)
    assert GAME.is_anything_hidden(state, None), (
        "a spectator does not know which hand has which cards"
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_a_known_card_that_is_played_is_known_no_more(seat: int) -> None:  # S15, S16
    seats = ["y / -", "y / -", "b / -"]
    seats[seat] = "s / -"
    state = table(*seats, asked=f"P{seat + 1} plays 2", discard="46")
    do(state, "shogun discard", "take bandit-6")
    assert known(state, 2, seat) == ["bandit-6"]
    do(state, "bandit-6", "on P3")
    assert known(state, 2, seat) == known(state, None, seat) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_known_card_that_is_struck_is_known_no_more(seat: int) -> None:  # S11, S15
    seats = ["b / -", "b / -", "b / -"]
    seats[seat], seats[seat + 1] = "33 / r", "n / -"
    state = table(*seats, asked=f"P{seat + 1} draws 1", pile="?ss")
    do(state, "take back red", "discard bandit-3", "discard bandit-3")
    assert known(state, None, seat) == ["red"]
    do(state, "draw pile", "draw pile", "ninja", f"on P{seat + 1}")
    assert known(state, None, seat) == known(state, seat + 1, seat) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_dropped_card_is_known_no_more_and_the_rest_of_the_hand_is(seat: int) -> None:  # S14, S15
    seats = ["b / -", "b / -", "b / -"]
    seats[seat], seats[seat + 1] = "yyr / -", "sn / -"
    state = table(*seats, asked=f"P{seat + 2} plays 2")
    do(state, "shogun + ninja", f"on P{seat + 1}", "take yellow")
    assert known(state, seat + 1, seat) == ["red", "yellow"]
    do(state, "drop red")
    assert known(state, seat + 1, seat) == ["yellow"]
    assert known(state, None, seat) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_can_count_the_cards_that_a_shogun_showed(seat: int) -> None:  # S13, S15
    victim, third = (other for other in range(3) if other != seat)
    seats = ["b / -", "b / -", "b / -"]
    seats[seat], seats[victim] = "sn / -", "rg6 / -"
    state = table(*seats, asked=f"P{seat + 1} plays 2")
    do(state, "shogun hand", f"on P{victim + 1}", "take green")
    shown = [
        [int(in_lane(state.glimpsed[hand], viewer)) for viewer in range(3)] for hand in range(3)
    ]
    expected = [[0, 0, 0] for _ in range(3)]
    expected[victim][seat] = 2
    expected[seat][victim] = 1
    assert shown == expected, "the shogun's player knows two cards, the victim the one taken"
    assert known(state, third, victim) == []
