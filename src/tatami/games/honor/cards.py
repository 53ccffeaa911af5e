# compiled with mypyc
"""The cards as numbers, and the tables that a set of material and options makes of them (H1).

A card is known by its kind: equal cards are one kind. Shogun and samurai cards are no kinds, since
they never lie in a hand or a pile: the state says where they are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

KINDS: Final = 32
"""Room for kinds in every table; the numbers from `NAMED` on are not used."""

DAIMYO_FIRST: Final = 0
ORDINARY_DAIMYO: Final = 2
OKUGATA_FIRST: Final = 6
WARRIOR_FIRST: Final = 9
BODYGUARD: Final = 15
POSSESSION_FIRST: Final = 16
CASTLE_FIRST: Final = 21
VALUED: Final = 24
"""The kinds below this have values and are laid into houses; the others act."""
THIEF: Final = 24
ELITE_THIEF: Final = 25
ASSASSIN: Final = 26
DISHONOR: Final = 27
SAVE_FACE: Final = 28
NAMED: Final = 29

NO_CARD: Final = -1

HAND: Final = 7
WARRIORS: Final = 5
MOST_ACTIONS: Final = 5
MOST_DICE: Final = 6
STEP: Final = 5
"""All honor is counted in fives."""


def is_daimyo(kind: i64) -> bool:
    return kind < OKUGATA_FIRST


def is_okugata(kind: i64) -> bool:
    return OKUGATA_FIRST <= kind < WARRIOR_FIRST


def is_warrior(kind: i64) -> bool:
    return WARRIOR_FIRST <= kind < BODYGUARD


def is_castle(kind: i64) -> bool:
    return CASTLE_FIRST <= kind < VALUED


class Table:
    """What stays the same during all games at a table: the material and the options."""

    count: vec[u8]
    """How many of each kind there are."""
    honor: vec[i64]
    ki: vec[i64]
    strength: vec[i64]
    stealable: vec[u8]
    samurai_honor: i64
    samurai_ki: i64
    samurai_strength: i64
    shogun_honor: i64

    any_daimyo: bool
    target: i64
    free_discard: bool
    any_seppuku: bool
    ask_everyone: bool
    thief_cost: i64
    one_house: bool
    limit: i64

    def __init__(self) -> None:
        self.count = vec[u8]([u8(0)] * KINDS)
        self.honor = vec[i64]([i64(0)] * KINDS)
        self.ki = vec[i64]([i64(0)] * KINDS)
        self.strength = vec[i64]([i64(0)] * KINDS)
        self.stealable = vec[u8]([u8(0)] * KINDS)
        self.samurai_honor = 0
        self.samurai_ki = 6
        self.samurai_strength = 0
        self.shogun_honor = 50
        self.any_daimyo = False
        self.target = 400
        self.free_discard = False
        self.any_seppuku = False
        self.ask_everyone = False
        self.thief_cost = 15
        self.one_house = False
        self.limit = 200

    def set_card(
        self, kind: i64, count: i64, honor: i64, ki: i64, strength: i64, stealable: bool
    ) -> None:
        self.count[kind] = u8(count)
        self.honor[kind] = honor
        self.ki[kind] = ki
        self.strength[kind] = strength
        self.stealable[kind] = u8(1) if stealable else u8(0)
