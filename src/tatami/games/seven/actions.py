"""An action as number, typed move and text. The numbers are in `constants`; only this module and
the rules know them."""

from __future__ import annotations

from typing import get_args

import msgspec

from tatami.engine.errors import MalformedMove
from tatami.engine.game_types import Card, SeatNumber
from tatami.games.seven.constants import (
    ACTIONS,
    BANDIT,
    CALL,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    DROP,
    END,
    FIGHTERS,
    LAY,
    NINJA_BANDIT,
    ONE_BANDIT,
    ONE_NINJA,
    SHOGUN_HAND,
    SHOGUN_NINJA,
    SHOGUN_PILE,
    STRIKE_HAND,
    STRIKE_TABLE,
    TAKE,
    TAKE_BACK,
    TARGET,
    TWO_BANDITS,
    higher_of,
    lower_of,
)
from tatami.games.seven.material import NAMES

SEATS = 8


class Call(msgspec.Struct, frozen=True, kw_only=True, tag="call"):
    """Call seven: show the best set and end the round (S17)."""


class End(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """End the turn without a call (S17)."""


class DrawPile(msgspec.Struct, frozen=True, kw_only=True, tag="draw-pile"):
    """Draw from the draw pile (S5)."""


class DrawDiscard(msgspec.Struct, frozen=True, kw_only=True, tag="draw-discard"):
    """Draw the samurai on top of the discard pile (S5)."""


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="take-back"):
    """Draw a card from the player's own table (S5)."""

    card: Card


class Lay(msgspec.Struct, frozen=True, kw_only=True, tag="lay"):
    """Lay a samurai or ronin on the table (S8)."""

    card: Card


class Discard(msgspec.Struct, frozen=True, kw_only=True, tag="discard"):
    """Discard a card without effect (S7)."""

    card: Card


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """Announce a bandit (S9) or a ninja (S11)."""

    card: Card


class Pair(msgspec.Struct, frozen=True, kw_only=True, tag="pair"):
    """Announce two cards as one play (S10, S12, S14)."""

    card: Card
    partner: Card


class LookIntoHand(msgspec.Struct, frozen=True, kw_only=True, tag="shogun-hand"):
    """Announce a shogun on a hand (S13)."""

    card: Card = "shogun"


class SearchDiscard(msgspec.Struct, frozen=True, kw_only=True, tag="shogun-discard"):
    """Announce a shogun on the discard pile (S13)."""

    card: Card = "shogun"


class Target(msgspec.Struct, frozen=True, kw_only=True, tag="target"):
    """Choose the opponent of the announced play."""

    seat: SeatNumber


class StrikeHand(msgspec.Struct, frozen=True, kw_only=True, tag="strike-hand"):
    """The ninja removes a random card from the hand (S11)."""


class StrikeTable(msgspec.Struct, frozen=True, kw_only=True, tag="strike-table"):
    """The ninja removes this card from the table (S11)."""

    card: Card


class Take(msgspec.Struct, frozen=True, kw_only=True, tag="take"):
    """The shogun's player takes this card from the hand or the discard pile (S13, S14)."""

    card: Card


class Drop(msgspec.Struct, frozen=True, kw_only=True, tag="drop"):
    """The ninja that was played with a shogun removes this card from the hand (S14)."""

    card: Card


Attacks = Play | Pair | LookIntoHand
"""Moves against another player; the player is chosen next."""
Move = (
    Call
    | End
    | DrawPile
    | DrawDiscard
    | TakeBack
    | Lay
    | Discard
    | Play
    | Pair
    | LookIntoHand
    | SearchDiscard
    | Target
    | StrikeHand
    | StrikeTable
    | Take
    | Drop
)


