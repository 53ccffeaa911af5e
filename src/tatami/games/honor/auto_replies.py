"""Standing orders (H30): answers that a player can give before being asked, so that a table of six
does not wait for everybody at each dishonor and battle.

An order is a pure function of the state and the seat: it names an action, or None to ask.
"""

from __future__ import annotations

from collections.abc import Callable

from tatami.engine.errors import BadOptions
from tatami.games.honor.alliance import are_allies
from tatami.games.honor.constants import PASS, REACT, SAVE
from tatami.games.honor.houses import holds_save_face
from tatami.games.honor.pending import first_argument, question
from tatami.games.honor.state import HonorState

Rule = Callable[[HonorState, int], int | None]


def save_if(wanted: bool, s: HonorState, seat: int) -> int:
    return SAVE if wanted and holds_save_face(s, seat) else PASS


def ask(_s: HonorState, _seat: int) -> int | None:
    """Ask me."""
    return None


def always_pass(_s: HonorState, _seat: int) -> int | None:
    """Never save a face."""
    return PASS


def ask_for_own(s: HonorState, seat: int) -> int | None:
    """Pass unless it is about me; then ask."""
    return None if first_argument(s) == seat else PASS


def save_own(s: HonorState, seat: int) -> int | None:
    """Save my own face, nobody else's."""
    return save_if(first_argument(s) == seat, s, seat)


def save_ally(s: HonorState, seat: int) -> int | None:
    """Save my own face and my ally's, nobody else's."""
    return save_if(first_argument(s) == seat or are_allies(s, seat, first_argument(s)), s, seat)


REPLIES: dict[str, Rule] = {
    "ask": ask,
    "pass": always_pass,
    "ask-own": ask_for_own,
    "own": save_own,
    "ally": save_ally,
}
KIND = "react"
"""The kind of decision that they all answer."""


def auto_replies() -> dict[str, list[str]]:
    """Every order that can be given, the default first; its sentence is `order-<name>`."""
    return {KIND: list(REPLIES)}


def reply(order: str, s: HonorState, seat: int) -> int | None:
    """What the order answers for this seat, or None: the player is asked."""
    rule = REPLIES.get(order)
    if rule is None:
        raise BadOptions(f"there is no standing order {order!r}; there is {', '.join(REPLIES)}")
    if s.over or s.to_act != seat or question(s) != REACT:
        return None
    return rule(s, seat)
