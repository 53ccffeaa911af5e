"""What the collector of garbage need not look at."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tatami
from tests.game_samples import ALL_SAMPLES


def structs_in(value: Any) -> Iterator[msgspec.Struct]:
    if isinstance(value, msgspec.Struct):
        yield value
        value = msgspec.structs.astuple(value)
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        return
    for part in value:
        yield from structs_in(part)


@pytest.mark.parametrize("key", ALL_SAMPLES)
def test_the_parts_of_views_and_events_are_not_looked_at(key: str) -> None:
    """A server makes them for every move, and they cannot be parts of a cycle."""
    game, rng = tatami.game(key), random.Random(1)
    play = tatami.Play(game, seed=1)
    seen = set()
    while not play.state.over and len(play.actions) < 200:
        play.apply(rng.choice(play.state.legal()))
        parts = [game.view(play.state, 0), *play.events(len(play.actions), 0)]
        for part in structs_in(parts):
            seen.add(type(part).__name__)
            assert not gc.is_tracked(part), type(part)
    assert len(seen) > 5
