"""Actions, positions, texts and the terminal drawing."""

from __future__ import annotations

import re

import pytest

from tatami.engine.errors import BadPosition, IllegalMove, MalformedMove
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import Painter, width
from tatami.engine.testing import walks
from tatami.games.honor import GAME
from tatami.games.honor.actions import MOVES, Attack
from tatami.games.honor.material import KIND_NAMES
from tests.fluent_files import messages as messages_in
from tests.games.honor.positions import do, position

LANGUAGES = ("en", "nl", "de", "fr")
NAMES = ["Axel", "Birgit", "Christian", "Dora", "Emil", "Frieda"]


def test_every_action_has_a_number_a_move_and_a_text() -> None:
    assert len({GAME.show(action) for action in MOVES}) == len(MOVES)
    for action in MOVES:
        assert GAME.read(GAME.show(action)) == action
        assert GAME.number(GAME.move(action)) == action
        assert action < GAME.action_count


def test_texts_of_moves_are_what_people_write() -> None:
    assert GAME.show(GAME.read("  Play   Noh-Theatre ")) == "play noh-theatre"
    assert GAME.move(GAME.read("attack 2")) == Attack(target=1)
    for text in ("attack 7", "play shogun", "lay 1 castle", "attack"):
        with pytest.raises(MalformedMove):
            GAME.read(text)
    for number in (12, 199, -1):
        with pytest.raises(MalformedMove):
            GAME.move(number)


def test_a_position_reads_back() -> None:
    for walk in walks(GAME, 8, seed="positions"):
        for _ in range(60):
            if walk.state.over:
                break
            decision = GAME.decision(walk.state, walk.state.to_act)
            if decision is not None and decision.kind == "turn":
                text = GAME.write_position(walk.state)
                again = GAME.read_position(text, walk.state)
                assert GAME.write_position(again) == text
                assert again.legal() == walk.state.legal()
            walk.step()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("| | turn 1", "has a field per seat"),
        ("hand noh | | | turn 1", "there is no card 'noh'"),
        ("hand noh-theatre*2 | | | turn 1", "too many cards"),
        ("samurai osaka | | | turn 1", "cannot lie in a house"),
        ("samurai thief | | | turn 1", "cannot lie in a house"),
        ("daimyo noh-theatre | | | turn 1", "cannot lie in a house"),
        ("samurai okugata-a*2 | | | turn 1", "cannot lie in a house"),
        ("honor 7 | | | turn 1", "multiple of 5"),
        ("honor x | | | turn 1", "is a number"),
        ("hand dishonor*8 | | | turn 1", "more than seven"),
        ("serves 2 | | | turn 1", "cannot serve"),
        ("serves 1 | | | turn 1", "cannot serve"),
        ("| | | turn 4", "is not a seat"),
        ("| | | turn 1; shogun 2", "no daimyo"),
        ("| | | turn 1; used 9", "are not possible"),
        ("| | | turn 1; rest hand", "the rest lies"),
        ("| | | wind 1", "there is no part"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read_position(text, GAME.table(seats=3))
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_a_position_is_written_only_between_actions() -> None:
    s = position(
        "daimyo start-daimyo-b; hand bodyguard | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 1"
    )
    do(s, "play bodyguard")
    with pytest.raises(BadPosition):
        GAME.write_position(s)


def keys(language: str) -> set[str]:
    return set(messages_in(GAME.folder.joinpath("texts", f"{language}.ftl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [GAME.texts.say("card", language, card=card) for card in KIND_NAMES]
    assert len(set(names)) == len(KIND_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_complete_and_all_that_is_drawn_fits(language: str) -> None:
    said = set()
    for walk in walks(GAME, 8, seed="words"):
        speaker = SentenceWriter(GAME, NAMES, language)
        while not walk.state.over:
            state = walk.state
            decision = GAME.decision(state, state.to_act)
            assert decision is not None
            said.add(speaker.ask(decision))
            for action in state.legal():
                said.add(speaker.preview(GAME.preview(state, action)))
            if len(walk.play.actions) % 10 == 0:
                for columns in (60, 80, 100):
                    drawing = GAME.draw(GAME.view(state, 0), Painter(False, columns), language)
                    assert max(width(line) for line in drawing.split("\n")) <= columns
                said.add(drawing)
            walk.step()
            said |= {speaker.event(event) for event in walk.play.events(-1, walk.play.actors[-1])}
        outcome = GAME.outcome(walk.state)
        assert outcome is not None
        said.add(speaker.end(outcome))
    for text in said:
        assert "{" not in text and "[" not in text and "$" not in text, text
    assert len(said) > 100


def test_the_drawing_has_the_same_content_without_color() -> None:
    view = GAME.view(GAME.new(seats=4, seed=1), 0)
    plain = GAME.draw(view, Painter(False), "en")
    assert re.sub(r"\x1b\[[0-9;]*m", "", GAME.draw(view, Painter(True), "en")) == plain
    assert "\x1b" not in plain


def test_negative_numbers_have_a_true_minus_in_the_drawing() -> None:
    state = position("honor -20; samurai firearms | honor 0 | honor 0 | turn 1")
    drawing = GAME.draw(GAME.view(state, 0), Painter(False), "en")
    assert "honor −20 of 400" in drawing
    assert "firearms −20/−2/6" in drawing


def test_a_refusal_says_its_sentence_and_rule() -> None:
    s = position("| daimyo start-daimyo-a | | turn 1")
    with pytest.raises(IllegalMove, match=r"no daimyo who could become shogun \(H17\)"):
        do(s, "shogun")
    with pytest.raises(IllegalMove, match="nothing was asked"):
        do(s, "pay")