def _all_moves() -> list[Move]:
    """Every move, in the order of the numbers."""
    bandits = NAMES[BANDIT : BANDIT + 4]
    found: list[Move] = [Call(), End(), DrawPile(), DrawDiscard()]
    found += [TakeBack(card=name) for name in NAMES[:FIGHTERS]]
    found += [Lay(card=name) for name in NAMES[:FIGHTERS]]
    found += [Discard(card=name) for name in NAMES]
    found += [Play(card=name) for name in bandits]
    found += [Pair(card=bandits[higher_of(n)], partner=bandits[lower_of(n)]) for n in range(10)]
    found.append(Play(card="ninja"))
    found += [Pair(card="ninja", partner=name) for name in bandits]
    found += [LookIntoHand(), SearchDiscard(), Pair(card="shogun", partner="ninja")]
    found += [Target(seat=seat) for seat in range(SEATS)]
    found.append(StrikeHand())
    found += [StrikeTable(card=name) for name in NAMES[:FIGHTERS]]
    found += [Take(card=name) for name in NAMES]
    found += [Drop(card=name) for name in NAMES]
    return found


def _text(move: Move) -> str:
    match move:
        case Call():
            return "call seven"
        case Play(card=card):
            return card
        case Pair(card=card, partner=partner):
            return f"{card} + {partner}"
        case Target(seat=seat):
            return f"on P{seat + 1}"
        case Lay(card=card) | Discard(card=card) | Take(card=card) | Drop(card=card):
            return f"{type(move).__struct_config__.tag} {card}"
        case TakeBack(card=card):
            return f"take back {card}"
        case StrikeTable(card=card):
            return f"strike {card}"
    return str(type(move).__struct_config__.tag).replace("-", " ")


MOVES = _all_moves()
TEXTS = [_text(move) for move in MOVES]
BY_MOVE = {move: action for action, move in enumerate(MOVES)}
BY_TEXT = {text.replace(" ", "").lower(): action for action, text in enumerate(TEXTS)}

assert len(MOVES) == len(BY_MOVE) == len(BY_TEXT) == ACTIONS
FIRST_OF_RANGE = {
    CALL: "call seven",
    END: "end",
    DRAW_PILE: "draw pile",
    DRAW_DISCARD: "draw discard",
    TAKE_BACK: "take back red",
    LAY: "lay red",
    DISCARD: "discard red",
    ONE_BANDIT: "bandit-3",
    TWO_BANDITS: "bandit-3 + bandit-3",
    ONE_NINJA: "ninja",
    NINJA_BANDIT: "ninja + bandit-3",
    SHOGUN_HAND: "shogun hand",
    SHOGUN_PILE: "shogun discard",
    SHOGUN_NINJA: "shogun + ninja",
    TARGET: "on P1",
    STRIKE_HAND: "strike hand",
    STRIKE_TABLE: "strike red",
    TAKE: "take red",
    DROP: "drop red",
}
assert all(TEXTS[action] == text for action, text in FIRST_OF_RANGE.items()), (
    "not in the order of constants.py"
)


def move(action: int) -> Move:
    if not 0 <= action < ACTIONS:
        raise MalformedMove(f"{action} is not the number of a move of seven")
    return MOVES[action]


def number(move: object) -> int:
    if isinstance(move, get_args(Move)):
        found = BY_MOVE.get(move)
    else:
        try:
            found = BY_MOVE.get(msgspec.convert(move, Move))
        except msgspec.ValidationError as error:
            raise MalformedMove(f"this is not a move of seven: {error}") from None
    if found is None:
        raise MalformedMove("there is no such move of seven: wrong card or seat")
    return int(found)


def show(action: int) -> str:
    move(action)
    return TEXTS[action]


def read(text: str) -> int:
    """As people type it: spaces and capitals do not matter, and the order of a pair neither."""
    squeezed = "".join(text.split()).lower()
    if squeezed == "call":
        return CALL
    found = BY_TEXT.get(squeezed)
    if found is None and squeezed.count("+") == 1:
        first, _, second = squeezed.partition("+")
        found = BY_TEXT.get(f"{second}+{first}")
    if found is None:
        wrong = text.strip()[:40]
        raise MalformedMove(f"{wrong!r} is not a move; write it as draw pile, lay red or on P2")
    return found
