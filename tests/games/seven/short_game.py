"""Seven with short games by default, to compare compiled and interpreted rules quickly."""

from __future__ import annotations

from tatami.games.seven.game import Seven
from tatami.games.seven.options import SevenOptions


class ShortOptions(SevenOptions, frozen=True, kw_only=True):
    rounds: int = 1
    turns: int = 4
    rebuilds: int = 1


class ShortSeven(Seven):
    options_type = ShortOptions


GAME = ShortSeven()
