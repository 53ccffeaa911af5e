# compiled with mypyc
"""The turn in the order of the rulebook (README.md of this folder): draws (S5, S6) and plays (S7).
`card_effects` has the effects of the cards, `rounds` how rounds begin and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.chance import Chance
from tatami.engine.state import EVERYONE, NOBODY, Actions, only
from tatami.games.seven import card_effects, memory, rounds
from tatami.games.seven.constants import (
    AIMING,
    BANDIT,
    CALL,
    COLORS,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    DRAWING,
    DREW,
    DREW_UNSEEN,
    DROP,
    DROPPING,
    END,
    ENDING,
    FETCHING,
    FIGHTERS,
    FORWENT,
    KINDS,
    LAY,
    MOST_CHOICES,
    NINJA,
    NINJA_BANDIT,
    NOT_LISTED,
    ONE_BANDIT,
    ONE_NINJA,
    PICKED_UP,
    PLAYING,
    REBUILT,
    ROW,
    SHOGUN,
    SHOGUN_HAND,
    SHOGUN_NINJA,
    SHOGUN_PILE,
    STRIKE_HAND,
    STRIKING,
    TAKE,
    TAKE_BACK,
    TAKING,
    TARGET,
    TOOK_BACK,
    TWO_BANDITS,
    bit,
)

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState


def choices(s: SevenState) -> i64:
    """The legal actions, as bits from `first_action` on."""
    phase = s.phase
    if phase == DRAWING:
        return calls(s) | draws(s)
    if phase == PLAYING:
        hand = kinds_in(s.hands, s.to_act * ROW)
        return calls(s) | single_plays(s, hand) | pair_plays(s, hand)
    if phase == ENDING:
        return calls(s) | bit(END)
    if phase == AIMING:
        return card_effects.possible_targets(s, s.announced)
    if phase == STRIKING:
        return card_effects.possible_strikes(s, s.victim)
    if phase == TAKING:
        return kinds_in(s.hands, s.victim * ROW) << (TAKE - TARGET)
    if phase == FETCHING:
        return kinds_in(s.discard_counts, 0) << (TAKE - TARGET)
    if phase == DROPPING:
        return kinds_in(s.hands, s.victim * ROW) << (DROP - TARGET)
    return 0


def first_action(s: SevenState) -> i64:
    """The actions of a turn count from 0, those in the middle of a play from TARGET."""
    return i64(TARGET) if AIMING <= s.phase <= DROPPING else i64(0)


def kinds_in(counts: vec[u8], first: i64) -> i64:
    """The kinds that have cards in this row, as bits."""
    found: i64 = 0
    for kind in range(KINDS):
        if counts[first + kind] != 0:
            found |= bit(kind)
    return found


def calls(s: SevenState) -> i64:
    """S17: at any time in the turn, but not in the middle of a play."""
    return bit(CALL) if rounds.can_call(s, s.to_act) else i64(0)


def draws(s: SevenState) -> i64:
    """S5: from the pile, a samurai from the discard pile, or a card of the player's own table."""
    found = (kinds_in(s.tables, s.to_act * ROW)) << TAKE_BACK
    if s.pile_size > 0 or can_rebuild(s):
        found |= bit(DRAW_PILE)
    if s.discard_size > 0 and i64(s.discard[s.discard_size - 1]) < COLORS:
        found |= bit(DRAW_DISCARD)
    return found


def can_rebuild(s: SevenState) -> bool:
    """S6: with two cards or more in the discard pile; S20: up to the limit."""
    return s.discard_size >= 2 and s.rebuilt < s.rebuild_limit


def single_plays(s: SevenState, hand: i64) -> i64:
    """S7: lay (S8), discard, a bandit (S9), a ninja (S11), a shogun (S13)."""
    found = (hand << DISCARD) | (((hand >> BANDIT) & 15) << ONE_BANDIT)
    if i64(s.laid[s.to_act]) < card_effects.FULL_TABLE:
        found |= (hand & ((1 << FIGHTERS) - 1)) << LAY
    if hand & (1 << NINJA) and card_effects.others_with_cards(s, True) != 0:
        found |= bit(ONE_NINJA)
    if hand & (1 << SHOGUN):
        if card_effects.others_with_cards(s, False) != 0:
            found |= bit(SHOGUN_HAND)
        if s.discard_size > 0:
            found |= bit(SHOGUN_PILE)
    return found


def pair_plays(s: SevenState, hand: i64) -> i64:
    """S16: while both plays are left: two bandits (S10), ninja and bandit (S12), shogun and ninja
    (S14)."""
    if s.plays < 2:
        return 0
    bandits = (hand >> BANDIT) & 15
    found = bandit_pairs(s, s.to_act * ROW + BANDIT) << TWO_BANDITS if bandits != 0 else i64(0)
    if hand & (1 << NINJA):
        found |= bandits << NINJA_BANDIT
        if hand & (1 << SHOGUN) and card_effects.others_with_cards(s, False) != 0:
            found |= bit(SHOGUN_NINJA)
    return found


def bandit_pairs(s: SevenState, first: i64) -> i64:
    """S10: every pair that the hand holds, in the order of `higher_of`, as bits."""
    hands = s.hands
    found: i64 = 0
    pair: i64 = 1
    for higher in range(4):
        for lower in range(higher + 1):
            wanted = 2 if higher == lower else 1
            if hands[first + higher] >= wanted and hands[first + lower] != 0:
                found |= pair
            pair <<= 1
    return found


