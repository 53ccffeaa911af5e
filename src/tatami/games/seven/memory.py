# compiled with mypyc
"""What each viewer remembers, like a person with a perfect memory (S15).

- `known[seat, kind]`: how many cards of that kind a viewer is sure of in that hand. The viewer saw
  them through a shogun, or they came openly from the discard pile or a table, and they must still
  be there.
- `may_lie[viewer, kind]`: the most cards of that kind that can be in the draw pile. A card seen
  outside the pile is not in it, and the cards of a rebuilt pile are public (S6).
- `glimpsed[seat]`: how many cards of that hand, beyond those that everybody knows, a viewer knows
  at least. The number is public, the cards are not: a sample must respect it when it invents what
  others remember.

These are numbers per viewer, packed into an `i64`. Each takes seven bits, called a lane: seats 0 to
7, then spectators. No kind has more than 60 cards, so the highest bit of a lane stays free for
`one_less`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tatami.games.seven.constants import KINDS, ROW, bit

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

SPECTATOR: Final = 8
LANES: Final = 9
WIDTH: Final = 7
LANE: Final = 127
MOST: Final = 63
ONES: Final = 0x102040810204081
"""A one in every lane."""


def lane(viewer: i64) -> i64:
    """A one in the viewer's lane."""
    return bit(viewer * WIDTH)


def in_lane(numbers: i64, viewer: i64) -> i64:
    return (numbers >> (viewer * WIDTH)) & LANE


def one_less(numbers: i64) -> i64:
    """Every lane minus one, but not below 0."""
    return numbers - (((numbers + ONES * MOST) >> 6) & ONES)


def everyone(seats: i64) -> i64:
    """A one in the lane of every seat and of the spectators."""
    lanes = lane(SPECTATOR)
    for seat in range(seats):
        lanes += lane(seat)
    return lanes


def forget_all(s: SevenState) -> None:
    """S3: after a new deal only the deck is known."""
    known = s.known
    for i in range(s.seats * ROW):
        known[i] = 0
    for seat in range(s.seats):
        s.glimpsed[seat] = 0
    for kind in range(KINDS):
        s.visible[kind] = 0
    pile_consists_of_the_deck(s)


def pile_consists_of_the_deck(s: SevenState) -> None:
    for viewer in range(LANES):
        for kind in range(KINDS):
            s.may_lie[viewer * ROW + kind] = s.deck[kind]


def remember_drawn(s: SevenState, seat: i64, kind: i64) -> None:
    """S5: the player who draws knows that this card is no longer in the pile."""
    s.may_lie[seat * ROW + kind] -= 1


def remember_taken_openly(s: SevenState, seat: i64, kind: i64) -> None:
    """S5, S13, S15: everybody sees a card go from a table or the discard pile into a hand."""
    s.visible[kind] -= 1
    s.known[seat * ROW + kind] += s.everyone - lane(seat)


def remember_left_openly(s: SevenState, seat: i64, kind: i64) -> None:
    """Everybody sees a card of this kind leave a hand; it counts as one that they knew."""
    s.visible[kind] += 1
    i = seat * ROW + kind
    seen = s.known[i]
    if s.glimpsed[seat] != 0 and in_lane(seen, SPECTATOR) == 0:
        s.glimpsed[seat] = one_less(s.glimpsed[seat])
    if seen != 0:
        s.known[i] = one_less(seen)


def remember_seen_hand(s: SevenState, seat: i64, victim: i64) -> None:
    """S13, S15: only the shogun's player sees the whole hand."""
    known = s.known
    hands = s.hands
    own = lane(seat)
    for i in range(victim * ROW, victim * ROW + KINDS):
        known[i] += (i64(hands[i]) - in_lane(known[i], seat)) * own
    s.glimpsed[victim] += (cards_not_public(s, victim) - in_lane(s.glimpsed[victim], seat)) * own


def cards_not_public(s: SevenState, seat: i64) -> i64:
    """How many cards of a hand not everybody knows, up to the most that a lane can count."""
    left = i64(s.held[seat])
    for i in range(seat * ROW, seat * ROW + KINDS):
        left -= in_lane(s.known[i], SPECTATOR)
    return min(left, i64(MOST))


def remember_taken_unseen(s: SevenState, seat: i64, victim: i64, kind: i64) -> None:
    """S15: a card goes from hand to hand; only the two players know which. The others are sure of
    one card fewer of every kind in the victim's hand. Call this before the card moves."""
    remember_possible_pile(s, seat, victim)
    known = s.known
    sure = viewers_who_know(s, seat, victim, kind)
    own = lane(seat)
    for i in range(victim * ROW, victim * ROW + KINDS):
        kept = in_lane(known[i], seat) * own
        known[i] = one_less(known[i] - kept) + kept
    known[victim * ROW + kind] -= own
    known[seat * ROW + kind] += lane(victim) + sure
    if in_lane(sure, SPECTATOR) == 0 and in_lane(s.glimpsed[seat], victim) < MOST:
        s.glimpsed[seat] += lane(victim)
    s.glimpsed[victim] = 0


def viewers_who_know(s: SevenState, seat: i64, victim: i64, kind: i64) -> i64:
    """The lanes of the viewers who know that the victim held only this kind."""
    lanes: i64 = 0
    seen = s.known[victim * ROW + kind]
    for viewer in range(LANES):
        if viewer != seat and viewer != victim and in_lane(seen, viewer) == i64(s.held[victim]):
            lanes += lane(viewer)
    return lanes


def remember_rest_of_hand(s: SevenState, seat: i64, victim: i64) -> None:
    """The shogun's player knows the rest of the hand. Call this after the card has moved."""
    s.glimpsed[victim] = cards_not_public(s, victim) * lane(seat)


def remember_possible_pile(s: SevenState, seat: i64, victim: i64) -> None:
    """Only cards that are unseen now can be in the pile, even if more become unseen: a card that
    the others lose sight of goes from hand to hand, not into the pile."""
    for viewer in range(LANES):
        if viewer != seat and viewer != victim and (viewer < s.seats or viewer == SPECTATOR):
            for kind in range(KINDS):
                i = viewer * ROW + kind
                s.may_lie[i] = u8(min(i64(s.may_lie[i]), unseen(s, viewer, kind)))


def unseen(s: SevenState, viewer: i64, kind: i64) -> i64:
    """How many cards of a kind the viewer cannot place: in the draw pile, or unknown in a hand."""
    left = i64(s.deck[kind]) - i64(s.visible[kind])
    if viewer != SPECTATOR:
        left -= i64(s.hands[viewer * ROW + kind])
    for seat in range(s.seats):
        left -= in_lane(s.known[seat * ROW + kind], viewer)
    return left


def remember_rebuilt_pile(s: SevenState) -> None:
    """S6: everybody saw the cards of the discard pile; the top card stays there."""
    for kind in range(KINDS):
        laid_down = i64(s.discard_counts[kind])
        s.visible[kind] -= u8(laid_down)
        for viewer in range(LANES):
            s.may_lie[viewer * ROW + kind] = u8(laid_down)
