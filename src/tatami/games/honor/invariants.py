# compiled with mypyc
"""What must hold after every decision, however badly people play: for tests over many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.chance import Chance
from tatami.engine.errors import TatamiError
from tatami.engine.state import NOBODY
from tatami.games.honor.cards import HAND, KINDS, NAMED, NO_CARD, STEP, VALUED, WARRIORS
from tatami.games.honor.houses import daimyo_house, samurai_house

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

MOST_DECISIONS: Final = 100000


class Unsound(TatamiError):
    """A state that the rules cannot lead to."""


class Tally:
    """What many games came to."""

    games: i64
    decisions: i64
    turns: i64
    by_target: i64
    shuffles: i64

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.by_target = 0
        self.shuffles = 0


def audit_games(first: HonorState, rng: Chance, games: i64) -> Tally:
    """Play random games to the end and look at the state after every decision."""
    tally = Tally()
    for _ in range(games):
        state = first.deal(rng.fork())
        examine(state)
        decisions: i64 = 0
        while state.to_act != NOBODY:
            pile = state.pile_size
            state.play(state.pick(rng))
            examine(state)
            decisions += 1
            if state.pile_size > pile:
                tally.shuffles += 1
            if decisions > MOST_DECISIONS:
                raise Unsound("the game does not end")
        tally.games += 1
        tally.decisions += decisions
        tally.turns += state.turns
        if state.reason == 1:
            tally.by_target += 1
    return tally


def examine(s: HonorState) -> None:
    """Raise Unsound if something is lost, doubled or where it may not be."""
    if not is_every_card_somewhere(s):
        raise Unsound("a card is lost or doubled (H1)")
    for seat in range(s.seats):
        if not are_limits_kept(s, seat):
            raise Unsound("a house or hand holds what it may not (H6, H12)")
        if not do_totals_add_up(s, seat):
            raise Unsound("the totals of a house are wrong (H8, H11, H21)")
        if not is_memory_right(s, seat):
            raise Unsound("what is remembered of a hand does not add up to it (H4)")
        if not is_service_sound(s, seat):
            raise Unsound("somebody serves who may not (H31)")
        if s.honor[seat] % STEP != 0:
            raise Unsound("honor that is no multiple of 5 (H1)")
    if s.shogun != NOBODY and s.daimyo[s.shogun] == NO_CARD:
        raise Unsound("a shogun without a daimyo (H17)")


def is_every_card_somewhere(s: HonorState) -> bool:
    """H1: of each kind as many as there are, over pile, discards, hands, houses and the way."""
    for kind in range(i64(NAMED)):
        count = i64(s.discards[kind])
        if s.held == kind:
            count += 1
        for seat in range(s.seats):
            count += i64(s.hand[seat * KINDS + kind])
            count += i64(s.house[daimyo_house(seat) * KINDS + kind])
            count += i64(s.house[samurai_house(seat) * KINDS + kind])
        pile = s.pile
        for i in range(s.pile_size):
            if i64(pile[i]) == kind:
                count += 1
        if count != i64(s.table.count[kind]):
            return False
    return True


def count(s: HonorState, house: i64, first: i64, end: i64) -> i64:
    """Cards of these kinds in a house."""
    cards: i64 = 0
    for kind in range(first, end):
        cards += i64(s.house[house * KINDS + kind])
    return cards


def are_limits_kept(s: HonorState, seat: i64) -> bool:
    """H6: at most one okugata and five warriors per house, one castle and one daimyo per player."""
    daimyo = daimyo_house(seat)
    samurai = samurai_house(seat)
    for house in range(daimyo, samurai + 1):
        if count(s, house, 6, 9) > 1 or count(s, house, 9, 15) > WARRIORS:
            return False
    if count(s, samurai, 0, 6) > 0 or count(s, samurai, 21, 24) > 0:
        return False
    if count(s, daimyo, 0, 6) > 1 or count(s, daimyo, 21, 24) > 1:
        return False
    if s.daimyo[seat] == NO_CARD and s.house_size[daimyo] > 0:
        return False
    return s.hand_size[seat] <= HAND


def do_totals_add_up(s: HonorState, seat: i64) -> bool:
    table = s.table
    for house in range(daimyo_house(seat), samurai_house(seat) + 1):
        honor: i64 = 0
        ki: i64 = 0
        strength: i64 = 0
        if house & 1 == 1:
            honor = table.samurai_honor
            ki = table.samurai_ki
            strength = table.samurai_strength
        for kind in range(i64(VALUED)):
            cards = i64(s.house[house * KINDS + kind])
            honor += cards * table.honor[kind]
            ki += cards * table.ki[kind]
            strength += cards * table.strength[kind]
        if honor != s.house_honor[house] or ki != s.house_ki[house]:
            return False
        if strength != s.house_strength[house] or s.house_size[house] != count(s, house, 0, 24):
            return False
    return True


def is_memory_right(s: HonorState, seat: i64) -> bool:
    """Kept and drawn cards less those shown are the hand; see `sampling`."""
    cards: i64 = 0
    keeps: i64 = 0
    draws: i64 = 0
    for kind in range(i64(NAMED)):
        at = seat * KINDS + kind
        cards += i64(s.hand[at])
        keeps += i64(s.kept[at])
        draws += i64(s.drawn[at])
        if i64(s.kept[at]) + i64(s.drawn[at]) - i64(s.shown[at]) != i64(s.hand[at]):
            return False
    return cards == s.hand_size[seat] and keeps == s.keeps[seat] and draws == s.draws[seat]


def is_service_sound(s: HonorState, seat: i64) -> bool:
    """H31: a second samurai has no daimyo, the lord has one, and both know of each other."""
    lord = s.serves[seat]
    if lord == NOBODY:
        return s.in_service[seat] == 0 and s.notice[seat] == 0
    return s.second[lord] == seat and s.daimyo[lord] != NO_CARD and s.daimyo[seat] == NO_CARD
