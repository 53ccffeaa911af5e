# compiled with mypyc
"""The game's numbers: squares, symbols, demands, actions, events and reasons for the end.

A square is a number from 0 (a1) to 120 (k11), row by row. A demand packs what a move must answer
into one number, `distance * 5 + symbol`: the distance last travelled (M7) and the symbol to pass
over first (M8, FREE for none).
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 11
SQUARES: Final = 121
ANZEN: Final = 60

FREE: Final = 0
DRAGON: Final = 1
IBIS: Final = 2
SUN: Final = 3
SABRE: Final = 4

ANY_DISTANCE: Final = 0
OPENING: Final = 11
"""M11 and M6: instead of a distance, where a demand binds none."""
ANY_MOVE: Final = 0
OPENING_MOVE: Final = 55
"""M11 and M6: the demands themselves."""
assert ANY_MOVE == ANY_DISTANCE * 5 + FREE and OPENING_MOVE == OPENING * 5 + FREE

LONGEST_OPENING: Final = 7
AT_HOME: Final = 3
"""M13: this many samurai on their own shiro protect their player."""

DEMANDS: Final = 64
"""Room for 12 distances of 5 symbols, rounded up so that a square and a demand pack by shifting."""

LEAP: Final = 128
"""An action is `start * LEAP + end`."""

ACTIONS: Final = 121 * 128
NO_ACTION: Final = -1
UNCOUNTED: Final = -1

# Events, each with its arguments. `events` translates them.

MOVED: Final = 0
"""seat, action, the demand that it makes"""
ENDED: Final = 1
"""reason, winner or NOBODY"""

# Why the game ended (M12, M14, M15).

RUNNING: Final = 0
IKI_ZUMARI: Final = 1
ONLY_STRANGLING: Final = 2
REPETITION: Final = 3
LIMIT: Final = 4
