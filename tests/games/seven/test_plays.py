"""Every play from every seat: bandits, ninja and shogun (S7 to S16)."""

from __future__ import annotations

import pytest

from tatami.games.seven import GAME
from tests.games.seven.positions import (
    discard_pile,
    do,
    hand,
    laid,
    legal,
    refused,
    rice,
    table,
)

pytestmark = pytest.mark.rules

BANDITS = (3, 4, 5, 6)
PAIRS = [(higher, lower) for higher in BANDITS for lower in BANDITS if lower <= higher]
SEATS = (1, 2, 3)


def seats_around(own: str, seat: int, *others: str) -> list[str]:
    """The seats of a table of three at which this one has `own`."""
    rest = list(others)
    return [own if number == seat else rest.pop(0) for number in SEATS]


# Bandits.


@pytest.mark.parametrize("value", BANDITS)
def test_a_bandit_takes_its_value_less_the_defense(value: int) -> None:  # S9
    state = do(table(f"{value} / -", "y / rb"), f"bandit-{value}")
    assert (rice(state, 0), rice(state, 1)) == (10 + value - 2, 10 - value + 2)
    assert discard_pile(state) == f"4{value}"


@pytest.mark.parametrize(("guards", "taken"), [("-", 5), ("o", 2), ("oo", 0), ("ro", 1), ("rr", 3)])
def test_a_samurai_defends_with_1_and_a_ronin_with_3(guards: str, taken: int) -> None:  # S9
    state = table("5 / -", f"y / {guards}")
    assert rice(do(state, "bandit-5"), 1) == 10 - taken


def test_the_robbers_own_table_defends_nobody_else() -> None:  # S9
    state = do(table("5 / rrr", "y / -", "b / ooo"), "bandit-5", "on P2")
    assert [rice(state, seat) for seat in range(3)] == [15, 5, 10]


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_two_bandits_add_their_values_and_defense_counts_once(
    higher: int, lower: int
) -> None:  # S10, S16
    state = table(f"{higher}{lower}r / -", "y / rrr")
    do(state, f"bandit-{higher} + bandit-{lower}")
    assert rice(state, 1) == 10 - (higher + lower - 3)
    assert discard_pile(state) == f"4{higher}{lower}"
    assert (hand(state, 0), state.to_act) == ("r", 1)


@pytest.mark.parametrize(
    ("own", "pairs"),
    [
        ("3", []),
        ("36", ["bandit-6 + bandit-3"]),
        ("44", ["bandit-4 + bandit-4"]),
        ("345", ["bandit-4 + bandit-3", "bandit-5 + bandit-3", "bandit-5 + bandit-4"]),
        ("566", ["bandit-6 + bandit-5", "bandit-6 + bandit-6"]),
    ],
)
def test_a_pair_needs_both_cards_in_hand(own: str, pairs: list[str]) -> None:  # S10
    assert [text for text in legal(table(f"{own} / -", "y / -")) if "+" in text] == pairs


@pytest.mark.parametrize("value", BANDITS)
def test_with_a_ninja_every_bandit_takes_its_full_value(value: int) -> None:  # S12
    state = table(f"n{value}r / -", "y / rrr")
    do(state, f"ninja + bandit-{value}")
    assert (rice(state, 0), rice(state, 1)) == (10 + value, 10 - value)
    assert discard_pile(state) == f"4n{value}"
    assert (hand(state, 0), laid(state, 1), state.to_act) == ("r", "rrr", 1)


@pytest.mark.parametrize(
    ("own", "pairs"),
    [
        ("n", []),
        ("35", ["bandit-5 + bandit-3"]),
        ("n46", ["bandit-6 + bandit-4", "ninja + bandit-4", "ninja + bandit-6"]),
        ("n3s", ["ninja + bandit-3", "shogun + ninja"]),
        ("s3", []),
        ("ns", ["shogun + ninja"]),
    ],
)
def test_a_ninja_makes_pairs_with_bandits_and_the_shogun(
    own: str, pairs: list[str]
) -> None:  # S12, S14
    assert [text for text in legal(table(f"{own} / -", "y / -")) if "+" in text] == pairs


# From every seat.


@pytest.mark.parametrize("seat", SEATS)
def test_bandits_are_played_on_every_opponent(seat: int) -> None:  # S9
    state = table(*seats_around("6 / -", seat, "y / -", "- / -"), asked=f"P{seat} plays 2")
    do(state, "bandit-6")
    others = [number for number in SEATS if number != seat]
    assert legal(state) == [f"on P{number}" for number in others]
    for other in others:
        after = do(state.clone(), f"on P{other}")
        expected = {seat: 16, other: 4}
        assert [rice(after, number - 1) for number in SEATS] == [
            expected.get(number, 10) for number in SEATS
        ]


@pytest.mark.parametrize("seat", SEATS)
def test_a_ninja_is_played_on_opponents_with_a_card_in_hand_or_on_the_table(
    seat: int,
) -> None:  # S11
    state = table(*seats_around("n / r", seat, "- / y", "b / -"), asked=f"P{seat} plays 2")
    do(state, "ninja")
    first, second = (number for number in SEATS if number != seat)
    assert legal(state) == [f"on P{first}", f"on P{second}"]
    assert discard_pile(do(state.clone(), f"on P{first}")) == "4ny"
    assert discard_pile(do(state.clone(), f"on P{second}")) == "4nb"


