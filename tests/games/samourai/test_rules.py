"""Samouraï, rule by rule; the comments cite the numbers of the game's README."""

from __future__ import annotations

from collections import Counter

import pytest

import tatami
from tatami.engine import chance_from
from tatami.games.samourai import GAME
from tatami.games.samourai.constants import ACTIONS, LEAP
from tatami.games.samourai.invariants import violation
from tatami.games.samourai.material import SQUARE_NAMES
from tatami.games.samourai.state import SamouraiState
from tests.games.samourai.positions import (
    announcement,
    do,
    legal,
    moves_from,
    played,
    position,
    reason,
    refused,
)

pytestmark = pytest.mark.rules

START = "d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 0"


def test_the_board_has_8_shiro_64_symbols_one_anzen_and_48_mekura() -> None:  # M1
    squares = GAME.view(GAME.new(), None).squares
    assert len(squares) == 121
    assert squares.count("X") == 8
    assert sum(squares.count(symbol) for symbol in "DISK") == 64
    assert squares.index("O") == SQUARE_NAMES.index("f6") and squares.count("O") == 1
    assert squares.count(".") == 48


def test_the_layout_is_the_reconstructed_one_and_equal_for_both_camps() -> None:  # M2
    squares = GAME.view(GAME.new(), None).squares
    assert squares[:11] == ".IDXX.XXKS." and squares[11:22] == "KS.SD.KI.ID"
    assert squares == squares[::-1]
    assert [squares.count(symbol) for symbol in "DISK"] == [16] * 4


def test_four_samurai_a_side_stand_on_their_shiro_and_red_begins() -> None:  # M3
    assert GAME.write_position(GAME.new()) == START


def test_a_samurai_moves_straight_in_all_eight_directions() -> None:  # M4
    state = position("f6 a1 b1 c1 | d11 e11 g11 h11 | red | 3 free | none | 20")
    ends = set(moves_from(state, "f6"))
    assert {"c3", "c6", "c9", "f3", "f9", "i3", "i6", "i9"} <= ends
    assert "e8" not in ends
    assert refused(state, "f6-e8") == "M4"


def test_a_new_game_is_for_two_and_keeps_the_invariants() -> None:  # M3
    state = GAME.new()
    assert state.seats == 2
    assert violation(state) is None
    assert GAME.view(state, None).last == ""


def test_only_ones_own_samurai_move() -> None:  # M4
    assert refused(GAME.new(), "d11-d10") == "M4"
    assert refused(GAME.new(), "a1-a2") == "M4"


def test_a_samurai_does_not_land_on_another() -> None:  # M5
    state = position("a1 a3 b9 c9 | d1 e11 g11 h11 | red | 2 free | none | 20")
    assert not {"a3", "d1"} & set(moves_from(state, "a1"))
    assert refused(state, "a1-a3") == "M5"


def test_a_samurai_passes_over_others_unless_jumping_is_off() -> None:  # M5
    text = "a1 a2 b9 c9 | b1 e11 g11 h11 | red | 2 free | none | 20"
    assert {"a3", "c1"} <= set(moves_from(position(text), "a1"))
    blocked = position(text, jumping=False)
    assert not {"a3", "a4", "c1", "d1"} & set(moves_from(blocked, "a1"))
    assert "c3" in moves_from(blocked, "a1")
    assert refused(blocked, "a1-a3") == "M5"


def test_with_jumping_off_the_squares_before_the_last_block_too() -> None:  # M5
    state = position("a1 k1 k3 i1 | a4 e11 g11 h11 | red | 4 free | none | 20", jumping=False)
    assert set(moves_from(state, "a1")) == {"d1", "e1", "f1", "d4", "e5"}


def test_the_opening_goes_one_to_seven_squares_in_any_direction() -> None:  # M6
    moves = moves_from(GAME.new(), "d1")
    forwards = [f"d{row}" for row in range(2, 9)]
    assert set(forwards) <= set(moves)
    assert "d9" not in moves
    assert {"c1", "a1", "f1", "k1", "k8"} <= set(moves)
    assert refused(GAME.new(), "d1-d9") == "M6"


def test_an_answer_goes_as_far_or_one_less_or_one_more() -> None:  # M7
    state = position("a1 k1 k2 k3 | d11 e11 g11 h11 | red | 4 free | none | 20")
    assert set(moves_from(state, "a1")) == {"a4", "a5", "a6", "d1", "e1", "f1", "d4", "e5"}
    assert refused(state, "a1-a3") == "M7"
    assert refused(state, "a1-a7") == "M7"


