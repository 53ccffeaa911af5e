"""Laying a card and the villages that it opens, V8 to V12."""

from __future__ import annotations

import pytest

from tatami.engine.chance import chance_from
from tatami.engine.errors import IllegalMove
from tatami.games.village import GAME
from tatami.games.village.events import Due, Founded, LeftEmpty
from tatami.games.village.state import VillageState
from tests.games.village.positions import asked, drawn, events, grid, legal, play, position

pytestmark = pytest.mark.rules


def test_a_card_is_laid_on_a_free_cell_beside_a_village() -> None:  # V8
    s = position("""
        x   0
        1   rH2
        0   HB
        green: H3
    """)
    assert legal(s) == ["helmet-3"]
    play(s, "helmet-3")
    assert legal(s) == ["0,-1", "-1,0", "1,0"]


def free_cells_next_to_villages(s: VillageState) -> list[str]:
    """As seen on the table, row by row from the south-west."""
    view = GAME.view(s, None)
    covered = {card.cell for card in view.cards}
    villages = [village.cell.split(",") for village in view.villages]
    sides = {
        (int(y) + north, int(x) + east)
        for x, y in villages
        for north, east in ((-1, 0), (0, -1), (0, 1), (1, 0))
    }
    cells = [f"{x},{y}" for y, x in sorted(sides)]
    return [cell for cell in cells if cell not in covered]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_all_free_cells_next_to_villages_are_open(seats: int) -> None:  # V8
    s = GAME.new(seats=seats, seed="open cells")
    rng = chance_from("open cells")
    while not s.over:
        s.play(s.pick(rng))
        if asked(s)[1] == "cell":
            assert legal(s) == free_cells_next_to_villages(s)


def test_a_cell_between_two_villages_is_one_choice() -> None:  # V8
    s = position("x 0 1 2 / 0 HB . HR / green: H3 / villages: R")
    assert legal(play(s, "helmet-3")) == ["0,-1", "2,-1", "-1,0", "1,0", "3,0", "0,1", "2,1"]


def test_equal_cards_are_one_choice_and_a_card_must_be_laid() -> None:  # V8
    s = position("""
        x  0
        0  HB
        green: S1 S1 S2 R4 R3
    """)
    assert legal(s) == ["rice-3", "rice-4", "samurai-1", "samurai-2"]


def test_cards_and_villages_form_a_chessboard() -> None:  # V8
    s = play(position("x 0 / 0 HB / green: H3"), "helmet-3")
    with pytest.raises(IllegalMove, match=r"like the squares of a chessboard \(V8\)"):
        play(s, "1,1")
    with pytest.raises(IllegalMove, match=r"2,1 isn’t next to a village \(V8\)"):
        play(s, "2,1")
    with pytest.raises(IllegalMove, match=r"0,0 isn’t free \(V8\)"):
        play(s, "0,0")


def test_a_corner_between_two_players_opens_a_village() -> None:  # V9
    s = position("""
        x   0
        1   rH2
        0   HB
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1
        1   rH2  R
        0   HB   gH3
    """)
    assert asked(s) == ("red", "card")


def test_a_corner_between_cards_of_one_player_opens_nothing() -> None:  # V9
    s = position("""
        x   0
        1   gH2
        0   HB
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1
        1   gH2  .
        0   HB   gH3
    """)


def test_cards_on_opposite_sides_open_nothing() -> None:  # V9
    s = position("""
        x   -1   0
        0   rH2  HB
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   -1   0    1
        0   rH2  HB   gH3
    """)


def test_cards_that_share_no_village_open_nothing() -> None:  # V9
    s = position("""
        x   0    1    2
        2   HB   .    .
        1   rH2  .    .
        0   .    .    HR
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1    2
        2   HB   .    .
        1   rH2  .    .
        0   .    gH3  HR
    """)


def test_a_cell_that_is_not_free_gets_no_second_village() -> None:  # V9
    s = position("""
        x   0    1
        1   rH2  R
        0   HB   .
        green: H3
        villages: B H
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1
        1   rH2  R
        0   HB   gH3
    """)
    assert s.villages_left == 2


def test_every_village_beside_the_card_counts() -> None:  # V9
    """The corner lies at the village to the east, not at the one to the west."""
    s = position("""
        x   0    1   2
        1   .    .   rH2
        0   HB   .   HR
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1    2
        1   .    R    rH2
        0   HB   gH3  HR
    """)


def test_a_village_that_the_card_completes_still_opens_its_corners() -> None:  # V9
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  HB   .
        -1  .    gR3  .
        green: H3
        villages: R B
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   -1   0    1
        1   B    rH2  R
        0   gR2  hb   gH3
        -1  .    gR3  .
    """)


def test_one_pair_of_different_players_is_enough() -> None:  # V9
    s = position("""
        x   0    1   2
        1   rH2  .   gR2
        0   HB   .   HR
        green: H3
        villages: R B H
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1    2
        1   rH2  R    gR2
        0   HB   gH3  HR
    """)


def test_a_cell_with_two_foreign_pairs_is_due_once() -> None:  # V9
    s = position("""
        x   0    1   2
        1   rH2  .   rR2
        0   HB   .   HR
        green: H3
        villages: R B H
    """)
    play(s, "helmet-3 1,0")
    assert grid(s)[1] == ["1", "rH2", "R", "rR2"]
    assert s.villages_left == 2


def test_the_villages_due_are_fixed_when_the_card_is_laid() -> None:  # V10
    """The village on 1,1 now has red and green at its corner to 2,2, which stays closed until a
    card is laid next to it."""
    s = position("""
        x   0    1    2    3
        2   BR   gB2  .    .
        1   rH2  .    rB3  B
        0   HB   .    .    .
        green: H3 R4
        red: H4
        villages: R B H
    """)
    play(s, "helmet-3 1,0")
    assert grid(s) == drawn("""
        x   0    1    2    3
        2   BR   gB2  .    .
        1   rH2  r    rB3  B
        0   HB   gH3  .    .
    """)
    play(s, "helmet-4 -1,2 rice-4 3,2")
    assert ["2", "rH4", "BR", "gB2", "B", "gR4"] in grid(s)


def test_a_free_cell_with_four_covered_sides_stays_empty_for_good() -> None:  # V10
    s = position("""
        x   0    1    2
        2   BR   .    .
        1   gB2  .    gR2
        0   HB   gB3  H
        green: R3
        villages: R B H
    """)
    play(s, "rice-3 1,2")
    assert s.villages_left == 3, "all cards are green's"
    rng = chance_from("on")
    while not s.over:
        s.play(s.pick(rng))
    assert "1,1" not in {village.cell for village in GAME.view(s, None).villages}


TWO_DUE = """
    x   0    1
    1   rH2  .
    0   HB   .
    -1  rR2  .
    green: H3
    villages: R BR H
