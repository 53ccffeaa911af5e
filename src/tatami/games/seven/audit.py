# compiled with mypyc
"""Is everything where it can be? Checked after every decision of many random games by the tests,
so it is compiled with the rules; nothing else uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.state import NOBODY
from tatami.games.seven.cards import FIGHTERS, KINDS, ROW
from tatami.games.seven.memory import LANES, SPECTATOR, in_lane, unseen
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
    for kind in range(KINDS):
        pile = times_in(s.pile, s.pile_n, kind)
        if not (is_conserved(s, kind, pile) and is_remembered_rightly(s, kind, pile)):
            return False
    return seats_add_up(s)


def is_conserved(s: SevenState, kind: i64, hidden: i64) -> bool:
    """S1: every card of the deck is somewhere, and only once."""
    discard = times_in(s.discard, s.discard_n, kind)
    open_cards = discard + on_the_way(s, kind)
    for seat in range(s.seats):
        open_cards += i64(s.tables[seat * ROW + kind])
        hidden += i64(s.hands[seat * ROW + kind])
    return (
        open_cards + hidden == i64(s.deck[kind])
        and open_cards == i64(s.visible[kind])
        and discard == i64(s.heap[kind])
    )


def times_in(cards: vec[u8], end: i64, kind: i64) -> i64:
    many: i64 = 0
    for i in range(end):
        if i64(cards[i]) == kind:
            many += 1
    return many


def on_the_way(s: SevenState, kind: i64) -> i64:
    """S16: cards that are announced and have not taken effect."""
    if s.announced < 0:
        return 0
    many: i64 = 1 if first_card(s.announced) == kind else 0
    return many + 1 if second_card(s.announced) == kind else many


def seats_add_up(s: SevenState) -> bool:
    """S2, S8: all rice is with somebody, and no table holds more than it may."""
    rice: i64 = 0
    for seat in range(s.seats):
        rice += i64(s.rice[seat])
        held: i64 = 0
        laid: i64 = 0
        for kind in range(KINDS):
            held += i64(s.hands[seat * ROW + kind])
            laid += i64(s.tables[seat * ROW + kind])
            if kind >= FIGHTERS and s.tables[seat * ROW + kind] != 0:
                return False
        if held != i64(s.held[seat]) or laid != i64(s.laid[seat]) or laid > FULL_TABLE:
            return False
    return rice == s.seats * s.start_rice


def is_remembered_rightly(s: SevenState, kind: i64, pile: i64) -> bool:
    """S15: what a viewer is sure of is there, and what it thinks possible includes the truth."""
    for viewer in range(LANES):
        if viewer < s.seats or viewer == SPECTATOR:
            if pile > i64(s.may_lie[viewer * ROW + kind]) or pile > unseen(s, viewer, kind):
                return False
            if not is_sure_of_what_is_there(s, viewer, kind):
                return False
    return True


def is_sure_of_what_is_there(s: SevenState, viewer: i64, kind: i64) -> bool:
    for seat in range(s.seats):
        seen = s.known[seat * ROW + kind]
        sure = in_lane(seen, viewer)
        if viewer == seat:
            if sure != 0:
                return False
        elif not in_lane(seen, SPECTATOR) <= sure <= i64(s.hands[seat * ROW + kind]):
            return False
    return True
