"""Samouraï as text: positions, notation, material, refusals, texts, views."""

from __future__ import annotations

import pytest

from tatami.engine import (
    BadMaterial,
    BadOptions,
    BadPosition,
    IllegalMove,
    MalformedMove,
    chance_from,
)
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import Painter, width
from tatami.engine.testing import walks
from tatami.engine.texts import LANGUAGES
from tatami.games.samourai import GAME
from tests.games.samourai.positions import legal, played, position

START = "d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 0"
OWN = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")


def test_a_move_changes_only_the_view_of_its_own_camp() -> None:
    before, after = GAME.view(GAME.new(), None).camps, GAME.view(played("e1-c1"), None).camps
    assert after[0] != before[0] and after[1] is before[1]


def test_a_position_text_round_trips_all_through_a_game() -> None:
    rng = chance_from("round trip")
    for _ in range(20):
        state = GAME.new()
        while not state.over:
            text = GAME.write_position(state)
            again = GAME.read_position(text, GAME.table())
            assert GAME.write_position(again) == text
            assert again.legal() == state.legal()
            state.play(state.pick(rng))
        text = GAME.write_position(state)
        assert GAME.write_position(GAME.read_position(text, GAME.table())) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "six fields"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both", "six fields"),
        ("d1 e1 g1 | d11 e11 g11 h11 | red | opening | both | 0", "four samurai"),
        ("d1 e1 g1 z9 | d11 e11 g11 h11 | red | opening | both | 0", "no square 'z9'"),
        ("d1 e1 g1 a12 | d11 e11 g11 h11 | red | opening | both | 0", "no square 'a12'"),
        ("d1 e1 g1 d11 | d11 e11 g11 h11 | red | opening | both | 0", "same square"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | blue | opening | both | 0", "'blue'"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 cat | both | 3", "'2 cat'"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | 11 free | both | 3", "'11 free'"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | all | 0", "'all'"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | both | -3", "'-3'"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | 2 sun | both | 301", "up to 300"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 9", "0 moves"),
        ("d1 e1 g1 h1 | d11 e11 g11 h11 | red | any | black | 9", "anzen"),
    ],
)
def test_a_corrupt_position_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text, GAME.table())
    assert said in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["d1-d4", "D1-D4", " d1 d4 ", "d1d4", "d1–d4", "d1 -> d4"])
def test_moves_are_read_as_people_type_them(text: str) -> None:
    assert GAME.show(GAME.read(text)) == "d1-d4"


@pytest.mark.parametrize("text", ["d1", "d1-", "l1-a1", "d0-d1", "d1-d12", "d1-d4-d5", "castle"])
def test_unreadable_moves_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.read(text)