"""


def test_with_two_due_the_player_decides_where_the_visible_one_goes() -> None:  # V11
    s = play(position(TWO_DUE), "helmet-3 1,0")
    assert asked(s) == ("green", "site")
    assert legal(s) == ["1,-1", "1,1"]
    assert grid(play(s.clone(), "1,1")) == drawn("""
        x   0    1
        1   rH2  R
        0   HB   gH3
        -1  rR2  BR
    """)
    assert grid(play(s.clone(), "1,-1")) == drawn("""
        x   0    1
        1   rH2  BR
        0   HB   gH3
        -1  rR2  R
    """)


def test_everyone_sees_the_next_village_before_the_first_is_laid() -> None:  # V11
    s = position(TWO_DUE)
    [*_, due] = events(s, "helmet-3 1,0")
    assert due == Due(seat=0, cell="1,-1", other="1,1", village="rice", next="buddha-rice")
    for viewer in (0, 1, None):
        view = GAME.view(s, viewer)
        assert view.shown == [["rice"], ["buddha", "rice"]]
        assert view.due == ["1,-1", "1,1"]
    play(s, "1,1")
    assert GAME.view(s, None).shown == [["helmet"]]


def test_two_equal_villages_leave_nothing_to_decide() -> None:  # V11
    s = play(position(TWO_DUE.replace("R BR H", "BR BR H")), "helmet-3 1,0")
    assert asked(s) == ("red", "card")
    assert grid(s)[1] == ["1", "rH2", "BR"]
    assert grid(s)[3] == ["-1", "rR2", "BR"]


def test_two_can_be_due_at_two_villages() -> None:  # V9, V11
    """To the west 0,0 with red below it, to the north 1,1 with red next to it."""
    s = position("""
        x   0    1   2
        1   .    H   rB2
        0   HB   .   .
        -1  rR2  .   .
        green: H3
        villages: R BR H
    """)
    play(s, "helmet-3 1,0")
    assert legal(s) == ["1,-1", "2,0"]


def test_more_than_two_villages_are_never_due() -> None:  # V11
    """The most that four foreign cards around two villages can do."""
    s = position("""
        x   0    1   2
        1   rH2  .   rH3
        0   HB   .   HR
        -1  rR2  .   rR3
        green: H3
        villages: R BR H
    """)
    play(s, "helmet-3 1,0")
    assert legal(s) == ["1,-1", "1,1"]
    play(s, "1,1")
    assert asked(s) == ("red", "card")


def test_with_an_empty_pile_nothing_is_laid() -> None:  # V12
    s = position("""
        x   0
        1   rH2
        0   HB
        green: H3
        villages: -
    """)
    found = events(s, "helmet-3 1,0")
    assert LeftEmpty(cell="1,1") in found
    assert not any(isinstance(event, Founded) for event in found)
    assert grid(s)[1] == ["1", "rH2", "."]


def test_with_two_due_and_one_card_left_the_player_chooses() -> None:  # V12
    s = play(position(TWO_DUE.replace("R BR H", "R")), "helmet-3 1,0")
    assert asked(s) == ("green", "site")
    assert GAME.view(s, 1).shown == [["rice"]]
    found = events(s, "1,-1")
    assert LeftEmpty(cell="1,1") in found
    assert grid(s) == drawn("""
        x   0    1
        1   rH2  .
        0   HB   gH3
        -1  rR2  R
    """)


def test_the_last_village_has_none_after_it() -> None:  # V11, V12
    s = play(position(TWO_DUE.replace("R BR H", "R")), "helmet-3 1,0")
    decision = GAME.decision(s, 0)
    assert decision is not None
    assert (decision.args["first"], decision.args["next"]) == ("rice", "none")


def test_the_last_two_villages_are_shown_and_equal_ones_laid_at_once() -> None:  # V11
    s = play(position(TWO_DUE.replace("R BR H", "R BR")), "helmet-3 1,0")
    decision = GAME.decision(s, 0)
    assert decision is not None
    assert (decision.args["first"], decision.args["next"]) == ("rice", "buddha-rice")
    s = play(position(TWO_DUE.replace("R BR H", "BR BR")), "helmet-3 1,0")
    assert asked(s) == ("red", "card")
    assert s.villages_left == 0


def test_a_cell_left_empty_is_not_owed_later() -> None:  # V12
    """A card laid elsewhere does not fill 1,1 although its corner is foreign."""
    s = position("""
        x   -1  0    1
        1   .   rH2  .
        0   .   HB   gH2
        green: H3
        villages: B R
    """)
    play(s, "helmet-3 0,-1")
    assert grid(s)[1] == ["1", "rH2", "."]
    assert s.villages_left == 2
