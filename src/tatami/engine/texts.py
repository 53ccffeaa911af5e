"""Texts in four languages, from Fluent files that the browser uses too.

This is the only module that uses `fluent.runtime`.
"""

from __future__ import annotations

import functools
import re
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "nl", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LANGUAGE_NAMES: dict[Language, str] = {
    "en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français",
}  # fmt: skip
"""Each language in its own words."""


class Texts:
    """The `.ftl` files of one folder, one per language; English replaces missing texts."""

    def __init__(self, folder: Traversable, *more: str) -> None:
        """With `more`, also read files such as `lesson.en.ftl`."""
        self.folder = folder
        self.more = more
        self._known_bundle = functools.cache(self._load)

    def say(self, key: str, language: str = "en", /, **args: object) -> str:
        """The text of that key; the key in brackets if there is none."""
        for code in dict.fromkeys((language, "en")):
            bundle = self._bundle(code)
            if bundle is not None and bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, args)
                    return str(text)
        return f"[{key}]"

    def attribute(self, key: str, name: str, language: str = "en", /, **args: object) -> str:
        """An attribute of a message, such as `.rule`; "" if there is none."""
        bundle = self._bundle(language)
        if bundle is None or not bundle.has_message(key):
            return ""
        pattern = bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])

    def keys(self, prefix: str, language: str = "en") -> list[str]:
        """The keys that begin with that prefix, in the order of the files."""
        begin = re.compile(rf"^({re.escape(prefix)}[\w-]*) *=", re.MULTILINE)
        return [key for file in self._files(language) for key in begin.findall(_read(file))]

    def has(self, key: str, language: str = "en") -> bool:
        bundle = self._bundle(language)
        return bundle is not None and bundle.has_message(key)

    def languages(self) -> list[str]:
        return [code for code in LANGUAGES if self.folder.joinpath(f"{code}.ftl").is_file()]

    def _bundle(self, language: str) -> FluentBundle | None:
        """Only known languages: a client can ask for any, and each would be remembered."""
        return self._known_bundle(language) if language in LANGUAGES else None

    def _load(self, language: str) -> FluentBundle | None:
        # Imported late: it imports Babel, and simulations need no texts.
        from fluent.runtime import FluentBundle, FluentResource

        if language not in self.languages():
            return None
        bundle = FluentBundle([language], use_isolating=False)
        for file in self._files(language):
            bundle.add_resource(FluentResource(_read(file)))
        return bundle

    def _files(self, language: str) -> list[Traversable]:
        names = (f"{language}.ftl", *(f"{name}.{language}.ftl" for name in self.more))
        return [file for name in names if (file := self.folder.joinpath(name)).is_file()]


def _read(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")
