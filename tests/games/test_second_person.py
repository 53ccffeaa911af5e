"""Sentences about the reader's own seat say "you", in four languages; others read names."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tatami
from tatami.engine import Play, chance_from
from tatami.engine.sentences import SentenceWriter, seat_fields
from tatami.engine.texts import LANGUAGES
from tatami.server.http.routes.game_texts import events_of
from tests.fluent_files import Uses, messages

NAMES = ["Aki", "Birgit", "Chidi", "Diego", "Emma", "Fatou", "Gwen", "Hana"]
YOU = {
    "en": r"\b(you|your)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
    "fr": r"\b(vous|votre|vos)\b",
    "nl": r"\b(je|jij|jou|jouw)\b",
}
KEYS = [
    key
    for key in tatami.game_keys()
    if tatami.game(key).texts.folder.joinpath("you.en.ftl").is_file()
]
MOVES = 250


def about_reader(key: str, language: str) -> dict[str, dict[str, Any]]:
    """The attributes of each message about the reader."""
    file = tatami.game(key).texts.folder.joinpath(f"you.{language}.ftl")
    return {
        name.removesuffix("-you"): {one.id.name: one for one in message.attributes}
        for name, message in messages(file).items()
    }


def test_every_game_has_sentences_about_the_reader() -> None:
    assert {"honor", "samourai", "seven", "village"} <= set(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_each_seat_that_a_log_line_names_can_be_the_reader(key: str, language: str) -> None:
    game = tatami.game(key)
    plain = messages(game.texts.folder.joinpath(f"{language}.ftl"))
    found = about_reader(key, language)
    for kind in events_of(game):
        name = f"event-{kind.__struct_config__.tag}"
        named = Uses(plain[name]).variables & seat_fields(kind)
        single = {field for field in found.get(name, {}) if "-" not in field}
        assert named == single, name
    assert set(found) - {"result", "result-shared"} <= set(plain)
    english = about_reader(key, "en")
    assert {name: set(found[name]) for name in found} == {
        name: set(english[name]) for name in english
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_player_reads_you_and_others_read_names(key: str, language: str) -> None:
    """In a whole game, every sentence of the log as each player and as a spectator reads it."""
    game = tatami.game(key)
    seats = min(4, game.max_seats)
    names = NAMES[:seats]
    play = Play(game, seats=seats, seed=f"second person {key}")
    rng = chance_from("second person")
    while not play.state.over and len(play.actions) < MOVES:
        play.apply(int(play.state.pick(rng)))
    for viewer in (None, *range(seats)):
        writer = SentenceWriter(game, names, language, viewer)
        log = [
            writer.event(event)
            for number in range(len(play.event_data))
            for event in play.events(number, viewer)
        ]
        said = [line for line in log if re.search(YOU[language], line, re.IGNORECASE)]
        if viewer is None:
            assert not said
        else:
            assert said
            assert not [line for line in log if re.search(rf"\b{names[viewer]}\b", line)]
        assert not [line for line in log if "{" in line or "[" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_about_the_reader(language: str) -> None:
    game = tatami.game("samourai")
    play = Play(game, seats=2, seed="the end")
    rng = chance_from("the end")
    while not play.state.over:
        play.apply(int(play.state.pick(rng)))
    outcome = game.outcome(play.state)
    assert outcome is not None
    assert outcome.reason == "iki_zumari"
    (winner,) = outcome.winners
    for viewer in (winner, 1 - winner):
        line = SentenceWriter(game, NAMES[:2], language, viewer).end(outcome)
        assert re.search(YOU[language], line, re.IGNORECASE), line
        assert (NAMES[winner] in line) == (viewer != winner)
    assert NAMES[winner] in SentenceWriter(game, NAMES[:2], language).end(outcome)