def changed(old: str, new: str) -> str:
    assert OWN.count(old) == 1
    return OWN.replace(old, new)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rows = [", "not valid TOML"),
        ("title = 'x'\ncertainty = 'certain'\n", "missing required field 'rows'"),
        (OWN + "\ncolor = 'red'\n", "unknown field 'color'"),
        (OWN.replace('"DI.IK.DS.SK",\n', "", 1), "11 rows, not 10"),
        (changed('"DI.IK.DS.SK"', '"DI.IK.DS.S"'), "row 10 has 10 squares"),
        (changed('"DI.IK.DS.SK"', '"DI.IK.DS.SQ"'), "row 10 has 'Q'"),
        (changed('"DI.IK.DS.SK"', '"DI.IK.DS.SI"'), "17 ibis"),
        (changed('"DI.IK.DS.SK"', '"ID.IK.DS.SK"'), "j2 and b10 differ"),
        (changed('".....O....."', '"....O......"'), "central square, f6"),
        (
            changed('".SKXX.XXDI."', '".SKXX.XDXI."').replace('".IDXX.XXKS."', '".IXDX.XXKS."')
            .replace("half_turn = true", "half_turn = false")
            .replace('".....O....."', '"X....O....."').replace(".IXDX.", ".I.DX."),
            "four shiro",
        ),
    ],
)  # fmt: skip
def test_a_board_that_does_not_add_up_is_refused_in_one_line(
    text: str, said: str
) -> None:  # M1, M2
    with pytest.raises(BadMaterial) as caught:
        GAME.new(material=text)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_corrected_board_is_played_on() -> None:  # M2
    other = changed('"DI.IK.DS.SK"', '"ID.IK.DS.SK"').replace('"KS.SD.KI.ID"', '"KS.SD.KI.DI"')
    state = GAME.new(material=other)
    assert GAME.view(state, None).squares != GAME.view(GAME.new(), None).squares
    assert GAME.view(state, None).squares[21] == "I"
    lopsided = changed('"DI.IK.DS.SK"', '"ID.IK.DS.SK"').replace(
        "half_turn = true", "half_turn = false"
    )
    assert GAME.new(material=lopsided).legal()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"jump": True}, "no option 'jump'; choose from jumping, repetition, limit"),
        ({"jumping": "maybe"}, "option jumping cannot be 'maybe': it is on or off"),
        ({"limit": 0}, "option limit cannot be '0': it is 1 to 2000"),
        ({"repetition": -1}, "0 to 9"),
    ],
)
def test_bad_options_are_refused_in_one_line(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(options=options)
    assert said in str(caught.value)


def test_samourai_is_for_two() -> None:
    with pytest.raises(BadOptions, match="samourai is for 2 players, not 3"):
        GAME.new(seats=3)


def test_a_refusal_says_which_rule_and_why() -> None:
    state = played("e1-c1")
    with pytest.raises(IllegalMove) as caught:
        state.apply(GAME.read("d11-d10"))
    said = "your first square must show a dragon, and d10 doesn’t (M8)"
    assert str(caught.value) == said
    assert (caught.value.rule, caught.value.key) == ("M8", "wrong-symbol")


def test_a_decision_is_asked_in_a_sentence() -> None:
    decision = GAME.decision(played("e1-c1"), None)
    assert decision is not None
    speaker = SentenceWriter(GAME, ["Ann", "Bo"])
    assert (
        speaker.ask(decision)
        == "Answer 2 dragon: move 1 to 3 squares. Your first square must show a dragon."
    )


def test_events_report_the_move_and_the_end() -> None:
    state = GAME.new()
    state.collect_events()
    for text in ("g1-a7", "d11-j11", "h1-h7", "h11-h5"):
        state.apply(GAME.read(text))
    speaker = SentenceWriter(GAME, ["Ann", "Bo"])
    said = [speaker.event(event) for event in GAME.events(state, state.event_data or [], None)]
    assert said == [
        "Ann plays g1-a7: 6 ho bo.",
        "Bo plays d11-j11: 6 ibis.",
        "Ann plays h1-h7: 6 sun.",
        "Bo plays h11-h5: 6 ibis.",
        "Iki zumari: no answer is left.",
    ]
    outcome = GAME.outcome(state)
    assert outcome is not None and speaker.end(outcome).startswith("Bo wins")


def test_a_preview_counts_the_answers_a_move_would_leave() -> None:
    state = GAME.new()
    found = GAME.preview(state, GAME.read("d1-d4"))
    replies = found.pop("replies")
    assert found == {"distance": 3, "landed": "dragon", "shortest": 2, "longest": 4, "answers": 8}
    assert replies == legal(played("d1-d4")), "few answers are listed"
    assert "replies" not in GAME.preview(state, GAME.read("g1-a7"))
    anzen = position("f3 d1 e1 g1 | d11 e11 g11 h11 | red | 3 free | both | 20")
    assert GAME.preview(anzen, GAME.read("f3-f6")) == {"distance": 3, "landed": "anzen"}


def test_the_last_move_is_part_of_the_view() -> None:
    assert GAME.view(played("e1-c1"), 1).last == "e1-c1"
    assert GAME.view(GAME.new(), 1).last == ""


def test_a_view_says_why_a_samurai_cannot_answer() -> None:  # M5, M7, M8, M12
    """A finished game: two samurai have no dragon next to them, two too little room over one."""
    end = played("d1-d7", "d11-d4", "e1-e9", "h11-h3", "d7-k7", "g11-g5")
    view = GAME.view(end, 0)
    assert view.outcome is not None and view.outcome.reason == "iki_zumari"
    assert view.demand is not None and (view.demand.shortest, view.demand.longest) == (5, 7)
    found = {samurai.cell: samurai for samurai in view.stuck}
    assert sorted(found) == ["e9", "g1", "h1", "k7"]
    assert found["g1"].impossible == []
    assert "g6" in found["g1"].forbidden, "at the right distance, over a sabre"
    [over] = found["k7"].impossible
    assert (over.over, over.end, over.why, over.rule, over.room) == ("j8", None, "no-room", "M7", 4)


def test_a_view_lists_the_stuck_samurai_of_the_player_to_act() -> None:  # M5, M11
    s = position("e1 g1 h1 a1 | e2 e3 d11 e11 | red | 1 dragon | both | 8")
    [samurai] = [samurai for samurai in GAME.view(s, 0).stuck if samurai.cell == "e1"]
    assert [(move.end, move.why, move.rule) for move in samurai.impossible] == [
        ("e2", "occupied", "M5"),
        ("e3", "occupied", "M5"),
    ]
    free = position("d1 e1 g1 h1 | d11 e11 a4 a6 | red | 1 dragon | both | 8")
    movable = {text.partition("-")[0] for text in legal(free)}
    stuck = {samurai.cell for samurai in GAME.view(free, 0).stuck}
    assert (movable, stuck) == ({"d1", "e1"}, {"g1", "h1"})
    assert GAME.view(GAME.new(), 0).stuck == [], "the opening demands nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_into_the_terminal(language: str) -> None:
    for walk in walks(GAME, 2, seed="drawing"):
        while not walk.state.over:
            walk.step()
            view = GAME.view(walk.state, 0)
            for columns in (60, 80, 100):
                drawing = GAME.draw(view, Painter(True, columns), language)
                widest = max(drawing.split("\n"), key=width)
                assert width(widest) <= columns, widest
