"""Why a move is illegal: the first rule it breaks."""

from __future__ import annotations

from tatami.engine.errors import IllegalMove, MalformedMove
from tatami.engine.game import texts_of
from tatami.games.village.actions import (
    ChooseCard,
    FoundVillage,
    Move,
    cell_name,
    cell_number,
    move,
)
from tatami.games.village.constants import CARD, CELL, FREE
from tatami.games.village.state import VillageState

Reason = tuple[str, str, dict[str, object]]


def explain(s: VillageState, action: int) -> IllegalMove:
    rule, key, args = find(s, action)
    sentence = texts_of(__package__).say(f"refusal-{key}", "en", **args)
    return IllegalMove(rule, key, sentence, **args)


def find(s: VillageState, action: int) -> Reason:
    try:
        wish = move(action)
    except MalformedMove:
        return "V8", "no-move", {}
    if s.phase == CARD:
        return against_card(wish)
    if s.phase == CELL:
        return against_cell(s, wish)
    return against_site(s, wish)


def against_card(wish: Move) -> Reason:
    """V8: a card first, and one that is in the hand."""
    if isinstance(wish, ChooseCard):
        return "V8", "not-in-hand", card_words(wish.card)
    return "V8", "card-first", {"cell": wish.cell}


def against_cell(s: VillageState, wish: Move) -> Reason:
    """V8: a free cell next to a village."""
    if isinstance(wish, ChooseCard):
        return "V8", "card-chosen", card_words(wish.card)
    if s.cells[cell_number(wish.cell)] != FREE:
        return "V8", "occupied", {"cell": wish.cell}
    if isinstance(wish, FoundVillage):
        return "V8", "village-cell", {"cell": wish.cell}
    return "V8", "not-beside", {"cell": wish.cell}


def against_site(s: VillageState, wish: Move) -> Reason:
    """V11: one of the two cells that are due."""
    args: dict[str, object] = {"due": cell_name(s.due), "other": cell_name(s.other_due)}
    if isinstance(wish, ChooseCard):
        return "V11", "site-first", args
    return "V11", "not-due", args | {"cell": wish.cell}


def card_words(card: str) -> dict[str, object]:
    suit, _, value = card.partition("-")
    return {"suit": suit, "value": int(value)}
