"""The cards as data (H1)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tatami.engine.errors import BadMaterial
from tatami.games.honor import GAME
from tatami.games.honor.material import HonorMaterial


def data() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.material())
    return found


def card(material: dict[str, Any], name: str) -> dict[str, Any]:
    return next(card for card in material["cards"] if card["card"] == name)


def test_there_are_110_cards() -> None:  # H1
    material = GAME.material()
    assert isinstance(material, HonorMaterial)
    assert 1 + material.samurai.count + sum(card.count for card in material.cards) == 110


def test_every_card_says_how_certain_it_is() -> None:  # H1
    material = GAME.material()
    assert isinstance(material, HonorMaterial)
    assert material.certainty == "reconstructed"
    marks = {card.card: (card.counted, card.valued) for card in material.cards}
    assert marks["noh-theatre"] == ("certain", "certain")
    assert marks["warrior-a"] == ("reconstructed", "likely")
    assert marks["okugata-b"] == ("reconstructed", "certain")
    assert marks["thief"][0] == marks["elite-thief"][0] == "reconstructed"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("start-daimyo-b", (10, 0, 2)),
        ("daimyo-c", (20, 1, 5)),
        ("okugata-a", (10, 3, 0)),
        ("no-dachi", (5, 1, 3)),
        ("noh-theatre", (20, 3, 0)),
        ("firearms", (-20, -2, 6)),
        ("white-heron", (15, 2, 5)),
    ],
)
def test_cards_have_honor_ki_and_strength(name: str, values: tuple[int, int, int]) -> None:  # H1
    found = card(data(), name)
    assert (found["honor"], found["ki"], found["strength"]) == values


def test_the_shogun_is_worth_more_with_more_players() -> None:  # H1
    worth = [GAME.table(seats=seats).config.shogun_honor for seats in range(3, 7)]
    assert worth == [50, 75, 100, 150]


def test_an_owner_may_correct_how_the_warriors_divide() -> None:  # H1
    material = data()
    card(material, "warrior-a")["count"] = 16
    strong = {"card": "warrior-e", "count": 1, "strength": 4, "stealable": True}
    material["cards"] += ({**strong, "counted": "certain", "valued": "certain"},)
    state = GAME.new(seats=3, seed=1, material=GAME.material(material))
    assert state.config.strength[13] == 4


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("warrior-a", "count", 18), "there are 45 warrior cards, not 46"),
        (("dishonor", "count", 8), "there are 9 dishonor cards, not 8"),
        (("daimyo-a", "honor", 12), "multiple of 5"),
        (("thief", "ki", 1), "has no values"),
        (("odawara", "stealable", True), "cannot be stealable"),
        (("firearms", "strength", -1), "below 0"),
        (("noh-theatre", "card", "noh"), "there is no card 'noh'"),
        (("osaka", "card", "odawara"), "listed twice"),
        (("osaka", "counted", "maybe"), "invalid enum value"),
    ],
)
def test_material_that_does_not_add_up_is_refused(
    change: tuple[str, str, object], complaint: str
) -> None:  # H1
    material = data()
    name, field, value = change
    card(material, name)[field] = value
    with pytest.raises(BadMaterial) as error:
        GAME.material(material)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_shogun_honor_is_a_multiple_of_five() -> None:  # H1
    material = data()
    material["shogun"]["honor"] = [50, 76, 100, 150]
    with pytest.raises(BadMaterial, match="multiple of 5"):
        GAME.material(material)
