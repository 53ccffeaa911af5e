"""A position as one line of text:

`d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 0`

red's samurai, black's samurai, who is to move, what must be answered (`opening`, `any` after the
anzen, `2 dragon`, or `4 free` after a mekura or shiro), who may still land on the anzen (`both`,
`red`, `black`, `none`), and the plies played. Like a chess position it has no past: repetitions
(M15) are counted from it on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPosition, MalformedMove
from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import square
from tatami.games.samourai.constants import (
    ANY_DISTANCE,
    ANY_MOVE,
    ANZEN,
    OPENING,
    OPENING_MOVE,
    SIDE,
)
from tatami.games.samourai.material import SQUARE_NAMES

if TYPE_CHECKING:
    from tatami.games.samourai.state import SamouraiState

CAMPS = ("red", "black")
SYMBOLS = ("free", "dragon", "ibis", "sun", "sabre")
ANZEN_LEFT = ("both", "black", "red", "none")
"""By the bits of the seats that have used theirs."""


def write(s: SamouraiState) -> str:
    turn = s.turn if s.to_act == NOBODY else s.to_act
    fields = (
        camp(s, 0),
        camp(s, 1),
        CAMPS[turn],
        write_demand(s.demand),
        ANZEN_LEFT[s.anzen_used],
        str(s.ply),
    )
    return " | ".join(fields)


def camp(s: SamouraiState, seat: int) -> str:
    return " ".join(SQUARE_NAMES[place] for place in squares_of(s, seat))


def squares_of(s: SamouraiState, seat: int) -> list[int]:
    """The squares of a player's samurai, ascending."""
    return sorted(s.at[seat * 4 : seat * 4 + 4])


def write_demand(demand: int) -> str:
    distance, symbol = divmod(demand, 5)
    if distance == OPENING:
        return "opening"
    if distance == ANY_DISTANCE:
        return "any"
    return f"{distance} {SYMBOLS[symbol]}"


def read(table: SamouraiState, text: str) -> SamouraiState:
    """The position of that text on this table; raises BadPosition with one line."""
    fields = [field.strip() for field in text.strip().split("|")]
    if len(fields) != 6:
        raise BadPosition(f"a position has six fields between bars, not {len(fields)}")
    squares = [*read_camp(fields[0], "red"), *read_camp(fields[1], "black")]
    if len(set(squares)) != 8:
        raise BadPosition("two samurai stand on the same square")
    turn = read_word(fields[2], CAMPS, "the player to move")
    demand = read_demand(fields[3])
    used = read_word(fields[4], ANZEN_LEFT, "who may still land on the anzen")
    ply = read_ply(fields[5], table.limit)
    check_possible(squares, turn, demand, used, ply)
    state = table.deal(chance_from("position"))
    state.set_position(squares, turn, demand, used, ply)
    return state


def read_camp(text: str, player: str) -> list[int]:
    try:
        places = [square(word) for word in text.split()]
    except MalformedMove as error:
        raise BadPosition(str(error)) from None
    if len(places) != 4:
        raise BadPosition(f"{player} has four samurai, not {len(places)}")
    return places


def read_word(text: str, words: tuple[str, ...], what: str) -> int:
    if text not in words:
        raise BadPosition(f"{what} is {', '.join(words[:-1])} or {words[-1]}, not {text!r}")
    return words.index(text)


def read_demand(text: str) -> int:
    if text == "opening":
        return OPENING_MOVE
    if text == "any":
        return ANY_MOVE
    number, _, word = text.partition(" ")
    symbol = "free" if word in ("ho bo", "shiro") else word
    if not number.isdigit() or not 1 <= int(number) < SIDE or symbol not in SYMBOLS:
        raise BadPosition(f"what must be answered is like '2 dragon' or '4 free', not {text!r}")
    return int(number) * 5 + SYMBOLS.index(symbol)


def read_ply(text: str, limit: int) -> int:
    if not text.isdigit() or int(text) > limit:
        raise BadPosition(f"the moves played are a number up to {limit}, not {text!r}")
    return int(text)


def check_possible(squares: list[int], turn: int, demand: int, used: int, ply: int) -> None:
    """Refuse what cannot occur by M6 and M11."""
    if (demand == OPENING_MOVE) != (ply == 0):
        raise BadPosition("only a position with 0 moves played is the opening")
    on_anzen = ANZEN in squares[turn * 4 : turn * 4 + 4]
    if demand == ANY_MOVE and not (on_anzen and used >> turn & 1):
        raise BadPosition("'any' is for the player who has just landed on the anzen")
