"""Previews show what an action would do, and change nothing."""

from __future__ import annotations

from tatami.engine.sentences import SentenceWriter
from tatami.games.honor import GAME
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import do, lucky, position

NAMES = ["Aki", "Birgit", "Chris"]


def said(s: HonorState, move: str) -> str:
    """The preview of a move in English."""
    return SentenceWriter(GAME, NAMES).preview(GAME.preview(s, GAME.read(move)))


def asked_in_words(s: HonorState) -> str:
    decision = GAME.decision(s, s.to_act)
    assert decision is not None
    return SentenceWriter(GAME, NAMES).ask(decision)


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
        "defense": 2,
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


def dishonored(hand: str) -> HonorState:
    """Aki dishonors Birgit."""
    birgit = f"honor 10; daimyo daimyo-a warrior-a; {hand}"
    s = position(f"honor 0; hand dishonor | {birgit} | | turn 1")
    return do(s, "play dishonor", "dishonor 2")


def test_an_answer_to_dishonor_shows_what_it_costs() -> None:  # H27, H28, H29
    s = dishonored("hand thief")
    assert asked_in_words(s) == (
        "Aki dishonors you: pay 75 honor and fall to −65, or order seppuku."
    )
    assert said(s, "pay") == "costs 75 honor: you fall to −65"
    assert said(s, "seppuku daimyo") == (
        "costs no honor: you lose 2 cards and become a ronin; then 0 honor per turn"
    )


def test_saving_face_shows_what_it_keeps() -> None:  # H25, H27
    s = dishonored("hand save-face")
    assert asked_in_words(s) == "Aki dishonors you. Save face?"
    assert said(s, "save-face") == "you pay 30 honor instead of 75"
    assert said(s, "pass") == ("unless someone else saves face, you pay 75 honor or order seppuku")


def test_a_lost_battle_shows_who_won_and_what_is_lost() -> None:  # H23, H25
    strong = "daimyo daimyo-d warrior-c warrior-c warrior-c warrior-c"
    s = position(f"{strong} | daimyo daimyo-a odawara; hand save-face | | turn 1")
    lost = lucky(s, "attack 2", lambda t: t.to_act == 1)
    assert asked_in_words(lost) == "Aki beat you in battle. Save face and keep your house?"
    assert said(lost, "save-face") == "your house stays, without its castle"
    assert said(lost, "pass") == (
        "unless someone else saves face, you lose your daimyo’s house (2 cards) and become a ronin"
    )


def test_the_head_of_every_samurais_house_is_in_the_view() -> None:  # H1
    face = GAME.view(position("| | | turn 1"), None).samurai
    assert (face.honor, face.ki, face.strength) == (0, 6, 0)