def test_an_answer_goes_at_least_one_square_and_only_the_edge_limits_it() -> None:  # M7
    one = position("a1 k1 k2 k3 | d11 e11 g11 h11 | red | 1 free | none | 20")
    assert set(moves_from(one, "a1")) == {"a2", "a3", "b1", "c1", "b2", "c3"}
    ten = position("a1 j2 j3 j4 | d10 e11 g11 h11 | red | 10 free | none | 20")
    assert {"a10", "a11", "j1", "k1", "j10", "k11"} == set(moves_from(ten, "a1"))


def test_the_first_square_of_the_way_must_bear_the_announced_symbol() -> None:  # M8
    state = position("d1 k5 k6 k7 | d11 e11 g11 h11 | red | 2 sun | none | 20")
    assert set(moves_from(state, "d1")) == {"d2", "d3", "d4"}
    assert refused(state, "d1-c2") == "M8"


def test_squares_without_a_symbol_cannot_be_the_first_square() -> None:  # M8
    for symbol in ("dragon", "ibis", "sun", "sabre"):
        state = position(f"f6 a6 k6 f1 | d11 e11 g11 h11 | red | 1 {symbol} | none | 20")
        assert not moves_from(state, "f1").keys() & {"f2", "f3"}, symbol


def test_after_a_mekura_or_a_shiro_the_direction_is_free() -> None:  # M9
    after_mekura = played("d1-a1")
    assert announcement(GAME.new(), "d1-a1") == "3 ho bo"
    assert GAME.write_position(after_mekura).split(" | ")[3] == "3 free"
    decision = GAME.decision(after_mekura, 1)
    assert decision is not None and (decision.kind, decision.rule) == ("answer-free", "M9")
    to_shiro = position("d2 k5 k6 k7 | d9 e11 g11 h11 | red | 1 free | none | 20")
    assert announcement(to_shiro, "d2-d1") == "1 shiro"
    to_shiro.apply(GAME.read("d2-d1"))
    assert GAME.write_position(to_shiro).split(" | ")[3] == "1 free"
    assert {"d8", "d7", "c9", "e9", "f9"} <= set(moves_from(to_shiro, "d9"))


def test_shiro_of_either_camp_may_be_landed_on() -> None:  # M10
    state = position("d4 d9 a1 a2 | e11 g11 h11 k5 | red | 2 free | none | 20")
    assert moves_from(state, "d4")["d1"] == "3 shiro"
    assert moves_from(state, "d9")["d11"] == "2 shiro"


def test_landing_on_the_anzen_gives_a_free_move_with_any_samurai() -> None:  # M11
    state = position("f3 d1 e1 g1 | d11 e11 g11 h11 | red | 3 free | both | 20")
    assert announcement(state, "f3-f6") == "anzen"
    state.apply(GAME.read("f3-f6"))
    assert state.to_act == 0
    decision = GAME.decision(state, 0)
    assert decision is not None and (decision.kind, decision.rule) == ("again", "M11")
    assert {"f7", "f11", "a1", "k11", "a6"} <= set(moves_from(state, "f6"))
    assert {"d2", "d10", "k8", "a4"} <= set(moves_from(state, "d1"))
    state.apply(GAME.read("d1-d3"))
    assert state.to_act == 1
    assert GAME.write_position(state).split(" | ")[3] == "2 sabre"


def test_each_player_lands_on_the_anzen_once() -> None:  # M11
    text = "f3 d1 e1 g1 | f9 e11 g11 h11 | {} | 3 free | {} | 20"
    assert "f6" not in moves_from(position(text.format("red", "black")), "f3")
    assert refused(position(text.format("red", "none")), "f3-f6") == "M11"
    assert "f6" in moves_from(position(text.format("red", "red")), "f3")
    assert "f6" in moves_from(position(text.format("black", "black")), "f9")
    assert "f6" not in moves_from(position(text.format("black", "red")), "f9")


def test_the_anzen_is_used_up_by_the_one_who_lands_there() -> None:  # M11
    state = position("f3 d1 e1 g1 | d11 e11 g11 h11 | red | 3 free | both | 20")
    state.apply(GAME.read("f3-f6"))
    camps = GAME.view(state, None).camps
    assert [camp.has_anzen for camp in camps] == [False, True]


def test_passing_over_the_anzen_is_always_allowed() -> None:  # M11
    state = position("f3 d1 e1 g1 | d11 e11 g11 h11 | red | 4 free | none | 20")
    assert {"f7", "f8"} <= set(moves_from(state, "f3"))


