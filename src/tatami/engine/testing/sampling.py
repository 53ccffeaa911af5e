"""The sampling law: a sample looks the same to its viewer, and samples differ where they can."""

from __future__ import annotations

from typing import Any

from tatami.engine.chance import Chance
from tatami.engine.game import Game, viewer_seat
from tatami.engine.state import State
from tatami.engine.testing.random_games import check_state

SAMPLES = 256
"""Samples drawn until one differs: enough where one of two worlds is rare."""


def check_looks_the_same(game: Game[Any], state: State, viewer: int | None, rng: Chance) -> None:
    """First half: view(sample(s, p), p) == view(s, p), byte for byte."""
    sample = state.sample(viewer_seat(viewer), rng)
    assert game.view_bytes(sample, viewer) == game.view_bytes(state, viewer), (
        f"viewer {viewer} could tell a sample"
    )
    assert sample.chance.state() != state.chance.state(), "a sample knows the future"
    if viewer == state.to_act:
        assert sample.to_act == viewer, "a sample asks somebody else"
        assert sample.legal() == state.legal(), "a sample allows other moves"


def check_differs(game: Game[Any], state: State, viewer: int | None, rng: Chance) -> None:
    """Second half; and where nothing is hidden, a sample is the state."""
    seat = viewer_seat(viewer)
    first = state.sample(seat, rng).dump()
    if game.is_anything_hidden(state, viewer):
        assert any(state.sample(seat, rng).dump() != first for _ in range(SAMPLES)), (
            f"all samples for viewer {viewer} are alike: a bot could cheat"
        )
    else:
        assert first == state.dump(), (
            f"nothing is hidden from viewer {viewer}, yet a sample differs"
        )


def check_sampling(game: Game[Any], state: State, viewer: int | None, rng: Chance) -> None:
    """The whole law, and the game's invariants in a sample."""
    before = state.dump()
    check_looks_the_same(game, state, viewer, rng)
    check_differs(game, state, viewer, rng)
    check_state(game, state.sample(viewer_seat(viewer), rng))
    assert state.dump() == before, "sampling changed the state"