@pytest.mark.parametrize("pair", ["shogun hand", "shogun + ninja"])
@pytest.mark.parametrize("seat", SEATS)
def test_a_shogun_looks_only_into_hands_that_hold_a_card(seat: int, pair: str) -> None:  # S13, S14
    others = ("- / rr", "b6 / -")
    state = table(*seats_around("sn / r", seat, *others), asked=f"P{seat} plays 2")
    do(state, pair)
    assert legal(state) == ["take blue", "take bandit-6"], "the only hand there is"
    both = table(*seats_around("sn / r", seat, "y / rr", "b6 / -"), asked=f"P{seat} plays 2")
    do(both, pair)
    assert legal(both) == [f"on P{number}" for number in SEATS if number != seat]


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("play", ["bandit-3", "ninja", "shogun hand"])
def test_the_only_possible_opponent_is_not_asked_for(seat: int, play: str) -> None:  # S9, S11, S13
    seats = ["3ns / -", "b / -"] if seat == 1 else ["b / -", "3ns / -"]
    state = do(table(*seats, asked=f"P{seat} plays 2"), play)
    assert not any(text.startswith("on ") for text in legal(state))


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("victim", "choices"),
    [
        ("b / r", ["strike hand", "strike red"]),
        ("b / g", ["strike hand", "strike green"]),
        ("- / ro", ["strike red", "strike ronin"]),
        ("- / yo", ["strike yellow", "strike ronin"]),
        ("bb / -", []),
        ("- / r", []),
        ("- / oo", []),
    ],
)
def test_a_ninja_asks_only_if_there_is_a_choice(
    seat: int, victim: str, choices: list[str]
) -> None:  # S11
    seats = ["nr / -", victim] if seat == 1 else [victim, "nr / -"]
    state = do(table(*seats, asked=f"P{seat} plays 2"), "ninja")
    assert [text for text in legal(state) if text.startswith("strike")] == choices
    assert (len(discard_pile(state)) == 3) == (choices == [])


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_looks_into_empty_hands_however_many_cards_lie_on_the_table(
    seat: int,
) -> None:  # S13, S14
    seats = ["sn / -", "- / ry"] if seat == 1 else ["- / ry", "sn / -"]
    state = table(*seats, asked=f"P{seat} plays 2")
    assert legal(state) == ["discard ninja", "discard shogun", "ninja", "shogun discard"]


# After a play.


@pytest.mark.parametrize("moves", [["bandit-3"], ["ninja"], ["shogun discard", "take bandit-4"]])
def test_after_a_single_play_another_follows_and_nothing_is_announced(
    moves: list[str],
) -> None:  # S7, S16
    state = do(table("3nsrr / -", "b / -"), *moves)
    view = GAME.view(state, None)
    assert (state.to_act, view.played, view.victim) == (0, [], None)
    do(state, "lay red")
    assert state.to_act == 1


@pytest.mark.parametrize(
    "moves",
    [
        ["bandit-5 + bandit-3"],
        ["ninja + bandit-3"],
        ["shogun + ninja", "take blue"],
        ["shogun + ninja", "take blue", "drop yellow"],
    ],
)
def test_after_a_pair_the_turn_ends(moves: list[str]) -> None:  # S16
    other = "by / -" if "drop yellow" in moves else "b / -"
    state = do(table("35nsrr / -", other), *moves)
    view = GAME.view(state, None)
    assert (state.to_act, view.played, view.victim) == (1, [], None)


def test_the_top_card_of_the_discard_pile_may_be_fetched_too() -> None:  # S13
    state = do(table("s / -", "y / -", discard="3r"), "shogun discard", "take red")
    assert (hand(state, 0), discard_pile(state)) == ("r", "3s")


def test_laying_or_discarding_moves_one_card_of_the_player() -> None:  # S7, S8
    state = table("y / -", "rrb / g", "r / -", asked="P2 plays 2")
    do(state, "lay red")
    assert [(hand(state, seat), laid(state, seat)) for seat in range(3)] == [
        ("y", "-"), ("rb", "rg"), ("r", "-"),
    ]  # fmt: skip
    do(state, "discard blue")
    assert (hand(state, 1), discard_pile(state), state.to_act) == ("r", "4b", 2)


def test_a_full_table_takes_no_eighth_card_but_others_tables_do_not_matter() -> None:  # S8
    full = table("r / rrryyyb", "y / -")
    assert refused(full, "lay red") == "S8"
    assert "lay red" in legal(table("r / rrryyy", "y / -"))
    assert "lay red" in legal(table("r / -", "y / rrryyyb"))


@pytest.mark.parametrize(("card", "letter"), [("red", "r"), ("shogun", "s")])
def test_a_shogun_fetches_from_a_pile_of_all_other_cards(card: str, letter: str) -> None:  # S13
    others = "rybg" * 14 + "o" * 4 + "3456" * 6 + "n" * 10 + "s" * 9
    state = do(table("s / -", "- / -", discard=others, pile="-"), "shogun discard")
    do(state, f"take {card}")
    place = others.rindex(letter)
    assert hand(state, 0) == letter
    assert discard_pile(state) == others[:place] + others[place + 1 :] + "s"
