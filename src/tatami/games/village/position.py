"""Reading a position from text, a small grid with a line per player:

    start green
    asked red card
    x   -1    0    1
    1    .   gR4   .
    0   rS2  HBR  bH3
    -1   .    .    .
    green: H2 H3 S1 S1 S2 | B2 B3 B4 | 3 1 4
    red: ...
    blue: ...
    villages: HB R BR
    last 0,1
    ends villages

Columns and rows count from the first village. `gR4` is green's rice 4 (seats g r b y; helmet,
buddha, rice, samurai), `HBR` a village with its symbols, `hbr` one that is scored and turned over,
`.` nothing. A player's line is hand, pile (its top first) and stones (helmets, buddhas, rice
fields); `-` stands for none. What is asked is a `card`, a `cell samurai-1` for the card chosen, the
`site` of the first of two villages (due by the card laid `last`), or `over`. `ends` lists what has
triggered the end, first things first.

What a text may leave out: then the start player is green, who is asked for a card; hands and piles
hold what is left of the sets, in order, and so does the village pile; nobody has stones.
Lines may also be joined with ` / ` into one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPosition, MalformedMove
from tatami.games.village import constants, end_and_winner, hands, new_villages, scoring
from tatami.games.village.actions import cell_at, cell_name, cell_number, place
from tatami.games.village.constants import (
    FARTHEST,
    FREE,
    HAND,
    KINDS,
    NO_CARD,
    SCORED,
    SET,
    SHAPES,
    VILLAGE,
)
from tatami.games.village.material import CARD_KINDS, card_name
from tatami.games.village.state import VillageState, empty_table
from tatami.games.village.write_position import (
    COLORS,
    SUIT_LETTERS,
    TRIGGERS,
    in_one_line,
    laid_cells,
    neighbors,
    village_token,
    write,
)

__all__ = ["in_one_line", "read", "write"]

CARD_TOKEN = re.compile(r"([grby])([HBRS][1-7])")
VILLAGE_TOKEN = re.compile(r"(?=.)(H?B?R?|h?b?r?)")
LINE_BREAK = re.compile(r"\s*(?:\n|\s/\s)\s*")


def read(table: VillageState, text: str) -> VillageState:
    """The position of that text on this table; raises BadPosition with one line."""
    s = empty_table(table.config, chance_from("position"))
    fields, grid = sort_lines(text, s.seats)
    read_grid(s, grid)
    for seat in range(s.seats):
        read_player(s, seat, fields.pop(COLORS[seat] + ":", ""))
    read_village_pile(s, fields.pop("villages:", None))
    check_room(s)
    s.first = seat_of(s, fields.pop("start", COLORS[0]))
    if "last" in fields:
        s.last = read_last(s, fields.pop("last"))
    read_triggers(s, fields.pop("ends", ""))
    read_asked(s, fields.pop("asked", f"{COLORS[s.first]} card"))
    return s


def sort_lines(text: str, seats: int) -> tuple[dict[str, str], list[list[str]]]:
    """The lines that begin with a known word, by that word, and the lines of the grid."""
    known = ("start", "asked", "villages:", "last", "ends", *(c + ":" for c in COLORS[:seats]))
    fields: dict[str, str] = {}
    grid: list[list[str]] = []
    for line in filter(None, LINE_BREAK.split(text.strip())):
        first, _, rest = line.partition(" ")
        if first == "x" or first.lstrip("-").isdigit():
            grid.append(line.split())
        elif first in fields or first not in known:
            raise BadPosition(f"a line begins with {first!r}; lines begin with {', '.join(known)}")
        else:
            fields[first] = rest.strip()
    return fields, grid


def read_grid(s: VillageState, grid: list[list[str]]) -> None:
    if not grid or grid[0][0] != "x":
        raise BadPosition("the grid begins with a line of column numbers: x -1 0 1")
    columns = [number(word) for word in grid[0][1:]]
    for y, *tokens in grid[1:]:
        if len(tokens) != len(columns):
            raise BadPosition(f"row {y} has {len(tokens)} cells, not {len(columns)}")
        for x, word in zip(columns, tokens, strict=True):
            if word != ".":
                put_token(s, at(x, number(y)), word)
    open_cells(s)
    check_grid(s)


def put_token(s: VillageState, cell: int, word: str) -> None:
    if s.cells[cell] != FREE:
        raise BadPosition(f"two things lie on {cell_name(cell)}")
    if s.laid_count >= len(s.laid):
        raise BadPosition("more lies on the table than the game has")
    if match := CARD_TOKEN.fullmatch(word):
        seat = "grby".index(match[1])
        if cell % 2 == 0:
            raise BadPosition(f"{cell_name(cell)} is a cell for a village, not for a card")
        if seat >= s.seats:
            raise BadPosition(f"{COLORS[seat]} does not play: there are {s.seats} players")
        new_villages.put(s, cell, seat * KINDS + kind(match[2]))
    elif VILLAGE_TOKEN.fullmatch(word):
        if cell % 2 == 1:
            raise BadPosition(f"{cell_name(cell)} is a cell for a card, not for a village")
        scored = SCORED if word.islower() else 0
        new_villages.put(s, cell, VILLAGE + scored + bits_of(word))
    else:
        raise BadPosition(f"{word!r} is not a card: write gR4 for a card, HBR for a village, or .")


def open_cells(s: VillageState) -> None:
    for cell in laid_cells(s):
        if s.cells[cell] >= VILLAGE:
            new_villages.open_cells_around(s, cell)


def check_grid(s: VillageState) -> None:
    """What cannot occur by V8 and V13."""
    if not any(s.cells[cell] >= VILLAGE for cell in laid_cells(s)):
        raise BadPosition("there is no village on the table")
    for cell in laid_cells(s):
        card = s.cells[cell]
        if card >= VILLAGE and card & SCORED and scoring.free_sides(s, cell):
            raise BadPosition(f"the village on {cell_name(cell)} is scored but has a free side")
        if card < VILLAGE and not any(s.cells[side] >= VILLAGE for side in neighbors(cell)):
            raise BadPosition(f"the card on {cell_name(cell)} lies next to no village")


def read_player(s: VillageState, seat: int, text: str) -> None:
    """Hand, pile and stones; missing parts are what is left of the set, in order."""
    parts = [part.split() for part in text.split("|")]
    if len(parts) > 3:
        raise BadPosition(f"{COLORS[seat]}'s line is hand | pile | stones")
    check_laid(s, seat)
    rest = Counter(int(card) for card in s.config.cards) - laid_kinds(s, seat)
    hand = read_cards(parts[0], rest, seat) if parts[0] else take_first(rest, HAND)
    if len(hand) > HAND:
        raise BadPosition(f"{COLORS[seat]} holds {len(hand)} cards, but a hand has {HAND}")
    explicit = len(parts) > 1 and parts[1]
    pile = read_cards(parts[1], rest, seat) if explicit else take_first(rest, SET)
    for card in hand:
        hands.add_to_hand(s, seat, card)
    for i, card in enumerate(reversed(pile)):
        s.piles[seat * SET + i] = card
    s.pile_sizes[seat] = len(pile)
    if len(parts) == 3:
        read_stones(s, seat, parts[2])


def laid_kinds(s: VillageState, seat: int) -> Counter[int]:
    cards = (int(s.cells[cell]) for cell in laid_cells(s))
    return Counter(card % KINDS for card in cards if card < VILLAGE and card // KINDS == seat)


def check_laid(s: VillageState, seat: int) -> None:
    too_many = laid_kinds(s, seat) - Counter(int(card) for card in s.config.cards)
    if too_many:
        first = card_name(min(too_many))
        raise BadPosition(f"{COLORS[seat]} has played more {first} than the set holds")


def read_cards(tokens: list[str], rest: Counter[int], seat: int) -> list[int]:
    """Cards taken out of what is left of a set."""
    found = [] if tokens == ["-"] else [kind(token) for token in tokens]
    for card in found:
        if rest[card] == 0:
            raise BadPosition(f"{COLORS[seat]}'s set has no {card_name(card)} left for this")
        rest[card] -= 1
    return found


def take_first(rest: Counter[int], count: int) -> list[int]:
    found = sorted(rest.elements())[:count]
    rest.subtract(found)
    return found


def read_stones(s: VillageState, seat: int, tokens: list[str]) -> None:
    if len(tokens) != SHAPES:
        raise BadPosition(f"{COLORS[seat]}'s stones are three numbers, not {' '.join(tokens)!r}")
    for shape, word in enumerate(tokens):
        stones = number(word)
        if not 0 <= stones <= len(s.config.villages):
            raise BadPosition(f"{COLORS[seat]} cannot have {stones} stones of a shape")
        s.won[seat * SHAPES + shape] = stones
        s.supply[shape] = max(0, s.supply[shape] - stones)


def read_village_pile(s: VillageState, text: str | None) -> None:
    laid = Counter(int(s.cells[cell]) & 7 for cell in laid_cells(s) if s.cells[cell] >= VILLAGE)
    rest = Counter(int(bits) for bits in s.config.villages)
    if text is None:
        pile = sorted((rest - laid).elements())
    else:
        pile = [] if text == "-" else [bits_of(word) for word in text.split()]
    too_many = laid + Counter(pile) - rest
    if too_many:
        name = village_token(min(too_many))
        raise BadPosition(f"there are only {rest[min(too_many)]} villages {name}")
    for i, bits in enumerate(reversed(pile)):
        s.villages[i] = bits
    s.villages_left = len(pile)


def check_room(s: VillageState) -> None:
    """V9: a village is at most one step farther out than those before it, so 44 have room."""
    for cell in laid_cells(s):
        far = max(map(abs, place(cell)))
        if s.cells[cell] >= VILLAGE and far + s.villages_left > FARTHEST - 1:
            raise BadPosition(f"with {s.villages_left} villages left, {cell_name(cell)} is too far")


def read_last(s: VillageState, text: str) -> int:
    cell = cell_of(text)
    if s.cells[cell] == FREE or s.cells[cell] >= VILLAGE:
        raise BadPosition(f"no card lies on {cell_name(cell)}, so it cannot be the last")
    return cell


def read_triggers(s: VillageState, text: str) -> None:
    for word in text.split():
        if word not in TRIGGERS:
            raise BadPosition(
                f"the reason it ended must be one of {', '.join(TRIGGERS)}, not {word!r}"
            )
        end_and_winner.trigger(s, constants.HELMETS + TRIGGERS.index(word))


def read_asked(s: VillageState, text: str) -> None:
    first, _, rest = text.partition(" ")
    what, _, card = rest.strip().partition(" ")
    if first == "over":
        if not s.triggers:
            raise BadPosition("a finished game needs the reason it ended, such as: ends villages")
        check_scored(s)
        end_and_winner.end_game(s)
        return
    s.to_act = seat_of(s, first)
    if what == "site":
        read_site(s)
        return
    check_scored(s)
    if s.open_count == 0:
        raise BadPosition("no cell is free next to a village: the game is over")
    if s.hand_sizes[s.to_act] == 0:
        raise BadPosition(f"{first} has no cards, so there is no question to ask")
    if what == "cell":
        read_chosen(s, card.strip())
    elif what != "card":
        raise BadPosition(f"the question must be card, cell or site, not {what!r}")


def read_chosen(s: VillageState, card: str) -> None:
    chosen = CARD_KINDS.get(card, NO_CARD)
    if not hands.holds(s, s.to_act, chosen):
        raise BadPosition(f"{COLORS[s.to_act]} does not hold {card!r}")
    s.chosen = chosen
    s.phase = constants.CELL


def read_site(s: VillageState) -> None:
    """V11: the two cells follow from the card laid last."""
    if s.last < 0 or s.cells[s.last] // KINDS != s.to_act:
        raise BadPosition("the player of the last card chooses the site: add last x,y")
    new_villages.find_due_cells(s, s.last)
    if not new_villages.must_choose(s):
        raise BadPosition("the last card leaves no choice between two sites")
    check_scored(s, but=neighbors(s.last))
    s.phase = constants.SITE


def check_scored(s: VillageState, but: Collection[int] = ()) -> None:
    for cell in laid_cells(s):
        if is_complete(s, cell) and cell not in but:
            raise BadPosition(
                f"the village on {cell_name(cell)} is complete: write it in lowercase"
            )


def is_complete(s: VillageState, cell: int) -> bool:
    return scoring.is_unscored(s, cell) and scoring.free_sides(s, cell) == 0


# Words.


def seat_of(s: VillageState, word: str) -> int:
    if word not in COLORS[: s.seats]:
        raise BadPosition(f"the players are {', '.join(COLORS[: s.seats])}, not {word!r}")
    return COLORS.index(word)


def kind(word: str) -> int:
    """`H3`."""
    if not re.fullmatch(r"[HBRS][1-7]", word):
        raise BadPosition(f"{word!r} is not a card: cards are like H3, B2, R4 or S1")
    return SUIT_LETTERS.index(word[0]) * 8 + int(word[1])


def bits_of(word: str) -> int:
    """`HB` or `hb`."""
    if not VILLAGE_TOKEN.fullmatch(word):
        raise BadPosition(f"{word!r} is not a village: villages are H, B, R, HB, HR, BR or HBR")
    return sum(1 << "HBR".index(letter) for letter in word.upper())


def number(word: str) -> int:
    if not re.fullmatch(r"-?\d{1,2}", word):
        raise BadPosition(f"{word!r} is not a number")
    return int(word)


def at(x: int, y: int) -> int:
    try:
        return cell_at(x, y)
    except MalformedMove as error:
        raise BadPosition(str(error)) from None


def cell_of(word: str) -> int:
    try:
        return cell_number(word)
    except MalformedMove as error:
        raise BadPosition(str(error)) from None
