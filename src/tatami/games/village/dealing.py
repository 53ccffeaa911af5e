# compiled with mypyc
"""The deal, V4 to V7: the piles are shuffled, the first village is laid, five cards each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE
from tatami.games.village.constants import CENTER, HAND, SET, SET_OUT
from tatami.games.village.hands import draw
from tatami.games.village.new_villages import lay_top_village

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def deal(s: VillageState) -> None:
    """On an empty table, where V3 (stones) and V5 (samurai left out) are applied already."""
    shuffle_villages(s)
    lay_top_village(s, CENTER)
    for seat in range(s.seats):
        shuffle_cards(s, seat)
        for _ in range(HAND):
            draw(s, seat)
    s.first = s.chance.below(s.seats)
    s.to_act = s.first


def shuffle_villages(s: VillageState) -> None:
    """V4: face up, so that everybody sees the top card."""
    s.chance.shuffle(s.villages, 0, s.villages_left)


def shuffle_cards(s: VillageState, seat: i64) -> None:
    """V6: each player's own pile, face down."""
    cards = s.config.cards
    piles = s.piles
    base = seat * SET
    size = i64(len(cards))
    for i in range(size):
        piles[base + i] = cards[i]
    s.pile_sizes[seat] = u8(size)
    s.chance.shuffle(piles, base, base + size)


def emit_set_up(s: VillageState) -> None:
    """V4, V6, V7: the first event, if events are collected from the start."""
    s.emit(SET_OUT, EVERYONE, (s.first, int(s.cells[CENTER]) & 7))
