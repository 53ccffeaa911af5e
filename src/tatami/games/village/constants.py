# compiled with mypyc
"""The game's numbers: cells, cards, actions, phases, events, triggers of the end and ways to win.

The table is a flat field of cells with the first village in the center. Every further village lies
diagonally next to an older one (V9), so the last of 44 is at most 43 away, and its cards 44. No
game can reach the edge, and one more ring makes it safe to read the neighbors of every card. Cells
count row by row; a row has an odd length, so villages have even numbers and influence cards odd
ones (V8: a chessboard).
"""

from __future__ import annotations

from typing import Final

FARTHEST: Final = 44
REACH: Final = 45
SIDE: Final = 91
CELLS: Final = 8281
CENTER: Final = 4140
EAST: Final = 1
NORTH: Final = 91
assert FARTHEST + 1 == REACH and 2 * REACH + 1 == SIDE and SIDE * SIDE == CELLS
assert REACH * SIDE + REACH == CENTER and CENTER % 2 == 0

HELMET: Final = 0
BUDDHA: Final = 1
RICE: Final = 2
SHAPES: Final = 3
"""Symbols on cards and shapes of stones are the same three."""
SAMURAI: Final = 3
"""On influence cards only: counts for every symbol (V14)."""

FREE: Final = 0
VILLAGE: Final = 0x80
SCORED: Final = 0x08
"""What lies on a cell: FREE; an influence card, seat * 32 + kind; or VILLAGE + the bits of its
symbols, + SCORED once it is turned over. A kind is symbol * 8 + influence (1 to 7)."""
KINDS: Final = 32
NO_CARD: Final = 0
MOST_INFLUENCE: Final = 7

SET: Final = 15
HAND: Final = 5
ALL_VILLAGES: Final = 44
MOST_OPEN: Final = 96
"""The first village opens four cells, every other at most two: it lies between two cards (V9)."""
assert 4 + 2 * (ALL_VILLAGES - 1) <= MOST_OPEN

# Actions: a kind of card, or FIRST_CELL + a cell (odd: for a card, even: for a village).

FIRST_CELL: Final = KINDS
ACTIONS: Final = 8313
assert ACTIONS == FIRST_CELL + CELLS

# Phases: the player chooses a card, then a cell for it (V8), or a cell for the first village (V11).

CARD: Final = 0
CELL: Final = 1
SITE: Final = 2

# Events, each with its arguments; NOBODY (-1) stands for no seat. `events` translates them.

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

# Triggers of the end. V20: the last stone of a shape, the last village, the last cards; V18: no
# free cell.

HELMETS: Final = 1
BUDDHAS: Final = 2
RICE_FIELDS: Final = 3
VILLAGES: Final = 4
CARDS: Final = 5
STUCK: Final = 6

# How the winner was found. V22; V23 as the only player with a majority, by the count, by the stones
# set aside; V24 by all stones.

OUTRIGHT: Final = 0
ALONE: Final = 1
COUNTED: Final = 2
ASIDE: Final = 3
TOTAL: Final = 4
