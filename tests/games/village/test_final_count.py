"""The final count, V21 to V24."""

from __future__ import annotations

import pytest

from tatami.games.village import GAME
from tatami.games.village.end_and_winner import counted
from tatami.games.village.final_count_steps import FinalCount
from tatami.games.village.write_position import COLORS

pytestmark = pytest.mark.rules


def final(*stones: str) -> FinalCount:
    """The count of players who hold these helmets, buddhas and rice fields."""
    players = "\n".join(
        f"{color}: | | {count}" for color, count in zip(COLORS, stones, strict=False)
    )
    table = GAME.table(seats=len(stones))
    state = GAME.read_position(f"asked over\nx 0\n0 HB\n{players}\nends cards", table)
    outcome = GAME.outcome(state)
    count = GAME.view(state, None).count
    assert count is not None
    assert outcome is not None
    winners = [line.winner for line in count.lines]
    assert list(outcome.shares) == [won / sum(winners) for won in winners]
    assert outcome.args["how"] == count.how
    return count


def winners(count: FinalCount) -> list[str]:
    return [color for color, line in zip(COLORS, count.lines, strict=False) if line.winner]


def steps(count: FinalCount) -> list[str]:
    """`kind seat shape stones counted`, without what a step does not say."""
    return [
        " ".join(
            str(word)
            for word in (
                step.kind,
                None if step.seat is None else COLORS[step.seat],
                step.shape,
                step.stones or None,
                step.counted or None,
            )
            if word is not None
        )
        for step in count.steps
    ]


def test_the_example_of_the_rules() -> None:  # V21, V22, V23
    count = final("3 1 4", "2 8 4", "9 7 3")
    assert winners(count) == ["blue"]
    assert steps(count) == [
        "majority blue helmet 9",
        "majority red buddha 8",
        "no-majority rice 4",
        "out green",
        "set-aside red buddha 8 6",
        "set-aside blue helmet 9 10",
        "wins blue",
    ]
    green, red, blue = count.lines
    assert (green.verdict, green.counted) == ("out", None)
    assert (red.set_aside, red.counted) == ("buddha", 6)
    assert (blue.set_aside, blue.counted) == ("helmet", 10)


def test_a_tie_is_no_majority() -> None:  # V21
    count = final("5 2 0", "5 1 1")
    assert [line.majorities for line in count.lines] == [["buddha"], ["rice"]]


def test_without_a_majority_a_player_is_out_whatever_the_count() -> None:  # V22
    count = final("5 6 6", "6 0 0", "0 7 6")
    assert count.lines[0].verdict == "out"
    assert winners(count) == ["blue"]


def test_a_player_without_a_majority_sets_nothing_aside() -> None:  # V23
    text = "x 0 / 0 HB / green: H3 | - | 5 1 2 / red: H3 | - | 5 1 3 / villages: R"
    state = GAME.read_position(text, GAME.table(seats=2))
    assert [counted(state, seat) for seat in (0, 1)] == [8, 6]


@pytest.mark.parametrize("stones", [("3 3 0", "2 2 9"), ("3 3 3", "2 2 2")])
def test_two_or_three_majorities_win_outright(stones: tuple[str, str]) -> None:  # V22
    count = final(*stones)
    assert count.how == "outright"
    assert winners(count) == ["green"]
    assert count.steps[-1].kind == "outright"


def test_the_most_stones_of_the_other_shapes_win() -> None:  # V23
    count = final("9 0 3", "1 4 4", "1 2 4")
    assert count.how == "counted"
    assert winners(count) == ["red"]
    assert [line.counted for line in count.lines] == [3, 5, None]


def test_at_a_tie_the_shape_set_aside_decides() -> None:  # V23
    count = final("5 1 3", "2 6 3", "0 0 3")
    assert [line.counted for line in count.lines] == [4, 5, None]
    count = final("5 2 3", "2 6 3", "0 0 3")
    assert count.how == "aside"
    assert winners(count) == ["red"]
    assert steps(count)[-2:] == ["tie 5", "wins-aside red"]


def test_who_is_still_tied_shares_the_victory() -> None:  # V23
    count = final("6 2 3", "2 6 3", "0 0 3")
    assert winners(count) == ["green", "red"]
    assert steps(count)[-3:] == ["tie 5", "shared green", "shared red"]


def test_three_players_can_share() -> None:  # V23
    assert winners(final("6 2 3", "2 6 3", "3 2 6", "0 0 0")) == ["green", "red", "blue"]


def test_a_smaller_count_does_not_win_by_more_set_aside() -> None:  # V23
    assert winners(final("12 0 0", "3 4 0", "3 1 0")) == ["red"]


def test_the_only_player_with_a_majority_wins_whatever_the_count() -> None:  # V23
    count = final("5 0 0", "4 4 4", "4 4 4")
    assert count.how == "alone"
    assert winners(count) == ["green"]
    assert steps(count)[-2:] == ["set-aside green helmet 5", "alone green"]


def test_if_nobody_has_a_majority_the_most_stones_win() -> None:  # V24
    count = final("4 4 1", "4 1 4", "0 4 4", "4 4 3")
    assert count.how == "total"
    assert winners(count) == ["yellow"]
    assert steps(count)[3:] == [
        "total green 9",
        "total red 9",
        "total blue 8",
        "total yellow 11",
        "wins-total yellow",
    ]


def test_a_tie_of_all_stones_is_shared() -> None:  # V24
    assert winners(final("3 3 3", "3 3 3")) == ["green", "red"]
    assert winners(final("0 0 0", "0 0 0", "0 0 0")) == ["green", "red", "blue"]


def test_every_step_has_a_sentence() -> None:  # V21, V22, V23, V24
    counts = [
        final("3 1 4", "2 8 4", "9 7 3"),
        final("3 3 0", "2 2 9"),
        final("5 2 3", "2 6 3", "0 0 3"),
        final("6 2 3", "2 6 3", "0 0 3"),
        final("5 0 0", "4 4 4", "4 4 4"),
        final("4 4 1", "4 1 4", "0 4 4", "4 4 3"),
    ]
    kinds = {step.kind for count in counts for step in count.steps}
    assert len(kinds) == 12
    for language in ("en", "nl", "de", "fr"):
        assert all(GAME.texts.has(f"count-{kind}", language) for kind in kinds)


def test_the_last_player_alone_with_a_majority_wins() -> None:  # V22, V23
    count = final("3 3 0", "3 3 0", "0 0 1")
    assert (winners(count), count.how) == (["blue"], "alone")


@pytest.mark.parametrize(
    ("stones", "winner"),
    [
        (("4 3 2", "2 4 2", "0 0 0"), "green"),
        (("4 2 2", "3 4 2", "0 0 0"), "red"),
        (("0 0 0", "4 3 2", "2 4 2"), "red"),
        (("0 0 0", "4 2 2", "3 4 2"), "blue"),
    ],
)
def test_the_count_names_one_winner_in_any_seat(  # V23
    stones: tuple[str, ...], winner: str
) -> None:
    count = final(*stones)
    assert (winners(count), count.how) == ([winner], "counted")


def test_only_who_ties_for_the_count_compares_what_is_set_aside() -> None:  # V23
    """Green and blue count 3 each, red counts 1 and has set most aside."""
    count = final("6 1 2", "0 9 1", "2 1 5")
    assert count.how == "aside"
    assert winners(count) == ["green"]
