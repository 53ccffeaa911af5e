# compiled with mypyc
"""What everybody can remember about hidden cards (H4, H30), for `sampling`.

For each hand: the cards it held when the discard pile was last shuffled (kept), the cards drawn
since, the cards shown since that may have been either, and the most save faces it can hold.

Two things are forgotten: the order in which a player drew and showed cards since the shuffle, once
more than one order is possible, and what was known about the hands before the shuffle. A sample may
therefore be a deal that a perfect memory would rule out, but every possible deal can be sampled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.games.honor.constants import HAND, KINDS

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


def remember_drawn(s: HonorState, seat: i64, kind: i64) -> None:
    s.drawn[seat * KINDS + kind] += 1
    s.drawn_counts[seat] += 1
    if s.most_save_faces[seat] < HAND:
        s.most_save_faces[seat] += 1


def remember_shuffled(s: HonorState) -> None:
    """All cards in hand are kept now; everybody knows the cards of the new pile."""
    s.kept = s.hand[:]
    for seat in range(s.seats):
        s.kept_counts[seat] = s.hand_size[seat]
        s.drawn_counts[seat] = 0
    for i in range(s.seats * KINDS):
        s.drawn[i] = 0
        s.shown[i] = 0


def remember_seen(s: HonorState, seat: i64, kind: i64) -> None:
    """A card left a hand: it was kept, or drawn since the shuffle, or it may have been either."""
    at = seat * KINDS + kind
    if s.kept_counts[seat] == 0:
        s.drawn[at] -= 1
        s.drawn_counts[seat] -= 1
    elif s.drawn_counts[seat] == 0:
        s.kept[at] -= 1
        s.kept_counts[seat] -= 1
    else:
        s.shown[at] += 1


def remember_nobody_saves_face(s: HonorState) -> None:
    """H30: only holders are asked and nobody was, so everybody knows that no hand has save face."""
    for seat in range(s.seats):
        s.most_save_faces[seat] = 0
