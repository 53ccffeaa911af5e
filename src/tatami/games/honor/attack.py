# compiled with mypyc
"""Attack (H19, H21 to H26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY, Actions
from tatami.games.honor.alliance import serving_second
from tatami.games.honor.constants import (
    ATTACKED,
    BATTLE_TO_RESOLVE,
    BECAME_SHOGUN,
    CASTLE,
    CASTLE_DISCARDED,
    CASTLE_TAKEN,
    LEAVE_CASTLE,
    MOST_DICE,
    NO_CARD,
    ROLLED,
    TAKE_CASTLE,
    WON,
)
from tatami.games.honor.death import daimyo_dies
from tatami.games.honor.houses import (
    add_card,
    castle_of,
    daimyo_house,
    discard,
    has_daimyo,
    remove_card,
    samurai_house,
)
from tatami.games.honor.pending import first_argument, pop, push, second_argument
from tatami.games.honor.save_face import ask_to_save_face

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


def may_attack(s: HonorState, seat: i64, target: i64) -> bool:
    """H19, H22: with a daimyo and a die, against the shogun or a player with a castle."""
    return (
        seat != target
        and has_daimyo(s, seat)
        and (s.shogun == target or castle_of(s, target) != NO_CARD)
        and attack_dice(s, seat) > 0
    )


def attack_strength(s: HonorState, seat: i64) -> i64:
    """H21: the attacker's castle does not count."""
    strength = defense_strength(s, seat)
    castle = castle_of(s, seat)
    return strength if castle == NO_CARD else strength - s.config.strength[castle]


def defense_strength(s: HonorState, seat: i64) -> i64:
    """H21: both houses of the player, and the samurai's house of the second samurai in full."""
    strength = s.house_strength[daimyo_house(seat)] + s.house_strength[samurai_house(seat)]
    helper = serving_second(s, seat)
    return strength if helper == NOBODY else strength + s.house_strength[samurai_house(helper)]


def dice(strength: i64) -> i64:
    """H21: one die per three full strength, at most six."""
    return max(0, min(MOST_DICE, strength // 3))


def attack_dice(s: HonorState, seat: i64) -> i64:
    return dice(attack_strength(s, seat))


def defense_dice(s: HonorState, seat: i64) -> i64:
    return dice(defense_strength(s, seat))


def attack(s: HonorState, attacker: i64, defender: i64) -> None:
    """H22: the attacker rolls first; the higher total wins, a tie is rolled again."""
    attacking = attack_dice(s, attacker)
    defending = defense_dice(s, defender)
    if s.event_data is not None:
        s.emit(ATTACKED, EVERYONE, (attacker, defender, attacking, defending))
    mine = roll(s, attacker, attacking)
    yours = roll(s, defender, defending)
    while mine == yours:
        mine = roll(s, attacker, attacking)
        yours = roll(s, defender, defending)
    if mine > yours:
        decide_battle(s, attacker, defender)
    else:
        decide_battle(s, defender, attacker)


def roll(s: HonorState, seat: i64, dice: i64) -> i64:
    total: i64 = 0
    faces: i64 = 0
    for _ in range(dice):
        face = s.chance.die()
        total += face
        faces = faces * 8 + face
    if s.event_data is not None:
        s.emit(ROLLED, EVERYONE, (seat, total, dice, faces))
    return total


def decide_battle(s: HonorState, winner: i64, loser: i64) -> None:
    """H24, H25: the shogun's card passes to the winner; any other loser's face may be saved."""
    if s.event_data is not None:
        s.emit(WON, EVERYONE, (winner, loser))
    push(s, BATTLE_TO_RESOLVE, winner, loser)
    if s.shogun == loser:
        s.saved_by = NOBODY
        s.shogun = winner
        if s.event_data is not None:
            s.emit(BECAME_SHOGUN, EVERYONE, (winner,))
    else:
        ask_to_save_face(s, loser, in_battle=True)


def resolve_battle(s: HonorState) -> None:
    """H23, H25, H26: the loser's house is discarded unless a face was saved; the castle is lost."""
    winner = first_argument(s)
    loser = second_argument(s)
    pop(s)
    castle = castle_of(s, loser)
    if castle != NO_CARD:
        remove_card(s, daimyo_house(loser), castle)
        s.held = castle
        push(s, CASTLE, winner)
    if s.saved_by == NOBODY:
        daimyo_dies(s, loser)


def legal_castle(out: Actions) -> None:
    """H26: the winner may take the loser's castle or discard it."""
    out.add(TAKE_CASTLE)
    out.add(LEAVE_CASTLE)


def settle_castle(s: HonorState, action: i64) -> None:
    """H26: the winner's own castle, if any, is discarded in exchange."""
    winner = first_argument(s)
    pop(s)
    castle = s.held
    s.held = NO_CARD
    if action == LEAVE_CASTLE:
        lose_castle(s, winner, castle)
        return
    own = castle_of(s, winner)
    if own != NO_CARD:
        remove_card(s, daimyo_house(winner), own)
        lose_castle(s, winner, own)
    add_card(s, daimyo_house(winner), castle)
    if s.event_data is not None:
        s.emit(CASTLE_TAKEN, EVERYONE, (winner, castle))


def lose_castle(s: HonorState, winner: i64, castle: i64) -> None:
    discard(s, castle)
    if s.event_data is not None:
        s.emit(CASTLE_DISCARDED, EVERYONE, (winner, castle))
