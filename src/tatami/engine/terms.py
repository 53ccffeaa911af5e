"""The explained words of a game: `texts/terms.<language>.ftl` in its folder.

A term is a message `term-<key>`: its value is the word itself, `.about` explains it in one or two
sentences, `.rule` is the number of its rule, and `.forms` lists the other forms in which texts use
the word, separated by commas. A form may end in `*` for any ending. The browser reads the same
files (`web/src/explain`).
"""

from __future__ import annotations

import functools
import re

import msgspec

from tatami.engine.texts import Texts

PREFIX = "term-"


class Term(msgspec.Struct, frozen=True):
    key: str
    word: str
    about: str
    rule: str
    forms: tuple[str, ...]
    """Every form of the word, also the one of `word`."""


class Lexicon:
    """The terms of a game in one language."""

    def __init__(self, terms: list[Term]) -> None:
        self.terms = {term.key: term for term in terms}
        forms = [(form, term.key) for term in terms for form in term.forms]
        forms.sort(key=lambda one: -len(one[0]))
        self._keys = [key for _, key in forms]
        words = "|".join(f"({_pattern(form)})" for form, _ in forms)
        self._words = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) if forms else None

    def in_text(self, text: str) -> list[str]:
        """The keys of the terms that a text uses, each once; of two forms the longer one counts."""
        if self._words is None:
            return []
        found = [self._keys[(one.lastindex or 0) - 1] for one in self._words.finditer(text)]
        return list(dict.fromkeys(found))

    def named(self, word: str) -> list[Term]:
        """The terms that a typed word means: by key, by form, or by its beginning."""
        if word in self.terms:
            return [self.terms[word]]
        if found := self.in_text(word):
            return [self.terms[key] for key in found]
        small = word.lower()
        return [term for term in self.terms.values() if small and small in term.word.lower()]


def _pattern(form: str) -> str:
    stem = re.escape(form.removesuffix("*"))
    return rf"{stem}\w*" if form.endswith("*") else stem


@functools.cache
def lexicon(texts: Texts, language: str = "en") -> Lexicon:
    """Terms that a language does not explain are explained in English."""
    keys = texts.keys(PREFIX, language)
    used = language if keys else "en"
    return Lexicon([_term(texts, key, used) for key in keys or texts.keys(PREFIX, "en")])


def _term(texts: Texts, key: str, language: str) -> Term:
    def attribute(name: str) -> str:
        return texts.attribute(key, name, language)

    word = texts.say(key, language)
    forms = [word, *(form.strip() for form in attribute("forms").split(",") if form.strip())]
    return Term(key.removeprefix(PREFIX), word, attribute("about"), attribute("rule"), tuple(forms))
