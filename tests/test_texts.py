"""How texts are written: typography, spelling, words to avoid, plural forms (docs/writing.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.engine.texts import LANGUAGES, Texts
from tests.fluent_files import messages
from tests.text_style import (
    BANNED,
    ROOT,
    Written,
    files,
    fixed_french,
    problems,
    problems_of_names,
    problems_of_rules,
    problems_of_text,
    prose,
)


@pytest.mark.parametrize("language", BANNED)
def test_texts_follow_the_rules_of_writing(language: str) -> None:
    found = [problem for file in files(language) for problem in problems(file, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", BANNED)
def test_rules_follow_the_rules_of_writing(language: str) -> None:
    assert not list(problems_of_rules(language))


def test_the_prose_of_rules_is_all_but_code_and_titles() -> None:
    rules = (
        "# Samurai\n\nA game, *Ehre der Samurai*.\n\n> Board `one`: Draw `x`.\n```\nx\n```\nEnd.\n"
    )
    assert prose(rules).split() == ["A", "game,", "….", "Draw", "….", "End."]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The village's rice"),
        ("en", "Whoever has more wins"),
        ("en", "Your defence"),
        ("en", "The cell below (0,-1)"),
        ("de", "Remis anbieten"),
        ("fr", "Que faire ?"),
        ("fr", "« oui »"),
        ("nl", "De samurai wint"),
    ],
)
def test_a_text_that_breaks_a_rule_is_found(language: str, text: str) -> None:
    assert list(problems_of_text(text, language))


def test_no_french_word_needs_an_apostrophe_before_a_name(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "one = La main de { $seat }\n"
        "two = Chez { $seat }, { $count } de { $count }\n"
        "three =\n    .seat = Plus que { $victim }\n",
        encoding="utf-8",
    )
    found = [
        key
        for key, message in messages(file).items()
        if list(problems_of_names(Written(message), "fr"))
    ]
    assert found == ["one", "three"]


def test_french_punctuation_gets_no_break_spaces() -> None:
    assert fixed_french("Oui ! « non » : 10:30 ?") == (
        "Oui\u00a0! «\u00a0non\u00a0»\u00a0: 10:30\u00a0?"
    )


GLUED = re.compile(r"[\w)\"'}]\}: (?:\$\{|\{\w)")
"""A label and what it labels, put together in code: French needs a space before the colon."""
NOT_READ = re.compile(r"--[\w-]+\$|new Error\(")
"""Styles, and errors for developers."""


def glued_lines(source: str) -> list[str]:
    return [
        line.strip()
        for line in source.splitlines()
        if GLUED.search(line) and not NOT_READ.search(line)
    ]


def test_labels_in_the_browser_come_from_a_text() -> None:
    assert glued_lines('<p title="{name}: {honor}">') and glued_lines("`${t(key)}: ${name}`")
    assert not glued_lines("let { one }: { one: string } = $props();")
    assert not glued_lines("style={`--seat-${seat}: ${color}`}")
    found = [
        f"{file.name}: {line}"
        for pattern in ("*.svelte", "*.ts")
        for file in (ROOT / "web" / "src").rglob(pattern)
        for line in glued_lines(file.read_text(encoding="utf-8"))
    ]
    assert not found, "use the text `labeled`:\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resignation_names_the_winner_only_if_there_is_one(language: str) -> None:
    """If the last person resigns, several bots can win, or nobody."""
    texts, table = Texts(ROOT / "web" / "texts"), Texts(ROOT / "web" / "texts" / "table")
    for winners in (0, 1, 2):
        args = {"winners": winners, "winner": "Aki", "player": "Birgit"}
        to_others = texts.say("end-resigned", language, **args)
        to_reader = table.attribute("end-resigned-you", "player", language, **args)
        assert to_others.startswith("Aki ") == to_reader.startswith("Aki ") == (winners == 1)


ARTICLES = {
    "a", "an", "the", "ein", "eine", "einen", "einem", "der", "die", "das", "den", "dem",
    "un", "une", "le", "la", "les", "de", "du", "des", "à", "au", "een", "het",
}  # fmt: skip
BUTTON = re.compile(r"<button\b[^>]*?(?:=>[^>]*?)*>(.*?)</button\s*>", re.DOTALL)
MOST_WORDS = {"en": 3, "de": 4, "fr": 4, "nl": 4}
"""On a button, without articles."""


def keys_on_buttons() -> set[str]:
    """Messages that a button shows."""
    found: set[str] = set()
    for file in (ROOT / "web" / "src").rglob("*.svelte"):
        source = file.read_text(encoding="utf-8")
        for content in BUTTON.findall(source):
            found.update(re.findall(r'\bt\("([\w-]+)"', content))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    buttons = keys_on_buttons()
    assert len(buttons) > 50, "buttons are written in another way: this test finds no texts"
    too_long = [
        f"{key}: {text}"
        for file in files(language)
        for key, message in messages(file).items()
        if key in buttons
        for text in Written(message).texts
        if len([word for word in text.split() if word.lower() not in ARTICLES])
        > MOST_WORDS[language]
    ]
    assert not too_long, "\n".join(too_long)


HINT = re.compile(r"-(about|how|intro)$")
"""Keys of the sentences below titles and fields."""
MOST_WORDS_IN_HINT = {"en": 12, "de": 15, "fr": 15, "nl": 15}
"""Per sentence. English is written first; the others need more words for the same."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_short(language: str) -> None:
    hints = [
        (key, sentence)
        for file in files(language)
        if ROOT / "web" in file.parents
        for key, message in messages(file).items()
        if HINT.search(key)
        for text in Written(message).texts
        for sentence in re.split(r"(?<=[.!?])\s+", text)
    ]
    assert len(hints) > 40, "hints have other keys: this test finds no texts"
    most = MOST_WORDS_IN_HINT[language]
    too_long = [f"{key}: {text}" for key, text in hints if len(text.split()) > most]
    assert not too_long, "\n".join(too_long)
