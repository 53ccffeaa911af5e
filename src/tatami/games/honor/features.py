# compiled with mypyc
"""The inputs of the evaluation: a row of features per seat, each about 0 to 2, named in `NAMES`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.engine.state import NOBODY
from tatami.games.honor.attack import attack_dice, defense_dice, defense_strength
from tatami.games.honor.battle_odds import win_chance
from tatami.games.honor.card_groups import is_castle, is_daimyo, is_okugata
from tatami.games.honor.constants import (
    ASSASSIN,
    ASSASSIN_TARGET,
    BODYGUARD,
    DISHONOR,
    DISHONOR_TARGET,
    ELITE_THIEF,
    HAND,
    HOUSE,
    KINDS,
    NO_CARD,
    PLACE,
    REACT,
    RESPOND,
    ROB,
    SAVE_FACE,
    TAKE,
    THIEF,
    VALUED,
    WARRIORS,
)
from tatami.games.honor.dishonor import PRICE
from tatami.games.honor.houses import (
    add_card,
    daimyo_house,
    has_daimyo,
    has_room,
    is_ronin,
    ki,
    remove_card,
    samurai_house,
)
from tatami.games.honor.ninja import ASSASSIN_PRICE
from tatami.games.honor.pending import first_argument, question, second_argument, third_argument
from tatami.games.honor.turn import (
    actions_by_ki,
    actions_left,
    income_before_notice,
    shogun_honor,
)

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

# fmt: off
NAMES = (
    "honor", "income", "pace", "turns-needed", "wins-next", "wins-then",
    "daimyo", "ronin", "serves", "has-second", "notice", "seconds-pace", "lords-pace",
    "lords-honor",
    "ki", "actions", "daimyo-house-honor", "daimyo-house-ki", "daimyo-house-cards",
    "samurai-house-ki", "samurai-house-cards", "daimyo-guards", "samurai-guards",
    "okugata-room", "warrior-room",
    "strength", "attack-dice", "defense-dice", "castle", "shogun", "shogun-threat", "castle-threat",
    "threats", "shogun-free", "shogun-odds", "castle-odds",
    "hand", "hand-honor", "hand-ki", "hand-strength", "hand-okugata", "hand-castle", "hand-guards",
    "hand-dead", "hand-daimyo", "ronin-with-daimyo",
    "thieves", "assassins", "dishonors", "save-faces", "can-pay-assassin",
    "wait", "on-turn", "actions-left", "may-declare", "turn-income", "turn-dishonor",
    "stealing", "assassin-out", "shaming", "shamed", "losing",
    "ahead", "ahead-in-income", "race", "first-in-race", "others-pace", "nearest-other",
    "near-before", "others-assassins", "others-dishonors", "few-players",
)
# fmt: on
FEATURES: Final = 72
HONOR: Final = 0
INCOME: Final = 1
PACE: Final = 2
ARRIVAL: Final = 3
HOUSES: Final = 14
BATTLE: Final = 25
IN_HAND: Final = 36
ACTION_CARDS: Final = 46
TURN: Final = 51
QUESTION: Final = 57
DISHONORED: Final = 60
LOSING: Final = 61
OTHERS: Final = 62
"""Where in a row some features are, and where each group of them begins."""
NO_HOUSE: Final = -1
LONGEST: Final = 20.0
"""Numbers of turns above this count as this."""


def fill_features(s: HonorState, rows: vec[float]) -> None:
    """Fill a row of features for each seat; `rows` is all zeros.

    A card that is being laid counts as if it lay in its house already. Otherwise a bot that
    searches one decision ahead would rather discard the card than begin to lay it.
    """
    house = likely_house(s)
    if house == NO_HOUSE:
        fill_rows(s, rows)
        return
    add_card(s, house, s.held)
    fill_rows(s, rows)
    remove_card(s, house, s.held)


def likely_house(s: HonorState) -> i64:
    """H14, H41: a house of the player with room for the card that is being laid or placed."""
    asked = question(s)
    if asked not in (HOUSE, PLACE):
        return NO_HOUSE
    own = samurai_house(s.turn)
    daimyos = daimyo_house(s.turn)
    if is_daimyo(s.held):
        return i64(NO_HOUSE) if has_daimyo(s, s.turn) else daimyos
    came_from = second_argument(s) if asked == PLACE else i64(NO_HOUSE)
    if own != came_from and has_room(s, own, s.held):
        return own
    return daimyos if daimyos != came_from and has_room(s, daimyos, s.held) else i64(NO_HOUSE)


def fill_rows(s: HonorState, rows: vec[float]) -> None:
    for seat in range(s.seats):
        at = seat * FEATURES
        honor_features(s, seat, at, rows)
        house_features(s, seat, at + HOUSES, rows)
        battle_features(s, seat, at + BATTLE, rows)
        hand_features(s, seat, at + IN_HAND, rows)
        action_card_features(s, seat, at + ACTION_CARDS, rows)
        turn_features(s, seat, at + TURN, rows)
    for seat in range(s.seats):
        service_features(s, seat, seat * FEATURES + ARRIVAL + 3, rows)
        opponent_features(s, seat, seat * FEATURES, rows)
    question_features(s, rows)


def honor_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H8 to H10: the honor still missing, and how much of it the next turn brings.

    A notice (H37) is a feature of its own: the network was trained on the income without it.
    """
    missing = max(1, s.config.target - s.honor[seat])
    gain = income_before_notice(s, seat)
    rows[at + HONOR] = float(s.honor[seat]) / 200.0
    rows[at + INCOME] = float(gain) / 50.0
    needed = LONGEST
    if gain > 0:
        turns = -(-missing // gain)
        rows[at + PACE] = min(1.0, float(gain) / float(missing))
        rows[at + ARRIVAL + 1] = 1.0 if turns == 1 else 0.0
        rows[at + ARRIVAL + 2] = 1.0 if turns <= 2 else 0.0
        needed = min(LONGEST, float(turns))
    rows[at + ARRIVAL] = (needed + rounds_to_wait(s, seat)) / 10.0


def rounds_to_wait(s: HonorState, seat: i64) -> float:
    """The time until the seat's next turn, as a part of a round."""
    after = seat - s.turn
    if after <= 0:
        after += s.seats
    return float(after) / float(s.seats)


def service_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H7, H31: with a daimyo, perhaps with a second samurai; a ronin; or in another's service."""
    if has_daimyo(s, seat):
        rows[at] = 1.0
        helper = s.second[seat]
        if helper != NOBODY:
            rows[at + 3] = 1.0
            rows[at + 5] = rows[helper * FEATURES + PACE]
    elif is_ronin(s, seat):
        rows[at + 1] = 1.0
    else:
        lord = s.serves[seat]
        rows[at + 2] = 1.0
        rows[at + 4] = float(i64(s.notice[seat]))
        rows[at + 6] = rows[lord * FEATURES + PACE]
        rows[at + 7] = float(s.house_honor[daimyo_house(lord)] + shogun_honor(s, lord)) / 100.0


def house_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H6, H11: what lies in both houses, which assassins and battles could take."""
    daimyos = daimyo_house(seat)
    own = samurai_house(seat)
    rows[at] = float(ki(s, seat)) / 15.0
    rows[at + 1] = float(actions_by_ki(s, seat)) / 5.0
    rows[at + 2] = float(s.house_honor[daimyos] + shogun_honor(s, seat)) / 50.0
    rows[at + 3] = float(s.house_ki[daimyos]) / 10.0
    rows[at + 4] = float(s.house_size[daimyos]) / 10.0
    rows[at + 5] = float(s.house_ki[own] - s.config.samurai_ki) / 10.0
    rows[at + 6] = float(s.house_size[own]) / 10.0
    rows[at + 7] = float(min(2, i64(s.house[daimyos * KINDS + BODYGUARD])))
    rows[at + 8] = float(min(2, i64(s.house[own * KINDS + BODYGUARD])))
    okugata = 1 - s.okugata[own]
    warriors = WARRIORS - s.warriors[own]
    if has_daimyo(s, seat):
        okugata += 1 - s.okugata[daimyos]
        warriors += WARRIORS - s.warriors[daimyos]
    rows[at + 9] = float(okugata)
    rows[at + 10] = float(warriors) / float(WARRIORS)


def battle_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H17 to H24: the shogun card and castles, and the odds of winning or losing them."""
    dice = attack_dice(s, seat)
    defense = defense_dice(s, seat)
    rows[at] = float(defense_strength(s, seat)) / 18.0
    rows[at + 1] = float(dice) / 6.0
    rows[at + 2] = float(defense) / 6.0
    if not has_daimyo(s, seat):
        return
    castle = s.castle[seat] != NO_CARD
    if castle:
        rows[at + 3] = float(s.config.strength[s.castle[seat]]) / 5.0
    if s.shogun == seat:
        rows[at + 4] = 1.0
    elif s.shogun == NOBODY:
        rows[at + 8] = 1.0
    else:
        rows[at + 9] = win_chance(dice, defense_dice(s, s.shogun))
    for other in range(s.seats):
        if other == seat:
            continue
        if s.castle[other] != NO_CARD and s.shogun != other:
            rows[at + 10] = max(rows[at + 10], win_chance(dice, defense_dice(s, other)))
        if (castle or s.shogun == seat) and has_daimyo(s, other):
            chance = win_chance(attack_dice(s, other), defense)
            worst = at + (5 if s.shogun == seat else 6)
            rows[worst] = max(rows[worst], chance)
            rows[at + 7] += chance


def hand_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H14, H15: cards with values in the hand of this state (bots evaluate samples)."""
    row = seat * KINDS
    dead: i64 = 0
    rows[at] = float(s.hand_size[seat]) / float(HAND)
    for kind in range(i64(VALUED)):
        many = i64(s.hand[row + kind])
        if many == 0:
            continue
        if is_daimyo(kind):
            worth = float(s.config.honor[kind]) / 30.0
            rows[at + 8] = max(rows[at + 8], worth)
            if is_ronin(s, seat):
                rows[at + 9] = max(rows[at + 9], 0.5 + worth)
            else:
                dead += many
        elif has_room(s, samurai_house(seat), kind) or has_room(s, daimyo_house(seat), kind):
            if is_okugata(kind):
                rows[at + 4] = 1.0
                many = 1
            elif is_castle(kind):
                rows[at + 5] = 1.0
                many = 1
            elif kind == BODYGUARD:
                rows[at + 6] = float(many)
            rows[at + 1] += float(many * s.config.honor[kind]) / 20.0
            rows[at + 2] += float(many * s.config.ki[kind]) / 4.0
            rows[at + 3] += float(many * s.config.strength[kind]) / 6.0
        else:
            dead += many
    rows[at + 7] = float(dead) / 4.0


def action_card_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """H13, H27, H40: the cards without values, which have an effect."""
    row = seat * KINDS
    assassins = i64(s.hand[row + ASSASSIN])
    thieves = i64(s.hand[row + THIEF]) + 2 * i64(s.hand[row + ELITE_THIEF])
    rows[at] = float(min(thieves, 4)) / 2.0
    rows[at + 1] = float(min(assassins, 2))
    rows[at + 2] = float(min(2, i64(s.hand[row + DISHONOR])))
    rows[at + 3] = float(min(2, i64(s.hand[row + SAVE_FACE])))
    if assassins > 0 and s.honor[seat] + income_before_notice(s, seat) >= ASSASSIN_PRICE:
        rows[at + 4] = 1.0


def turn_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    rows[at] = rounds_to_wait(s, seat)
    if seat != s.turn:
        return
    left = actions_left(s)
    rows[at + 1] = 1.0
    rows[at + 2] = float(left) / 5.0
    rows[at + 3] = 0.0 if s.declared else 1.0
    rows[at + 4] = float(income_before_notice(s, seat)) / 50.0
    rows[at + 5] = 1.0 if left >= 2 and i64(s.hand[seat * KINDS + DISHONOR]) > 0 else 0.0


def opponent_features(s: HonorState, seat: i64, at: i64, rows: vec[float]) -> None:
    """Who is ahead, who reaches the target first, and what the opponents hold."""
    honor = -9.0
    gain = -9.0
    arrival = 9.0
    nearest = 0.0
    total = 0.0
    before = 0.0
    assassins: i64 = 0
    dishonors: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        there = other * FEATURES
        pace = rows[there + PACE]
        honor = max(honor, rows[there + HONOR])
        gain = max(gain, rows[there + INCOME])
        arrival = min(arrival, rows[there + ARRIVAL])
        nearest = max(nearest, pace)
        total += pace
        if rows[there + TURN] < rows[at + TURN]:
            before = max(before, pace)
        assassins += i64(s.hand[other * KINDS + ASSASSIN])
        dishonors += i64(s.hand[other * KINDS + DISHONOR])
    lead = arrival - rows[at + ARRIVAL]
    at += OTHERS
    rows[at] = (rows[at - OTHERS + HONOR] - honor) * 2.0
    rows[at + 1] = rows[at - OTHERS + INCOME] - gain
    rows[at + 2] = max(-1.0, min(1.0, lead)) * 2.0
    rows[at + 3] = 1.0 if lead > 0.0 else 0.0
    rows[at + 4] = total
    rows[at + 5] = nearest
    rows[at + 6] = before
    rows[at + 7] = float(assassins) / 2.0
    rows[at + 8] = float(dishonors) / 3.0
    rows[at + 9] = float(6 - s.seats) / 3.0


def question_features(s: HonorState, rows: vec[float]) -> None:
    """An action that has begun and has not taken effect yet."""
    asked = question(s)
    at = s.turn * FEATURES + QUESTION
    if asked in (ROB, TAKE, PLACE):
        rows[at] = float(first_argument(s))
    elif asked == ASSASSIN_TARGET:
        rows[at + 1] = 1.0
    elif asked == DISHONOR_TARGET:
        rows[at + 2] = 1.0
    elif asked == RESPOND:
        rows[first_argument(s) * FEATURES + DISHONORED] = float(second_argument(s)) / float(PRICE)
    elif asked == REACT:
        rows[first_argument(s) * FEATURES + (LOSING if third_argument(s) != 0 else DISHONORED)] = (
            1.0
        )
