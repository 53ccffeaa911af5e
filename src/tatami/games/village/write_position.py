"""Writing positions: cards (`gR4`), villages (`HBR`) and the whole text that `position` reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tatami.engine.state import NOBODY
from tatami.games.village import constants, end_and_winner
from tatami.games.village.actions import cell_name, place
from tatami.games.village.constants import EAST, HAND, KINDS, NORTH, SCORED, SET, SHAPES, VILLAGE
from tatami.games.village.material import card_name

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState

COLORS = ("green", "red", "blue", "yellow")
SUIT_LETTERS = "HBRS"
TRIGGERS = ("helmets", "buddhas", "rice", "villages", "cards", "stuck")
"""From `end_and_winner.HELMETS` on."""


def write(s: VillageState) -> str:
    lines = [f"start {COLORS[s.first]}", f"asked {write_asked(s)}", *write_grid(s)]
    lines += [write_player(s, seat) for seat in range(s.seats)]
    lines.append("villages: " + join_or_dash(village_token(bits) for bits in village_pile(s)))
    if s.last >= 0:
        lines.append(f"last {cell_name(s.last)}")
    if s.triggers:
        lines.append(f"ends {join_or_dash(trigger_names(s))}")
    return "\n".join(lines)


def in_one_line(text: str) -> str:
    return " / ".join(" ".join(line.split()) for line in text.strip().split("\n"))


def write_asked(s: VillageState) -> str:
    if s.to_act == NOBODY:
        return "over"
    what = ("card", f"cell {card_name(s.chosen)}" if s.phase == constants.CELL else "", "site")[
        s.phase
    ]
    return f"{COLORS[s.to_act]} {what}"


def write_grid(s: VillageState) -> list[str]:
    tokens = {place(cell): token(s, cell) for cell in laid_cells(s)}
    xs = range(min(x for x, _ in tokens), max(x for x, _ in tokens) + 1)
    ys = range(max(y for _, y in tokens), min(y for _, y in tokens) - 1, -1)
    rows = [["x", *map(str, xs)]]
    rows += [[str(y), *(tokens.get((x, y), ".") for x in xs)] for y in ys]
    return ["".join(f"{word:<5}" for word in row).rstrip() for row in rows]


def laid_cells(s: VillageState) -> list[int]:
    """Every cell that something lies on, ascending."""
    return sorted(s.laid[i] for i in range(s.laid_count))


def token(s: VillageState, cell: int) -> str:
    card = s.cells[cell]
    if card >= VILLAGE:
        name = village_token(card & 7)
        return name.lower() if card & SCORED else name
    return COLORS[card // KINDS][0] + card_token(card % KINDS)


def village_token(bits: int) -> str:
    return "".join(letter for symbol, letter in enumerate("HBR") if bits >> symbol & 1)


def card_token(kind: int) -> str:
    return f"{SUIT_LETTERS[kind // 8]}{kind % 8}"


def write_player(s: VillageState, seat: int) -> str:
    stones = " ".join(str(s.won[seat * SHAPES + shape]) for shape in range(SHAPES))
    hand = join_or_dash(map(card_token, hand_of(s, seat)))
    return f"{COLORS[seat]}: {hand} | {join_or_dash(map(card_token, pile_of(s, seat)))} | {stones}"


def join_or_dash(tokens: Iterable[str]) -> str:
    return " ".join(tokens) or "-"


def hand_of(s: VillageState, seat: int) -> list[int]:
    return [int(s.hands[seat * HAND + i]) for i in range(int(s.hand_sizes[seat]))]


def pile_of(s: VillageState, seat: int) -> list[int]:
    """The top card first."""
    return [int(s.piles[seat * SET + i]) for i in reversed(range(s.pile_sizes[seat]))]


def neighbors(cell: int) -> tuple[int, int, int, int]:
    """The cells on its four sides, ascending."""
    return cell - NORTH, cell - EAST, cell + EAST, cell + NORTH


def village_pile(s: VillageState) -> list[int]:
    """The top card first."""
    return [int(s.villages[i]) for i in reversed(range(s.villages_left))]


def trigger_names(s: VillageState) -> list[str]:
    count = end_and_winner.trigger_count(s)
    return [TRIGGERS[(s.triggers >> 3 * i & 7) - constants.HELMETS] for i in range(count)]