def test_who_cannot_answer_is_in_iki_zumari_and_loses() -> None:  # M12
    state = played("g1-a7", "d11-j11", "h1-h7", "h11-h5")
    assert reason(state) == "iki_zumari"
    assert [state.payoff(seat) for seat in (0, 1)] == [0.0, 1.0]
    assert state.legal() == []
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,)


def test_an_anzen_that_was_used_is_no_answer() -> None:  # M11, M12
    text = "e5 g7 k8 k9 | a1 f1 i1 j1 | black | 5 sun | {} | 20"
    assert legal(position(text.format("black"))) == ["a1-f6"]
    assert reason(position(text.format("red"))) == "iki_zumari"
    assert legal(position(text.format("both"))) == ["a1-f6"]


def test_the_free_move_from_a_corner_goes_to_every_square_in_line() -> None:  # M11
    state = position("a1 e6 i1 j1 | d11 e11 g11 k9 | red | 1 free | both | 20")
    do(state, "e6-f6")
    lines = {f"a{row}" for row in range(2, 12)} | {f"{column}1" for column in "bcdefghk"}
    lines |= {f"{column}{row}" for row, column in enumerate("abcdefghijk", 1)} - {"a1", "f6"}
    assert set(moves_from(state, "a1")) == lines


def test_the_position_after_the_end_names_the_player_who_cannot_answer() -> None:  # M12
    state = played("g1-a7", "d11-j11", "h1-h7", "h11-h5")
    assert reason(state) == "iki_zumari"
    assert GAME.write_position(state).split(" | ")[2] == "red"
    assert GAME.view(state, None).last == "h11-h5"


def test_a_protected_opponent_may_not_be_strangled() -> None:  # M13
    state = position("b4 e8 f3 k10 | h11 e11 g11 i10 | red | 10 sun | none | 20")
    assert legal(state) == ["k10-a10"]
    assert refused(state, "k10-b10") == "M13"


@pytest.mark.parametrize(
    ("text", "jumping", "strangling"),
    [
        # The only answer is the square on which the moving samurai lands.
        ("h9 i10 i6 k3 | e11 d11 h11 f6 | red | 1 free | red | 20", True, "i10-h10"),
        # Every end of an answer is occupied.
        ("g1 h1 e1 k11 | e2 e11 e3 j9 | black | 1 free | both | 20", True, "j9-j8"),
        # Only the samurai of the player to act would have an answer.
        ("g1 d1 e1 e3 | j10 k8 h11 a1 | black | 9 free | both | 20", True, "j10-b10"),
        # A move of the same distance to another symbol leaves answers, this one does not.
        ("g1 d1 e1 e3 | j10 k8 h11 a1 | black | 9 free | both | 20", True, "h11-h2"),
        # The anzen would be an answer, but this player has been there.
        ("d1 e1 g1 c9 | d8 g4 g5 g6 | black | 4 free | black | 20", True, "d8-h4"),
        # Two ends are free, but without jumping the ways to them are not.
        ("e1 h1 d1 e6 | b9 a8 k2 f1 | black | 10 free | both | 20", False, "a8-j8"),
    ],
)
def test_an_answer_needs_a_free_end_and_way(
    text: str, jumping: bool, strangling: str
) -> None:  # M5, M11, M13
    state = position(text, jumping=jumping)
    assert strangling not in legal(state)
    assert refused(state, strangling) == "M13"


def test_without_jumping_an_opponent_who_is_not_protected_may_be_strangled() -> None:  # M5, M12
    text = "h7 b10 a7 a11 | b9 i8 i4 d8 | black | 7 free | red | 20"
    state = position(text, jumping=False)
    assert {"b9-b1", "b9-j9", "i4-b11", "d8-j2", "b9-b3"} <= set(legal(state))
    do(state, "b9-b1")
    assert reason(state) == "iki_zumari"


@pytest.mark.parametrize(
    "text",
    [
        START,
        "b4 e8 f3 k10 | h11 e11 g11 i10 | red | 10 sun | none | 20",
        "g1 d1 e1 e3 | j10 k8 h11 a1 | black | 9 free | both | 20",
        "c4 a8 j7 c3 | g11 e11 h11 g2 | red | 8 sun | none | 20",  # over
    ],
)
def test_of_all_numbers_those_on_the_list_are_legal(text: str) -> None:  # M4 to M13
    state = position(text)
    numbers = range(-2 * LEAP, ACTIONS + 2)
    assert [action for action in numbers if state.is_legal(action)] == state.legal()


