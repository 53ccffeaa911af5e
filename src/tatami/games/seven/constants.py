# compiled with mypyc
"""The game's numbers: kinds of cards, actions, phases and events.

A card is its kind: equal cards are the same. Hands and tables are counts per kind, in rows of 16 so
that a seat's row is found by shifting. The actions of a turn (0 to 46) and those in
the middle of a play (from `TARGET` on) each fit into the bits of one number, so that what is legal
is a set in an `i64`; see README.md, "Actions".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RONIN: Final = 4
BANDIT: Final = 5
"""Bandits of value 3, 4, 5 and 6 are the kinds 5 to 8."""
NINJA: Final = 9
SHOGUN: Final = 10
KINDS: Final = 11
COLORS: Final = 4
FIGHTERS: Final = 5
"""Samurai and ronin, the kinds that lie on tables, are the first five."""
LOWEST: Final = 3
"""The value of the weakest bandit."""
NO_CARD: Final = -1

ROW: Final = 16
"""Room for the kinds, rounded up."""

CALL: Final = 0
END: Final = 1
DRAW_PILE: Final = 2
DRAW_DISCARD: Final = 3
TAKE_BACK: Final = 4
LAY: Final = 9
DISCARD: Final = 14
ONE_BANDIT: Final = 25
TWO_BANDITS: Final = 29
ONE_NINJA: Final = 39
NINJA_BANDIT: Final = 40
SHOGUN_HAND: Final = 44
SHOGUN_PILE: Final = 45
SHOGUN_NINJA: Final = 46
TARGET: Final = 47
STRIKE_HAND: Final = 55
STRIKE_TABLE: Final = 56
TAKE: Final = 61
DROP: Final = 72
ACTIONS: Final = 83
"""Where each range of actions begins; a kind, a bandit, a pair of bandits or a seat is added."""
NO_PLAY: Final = -1
MOST_CHOICES: Final = 62
"""The legal actions are a set in an `i64`, of at most so many."""
NOT_LISTED: Final = -1
"""Instead of such a set: nobody asked since the last action."""

DRAWING: Final = 0
PLAYING: Final = 1
AIMING: Final = 2
STRIKING: Final = 3
TAKING: Final = 4
FETCHING: Final = 5
DROPPING: Final = 6
ENDING: Final = 7
OVER: Final = 8
"""The phases of a turn: what the player to act is asked."""

DEALT: Final = 0
DREW: Final = 1
DREW_UNSEEN: Final = 2
PICKED_UP: Final = 3
TOOK_BACK: Final = 4
REBUILT: Final = 5
FORWENT: Final = 6
LAID: Final = 7
DISCARDED: Final = 8
ANNOUNCED: Final = 9
ROBBED: Final = 10
STRUCK: Final = 11
LOOKED: Final = 12
SAW: Final = 13
TOOK: Final = 14
TOOK_UNSEEN: Final = 15
DROPPED: Final = 16
FETCHED: Final = 17
CALLED: Final = 18
RAN_OUT: Final = 19
SCORED: Final = 20
"""Events; `events` names their arguments."""


def bit(number: i64) -> i64:
    """A set with only this member."""
    return shifted(1, number)


def shifted(bits: i64, places: i64) -> i64:
    """mypyc 2.4 shifts a constant, or a variable that holds one, as 32 bits; not so a parameter."""
    return bits << places


def higher_of(pair: int) -> int:
    """The higher bandit (0 to 3) of a pair: 0+0, 1+0, 1+1, 2+0, 2+1, 2+2, 3+0 and so on."""
    return 3 if pair >= 6 else 2 if pair >= 3 else 1 if pair >= 1 else 0


def lower_of(pair: int) -> int:
    higher = higher_of(pair)
    return pair - higher * (higher + 1) // 2
