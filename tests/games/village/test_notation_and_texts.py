"""Actions, refusals, sentences and the drawing."""

from __future__ import annotations

import re

import pytest

from tatami.engine.errors import IllegalMove, MalformedMove
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import Painter, width
from tatami.engine.testing import walks
from tatami.engine.texts import LANGUAGES
from tatami.games.village import GAME, actions
from tatami.games.village.constants import FARTHEST
from tests.fluent_files import messages as messages_in
from tests.games.village.positions import play, position

NAMES = ["Ann", "Ben", "Cleo", "Dirk"]
UNSAID = re.compile(r"[{}]|\$|\[")


def test_every_action_has_one_move_and_one_text() -> None:
    found = 0
    for action in range(GAME.action_count):
        try:
            move = GAME.move(action)
        except MalformedMove:
            continue
        found += 1
        assert GAME.number(move) == action
        assert GAME.read(GAME.show(action)) == action
    side = 2 * FARTHEST + 1
    assert found == 4 * 7 + side * side


@pytest.mark.parametrize(
    ("text", "same"),
    [("Helmet 3", "helmet-3"), ("s1", "samurai-1"), (" 1 , -2 ", "1,-2"), ("−1,0", "-1,0")],
)
def test_people_may_write_moves_as_they_like(text: str, same: str) -> None:
    assert GAME.show(GAME.read(text)) == same


@pytest.mark.parametrize("text", ["helmet-8", "helmet-0", "shield-2", "45,0", "1", "1,2,3", "a,b"])
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.read(text)


def test_a_village_is_not_founded_on_a_cell_for_cards() -> None:  # V8
    with pytest.raises(MalformedMove, match="1,0 is a cell for a card"):
        GAME.number(actions.FoundVillage(cell="1,0"))
    with pytest.raises(MalformedMove, match="1,1 is a cell for a village"):
        GAME.number(actions.LayCard(cell="1,1"))


REFUSALS = [
    ("", "samurai-3", "you don’t hold samurai 3 (V8)"),
    ("", "1,0", "choose a card before you choose a cell (V8)"),
    ("helmet-3", "helmet-3", "you have already chosen a card; choose its cell (V8)"),
    ("helmet-3", "0,1", "0,1 isn’t free (V8)"),
    ("helmet-3", "5,0", "5,0 isn’t next to a village (V8)"),
    ("helmet-3 1,0", "buddha-2", "place the village first, on 1,-1 or 1,1 (V11)"),
    ("helmet-3 1,0", "2,0", "no village goes on 2,0, only on 1,-1 and 1,1 (V11)"),
]


@pytest.mark.parametrize(("before", "move", "sentence"), REFUSALS)
def test_a_refusal_names_the_rule(before: str, move: str, sentence: str) -> None:  # V8, V11
    s = position("""
        x   0
        1   rH2
        0   HB
        -1  rR2
        green: H3 B2
        villages: R BR H
    """)
    play(s, before)
    with pytest.raises(IllegalMove) as error:
        play(s, move)
    assert str(error.value) == sentence


def keys(language: str) -> set[str]:
    return set(messages_in(GAME.folder.joinpath("texts", f"{language}.ftl")))


def test_four_languages_say_the_same_things() -> None:
    helpers = {"a-card", "the-shape", "a-shape", "shapes-accusative", "at-shape"}
    for language in LANGUAGES:
        assert keys(language) - helpers == keys("en"), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_some_games_is_whole(language: str) -> None:
    for walk in walks(GAME, 6, seed="sentences"):
        speaker = SentenceWriter(GAME, NAMES[: walk.play.seats], language)
        while True:
            said = [speaker.event(e) for e in walk.play.events(len(walk.play.actions), 0)]
            view = GAME.view(walk.state, 0)
            if view.decision is None:
                assert view.outcome is not None
                said.append(speaker.end(view.outcome))
                said.append(GAME.draw(view, Painter(False), language))
                break
            said.append(speaker.ask(view.decision))
            said += [speaker.preview(GAME.preview(walk.state, a)) for a in walk.state.legal()]
            for sentence in said:
                assert not UNSAID.search(sentence), sentence
            walk.step()
        for sentence in said:
            assert not UNSAID.search(sentence), sentence


def test_the_end_says_every_trigger_and_how_it_was_won() -> None:  # V20
    s = position("""
        asked over
        x 0
        0 HB
        green: | | 3 3 0
        red: | | 0 0 0
        ends villages helmets stuck
    """)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert SentenceWriter(GAME, NAMES[:2]).end(outcome) == (
        "The last village left the pile. The last helmet left the supply, too. "
        "No free cell was left, either. "
        "Ann wins outright with at least two majorities."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_and_is_the_same_without_color(language: str) -> None:
    for walk in walks(GAME, 3, seed="drawing"):
        while not walk.state.over:
            walk.step()
            view = GAME.view(walk.state, walk.tests.below(walk.play.seats))
            plain = GAME.draw(view, Painter(False), language)
            painted = GAME.draw(view, Painter(True), language)
            assert re.sub(r"\x1b\[[0-9;]*m", "", painted).replace(" ", "") == plain.replace(" ", "")
            for columns in (60, 80, 100):
                drawing = GAME.draw(view, Painter(True, columns), language)
                widest = max(drawing.split("\n"), key=width)
                assert width(widest) <= columns, widest


def test_a_table_too_wide_to_draw_is_cropped_around_the_last_card() -> None:
    row = " ".join("HB" if x % 2 == 0 else "." for x in range(-20, 21))
    columns = " ".join(str(x) for x in range(-20, 21))
    villages = row.replace("HB", "R", 5).replace("HB", "B", 5).replace("HB", "H", 5)
    s = position(f"x {columns} / 0 {villages} / villages: HB")
    play(s, "helmet-2 19,0")
    drawing = GAME.draw(GAME.view(s, 0), Painter(False), "en")
    assert "Only the part around the last card is shown." in drawing
    assert "G▲2‹" in drawing
    assert max(map(len, drawing.split("\n"))) <= 100


def test_the_drawing_shows_the_table() -> None:  # V4, V11, V14, V16
    s = position("""
        x   -1   0    1
        1   B    rH2  .
        0   gR2  HB   .
        -1  .    gR3  .
        green: H3 S1
        villages: R BR
    """)
    drawing = GAME.draw(GAME.view(s, 0), Painter(False), "en")
    assert "R▲2" in drawing
    assert "G■2 ▲●   1" in drawing, "1,0 opens one village"
    assert "on top ■" in drawing
    assert "helmet-3" in drawing
    assert "▲ R2*" in drawing
    play(s, "helmet-3 1,0")
    assert "△○" in GAME.draw(GAME.view(s, 0), Painter(False), "en")
