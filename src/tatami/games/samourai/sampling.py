# compiled with mypyc
"""Nothing is hidden in this game: a sample is a clone with its own chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.chance import Chance

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState


def sample(s: SamouraiState, _viewer: i64, rng: Chance) -> SamouraiState:
    """Every viewer sees everything, so the only state it could be in is this one."""
    state = s.clone()
    state.chance = rng.fork()
    return state


def is_anything_hidden(_s: SamouraiState, _viewer: i64) -> bool:
    return False