def test_with_two_samurai_at_home_there_is_no_protection() -> None:  # M13
    state = position("b4 e8 f3 k10 | h11 e11 d10 i10 | red | 10 sun | none | 20")
    assert not GAME.view(state, None).camps[1].protected
    assert "k10-b10" in legal(state)
    state.apply(GAME.read("k10-b10"))
    assert reason(state) == "iki_zumari" and state.payoff(0) == 1.0


def test_three_at_home_protect_whether_never_left_or_returned() -> None:  # M13
    state = position("d2 e1 g1 k9 | d11 e11 g11 h11 | red | 1 free | none | 20")
    assert not GAME.view(state, None).camps[0].protected
    state.apply(GAME.read("d2-d1"))
    assert GAME.view(state, None).camps[0].protected


@pytest.mark.parametrize("missing", range(4))
def test_any_three_of_its_shiro_protect_a_camp_and_two_do_not(missing: int) -> None:  # M13
    for camp, homes in enumerate((("d1", "e1", "g1", "h1"), ("d11", "e11", "g11", "h11"))):
        away = ["a5", "b5", "c5", "a6"], ["k5", "j5", "i5", "k6"]
        three = [away[camp][0] if i == missing else home for i, home in enumerate(homes)]
        two = [away[camp][1], *three[1:]] if missing else [three[0], away[camp][1], *three[2:]]
        for squares, protected in ((three, True), (two, False)):
            sides = [" ".join(squares if side == camp else away[side]) for side in (0, 1)]
            state = position(f"{sides[0]} | {sides[1]} | red | 1 free | none | 20")
            assert GAME.view(state, None).camps[camp].protected is protected


def test_black_loses_and_regains_protection_too() -> None:  # M13
    state = position("a5 b5 c5 a6 | d11 e11 h11 k6 | black | 1 free | none | 20")
    assert GAME.view(state, None).camps[1].protected
    do(state, "d11-d10")
    assert not GAME.view(state, None).camps[1].protected
    back = position("a5 b5 c5 a6 | d10 e11 h11 k6 | black | 1 free | none | 20")
    do(back, "d10-d11")
    assert GAME.view(back, None).camps[1].protected


def test_shiro_of_the_other_camp_protect_nobody() -> None:  # M13
    state = position("d11 e11 g11 h11 | d1 e1 g1 h1 | red | 1 free | none | 20")
    assert [camp.protected for camp in GAME.view(state, None).camps] == [False, False]


def test_only_moves_that_strangle_a_protected_opponent_make_a_draw() -> None:  # M14
    state = position("c4 a8 j7 c3 | g11 e11 h11 g2 | red | 8 sun | none | 20")
    assert reason(state) == "only_strangling"
    assert [state.payoff(seat) for seat in (0, 1)] == [0.5, 0.5]
    unprotected = position("c4 a8 j7 c3 | g10 e11 h11 g2 | red | 8 sun | none | 20")
    assert not unprotected.over


def test_whether_a_move_strangles_is_judged_without_protection() -> None:  # M14
    """The answer that a move leaves counts even where M13 would forbid that answer."""
    rng = chance_from("M14")
    for _ in range(300 if tatami.MODE == "compiled" else 6):
        state = GAME.new()
        while not state.over:
            for text in (
                legal(state) if GAME.view(state, None).camps[1 - state.to_act].protected else []
            ):
                after = state.clone()
                after.apply(GAME.read(text))
                assert reason(after) != "iki_zumari", GAME.write_position(state)
            state.play(state.pick(rng))


def test_black_is_judged_as_red_is() -> None:  # M14
    """The draw above with the board turned around."""
    state = position("e1 g1 d1 e10 | i8 k4 b5 i9 | black | 8 sun | none | 20")
    assert reason(state) == "only_strangling"
    unprotected = position("e2 g1 d1 e10 | i8 k4 b5 i9 | black | 8 sun | none | 20")
    assert not unprotected.over
    assert position("c4 a8 j7 c2 | g11 e11 h11 g2 | red | 8 sun | none | 20").over is False
    assert position("e1 g1 d1 e10 | i8 k4 b5 i10 | black | 8 sun | none | 20").over is False


def walk_in_circles(state: SamouraiState, turns: int) -> list[str | None]:
    """Red a3-a1-a3, black k9-k11-k9: after four plies everything is as before."""
    reasons = []
    for text in ("a3-a1", "k9-k11", "a1-a3", "k11-k9") * turns:
        state.apply(GAME.read(text))
        reasons.append(reason(state))
        if state.over:
            break
    return reasons


