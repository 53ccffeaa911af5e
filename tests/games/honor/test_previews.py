"""Previews show what an action would do, and change nothing."""

from __future__ import annotations

from tatami.games.honor import GAME
from tests.games.honor.positions import do, position


def test_laying_a_card_shows_what_its_owner_has_then() -> None:  # H8, H11, H21
    s = position("daimyo start-daimyo-b; hand masamune | daimyo daimyo-a | | turn 1")
    do(s, "play masamune")
    before = s.dump()
    assert GAME.preview(s, GAME.read("lay 1 samurai")) == {
        "about": "change",
        "income": 20,
        "ki": 7,
        "actions": 2,
        "attack": 2,
        "defence": 2,
    }
    assert s.dump() == before


def test_declarations_show_the_income_they_bring() -> None:  # H8, H9, H17, H31
    s = position("daimyo start-daimyo-b | | daimyo daimyo-a | turn 1")
    assert GAME.preview(s, GAME.read("shogun"))["income"] == 60
    s = position("honor 0 | daimyo daimyo-c | | turn 1")
    assert GAME.preview(s, GAME.read("ally 2"))["income"] == 10


def test_a_ninja_shows_its_price() -> None:  # H40, H41, H42, H43
    s = position("honor 60; hand thief elite-thief assassin | samurai daisho | | turn 1")
    prices = {card: GAME.preview(s, GAME.read(f"play {card}")) for card in ("thief", "assassin")}
    assert prices["thief"] == {"about": "price", "price": 15}
    assert prices["assassin"] == {"about": "price", "price": 25}
    assert GAME.preview(s, GAME.read("play elite-thief"))["price"] == 25


def test_the_head_of_every_samurais_house_is_in_the_view() -> None:  # H1
    face = GAME.view(position("| | | turn 1"), None).samurai
    assert (face.honor, face.ki, face.strength) == (0, 6, 0)
