"""What can be chosen in a turn (V8, V11), and that every choice is equally likely at random."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import chance_from
from tatami.games.village import GAME
from tatami.games.village.state import VillageState
from tests.games.village.positions import legal, play, position, refused

pytestmark = pytest.mark.rules

CHOICE = """
    asked {} card
    x   -1   0    1
    1   .    {}H2 .
    0   {}H3 HB   .
    -1  .    .    .
    green: B2 B3 S1 S1 S2 | -
    red: R2 S2 S2 S3 | -
    villages: R B H
"""


def at_random(s: VillageState) -> set[str]:
    """What `pick` finds; each of them about as often as the others."""
    rng = chance_from("random moves")
    wanted = len(s.legal())
    found = Counter(GAME.show(s.pick(rng)) for _ in range(400 * wanted))
    assert min(found.values()) > 320 and max(found.values()) < 480, found
    return set(found)


@pytest.mark.parametrize(("seat", "other"), [("green", "r"), ("red", "g")])
def test_a_random_choice_is_any_legal_one(seat: str, other: str) -> None:  # V8, V11
    s = position(CHOICE.format(seat, other, other))
    assert len(legal(s)) == (4 if seat == "green" else 3)
    assert at_random(s) == set(legal(s))
    play(s, legal(s)[0])
    assert legal(s) == ["0,-1", "1,0"]
    assert at_random(s) == {"0,-1", "1,0"}


@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        ("R2 S3 S3", {"rice-2", "samurai-3"}),
        ("B4 R2 S1", {"buddha-4", "rice-2", "samurai-1"}),
        ("S2 S2", {"samurai-2"}),
    ],
)
def test_a_random_card_is_any_kind_in_hand(hand: str, kinds: set[str]) -> None:  # V8
    """Also if the highest kind is held twice, or the lowest is the highest of the neighbor."""
    text = f"asked red card / x 0 / 0 HB / green: H2 H3 H4 B2 B4 | - / red: {hand} | -"
    assert at_random(position(text)) == kinds


def test_a_random_site_is_either_of_the_two() -> None:  # V11
    s = position("""
        x   -1   0    1
        1   .    rH2  .
        0   .    HB   .
        -1  .    rH3  .
        green: B2 B3
        villages: B R
    """)
    play(s, "buddha-2 1,0")
    assert legal(s) == ["1,-1", "1,1"]
    assert at_random(s) == {"1,-1", "1,1"}


def test_only_a_card_of_the_own_hand_can_be_chosen() -> None:  # V8
    s = position(CHOICE.format("green", "r", "r"))
    assert refused(s, "rice-2") == "V8", "a card of red"
    assert refused(s, "helmet-4") == "V8"
    s = position(CHOICE.format("red", "g", "g"))
    assert refused(s, "buddha-3") == "V8"
    assert legal(s) == ["rice-2", "samurai-2", "samurai-3"]


def test_a_card_is_chosen_before_its_cell_and_once() -> None:  # V8
    s = position(CHOICE.format("green", "r", "r"))
    assert refused(s, "1,0") == "V8"
    play(s, "buddha-2")
    assert refused(s, "buddha-3") == "V8"


def test_only_the_two_cells_that_are_due_can_be_chosen() -> None:  # V11
    s = position("""
        x   -1   0    1
        1   .    rH2  .
        0   .    HB   .
        -1  .    rH3  .
        green: B2 B3
        villages: B R
    """)
    play(s, "buddha-2 1,0")
    assert refused(s, "-1,1") == "V11"
    assert refused(s, "2,0") == "V11"


def test_after_the_end_nothing_is_legal() -> None:  # V18
    s = position("x 0 / 1 gH2 / 0 H / -1 gR2 / green: H3 | -")
    while not s.over:
        s.apply(s.legal()[0])
    assert not any(s.is_legal(action) for action in range(GAME.action_count))


def test_a_card_leaves_the_hand_and_its_equals_stay() -> None:  # V8
    s = position(CHOICE.format("green", "r", "r"))
    play(s, "samurai-1 1,0")
    assert GAME.view(s, 0).hand == ["buddha-2", "buddha-3", "samurai-1", "samurai-2"]
    s = position(CHOICE.format("red", "g", "g"))
    play(s, "samurai-2 1,0")
    assert GAME.view(s, 1).hand == ["rice-2", "samurai-2", "samurai-3"]
