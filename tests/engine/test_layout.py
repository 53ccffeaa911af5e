"""Layouts: segments without gaps, and what a game without observations says."""

from __future__ import annotations

import numpy as np
import pytest

import tatami
from tatami import NoObservations, Part
from tatami.registry import BUILT_IN_GAMES
from tests import environments_page
from tests.crane import GAME as CRANE


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_segments_follow_each_other(key: str) -> None:
    game = tatami.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        for found in (game.observation_layout(seats), game.action_layout(seats)):
            ends = [0, *(segment.end for segment in found.segments)]
            assert [segment.offset for segment in found.segments] == ends[:-1]
            assert found.size == ends[-1]
            assert len({segment.name for segment in found.segments}) == len(found.segments)


def test_a_layout_splits_rows() -> None:
    game = tatami.game("seven")
    layout = game.observation_layout(3)
    batch = tatami.Batch(game, 2, seats=3)
    parts = layout.split(batch.observations)
    assert parts["known"].shape == (2, 3, 11)
    assert np.shares_memory(parts["known"], batch.observations)
    assert len(layout.scale()) == layout.size
    assert layout["known"].name == "known" and "| `known` | 0 | 3 × 11 |" in layout.as_markdown()
    with pytest.raises(KeyError):
        layout["nothing"]
    assert tatami.layout(1, Part("a", (2,), 1, "x"), Part("b", (3, 2), 1, "y")).size == 8


def test_a_game_without_observations_says_so() -> None:
    state = CRANE.new(seed=1)
    with pytest.raises(NoObservations, match="has no observations"):
        CRANE.observation_layout()
    with pytest.raises(NoObservations, match="has no observations"):
        state.observe(0, tatami.engine.observation_rows.blank_row(4))
    batch = tatami.Batch(CRANE, 2, observe=False)
    batch.step(batch.random_actions())
    assert batch.masks.shape == (2, CRANE.action_count)


def test_the_docs_show_the_layouts() -> None:
    written = environments_page.PAGE.read_text(encoding="utf-8")
    assert written == environments_page.page(), "run `python -m tests.environments_page`"
