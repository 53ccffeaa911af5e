# compiled with mypyc
"""A turn, V8 to V20, in the order of the rulebook (README.md of this folder). The effects of a card
are in `new_villages` (V9 to V12), `scoring` (V13 to V16), `hands` (V17) and `end_and_winner` (V18
to V24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.chance import Chance
from tatami.engine.state import EVERYONE, NOBODY, Actions
from tatami.games.village.constants import (
    CARD,
    CARDS,
    CELL,
    FIRST_CELL,
    HAND,
    KINDS,
    LAID,
    SITE,
    SKIPPED,
    STUCK,
    VILLAGES,
)
from tatami.games.village.end_and_winner import end_game, everyone_is_out_of_cards, trigger
from tatami.games.village.hands import holds, refill, remove_from_hand
from tatami.games.village.new_villages import (
    close_cell,
    find_due_cells,
    is_open,
    lay_due_villages,
    must_choose,
    put,
    show_next_village,
)
from tatami.games.village.scoring import score_villages_next_to

if TYPE_CHECKING:
    from tatami.games.village.state import VillageState


def legal(s: VillageState, out: Actions) -> None:
    if s.to_act == NOBODY:
        return
    if s.phase == CARD:
        add_cards_in_hand(s, out)
    elif s.phase == CELL:
        add_open_cells(s, out)
    else:
        add_sites(s, out)


def add_cards_in_hand(s: VillageState, out: Actions) -> None:
    """V8: one hand card; equal cards are one choice."""
    hands = s.hands
    base = s.to_act * HAND
    for i in range(base, base + i64(s.hand_sizes[s.to_act])):
        if i == base or hands[i] != hands[i - 1]:
            out.add(i64(hands[i]))


def add_open_cells(s: VillageState, out: Actions) -> None:
    """V8: a free cell next to a village."""
    cells = s.open
    for i in range(s.open_count):
        out.add(FIRST_CELL + i64(cells[i]))


def add_sites(s: VillageState, out: Actions) -> None:
    """V11: one of the two cells that are due."""
    out.add(FIRST_CELL + s.due)
    out.add(FIRST_CELL + s.other_due)


def is_legal(s: VillageState, action: i64) -> bool:
    if s.to_act == NOBODY:
        return False
    if s.phase == CARD:
        return holds(s, s.to_act, action)
    if s.phase == CELL:
        return is_open(s, action - FIRST_CELL)
    return action == FIRST_CELL + s.due or action == FIRST_CELL + s.other_due


def apply(s: VillageState, action: i64) -> None:
    if s.phase == CARD:
        choose_card(s, action)
    elif s.phase == CELL:
        lay_card(s, action - FIRST_CELL)
    else:
        choose_site(s, action - FIRST_CELL)


def choose_card(s: VillageState, kind: i64) -> None:
    """V8: nobody else sees it before it is laid."""
    s.chosen = kind
    s.phase = CELL


def lay_card(s: VillageState, cell: i64) -> None:
    """V8 to V10: lay the card; which villages are due is decided now."""
    seat = s.to_act
    if s.event_data is not None:
        s.emit(LAID, EVERYONE, (seat, s.chosen, cell))
    remove_from_hand(s, seat, s.chosen)
    close_cell(s, cell)
    put(s, cell, seat * KINDS + s.chosen)
    s.last = cell
    find_due_cells(s, cell)
    if must_choose(s):
        s.phase = SITE
        show_next_village(s)
    else:
        finish_turn(s)


def choose_site(s: VillageState, cell: i64) -> None:
    """V11: the visible card goes here, the next into the other cell."""
    if cell == s.other_due:
        s.other_due = s.due
        s.due = cell
    finish_turn(s)


def finish_turn(s: VillageState) -> None:
    """V9 to V20: villages first, then scoring, then refill, then the end or the next player."""
    lay_due_villages(s)
    if s.villages_left == 0:
        trigger(s, VILLAGES)
    score_villages_next_to(s, s.last)
    refill(s, s.to_act)
    s.phase = CARD
    if everyone_is_out_of_cards(s):
        trigger(s, CARDS)
    if s.open_count == 0:
        trigger(s, STUCK)
        end_game(s)
    else:
        pass_turn(s)


def pass_turn(s: VillageState) -> None:
    """V7, V19, V20: clockwise, skipping players without cards; a round is always completed."""
    seat = s.to_act
    while True:
        seat = seat + 1 if seat + 1 < s.seats else i64(0)
        if seat == s.first and s.triggers != 0:
            end_game(s)
            return
        if s.hand_sizes[seat] != 0:
            s.to_act = seat
            return
        if s.event_data is not None and not everyone_is_out_of_cards(s):
            s.emit(SKIPPED, EVERYONE, (seat,))


def pick(s: VillageState, rng: Chance) -> i64:
    """A uniform legal action."""
    if s.phase == CARD:
        return pick_card(s, rng)
    if s.phase == CELL:
        return FIRST_CELL + i64(s.open[rng.below(s.open_count)])
    return FIRST_CELL + (s.other_due if rng.below(2) else s.due)


def pick_card(s: VillageState, rng: Chance) -> i64:
    """Uniform over kinds: the last card of each kind in the ordered hand represents the kind."""
    hands = s.hands
    base = s.to_act * HAND
    last = base + i64(s.hand_sizes[s.to_act]) - 1
    count: i64 = 1
    for i in range(base, last):
        if hands[i] != hands[i + 1]:
            count += 1
    wanted = rng.below(count)
    for i in range(base, last):
        if hands[i] != hands[i + 1]:
            wanted -= 1
            if wanted < 0:
                return i64(hands[i])
    return i64(hands[last])
