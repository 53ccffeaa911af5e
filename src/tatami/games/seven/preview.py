"""What an action would do, shown to the player before choosing it."""

from __future__ import annotations

from tatami.engine.game_types import Arg
from tatami.games.seven.card_effects import defense, loot
from tatami.games.seven.constants import (
    CALL,
    COLORS,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    LAY,
    ONE_BANDIT,
    ONE_NINJA,
    RONIN,
    SHOGUN_HAND,
    STRIKE_HAND,
    STRIKE_TABLE,
    TAKE,
    TAKE_BACK,
    TARGET,
)
from tatami.games.seven.material import NAMES
from tatami.games.seven.rounds import POINTS, best_set
from tatami.games.seven.state import SevenState


def preview(s: SevenState, action: int) -> dict[str, Arg]:
    """`effect` selects the sentence; everything else is known to the player anyway."""
    if action == CALL:
        return {"effect": "call", "points": best_set(s, s.to_act) >> POINTS}
    if action < LAY:
        return of_draw(s, action)
    if action < DISCARD:
        guard = 3 if action - LAY == RONIN else 1
        return {"effect": "defense", "defense": defense(s, s.to_act) + guard}
    if action < TARGET:
        return of_announcement(s, action)
    if action < STRIKE_HAND:
        return of_target(s, action - TARGET)
    if STRIKE_TABLE <= action < TAKE:
        guard = 3 if action - STRIKE_TABLE == RONIN else 1
        return {"effect": "their-defense", "defense": defense(s, s.victim) - guard}
    return {}


def of_draw(s: SevenState, action: int) -> dict[str, Arg]:
    if action == DRAW_PILE:
        if s.pile_size == 0:
            return {"effect": "rebuild", "cards": s.discard_size - 1}
        return {"effect": "pile", "cards": s.pile_size}
    if action == DRAW_DISCARD:
        below = s.discard[s.discard_size - 2] if s.discard_size > 1 else len(NAMES)
        return {
            "effect": "pick-up",
            "card": NAMES[s.discard[s.discard_size - 1]],
            "below": NAMES[below] if below < COLORS else "none",
        }
    if action >= TAKE_BACK:
        guard = 3 if action - TAKE_BACK == RONIN else 1
        return {"effect": "defense", "defense": defense(s, s.to_act) - guard}
    return {}


def of_announcement(s: SevenState, action: int) -> dict[str, Arg]:
    """The rice that bandits would take from each player, and the maximum."""
    if action < ONE_BANDIT or action == ONE_NINJA or action >= SHOGUN_HAND:
        return {}
    takes = [int(loot(s, action, seat)) if seat != s.to_act else 0 for seat in range(s.seats)]
    return {"effect": "at-most", "rice": max(takes), "takes": [*takes]}


def of_target(s: SevenState, seat: int) -> dict[str, Arg]:
    if s.announced == ONE_NINJA or s.announced >= SHOGUN_HAND:
        return {"effect": "cards", "hand": s.held[seat], "table": s.laid[seat]}
    return {"effect": "rice", "rice": loot(s, s.announced, seat), "defense": defense(s, seat)}
