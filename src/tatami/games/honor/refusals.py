"""Why a move is illegal: the first rule it breaks, in the rulebook's order."""

from __future__ import annotations

from tatami.engine.errors import IllegalMove
from tatami.engine.game import texts_of
from tatami.engine.state import NOBODY
from tatami.games.honor import actions, constants
from tatami.games.honor.alliance import may_break
from tatami.games.honor.attack import attack_dice
from tatami.games.honor.card_groups import is_daimyo
from tatami.games.honor.constants import (
    ASSASSIN,
    ASSASSIN_TARGET,
    CASTLE,
    DISHONOR,
    DISHONOR_TARGET,
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
    TURN,
    VALUED,
)
from tatami.games.honor.houses import can_draw, has_daimyo, is_ronin
from tatami.games.honor.material import KIND_NAMES
from tatami.games.honor.ninja import can_pay, can_rob, thief_price
from tatami.games.honor.pending import question
from tatami.games.honor.state import HonorState
from tatami.games.honor.turn import actions_left, must_become_shogun

Reason = tuple[str, str, dict[str, object]]

ASKED = {
    TURN: ("H11", "turn"),
    HOUSE: ("H14", "house"),
    ROB: ("H41", "rob"),
    TAKE: ("H41", "take"),
    PLACE: ("H41", "place"),
    ASSASSIN_TARGET: ("H43", "target"),
    DISHONOR_TARGET: ("H27", "shame"),
    REACT: ("H30", "react"),
    RESPOND: ("H27", "respond"),
    CASTLE: ("H26", "castle"),
}
"""The rule and the name of each question."""


def explain(s: HonorState, action: int) -> IllegalMove:
    rule, key, args = find(s, action)
    sentence = texts_of(__package__).say(f"refusal-{key}", "en", **args)
    return IllegalMove(rule, key, sentence, **args)


def find(s: HonorState, action: int) -> Reason:
    if action not in actions.MOVES:
        return "H12", "no-move", {}
    asked = question(s)
    if asked == TURN and in_turn(action):
        return against_turn(s, action)
    rule, name = ASKED[asked]
    return rule, "not-asked", {"asked": name}


def in_turn(action: int) -> bool:
    return action <= constants.BREAK or constants.ATTACK <= action < constants.LAY


def against_turn(s: HonorState, action: int) -> Reason:
    if action == constants.END_TURN:
        return "H18", "must-become-shogun", {"honor": int(s.honor[s.turn])}
    if action == constants.DRAW:
        return against_draw(s)
    if action < constants.PLAY:
        return against_declaration(s, action)
    kind = action - (constants.PLAY if action < constants.DISCARD else constants.DISCARD)
    args: dict[str, object] = {"card": KIND_NAMES[kind]}
    if s.hand[s.turn * KINDS + kind] == 0:
        return "H12", "not-in-hand", args
    if action < constants.DISCARD and kind == SAVE_FACE:
        return "H13", "only-a-reaction", args
    if actions_left(s) == 0:
        return "H11", "no-action-left", args
    return against_play(s, kind, args)


def against_draw(s: HonorState) -> Reason:
    if actions_left(s) == 0:
        return "H11", "no-action-left", {}
    if s.hand_size[s.turn] >= HAND:
        return "H12", "hand-full", {"most": HAND}
    assert not can_draw(s), "every other rule allows drawing"
    return "H4", "nothing-to-draw", {}


def against_play(s: HonorState, kind: int, args: dict[str, object]) -> Reason:
    if kind < VALUED:
        return ("H15", "no-daimyo-now", args) if is_daimyo(kind) else ("H6", "no-room", args)
    if kind == DISHONOR:
        return "H13", "two-actions", args
    price = 25 if kind == ASSASSIN else thief_price(s, kind)
    if not can_pay(s, s.turn, price):
        return "H40", "cannot-pay", {**args, "price": int(price)}
    assert not any(can_rob(s, house) for house in range(s.seats * 2))
    return "H41", "nothing-to-steal", args


def against_declaration(s: HonorState, action: int) -> Reason:
    if s.declared:
        return "H16", "declared", {}
    if action == constants.BECOME_SHOGUN:
        if s.shogun != NOBODY:
            return "H17", "shogun-taken", {}
        return "H17", "shogun-needs-daimyo", {}
    if must_become_shogun(s):
        return "H18", "must-become-shogun", {"honor": int(s.honor[s.turn])}
    if action == constants.BREAK:
        assert not may_break(s, s.turn)
        return "H37", "no-alliance", {}
    return against_attack(s, action) if action < constants.ALLY else against_ally(s, action)


def against_attack(s: HonorState, action: int) -> Reason:
    target = action - constants.ATTACK
    if target >= s.seats or target == s.turn:
        return "H19", "no-opponent", {}
    if not has_daimyo(s, s.turn):
        return "H19", "attack-needs-daimyo", {}
    if s.shogun != target and s.castle[target] == NO_CARD:
        return "H19", "no-castle", {}
    assert attack_dice(s, s.turn) == 0
    return "H22", "no-dice", {}


def against_ally(s: HonorState, action: int) -> Reason:
    lord = action - constants.ALLY
    if lord >= s.seats or lord == s.turn:
        return "H31", "no-opponent", {}
    if not is_ronin(s, s.turn):
        return "H31", "no-ronin", {}
    if not has_daimyo(s, lord):
        return "H31", "no-lord", {}
    return "H31", "has-second", {}
