# compiled with mypyc
"""Random moves with the cheapest laws of the contract checked at each, for very long runs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY, Actions, State

NOTHING: Final = 0
NO_ACTION: Final = 1
NOT_ASCENDING: Final = 2
OUTSIDE_THE_SPACE: Final = 3
NO_SEAT: Final = 4
PICKED_ILLEGAL: Final = 5
ACTIONS_AFTER_THE_END: Final = 6

WHAT_IS_WRONG: Final = (
    "",
    "no action is legal although the game runs",
    "the legal actions are not in ascending order",
    "a legal action is outside the action space",
    "the seat to act does not exist",
    "pick() chose an action that is not legal",
    "actions are legal although the game is over",
)


def checked_steps(
    state: State, rng: Chance, legal: Actions, taken: Actions, space: i64, steps: i64
) -> i64:
    """Play up to `steps` random moves and add them to `taken`; stops where something is wrong.
    Returns a number of `WHAT_IS_WRONG`, 0 if all is well. `legal` is reused."""
    for _ in range(steps):
        if state.to_act == NOBODY:
            break
        wrong = wrong_at(state, legal, space)
        if wrong != NOTHING:
            return wrong
        action = state.pick(rng)
        taken.add(action)
        if not has(legal, action):
            return PICKED_ILLEGAL
        state.play(action)
    return wrong_at(state, legal, space)


def wrong_at(state: State, legal: Actions, space: i64) -> i64:
    """Fill `legal` and check it; returns a number of `WHAT_IS_WRONG`."""
    legal.clear()
    state.fill(legal)
    if state.to_act == NOBODY:
        return NOTHING if legal.n == 0 else ACTIONS_AFTER_THE_END
    if legal.n == 0:
        return NO_ACTION
    if not (0 <= state.to_act < state.seats):
        return NO_SEAT
    if legal.at(0) < 0 or legal.at(legal.n - 1) >= space:
        return OUTSIDE_THE_SPACE
    for i in range(legal.n - 1):
        if legal.at(i) >= legal.at(i + 1):
            return NOT_ASCENDING
    return NOTHING


def has(legal: Actions, action: i64) -> bool:
    """Binary search: the actions are in ascending order."""
    low: i64 = 0
    high: i64 = legal.n
    while low < high:
        middle = (low + high) // 2
        if legal.at(middle) < action:
            low = middle + 1
        else:
            high = middle
    return low < legal.n and legal.at(low) == action
