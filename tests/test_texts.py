"""How texts are written: typography, spelling, words to avoid, plural forms (docs/writing.md)."""

from __future__ import annotations

import pytest

from tests.text_style import (
    BANNED,
    files,
    fixed_french,
    problems,
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
        ("de", "Remis anbieten"),
        ("fr", "Que faire ?"),
        ("fr", "« oui »"),
        ("nl", "De samurai wint"),
    ],
)
def test_a_text_that_breaks_a_rule_is_found(language: str, text: str) -> None:
    assert list(problems_of_text(text, language))


def test_french_punctuation_gets_no_break_spaces() -> None:
    assert fixed_french("Oui ! « non » : 10:30 ?") == (
        "Oui\u00a0! «\u00a0non\u00a0»\u00a0: 10:30\u00a0?"
    )
