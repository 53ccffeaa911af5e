# compiled with mypyc
"""How good a position looks, for bots: who will be first to have the honor that wins.

Each seat's pace is its income per turn, as far as it will last, plus what its ki lets it build.
From the pace follow the turns it still needs. These, what it has and what threatens it are weighed
together; the weights were fitted to who won 500 games among three and six greedy players.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.honor.alliance import serving_lord
from tatami.games.honor.attack import attack_dice, defence_dice, may_attack
from tatami.games.honor.cards import BODYGUARD, KINDS, NAMED, NO_CARD, VALUED, is_daimyo
from tatami.games.honor.houses import (
    daimyo_house,
    has_daimyo,
    has_room,
    is_ronin,
    samurai_house,
)
from tatami.games.honor.odds import odds
from tatami.games.honor.pending import HOUSE, PLACE, ROB, SHAME, TAKE, TARGET, first, kind_of
from tatami.games.honor.turn import allowance, income, shogun_honor

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

BUILDING: Final = 3.0
"""Honor per turn that one action per turn is worth in the long run."""
RONIN: Final = 1.0
"""What a ronin may hope for per turn."""
CARD: Final = 0.4
"""The same for a card in hand that can be used."""
DEAD_CARD: Final = -0.1
"""A card that cannot be used only takes a place in the hand."""
DAIMYO_IN_HAND: Final = 4.0
"""What a ronin's next daimyo is worth in hand."""
ASSASSIN_RISK: Final = 0.08
GUARDED_RISK: Final = 0.04
"""How much of a daimyo's house assassins will cost per turn, about."""
FREE_CARD: Final = 0.15
CARD_TO_WIN: Final = 0.15
"""What part of the shogun card counts while it lies in the middle, or is another's (H17, H24)."""
ATTACK_RISK: Final = 0.3
"""How readily a possible attack is made."""
HELD_STRENGTH: Final = 0.3
NINJA: Final = 6.0
DISGRACE: Final = 3.0
"""Worth of what has been played and still waits for its house or victim, in honor per turn."""
SLOWEST: Final = 4.0
"""Nobody gains less than that for ever."""

SOON: Final = 4.8
GAINED: Final = 1.15
PER_INCOME: Final = 0.006
PER_ACTION: Final = 0.2
PER_CARD: Final = 0.08
PER_REACH: Final = 0.03
AS_RONIN: Final = 0.5
AS_SERVANT: Final = 0.3
PER_THREAT: Final = 0.4
PER_RISK: Final = 1.0
UNDER_WAY: Final = 0.03
"""What `strength` is made of."""


