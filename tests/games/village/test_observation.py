"""An observation shows the table in a window; cells outside it are still actions."""

from __future__ import annotations

from typing import Any

import numpy as np

import tatami
from tatami.games.village import GAME
from tatami.games.village.actions import place
from tatami.games.village.observation import EDGE, LISTED_AT


def seen(state: Any, seat: int) -> dict[str, Any]:
    row = np.frombuffer(GAME.observe(state, seat), np.uint8)
    return GAME.observation_layout(state.seats).split(row)


def test_planes_agree_with_the_view() -> None:
    state, rng = GAME.new(seats=3, seed="planes"), tatami.chance_from("planes")
    while not state.over:
        seat = rng.below(3)
        found, view = seen(state, seat), GAME.view(state, seat)
        table = found["planes"]
        assert cells(table[4]) == {one.cell for one in view.open}
        assert cells(table[5]) == set(view.due)
        assert cells(table[0]) == {
            one.cell for one in view.villages if any(s.symbol == "helmet" for s in one.symbols)
        }
        assert cells(table[3]) == {one.cell for one in view.villages if one.scored}
        for card in view.cards:
            x, y = map(int, card.cell.split(","))
            suit, value = card.card.split("-")
            influence = found["influence"][(card.seat - seat) % 3, :, y + EDGE, x + EDGE]
            shapes = ("helmet", "buddha", "rice")
            wanted = [int(value) if suit in (one, "samurai") else 0 for one in shapes]
            assert influence.tolist() == wanted
        assert found["hands"][0].sum() == len(view.hand) and not found["hands"][1:].any()
        assert found["unseen"].sum() == sum(len(one.to_come) for one in view.players)
        state.play(state.pick(rng))


def cells(plane: Any) -> set[str]:
    return {f"{x - EDGE},{y - EDGE}" for y, x in np.argwhere(plane)}


def test_a_cell_outside_the_window_is_an_action() -> None:
    """Games that grow in one direction leave the window; every cell can still be chosen."""
    state, rng = GAME.new(seats=4, seed=1), tatami.chance_from("far")
    outside = 0
    while not state.over:
        legal = state.legal()
        far = [action for action in legal if action >= 32 and place(action - 32)[0] > EDGE]
        for action in far:
            index = state.encode_action(action)
            assert index >= LISTED_AT and state.decode_action(index) == action
            outside += 1
        right = max(legal, key=lambda action: place(action - 32)[0] if action >= 32 else 0)
        state.play(right if legal[0] >= 32 else legal[rng.below(len(legal))])
    assert outside > 0
