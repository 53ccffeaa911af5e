"""Calling seven: with which cards, when, and for how many points (S17, S18)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tatami.games.seven import GAME
from tests.games.seven.positions import do, hand, laid, legal, refused, table

pytestmark = pytest.mark.rules

COLORS = "rybg"
NAMES = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}
WORTH = {7: 20, 6: 15, 5: 12, 4: 10}


@pytest.mark.parametrize(("longer", "shorter"), list(permutations(COLORS, 2)))
@pytest.mark.parametrize("many", sorted(WORTH))
def test_any_two_colors_make_a_set_and_the_longer_one_gives_the_points(
    longer: str, shorter: str, many: int
) -> None:  # S17, S18
    cards = longer * many + shorter * (7 - many)
    for in_hand in (0, 3, 7):
        state = table(f"{cards[:in_hand] or '-'} / {cards[in_hand:] or '-'}", "n / -")
        assert GAME.view(state, 0).can_call == WORTH[many]
        do(state, "call seven")
        call = GAME.view(state, None).history[0].call
        assert call is not None
        assert (call.points, call.color, call.many) == (WORTH[many], NAMES[longer], many)


@pytest.mark.parametrize(("one", "other"), list(combinations(COLORS, 2)))
def test_six_cards_of_two_colors_are_no_set_and_a_ronin_completes_it(
    one: str, other: str
) -> None:  # S17, S18
    third = next(color for color in COLORS if color not in one + other)
    assert "call seven" not in legal(table(f"{one * 3} / {other * 3}", "n / -"))
    assert "call seven" not in legal(table(f"{one * 3}{third} / {other * 3}", "n / -"))
    for cards in (f"{one * 3}o / {other * 3}", f"{one * 3} / {other * 3}o"):
        state = table(cards, "n / -")
        assert GAME.view(state, 0).can_call == 7
        do(state, "call seven")
        assert GAME.view(state, None).history[0].points == [17, 10]


@pytest.mark.parametrize(("one", "other"), list(combinations(COLORS, 2)))
def test_a_card_of_a_third_color_bars_the_call_only_while_it_lies_on_the_table(
    one: str, other: str
) -> None:  # S17
    third = next(color for color in COLORS if color not in one + other)
    blocked = table(f"{one * 4}{other * 2} / {other}{third}", "n / -")
    assert "call seven" not in legal(blocked)
    free = table(f"{one * 4}{other * 2}{third} / {other}", "n / -")
    assert GAME.view(free, 0).can_call == 10


@pytest.mark.parametrize(
    ("own", "red", "blue"),
    [("rrrrrrrbb / -", 7, 0), ("rrrrrrr / bb", 5, 2), ("rrrrr / bbb", 4, 3), ("rrrbb / rb", 4, 3)],
)
def test_the_set_includes_everything_on_the_table(own: str, red: int, blue: int) -> None:  # S17
    state = do(table(own, "n / -"), "call seven")
    call = GAME.view(state, None).history[0].call
    assert call is not None
    assert (call.color, call.many, call.others) == ("red", red, blue)


@pytest.mark.parametrize(
    ("own", "ronin"),
    [
        ("rrrrrroo / -", 1),
        ("rrrrrr / bo", 1),
        ("rrrrrrr / oo", 2),
        ("rrrroo / b", 2),
        ("oobbbgg / -", 2),
        ("rrrr / ooo", 3),
        ("ooobbbb / -", 3),
        ("rrbb / ooo", 3),
        ("rrr / oooo", 4),
    ],
)
def test_a_set_has_only_the_ronin_that_it_needs_or_that_lie_on_the_table(
    own: str, ronin: int
) -> None:  # S17, S18
    state = do(table(own, "n / -"), "call seven")
    call = GAME.view(state, None).history[0].call
    assert call is not None
    assert (call.points, call.ronin, call.many + call.others) == (7, ronin, 7 - ronin)


@pytest.mark.parametrize(("longer", "shorter"), list(permutations(COLORS, 2)))
@pytest.mark.parametrize(("many", "others"), [(7, 3), (6, 2), (6, 6), (5, 3), (5, 5), (4, 4)])
def test_of_more_than_seven_cards_the_best_seven_are_called(
    longer: str, shorter: str, many: int, others: int
) -> None:  # S18
    state = table(f"{longer * many} / -", f"{longer * many}{shorter * others} / -", asked="P2 ends")
    assert GAME.view(state, 1).can_call == WORTH[many]


def test_what_everybody_knew_of_the_called_cards_is_no_longer_in_hand() -> None:  # S15, S18
    state = table("y / -", "rrr / rrrr", "n / -", asked="P2 draws 2", rounds=1)
    do(state, "take back red", "take back red")
    assert GAME.view(state, None).players[1].known == ["red", "red"]
    do(state, "call seven")
    assert [player.known for player in GAME.view(state, None).players] == [[], [], []]


def test_the_called_set_lies_on_the_table_and_the_rest_stays_in_hand() -> None:  # S18
    state = table("rrrr5n / bbb", "y6 / -", rounds=1)
    do(state, "call seven")
    assert (hand(state, 0), laid(state, 0)) == ("5n", "rrrrbbb")
    assert (hand(state, 1), laid(state, 1)) == ("y6", "-")
    second = do(table("y6 / -", "rrrrr5n / bb", asked="P2 plays 1", rounds=1), "call seven")
    assert (hand(second, 1), laid(second, 1)) == ("5n", "rrrrrbb")
    assert (hand(second, 0), laid(second, 0)) == ("y6", "-")


def test_only_the_cards_of_the_player_on_turn_count() -> None:  # S17
    state = table("y / -", "rrrrrrr / -", "n / bbbbbbb", asked="P1 plays 2")
    assert "call seven" not in legal(state)
    assert refused(state, "call seven") == "S17"
    own = table("rrrrrrr / -", "y / -", "n / -", asked="P2 plays 2")
    assert "call seven" not in legal(own)


@pytest.mark.parametrize(
    ("own", "asked"),
    [
        ("33445566n / -", True),
        ("3344556n / -", False),
        ("33445n / ro", False),
        ("334455n / ro", True),
        ("334455 / rry", True),
        ("33445 / rry", False),
        ("334455 / rryb", False),
        ("33445 / rrrrrrr", True),
        ("334 / rrryyyo", True),
        ("334 / ryyyybo", False),
        ("334455n / gb", True),
        ("334455n / gby", False),
        ("3344 / ooo", False),
        ("334455 / ooo", True),
    ],
)
def test_who_shows_seven_cards_and_two_colors_at_most_is_asked_at_the_end(
    own: str, asked: bool
) -> None:  # S17
    state = do(table(own, "n / -"), "discard bandit-3", "discard bandit-3")
    assert (state.to_act == 0) == asked
    if asked:
        assert legal(state)[-1] == "end"
        assert do(state, "end").to_act == 1


def test_the_second_seat_is_asked_for_its_own_cards() -> None:  # S17
    state = table("rrrrrrrrr / yb", "33445566n / -", asked="P2 plays 2")
    do(state, "discard bandit-3", "discard bandit-3")
    assert (state.to_act, legal(state)) == (1, ["end"])
    state = table("33445566n / -", "334 / -", asked="P2 plays 2")
    do(state, "discard bandit-3", "discard bandit-3")
    assert state.to_act == 0
