# compiled with mypyc
"""The action space in numbers: a fixed range for each kind of move. `actions` gives them words."""

from __future__ import annotations

from typing import Final

END_TURN: Final = 0
DRAW: Final = 1
BECOME_SHOGUN: Final = 2
BREAK: Final = 3
STOP: Final = 4
PASS: Final = 5
SAVE: Final = 6
PAY: Final = 7
SEPPUKU_DAIMYO: Final = 8
SEPPUKU_SAMURAI: Final = 9
TAKE_CASTLE: Final = 10
LEAVE_CASTLE: Final = 11

ATTACK: Final = 16
"""+ seat"""
ALLY: Final = 24
"""+ seat"""
PLAY: Final = 32
"""+ kind"""
DISCARD: Final = 64
"""+ kind"""
LAY: Final = 96
"""+ house"""
ROB_HOUSE: Final = 112
"""+ house"""
STEAL: Final = 128
"""+ kind"""
PUT: Final = 160
"""+ house"""
THROW_AWAY: Final = 175
ASSASSINATE: Final = 176
"""+ house: its head"""
SHAME_PLAYER: Final = 192
"""+ seat"""

ACTIONS: Final = 200