def share(s: HonorState, seat: i64) -> float:
    """An estimate of the payoff, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    total = 0.0
    own = 0.0
    for other in range(s.seats):
        weight = math.exp(strength(s, other))
        total += weight
        if other == seat:
            own = weight
    return own / total


def shares(s: HonorState, out: vec[float]) -> None:
    """The same for every seat; they add up to 1."""
    if s.to_act == NOBODY:
        for seat in range(s.seats):
            out[seat] = s.payoff(seat)
        return
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(strength(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = out[seat] / total


def strength(s: HonorState, seat: i64) -> float:
    """On a scale where one more makes a victory e times as likely."""
    value = SOON * math.exp(-turns_needed(s, seat))
    value += GAINED * float(s.honor[seat]) / float(s.table.target)
    value += PER_INCOME * float(income(s, seat)) + PER_ACTION * float(allowance(s, seat))
    value += PER_CARD * hand_worth(s, seat) + PER_REACH * within_reach(s, seat)
    if is_ronin(s, seat):
        value -= AS_RONIN
    elif serving_lord(s, seat) != NOBODY:
        value -= AS_SERVANT
    if has_daimyo(s, seat):
        value -= PER_THREAT * threat(s, seat) + PER_RISK * assassination(s, seat)
    if seat == s.turn:
        value += UNDER_WAY * in_hand_now(s)
    return value


def turns_needed(s: HonorState, seat: i64) -> float:
    """Own turns until the target, with the wait for the next one."""
    missing = float(s.table.target - s.honor[seat])
    if missing <= 0.0:
        missing = 0.0
    wait = seat - s.turn
    if wait <= 0:
        wait += s.seats
    return missing / pace(s, seat) + float(wait) / float(s.seats)


def pace(s: HonorState, seat: i64) -> float:
    """Honor per turn to be expected: lasting income, growth, and the shogun card within reach."""
    value = lasting_income(s, seat)
    value += BUILDING * float(allowance(s, seat)) + hand_worth(s, seat)
    if is_ronin(s, seat):
        value += RONIN
    value += within_reach(s, seat)
    if seat == s.turn:
        value += in_hand_now(s)
    return max(SLOWEST, value)


def lasting_income(s: HonorState, seat: i64) -> float:
    """Income, less what battles and assassins are likely to take of it."""
    lord = serving_lord(s, seat)
    at_risk = lord if lord != NOBODY else seat
    whole = float(income(s, seat))
    if not has_daimyo(s, at_risk):
        return whole
    half = 0.5 if lord != NOBODY else 1.0
    house = half * float(s.house_honor[daimyo_house(at_risk)])
    office = half * float(shogun_honor(s, at_risk))
    danger = threat(s, at_risk) * ATTACK_RISK + assassination(s, at_risk)
    if danger > 0.9:
        danger = 0.9
    if house < 0.0:
        house = 0.0
    return whole - danger * (house + office)


def hand_worth(s: HonorState, seat: i64) -> float:
    """The hand as this state has it (bots look at samples)."""
    hand = s.hand
    first_kind = seat * KINDS
    value = 0.0
    for kind in range(i64(NAMED)):
        if hand[first_kind + kind] > 0:
            value += float(i64(hand[first_kind + kind])) * card_worth(s, seat, kind)
    return value


def card_worth(s: HonorState, seat: i64, kind: i64) -> float:
    if is_daimyo(kind):
        return DAIMYO_IN_HAND if is_ronin(s, seat) else DEAD_CARD
    if kind < VALUED:
        fits = has_room(s, samurai_house(seat), kind) or has_room(s, daimyo_house(seat), kind)
        return CARD if fits else DEAD_CARD
    return CARD


def in_hand_now(s: HonorState) -> float:
    """What the player has begun to do in this turn and has not finished."""
    asked = kind_of(s)
    if asked in (HOUSE, PLACE):
        kind = s.held
        growth = BUILDING * float(s.table.ki[kind]) / 3.0
        return float(s.table.honor[kind]) + growth + HELD_STRENGTH * float(s.table.strength[kind])
    if asked in (ROB, TAKE):
        return NINJA * float(first(s))
    if asked == TARGET:
        return NINJA
    return DISGRACE if asked == SHAME else 0.0


def assassination(s: HonorState, seat: i64) -> float:
    """H43: a bodyguard halves what an assassin can hope for."""
    guarded = s.house[daimyo_house(seat) * KINDS + BODYGUARD] > 0
    return GUARDED_RISK if guarded else ASSASSIN_RISK


def threat(s: HonorState, seat: i64) -> float:
    """The best chance that anyone has in a battle against this seat (H19 to H22)."""
    if s.shogun != seat and s.castle[seat] == NO_CARD:
        return 0.0
    worst = 0.0
    defence = defence_dice(s, seat)
    for other in range(s.seats):
        if may_attack(s, other, seat):
            chance = odds(attack_dice(s, other), defence)
            if chance > worst:
                worst = chance
    return worst


def within_reach(s: HonorState, seat: i64) -> float:
    """The shogun card: free to take, or to be won in battle at these odds."""
    if s.shogun == seat or not has_daimyo(s, seat):
        return 0.0
    prize = float(s.table.shogun_honor)
    if s.shogun == NOBODY:
        return FREE_CARD * prize
    chance = odds(attack_dice(s, seat), defence_dice(s, s.shogun))
    return CARD_TO_WIN * prize * chance * chance
