"""Every word of a game on the screen has an explanation, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.visitor import Visitor

import tatami
from tatami.engine.terms import Lexicon, lexicon
from tatami.engine.texts import LANGUAGES
from tests.fluent_files import messages

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
WORDS = {
    "honor": (
        "honor ki strength action dice declaration shogun ronin seppuku dishonor alliance daimyo"
        " samurai okugata warrior bodyguard castle ninja thief assassin house|second samurai"
        "|save face|elite thief|break the alliance|draw pile|discard pile"
    ),
    "samourai": "samurai answer dragon ibis sun saber shiro anzen protected draw|ho bo|iki zumari",
    "seven": (
        "samurai ronin bandit ninja shogun rice defense pair round village|call seven|draw pile"
    ),
    "village": (
        "influence village helmet buddha rice samurai symbol stone tie majority supply pile"
        "|rice field|last round|set aside"
    ),
}
"""Words that a newcomer meets at the table; several in one are separated by bars."""
SAID = ("ask-", "choice-", "event-", "preview")
EXPLAINED = [key for key in tatami.game_keys() if tatami.game(key).texts.keys("term-")]


class Words(Visitor):
    """The words of a message, without its variables and variant keys."""

    def __init__(self, message: Any) -> None:
        self.found: list[str] = []
        self.visit(message.value)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        self.found.append(node.value)


def texts_of(key: str, language: str) -> dict[str, str]:
    """The texts of the game and of its board, by message."""
    files = [tatami.game(key).texts.folder.joinpath(f"{language}.ftl")]
    files += [WEB / key / "texts" / f"{language}.ftl"]
    found = {name: one for file in files for name, one in messages(file).items()}
    return {name: " ".join(Words(message).found) for name, message in found.items()}


def lexicon_of(key: str, language: str) -> Lexicon:
    return lexicon(tatami.game(key).texts, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EXPLAINED)
def test_a_term_has_an_explanation_and_a_rule_and_is_used(key: str, language: str) -> None:
    terms = lexicon_of(key, language).terms
    assert list(terms) == list(lexicon_of(key, "en").terms)
    rules, found = tatami.game(key).rules_in(language)
    assert found == language
    used = lexicon_of(key, language).in_text(" . ".join(texts_of(key, language).values()))
    for term in terms.values():
        assert 40 < len(term.about) < 260, term
        assert re.search(rf"\b{term.rule}\b", rules), term
        assert term.key in used, f"no text uses {term.word!r}"


@pytest.mark.parametrize("key", WORDS)
def test_every_word_of_a_game_is_explained(key: str) -> None:
    found = lexicon_of(key, "en")
    single, *several = WORDS[key].split("|")
    for word in (*single.split(), *several):
        assert found.in_text(word), word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in WORDS if tatami.game(key).hides_information])
def test_every_card_is_explained(key: str, language: str) -> None:
    card = messages(tatami.game(key).texts.folder.joinpath(f"{language}.ftl"))["card"]
    for name in Words(card).found:
        assert lexicon_of(key, language).in_text(name), name


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", WORDS)
def test_a_word_explained_in_english_is_found_in_its_translation(key: str, language: str) -> None:
    """The forms of a language cover its inflections."""
    english, translated = texts_of(key, "en"), texts_of(key, language)
    missing = []
    for name, text in english.items():
        if not name.startswith(SAID):
            continue
        wanted = set(lexicon_of(key, "en").in_text(text))
        found = lexicon_of(key, language).in_text(translated[name])
        missing += [(name, term, translated[name]) for term in wanted.difference(found)]
    assert missing == []
