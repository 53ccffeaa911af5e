# compiled with mypyc
"""What a viewer cannot know, imagined anew: V4 the village pile, V6 hands and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY
from tatami.games.village.hands import take
from tatami.games.village.rules import CELL, SITE
from tatami.games.village.table import HAND, SET

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def imagine(s: VillageState, viewer: i64, rng: Chance) -> None:
    """Deal what this viewer (NOBODY: a spectator) has not seen, all orders equally likely."""
    rng.shuffle_unseen(s.villages, 0, max(s.villages_left - villages_shown(s), 0))
    for seat in range(s.seats):
        if seat == viewer:
            rng.shuffle_unseen(s.piles, seat * SET, seat * SET + i64(s.left[seat]))
        else:
            deal_hand_again(s, seat, rng)
    if s.phase == CELL and s.to_act != NOBODY and s.to_act != viewer:
        choose_again(s, rng)


def villages_shown(s: VillageState) -> i64:
    """V4: the top card; V11: also the next one while two cells are due."""
    return 2 if s.phase == SITE and s.to_act != NOBODY else 1


def deal_hand_again(s: VillageState, seat: i64, rng: Chance) -> None:
    """V6: the cards not yet laid are known, but not which of them are in the hand."""
    piles = s.piles
    hands = s.hands
    base = seat * SET
    left = i64(s.left[seat])
    held = i64(s.held[seat])
    for i in range(held):
        piles[base + left + i] = hands[seat * HAND + i]
    rng.shuffle_unseen(piles, base, base + left + held)
    s.held[seat] = 0
    for i in range(held):
        take(s, seat, i64(piles[base + left + i]))


def choose_again(s: VillageState, rng: Chance) -> None:
    """A card chosen but not yet laid is known to its player alone: any of the hand."""
    s.chosen = i64(s.hands[s.to_act * HAND + rng.below(i64(s.held[s.to_act]))])
