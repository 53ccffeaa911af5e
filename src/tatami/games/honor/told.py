# compiled with mypyc
"""What a game tells: the kinds of events, as numbers, each with its arguments."""

from __future__ import annotations

from typing import Final

TURN_BEGAN: Final = 0
"""seat, number of the turn"""
GAINED: Final = 1
"""seat, amount, honor after"""
CHOSE: Final = 2
"""seat, kind: a card is played from the hand"""
LAID: Final = 3
"""seat, kind, house"""
DREW: Final = 4
"""seat; for all others"""
DREW_CARD: Final = 5
"""seat, kind; for the one who drew"""
DISCARDED: Final = 6
"""seat, kind"""
SHUFFLED: Final = 7
"""cards"""
BECAME_SHOGUN: Final = 8
"""seat"""
SHOGUN_RETURNED: Final = 9
"""(nothing)"""
ATTACKED: Final = 10
"""attacker, defender, dice of each"""
ROLLED: Final = 11
"""seat, total, dice..."""
WON: Final = 12
"""winner, loser"""
SAVED_FACE: Final = 13
"""seat, for whom"""
PASSED: Final = 14
"""seat; for that seat alone"""
DAIMYO_LOST: Final = 15
"""seat, cards discarded"""
SAMURAI_LOST: Final = 16
"""seat, cards discarded"""
BECAME_RONIN: Final = 17
"""seat"""
CASTLE_TAKEN: Final = 18
"""seat, kind"""
CASTLE_DISCARDED: Final = 19
"""seat, kind"""
DISHONORED: Final = 20
"""seat, target"""
PAID: Final = 21
"""seat, amount, honor after"""
SEPPUKU: Final = 22
"""seat, 0 daimyo or 1 samurai"""
ALLIED: Final = 23
"""seat, lord"""
GAVE_NOTICE: Final = 24
"""seat, lord"""
ALLIANCE_ENDED: Final = 25
"""seat, lord"""
TOOK_OVER: Final = 26
"""seat, former owner"""
ENTHRONED: Final = 27
"""seat, ally, kind: a daimyo is laid for the ally"""
STOLE: Final = 28
"""seat, kind, house"""
PLACED: Final = 29
"""seat, kind, house"""
THREW_AWAY: Final = 30
"""seat, kind"""
SENT_ASSASSIN: Final = 31
"""seat, target, 0 daimyo or 1 samurai, roll, roll needed"""
BODYGUARD_FELL: Final = 32
"""seat"""
ENDED: Final = 33
"""reason, winner or NOBODY"""
