"""Scoring villages, V13 to V16."""

from __future__ import annotations

import pytest

from tatami.games.village import GAME
from tatami.games.village.events import CardTurned, Stone, Turned
from tests.games.village.positions import asked, drawn, events, grid, play, position, stones

pytestmark = pytest.mark.rules


def test_the_example_of_the_rules() -> None:  # V13, V14
    """Green leads on rice, red on buddha, blue and red tie on helmet; two villages are due."""
    s = position(
        """
        asked red card
        x   -1   0    1
        1   H    rS2  B
        0   gR4  HBR  bH3
        red: S1
        villages: R BR H
        """,
        seats=3,
    )
    play(s, "samurai-1 0,-1")
    assert asked(s) == ("red", "site")
    play(s, "1,-1")
    assert stones(s, "green") == (0, 0, 1)
    assert stones(s, "red") == (0, 1, 0)
    assert stones(s, "blue") == (0, 0, 0)
    assert grid(s) == drawn("""
        x   -1   0    1
        1   H    rS2  B
        0   gR4  hbr  bH3
        -1  BR   rS1  R
    """)


def test_a_village_is_scored_when_its_last_side_is_covered() -> None:  # V13
    s = position("""
        x   -1   0    1
        1   H    rS2  .
        0   gH4  H    .
        -1  .    gB3  .
        green: H2 H3
        villages: R BR H
    """)
    assert stones(play(s.clone(), "helmet-2 -2,1"), "green") == (0, 0, 0)
    assert stones(play(s, "helmet-2 1,0"), "green") == (1, 0, 0)
    assert grid(s)[2] == ["0", "gH4", "h", "gH2"]


@pytest.mark.parametrize(
    ("table", "free"),
    [
        ("x 0 / 0 HB", 4),
        ("x 0 / 1 gH2 / 0 HB", 3),
        ("x -1 0 / 1 . gH2 / 0 rH2 HB", 2),
        ("x -1 0 1 / 1 . gH2 . / 0 rH2 HB gB2", 1),
    ],
)
def test_a_village_shows_how_many_of_its_sides_are_free(table: str, free: int) -> None:  # V13
    [village] = GAME.view(position(table), None).villages
    assert village.free == free


def test_one_card_can_complete_several_villages() -> None:  # V13
    s = position("""
        x   -1   0    1    2    3
        1   .    gH2  .    gR2  .
        0   gB2  H    .    R    gB3
        -1  .    gS1  .    gS2  .
        green: S3
        villages: R BR H
    """)
    play(s, "samurai-3 1,0")
    assert stones(s, "green") == (1, 0, 1)


def test_a_village_laid_into_a_surrounded_hole_is_scored_at_once() -> None:  # V13
    """1,1 has three covered sides; green's card is the fourth and opens it."""
    s = position("""
        x   0    1    2
        2   H    rB2  R
        1   rH2  .    gR3
        0   HB   .    .
        green: B3
        red: H4
        villages: BR H
    """)
    found = events(s, "buddha-3 1,0")
    assert grid(s)[2] == ["1", "rH2", "br", "gR3"]
    assert stones(s, "green") == (0, 1, 1)
    assert Turned(cell="1,1") in found


