# compiled with mypyc
"""Rounds: S3 and S4, the deal; S17 to S20, how a round is won, scored and ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from tatami.engine.state import EVERYONE, NOBODY
from tatami.games.seven import memory
from tatami.games.seven.constants import (
    CALLED,
    COLORS,
    DEALT,
    DRAWING,
    FIGHTERS,
    KINDS,
    OVER,
    RAN_OUT,
    RONIN,
    ROW,
    SCORED,
)

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

HAND: Final = 5
SEVEN: Final = 7
WITH_RONIN: Final = 7
"""S18: what a set with a ronin is worth."""
NO_SET: Final = 0
POINTS: Final = 20
CALLER: Final = 28
"""A call is one number: four bits for each of the five kinds of samurai and ronin, the points from
bit 20 on, and the caller's seat plus one from bit 28 on."""


def begin_round(s: SevenState) -> None:
    """S3: shuffle everything, deal five cards to each, turn one over, ten rice each."""
    clear_the_table(s)
    shuffle_the_deck(s)
    for seat in range(s.seats):
        s.rice[seat] = u8(s.start_rice)
        for _ in range(HAND):
            s.into_hand(seat, s.off_pile())
    turn_one_over(s)
    s.to_act = seat_after(s, s.dealer)
    begin_turn(s)
    s.turns = 0
    s.rebuilt = 0
    s.closing = False


def clear_the_table(s: SevenState) -> None:
    for i in range(s.seats * ROW):
        s.hands[i] = 0
        s.tables[i] = 0
    for seat in range(s.seats):
        s.held[seat] = 0
        s.laid[seat] = 0
    for kind in range(KINDS):
        s.discard_counts[kind] = 0
    s.discard_size = 0
    memory.forget_all(s)


def shuffle_the_deck(s: SevenState) -> None:
    pile = s.pile
    end: i64 = 0
    for kind in range(KINDS):
        for _ in range(i64(s.deck[kind])):
            pile[end] = u8(kind)
            end += 1
    s.chance.shuffle(pile, 0, end)
    s.pile_size = end


def turn_one_over(s: SevenState) -> None:
    kind = s.off_pile()
    s.onto_discard(kind)
    s.visible[kind] += 1
    if s.event_data is not None:
        s.emit(DEALT, EVERYONE, (s.round, s.dealer, kind))


def seat_after(s: SevenState, seat: i64) -> i64:
    return seat + 1 if seat + 1 < s.seats else i64(0)


def begin_turn(s: SevenState) -> None:
    """S5, S7: two draws, then two plays."""
    s.phase = DRAWING
    s.draws = 2
    s.plays = 2


def could_call(s: SevenState, seat: i64) -> bool:
    """S17, as far as everybody can see: are there seven cards, and at most two colors on the table?
    If so, the player is asked at the end of the turn whatever the hand is, so that the question
    itself reveals nothing about the hand."""
    if i64(s.held[seat]) + i64(s.laid[seat]) < SEVEN:
        return False
    colors: i64 = 0
    for kind in range(seat * ROW, seat * ROW + COLORS):
        if s.tables[kind] != 0:
            colors += 1
    return colors <= 2


def can_call(s: SevenState, seat: i64) -> bool:
    """S17: seven samurai and ronin of at most two colors, including all cards on the table."""
    if i64(s.held[seat]) + i64(s.laid[seat]) < SEVEN:
        return False
    hands = s.hands
    tables = s.tables
    row = seat * ROW
    ronin = i64(hands[row + RONIN]) + i64(tables[row + RONIN])
    colors_laid = i64(s.laid[seat]) - i64(tables[row + RONIN])
    for one in range(row, row + COLORS - 1):
        cards = ronin + i64(hands[one]) + i64(tables[one])
        for other in range(one + 1, row + COLORS):
            if (
                cards + i64(hands[other]) + i64(tables[other]) >= SEVEN
                and i64(tables[one]) + i64(tables[other]) == colors_laid
            ):
                return True
    return False


