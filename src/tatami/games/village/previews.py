"""What a card would do on a cell: the villages it completes, and who would lead their neighbors."""

from __future__ import annotations

from tatami.engine.game_types import Arg
from tatami.engine.state import NOBODY
from tatami.games.village import constants, new_villages, scoring
from tatami.games.village.actions import cell_name
from tatami.games.village.constants import EAST, KINDS, NORTH, SHAPES
from tatami.games.village.material import SUITS, SYMBOLS, village_word
from tatami.games.village.state import VillageState


def preview(s: VillageState, action: int) -> dict[str, Arg]:
    """Of a card: `leads` on every free cell. Of a cell: its `leads`, new villages and stones."""
    seat = s.to_act
    if s.phase == constants.CARD:
        return card_preview(s, action)
    cell = action - constants.FIRST_CELL
    if s.phase != constants.CELL:
        return site_preview(s, cell)
    return {
        "decision": "cell",
        "leads": leads(s, seat, s.chosen, [cell]),
        "founds": len(sites(s, cell, seat)),
        **stones(s, seat, cell),
    }


def card_preview(s: VillageState, card: int) -> dict[str, Arg]:
    cells = [int(s.open[i]) for i in range(s.open_count)]
    suit, value = SUITS[card // 8], card % 8
    found = leads(s, s.to_act, card, cells)
    return {"decision": "card", "suit": suit, "value": value, "leads": found}


def site_preview(s: VillageState, cell: int) -> dict[str, Arg]:
    """V11: the next village goes to the other cell."""
    other = s.other_due if cell == s.due else s.due
    next_one = village_word(new_villages.next_village(s))
    return {"decision": "site", "other": cell_name(other), "next": next_one}


def leads(s: VillageState, seat: int, card: int, cells: list[int]) -> list[str | int]:
    """V14, with the card on each of the cells. Flat: for each symbol of each unscored village next
    to a cell, that cell, the village, the symbol, who would lead (-1: nobody), and the influence by
    seat."""
    return [
        part
        for cell in cells
        for village, shape in symbols_around(s, cell)
        for part in lead(s, seat * KINDS + card, cell, village, shape)
    ]


def lead(s: VillageState, card: int, cell: int, village: int, shape: int) -> list[str | int]:
    sums = influence_with(s, card, village, shape)
    by_seat = [sums >> 8 * seat & 255 for seat in range(s.seats)]
    leader = scoring.leader(sums, s.seats)
    return [cell_name(cell), cell_name(village), SYMBOLS[shape], leader, *by_seat]


def influence_with(s: VillageState, card: int, village: int, shape: int) -> int:
    """The influence of each seat, a byte each, with one card more."""
    return int(scoring.influence(s, village, shape) + scoring.influence_of(card, shape))


def symbols_around(s: VillageState, cell: int) -> list[tuple[int, int]]:
    """The unscored villages next to a cell, with each of their symbols."""
    villages = [at for at in sides(cell) if scoring.is_unscored(s, at)]
    return [
        (village, shape)
        for village in villages
        for shape in range(SHAPES)
        if s.cells[village] >> shape & 1
    ]


def sides(cell: int) -> tuple[int, int, int, int]:
    return cell - NORTH, cell - EAST, cell + EAST, cell + NORTH


def stones(s: VillageState, seat: int, cell: int) -> dict[str, Arg]:
    """Who wins the stones of the villages that the chosen card completes."""
    done = completed(s, cell)
    leaders = [
        scoring.leader(influence_with(s, seat * KINDS + s.chosen, village, shape), s.seats)
        for village, shape in symbols_around(s, cell)
        if village in done
    ]
    return {
        "completes": len(done),
        "yours": leaders.count(seat),
        "theirs": sum(other not in (seat, NOBODY) for other in leaders),
        "nobodys": leaders.count(NOBODY),
    }


def sites(s: VillageState, cell: int, seat: int) -> list[int]:
    """V9, if that seat laid a card here; V12: none with an empty pile."""
    if s.villages_left == 0:
        return []
    ways = ((-NORTH, EAST), (-EAST, NORTH), (EAST, NORTH), (NORTH, EAST))
    return [
        cell + side
        for side, across in ways
        if new_villages.is_due(s, cell, seat, cell + side, across)
    ]


def completed(s: VillageState, cell: int) -> list[int]:
    """The villages whose last free side this is."""
    return [
        at for at in sides(cell) if scoring.is_unscored(s, at) and scoring.free_sides(s, at) == 1
    ]
