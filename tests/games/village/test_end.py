"""Refilling, skipping and what ends the game, V17 to V20."""

from __future__ import annotations

import pytest

from tatami.games.village import GAME
from tatami.games.village.events import Drew, Refilled, Skipped, Triggered
from tatami.games.village.write_position import hand_of
from tests.games.village.positions import asked, events, play, position, stones

pytestmark = pytest.mark.rules


def ends(s: object) -> list[str]:
    return list(GAME.view(s, None).triggers)  # type: ignore[arg-type]  # a state


def test_the_hand_is_refilled_to_five_from_the_players_pile() -> None:  # V17
    s = position("""
        x   0
        0   HB
        green: H2 H3 H4 S1 S2 | R4 R3 B2
        villages: R B
    """)
    assert Drew(seat=0, suit="rice", value=4, left=2) in events(s.clone(), "helmet-2 1,0", 0)
    assert Refilled(seat=0, left=2) in events(s.clone(), "helmet-2 1,0", 1)
    play(s, "helmet-2 1,0")
    assert GAME.view(s, 0).hand == ["helmet-3", "helmet-4", "rice-4", "samurai-1", "samurai-2"]


def test_a_short_hand_is_refilled_as_far_as_the_pile_goes() -> None:  # V17
    s = position("x 0 / 0 HB / green: H2 H3 | R4 R3 B2 B3 B4 S1")
    assert len(hand_of(play(s, "helmet-2 1,0"), 0)) == 5
    s = position("x 0 / 0 HB / green: H2 H3 | R4 R3")
    assert len(hand_of(play(s, "helmet-2 1,0"), 0)) == 3


def test_without_a_pile_the_hand_shrinks() -> None:  # V17
    s = position("""
        x   0
        0   HB
        green: H2 H3 H4 | -
        villages: R B
    """)
    play(s, "helmet-2 1,0")
    assert len(hand_of(s, 0)) == 2


def test_the_game_ends_at_once_when_no_cell_is_free() -> None:  # V18
    """In the middle of a round, with villages left: the four sides are green's."""
    s = position("""
        x   -1   0    1
        1   .    gH2  .
        0   gR2  H    gB2
        green: H3
        villages: R B
    """)
    found = events(s, "helmet-3 0,-1")
    assert Triggered(what="stuck", at_once=True) in found
    assert s.over
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("stuck", "V18")
    assert outcome.shares == (1.0, 0.0), "scored as usual: green has the one helmet"


def test_no_free_cell_is_only_the_end_after_the_villages_are_laid() -> None:  # V13, V18
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  H    .
        -1  .    gR3  .
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert not s.over


def test_a_player_without_cards_is_skipped() -> None:  # V19
    s = position(
        """
        x   0
        0   HB
        green: H2 H3
        red: - | -
        blue: H4
        villages: R B
        """,
        seats=3,
    )
    assert Skipped(seat=1) in events(s, "helmet-2 1,0")
    assert asked(s) == ("blue", "card")


LAST_HELMET = """
    start {start}
    asked green card
    x   -1   0    1
    1   B    rH2  .
    0   gR2  H    .
    -1  .    gR3  .
    green: H3 B2 | B3 B4 | 6 0 0
    red: B2 B3 | B4 | 3 0 0
    villages: R B
"""


def test_the_last_stone_of_a_shape_ends_the_game_with_the_round() -> None:  # V20
    s = position(LAST_HELMET.format(start="green"))
    found = events(s, "helmet-3 1,0")
    assert Triggered(what="helmets", at_once=False) in found
    assert GAME.view(s, None).supply[0] == 0
    assert asked(s) == ("red", "card"), "red has had a turn less"
    play(s, "buddha-2 2,1")
    assert s.over
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("helmets", "V20")


@pytest.mark.parametrize(
    ("symbol", "other", "stones_won", "trigger"),
    [
        ("H", "B", ("6 0 0", "3 0 0"), "helmets"),
        ("B", "R", ("0 6 0", "0 3 0"), "buddhas"),
        ("R", "H", ("0 0 6", "0 0 3"), "rice"),
    ],
)
def test_the_last_stone_of_any_shape_ends_the_game(  # V20
    symbol: str, other: str, stones_won: tuple[str, str], trigger: str
) -> None:
    s = position(f"""
        x   -1   0    1
        1   B    r{symbol}2  .
        0   g{other}2  {symbol}    .
        -1  .    g{other}3  .
        green: {symbol}3 | - | {stones_won[0]}
        red: S1 S2 | - | {stones_won[1]}
        villages: R B
    """)
    word = {"H": "helmet", "B": "buddha", "R": "rice"}[symbol]
    play(s, f"{word}-3 1,0")
    assert ends(s) == [trigger]


def test_the_round_ends_before_the_start_player() -> None:  # V20
    s = position(LAST_HELMET.format(start="red"))
    play(s, "helmet-3 1,0")
    assert s.over, "green was the last of the round"
    assert stones(s, "green") == (7, 0, 0)


def test_the_last_village_taken_ends_the_game_with_the_round() -> None:  # V20
    s = position("""
        x   0
        1   rH2
        0   HB
        green: H3 H4
        villages: R
    """)
    found = events(s, "helmet-3 1,0")
    assert Triggered(what="villages", at_once=False) in found
    assert asked(s) == ("red", "card")
    play(s, "helmet-3 2,1")
    assert ends(s) == ["villages"]
    assert s.over


def test_before_the_end_nobody_has_won() -> None:  # V20
    s = GAME.new(seats=3, seed="nobody")
    assert [s.payoff(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_the_last_cards_end_the_game() -> None:  # V20
    s = position("""
        x   0
        0   HB
        green: H3 | -
        red: H4 | -
        villages: R B H
    """)
    play(s, "helmet-3 1,0")
    assert ends(s) == [], "red still has a card"
    play(s, "helmet-4 -1,0")
    assert s.over
    assert ends(s) == ["cards"]


def test_the_end_names_all_its_triggers_the_first_one_first() -> None:  # V20
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  H    .
        -1  .    gR3  .
        green: H3 | - | 6 0 0
        red: B2 | - | 3 0 0
        villages: R
    """)
    play(s, "helmet-3 1,0")
    assert ends(s) == ["villages", "helmets"], "the village is laid before it is scored"
    play(s, "buddha-2 2,1")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "villages"
    assert outcome.args["triggers"] == ["villages", "helmets", "cards"]
    assert [word for word in outcome.args if outcome.args[word] == "yes"] == [
        "also_helmets",
        "also_cards",
    ]


def test_a_trigger_that_happens_again_is_named_once() -> None:  # V20
    s = position("""
        start green
        asked red card
        x   0
        0   HB
        green: H3 H4
        red: H3 H4
        villages: -
        ends helmets villages
    """)
    assert ends(s) == ["helmets", "villages"]
    play(s, "helmet-3 1,0")
    assert ends(s) == ["helmets", "villages"], "there is still no village left"
