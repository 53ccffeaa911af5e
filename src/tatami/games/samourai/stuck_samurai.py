"""Why a samurai cannot move: for a board that explains iki-zumari, and a player who taps it."""

from __future__ import annotations

import functools
from bisect import bisect_left

import msgspec

from tatami.engine.game_types import Cell
from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import FIRST_FROM, pack
from tatami.games.samourai.board import Board, straight_lines
from tatami.games.samourai.constants import (
    ANY_DISTANCE,
    DEMANDS,
    FREE,
    IKI_ZUMARI,
    OPENING,
    SIDE,
)
from tatami.games.samourai.material import SQUARE_NAMES
from tatami.games.samourai.position import SYMBOLS, squares_of
from tatami.games.samourai.refusals import find
from tatami.games.samourai.state import SamouraiState


class Demand(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What the next move must answer (M7 to M9)."""

    distance: int
    symbol: str
    """Of the first square; `free` for any direction."""
    shortest: int
    longest: int


class ImpossibleMove(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A way whose first square fits the demand, and why it ends nowhere."""

    over: Cell
    end: Cell | None
    """None where the board ends too early."""
    why: str
    """`no-room`, or the key of a refusal: `occupied`, `blocked`, `anzen-used`, …"""
    rule: str
    room: int
    """Squares in this direction, up to the edge."""


class StuckSamurai(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    cell: Cell
    impossible: list[ImpossibleMove]
    """Empty if no square next to it shows the symbol (M8)."""
    forbidden: list[Cell]
    """At the right distance, but over another first square (M8)."""


def demand(s: SamouraiState) -> Demand | None:
    """None for the opening and after the anzen."""
    return demand_of(s.demand)


@functools.lru_cache(maxsize=DEMANDS)
def demand_of(number: int) -> Demand | None:
    distance, symbol = divmod(number, 5)
    if distance in (OPENING, ANY_DISTANCE):
        return None
    return Demand(
        distance=distance,
        symbol=SYMBOLS[symbol],
        shortest=max(1, distance - 1),
        longest=min(SIDE - 1, distance + 1),
    )


def stuck_samurai(s: SamouraiState) -> list[StuckSamurai]:
    """Of the player to act, or in iki-zumari (M12). Nothing is stuck without a demand."""
    asked = demand(s)
    is_over = s.to_act == NOBODY
    if asked is None or (is_over and s.reason != IKI_ZUMARI):
        return []
    legal = s.legal()
    squares = squares_of(s, s.turn if is_over else s.to_act)
    found = squares_without_move(squares, legal)
    if found and is_over:
        s = s.clone()
        s.to_act = s.turn
    return [stuck(s, square, asked) for square in found]


def squares_without_move(squares: list[int], legal: list[int]) -> list[int]:
    """The squares on which none of these actions, which ascend, starts."""
    found = []
    for square in squares:
        index = bisect_left(legal, FIRST_FROM[square])
        if index == len(legal) or legal[index] >= FIRST_FROM[square + 1]:
            found.append(square)
    return found


def stuck(s: SamouraiState, square: int, asked: Demand) -> StuckSamurai:
    fitting, forbidden = lines_from(s.board, square, s.demand)
    if not fitting:
        return stuck_without_line(s.board, square, s.demand)
    return StuckSamurai(
        cell=SQUARE_NAMES[square],
        impossible=[move for line in fitting for move in impossible(s, square, line, asked)],
        forbidden=list(forbidden),
    )


@functools.lru_cache(maxsize=20_000)
def stuck_without_line(board: Board, square: int, number: int) -> StuckSamurai:
    """No square next to it shows the symbol: the same in every position."""
    _fitting, forbidden = lines_from(board, square, number)
    return StuckSamurai(cell=SQUARE_NAMES[square], impossible=[], forbidden=list(forbidden))


@functools.lru_cache(maxsize=20_000)
def lines_from(board: Board, square: int, number: int) -> tuple[list[list[int]], list[Cell]]:
    """The lines that the demand allows, and the squares at the right distance on the others."""
    asked, symbol = demand_of(number), number % 5
    assert asked is not None
    fitting: list[list[int]] = []
    others: list[list[int]] = []
    for line in straight_lines(square):
        # M8: the first square shows the symbol.
        fits = symbol == FREE or board.symbol[line[0]] == symbol
        (fitting if fits else others).append(line)
    return fitting, [SQUARE_NAMES[end] for line in others for end in ends(line, asked)]


def ends(line: list[int], asked: Demand) -> list[int]:
    """M7: the squares at the right distance."""
    return line[asked.shortest - 1 : asked.longest]


def impossible(
    s: SamouraiState, square: int, line: list[int], asked: Demand
) -> list[ImpossibleMove]:
    over, room = SQUARE_NAMES[line[0]], len(line)
    found = ends(line, asked)
    if not found:
        return [ImpossibleMove(over=over, end=None, why="no-room", rule="M7", room=room)]
    reasons = [(end, *find(s, pack(square, end))) for end in found]
    return [
        ImpossibleMove(over=over, end=SQUARE_NAMES[end], why=why, rule=rule, room=room)
        for end, rule, why, _ in reasons
    ]
