# compiled with mypyc
"""Is everything where it can be? Checked after every decision of many random games by the tests,
so it is compiled with the rules; nothing else uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY
from tatami.games.seven.constants import FIGHTERS, KINDS, ROW, shifted
from tatami.games.seven.memory import LANE, MOST, ONES, SPECTATOR, WIDTH
from tatami.games.seven.plays import FULL_TABLE, first_card, second_card

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState


def audited_games(first: SevenState, rng: Chance, games: i64) -> i64:
    """Play random games and audit after every decision; returns how many decisions were sound
    before the first that was not, or all of them."""
    decisions: i64 = 0
    for _ in range(games):
        s = first.deal(rng.fork())
        while s.to_act != NOBODY:
            if not is_sound(s):
                return decisions
            s.play(s.pick(rng))
            decisions += 1
        if not is_sound(s):
            return decisions
    return decisions


def is_sound(s: SevenState) -> bool:
    pile = counted(s.pile, s.pile_n)
    discard = counted(s.discard, s.discard_n)
    for kind in range(KINDS):
        if discard[kind] != s.heap[kind] or not is_conserved(s, kind, i64(pile[kind])):
            return False
        if not is_remembered_rightly(s, kind, i64(pile[kind])):
            return False
    return seats_add_up(s)


def counted(cards: vec[u8], end: i64) -> vec[u8]:
    """How many there are of each kind."""
    counts = vec[u8]([u8(0)] * KINDS)
    for i in range(end):
        counts[i64(cards[i])] += 1
    return counts


def is_conserved(s: SevenState, kind: i64, hidden: i64) -> bool:
    """S1: every card of the deck is somewhere, and only once."""
    hands = s.hands
    tables = s.tables
    in_sight = i64(s.heap[kind]) + on_the_way(s, kind)
    for i in range(kind, s.seats * ROW, ROW):
        in_sight += i64(tables[i])
        hidden += i64(hands[i])
    return in_sight == i64(s.visible[kind]) and in_sight + hidden == i64(s.deck[kind])


def on_the_way(s: SevenState, kind: i64) -> i64:
    """S16: cards that are announced and have not taken effect."""
    if s.announced < 0:
        return 0
    many: i64 = 1 if first_card(s.announced) == kind else 0
    return many + 1 if second_card(s.announced) == kind else many


def seats_add_up(s: SevenState) -> bool:
    """S2, S8: all rice is with somebody, and no table holds more than it may."""
    hands = s.hands
    tables = s.tables
    rice: i64 = 0
    for seat in range(s.seats):
        rice += i64(s.rice[seat])
        held: i64 = 0
        laid: i64 = 0
        for i in range(seat * ROW, seat * ROW + KINDS):
            held += i64(hands[i])
        for i in range(seat * ROW, seat * ROW + FIGHTERS):
            laid += i64(tables[i])
        if held != i64(s.held[seat]) or laid != i64(s.laid[seat]) or laid > FULL_TABLE:
            return False
    return rice == s.seats * s.start_rice


def is_remembered_rightly(s: SevenState, kind: i64, pile: i64) -> bool:
    """S15: what a viewer is sure of is there, and what it thinks possible includes the truth."""
    hands = s.hands
    may_lie = s.may_lie
    sure = all_are_sure_of(s, kind)
    unplaced = i64(s.deck[kind]) - i64(s.visible[kind])
    for seat in range(s.seats):
        i = seat * ROW + kind
        unseen = unplaced - i64(hands[i]) - (sure & LANE)
        if pile > i64(may_lie[i]) or pile > unseen:
            return False
        sure >>= WIDTH
    sure >>= (SPECTATOR - s.seats) * WIDTH
    return pile <= i64(may_lie[SPECTATOR * ROW + kind]) and 0 <= pile <= unplaced - sure


def all_are_sure_of(s: SevenState, kind: i64) -> i64:
    """The sum of what is known in all hands. In all lanes at once: nobody counts more than there
    are, no player fewer than spectators, and the owner, who sees the hand, keeps no count. If that
    does not hold, every lane is too high."""
    hands = s.hands
    known = s.known
    own = s.everyone & LANE
    guards = shifted(ONES, WIDTH - 1)
    total: i64 = 0
    for i in range(kind, s.seats * ROW, ROW):
        numbers = known[i]
        fewest = (numbers >> (SPECTATOR * WIDTH)) * (s.everyone - own)
        if (
            numbers & (own * LANE) != 0
            or (i64(hands[i]) * ONES + guards - numbers) & guards != guards
            or (numbers + guards - fewest) & guards != guards
        ):
            return ONES * MOST
        total += numbers
        own <<= WIDTH
    return total