def owned(s: SevenState, i: i64) -> i64:
    """Cards of a kind in hand and on the table."""
    return i64(s.hands[i]) + i64(s.tables[i])


def best_set(s: SevenState, seat: i64) -> i64:
    """S18: the most valuable set, as cards and points (see CALLER), or NO_SET."""
    best: i64 = NO_SET
    for one in range(COLORS):
        for other in range(COLORS):
            if one != other:
                found = set_with_most_of(s, seat, one, other)
                if found >> POINTS > best >> POINTS:
                    best = found
    return best


def set_with_most_of(s: SevenState, seat: i64, most: i64, other: i64) -> i64:
    """The set with the most cards of the first color, and as few ronin as possible."""
    row = seat * ROW
    tables = s.tables
    before = i64(tables[row + most]) + i64(tables[row + other]) + i64(tables[row + RONIN])
    samurai = owned(s, row + most) + owned(s, row + other)
    ronin = max(i64(tables[row + RONIN]), SEVEN - samurai)
    if before != i64(s.laid[seat]) or ronin > owned(s, row + RONIN):
        return NO_SET
    first = min(owned(s, row + most), SEVEN - ronin - i64(tables[row + other]))
    second = SEVEN - ronin - first
    cards = (first << (most * 4)) + (second << (other * 4)) + (ronin << (RONIN * 4))
    return cards + (points(first, second, ronin) << POINTS)


def points(first: i64, second: i64, ronin: i64) -> i64:
    """S18: 20, 15, 12 or 10 depending on the longer color; 7 with a ronin."""
    if ronin > 0:
        return WITH_RONIN
    longer = max(first, second)
    return 20 if longer == 7 else 15 if longer == 6 else 12 if longer == 5 else 10


def call_seven(s: SevenState) -> None:
    """S17, S18: the player shows the best set, and the round is over."""
    seat = s.to_act
    best = best_set(s, seat)
    s.calls[s.round] = best + ((seat + 1) << CALLER)
    show_the_set(s, seat, best)
    if s.event_data is not None:
        s.emit(CALLED, EVERYONE, (seat, best))
    end_round(s, seat, best >> POINTS)


def show_the_set(s: SevenState, seat: i64, cards: i64) -> None:
    for kind in range(FIGHTERS):
        for _ in range(((cards >> (kind * 4)) & 15) - i64(s.tables[seat * ROW + kind])):
            memory.remember_left_openly(s, seat, kind)
            s.out_of_hand(seat, kind)
            s.onto_table(seat, kind)


def end_round(s: SevenState, caller: i64 = NOBODY, for_the_set: i64 = 0) -> None:
    """S18, S19: points for the set, and one per rice marker; then the next round, or the end."""
    first = s.round * s.seats
    for seat in range(s.seats):
        s.scores[first + seat] = s.rice[seat]
    if caller != NOBODY:
        s.scores[first + caller] += u8(for_the_set)
    if s.event_data is not None:
        for seat in range(s.seats):
            s.emit(SCORED, EVERYONE, (s.round, seat, i64(s.scores[first + seat]), s.score(seat)))
    s.round += 1
    if s.round == s.rounds:
        s.phase = OVER
        s.to_act = NOBODY
    else:
        s.dealer = seat_after(s, s.dealer)
        begin_round(s)


def end_turn(s: SevenState) -> None:
    """The next player's turn; S20: or the end of a round that nobody won."""
    s.turns += 1
    if s.closing or s.turns >= s.seats * s.turn_limit:
        if s.event_data is not None:
            s.emit(RAN_OUT, EVERYONE, (1 if s.closing else 0,))
        end_round(s)
    else:
        s.to_act = seat_after(s, s.to_act)
        begin_turn(s)


def payoff(s: SevenState, seat: i64) -> float:
    """S4: most points win; a tie is a shared victory."""
    own = s.score(seat)
    sharing: i64 = 0
    for other in range(s.seats):
        score = s.score(other)
        if score > own:
            return 0.0
        if score == own:
            sharing += 1
    return 1.0 / float(sharing)
