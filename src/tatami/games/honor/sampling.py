# compiled with mypyc
"""Samples: states that a viewer could equally well be in.

Everything on the table is public. A viewer cannot see the other hands, the order of the draw pile,
and which seat is asked to save face (H30). What it remembers narrows that down:

- When the discard pile is shuffled, everybody knows its cards, and the other unseen cards are in
  the hands. So hidden cards come from two pools: *kept* cards, which were in hands then, and
  *fresh* cards, which were in the new pile. The number of kept and fresh cards in each hand is
  known; the pile has only fresh ones. Before the first shuffle all cards are fresh.
- A card shown since the shuffle may come from either pool: `card_origins` draws which.
- If only holders of save face are asked and nobody was, nobody held one. From then on a hand holds
  at most as many as it has drawn (`most_save_faces`).
- During a round of reactions the seat that is asked holds save face. If everyone is asked, it is
  any seat whose place in the order fits with whether the viewer was asked already.

All deals that fit are equally likely. How well others play is not taken into account.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance, chance_from
from tatami.engine.state import NOBODY
from tatami.games.honor.card_origins import HiddenCards, choose_origins, collect_hidden_cards
from tatami.games.honor.constants import HAND, KINDS, NAMED, REACT, SAVE_FACE
from tatami.games.honor.pending import (
    asked_seat,
    first_argument,
    question,
    seat_in_order,
    second_argument,
)

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

PATIENCE: Final = 400
"""Attempts to choose a seat that may be asked, before the origins are drawn again."""
TRIES: Final = 64


def sample(s: HonorState, viewer: i64, rng: Chance) -> HonorState:
    t = s.clone()
    t.chance = rng.fork()
    hidden = collect_with_origins(s, viewer, rng)
    if not is_reaction_hidden(s, viewer):
        deal_saves(s, hidden, rng)
    else:
        # Some origins leave nobody who could be asked. The real ones do not, so this ends.
        while not choose_asked(t, viewer, hidden, rng):
            hidden = collect_with_origins(s, viewer, rng)
    empty_hands(t, viewer)
    restore_shown_cards(t, hidden)
    deal_kept(t, hidden, rng)
    deal_fresh(t, hidden, rng)
    return t


def collect_with_origins(s: HonorState, viewer: i64, rng: Chance) -> HiddenCards:
    """The hidden cards, with an origin drawn for each card that was shown."""
    hidden = collect_hidden_cards(s, viewer)
    choose_origins(hidden, rng)
    return hidden


def is_anything_hidden(s: HonorState, viewer: i64) -> bool:
    """Two different fresh cards in the pile could change places; otherwise compare samples."""
    fresh = collect_hidden_cards(s, viewer).fresh
    kinds: i64 = 0
    for kind in range(i64(NAMED)):
        if fresh[kind] > 0:
            kinds += 1
    if s.pile_size > 1 and kinds > 1:
        return True
    rng = chance_from("hides")
    dump = s.dump()
    for _ in range(TRIES):
        if s.sample(viewer, rng).dump() != dump:
            return True
    return False


# The new deal.


def empty_hands(t: HonorState, viewer: i64) -> None:
    """Empty the hands that the viewer cannot see."""
    hand = t.hand
    kept = t.kept
    drawn = t.drawn
    for seat in range(t.seats):
        if seat != viewer:
            for at in range(seat * KINDS, seat * KINDS + NAMED):
                hand[at] = 0
                kept[at] = 0
                drawn[at] = 0


def restore_shown_cards(t: HonorState, hidden: HiddenCards) -> None:
    """Put the shown cards back into the pools of their origins."""
    for card in range(len(hidden.kind_of)):
        at = i64(hidden.seat_of[card]) * KINDS + i64(hidden.kind_of[card])
        if hidden.was_kept[card] != 0:
            t.kept[at] += 1
        else:
            t.drawn[at] += 1


def deal_saves(s: HonorState, hidden: HiddenCards, rng: Chance) -> None:
    """H30: save faces go where they can be; every possible place is equally likely."""
    for seat in range(s.seats):
        hidden.kept_saves[seat] = 0
        hidden.fresh_saves[seat] = 0
    for _ in range(hidden.kept[SAVE_FACE]):
        deal_kept_save(s, hidden, rng)
    pile_room = s.pile_size
    for _ in range(hidden.fresh[SAVE_FACE]):
        if deal_fresh_save(s, hidden, pile_room, rng):
            pile_room -= 1


def kept_room(s: HonorState, hidden: HiddenCards, seat: i64, proven: bool) -> i64:
    """Places for kept cards that a save face can fill; `proven`: respect what is known (H30)."""
    room = hidden.kept_counts[seat] - hidden.kept_saves[seat]
    if proven and s.most_save_faces[seat] < HAND:
        unproven = s.most_save_faces[seat] - s.drawn_counts[seat] - hidden.kept_saves[seat]
        return max(0, min(room, unproven))
    return room


def fresh_room(s: HonorState, hidden: HiddenCards, seat: i64, proven: bool) -> i64:
    room = hidden.drawn_counts[seat] - hidden.fresh_saves[seat]
    if proven and s.most_save_faces[seat] < HAND:
        return max(0, min(room, s.most_save_faces[seat] - hidden.fresh_saves[seat]))
    return room


def deal_kept_save(s: HonorState, hidden: HiddenCards, rng: Chance) -> None:
    proven = True
    total: i64 = 0
    for seat in range(s.seats):
        total += kept_room(s, hidden, seat, True)
    if total == 0:
        # The origins leave no such place: ignore what is known about save faces.
        proven = False
        for seat in range(s.seats):
            total += kept_room(s, hidden, seat, False)
    place = rng.below(total)
    for seat in range(s.seats):
        place -= kept_room(s, hidden, seat, proven)
        if place < 0:
            hidden.kept_saves[seat] += 1
            return


def deal_fresh_save(s: HonorState, hidden: HiddenCards, pile_room: i64, rng: Chance) -> bool:
    """Returns whether it goes to the pile."""
    proven = True
    total = pile_room
    for seat in range(s.seats):
        total += fresh_room(s, hidden, seat, True)
    if total == 0:
        proven = False
        for seat in range(s.seats):
            total += fresh_room(s, hidden, seat, False)
    place = rng.below(total)
    for seat in range(s.seats):
        place -= fresh_room(s, hidden, seat, proven)
        if place < 0:
            hidden.fresh_saves[seat] += 1
            return False
    return True


def deal_kept(t: HonorState, hidden: HiddenCards, rng: Chance) -> None:
    """Deal the kept cards to the hands."""
    if hidden.kept_left == 0:
        return
    cards = vec[u8]([u8(0)] * hidden.kept_left)
    n = list_cards(cards, hidden.kept)
    rng.shuffle(cards, 0, n)
    n = 0
    for seat in range(t.seats):
        saves = hidden.kept_saves[seat]
        at = seat * KINDS
        for _ in range(hidden.kept_counts[seat] - saves):
            t.kept[at + i64(cards[n])] += 1
            n += 1
        t.kept[at + SAVE_FACE] += u8(saves)


def deal_fresh(t: HonorState, hidden: HiddenCards, rng: Chance) -> None:
    """Deal the fresh cards to the hands and the pile; then the hands are complete."""
    pile = t.pile
    cards = vec[u8]([u8(0)] * (hidden.fresh_left + 1))
    n = list_cards(cards, hidden.fresh)
    rng.shuffle(cards, 0, n)
    in_pile = hidden.fresh[SAVE_FACE]
    for seat in range(t.seats):
        saves = hidden.fresh_saves[seat]
        in_pile -= saves
        at = seat * KINDS
        for _ in range(hidden.drawn_counts[seat] - saves):
            n -= 1
            t.drawn[at + i64(cards[n])] += 1
        t.drawn[at + SAVE_FACE] += u8(saves)
    for i in range(n):
        pile[i] = cards[i]
    for i in range(n, n + in_pile):
        j = rng.below(i + 1)
        pile[i] = pile[j]
        pile[j] = SAVE_FACE
    sum_up_hands(t)


def list_cards(cards: vec[u8], counts: vec[i64]) -> i64:
    """List all cards but the save faces; returns how many."""
    n: i64 = 0
    for kind in range(i64(SAVE_FACE)):
        for _ in range(counts[kind]):
            cards[n] = u8(kind)
            n += 1
    return n


def sum_up_hands(t: HonorState) -> None:
    hand = t.hand
    kept = t.kept
    drawn = t.drawn
    shown = t.shown
    for at in range(t.seats * KINDS):
        hand[at] = kept[at] + drawn[at] - shown[at]


# Who is being asked (H30).


def is_reaction_hidden(s: HonorState, viewer: i64) -> bool:
    return s.to_act != NOBODY and question(s) == REACT and s.to_act != viewer


def choose_asked(t: HonorState, viewer: i64, hidden: HiddenCards, rng: Chance) -> bool:
    """Every pair of a deal and a seat that may be asked in it is equally likely: deal, choose a
    seat, and start again if that seat cannot be the one. False after `PATIENCE` attempts."""
    low, high = places_open(t, viewer)
    for _ in range(PATIENCE):
        place = low + rng.below(high - low)
        deal_saves(t, hidden, rng)
        if place != place_of(t, viewer) and may_be_asked(t, hidden, place):
            t.stack[t.depth - 1] += (place - second_argument(t)) << 16
            t.to_act = asked_seat(t)
            return True
    return False


def place_of(t: HonorState, viewer: i64) -> i64:
    """The viewer's place in the order, -1 for spectators."""
    if viewer == NOBODY:
        return -1
    place = viewer - first_argument(t)
    return place if place >= 0 else place + t.seats


def places_open(t: HonorState, viewer: i64) -> tuple[i64, i64]:
    """The places that may be asked now. A viewer who is asked in this round knows whether that was
    before or will be after; another viewer knows nothing."""
    place = place_of(t, viewer)
    if place < 0 or not is_ever_asked(t, viewer):
        return 0, t.seats
    if place < second_argument(t):
        return place + 1, t.seats
    return 0, place


def is_ever_asked(t: HonorState, viewer: i64) -> bool:
    return t.config.ask_everyone or t.hand[viewer * KINDS + SAVE_FACE] > 0


def may_be_asked(t: HonorState, hidden: HiddenCards, place: i64) -> bool:
    seat = seat_in_order(t, first_argument(t), place)
    return t.config.ask_everyone or hidden.kept_saves[seat] + hidden.fresh_saves[seat] > 0
