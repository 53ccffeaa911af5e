"""What a player can see, and what nobody else can."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tatami.engine.chance import chance_from
from tatami.games.village import GAME, constants
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import hand_of, pile_of
from tests.games.village.positions import play, position

OPENED = """
    asked green card
    x   -1   0    1
    1   .    rH2  .
    0   .    HB   .
    green: H3 B2
    villages: R BR H
"""


def test_a_view_shows_who_leads_each_symbol_of_each_open_village() -> None:  # V14
    s = position(
        """
        x   -1   0    1
        1   H    rS2  B
        0   gR4  HBR  bH3
        """,
        seats=3,
    )
    [village] = [card for card in GAME.view(s, 0).villages if card.cell == "0,0"]
    assert [(lead.symbol, lead.influence, lead.leader) for lead in village.symbols] == [
        ("helmet", [0, 2, 3], 2),
        ("buddha", [0, 2, 0], 1),
        ("rice", [4, 2, 0], 0),
    ]
    assert village.free == 1


def test_a_view_shows_which_cells_open_a_village_for_the_viewer() -> None:  # V9
    s = position(OPENED)
    green = {cell.cell: cell.founds for cell in GAME.view(s, 0).open}
    red = {cell.cell: cell.founds for cell in GAME.view(s, 1).open}
    assert green == {"0,-1": [], "-1,0": ["-1,1"], "1,0": ["1,1"]}
    assert red == {"0,-1": [], "-1,0": [], "1,0": []}
    assert GAME.view(s, None).open == GAME.view(s, 0).open, "green is asked"


@pytest.mark.heavy
def test_what_the_view_says_of_a_cell_is_what_happens_there() -> None:  # V9, V13
    rng = chance_from("foretell")
    for number in range(6):
        s = GAME.new(seats=2 + number % 3, seed=f"foretell {number}")
        while not s.over:
            foretold = {cell.cell: cell for cell in GAME.view(s, s.to_act).open}
            before = {village.cell for village in GAME.view(s, None).villages}
            s.play(s.pick(rng))
            seat, pile = s.to_act, s.villages_left
            action = s.pick(rng)
            s.play(action)
            if s.to_act == seat and not s.over:
                s.play(s.pick(rng))
            new = {village.cell for village in GAME.view(s, None).villages} - before
            cell = foretold[GAME.show(action)]
            assert new <= set(cell.founds)
            assert len(new) == min(len(cell.founds), pile)
            scored = {village.cell for village in GAME.view(s, None).villages if village.scored}
            assert set(cell.completes) <= scored


def test_a_chosen_card_is_known_to_its_player_alone() -> None:  # V8
    s = position(OPENED)
    before = {viewer: GAME.view(s, viewer) for viewer in (0, 1, None)}
    play(s, "helmet-3")
    assert GAME.view(s, 0).chosen == "helmet-3"
    for viewer in (1, None):
        view = GAME.view(s, viewer)
        assert view.chosen is None
        assert view.players == before[viewer].players
    other = play(position(OPENED), "buddha-2")
    assert GAME.view_bytes(s, 1) == GAME.view_bytes(other, 1)
    assert GAME.view_bytes(s, None) == GAME.view_bytes(other, None)


def test_a_view_counts_what_people_would_count_in_their_heads() -> None:  # V3, V21
    s = position("""
        x   0
        0   HB
        green: H3 B2 | R2 R3 | 3 0 2
        red: H4 | S1 S1 | 2 0 2
        villages: R BR H H
    """)
    view = GAME.view(s, 0)
    green, red = view.players
    assert (green.total, green.majorities, green.hand, green.pile) == (5, ["helmet"], 2, 2)
    assert green.to_come == ["rice-2", "rice-3"], (
        "the viewer's own pile, in an order that reveals nothing"
    )
    assert red.to_come == ["helmet-4", "samurai-1", "samurai-1"], "hand and pile together"
    assert view.supply == [5, 10, 6]
    assert view.pile_holds == {"helmet": 2, "buddha rice": 1}
    assert view.pile == 4


@pytest.mark.heavy
def test_a_sample_keeps_what_was_shown_and_deals_the_rest_evenly() -> None:  # V6
    """Red has three cards that green has not seen, one of them in hand: each of the six orders
    comes up as often as the others."""
    s = position("""
        x   0
        0   HB
        red: H2 | B3 R4
        green: H3 | -
        villages: R
    """)
    rng = chance_from("evenly")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        sample = s.sample(0, rng)
        seen[(*hand_of(sample, 1), *pile_of(sample, 1))] += 1
    assert len(seen) == 6
    squared = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert squared < 30, seen


@pytest.mark.heavy
def test_a_hidden_choice_is_any_card_of_the_imagined_hand() -> None:  # V8
    s = play(position("x 0 / 0 HB / green: H3 B2 R4 | -"), "rice-4")
    rng = chance_from("choice")
    chosen = Counter(int(s.sample(1, rng).chosen) for _ in range(3000))
    assert len(chosen) == 3
    assert min(chosen.values()) > 850
    assert {int(s.sample(0, rng).chosen) for _ in range(20)} == {int(s.chosen)}


def test_nothing_is_hidden_when_all_cards_can_be_counted() -> None:  # V6
    s = position("x 0 / 0 HB / green: H3 | - / red: S1 S1 | - / villages: R")
    assert not any(GAME.is_anything_hidden(s, viewer) for viewer in (0, 1, None))
    s = position("x 0 / 0 HB / green: H3 | - / red: S1 | S1 / villages: R B B")
    assert not any(GAME.is_anything_hidden(s, viewer) for viewer in (0, 1, None))
    s = position("x 0 / 0 HB / green: H3 | - / red: S1 | S2 / villages: R")
    assert [GAME.is_anything_hidden(s, viewer) for viewer in (0, 1, None)] == [True, False, True]


def test_the_preview_shows_the_effects_of_a_card() -> None:  # V9, V14
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  HB   .
        -1  .    gR3  .
        green: H3
        villages: R B
    """)
    leads = ["1,0", "0,0", "helmet", 0, 3, 2, "1,0", "0,0", "buddha", -1, 0, 0]
    before = GAME.preview(s, s.legal()[0])
    assert (before["decision"], before["suit"], before["value"]) == ("card", "helmet", 3)
    assert leads == parts_of(before, "1,0"), (
        "who would lead each symbol, with the influence by seat"
    )
    play(s, "helmet-3")
    found = GAME.preview(s, GAME.read("1,0"))
    assert found == {
        "decision": "cell",
        "leads": leads,
        "founds": 1,
        "completes": 1,
        "yours": 1,
        "theirs": 0,
        "nobodys": 1,
    }