CIRCLE = "a3 g1 h1 f2 | k9 d11 e11 f10 | red | 2 free | none | 20"


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:  # M15
    state = position(CIRCLE)
    reasons = walk_in_circles(state, 3)
    assert reasons == [None] * 7 + ["repetition"]
    assert state.payoff(0) == state.payoff(1) == 0.5


def test_repetition_is_an_option() -> None:  # M15
    assert walk_in_circles(position(CIRCLE, repetition=2), 3) == [None] * 3 + ["repetition"]
    assert walk_in_circles(position(CIRCLE, repetition=5), 6) == [None] * 15 + ["repetition"]
    assert walk_in_circles(position(CIRCLE, repetition=0), 12) == [None] * 48


def test_another_distance_to_answer_makes_another_position() -> None:  # M15
    state = position(CIRCLE.replace("2 free", "3 free"))
    assert walk_in_circles(state, 3)[:8] == [None] * 8


def test_the_300th_ply_is_a_draw_and_an_option() -> None:  # M15
    text = CIRCLE.replace("| 20", "| 299")
    state = position(text)
    state.apply(GAME.read("a3-a1"))
    assert reason(state) == "limit"
    longer = position(text, limit=301)
    longer.apply(GAME.read("a3-a1"))
    assert not longer.over
    assert position(CIRCLE.replace("| 20", "| 300")).over


def test_iki_zumari_on_the_last_ply_is_a_loss_not_a_draw() -> None:  # M12 before M15
    state = played("g1-a7", "d11-j11", "h1-h7", limit=4)
    state.apply(GAME.read("h11-h5"))
    assert reason(state) == "iki_zumari"


def test_the_source_example_after_two_dragon_has_these_answers_and_no_other() -> None:  # M7, M8
    """The sketch of the printed rules, for red below ..."""
    state = position("d1 e1 g1 h1 | d9 e11 g11 h11 | red | 2 dragon | both | 1")
    assert moves_from(state, "d1") == {
        "c1": "1 dragon", "b1": "2 ibis", "a1": "3 ho bo",
        "e2": "1 dragon", "f3": "2 ho bo", "g4": "3 ho bo",
    }  # fmt: skip
    assert moves_from(state, "e1") == {"e2": "1 dragon", "e3": "2 ibis", "e4": "3 ho bo"}
    assert moves_from(state, "g1") == moves_from(state, "h1") == {}


def test_the_source_example_holds_for_black_in_a_real_game() -> None:  # M7, M8
    """... and for black above, after red's opening of two to a dragon."""
    state = played("e1-c1")
    assert GAME.write_position(state).split(" | ")[3] == "2 dragon"
    assert moves_from(state, "h11") == {
        "i11": "1 dragon", "j11": "2 ibis", "k11": "3 ho bo",
        "g10": "1 dragon", "f9": "2 ho bo", "e8": "3 ho bo",
    }  # fmt: skip
    assert moves_from(state, "g11") == {"g10": "1 dragon", "g9": "2 ibis", "g8": "3 ho bo"}
    assert len(legal(state)) == 9


@pytest.mark.parametrize(
    "text",
    [
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 0",
        "f6 a1 b1 c1 | d11 e11 g11 h11 | black | 3 free | none | 20",
        "c4 a8 j7 c3 | g11 e11 h11 g2 | red | 7 sun | none | 20",
        "e1 g1 d1 e10 | i8 k4 b5 i9 | black | 7 sun | none | 20",
        "a1 a2 b2 c2 | b1 e11 g11 h11 | red | 2 free | none | 20",
        "b4 e8 f3 k10 | h11 e11 d10 i10 | red | 10 sun | none | 20",
        "e5 g7 k8 k9 | a1 f1 i1 j1 | black | 5 sun | black | 20",
    ],
)
def test_a_random_move_is_any_legal_one(text: str) -> None:  # M4 to M13
    state = position(text)
    assert at_random(state) == set(legal(state))


def test_a_random_move_is_found_where_few_are_legal() -> None:  # M5
    """Of 36 moves of the right distance the others block all but three."""
    state = position("a1 b1 a2 b2 | c1 c2 c3 b3 | red | 3 free | none | 20", jumping=False)
    assert at_random(state) == {"a2-a4", "a2-a5", "a2-a6"}


def at_random(state: SamouraiState) -> set[str]:
    """What `pick` finds; each of them about as often as the others."""
    rng = chance_from("random moves")
    found = Counter(GAME.show(state.pick(rng)) for _ in range(60 * len(state.legal())))
    assert min(found.values()) > 20 and max(found.values()) < 120, "about 60 of each"
    return set(found)
