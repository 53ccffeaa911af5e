"""Tatami: four samurai table games to play, to host and to study."""

from tatami import compiled as _compiled

__version__ = "0.1.0"

MODE = _compiled.MODE
"""`compiled`, or `interpreted` with the reason."""

from tatami.engine import *  # noqa: E402, F403 - the finder above must be in place first
from tatami.registry import game as game, games as games  # noqa: E402
