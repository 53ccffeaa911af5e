"""Options, texts, terminal layout, the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

import tatami
from tatami.engine import BadMaterial, BadOptions, Options, Outcome, UnknownGame
from tatami.engine.game import Game
from tatami.engine.options import build, changed, describe, parse
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import Painter, columns, fold, pad, side_by_side, width
from tatami.engine.texts import Texts
from tests.crane import GAME as CRANE


class Settings(Options, frozen=True, kw_only=True):
    jumping: Annotated[bool, Meta(description="over others", extra={"rule": "X1"})] = True
    limit: Annotated[int, Meta(ge=1, le=9, extra={"rule": "X2"})] = 3
    edition: Literal["amigo", "gamewright"] = "amigo"


def test_options_are_parsed_as_people_write_them() -> None:
    found = parse(Settings, ["jumping=off", "limit = 9", "edition=gamewright"])
    assert found == Settings(jumping=False, limit=9, edition="gamewright")
    assert changed(found) == {"jumping": False, "limit": 9, "edition": "gamewright"}
    assert changed(Settings()) == {}


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("jumping", "name=value"),
        ("hopping=on", "no option 'hopping'; choose from jumping, limit, edition"),
        ("limit=10", "1 to 9"),
        ("limit=on", "1 to 9"),
        ("jumping=3", "on or off"),
        ("edition=ravensburger", "amigo or gamewright"),
    ],
)
def test_bad_settings_are_refused_in_one_line(setting: str, said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse(Settings, [setting])
    assert said in str(caught.value)


def test_options_describe_themselves() -> None:
    first = describe(Settings)[0]
    assert (first.name, first.default, first.values, first.rule) == (
        "jumping",
        "on",
        "on or off",
        "X1",
    )
    assert first.about == "over others"
    assert [info.values for info in describe(Settings)[1:]] == ["1 to 9", "amigo or gamewright"]


def test_a_game_without_options_or_material_says_so() -> None:
    with pytest.raises(BadOptions, match="this game has none"):
        build(type(CRANE.options()), {"x": 1})
    with pytest.raises(BadMaterial, match="crane has no material"):
        CRANE.new(material="title = 'x'")


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'; choose from samourai"):
        tatami.game("chess")


def test_missing_texts_fall_back_to_english_and_then_to_the_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "nl.ftl").write_text("hello = Dag { $name }\n", encoding="utf-8")
    texts = Texts(tmp_path)
    assert texts.say("hello", "nl", name="Ann") == "Dag Ann"
    assert texts.say("bye", "nl") == "Bye"
    assert texts.say("nothing", "nl") == "[nothing]"
    assert texts.say("hello", "fr", name="Bo") == "Hello Bo"
    assert texts.languages() == ["en", "nl"]


def test_a_speaker_puts_names_for_seats() -> None:
    state = CRANE.new(seats=3, seed=1)
    state.collect_events()
    state.apply(state.legal()[0])
    speaker = SentenceWriter(CRANE, ["Ann", "Bo", "Cy"])
    event = CRANE.events(state, state.event_data or [], None)[0]
    assert speaker.event(event).startswith("Ann plays ")
    decision = CRANE.decision(state, 1)
    assert decision is not None
    assert speaker.name(None) == ""


@pytest.mark.parametrize(
    ("shares", "winners", "sentence"),
    [
        ((0.0, 1.0, 0.0), (1,), "Bo wins."),
        ((0.5, 0.0, 0.5), (0, 2), "Ann, Cy share the victory."),
        ((1 / 3, 1 / 3, 1 / 3), (0, 1, 2), "A draw."),
    ],
)
def test_all_who_share_the_victory_are_winners(
    shares: tuple[float, ...], winners: tuple[int, ...], sentence: str
) -> None:
    outcome = Outcome(reason="score", rule="C4", shares=shares)
    assert outcome.winners == winners
    assert outcome.is_draw == (len(winners) == 3)
    assert SentenceWriter(CRANE, ["Ann", "Bo", "Cy"]).end(outcome) == sentence


def test_a_long_line_breaks_at_gaps_first_and_never_within_words() -> None:
    assert fold("  one two", 9) == "  one two"
    assert fold("  ab cd   ef gh   ij", 13) == "  ab cd\n  ef gh   ij"
    assert fold("one two three", 8) == "one two\nthree"
    assert fold("   ab   cd ef gh", 8) == "   ab\n   cd ef\n   gh"
    painted = Painter(True)("one   two", 1)
    assert fold(painted, 9) == painted, "codes take no room"


def test_paint_adds_nothing_without_color() -> None:
    assert Painter(False)("x", 1, 2, bold=True) == "x"
    painted = Painter(True)("x", 1, 2, bold=True, dim=True, underline=True)
    assert painted.startswith("\x1b[1;2;4;38;5;1;48;5;2m") and width(painted) == 1
    assert pad(painted, 3).endswith("  ")
    assert side_by_side("a\nbb", "1\n2\n3", 1) == "a  1\nbb 2\n   3"
    assert columns([str(n) for n in range(9)], 12, 1) == "0 2 4 6 8\n1 3 5 7"
    assert columns(["a", "b"], 80) == "a\nb"


def test_any_view_can_be_drawn_plainly() -> None:
    view = CRANE.view(CRANE.new(seats=2, seed=1), 0)
    drawn = Game.draw(CRANE, view, Painter(False), "en")
    assert "scores: 0 0" in drawn and "hand: " in drawn and "viewer" not in drawn


def test_equal_arguments_find_the_same_table_and_bad_ones_are_refused_each_time() -> None:
    game = tatami.game("samourai")
    assert game.table() is game.table(seats=2) is game.table(options={})
    assert game.table(options={"limit": 50}) is not game.table()
    for _ in range(2):
        with pytest.raises(BadOptions):
            game.table(options={"limit": True})
        with pytest.raises(BadOptions):
            game.table(options={"limit": [1]})
        with pytest.raises(BadOptions):
            game.table(seats=3)