def test_villages_are_laid_before_anything_is_scored() -> None:  # V13
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  HB   .
        -1  .    gR3  .
        green: H3
        villages: R B
    """)
    kinds = [type(event).__name__ for event in events(s, "helmet-3 1,0", 1)]
    assert kinds[:6] == ["Laid", "Founded", "Stone", "Stone", "Turned", "Refilled"]


def test_each_symbol_counts_its_own_cards_and_all_samurai() -> None:  # V14
    s = position("""
        asked red card
        x   -1   0    1
        0   gH4  HB   gB2
        -1  R    gS1  H
        red: S3
        villages: R B H
    """)
    found = events(s, "samurai-3 0,1 1,1")
    assert Stone(cell="0,0", shape="helmet", seat=0, influence=5, result="won") in found
    assert Stone(cell="0,0", shape="buddha", seat=None, influence=3, result="tied") in found
    assert stones(s, "green") == (1, 0, 0)
    assert stones(s, "red") == (0, 0, 0)


def test_an_influence_of_one_wins_if_nobody_has_more() -> None:  # V14
    s = position("""
        x   -1   0    1
        1   B    rR2  .
        0   gR3  H    .
        -1  .    gB3  .
        green: S1
        villages: R B
    """)
    play(s, "samurai-1 1,0")
    assert stones(s, "green") == (1, 0, 0)


def test_every_player_can_have_the_highest_influence() -> None:  # V14
    s = position("""
        asked red card
        x   -1   0    1
        1   B    gH2  .
        0   rH3  H    .
        -1  .    rB3  .
        red: S2
        villages: R B
    """)
    found = events(s, "samurai-2 1,0")
    assert Stone(cell="0,0", shape="helmet", seat=1, influence=5, result="won") in found
    assert stones(s, "red") == (1, 0, 0)


def test_a_tie_or_no_influence_leaves_the_stone_in_the_supply() -> None:  # V14
    s = position(
        """
        x   -1   0    1
        1   B    rH2  .
        0   gR2  HB   .
        -1  .    gR3  .
        green: H2
        villages: R B
    """
    )
    found = events(s, "helmet-2 1,0")
    assert Stone(cell="0,0", shape="helmet", seat=None, influence=2, result="tied") in found
    assert Stone(cell="0,0", shape="buddha", seat=None, influence=0, result="none") in found
    assert GAME.view(s, None).supply == [10, 10, 10]


def test_the_second_highest_may_tie_as_they_like() -> None:  # V14
    s = position(
        """
        asked blue card
        x   -1   0    1
        1   B    rH2  R
        0   gH2  H    bH3
        -1  .    .    .
        blue: B3
        villages: R B
        """,
        seats=3,
    )
    play(s, "buddha-3 0,-1")
    assert stones(s, "blue") == (1, 0, 0)


def test_substitutes_are_used_when_the_supply_is_empty() -> None:  # V15
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  H    .
        -1  .    gR3  .
        green: H3 | - | 7 0 0
        red: B2 | - | 3 0 0
        villages: R B
    """)
    found = events(s, "helmet-3 1,0")
    assert Stone(cell="0,0", shape="helmet", seat=0, influence=3, result="substitute") in found
    assert stones(s, "green") == (8, 0, 0)
    assert GAME.view(s, None).supply == [0, 10, 10]


def test_a_scored_village_is_turned_over_and_counts_no_more() -> None:  # V16
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  H    .
        -1  .    gR3  .
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    [village] = [card for card in GAME.view(s, None).villages if card.cell == "0,0"]
    assert village.scored
    assert village.free == 0


def test_a_card_among_four_scored_villages_is_turned_over_too() -> None:  # V16
    s = position("""
        x   -1   0    1    2    3
        2   .    .    gH2  .    .
        1   .    gB2  h    rH2  .
        0   gR2  h    rS1  h    gR3
        -1  .    gH3  H    rB3  .
        green: H4
        villages: R
    """)
    assert not any(card.turned for card in GAME.view(s, None).cards)
    found = events(s, "helmet-4 1,-2")
    assert CardTurned(cell="1,0") in found
    [turned] = [card for card in GAME.view(s, None).cards if card.turned]
    assert turned.cell == "1,0"


AROUND = """
    x   -1   0    1    2    3
    2   .    .    {}   .    .
    1   B    gB2  {}   rH2  .
    0   {}   {}   rS1  {}   {}
    -1  .    gH3  {}   rB3  .
    -2  .    .    {}   .    .
    villages: R
"""


@pytest.mark.parametrize("missing", ["north", "west", "east", "south", "none"])
def test_a_card_next_to_a_village_that_is_not_scored_stays(missing: str) -> None:  # V16
    """Each of the four villages lacks the card on its outer side in turn."""
    n, w, e, s = ("." if missing == side else "" for side in ("north", "west", "east", "south"))
    words = [n or "gH2", "Hh"[not n], w or "gR2", "Hh"[not w], "Hh"[not e], e or "gR3"]
    table = position(AROUND.format(*words, "Hh"[not s], s or "gH4"))
    [card] = [card for card in GAME.view(table, None).cards if card.cell == "1,0"]
    assert card.turned == (missing == "none")
