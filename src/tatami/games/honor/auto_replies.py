"""Auto-replies (H30): answers that a player sets in advance, so that a table of six does not wait
for everybody at each dishonor and battle.

An auto-reply is a pure function of the state and the seat. It returns an action, or None to ask the
player.
"""

from __future__ import annotations

from collections.abc import Callable

from tatami.engine.errors import BadOptions
from tatami.games.honor.alliance import are_allies
from tatami.games.honor.constants import PASS, REACT, SAVE
from tatami.games.honor.houses import holds_save_face
from tatami.games.honor.pending import first_argument, question
from tatami.games.honor.state import HonorState

AutoReply = Callable[[HonorState, int], int | None]


def save_if(wanted: bool, s: HonorState, seat: int) -> int:
    return SAVE if wanted and holds_save_face(s, seat) else PASS


def ask(_s: HonorState, _seat: int) -> int | None:
    """Ask me."""
    return None


def always_pass(_s: HonorState, _seat: int) -> int | None:
    """Never save face."""
    return PASS


def ask_for_own(s: HonorState, seat: int) -> int | None:
    """Pass for others; ask when my own face is at stake."""
    return None if first_argument(s) == seat else PASS


def save_own(s: HonorState, seat: int) -> int | None:
    """Save my own face, nobody else's."""
    return save_if(first_argument(s) == seat, s, seat)


def save_ally(s: HonorState, seat: int) -> int | None:
    """Save my own face and my ally's, nobody else's, and not the ally's whom I dishonor myself."""
    affected = first_argument(s)
    wanted = affected == seat or (are_allies(s, seat, affected) and seat != s.turn)
    return save_if(wanted, s, seat)


REPLIES: dict[str, AutoReply] = {
    "ask": ask,
    "pass": always_pass,
    "ask-own": ask_for_own,
    "own": save_own,
    "ally": save_ally,
}
KIND = "react"
"""The kind of decision that all auto-replies answer."""


def auto_replies() -> dict[str, list[str]]:
    """The names of all auto-replies by kind of decision, the default first.

    The sentence of each is `order-<name>` in the texts.
    """
    return {KIND: list(REPLIES)}


def reply(name: str, s: HonorState, seat: int) -> int | None:
    """The action that the auto-reply gives for this seat, or None to ask the player."""
    found = REPLIES.get(name)
    if found is None:
        raise BadOptions(f"there is no auto-reply {name!r}; choose from {', '.join(REPLIES)}")
    if s.over or s.to_act != seat or question(s) != REACT:
        return None
    return found(s, seat)
