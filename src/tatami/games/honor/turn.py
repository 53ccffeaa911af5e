# compiled with mypyc
"""A turn (H8 to H20): honor, card actions, a declaration, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY, Actions
from tatami.games.honor.alliance import (
    ally,
    begin_service,
    break_alliance,
    enthrone,
    may_ally,
    may_break,
    may_enthrone,
    may_lay_with,
    notice_runs_out,
)
from tatami.games.honor.attack import attack, may_attack
from tatami.games.honor.card_groups import is_daimyo
from tatami.games.honor.constants import (
    ALLY,
    ASSASSIN,
    ATTACK,
    BECAME_SHOGUN,
    BECOME_SHOGUN,
    BREAK,
    DISCARD,
    DISCARDED,
    DISHONOR,
    DISHONOR_TARGET,
    DRAW,
    END_TURN,
    ENDED,
    GAINED,
    HAND,
    HOUSE,
    KINDS,
    LAID,
    LAY,
    LIMIT_REACHED,
    MOST_ACTIONS,
    NAMED,
    NO_CARD,
    PLAY,
    PLAYED,
    SAVE_FACE,
    STEP,
    TARGET_REACHED,
    TURN_BEGAN,
    VALUED,
)
from tatami.games.honor.dishonor import DISHONOR_ACTIONS
from tatami.games.honor.houses import (
    add_card,
    can_draw,
    daimyo_house,
    discard,
    draw_card,
    has_daimyo,
    has_room,
    houses,
    is_daimyo_house,
    is_ronin,
    ki,
    owner,
    samurai_house,
    take_from_hand,
)
from tatami.games.honor.ninja import may_assassinate, may_steal, send_assassin, send_thief
from tatami.games.honor.pending import pop, push

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

MUST_BECOME_SHOGUN: Final = 100


# Honor (H8 to H10).


def begin_turn(s: HonorState) -> None:
    seat = s.turn
    s.turns += 1
    s.used = 0
    s.declared = False
    if s.event_data is not None:
        s.emit(TURN_BEGAN, EVERYONE, (seat, s.turns))
    notice_runs_out(s, seat)
    collect_honor(s, seat)
    if s.honor[seat] >= s.config.target:
        end_game(s, TARGET_REACHED)


def collect_honor(s: HonorState, seat: i64) -> None:
    """H8: the turn begins with the honor of the player's houses; a ronin gains and loses none."""
    if is_ronin(s, seat):
        return
    amount = income(s, seat)
    s.honor[seat] += amount
    if s.event_data is not None:
        s.emit(GAINED, EVERYONE, (seat, amount, s.honor[seat]))


def income(s: HonorState, seat: i64) -> i64:
    """H8, H9: the honor that the seat would gain if its turn began now; none by H37, since a
    player who broke the alliance would begin it as a ronin."""
    return i64(0) if s.notice[seat] != 0 else income_before_notice(s, seat)


def income_before_notice(s: HonorState, seat: i64) -> i64:
    """The same for a player whose alliance were not broken."""
    if is_ronin(s, seat):
        return 0
    lord = s.serves[seat]
    own = s.house_honor[samurai_house(seat)]
    if lord != NOBODY:
        return half_rounded_up(own + s.house_honor[daimyo_house(lord)] + shogun_honor(s, lord))
    return own + s.house_honor[daimyo_house(seat)] + shogun_honor(s, seat)


def shogun_honor(s: HonorState, seat: i64) -> i64:
    return s.config.shogun_honor if s.shogun == seat else i64(0)


