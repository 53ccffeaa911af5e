"""The Crane at a server: in the registry, and with deals that a test can choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tatami import registry
from tests.crane import GAME
from tests.crane.state import CRANE, CraneState


@contextmanager
def crane_in_the_house() -> Iterator[None]:
    registry.HOUSE_GAMES["crane"] = "tests.crane:GAME"
    registry._known.cache_clear()
    try:
        yield
    finally:
        del registry.HOUSE_GAMES["crane"]
        registry._known.cache_clear()
        registry.game.cache_clear()


def dealt(seed: str, seats: int) -> CraneState:
    return GAME.new(seed=seed, seats=seats)


def seed_where(wanted: Callable[[CraneState], bool], seats: int, first: int = 0) -> str:
    """The first seed whose deal is as a test needs it."""
    return next(seed for seed in map(str, range(first, 10**6)) if wanted(dealt(seed, seats)))


def holder(state: CraneState) -> int | None:
    """Who has the crane."""
    return next((seat for seat, hand in enumerate(state.hands) if CRANE in hand), None)