def apply(s: SevenState, action: i64) -> None:
    """Carry out an action, then skip to the next decision."""
    if action == CALL:
        rounds.call_seven(s)
    elif action == END:
        rounds.end_turn(s)
    elif action < LAY:
        draw(s, action)
    elif action < TARGET:
        card_effects.play(s, action)
    elif action < STRIKE_HAND:
        card_effects.aim_at(s, action - TARGET)
    elif action < TAKE:
        card_effects.strike(s, action)
    elif action >= DROP:
        card_effects.drop(s, action - DROP)
    elif s.phase == TAKING:
        card_effects.take(s, action - TAKE)
    else:
        card_effects.fetch(s, action - TAKE)
    skip_to_next_decision(s)


def skip_to_next_decision(s: SevenState) -> None:
    """Skip phases without a choice, until a player has to decide or the game is over."""
    while True:
        if s.phase == DRAWING:
            if s.draws > 0 and draws(s) != 0:
                return
            end_draws(s)
        elif s.phase == PLAYING:
            if s.plays > 0 and s.held[s.to_act] != 0:
                return
            s.phase = ENDING
        elif s.phase == ENDING:
            if rounds.could_call(s, s.to_act):
                return
            rounds.end_turn(s)
        else:
            return


def end_draws(s: SevenState) -> None:
    """S5: a draw is forgone only if there is nothing to draw."""
    if s.draws > 0 and s.event_data is not None:
        s.emit(FORWENT, EVERYONE, (s.to_act, s.draws))
    s.draws = 0
    s.phase = PLAYING


def draw(s: SevenState, action: i64) -> None:
    """S5: one of the two draws."""
    s.draws -= 1
    if action == DRAW_PILE:
        draw_from_pile(s)
    elif action == DRAW_DISCARD:
        pick_up(s)
    else:
        take_back(s, action - TAKE_BACK)


def draw_from_pile(s: SevenState) -> None:
    """S5, S6: the top of the draw pile, which is rebuilt first if it is empty."""
    seat = s.to_act
    if s.pile_size == 0:
        rebuild(s)
    kind = s.off_pile()
    s.into_hand(seat, kind)
    memory.remember_drawn(s, seat, kind)
    if s.event_data is not None:
        s.emit(DREW, only(seat), (seat, kind))
        s.emit(DREW_UNSEEN, EVERYONE ^ only(seat), (seat,))
    if s.pile_size == 0 and s.rebuilt == s.rebuild_limit:
        s.closing = True


def rebuild(s: SevenState) -> None:
    """S6: the discard pile except its top card is shuffled."""
    top = s.discard_size - 1
    kind = s.off_discard(top)
    for i in range(top):
        s.pile[i] = s.discard[i]
    s.chance.shuffle(s.pile, 0, top)
    s.pile_size = top
    memory.remember_rebuilt_pile(s)
    for other in range(KINDS):
        s.discard_counts[other] = 0
    s.discard_size = 0
    s.onto_discard(kind)
    s.rebuilt += 1
    if s.event_data is not None:
        s.emit(REBUILT, EVERYONE, (s.to_act, top))


def pick_up(s: SevenState) -> None:
    """S5: a samurai from the top of the discard pile."""
    kind = s.off_discard(s.discard_size - 1)
    s.into_hand(s.to_act, kind)
    memory.remember_taken_openly(s, s.to_act, kind)
    if s.event_data is not None:
        s.emit(PICKED_UP, EVERYONE, (s.to_act, kind))


def take_back(s: SevenState, kind: i64) -> None:
    """S5: a samurai or ronin of the player's own table."""
    s.off_table(s.to_act, kind)
    s.into_hand(s.to_act, kind)
    memory.remember_taken_openly(s, s.to_act, kind)
    if s.event_data is not None:
        s.emit(TOOK_BACK, EVERYONE, (s.to_act, kind))


def legal(s: SevenState, out: Actions) -> None:
    left = choices(s)
    s.listed = left
    first = first_action(s)
    while left != 0:
        out.add(first + place_of(left & -left))
        left &= left - 1


def allows(s: SevenState, action: i64) -> bool:
    place = action - first_action(s)
    if s.to_act == NOBODY or place < 0 or place >= MOST_CHOICES:
        return False
    listed = s.listed
    if listed == NOT_LISTED:
        listed = choices(s)
    return (listed >> place) & 1 != 0


def pick(s: SevenState, rng: Chance) -> i64:
    """A uniform legal action."""
    found = choices(s)
    many: i64 = 0
    left = found
    while left != 0:
        left &= left - 1
        many += 1
    if many > 1:
        for _skipped in range(rng.below(many)):
            found &= found - 1
    return first_action(s) + place_of(found & -found)


def place_of(lone: i64) -> i64:
    """Where the only bit of a number is: no two powers of 2 leave the same rest."""
    return i64(PLACES[lone % REST])


def places_by_rest() -> list[int]:
    places = [0] * REST
    for place in range(MOST_CHOICES):
        places[pow(2, place, REST)] = place
    return places


REST: Final = 67
PLACES: Final = vec[u8]([u8(place) for place in places_by_rest()])
