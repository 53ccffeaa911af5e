"""Tatami: four samurai table games to play, host and study."""

# The order matters: the finder must be installed before the first compiled module is imported.
# ruff: noqa: E402, F403
from tatami import compiled as _compiled

__version__ = "0.1.0"

MODE = _compiled.MODE
"""`compiled`, or `interpreted` with the reason."""

from tatami.engine import *
from tatami.registry import game as game
from tatami.registry import game_keys as game_keys
