"""A turn move by move: what may be drawn (S5, S6), what may be played (S7 to S16)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import chance_from
from tatami.games.seven import GAME
from tatami.games.seven.constants import ACTIONS
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import (
    discard_pile,
    do,
    draw_pile,
    hand,
    laid,
    legal,
    table,
)

pytestmark = pytest.mark.rules

DECK = Counter("rybg" * 14 + "o" * 4 + "3456" * 6 + "n" * 10 + "s" * 10)


def held_by_the_last(named: str) -> str:
    """All other cards, so that the draw pile is empty."""
    return "".join((DECK - Counter(named)).elements())


# Drawing.


@pytest.mark.parametrize("color", "rybg")
def test_a_samurai_of_any_color_is_drawn_even_as_the_last_of_the_discard_pile(
    color: str,
) -> None:  # S5
    state = table("n / -", "n / -", asked="P1 draws 2", discard=color)
    assert legal(state) == ["draw pile", "draw discard"]
    do(state, "draw discard")
    assert (hand(state, 0), discard_pile(state)) == (f"{color}n", "-")
    assert legal(state) == ["draw pile"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_draw_goes_into_the_hand_of_the_player_on_turn(seat: int) -> None:  # S5
    for move, card in (("draw pile", "g"), ("draw discard", "b"), ("take back yellow", "y")):
        seats = ["n / -"] * 3
        seats[seat] = "n / yy"
        state = table(*seats, asked=f"P{seat + 1} draws 2", discard="4b", pile="?g")
        before = state.pile_size
        do(state, move)
        assert [hand(state, other) for other in range(3)] == [
            f"{card}n" if other == seat else "n" for other in range(3)
        ]
        assert laid(state, seat) == ("y" if card == "y" else "yy")
        assert discard_pile(state) == ("4" if card == "b" else "4b")
        assert state.pile_size == before - (card == "g")


def test_the_top_of_the_pile_is_drawn() -> None:  # S5
    state = do(table("- / -", "n / -", asked="P1 draws 2", pile="?ors"), "draw pile", "draw pile")
    assert hand(state, 0) == "rs"
    assert draw_pile(state).endswith("o")


@pytest.mark.parametrize("laid_down", ["r", "y", "b", "g", "o"])
def test_every_card_on_the_own_table_may_be_taken_back(laid_down: str) -> None:  # S5
    state = table("n / -", f"n / {laid_down}", asked="P2 draws 2", discard="4")
    name = {"r": "red", "y": "yellow", "b": "blue", "g": "green", "o": "ronin"}[laid_down]
    assert legal(state) == ["draw pile", f"take back {name}"]


def test_the_last_card_of_the_pile_may_be_drawn() -> None:  # S5, S6
    rest = held_by_the_last("n4r")
    state = table("n / -", f"{rest} / -", asked="P1 draws 2", discard="4", pile="r")
    assert legal(state) == ["draw pile"]
    do(state, "draw pile")
    assert legal(state)[0].startswith("lay"), "nothing is left for the second draw"
    assert state.draws == 0


def test_a_rebuilt_pile_holds_the_discards_but_their_top_in_any_order() -> None:  # S6
    rest = held_by_the_last("nr3os4")
    tops = Counter[str]()
    bottoms = Counter[str]()
    for seed in range(60):
        state = table("n / -", f"{rest} / -", asked="P1 draws 2", discard="r3os4", pile="-")
        state.chance = chance_from(f"rebuild {seed}")
        do(state, "draw pile")
        drawn = hand(state, 0).replace("n", "", 1)
        assert Counter(draw_pile(state) + drawn) == Counter("r3os")
        assert discard_pile(state) == "4"
        tops[drawn] += 1
        bottoms[draw_pile(state)[0]] += 1
    assert set(tops) == set(bottoms) == set("r3os")
    assert min(tops.values()) >= 5


def test_two_discards_are_enough_to_rebuild_the_pile() -> None:  # S6
    rest = held_by_the_last("n34")
    state = table("n / -", f"{rest} / -", asked="P1 draws 2", discard="34", pile="-")
    do(state, "draw pile")
    assert (hand(state, 0), discard_pile(state), state.pile_size) == ("3n", "4", 0)


def test_after_a_rebuilding_the_discard_pile_goes_on_from_its_top() -> None:  # S6, S13
    rest = held_by_the_last("nsrr34")
    state = table("ns / -", f"{rest} / -", asked="P1 draws 2", discard="rr34", pile="-")
    do(state, "draw pile", "draw pile", "discard ninja", "shogun discard")
    assert legal(state) == ["take bandit-4", "take ninja"]
    do(state, "take bandit-4")
    assert discard_pile(state) == "ns"


@pytest.mark.parametrize(("rebuilt", "last"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_pile_is_rebuilt_three_times_at_most(rebuilt: int, last: bool) -> None:  # S6, S20
    rest = held_by_the_last("r345")
    state = table(
        "- / r", f"{rest} / -", asked="P1 draws 2", discard="345", pile="-",
        when=f"round 1 dealer P2 turns 0 rebuilt {rebuilt}",
    )  # fmt: skip
    assert ("draw pile" in legal(state)) == (rebuilt < 3)
    if rebuilt < 3:
        do(state, "draw pile")
        assert (state.rebuilt, GAME.view(state, None).last_turn) == (rebuilt + 1, False)
        do(state, "draw pile")
    assert GAME.view(state, None).last_turn == last


# Playing.


def test_every_play_of_a_hand_with_all_cards() -> None:  # S7 to S16
    state = table("rybgo33456ns / -", "y / -")
    assert legal(state) == [
        *(f"lay {name}" for name in ("red", "yellow", "blue", "green", "ronin")),
        *(f"discard {name}" for name in ("red", "yellow", "blue", "green", "ronin")),
        *(f"discard bandit-{value}" for value in (3, 4, 5, 6)),
        "discard ninja", "discard shogun",
        "bandit-3", "bandit-4", "bandit-5", "bandit-6",
        "bandit-3 + bandit-3", "bandit-4 + bandit-3", "bandit-5 + bandit-3",
        "bandit-5 + bandit-4", "bandit-6 + bandit-3", "bandit-6 + bandit-4",
        "bandit-6 + bandit-5",
        "ninja",
        "ninja + bandit-3", "ninja + bandit-4", "ninja + bandit-5", "ninja + bandit-6",
        "shogun hand", "shogun discard", "shogun + ninja",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("r", ["lay red", "discard red"]),
        ("g", ["lay green", "discard green"]),
        ("o", ["lay ronin", "discard ronin"]),
        ("3", ["discard bandit-3", "bandit-3"]),
        ("6", ["discard bandit-6", "bandit-6"]),
        ("n", ["discard ninja", "ninja"]),
        ("s", ["discard shogun", "shogun hand", "shogun discard"]),
    ],
)
@pytest.mark.parametrize("plays_left", [1, 2])
def test_what_a_single_card_can_do(card: str, plays: list[str], plays_left: int) -> None:  # S7
    state = table("y / -", f"{card} / -", "b / -", asked=f"P2 plays {plays_left}")
    assert legal(state) == plays


def test_a_shogun_with_one_discard_fetches_it() -> None:  # S13
    state = table("s / -", "- / -", discard="r")
    assert legal(state) == ["discard shogun", "shogun discard"]
    do(state, "shogun discard")
    assert legal(state) == ["take red"]


@pytest.mark.parametrize("dropped", ["red", "ronin", "shogun"])
def test_any_card_may_be_taken_and_any_dropped(dropped: str) -> None:  # S14
    state = do(table("sn / -", "rros / -", "y / -"), "shogun + ninja", "on P2", "take red")
    assert legal(state) == ["drop red", "drop ronin", "drop shogun"]
    do(state, f"drop {dropped}")
    letter = {"red": "r", "ronin": "o", "shogun": "s"}[dropped]
    assert discard_pile(state) == f"4sn{letter}"
    assert hand(state, 0) == "r"
    assert Counter(hand(state, 1) + letter) == Counter("ros")


# Asking in other ways.


def phases() -> list[SevenState]:
    """A position of each phase; the last one is the end of a game."""
    return [
        table("rs / y", "y / -", asked="P1 draws 2", discard="4r"),
        table("rybgo33456ns / -", "y / -"),
        do(table("n / -", "y / -", "b / r"), "ninja"),
        do(table("n / -", "y / rgo"), "ninja"),
        do(table("s / -", "r6s / -"), "shogun hand"),
        do(table("s / -", "r6s / -", discard="r3n"), "shogun discard"),
        do(table("sn / -", "rrs / -"), "shogun + ninja", "take red"),
        table("rrrrrrr / -", "y / -", asked="P1 ends"),
        do(table("rrrrrrr / -", "y / -", rounds=1), "call seven"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_an_action_is_legal_if_and_only_if_it_is_listed(number: int) -> None:  # S5 to S17
    state = phases()[number]
    listed = set(state.legal())
    assert {action for action in range(-1, ACTIONS + 70) if state.is_legal(action)} == listed


@pytest.mark.parametrize("number", range(9))
def test_a_position_in_the_middle_of_a_play_can_be_written_and_read(number: int) -> None:  # S16
    state = phases()[number]
    table_of_it = GAME.table(seats=int(state.seats), options={"rounds": int(state.rounds)})
    again = GAME.read_position(GAME.write_position(state), table_of_it)
    assert legal(again) == legal(state)
    for viewer in (None, max(0, state.to_act)):
        before, after = GAME.view(state, viewer), GAME.view(again, viewer)
        assert (after.unseen, after.revealed) == (before.unseen, before.revealed)
        assert (after.played, after.victim) == (before.played, before.victim)
        assert (after.last_turn, after.discard) == (before.last_turn, before.discard)


@pytest.mark.parametrize(
    ("pile", "rebuilt", "last"), [("-", 3, True), ("-", 2, False), ("r", 3, False)]
)
def test_a_turn_is_the_last_only_if_the_pile_ran_out_for_good(
    pile: str, rebuilt: int, last: bool
) -> None:  # S20
    rest = held_by_the_last("no4" + pile.replace("-", ""))
    state = table(
        "n / o", f"{rest} / -", asked="P1 draws 2", discard="4", pile=pile,
        when=f"round 1 dealer P2 turns 0 rebuilt {rebuilt}",
    )  # fmt: skip
    assert GAME.view(state, None).last_turn == last


@pytest.mark.parametrize("number", range(8))
def test_a_random_move_is_any_of_the_legal_ones_alike(number: int) -> None:
    state = phases()[number]
    rng = chance_from("pick")
    wanted = state.legal()
    tries = 60 * len(wanted)
    found = Counter(state.pick(rng) for _ in range(tries))
    assert set(found) == set(wanted)
    assert all(20 < many < 110 for many in found.values()) or len(wanted) == 1


def test_a_move_without_alternative_needs_no_chance() -> None:
    state = lone_move()
    rng = chance_from("pick")
    assert state.pick(rng) == state.legal()[0]
    assert rng.below(1000) == chance_from("pick").below(1000)


def lone_move() -> SevenState:
    return do(table("s / -", "- / -", discard="r"), "shogun discard")
