# compiled with mypyc
"""The kinds of events, with their arguments. NOBODY (-1) stands for no seat."""

from __future__ import annotations

from typing import Final

SET_OUT: Final = 0
"""V4, V7: start player, symbols of the first village."""
LAID: Final = 1
"""V8: seat, kind, cell."""
DUE: Final = 2
"""V11: seat, cell, other cell, symbols of the first village, of the next (0: none)."""
FOUNDED: Final = 3
"""V9: seat, cell, symbols."""
LEFT_EMPTY: Final = 4
"""V12: cell."""
STONE: Final = 5
"""V14, V15: cell, shape, the winning seat or NOBODY, the highest influence, substitute (0, 1)."""
TURNED: Final = 6
"""V16: cell of a village."""
CARD_TURNED: Final = 7
"""V16: cell of an influence card."""
REFILLED: Final = 8
"""V17, for all but the seat: seat, cards left in the pile."""
DREW: Final = 9
"""V17, for the seat alone: seat, kind, cards left in the pile."""
SKIPPED: Final = 10
"""V19: seat."""
TRIGGERED: Final = 11
"""V18, V20: trigger."""
ENDED: Final = 12
"""V22 to V24: bits of the winners, how."""
