"""Observations and actions are those of the player's own side of the board."""

from __future__ import annotations

from typing import Any

import numpy as np

import tatami
from tatami.games.samourai import GAME


def seen(state: Any, seat: int) -> dict[str, Any]:
    return GAME.observation_layout().split(np.frombuffer(GAME.observe(state, seat), np.uint8))


def test_both_players_see_the_same_board_at_the_start() -> None:
    state = GAME.new(seed=1)
    red, black = seen(state, 0), seen(state, 1)
    assert np.array_equal(red["planes"], black["planes"])
    assert red["to_act"] == 1 and black["to_act"] == 0


def test_planes_show_symbols_and_samurai() -> None:
    state, rng = GAME.new(seed=1), tatami.chance_from("planes")
    for _ in range(10):
        view = GAME.view(state, 0)
        planes = seen(state, 0)["planes"].reshape(11, 121)
        for plane, letter in enumerate("DISK"):
            assert "".join(letter if one else "." for one in planes[plane]) == "".join(
                letter if found == letter else "." for found in view.squares
            )
        mine, yours = planes[6:10].sum(axis=0), planes[10]
        for camp, found in zip(view.camps, (mine, yours), strict=True):
            names = [
                f"{'abcdefghijk'[square % 11]}{square // 11 + 1}" for square in np.nonzero(found)[0]
            ]
            assert names == camp.samurai
        turned = seen(state, 1)["planes"].reshape(11, 121)[:, ::-1]
        assert np.array_equal(turned[6:10].sum(axis=0), yours)
        state.play(state.pick(rng))
        if state.over:
            return


def test_a_way_points_in_the_players_direction() -> None:
    """The opening moves of red, and the same moves turned by half for black, are the same ways."""
    red = GAME.new(seed=1)
    black = red.clone()
    black.to_act = 1
    for action in red.legal():
        start, end = action >> 7, action & 127
        turned = (120 - start) * 128 + 120 - end
        assert red.encode_action(action) == black.encode_action(turned)
        assert black.decode_action(red.encode_action(action)) == turned


def test_places_that_stand_for_nothing_decode_to_nothing_legal() -> None:
    state = GAME.new(seed=1)
    legal = set(state.legal())
    places = {state.encode_action(action) for action in legal}
    for place in range(-1, 321):
        assert (state.decode_action(place) in legal) == (place in places)
