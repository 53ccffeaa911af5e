# compiled with mypyc
"""The inputs of the evaluation: a row of features per seat, each about 0 to 2, named in `NAMES`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.games.seven.card_effects import bandit_values, defense
from tatami.games.seven.constants import (
    AIMING,
    BANDIT,
    DRAWING,
    DROPPING,
    LOWEST,
    NINJA,
    ONE_NINJA,
    RONIN,
    ROW,
    SHOGUN,
    SHOGUN_HAND,
    SHOGUN_NINJA,
)
from tatami.games.seven.planned_set import (
    LACKS,
    LEFT,
    LONGER,
    NEXT_LACKS,
    ONE,
    OTHER,
    PLAIN_LACKS,
    PLAN,
    POINTS,
    fill_plan,
)
from tatami.games.seven.rounds import owned

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

# fmt: off
NAMES = (
    "lacks-0", "lacks-1", "lacks-2", "lacks-3", "lacks-4", "lacks-5", "lacks-6",
    "complete-on-turn", "next-lacks", "plain-lacks", "longer", "left",
    "shogun", "shoguns", "ninjas", "bandits", "strongest", "ninja-bandit",
    "held", "laid", "defense", "ronin", "rice",
    "ahead", "leads", "call-ahead", "call-wins", "complete-wins", "complete-ahead",
    "on-turn", "draws", "plays", "wait", "draws-lacking", "plays-lacking",
    "shogun-on-way", "ninja-on-way", "raid-on-way", "discard-fits", "turns",
    "others-near", "others-winning", "few-players", "rounds-to-come",
)
# fmt: on
FEATURES: Final = 44
LACKING: Final = 7
NEAR: Final = vec[float]([1.0, 0.35, 0.12, 0.05, 0.02, 0.01, 0.005, 0.002])
"""How near a call is, by the number of cards that the set lacks."""


def fill_features(s: SevenState, rows: vec[float]) -> None:
    """Fill a row of features for each seat; `rows` is all zeros."""
    n = s.seats
    plans = vec[i64]([i64(0)] * (n * PLAN))
    top, second = two_highest_totals(s)
    near = 0.0
    winning = 0.0
    for seat in range(n):
        fill_plan(s, seat, plans)
        near += call_nearness(plans, seat)
        winning += threat(s, plans, seat, top, second)
    for seat in range(n):
        at = seat * FEATURES
        others_near = near - call_nearness(plans, seat)
        others_winning = winning - threat(s, plans, seat, top, second)
        rows[at + 40] = min(others_near, 4.0) / 2.0
        rows[at + 41] = min(others_winning, 4.0) / 2.0
        rows[at + 42] = float(8 - n) / 6.0
        rows[at + 43] = float(s.rounds - s.round - 1) / 4.0
        set_features(seat, plans, rows)
        card_features(s, seat, rows)
        point_features(s, seat, plans, lead_over_others(s, seat, top, second), rows)
        turn_features(s, seat, plans, rows)


def two_highest_totals(s: SevenState) -> tuple[i64, i64]:
    top: i64 = -1
    second: i64 = -1
    for seat in range(s.seats):
        now = points_if_round_ended(s, seat)
        if now > top:
            second = top
            top = now
        elif now > second:
            second = now
    return top, second


def points_if_round_ended(s: SevenState, seat: i64) -> i64:
    """The points if the round ended now (S19)."""
    return s.score(seat) + i64(s.rice[seat])


def lead_over_others(s: SevenState, seat: i64, top: i64, second: i64) -> i64:
    """Points ahead of the best opponent; negative if behind."""
    now = points_if_round_ended(s, seat)
    return now - (second if now == top else top)


def call_nearness(plans: vec[i64], seat: i64) -> float:
    return NEAR[min(plans[seat * PLAN + LACKS], LACKING)]


def threat(s: SevenState, plans: vec[i64], seat: i64, top: i64, second: i64) -> float:
    """How near a call is that would put its player in the lead."""
    if lead_over_others(s, seat, top, second) + plans[seat * PLAN + POINTS] <= 0:
        return 0.0
    return call_nearness(plans, seat)


def set_features(seat: i64, plans: vec[i64], rows: vec[float]) -> None:
    at = seat * FEATURES
    plan = seat * PLAN
    lacks = plans[plan + LACKS]
    if lacks < LACKING:
        rows[at + lacks] = 1.0
    rows[at + 8] = float(min(plans[plan + NEXT_LACKS], 4))
    rows[at + 9] = float(min(plans[plan + PLAIN_LACKS], 4))
    rows[at + 10] = float(plans[plan + LONGER]) / 7.0
    rows[at + 11] = float(plans[plan + LEFT]) / 28.0


def card_features(s: SevenState, seat: i64, rows: vec[float]) -> None:
    at = seat * FEATURES
    row = seat * ROW
    shoguns = i64(s.hands[row + SHOGUN])
    ninjas = i64(s.hands[row + NINJA])
    rows[at + 12] = 1.0 if shoguns >= 1 else 0.0
    rows[at + 13] = 1.0 if shoguns >= 2 else 0.0
    rows[at + 14] = float(min(ninjas, 2))
    value: i64 = 0
    strongest: i64 = 0
    for bandit in range(4):
        many = i64(s.hands[row + BANDIT + bandit])
        value += many * (LOWEST + bandit)
        if many > 0:
            strongest = LOWEST + bandit
    rows[at + 15] = float(min(value, 20)) / 10.0
    rows[at + 16] = float(strongest) / 6.0
    if ninjas > 0:
        rows[at + 17] = float(strongest) / 6.0
    rows[at + 18] = float(s.held[seat]) / 7.0
    rows[at + 19] = float(s.laid[seat]) / 7.0
    rows[at + 20] = float(min(defense(s, seat), 9)) / 7.0
    rows[at + 21] = float(owned(s, row + RONIN))


def point_features(s: SevenState, seat: i64, plans: vec[i64], lead: i64, rows: vec[float]) -> None:
    at = seat * FEATURES
    plan = seat * PLAN
    called = lead + plans[plan + POINTS]
    rows[at + 22] = float(s.rice[seat]) / 10.0
    rows[at + 23] = float(max(-25, min(25, lead))) / 10.0
    rows[at + 24] = float(max(0, min(25, lead))) / 10.0
    rows[at + 25] = float(max(-20, min(20, called))) / 10.0
    rows[at + 26] = 1.0 if called > 0 else 0.0
    if plans[plan + LACKS] == 0:
        rows[at + 27] = rows[at + 26]
        rows[at + 28] = rows[at + 25]


def turn_features(s: SevenState, seat: i64, plans: vec[i64], rows: vec[float]) -> None:
    at = seat * FEATURES
    plan = seat * PLAN
    wait = (seat - s.to_act + s.seats) % s.seats
    rows[at + 32] = float(wait) / float(s.seats)
    rows[at + 39] = min(float(s.turns) / float(s.seats * 4), 2.0)
    if s.discard_size > 0 and wait == (0 if s.phase == DRAWING else 1):
        card = i64(s.discard[s.discard_size - 1])
        if card == plans[plan + ONE] or card == plans[plan + OTHER]:
            rows[at + 38] = 1.0
    if wait > 0:
        return
    lacks = min(plans[plan + LACKS], LACKING)
    rows[at + 7] = 1.0 if lacks == 0 else 0.0
    rows[at + 29] = 1.0
    rows[at + 30] = float(s.draws)
    rows[at + 31] = float(s.plays)
    rows[at + 33] = float(s.draws * lacks) / 7.0
    rows[at + 34] = float(s.plays * lacks) / 7.0
    if AIMING <= s.phase <= DROPPING:
        announced_play_features(s, at, rows)


def announced_play_features(s: SevenState, at: i64, rows: vec[float]) -> None:
    """S16: the announced play that has not taken effect yet."""
    play = s.announced
    rows[at + 35] = 1.0 if play >= SHOGUN_HAND else 0.0
    rows[at + 36] = 1.0 if ONE_NINJA <= play < SHOGUN_HAND or play == SHOGUN_NINJA else 0.0
    rows[at + 37] = float(bandit_values(play)) / 10.0
