# compiled with mypyc
"""How good a position looks, for bots: who will be first to have the honor that wins.

Each seat's pace is its income per turn, as far as it will last, plus what its ki lets it build.
From the pace follow the turns it still needs; those who need fewer have the greater share.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.honor.alliance import serving_lord
from tatami.games.honor.attack import attack_dice, defence_dice, may_attack
from tatami.games.honor.cards import BODYGUARD, KINDS, NO_CARD
from tatami.games.honor.houses import daimyo_house, has_daimyo, is_ronin
from tatami.games.honor.odds import odds
from tatami.games.honor.turn import allowance, income, shogun_honor

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

BUILDING: Final = 3.0
"""Honor per turn that one action per turn is worth in the long run."""
RONIN: Final = 4.0
"""What a ronin may hope for per turn."""
CARD: Final = 0.4
"""The same for a card in hand."""
ASSASSIN_RISK: Final = 0.12
GUARDED_RISK: Final = 0.05
"""How much of a daimyo's house assassins will cost per turn, about."""
ATTACK_RISK: Final = 0.45
"""How readily a possible attack is made."""
SLOWEST: Final = 4.0
SPREAD: Final = 3.0
"""A lead of that many turns multiplies the share by e."""


def share(s: HonorState, seat: i64) -> float:
    """An estimate of the payoff, from 0 to 1."""
    if s.to_act == NOBODY:
        return s.payoff(seat)
    total = 0.0
    own = 0.0
    for other in range(s.seats):
        weight = math.exp(-turns_needed(s, other) / SPREAD)
        total += weight
        if other == seat:
            own = weight
    return own / total if total > 0.0 else 1.0 / float(s.seats)


def turns_needed(s: HonorState, seat: i64) -> float:
    """Own turns until the target, with the wait for the next one."""
    missing = float(s.table.target - s.honor[seat])
    if missing <= 0.0:
        missing = 0.0
    wait = seat - s.turn
    if wait <= 0:
        wait += s.seats
    turns = missing / pace(s, seat) + float(wait) / float(s.seats)
    return min(100.0, turns)


def pace(s: HonorState, seat: i64) -> float:
    """Honor per turn to be expected: lasting income, growth, and the shogun card within reach."""
    value = lasting_income(s, seat)
    value += BUILDING * float(allowance(s, seat)) + CARD * float(s.hand_size[seat])
    if is_ronin(s, seat):
        value += RONIN
    value += within_reach(s, seat)
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
        return 0.3 * prize
    chance = odds(attack_dice(s, seat), defence_dice(s, s.shogun))
    return 0.3 * prize * chance if chance > 0.5 else 0.0
