"""What holds after every decision. For tests and soak runs: the game does not import this."""

from __future__ import annotations

from collections import Counter

from tatami.engine.state import NOBODY
from tatami.games.honor.card_groups import is_castle, is_daimyo, is_okugata, is_warrior
from tatami.games.honor.constants import (
    HAND,
    KINDS,
    NAMED,
    NO_CARD,
    STEP,
    VALUED,
    WARRIORS,
)
from tatami.games.honor.houses import daimyo_house, samurai_house
from tatami.games.honor.state import HonorState


def violation(s: HonorState) -> str | None:
    """The first invariant that this state breaks, as a sentence; None if all hold."""
    if not every_card_is_somewhere(s):
        return "a card is lost or doubled (H1)"
    for seat in range(s.seats):
        if not limits_are_kept(s, seat):
            return "a house or hand holds what it may not (H6, H12)"
        if not totals_add_up(s, seat):
            return "the totals of a house are wrong (H8, H11, H21)"
        if not memory_matches_hand(s, seat):
            return "what is remembered of a hand does not add up to it (H4)"
        if not service_is_consistent(s, seat):
            return "a player serves who may not (H31)"
        if s.honor[seat] % STEP != 0:
            return "honor is not a multiple of 5 (H1)"
    if s.shogun != NOBODY and s.daimyo[s.shogun] == NO_CARD:
        return "the shogun has no daimyo (H17)"
    return None


def row(counts: list[int], number: int) -> list[int]:
    """The counts of a hand or house, by kind."""
    return counts[number * KINDS : number * KINDS + NAMED]


def every_card_is_somewhere(s: HonorState) -> bool:
    """H1: pile, discards, hands, houses and the held card make up the deck."""
    cards = Counter(int(s.pile[i]) for i in range(s.pile_size))
    cards.update({kind: int(s.discards[kind]) for kind in range(NAMED)})
    if s.held != NO_CARD:
        cards[int(s.held)] += 1
    hands, houses = list(s.hand), list(s.house)
    for seat in range(s.seats):
        cards.update(dict(enumerate(row(hands, seat))))
        cards.update(dict(enumerate(row(houses, daimyo_house(seat)))))
        cards.update(dict(enumerate(row(houses, samurai_house(seat)))))
    return all(cards[kind] == s.config.count[kind] for kind in range(NAMED))


def limits_are_kept(s: HonorState, seat: int) -> bool:
    """H6: at most one okugata and five warriors per house, one castle and one daimyo per player."""
    houses = list(s.house)
    daimyo, samurai = row(houses, daimyo_house(seat)), row(houses, samurai_house(seat))
    for cards in (daimyo, samurai):
        okugata = sum(cards[kind] for kind in range(NAMED) if is_okugata(kind))
        warriors = sum(cards[kind] for kind in range(NAMED) if is_warrior(kind))
        if okugata > 1 or warriors > WARRIORS:
            return False
    for belongs_there in (is_daimyo, is_castle):
        if sum(samurai[kind] for kind in range(NAMED) if belongs_there(kind)) > 0:
            return False
        if sum(daimyo[kind] for kind in range(NAMED) if belongs_there(kind)) > 1:
            return False
    if s.daimyo[seat] == NO_CARD and s.house_size[daimyo_house(seat)] > 0:
        return False
    return s.hand_size[seat] <= HAND


def totals_add_up(s: HonorState, seat: int) -> bool:
    """H8, H11, H21: the totals of both houses are those of their cards."""
    config = s.config
    houses = list(s.house)
    for house in (daimyo_house(seat), samurai_house(seat)):
        honor = ki = strength = 0
        if house == samurai_house(seat):
            honor, ki, strength = config.samurai_honor, config.samurai_ki, config.samurai_strength
        cards = row(houses, house)
        for kind in range(VALUED):
            honor += cards[kind] * config.honor[kind]
            ki += cards[kind] * config.ki[kind]
            strength += cards[kind] * config.strength[kind]
        if (honor, ki, strength, sum(cards)) != (
            s.house_honor[house],
            s.house_ki[house],
            s.house_strength[house],
            s.house_size[house],
        ):
            return False
    return True


def memory_matches_hand(s: HonorState, seat: int) -> bool:
    """H4: kept and drawn cards without those shown are the hand (see `memory`)."""
    hand, kept = row(list(s.hand), seat), row(list(s.kept), seat)
    drawn, shown = row(list(s.drawn), seat), row(list(s.shown), seat)
    if any(kept[kind] + drawn[kind] - shown[kind] != hand[kind] for kind in range(NAMED)):
        return False
    counts = (s.hand_size[seat], s.kept_counts[seat], s.drawn_counts[seat])
    return (sum(hand), sum(kept), sum(drawn)) == counts


def service_is_consistent(s: HonorState, seat: int) -> bool:
    """H31, H37: a second samurai has no daimyo, the lord has one, and each refers to the other;
    notice is given only in service."""
    lord = s.serves[seat]
    if lord == NOBODY:
        return s.in_service[seat] == 0 and s.notice[seat] == 0
    if s.in_service[seat] > 1 or s.notice[seat] > s.in_service[seat]:
        return False
    return bool(s.second[lord] == seat and s.daimyo[lord] != NO_CARD and s.daimyo[seat] == NO_CARD)
