# compiled with mypyc
"""The values of the cards and the options of a table, as the rules read them (H1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.games.honor.constants import KINDS


class HonorConfig:
    """What all games at a table have in common: the cards with their values, and the options."""

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

    def __reduce__(self) -> tuple[object, ...]:
        from tatami.engine.state_values import fields_of, with_fields

        return with_fields, (HonorConfig, fields_of(self))
