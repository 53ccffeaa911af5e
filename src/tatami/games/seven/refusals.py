"""Why a move is illegal: the first rule it breaks, in the rulebook's order."""

from __future__ import annotations

from tatami.engine.errors import IllegalMove
from tatami.engine.game import texts_of
from tatami.games.seven import actions
from tatami.games.seven.actions import Move
from tatami.games.seven.card_effects import first_card, second_card
from tatami.games.seven.constants import (
    ACTIONS,
    AIMING,
    CALL,
    COLORS,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    DRAWING,
    DROPPING,
    END,
    ENDING,
    FETCHING,
    LAY,
    ONE_BANDIT,
    ONE_NINJA,
    PLAYING,
    ROW,
    SHOGUN_HAND,
    SHOGUN_NINJA,
    SHOGUN_PILE,
    STRIKE_HAND,
    STRIKING,
    TAKE,
    TAKE_BACK,
    TAKING,
    TARGET,
)
from tatami.games.seven.material import NAMES
from tatami.games.seven.state import SevenState

Reason = tuple[str, str, dict[str, object]]

ASKED = {
    DRAWING: ("S5", "draw-first"),
    PLAYING: ("S7", "play-now"),
    AIMING: ("S9", "say-on-whom"),
    STRIKING: ("S11", "choose-the-strike"),
    TAKING: ("S13", "take-from-hand"),
    FETCHING: ("S13", "take-from-discard"),
    DROPPING: ("S14", "drop-one"),
    ENDING: ("S7", "turn-is-played"),
}
"""What the player is asked to do instead, if a move comes at the wrong time."""


def explain(s: SevenState, action: int) -> IllegalMove:
    rule, key, args = find(s, action)
    sentence = texts_of(__package__).say(f"refusal-{key}", "en", **args)
    return IllegalMove(rule, key, sentence, **args)


def find(s: SevenState, action: int) -> Reason:
    if not 0 <= action < ACTIONS:
        return "S7", "no-move", {}
    if phase_of(s, action) != s.phase and not (action == CALL and s.phase in (PLAYING, ENDING)):
        rule, key = ASKED[s.phase]
        return rule, key, {}
    if action == CALL:
        return against_call(s)
    if action < LAY:
        return against_draw(s, action)
    if action < TARGET:
        return against_play(s, action)
    return against_choice(s, action)


def phase_of(s: SevenState, action: int) -> int:
    """The phase that this action belongs to."""
    starts = ((DROPPING, TAKE + 11), (TAKING, TAKE), (STRIKING, STRIKE_HAND), (AIMING, TARGET))
    for phase, start in starts:
        if action >= start:
            return FETCHING if phase == TAKING and s.phase == FETCHING else phase
    if action >= LAY:
        return PLAYING
    return ENDING if action == END else DRAWING


def against_call(s: SevenState) -> Reason:
    """S17: why the player cannot call seven."""
    seat = s.to_act
    colors = sum(1 for kind in range(COLORS) if s.tables[seat * ROW + kind])
    if colors > 2:
        return "S17", "too-many-colors", {"colors": colors}
    return "S17", "no-seven", {}


def against_draw(s: SevenState, action: int) -> Reason:
    if action == DRAW_PILE:
        if s.rebuilt >= s.rebuild_limit:
            return "S20", "no-more-rebuilding", {"times": s.rebuild_limit}
        return "S6", "too-few-to-rebuild", {}
    if action == DRAW_DISCARD:
        if s.discard_size == 0:
            return "S5", "discard-empty", {}
        return "S5", "top-is-no-samurai", {"card": NAMES[s.discard[s.discard_size - 1]]}
    return "S5", "not-on-your-table", {"card": NAMES[action - TAKE_BACK]}


def against_play(s: SevenState, action: int) -> Reason:
    lacking = lacking_card(s, action)
    if lacking is not None:
        return "S7", "not-in-hand", {"card": NAMES[lacking]}
    if action < DISCARD:
        return "S8", "table-full", {}
    if action >= ONE_BANDIT and second_card(action) >= 0 and s.plays < 2:
        return "S16", "pair-needs-both-plays", {}
    if action == ONE_NINJA:
        return "S11", "nobody-to-strike", {}
    if action == SHOGUN_PILE:
        return "S13", "discard-empty", {}
    assert action in (SHOGUN_HAND, SHOGUN_NINJA), "every other rule allows this play"
    return ("S14" if action == SHOGUN_NINJA else "S13"), "no-hand-to-look-into", {}


def lacking_card(s: SevenState, action: int) -> int | None:
    """The card of the play that is not in the hand, if any."""
    if action < ONE_BANDIT:
        wanted = [action - (LAY if action < DISCARD else DISCARD)]
    else:
        wanted = [kind for kind in (first_card(action), second_card(action)) if kind >= 0]
    for kind in wanted:
        if s.hands[s.to_act * ROW + kind] < wanted.count(kind):
            return kind
    return None


def against_choice(s: SevenState, action: int) -> Reason:
    """During a play: a wrong opponent, or a card that is not there."""
    if s.phase == AIMING:
        return against_target(s, action - TARGET)
    if action == STRIKE_HAND:
        return "S11", "hand-empty", {}
    move: Move = actions.move(action)
    card = {"card": move.card}  # type: ignore[union-attr]  # all others have a card
    rule = {STRIKING: "S11", TAKING: "S13", FETCHING: "S13", DROPPING: "S14"}[s.phase]
    key = {STRIKING: "not-on-their-table", FETCHING: "not-in-discard"}.get(
        s.phase, "not-in-their-hand"
    )
    return rule, key, dict(card)


def against_target(s: SevenState, seat: int) -> Reason:
    if seat >= s.seats:
        return "S9", "no-such-player", {"player": f"P{seat + 1}"}
    if seat == s.to_act:
        return "S9", "not-on-yourself", {}
    if s.announced == ONE_NINJA:
        return "S11", "nothing-to-strike", {"player": f"P{seat + 1}"}
    return "S13", "their-hand-is-empty", {"player": f"P{seat + 1}"}
