"""Repeated positions (M15), and the keys by which a search recognizes positions."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine import Chance, chance_from
from tatami.games.samourai import GAME
from tatami.games.samourai.invariants import violation
from tatami.games.samourai.state import SamouraiState
from tests.games.samourai.positions import do, legal, played, position, reason

pytestmark = pytest.mark.rules

CIRCLE = "a3 g1 h1 f2 | k9 d11 e11 f10 | red | 2 free | none | {}"
WALK = ("a3-a1", "k9-k11", "a1-a3", "k11-k9")
"""Everything is as before after these four moves."""


def circle(ply: int = 20, **options: object) -> SamouraiState:
    return position(CIRCLE.format(ply), **options)


CORNERS = {"a1", "a3", "c3", "k9", "k11", "i9"}


def in_a_corner(state: SamouraiState, rng: Chance) -> str:
    """Mostly a move within the corners if there is one, so that positions occur again."""
    moves = legal(state)
    near = [move for move in moves if set(move.split("-")) <= CORNERS]
    choices = near if near and rng.below(40) else moves
    return choices[rng.below(len(choices))]


def without_ply(state: SamouraiState) -> str:
    return GAME.write_position(state).rpartition(" | ")[0]


@pytest.mark.parametrize("repetition", [2, 3, 4])
def test_a_position_is_repeated_when_its_text_was_written_as_often(  # M15
    repetition: int,
) -> None:
    """Pieces, player, demand and anzen rights; all stand in the text of a position."""
    rng = chance_from(f"repetition {repetition}")
    repeated = 0
    for _ in range(30):
        state = circle(repetition=repetition)
        seen = Counter([without_ply(state)])
        while not state.over:
            do(state, in_a_corner(state, rng))
            text = without_ply(state)
            seen[text] += 1
            assert (reason(state) == "repetition") == (
                seen[text] == repetition and reason(state) not in ("iki_zumari", "only_strangling")
            )
        repeated += reason(state) == "repetition"
    assert repeated >= 3, f"hardly a game ends by repetition: {repeated}"


def test_the_first_occurrence_can_be_the_draw() -> None:  # M15
    assert reason(do(GAME.new(options={"repetition": 1}), "d1-d4")) == "repetition"


def test_a_position_may_occur_hundreds_of_times_without_the_rule() -> None:  # M15
    state = circle(repetition=0, limit=2000)
    for _ in range(260):
        do(state, *WALK)
    assert not state.over


def test_a_position_has_the_same_key_reached_by_moves_or_set_up() -> None:  # M15
    for moves in (("d1-d4",), ("d1-d4", "h11-f9"), ("d1-d4", "h11-f9", "g1-g4")):
        state = played(*moves)
        assert position(GAME.write_position(state)).key() == state.key()


@pytest.mark.parametrize("camp", ["red", "black"])
@pytest.mark.parametrize("anzen", ["both", "red", "black", "none"])
def test_a_written_position_has_no_past(camp: str, anzen: str) -> None:  # M15
    """Only what happens from then on is remembered."""
    text = f"a3 g1 h1 f2 | k9 d11 e11 f10 | {camp} | 2 free | {anzen} | 20"
    state = position(text)
    assert violation(state) is None
    do(state, legal(state)[0])
    assert violation(state) is None


def test_positions_that_differ_in_one_thing_have_different_keys() -> None:  # M15
    texts = [
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | both | 20",
        "d2 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | both | 20",
        "d1 e1 g1 h1 | d10 e11 g11 h11 | red | 2 sun | both | 20",
        "d11 e11 g11 h11 | d1 e1 g1 h1 | red | 2 sun | both | 20",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | black | 2 sun | both | 20",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | 3 sun | both | 20",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 dragon | both | 20",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | red | 20",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | black | 20",
    ]
    assert len({position(text).key() for text in texts}) == len(texts)


def test_a_key_counts_the_occurrences_and_not_the_other_positions() -> None:  # M15
    first, second = circle(), do(circle(), *WALK)
    assert first.key() != second.key()
    longer = do(do(circle(20, repetition=9), *WALK), *WALK)
    assert longer.key() not in (first.key(), second.key())
    rotated = position("a1 g1 h1 f2 | k9 d11 e11 f10 | black | 2 free | none | 20")
    do(rotated, *WALK[1:], *WALK)
    assert rotated.key() == second.key(), "one occurrence before, and another past"


def test_a_key_counts_the_plies_left_near_the_limit() -> None:  # M15
    keys = {left: circle(300 - left).key() for left in (2, 3, 39, 40, 41, 100)}
    assert len({keys[left] for left in (2, 3, 39, 40)}) == 4
    assert keys[40] == keys[41] == keys[100]
    for times in range(1, 8):
        walked = circle(280 - 4 * times, repetition=9)
        do(walked, *WALK * times)
        fresh = [circle(300 - left, repetition=9).key() for left in range(10, 31)]
        assert walked.key() not in fresh, "occurrences and plies left are not confused"
