"""Samples are uniform, and keep what their viewer is sure of."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import NOBODY, chance_from
from tatami.games.seven import GAME
from tests.games.seven.positions import do, draw_pile, hand, table

pytestmark = pytest.mark.heavy


def is_even(counts: Counter[str], worlds: int) -> bool:
    """A chi-squared test that a right sampler passes all but once in a million."""
    expected = counts.total() / worlds
    squared = sum((count - expected) ** 2 / expected for count in counts.values())
    squared += (worlds - len(counts)) * expected
    freedom = worlds - 1
    spread = 2 / (9 * freedom)
    return bool(((squared / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 4.9)


SEEN = "r" * 13 + "y" * 13 + "b" * 14 + "g" * 13 + "oooo" + "3" * 6 + "4" * 6 + "5" * 6 + "6" * 6
SEEN += "n" * 10 + "s" * 9
"""All cards but a red, a yellow, a green and a shogun."""


def test_samples_are_uniform_over_hands_and_the_order_of_the_pile() -> None:
    state = table("- / -", "rs / -", asked="P2 plays 1", discard=SEEN, pile="yg")
    rng = chance_from("uniform")
    found = Counter[str]()
    for _ in range(2400):
        sample = state.sample(0, rng)
        found[f"{hand(sample, 1)} {draw_pile(sample)}"] += 1
    assert is_even(found, 12), found


def test_samples_are_uniform_over_which_hand_holds_what() -> None:
    state = table("- / -", "r / -", "s / -", "yg / -", asked="P2 plays 1", discard=SEEN, pile="-")
    rng = chance_from("hands")
    found = Counter[str]()
    for _ in range(2400):
        sample = state.sample(0, rng)
        found[" ".join(hand(sample, seat) for seat in (1, 2, 3))] += 1
    assert is_even(found, 12), found


def test_a_sample_keeps_what_the_viewer_is_sure_of() -> None:  # S15
    state = do(table("sn / -", "rrg6 / -", "y / -"), "shogun hand", "on P2", "take green")
    rng = chance_from("sure")
    for _ in range(50):
        assert hand(state.sample(0, rng), 1) == "rr6"
        assert "g" in hand(state.sample(1, rng), 0)
    assert len({hand(state.sample(2, rng), 1) for _ in range(50)}) > 5


def test_a_rebuilt_pile_holds_only_what_was_discarded() -> None:  # S6
    hidden = "r" * 12 + "y" * 14 + "b" * 14 + "g" * 14 + "oooo" + "3" * 5 + "4" * 5 + "5" * 6
    hidden += "6" * 6 + "n" * 9 + "s" * 10
    state = table(
        "- / -", f"{hidden[:50]} / -", f"{hidden[50:]} / -",
        asked="P1 draws 2", discard="rr3n4", pile="-",
    )  # fmt: skip
    do(state, "draw pile")
    rng = chance_from("rebuilt")
    for viewer in (1, 2, NOBODY):
        for _ in range(50):
            assert set(draw_pile(state.sample(viewer, rng))) <= set("r3n")


def test_a_card_lost_from_sight_between_two_hands_is_not_in_the_pile() -> None:  # S15
    state = table(
        "s / -", "gg3 / o", "b / -", asked="P2 draws 1", discard="4" + "ooo", pile="?nnnnn"
    )  # fmt: skip
    do(state, "take back ronin", "discard green", "discard green")
    do(state, "draw pile", "draw pile", "discard ninja", "discard ninja")
    do(state, "draw pile", "draw pile", "shogun hand", "on P2", "take ronin")
    view = GAME.view(state, 2)
    assert view.unseen["ronin"] == 1 and "ronin" not in view.may_lie
    rng = chance_from("lost")
    places = Counter("o" in hand(state.sample(2, rng), 0) for _ in range(200))
    assert all("o" not in draw_pile(state.sample(2, rng)) for _ in range(50))
    assert len(places) == 2, "with one or with the other"


def test_others_remember_in_a_sample_as_much_as_all_can_tell() -> None:  # S15
    state = do(table("s / -", "rrg6 / -", "y / -"), "shogun hand", "on P2")
    rng = chance_from("glimpsed")
    for viewer in (1, 2, NOBODY):
        sample = state.sample(viewer, rng)
        assert GAME.view(sample, 0).players[1].known == GAME.view(sample, 0).revealed
        assert len(GAME.view(sample, 0).revealed) == 4
