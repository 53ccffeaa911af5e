"""The contract, conservation, sampling, agreement and whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.engine import records
from tatami.engine.game import viewer_seat
from tatami.engine.testing import Walk, check_compiled, conform, walks
from tatami.games.village import GAME
from tatami.games.village.actions import place
from tatami.games.village.constants import CENTER, FARTHEST, KINDS, VILLAGE
from tatami.games.village.material import card_name, symbols_of
from tatami.games.village.notation import hand_of, laid_cells, pile_of, trigger_names, village_pile
from tatami.games.village.state import VillageState
from tests.games.village.naive_rules import SYMBOLS, NaiveVillage
from tests.games.village.readme_figures import measure
from tests.goldens import folder_of

OTHER_CARDS = (
    GAME.folder.joinpath("material.toml")
    .read_text(encoding="utf-8")
    .replace("samurai = [1, 1, 2, 2, 3, 3]", "samurai = [1, 1, 1, 2, 2, 7]")
    .replace('"helmet" = 5', '"helmet" = 15')
    .replace('"buddha" = 5\n"rice" = 5\n', "")
)


@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.heavy) for n in (3, 4))])
def test_the_contract_holds(seats: int) -> None:
    conform(GAME, seats=seats, games=4)


@pytest.mark.heavy
def test_the_contract_holds_with_other_cards() -> None:  # V1, V2
    conform(GAME, games=3, material=OTHER_CARDS, some=2)


@pytest.mark.heavy
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    check_compiled("tatami.games.village:GAME", games=6)


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
        stones=s.setup.stones,
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


def random_positions(count: int, seed: str) -> Iterator[Walk]:
    """Every position of random games, over all numbers of players."""
    for walk in walks(GAME, count, seed=seed):
        while True:
            yield walk
            count -= 1
            if count == 0:
                return
            if walk.state.over:
                break
            walk.step()


def check_sampling(walk: Walk) -> None:
    """Both halves of the law: a sample looks the same, and differs where it can."""
    state = walk.state
    before = state.dump()
    for viewer in walk.viewers():
        seat = viewer_seat(viewer)
        sample = state.sample(seat, walk.tests)
        seen = GAME.view_bytes(state, viewer)
        assert GAME.view_bytes(sample, viewer) == seen, (
            f"{viewer} sees a difference: {walk.where()}"
        )
        if GAME.is_anything_hidden(state, viewer):
            first = sample.dump()
            others = (state.sample(seat, walk.tests).dump() for _ in range(200))
            assert any(other != first for other in others), f"all alike: {walk.where()}"
        else:
            assert sample.dump() == before, f"nothing is hidden from {viewer}: {walk.where()}"


@pytest.mark.heavy
def test_the_sampling_law_holds_on_many_positions() -> None:  # V4, V6
    for walk in random_positions(400, "sampling"):
        check_sampling(walk)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_the_sampling_law_holds_on_a_hundred_thousand_positions() -> None:  # V4, V6
    for walk in random_positions(100_000, "long sampling"):
        check_sampling(walk)


def test_one_golden_game_ends_without_a_free_cell_before_the_villages_run_out() -> None:  # V18
    record = records.read((folder_of("village") / "two-stuck.json").read_bytes())
    assert record.result is not None and record.result.reason == "stuck"
    assert village_pile(records.replay(record, GAME).state)


def test_every_rule_is_cited_by_a_test_and_stated_in_the_readme() -> None:
    tests = "".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    cited = set(re.findall(r"# .*?\bV\d+.*", tests))
    numbers = {int(n) for line in cited for n in re.findall(r"\bV(\d+)\b", line)}
    stated = {int(n) for n in re.findall(r"\*\*V(\d+)\*\*", GAME.rules_text)}
    assert set(range(1, 25)) <= numbers
    assert stated == set(range(1, 25))
