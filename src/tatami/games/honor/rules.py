# compiled with mypyc
"""Legal actions and their effects, one line per kind of question. The chapters of the rulebook are
`turn`, `attack`, `dishonor`, `save_face`, `alliance`, `death` and `ninja`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.state import NOBODY, Actions
from tatami.games.honor.attack import legal_castle, resolve_battle, settle_castle
from tatami.games.honor.constants import (
    ASSASSIN_TARGET,
    ASSASSINATE,
    BATTLE_TO_RESOLVE,
    CASTLE,
    DISCARD,
    DISHONOR_PLAYER,
    DISHONOR_TARGET,
    DRAW,
    END_TURN,
    HOUSE,
    LAY,
    PLACE,
    PLAY,
    REACT,
    RESPOND,
    ROB,
    STEAL,
    TAKE,
    TURN,
)
from tatami.games.honor.dishonor import (
    declare_dishonor,
    legal_dishonor_targets,
    legal_responses,
    resolve_dishonor,
    respond,
)
from tatami.games.honor.ninja import (
    assassinate,
    choose_house_to_rob,
    legal_cards_to_steal,
    legal_houses_to_rob,
    legal_places,
    legal_targets,
    place_stolen_card,
    steal,
)
from tatami.games.honor.pending import asked_seat, is_asking, question
from tatami.games.honor.save_face import legal_reactions, react
from tatami.games.honor.turn import (
    declare,
    discard_from_hand,
    draw,
    end_turn,
    lay,
    legal_houses,
    legal_turn,
    play_card,
)

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


def legal(s: HonorState, out: Actions) -> None:  # noqa: C901 - a table of contents
    if s.to_act == NOBODY:
        return
    asked = question(s)
    if asked == TURN:
        legal_turn(s, out)
    elif asked == HOUSE:
        legal_houses(s, out)
    elif asked == ROB:
        legal_houses_to_rob(s, out)
    elif asked == TAKE:
        legal_cards_to_steal(s, out)
    elif asked == PLACE:
        legal_places(s, out)
    elif asked == ASSASSIN_TARGET:
        legal_targets(s, out)
    elif asked == DISHONOR_TARGET:
        legal_dishonor_targets(s, out)
    elif asked == REACT:
        legal_reactions(s, out)
    elif asked == RESPOND:
        legal_responses(s, out)
    elif asked == CASTLE:
        legal_castle(out)


def apply(s: HonorState, action: i64) -> None:
    answer(s, action)
    while s.to_act != NOBODY and not is_asking(s):
        resolve(s)
    if s.to_act != NOBODY:
        s.to_act = asked_seat(s)


def answer(s: HonorState, action: i64) -> None:  # noqa: C901 - a table of contents
    asked = question(s)
    if asked == TURN:
        act(s, action)
    elif asked == HOUSE:
        lay(s, action - LAY)
    elif asked == ROB:
        choose_house_to_rob(s, action)
    elif asked == TAKE:
        steal(s, action - STEAL)
    elif asked == PLACE:
        place_stolen_card(s, action)
    elif asked == ASSASSIN_TARGET:
        assassinate(s, action - ASSASSINATE)
    elif asked == DISHONOR_TARGET:
        declare_dishonor(s, action - DISHONOR_PLAYER)
    elif asked == REACT:
        react(s, action)
    elif asked == RESPOND:
        respond(s, action)
    elif asked == CASTLE:
        settle_castle(s, action)


def act(s: HonorState, action: i64) -> None:
    """H12 to H20: what a player does in the turn."""
    if action == END_TURN:
        end_turn(s)
    elif action == DRAW:
        draw(s)
    elif action >= DISCARD:
        discard_from_hand(s, action - DISCARD)
    elif action >= PLAY:
        play_card(s, action - PLAY)
    else:
        declare(s, action)


def resolve(s: HonorState) -> None:
    """What follows without a decision once the reactions are done."""
    if question(s) == BATTLE_TO_RESOLVE:
        resolve_battle(s)
    else:
        resolve_dishonor(s)
