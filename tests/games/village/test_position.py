"""The text form of a position."""

from __future__ import annotations

import re

import pytest

from tatami.engine.chance import Chance
from tatami.engine.errors import BadPosition
from tatami.engine.state import playout
from tatami.engine.testing import walks
from tatami.games.village import GAME
from tatami.games.village.position import write
from tests.games.village.positions import asked, position


def test_every_position_of_some_games_reads_back() -> None:
    for walk in walks(GAME, 6, seed="position"):
        table = GAME.table(seats=walk.play.seats)
        while True:
            text = GAME.write_position(walk.state)
            assert "\n" not in text
            again = GAME.read_position(text, table)
            assert again.dump() == walk.state.dump(), walk.where()
            assert again.legal() == walk.state.legal(), walk.where()
            if walk.state.over:
                break
            walk.step()


def test_a_position_is_a_small_grid_that_people_can_read() -> None:
    text = """\
start red
asked red cell samurai-1
x    -1   0    1
1    .    bH3  .
0    gR4  HBR  rS2
green: H2 H3 H4 B2 B3 | R2 | 0 0 1
red: S1 S1 | R4 R3 | 1 0 0
blue: B4 | - | 0 0 0
villages: HB R
last 0,1"""
    assert write(position(text, seats=3)) == text


def test_the_example_in_the_readme_is_a_position() -> None:
    [example] = re.findall(r"```\n(start .*?)```", GAME.rules_text, re.DOTALL)
    assert write(position(example, seats=3)) == example.strip()


def test_what_is_left_out_is_what_is_left_of_the_sets() -> None:
    s = position("x 0 1 / 0 HB gH2")
    assert asked(s) == ("green", "card")
    assert s.villages_left == 43
    assert (s.hand_sizes[0] + s.pile_sizes[0], s.hand_sizes[1] + s.pile_sizes[1]) == (14, 15)
    assert [*s.supply][:3] == [10, 10, 10]


BAD = [
    ("start green", "the grid begins with a line of column numbers"),
    ("x 0 / 0 .", "there is no village on the table"),
    ("x 0 1 / 0 HB", "row 0 has 1 cells, not 2"),
    ("x 0 1 / 0 HB H", "1,0 is a cell for a card, not for a village"),
    ("x 0 / 0 gH2", "0,0 is a cell for a village, not for a card"),
    ("x 0 1 / 0 HB bH2", "blue does not play: there are 2 players"),
    ("x 0 1 / 0 HB zz9", "'zz9' is not a card"),
    ("x 0 0 / 0 HB HB", "two things lie on 0,0"),
    ("x 0 / 0 hb", "the village on 0,0 is scored but has a free side"),
    ("x 0 3 / 0 HB gH2", "the card on 3,0 lies next to no village"),
    ("x 45 / 0 gH2", "farther than any card can lie"),
    ("x 0 1 2 / 0 HB gH2 HB / 1 gH2 . .", "green has played more helmet-2 than the set holds"),
    ("x 0 / 0 HB / green: H2 H2", "green's set has no helmet-2 left for this"),
    ("x 0 / 0 HB / green: H2 H3 H4 B2 B3 B4", "green holds 6 cards, but a hand has 5"),
    ("x 0 / 0 HB / green: H9", "'H9' is not a card"),
    ("x 0 / 0 HB / green: H2 | - | 1 2", "green's stones are three numbers"),
    ("x 0 / 0 HB / green: H2 | - | 1 2 x", "'x' is not a number"),
    ("x 0 / 0 HB / green: H2 | - | 1 2 99", "green cannot have 99 stones of a shape"),
    ("x 0 / 0 HB / green: H2 | - | 1 2 3 | 4", "green's line is hand | pile | stones"),
    ("x 0 / 0 HB / villages: HBR HBR HBR", "there are only 2 villages HBR"),
    ("x 0 / 0 HB / villages: RH", "'RH' is not a village"),
    ("x 0 / 0 HB / start blue", "the players are green, red, not 'blue'"),
    ("x 0 / 0 HB / asked green nothing", "the question must be card, cell or site, not 'nothing'"),
    ("x 0 / 0 HB / asked green cell rice-9", "green does not hold 'rice-9'"),
    ("x 0 / 0 HB / asked green site", "add last x,y"),
    ("x 0 1 / 0 HB gH2 / asked green site / last 1,0", "no choice between two sites"),
    ("x 0 / 0 HB / asked green card / green: - | -", "green has no cards"),
    ("x 0 / 0 HB / asked over", "needs the reason it ended"),
    ("x 0 / 0 HB / ends rain", "the reason it ended must be"),
    ("x 0 / 0 HB / last here", "'here' is not a cell"),
    ("x 0 / 0 HB / last 0,99", "farther than any card can lie"),
    ("x 0 / 0 HB / last 1,0", "no card lies on 1,0"),
    ("x 40 / 0 HB", "with 43 villages left, 40,0 is too far"),
    ("x 44 / 0 HB / villages: -", "with 0 villages left, 44,0 is too far"),
    ("x 0 / 0 HB / blue: H2", "a line begins with 'blue:'"),
    ("x -1 0 1 / 1 . gH2 . / 0 gH3 H gH4 / -1 . gB2 .", "is complete: write it in lowercase"),
    ("x -1 0 1 / 1 . gH2 . / 0 gH3 h gH4 / -1 . gB2 .", "the game is over"),
]


@pytest.mark.parametrize(("text", "problem"), BAD)
def test_a_position_that_cannot_be_is_refused_with_one_clear_line(text: str, problem: str) -> None:
    with pytest.raises(BadPosition) as error:
        position(text)
    assert problem in str(error.value)
    assert "\n" not in str(error.value)


def spoil(text: str, rng: Chance) -> str:
    """The text with one word left out, doubled, or replaced by another of it."""
    words = text.split(" ")
    i, j = rng.below(len(words)), rng.below(len(words))
    kind = rng.below(3)
    words[i : i + 1] = [[], [words[i], words[i]], [words[j]]][kind]
    return " ".join(words)


def test_a_spoiled_position_is_refused_or_can_be_played_on() -> None:
    accepted = 0
    for walk in walks(GAME, 30, seed="spoiled"):
        table = GAME.table(seats=walk.play.seats)
        for _ in range(walk.tests.below(50)):
            if not walk.state.over:
                walk.step()
        text = GAME.write_position(walk.state)
        for _ in range(40):
            spoiled = spoil(text, walk.tests)
            try:
                s = GAME.read_position(spoiled, table)
            except BadPosition:
                continue
            accepted += 1
            playout(s, walk.tests)
            assert GAME.outcome(s) is not None, spoiled
    assert accepted > 50, "the test spoils too much"
