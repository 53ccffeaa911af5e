"""Seven as text: positions, notation, material, options, refusals, texts, views, the drawing."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tatami.engine import (
    BadMaterial,
    BadOptions,
    BadPosition,
    IllegalMove,
    MalformedMove,
    Play,
    chance_from,
)
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import Painter, width
from tatami.engine.texts import LANGUAGES
from tatami.games.seven import GAME
from tatami.games.seven.actions import Pair, Target
from tatami.games.seven.constants import ACTIONS
from tests.fluent_files import messages as messages_in
from tests.games.seven.positions import do, legal, table

OWN = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")
START = "round 1 dealer P2 turns 0 rebuilt 0"
ANN = "rry3n / - / 10 / -"
BO = "bbgs6 / yo / 10 / -"


@pytest.mark.heavy
def test_a_position_text_round_trips_all_through_a_game() -> None:
    rng = chance_from("round trip")
    for number in range(7):
        seats = 2 + number % 7
        state = GAME.new(seats=seats, seed=number, options={"rounds": 2})
        fresh = GAME.table(seats=seats, options={"rounds": 2})
        while True:
            text = GAME.write_position(state)
            again = GAME.read_position(text, fresh)
            assert GAME.write_position(again) == text
            assert again.legal() == state.legal()
            assert again.closing == state.closing or state.over
            if state.over:
                break
            state.play(state.pick(rng))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "6 fields between bars, not 1"),
        (f"{START} | P1 draws 2 | {ANN} | 4 | ?", "6 fields between bars, not 5"),
        (f"round one | P1 draws 2 | {ANN} | {BO} | 4 | ?", "'round one'"),
        (f"round 9 dealer P2 turns 0 rebuilt 0 | P1 draws 2 | {ANN} | {BO} | 4 | ?", "round 9"),
        (f"{START.replace('P2', 'P3')} | P1 draws 2 | {ANN} | {BO} | 4 | ?", "no player P3"),
        (f"{START} | P1 sings | {ANN} | {BO} | 4 | ?", "'P1 sings'"),
        (f"{START} | P3 draws 2 | {ANN} | {BO} | 4 | ?", "no player P3"),
        (f"{START} | P1 draws 3 | {ANN} | {BO} | 4 | ?", "one or two"),
        (f"{START} | P1 aims 2 | {ANN} | {BO} | 4 | ?", "announced"),
        (f"{START} | P1 plays 2: ninja | {ANN} | {BO} | 4 | ?", "announced"),
        (
            f"{START} | P1 aims 2: lay red | {ANN} | {BO} | 4 | ?",
            "not a play that can be announced",
        ),
        (f"{START} | P1 aims 2: banana | {ANN} | {BO} | 4 | ?", "'banana' is not a move"),
        (f"{START} | P1 strikes 2: ninja | {ANN} | {BO} | 4 | ?", "another player"),
        (f"{START} | P1 draws 2 | rrz / - / 10 / - | {BO} | 4 | ?", "no card 'z'"),
        (f"{START} | P1 draws 2 | rr / 3 / 10 / - | {BO} | 4 | ?", "samurai and ronin lie"),
        (f"{START} | P1 draws 2 | - / rrrrrrrr / 10 / - | {BO} | 4 | ?", "at most seven"),
        (f"{START} | P1 draws 2 | rr / - / x / - | {BO} | 4 | ?", "a player is like"),
        (f"{START} | P1 draws 2 | rr / - / 9 / - | {BO} | 4 | ?", "20 rice markers"),
        (f"{START} | P1 draws 2 | rr / - / 10 / 7 | {BO} | 4 | ?", "points of 0 rounds"),
        (f"{START} | P1 draws 2 | ooooo / - / 10 / - | {BO} | 4 | ?", "4 ronin, not 6"),
        (f"{START} | P1 draws 2 | {ANN} | {BO} | 4 | rr", "14 red, not 4"),
        (f"{START} | over | {ANN} | {BO} | 4 | ?", "over after 5 rounds"),
        (f"{START} | P1 plays 2 | - / - / 10 / - | {BO} | 4 | ?", "no move is legal"),
    ],
)
def test_a_corrupt_position_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text, GAME.table(seats=2))
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_every_action_has_a_move_and_a_text() -> None:
    for action in range(ACTIONS):
        assert GAME.read(GAME.show(action)) == action
        assert GAME.number(GAME.move(action)) == action
    assert GAME.number({"type": "target", "seat": 2}) == GAME.number(Target(seat=2))
    for wrong in (-1, ACTIONS):
        with pytest.raises(MalformedMove):
            GAME.move(wrong)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("call", "call seven"),
        ("Draw Pile", "draw pile"),
        (" lay  red ", "lay red"),
        ("ON p3", "on P3"),
        ("bandit-5+bandit-6", "bandit-6 + bandit-5"),
        ("ninja + shogun", "shogun + ninja"),
        ("bandit-3 + ninja", "ninja + bandit-3"),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, meant: str) -> None:
    assert GAME.show(GAME.read(typed)) == meant


@pytest.mark.parametrize("typed", ["", "lay ninja", "on P9", "on P0", "bandit-7", "ninja + ninja"])
def test_unreadable_moves_are_malformed(typed: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.read(typed)


@pytest.mark.parametrize(
    "move",
    [Pair(card="red", partner="ninja"), Target(seat=8), {"type": "lay", "card": "ninja"}, {}],
)
def test_moves_that_do_not_exist_are_malformed(move: object) -> None:
    with pytest.raises(MalformedMove):
        GAME.number(move)


def changed(old: str, new: str) -> str:
    assert OWN.count(old) == 1
    return OWN.replace(old, new)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[samurai", "not valid TOML"),
        ("title = 'x'\ncertainty = 'certain'\n", "missing required field 'samurai'"),
        (OWN + "\ntickets = 3\n", "others has 'tickets'"),
        (changed("ninja = 10", ""), "others does not say how many ninja"),
        (changed("ninja = 10", "ninja = -1"), "0 to 60 ninja, not -1"),
        (changed("ninja = 10", "ninja = 61"), "0 to 60 ninja, not 61"),
        (changed("ninja = 10", "ninja = 'ten'"), "expected 'int'"),
        (changed("red = 14", "red = 14\npink = 2"), "samurai has 'pink'"),
        (changed("6 = 6", "7 = 6"), "bandits does not say how many 6"),
        (re.sub(r"= \d+", "= 4", OWN), "50 to 250 cards, not 44"),
        (re.sub(r"= \d+", "= 50", OWN), "50 to 250 cards, not 550"),
    ],
)
def test_a_deck_that_does_not_add_up_is_refused_in_one_line(text: str, said: str) -> None:  # S1
    with pytest.raises(BadMaterial) as caught:
        GAME.new(material=text)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_corrected_deck_is_played_with() -> None:  # S1
    state = GAME.new(seats=8, seed="own", material=changed("ronin = 4", "ronin = 8"))
    assert state.size == 108
    rng = chance_from("own")
    while not state.over:
        state.apply(state.pick(rng))


def test_it_is_said_that_the_deck_is_reconstructed() -> None:  # S1
    material = GAME.material()
    assert material is not None and material.certainty == "reconstructed"
    for language in LANGUAGES:
        assert GAME.texts.has("reconstructed", language)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"round": 3}, "no option 'round'; choose from rounds, rice, turns, rebuilds"),
        ({"rounds": 0}, "option rounds cannot be '0': it is 1 to 10"),
        ({"rice": 26}, "it is 0 to 25"),
        ({"turns": 0}, "it is 1 to 200"),
        ({"rebuilds": 10}, "it is 0 to 9"),
    ],
)
def test_bad_options_are_refused_in_one_line(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(options=options)
    assert said in str(caught.value)


@pytest.mark.parametrize("seats", [1, 9])
def test_seven_is_for_two_to_eight(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"seven is for 2 to 8 players, not {seats}"):
        GAME.new(seats=seats)


def test_a_refusal_says_which_rule_and_why() -> None:
    state = table("n / -", "n / -", asked="P1 draws 2", discard="r6")
    with pytest.raises(IllegalMove) as caught:
        do(state, "draw discard")
    said = "you may only draw a samurai from the discard pile, and its top card is a bandit 6 (S5)"
    assert str(caught.value) == said
    assert (caught.value.rule, caught.value.key) == ("S5", "top-is-no-samurai")


def messages(language: str) -> set[str]:
    return set(messages_in(GAME.folder.joinpath("texts", f"{language}.ftl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_in_every_language(language: str) -> None:
    """Nothing is left unsaid: no key in brackets, no variable by its name."""
    names = [f"Player {letter}" for letter in "ABCDE"]
    speaker = SentenceWriter(GAME, names, language)
    rng = chance_from("speech")
    said = set()
    for number in range(3):
        options = {"rounds": 2, "turns": 12, "rebuilds": number}
        play = Play(GAME, seats=5, seed=f"speech {number}", options=options)
        while not play.state.over:
            decision = GAME.decision(play.state, None)
            assert decision is not None
            said.add(speaker.ask(decision))
            for action in play.state.legal():
                said.add(speaker.preview(GAME.preview(play.state, action)))
            play.apply(play.state.pick(rng))
            for viewer in (0, 1, None):
                said |= {speaker.event(event) for event in play.events(len(play.actions), viewer)}
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        said.add(speaker.end(outcome))
    assert len(said) > 200
    for sentence in said:
        assert not re.search(r"[\[\]{}$]", sentence), sentence
        assert "Player" not in sentence or re.search(r"Player [A-E]", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_drawing_fits_into_the_terminal(language: str, seats: int) -> None:
    rng = chance_from("drawing")
    play = Play(GAME, seats=seats, seed="drawing", options={"rounds": 3})
    while not play.state.over:
        if rng.below(25) == 0:
            for viewer in (0, play.state.to_act, None):
                check_drawing(play, viewer, language)
        play.apply(play.state.pick(rng))
    check_drawing(play, None, language)


def check_drawing(play: Play[Any], viewer: int | None, language: str) -> None:
    for columns in (60, 80, 100):
        drawing = GAME.draw(GAME.view(play.state, viewer), Painter(True, columns), language)
        lines = drawing.split("\n")
        assert max(width(line) for line in lines) <= columns, max(lines, key=width)
        table = lines[find(lines, "┌") : find(lines, "└") + 1]
        assert len(table) == play.seats + 4
        assert len({width(line) for line in table}) == 1
        assert "[screen" not in drawing


def find(lines: list[str], first: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(first))


def test_a_narrow_drawing_says_below_the_table_which_cards_are_known() -> None:
    state = do(table("rrs3 / ro", "yy6 / b", "g / -"), "shogun hand", "on P2")
    assert GAME.view(state, 0).players[1].known
    wide, narrow = (GAME.draw(GAME.view(state, 0), Painter(False, c), "en") for c in (80, 60))
    assert "│ Y×2 6" in wide
    assert "│ Y×2 6" not in narrow
    assert "known in hand: P2 Y×2 6" in narrow


def test_a_drawing_shows_what_a_player_must_see() -> None:
    state = do(table("rrs3 / ro", "yy6 / b", "g / -"), "shogun hand", "on P2")
    drawing = GAME.draw(GAME.view(state, 0), Painter(False), "en")
    assert "│ ● P1 │   3  │ R O           │    4    │  10  │    0   │ (yours, below)" in drawing
    assert "│ ◎ P2 │   3  │ B             │    1    │  10  │    0   │ Y×2 6" in drawing
    assert "Being played: S" in drawing
    assert "P2’s hand, for your eyes only:" in drawing
    assert "│Y│ │Y│ │6│" in drawing
    assert "Missing for seven (+ to pick up): R Y 3   R B 3" in drawing
    others = GAME.draw(GAME.view(state, 2), Painter(False), "en")
    assert "for your eyes only" not in others and "Y×2 6" not in others


def test_a_preview_shows_what_a_target_would_do() -> None:  # S9, S12
    state = do(table("6 / -", "y / ryb", "- / - "), "bandit-6")
    speaker = SentenceWriter(GAME, ["Ann", "Bo", "Cy"])
    said = [speaker.preview(GAME.preview(state, action)) for action in state.legal()]
    assert said == [
        "takes 3 rice (defense 3)",
        "takes 6 rice (defense 0)",
    ]


def test_the_view_counts_how_far_each_pair_of_colors_is_from_seven() -> None:  # S17
    state = table("rrry3 / bbo", "y / -")
    aims = {aim.colors: (aim.cards, aim.lacking, aim.misfits) for aim in GAME.view(state, 0).aims}
    assert aims["red", "blue"] == (6, 1, 0)
    assert aims["red", "yellow"] == (5, 2, 2)
    assert GAME.view(state, 0).aims[0].colors == ("red", "blue")
    assert GAME.view(state, None).aims == []


def test_the_view_shows_what_each_pair_of_colors_would_be_worth() -> None:  # S18
    aims = {aim.colors: aim for aim in GAME.view(table("rrry3 / rb", "y / -"), 0).aims}
    assert aims["red", "blue"].lying == ["red", "blue"]
    assert aims["red", "blue"].holding == ["red"] * 3
    assert aims["red", "blue"].worth == 15
    assert aims["red", "yellow"].worth == 15
    assert aims["yellow", "green"].worth == 20
    assert aims["yellow", "green"].misfits == 2


@pytest.mark.parametrize(
    ("cards", "points"),
    [("rrrrrrrb / -", 20), ("rrrrrrr / b", 15), ("rrrrrr / o", 7), ("rrrrrro / b", 15)],
)
def test_a_complete_pair_is_worth_what_is_called(cards: str, points: int) -> None:  # S18
    view = GAME.view(table(cards, "y / -"), 0)
    aim = next(aim for aim in view.aims if aim.colors == ("red", "blue"))
    assert (aim.lacking, aim.misfits, aim.worth) == (0, 0, points)
    assert view.can_call == points
    assert len(aim.lying) + len(aim.holding) == 7


def test_a_preview_shows_what_bandits_would_take_from_each() -> None:  # S9, S10, S12
    state = table("n65 / -", "y / ryb", "- / - ")
    takes = {
        GAME.show(action): GAME.preview(state, action).get("takes") for action in state.legal()
    }
    assert takes["bandit-6"] == [0, 3, 6]
    assert takes["bandit-6 + bandit-5"] == [0, 8, 10]
    assert takes["ninja + bandit-5"] == [0, 5, 5]


def test_a_decision_is_asked_in_a_sentence() -> None:
    speaker = SentenceWriter(GAME, ["Ann", "Bo", "Cy"])
    state = do(table("n65 / -", "y / -", "b / -"), "ninja + bandit-6")
    decision = GAME.decision(state, None)
    assert decision is not None and decision.rule == "S12"
    assert speaker.ask(decision) == "Choose a target for a ninja with a bandit 6."


def test_a_view_is_plain_data() -> None:
    view = GAME.view(do(table("s / -", "rr / -"), "shogun hand"), 0)
    assert msgspec.json.decode(msgspec.json.encode(view))["revealed"] == ["red", "red"]
    assert legal(table("3 / -", "- / -")) == ["discard bandit-3", "bandit-3"]
