"""The cards and stones, V1 to V3 and V5."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.engine.errors import BadMaterial
from tatami.games.village import GAME
from tatami.games.village.material import card_name, symbols_of
from tatami.games.village.write_position import hand_of, pile_of

OWN = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")


def set_of(seats: int) -> Counter[str]:
    return Counter(card_name(kind) for kind in GAME.table(seats=seats).config.cards)


def test_a_set_has_fifteen_cards_of_three_symbols_and_samurai() -> None:  # V1
    expected = Counter(
        {f"{suit}-{value}": 1 for suit in ("helmet", "buddha", "rice") for value in (2, 3, 4)}
    )
    expected |= Counter({"samurai-1": 2, "samurai-2": 2, "samurai-3": 2})
    assert set_of(2) == set_of(3) == expected
    assert sum(expected.values()) == 15


def test_four_players_take_out_a_samurai_1_and_a_samurai_2_each() -> None:  # V5
    assert set_of(3) - set_of(4) == Counter({"samurai-1": 1, "samurai-2": 1})
    state = GAME.new(seats=4, seed="thirteen")
    for seat in range(4):
        assert len(hand_of(state, seat)) + len(pile_of(state, seat)) == 13


def test_there_are_44_villages_with_25_of_each_symbol() -> None:  # V2
    villages = [symbols_of(bits) for bits in GAME.table(seats=3).config.villages]
    assert Counter(len(symbols) for symbols in villages) == {1: 15, 2: 27, 3: 2}
    assert Counter(word for symbols in villages for word in symbols) == {
        "helmet": 25,
        "buddha": 25,
        "rice": 25,
    }


@pytest.mark.parametrize(("seats", "stones"), [(2, 10), (3, 16), (4, 16)])
def test_two_players_use_ten_stones_of_each_shape_others_sixteen(seats: int, stones: int) -> None:
    # V3
    assert GAME.view(GAME.new(seats=seats, seed=1), None).supply == [stones] * 3


def test_an_owner_can_correct_the_cards() -> None:  # V1
    text = OWN.replace("samurai = [1, 1, 2, 2, 3, 3]", "samurai = [1, 1, 2, 2, 2, 5]")
    state = GAME.new(seats=3, seed=1, material=text)
    assert "samurai-5" in {card_name(kind) for kind in state.config.cards}


BAD = [
    ("helmet = [2, 3, 4]", "helmet = [2, 3]", "a player's set has 15 influence cards, not 14"),
    ("helmet = [2, 3, 4]", "helmet = [2, 3, 8]", "helmet has a card of 8; cards are 1 to 7"),
    ("samurai_out_with_four = [1, 2]", "samurai_out_with_four = [1]", "2 samurai each, not 1"),
    ("samurai_out_with_four = [1, 2]", "samurai_out_with_four = [4, 1]", "are not there"),
    ('"helmet" = 5', '"helmet" = 6', "there are 15 villages with 1 symbol, not 16"),
    ('"helmet buddha" = 9', '"buddha helmet" = 8', "27 villages with 2 symbols, not 26"),
    ('"helmet" = 5', '"helmets" = 5', "a village shows helmet, buddha, rice, not 'helmets'"),
    ('"helmet" = 5', '"helmet helmet" = 5', "one to three different symbols"),
    ('"helmet" = 5', '"" = 5', "one to three different symbols"),
    ('"rice" = 5', '"rice" = 5\n"buddha helmet" = 0', "are listed twice"),
    ('"rice" = 5', '"rice" = -5', "there cannot be -5 villages"),
    ("stones = 16", "stones = 15", "there are 16 stones of each shape, not 15"),
    ("stones_out_with_two = 6", "stones_out_with_two = 5", "6 stones of each shape in the box"),
    ("stones = 16", "pebbles = 16", "unknown field 'pebbles'"),
    ("stones = 16", "stones = ", "this is not valid TOML"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BAD)
def test_bad_material_is_refused_with_one_clear_line(old: str, new: str, problem: str) -> None:
    # V1, V2, V3, V5
    assert old in OWN
    with pytest.raises(BadMaterial) as error:
        GAME.material(OWN.replace(old, new, 1))
    assert problem in str(error.value)
    assert "\n" not in str(error.value)