def parts_of(preview: dict[str, Any], cell: str, seats: int = 2) -> list[Any]:
    """The `leads` of one cell."""
    size = 4 + seats
    groups = [preview["leads"][i : i + size] for i in range(0, len(preview["leads"]), size)]
    return [part for group in groups if group[0] == cell for part in group]


def test_a_preview_of_a_cell_says_what_its_card_does() -> None:  # V14
    """The same before the card is chosen and after, and what the view then shows."""
    s = GAME.new(seats=3, seed="leads")
    rng = chance_from("leads")
    for _ in range(24):
        seat, card = s.to_act, s.pick(rng)
        foretold = GAME.preview(s, card)
        s.play(card)
        action = s.pick(rng)
        cell = GAME.show(action)
        preview = GAME.preview(s, action)
        assert parts_of(foretold, cell, seats=3) == preview["leads"]
        s.play(action)
        shown = {
            (village.cell, lead.symbol): (lead.leader, lead.influence)
            for village in GAME.view(s, seat).villages
            for lead in village.symbols
        }
        leads = preview["leads"]
        assert isinstance(leads, list)
        for at in range(0, len(leads), 7):
            _, village, symbol, leader, *influence = leads[at : at + 7]
            expected = (None if leader == -1 else leader, influence)
            assert shown[str(village), str(symbol)] == expected
        if s.phase == constants.SITE:
            s.play(s.pick(rng))


def test_estimates_follow_stones_influence_and_the_last_side() -> None:  # V14, V22
    even = position("x 0 / 0 HB / green: H3 | - | 3 3 3 / red: H3 | - | 3 3 3 / villages: R B")
    ahead = position("x 0 / 0 HB / green: H3 | - | 5 5 3 / red: H3 | - | 3 3 3 / villages: R B")
    assert 0.4 < even.evaluate(0) < 0.6
    assert ahead.evaluate(0) > even.evaluate(0)
    grid = "x -1 0 1 / 1 B rH3 . / 0 gR2 H . / -1 . gH2 . / green: H4 | - / red: H4 B4 | -"
    mine = position(f"asked green card / {grid} / villages: R B")
    given_away = position(f"asked red card / {grid} / villages: R B")
    assert mine.evaluate(0) > given_away.evaluate(0)


def value_after(s: VillageState, action: int, seat: int) -> float:
    after = s.clone()
    after.play(action)
    return after.evaluate(seat)


def look_ahead(s: VillageState, seat: int) -> int:
    """The action whose turn ends best by the estimate."""
    if s.phase != constants.CARD:
        return max(s.legal(), key=lambda action: value_after(s, action, seat))

    def best_cell(card: int) -> float:
        after = s.clone()
        after.play(card)
        return max(value_after(after, cell, seat) for cell in after.legal())

    return max(s.legal(), key=best_cell)


@pytest.mark.heavy
def test_an_estimate_of_one_turn_beats_chance_at_every_table() -> None:
    rng = chance_from("look ahead")
    for seats in (2, 3, 4):
        won = 0.0
        for number in range(40):
            s = GAME.new(seats=seats, seed=f"look ahead {number}")
            seat = number % seats
            while not s.over:
                mine = s.to_act == seat
                s.play(look_ahead(s.sample(seat, rng), seat) if mine else s.pick(rng))
            won += s.payoff(seat)
        assert won > 34, f"{won} of 40 with {seats} players"
