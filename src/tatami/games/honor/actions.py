"""An action as number, typed move and text. The numbers are in `constants`.

Seats are written from 1 in texts (`attack 2`), a house as its owner and head (`2 daimyo`).
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from tatami.engine.errors import MalformedMove
from tatami.engine.game_types import Card, House, SeatNumber
from tatami.games.honor import constants
from tatami.games.honor.constants import NAMED
from tatami.games.honor.material import KIND_NAMES, KIND_NUMBERS

SEATS = 6
HOUSES = SEATS * 2
HEADS = ("daimyo", "samurai")


class EndTurn(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """End the turn (H20)."""


class Draw(msgspec.Struct, frozen=True, kw_only=True, tag="draw"):
    """Draw a card (H12)."""


class BecomeShogun(msgspec.Struct, frozen=True, kw_only=True, tag="shogun"):
    """ "My daimyo becomes shogun" (H17)."""


class BreakAlliance(msgspec.Struct, frozen=True, kw_only=True, tag="break"):
    """ "I break the alliance" (H37)."""


class Stop(msgspec.Struct, frozen=True, kw_only=True, tag="stop"):
    """Steal no second card with the elite thief (H42)."""


class Pass(msgspec.Struct, frozen=True, kw_only=True, tag="pass"):
    """Do not save face (H30)."""


class SaveFace(msgspec.Struct, frozen=True, kw_only=True, tag="save-face"):
    """Play save face (H25, H27)."""


class Pay(msgspec.Struct, frozen=True, kw_only=True, tag="pay"):
    """Pay for dishonor (H27)."""


class Seppuku(msgspec.Struct, frozen=True, kw_only=True, tag="seppuku"):
    """The player's daimyo or samurai commits seppuku (H28)."""

    head: Literal["daimyo", "samurai"]


class TakeCastle(msgspec.Struct, frozen=True, kw_only=True, tag="take-castle"):
    """Lay the loser's castle into the winner's daimyo house (H26)."""


class LeaveCastle(msgspec.Struct, frozen=True, kw_only=True, tag="leave-castle"):
    """Discard the loser's castle (H26)."""


class Attack(msgspec.Struct, frozen=True, kw_only=True, tag="attack"):
    """ "I attack" (H19)."""

    target: SeatNumber


class Ally(msgspec.Struct, frozen=True, kw_only=True, tag="ally"):
    """ "I ally with" (H31)."""

    lord: SeatNumber


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """Play a hand card (H12)."""

    card: Card


class Discard(msgspec.Struct, frozen=True, kw_only=True, tag="discard"):
    """Discard a hand card without effect (H12)."""

    card: Card


class Lay(msgspec.Struct, frozen=True, kw_only=True, tag="lay"):
    """Lay the card that was played into this house (H14)."""

    seat: SeatNumber
    house: House


class Rob(msgspec.Struct, frozen=True, kw_only=True, tag="rob"):
    """Steal from this house (H41)."""

    seat: SeatNumber
    house: House


class Steal(msgspec.Struct, frozen=True, kw_only=True, tag="steal"):
    """Take this card (H41)."""

    card: Card


class Put(msgspec.Struct, frozen=True, kw_only=True, tag="put"):
    """Put the stolen card into this house (H41)."""

    seat: SeatNumber
    house: House


class ThrowAway(msgspec.Struct, frozen=True, kw_only=True, tag="throw-away"):
    """Discard the stolen card (H41)."""


class Assassinate(msgspec.Struct, frozen=True, kw_only=True, tag="assassinate"):
    """Send the assassin to the head of this house (H43)."""

    seat: SeatNumber
    house: House


class Dishonor(msgspec.Struct, frozen=True, kw_only=True, tag="dishonor"):
    """Dishonor this player (H27)."""

    target: SeatNumber


Attacks = Attack | Rob | Assassinate | Dishonor
"""Moves against another player."""
Move = (
    EndTurn
    | Draw
    | BecomeShogun
    | BreakAlliance
    | Stop
    | Pass
    | SaveFace
    | Pay
    | Seppuku
    | TakeCastle
    | LeaveCastle
    | Attack
    | Ally
    | Play
    | Discard
    | Lay
    | Rob
    | Steal
    | Put
    | ThrowAway
    | Assassinate
    | Dishonor
)


def all_moves() -> dict[int, Move]:
    """Every number that is an action, with its typed move."""
    moves: dict[int, Move] = {
        constants.END_TURN: EndTurn(),
        constants.DRAW: Draw(),
        constants.BECOME_SHOGUN: BecomeShogun(),
        constants.BREAK: BreakAlliance(),
        constants.STOP: Stop(),
        constants.PASS: Pass(),
        constants.SAVE: SaveFace(),
        constants.PAY: Pay(),
        constants.SEPPUKU_DAIMYO: Seppuku(head="daimyo"),
        constants.SEPPUKU_SAMURAI: Seppuku(head="samurai"),
        constants.TAKE_CASTLE: TakeCastle(),
        constants.LEAVE_CASTLE: LeaveCastle(),
        constants.THROW_AWAY: ThrowAway(),
    }
    for seat in range(SEATS):
        moves[constants.ATTACK + seat] = Attack(target=seat)
        moves[constants.ALLY + seat] = Ally(lord=seat)
        moves[constants.DISHONOR_PLAYER + seat] = Dishonor(target=seat)
    for kind in range(NAMED):
        moves[constants.PLAY + kind] = Play(card=KIND_NAMES[kind])
        moves[constants.DISCARD + kind] = Discard(card=KIND_NAMES[kind])
        moves[constants.STEAL + kind] = Steal(card=KIND_NAMES[kind])
    for house in range(HOUSES):
        seat, head = house // 2, HEADS[house % 2]
        moves[constants.LAY + house] = Lay(seat=seat, house=head)
        moves[constants.ROB_HOUSE + house] = Rob(seat=seat, house=head)
        moves[constants.PUT + house] = Put(seat=seat, house=head)
        moves[constants.ASSASSINATE + house] = Assassinate(seat=seat, house=head)
    return moves


def text_of(move: Move) -> str:
    """The tag and the parts, seats counted from 1."""
    words = [str(type(move).__struct_config__.tag)]
    for value in msgspec.structs.astuple(move):
        words.append(str(value + 1) if isinstance(value, int) else str(value))
    return " ".join(words)


MOVES = all_moves()
TEXTS = {action: text_of(found) for action, found in MOVES.items()}
ACTION_OF_MOVE = {found: action for action, found in MOVES.items()}
ACTION_OF_TEXT = {text: action for action, text in TEXTS.items()}
BLANKS = re.compile(r"\s+")


def move(action: int) -> Move:
    found = MOVES.get(action)
    if found is None:
        raise MalformedMove(f"{action} is not the number of a move of honor")
    return found


def number(move: Move) -> int:
    found = ACTION_OF_MOVE.get(move)
    if found is None:
        raise MalformedMove(f"{text_of(move)!r} names a card, seat or house that does not exist")
    return found


def show(action: int) -> str:
    move(action)
    return TEXTS[action]


def read(text: str) -> int:
    found = ACTION_OF_TEXT.get(BLANKS.sub(" ", text.strip().lower()))
    if found is None:
        raise MalformedMove(
            f"{text.strip()[:40]!r} is not a move; write it as 'play thief', 'lay 1 samurai' "
            "or 'attack 2'"
        )
    return found


def card_number(name: str) -> int:
    found = KIND_NUMBERS.get(name)
    if found is None:
        raise MalformedMove(f"there is no card {name!r}")
    return found
