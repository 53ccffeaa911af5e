"""The features of the evaluation, at positions where they can be counted by hand."""

from __future__ import annotations

from librt.vecs import vec

from tatami.games.seven.features import FEATURES, NAMES, fill_features
from tatami.games.seven.state import SevenState
from tests.games.seven.positions import do, table

WORDLESS = "- / - / 10 / -"


def features(state: SevenState, seat: int = 0) -> dict[str, float]:
    rows = vec[float]([0.0] * (state.seats * FEATURES))
    fill_features(state, rows)
    row = [rows[seat * FEATURES + feature] for feature in range(FEATURES)]
    return {name: round(value, 3) for name, value in zip(NAMES, row, strict=True) if value}


def lacks(found: dict[str, float]) -> list[str]:
    return [name for name in found if name.startswith("lacks-")]


def test_a_set_is_of_two_colors_and_ronin_fit_any() -> None:
    found = features(table("rrrggo / b", WORDLESS))
    assert lacks(found) == ["lacks-2"]  # six fit, and the blue one must be drawn back first
    assert found["plain-lacks"] == 1
    assert found["longer"] == round(3 / 7, 3)
    assert found["ronin"] == 1


def test_cards_that_are_left_are_counted() -> None:
    """Of 28 red and blue cards P1 has three, and two lie in front of P2."""
    found = features(table("rrb / -", "- / rrg"))
    assert lacks(found) == ["lacks-4"]
    assert found["left"] == round((28 - 3 - 2) / 28, 3)
    assert found["next-lacks"] == 1


def test_a_call_is_weighed_against_the_best_of_the_others() -> None:
    ahead = features(table("rrrrrrr / - / 5 / -", "- / - / 15 / -"))
    assert ahead["ahead"] == -1
    assert ahead["call-ahead"] == ahead["complete-ahead"] == 1  # ten behind, twenty for the set
    assert ahead["call-wins"] == ahead["complete-wins"] == 1
    behind = features(table("rrrrggg / - / 2 / -", "- / - / 18 / -"))
    assert "call-wins" not in behind and behind["call-ahead"] == -0.6


def test_others_who_are_near_are_seen_and_among_them_those_who_would_win() -> None:
    poor, rich = (
        features(table("b / - / 4 / -", f"rrrrgg / - / {rice} / -", f"- / - / {26 - rice} / -"))
        for rice in (1, 13)
    )
    assert poor["others-near"] == rich["others-near"]
    assert rich["others-winning"] > poor.get("others-winning", 0)


def test_what_was_announced_is_on_its_way() -> None:
    before = table("n5s / -", "r / -", "g / -")
    assert not [name for name in features(before) if name.endswith("on-way")]
    pair = features(do(before.clone(), "ninja + bandit-5"))
    assert pair["ninja-on-way"] == 1 and pair["raid-on-way"] == 0.5
    assert features(do(before.clone(), "shogun hand"))["shogun-on-way"] == 1


def test_the_discard_pile_counts_for_the_player_who_draws_next() -> None:
    drawing = table("rr / -", "rr / -", asked="P1 draws 2", discard="r")
    assert "discard-fits" in features(drawing, 0) and "discard-fits" not in features(drawing, 1)
    playing = table("rr / -", "rr / -", asked="P1 plays 1", discard="r")
    assert "discard-fits" in features(playing, 1) and "discard-fits" not in features(playing, 0)
