"""The deal of every round (S1 to S3), and what ends one (S4, S19, S20)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.seven import GAME
from tatami.games.seven.material import NAMES
from tatami.games.seven.position import LETTERS
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import (
    discard_pile,
    do,
    draw_pile,
    hand,
    laid,
    legal,
    rice,
    table,
)

pytestmark = pytest.mark.rules

DECK = Counter("rybg" * 14 + "o" * 4 + "3456" * 6 + "n" * 10 + "s" * 10)


def all_cards(state: SevenState) -> Counter[str]:
    seats = range(state.seats)
    cards = "".join(hand(state, seat) + laid(state, seat) for seat in seats)
    return Counter((cards + draw_pile(state) + discard_pile(state)).replace("-", ""))


def second_round(seed: int, seats: int = 3) -> SevenState:
    """The deal after a round in which cards lay everywhere."""
    others = ["y3s / gbo"] * (seats - 1)
    state = table("rrrr / bbb", *others, discard="r5n4", pile="?")
    state.chance = GAME.new(seats=2, seed=seed).chance
    return do(state, "call seven")


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_whole_deck_is_dealt(seats: int) -> None:  # S1, S3
    assert all_cards(GAME.new(seats=seats, seed=1)) == DECK


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_shuffled_and_dealt_again_for_the_next_round(seats: int) -> None:  # S3
    state = second_round(seed=1, seats=seats)
    assert all_cards(state) == DECK
    view = GAME.view(state, None)
    assert [player.hand for player in view.players] == [5] * seats
    assert [player.table for player in view.players] == [[]] * seats
    assert [player.defense for player in view.players] == [0] * seats
    assert [player.rice for player in view.players] == [10] * seats
    assert (view.pile, len(view.discard)) == (104 - 5 * seats - 1, 1)


@pytest.mark.parametrize("deal", [lambda seed: GAME.new(seats=3, seed=seed), second_round])
def test_any_card_may_lie_anywhere_after_the_deal(deal) -> None:  # type: ignore[no-untyped-def]  # S3
    deals = [deal(seed) for seed in range(80)]
    for place in (0, 1, 40, 86, 87):
        assert len({draw_pile(state)[place] for state in deals}) >= 8, place
    assert len({discard_pile(state) for state in deals}) >= 8
    for seat in range(3):
        assert len(set("".join(hand(state, seat) for state in deals))) == 11


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_begins_without_points(seats: int) -> None:  # S4
    view = GAME.view(GAME.new(seats=seats, seed=1), None)
    assert [player.score for player in view.players] == [0] * seats
    assert view.history == []


def test_only_the_turned_card_and_the_own_hand_are_seen_at_first() -> None:  # S3, S15
    state = GAME.new(seats=3, seed=2)
    for viewer in (0, 1, 2, None):
        seen = discard_pile(state) + ("" if viewer is None else hand(state, viewer))
        unseen = DECK - Counter(seen)
        assert GAME.view(state, viewer).unseen == {
            NAMES[LETTERS.index(letter)]: count for letter, count in unseen.items()
        }


def test_a_new_round_forgets_what_was_known_in_the_old_one() -> None:  # S3, S15
    state = table("rrrrbbb / -", "y / oo", asked="P2 draws 2", pile="?nn")
    do(state, "take back ronin", "take back ronin", "discard yellow", "lay ronin")
    assert GAME.view(state, 0).players[1].known == ["ronin"]
    do(state, "call seven")
    assert GAME.view(state, 0).players[1].known == []
    assert sum(GAME.view(state, None).unseen.values()) == 103


def test_a_turn_is_two_draws_and_two_plays() -> None:  # S5, S7
    state = table("nnn / -", "yyy / -", asked="P1 plays 1", pile="?333344")
    do(state, "discard ninja")
    for move in ("draw pile", "draw pile", "discard yellow", "discard yellow"):
        assert state.to_act == 1
        do(state, move)
    assert state.to_act == 0


def test_the_turn_passes_round_the_table() -> None:  # S3
    state = table("nn / -", "yy / -", "bb / -", asked="P2 plays 1", pile="?33445566")
    do(state, "discard yellow")
    assert state.to_act == 2
    do(state, "draw pile", "draw pile", "discard blue", "discard blue")
    assert state.to_act == 0


def test_the_turns_of_a_round_count_from_its_deal() -> None:  # S20
    state = table("rrrrbbb / -", "y / -", when="round 1 dealer P2 turns 3 rebuilt 2", turns=2)
    do(state, "call seven")
    assert (state.round, state.turns, state.rebuilt) == (1, 0, 0)
    for _ in range(3):
        play_a_turn(state)
        assert state.round == 1
    play_a_turn(state)
    assert state.round == 2


def play_a_turn(state: SevenState) -> None:
    """Draws from the pile and discards."""
    seat, round_ = state.to_act, state.round
    while (state.to_act, state.round) == (seat, round_):
        moves = legal(state)
        do(state, "draw pile" if "draw pile" in moves else moves[-1])


def test_a_round_after_a_pile_that_ran_out_is_played_in_full() -> None:  # S20
    hidden = "".join((DECK - Counter("gggggg4")).elements())
    state = table(
        "ggg / ggg", f"{hidden} / -", asked="P1 draws 1", discard="-", pile="4",
        when="round 1 dealer P2 turns 7 rebuilt 3",
    )  # fmt: skip
    do(state, "draw pile", "discard bandit-4", "lay green")
    assert state.round == 1
    assert not GAME.view(state, None).last_turn
    play_a_turn(state)
    assert state.round == 1


def test_without_a_set_only_rice_is_scored() -> None:  # S19, S20
    state = table(
        "rr / - / 4 / -", "y / - / 7 / -", "b / - / 19 / -",
        when="round 1 dealer P1 turns 149 rebuilt 0",
    )  # fmt: skip
    do(state, "discard red", "discard red")
    view = GAME.view(state, None)
    assert view.history[0].points == [4, 7, 19]
    assert (view.round, state.dealer, state.to_act) == (2, 1, 2)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_set_is_scored_by_its_caller_alone(seat: int) -> None:  # S18, S19
    seats = ["rrrrrbb / - / 6 / -" if number == seat else "y / - / 12 / -" for number in (1, 2, 3)]
    state = do(table(*seats, asked=f"P{seat} draws 2"), "call seven")
    view = GAME.view(state, None)
    assert view.history[0].points == [18 if number == seat else 12 for number in (1, 2, 3)]
    assert view.history[0].call is not None
    assert view.history[0].call.seat == seat - 1


def test_points_of_all_rounds_are_added() -> None:  # S4
    state = table(
        "rrrrrrr / - / 10 / 1 2", "y / - / 5 / 30 4", "b / - / 15 / 5 6",
        when="round 3 dealer P3 turns 0 rebuilt 0", rounds=3,
    )  # fmt: skip
    do(state, "call seven")
    assert [player.score for player in GAME.view(state, None).players] == [33, 39, 26]
    assert [state.payoff(seat) for seat in range(3)] == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("before", "shares"),
    [
        ((0, 0, 0), (1.0, 0.0, 0.0)),
        ((0, 20, 0), (0.5, 0.5, 0.0)),
        ((0, 0, 20), (0.5, 0.0, 0.5)),
        ((0, 20, 20), (1 / 3, 1 / 3, 1 / 3)),
        ((0, 21, 20), (0.0, 1.0, 0.0)),
        ((0, 20, 21), (0.0, 0.0, 1.0)),
        ((0, 22, 22), (0.0, 0.5, 0.5)),
    ],
)
def test_the_most_points_win_in_whichever_seat(
    before: tuple[int, ...], shares: tuple[float, ...]
) -> None:  # S4
    own, *others = before
    state = table(
        f"rrrrrrr / - / 10 / {own}", *(f"y / - / 10 / {points}" for points in others),
        when="round 2 dealer P3 turns 0 rebuilt 0", rounds=2,
    )  # fmt: skip
    do(state, "call seven")
    assert tuple(state.payoff(seat) for seat in range(3)) == shares


@pytest.mark.parametrize("last_hand", ["y", "-"])
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_game_ends_after_its_last_round_and_not_before(
    rounds: int, last_hand: str
) -> None:  # S3, S4
    for number in range(1, rounds + 1):
        points = " ".join(["0"] * (number - 1)) or "-"
        state = table(
            f"rrrrrrr / - / 10 / {points}", f"{last_hand} / - / 10 / {points}",
            when=f"round {number} dealer P2 turns 0 rebuilt 0", rounds=rounds,
        )  # fmt: skip
        do(state, "call seven")
        assert state.over == (number == rounds)
        assert (legal(state) == []) == state.over
        assert [rice(state, seat) for seat in (0, 1)] == [10, 10]
