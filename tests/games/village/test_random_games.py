"""Random games: what adds up in them, and how naive rules play them."""

from __future__ import annotations

import pytest

from tatami.engine import records
from tatami.engine.testing import walks
from tatami.games.village import GAME
from tatami.games.village.actions import place
from tatami.games.village.constants import CENTER, FARTHEST, KINDS, VILLAGE
from tatami.games.village.material import card_name, symbols_of
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import (
    hand_of,
    laid_cells,
    pile_of,
    trigger_names,
    village_pile,
)
from tests.games.village.naive_rules import SYMBOLS, NaiveVillage
from tests.games.village.readme_figures import measure
from tests.goldens import folder_of


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_villages_and_stones_add_up_after_every_decision(seats: int) -> None:
    # V1, V2, V3, V8, V13, V15
    measure(seats, 150, seed="adding up")


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_villages_and_stones_add_up_over_two_hundred_thousand_games(seats: int) -> None:
    tally = measure(seats, 66_700)
    turns, villages = {2: (29.5, 22.3), 3: (44.8, 41.5), 4: (45.6, 43.9)}[seats]
    assert abs(tally.turns / tally.games - turns) < 0.15
    assert abs(tally.villages / tally.games - villages) < 0.15


@pytest.mark.heavy
def test_no_card_can_lie_farther_than_44_from_the_first_village() -> None:  # V9
    for walk in walks(GAME, 12, seed="far"):
        while not walk.state.over:
            walk.step()
        villages = [c for c in laid_cells(walk.state) if walk.state.cells[c] >= VILLAGE]
        for cell in villages:
            x, y = place(cell)
            near = {(x + a, y + b) for a in (-1, 1) for b in (-1, 1)}
            assert cell == CENTER or near & {place(other) for other in villages}, walk.where()
    assert FARTHEST == 44, "43 diagonal steps from the first of 44 villages, and a card next to it"


def naive_copy(s: VillageState) -> NaiveVillage:
    return NaiveVillage(
        hands=[[card_name(k) for k in hand_of(s, seat)] for seat in range(s.seats)],
        piles=[[card_name(k) for k in pile_of(s, seat)] for seat in range(s.seats)],
        villages=[frozenset(symbols_of(bits)) for bits in village_pile(s)],
        first_village=frozenset(symbols_of(s.cells[CENTER] & 7)),
        start=s.first,
        stones=s.config.stones,
    )


def same(s: VillageState, other: NaiveVillage) -> None:
    cards, villages = {}, {}
    for cell in laid_cells(s):
        card = int(s.cells[cell])
        if card >= VILLAGE:
            villages[place(cell)] = frozenset(symbols_of(card & 7))
        else:
            suit, value = card_name(card % KINDS).split("-")
            cards[place(cell)] = (card // KINDS, suit, int(value))
    assert (cards, villages) == (other.card, other.village)
    won = [
        {symbol: int(s.won[seat * 3 + i]) for i, symbol in enumerate(SYMBOLS)}
        for seat in range(s.seats)
    ]
    assert won == other.won
    assert trigger_names(s) == other.ends
    assert s.over == other.over
    if s.over:
        assert {seat for seat in range(s.seats) if s.winners >> seat & 1} == other.winners()
    else:
        assert s.to_act == other.seat
        assert {GAME.show(action) for action in s.legal()} == other.legal()


def compare(games: int, seed: str) -> None:
    for walk in walks(GAME, games, seed=seed):
        other = naive_copy(walk.state)
        while not walk.state.over:
            walk.step()
            other.play(GAME.show(walk.play.actions[-1]))
            try:
                same(walk.state, other)
            except AssertionError as error:
                raise AssertionError(f"{error}\n  at {walk.where()}") from error
        assert other.cards_meet_villages_only()
        assert other.is_connected_by_corners()


@pytest.mark.heavy
def test_the_rules_agree_with_a_naive_implementation() -> None:  # V8 to V24
    compare(30, "reference")


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_rules_agree_with_it_over_thousands_of_games() -> None:  # V8 to V24
    compare(6000, "long reference")


def test_one_golden_game_ends_without_a_free_cell_before_the_villages_run_out() -> None:  # V18
    record = records.read((folder_of("village") / "two-stuck.json").read_bytes())
    assert record.result is not None and record.result.reason == "stuck"
    assert village_pile(records.replay(record, GAME).state)