def half_rounded_up(honor: i64) -> i64:
    """H9: half, rounded up to a multiple of 5; −7.5 becomes −5."""
    return -(-honor // (2 * STEP)) * STEP


# Card actions (H11 to H15).


def actions_by_ki(s: HonorState, seat: i64) -> i64:
    """H11: one action per three full ki, at most five."""
    return max(0, min(MOST_ACTIONS, ki(s, seat) // 3))


def actions_left(s: HonorState) -> i64:
    """H11: by the present ki; never below 0."""
    left = actions_by_ki(s, s.turn) - s.used
    return max(0, left)


def legal_turn(s: HonorState, out: Actions) -> None:
    """H11 to H20, in ascending order of the actions."""
    left = actions_left(s)
    must = must_become_shogun(s)
    if not must:
        out.add(END_TURN)
    if may_draw(s, left):
        out.add(DRAW)
    if not s.declared:
        legal_declarations(s, must, out)
    if left > 0:
        legal_plays(s, left, out)
    if left > 0 or s.config.free_discard:
        legal_discards(s, out)


def may_draw(s: HonorState, left: i64) -> bool:
    """H12: never beyond seven in hand."""
    return left > 0 and s.hand_size[s.turn] < HAND and can_draw(s)


def legal_plays(s: HonorState, left: i64, out: Actions) -> None:
    hand = s.hand
    first = s.turn * KINDS
    for kind in range(i64(NAMED)):
        if hand[first + kind] > 0 and may_play(s, kind, left):
            out.add(PLAY + kind)


def may_play(s: HonorState, kind: i64, left: i64) -> bool:
    """H13, H14, H40: may this card of the hand be played, given the actions left?"""
    if kind < VALUED:
        return has_place(s, kind)
    if kind == DISHONOR:
        return left >= DISHONOR_ACTIONS
    if kind == ASSASSIN:
        return may_assassinate(s)
    return kind != SAVE_FACE and may_steal(s, kind)


def has_place(s: HonorState, kind: i64) -> bool:
    for house in range(houses(s)):
        if may_lay(s, s.turn, house, kind):
            return True
    return False


def may_lay(s: HonorState, seat: i64, house: i64, kind: i64) -> bool:
    """H6, H14, H15, H34, H39: may this card with values be laid into this house?"""
    if is_daimyo(kind):
        return may_lay_daimyo(s, seat, house)
    return may_lay_with(s, seat, house, kind) and has_room(s, house, kind)


def may_lay_daimyo(s: HonorState, seat: i64, house: i64) -> bool:
    """H15, H39: a ronin for himself, an owner for the second samurai, nobody else."""
    if not is_daimyo_house(house):
        return False
    other = owner(house)
    return is_ronin(s, seat) if other == seat else may_enthrone(s, seat, other)


def legal_discards(s: HonorState, out: Actions) -> None:
    """H12: any hand card, without effect."""
    hand = s.hand
    first = s.turn * KINDS
    for kind in range(i64(NAMED)):
        if hand[first + kind] > 0:
            out.add(DISCARD + kind)


def draw(s: HonorState) -> None:
    s.used += 1
    draw_card(s, s.turn)


def discard_from_hand(s: HonorState, kind: i64) -> None:
    """H12: an action, or free by option."""
    if not s.config.free_discard:
        s.used += 1
    take_from_hand(s, s.turn, kind)
    discard(s, kind)
    if s.event_data is not None:
        s.emit(DISCARDED, EVERYONE, (s.turn, kind))


def play_card(s: HonorState, kind: i64) -> None:
    """H13, H14: the card is shown. A card with values waits for its house, others take effect."""
    s.used += i64(DISHONOR_ACTIONS) if kind == DISHONOR else i64(1)
    take_from_hand(s, s.turn, kind)
    if s.event_data is not None:
        s.emit(PLAYED, EVERYONE, (s.turn, kind))
    if kind < VALUED:
        s.held = kind
        push(s, HOUSE, kind)
        return
    discard(s, kind)
    if kind == DISHONOR:
        push(s, DISHONOR_TARGET)
    elif kind == ASSASSIN:
        send_assassin(s)
    else:
        send_thief(s, kind)


def legal_houses(s: HonorState, out: Actions) -> None:
    """H14: the houses into which the held card may be laid."""
    for house in range(houses(s)):
        if may_lay(s, s.turn, house, s.held):
            out.add(LAY + house)


def lay(s: HonorState, house: i64) -> None:
    """H14, H15, H39: lay the held card; its ki counts at once (H11)."""
    pop(s)
    kind = s.held
    s.held = NO_CARD
    if is_daimyo(kind) and owner(house) != s.turn:
        enthrone(s, s.turn, owner(house), kind)
        return
    add_card(s, house, kind)
    if s.event_data is not None:
        s.emit(LAID, EVERYONE, (s.turn, kind, house))


# The declaration (H16 to H19).


def may_become_shogun(s: HonorState, seat: i64) -> bool:
    """H17: the card lies in the middle and the player owns a daimyo."""
    return s.shogun == NOBODY and has_daimyo(s, seat)


def must_become_shogun(s: HonorState) -> bool:
    """H18: with 100 honor or more, while the player has not declared anything this turn."""
    return not s.declared and s.honor[s.turn] >= MUST_BECOME_SHOGUN and may_become_shogun(s, s.turn)


def legal_declarations(s: HonorState, must: bool, out: Actions) -> None:
    """H16: at most one per turn; H18: none but shogun for a player who must become shogun."""
    seat = s.turn
    if may_become_shogun(s, seat):
        out.add(BECOME_SHOGUN)
    if must:
        return
    if may_break(s, seat):
        out.add(BREAK)
    for other in range(s.seats):
        if may_attack(s, seat, other):
            out.add(ATTACK + other)
    for other in range(s.seats):
        if may_ally(s, seat, other):
            out.add(ALLY + other)


def declare(s: HonorState, action: i64) -> None:
    s.declared = True
    if action == BECOME_SHOGUN:
        become_shogun(s, s.turn)
    elif action == BREAK:
        break_alliance(s, s.turn)
    elif action >= ALLY:
        ally(s, s.turn, action - ALLY)
    else:
        attack(s, s.turn, action - ATTACK)


def become_shogun(s: HonorState, seat: i64) -> None:
    """H17."""
    s.shogun = seat
    if s.event_data is not None:
        s.emit(BECAME_SHOGUN, EVERYONE, (seat,))


# The end (H20, H47).


def end_turn(s: HonorState) -> None:
    """H20, H31: a new service begins, then the next player's turn; H47: the last round ends the
    game."""
    begin_service(s, s.turn)
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else i64(0)
    if s.turns >= s.config.limit and s.turn == s.starter:
        end_game(s, LIMIT_REACHED)
    else:
        begin_turn(s)


def end_game(s: HonorState, reason: i64) -> None:
    s.reason = reason
    s.to_act = NOBODY
    if s.event_data is not None:
        winner = s.turn if reason == TARGET_REACHED else NOBODY
        s.emit(ENDED, EVERYONE, (reason, winner))


def share_of_most_honor(s: HonorState, seat: i64) -> float:
    """H47: the most honor wins when the limit is reached, a tie is shared."""
    own = s.honor[seat]
    sharing: i64 = 0
    for other in range(s.seats):
        if s.honor[other] > own:
            return 0.0
        if s.honor[other] == own:
            sharing += 1
    return 1.0 / float(sharing)
